"""How long the initiation takes: games by chance, and a chart of their lengths.

`python -m bench.paths 100000` plays as many games for each number of players.
"""

import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random

from bench.figures import figure
from companion.core.facts import Announcement, Seat
from companion.core.rulings import Accepted
from companion.games.initiation import announcements as said
from companion.games.initiation.board import FACES, Direction
from companion.games.initiation.rules import Initiation
from companion.games.initiation.state import State

SEATS = tuple(map(Seat, ("Alice", "Bruno", "Chloé", "David", "Eva", "Félix")))
SEED = 63
GAMES = 200
"""Games of which the rate is measured."""
FEW = 2000
"""Games of the chart that is printed with the other figures."""
CHUNK = 500
STEP, WIDTH = 10, 50
"""Throws of one bar, and signs of the longest one."""


def main(count: int = FEW) -> None:
    """Print how many games are played a second, and how long they are."""
    figure("simulated games of the initiation", "per second", rates())
    print(chart(lengths(count), count), flush=True)


def rates() -> Iterator[float]:
    """Yield games a second, for three players."""
    for seed in range(GAMES):
        begun = time.perf_counter()
        game_length(3, Random(seed))
        yield 1 / (time.perf_counter() - begun)


def game_length(players: int, chance: Random) -> int:
    """Return how many times two dice are thrown until somebody has won."""
    game = Initiation()
    state = game.begin(SEATS[:players])
    throws = 0
    while state.winner is None:
        told = _announced(state, chance)
        throws += isinstance(told, said.DiceRolled)
        ruling = game.rule(state, told)
        assert isinstance(ruling, Accepted)
        for event in ruling.events:
            state = game.apply(state, event)
    return throws


def _announced(state: State, chance: Random) -> Announcement:
    if state.beginner is None:
        return said.DieRolled(state.awaited_first[0], chance.choice(FACES))
    if state.direction is None:
        return said.DirectionChosen(chance.choice(tuple(Direction)))
    return said.DiceRolled(None, (chance.choice(FACES), chance.choice(FACES)))


def lengths(count: int) -> Counter[int]:
    """Return how many of some games for three players had how many throws."""
    found = Counter[int]()
    chunks = range(0, count, CHUNK)
    with ProcessPoolExecutor() as processes:
        for some in processes.map(_some_lengths, chunks, (count,) * len(chunks)):
            found.update(some)
    return found


def _some_lengths(first: int, count: int) -> Counter[int]:
    seeds = range(first, min(first + CHUNK, count))
    return Counter(game_length(3, Random(SEED * 10**6 + seed)) for seed in seeds)


def chart(found: Counter[int], count: int) -> str:
    """Return the distribution as lines of text, with what it shows in one sentence."""
    every = sorted(found.elements())
    bars = Counter(length // STEP for length in every)
    longest = max(bars.values())
    shown = [
        f"{bar * STEP:4}-{bar * STEP + STEP - 1:<4}"
        f" {'#' * round(WIDTH * bars[bar] / longest):{WIDTH}} {bars[bar] / count:6.1%}"
        for bar in range(max(bars) + 1)
        if bars[bar] >= count / 1000
    ]
    last = round(0.9 * count)
    told = (
        f"{count} games of three players: half of them end within"
        f" {statistics.median_low(every)} throws, nine of ten within {every[last]};"
        f" the shortest took {every[0]}, the longest {every[-1]}."
    )
    return "\n".join((*(line.rstrip() for line in shown), told))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
