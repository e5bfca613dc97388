"""Rounds of Shamans by chance, step by step."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from companion.core.announcements import RoundVoid, SeatBack, SeatLeft
from companion.core.facts import Announcement, Seat
from companion.core.game import Game
from companion.core.lawful import lawful
from companion.core.rulings import Accepted
from companion.games.shamans.events import RoundScored

SELDOM = RoundVoid | SeatBack | SeatLeft


@dataclass(frozen=True, slots=True)
class Step:
    """Hold one announcement, what it changed, and the state it was made in."""

    before: Any
    announcement: Announcement
    ruling: Accepted


def whole_round(
    game: Game[Any], seats: tuple[Seat, ...], chance: random.Random
) -> Iterator[Step]:
    """Yield what is announced in a round, from its beginning to its scoring."""
    state = game.begin(seats)
    while True:
        step = _accepted(game, state, chance)
        yield step
        for event in step.ruling.events:
            state = game.apply(state, event)
            if isinstance(event, RoundScored):
                return


def _accepted(game: Game[Any], state: Any, chance: random.Random) -> Step:
    """Return one of the announcements that the rules accept."""
    sayable = [one for one in game.sayable(state) if not isinstance(one, SELDOM)]
    chance.shuffle(sayable)
    for announcement in sayable:
        for ruling in lawful(game, state, (announcement,)):
            return Step(state, announcement, ruling)
    raise AssertionError("nobody can go on")
