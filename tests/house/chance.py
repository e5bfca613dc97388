"""Games by chance: whatever the rules accept, one announcement after the other."""

import random
from collections.abc import Iterator
from typing import Any

from companion.core.announcements import RoundVoid, SeatBack, SeatLeft
from companion.core.facts import Announcement, Seat
from companion.core.game import Game
from companion.core.rulings import Accepted

SELDOM = RoundVoid | SeatBack | SeatLeft


def announcements(
    game: Game[Any], seats: tuple[Seat, ...], seed: int
) -> Iterator[tuple[Announcement, Any]]:
    """Yield what is announced in a game until it is won, with the state after it."""
    chance = random.Random(seed)
    state = game.begin(seats)
    while (told := _accepted(game, state, chance)) is not None:
        ruling = game.rule(state, told)
        assert isinstance(ruling, Accepted)
        for event in ruling.events:
            state = game.apply(state, event)
        yield told, state


def _accepted(
    game: Game[Any], state: Any, chance: random.Random
) -> Announcement | None:
    sayable = [one for one in game.sayable(state) if not isinstance(one, SELDOM)]
    chance.shuffle(sayable)
    for told in sayable:
        ruling = game.rule(state, told)
        if isinstance(ruling, Accepted) and ruling.events:
            return told
    return None
