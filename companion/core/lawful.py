"""What somebody who keeps the rules may announce: to practise, and to try rules."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from companion.core.facts import Announcement
from companion.core.game import Game
from companion.core.rulings import Accepted

State = TypeVar("State")


def lawful(
    game: Game[State], state: State, ways: Iterable[Announcement]
) -> Iterator[Accepted]:
    """Yield what the rules make of those announcements that they accept."""
    for announcement in ways:
        ruling = game.rule(state, announcement)
        if isinstance(ruling, Accepted) and ruling.events:
            yield ruling


def awaited(
    game: Game[State], state: State, left_out: tuple[type[Announcement], ...] = ()
) -> tuple[type[Announcement], ...]:
    """Return the kinds that a state awaits, without those that may be left out."""
    expected = game.expected(state)
    return tuple(one for one in expected if one not in left_out) or expected
