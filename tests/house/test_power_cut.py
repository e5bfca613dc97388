"""A game survives being killed at any moment: no answered line is lost."""

import json
import os
import random
import subprocess
import time
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import Any

from companion import config
from companion.config import game_names
from companion.core import requests
from companion.core.facts import Announcement, Request, Seat
from companion.session import Session, hear
from companion.wire import encode
from tests.games.playing import next_accepted
from tests.games.test_every_game import Silence
from tests.house.program import PLAYERS, command, environment, run

KILLS = 200 if os.environ.get("SOAK") else 20
KILLS_A_GAME = 7
ENOUGH = 10
"""Lines that views tell apart; who throws first does not show in any."""
LINES = 150
"""Lines of a game; it need not be played to its end."""
ASK = '{"kind": "ask-turn"}\n'


@dataclass(frozen=True)
class Script:
    """Hold lines to play, and the public state before each of them."""

    lines: tuple[str, ...]
    views: tuple[dict[str, object], ...]


def scripted(name: str, seed: int) -> Script:
    """Return a game by chance: announcements, undoing, redoing, correcting.

    Each line changes what everybody may know, so that a view tells how many were kept.
    """
    chance = random.Random(seed)
    game = config.restored(name, {}, "test").game()
    seats = tuple(Seat(player) for player in PLAYERS.split(","))
    session: Session[Any] = Session.begin(game, seats, "fr")
    lines, views = [], [plain(session)]
    for _ in range(2 * LINES):
        if game.is_over(session.state):
            break
        told = chosen(session, chance)
        after, answer = hear(session, told, Silence())
        if answer.outcome == "accepted" and plain(after) != views[-1]:
            session = after
            lines.append(f"{json.dumps(encode(told))}\n")
            views.append(plain(session))
    return Script(tuple(lines), tuple(views))


def chosen(session: Session[Any], chance: random.Random) -> Announcement | Request:
    """Return what a table might say next: mostly something that is accepted."""
    entries, number = session.journal.entries, chance.random()
    if number < 0.12 and entries:
        return requests.Undo(chance.randint(1, 3))
    if number < 0.24 and session.journal.undone:
        return requests.Redo()
    accepted = next_accepted(session.game, session.state, chance)
    return accepted.announcement


def plain(session: Session[Any]) -> dict[str, object]:
    """Return the view as JSON gives it back."""
    view: dict[str, object] = json.loads(json.dumps(session.game.view(session.state)))
    return view


class Companion:
    """Play in a process that is killed without warning."""

    def __init__(self, home: Path, name: str, sitting: Path) -> None:
        """Start and resume what the file holds."""
        self._process = subprocess.Popen(
            command(
                *("play", name, "--players", PLAYERS, "--json"),
                *("--sitting", sitting),
            ),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=home,
            env=environment(home),
        )

    def ask(self) -> Any:
        """Return the public state."""
        self._write(ASK)
        return json.loads(self._read())["view"]

    def play_until_killed(self, lines: tuple[str, ...], chance: random.Random) -> int:
        """Send lines at once, kill at some moment; return how many were answered."""
        self._write("".join(lines))
        wanted = chance.randrange(len(lines) + 1)
        answered = sum(bool(self._read()) for _ in range(wanted))
        time.sleep(chance.random() * 0.01)
        self._process.kill()
        rest, _ = self._process.communicate()
        return answered + rest.count(b"\n")

    def _write(self, lines: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(lines.encode())
        self._process.stdin.flush()

    def _read(self) -> bytes:
        assert self._process.stdout is not None
        return self._process.stdout.readline()


def test_no_answered_line_is_lost_when_the_companion_is_killed(tmp_path: Path) -> None:
    """The state after a kill holds every answered line, and at most one more.

    A line that is being ruled at that moment may be durable before its answer is out.
    """
    chance, kills, seed = random.Random(7), 0, 0
    games = cycle(one for one in game_names() if len(scripted(one, 1).lines) > ENOUGH)
    while kills < KILLS:
        seed += 1
        most = min(KILLS_A_GAME, KILLS - kills)
        kills += kills_in_a_game(tmp_path, (next(games), seed), most, chance)

    assert kills == KILLS


def kills_in_a_game(
    home: Path, played: tuple[str, int], most: int, chance: random.Random
) -> int:
    """Play a game in which the companion is killed again and again; count the kills."""
    (name, seed), least, kills = played, 0, 0
    script = scripted(name, seed)
    while least < len(script.lines) - 15 and kills < most:
        companion = Companion(home, name, home / f"evening-{seed}.db")
        played = reached(companion.ask(), script, least)
        burst = script.lines[played : played + 12]
        least = played + companion.play_until_killed(burst, chance)
        kills += 1
    last = Companion(home, name, home / f"evening-{seed}.db")
    reached(last.ask(), script, least)
    last.play_until_killed((), chance)
    return kills


def reached(view: object, script: Script, least: int) -> int:
    """Return how many lines a state has seen: those answered, or one more."""
    expected = script.views[least : least + 2]
    assert view in expected
    return least + expected.index(view)


def test_a_kept_game_is_resumed_as_it_was_left(tmp_path: Path) -> None:
    """Undone, redone and insisted entries are ruled again in the same way."""
    lines = [
        '{"kind": "round-started", "first": "Alice"}',
        '{"kind": "card-played", "seat": "Alice", "world": "blue", "value": 1}',
        '{"kind": "card-played", "seat": "Chloé", "world": "blue", "value": 2}',
        '{"kind": "insist"}',
        '{"kind": "correct", "value": 3}',
        '{"kind": "card-played", "seat": "Bruno", "world": "green", "value": 1}',
        '{"kind": "undo", "count": 1}',
        '{"kind": "redo"}',
        '{"kind": "seat-left", "seat": "Bruno"}',
        '{"kind": "ask-turn"}',
    ]
    arguments = ("play", "shamans", "--players", PLAYERS, "--json", "--sitting")

    first = run(tmp_path, *arguments, "evening.db", lines="\n".join(lines) + "\n")
    again = run(tmp_path, *arguments, "evening.db", lines=ASK)

    assert again.answers[0]["view"] == first.answers[-1]["view"]
