"""What forbids an announcement in every game."""

from collections.abc import Collection, Container, Iterator
from dataclasses import fields

from companion.core.announcements import SeatBack, SeatLeft
from companion.core.facts import Announcement, Seat, Violation
from companion.core.violations import GameOver, PlayerUnknown


def table_faults(
    announcement: Announcement,
    naming: Collection[str],
    seats: Container[Seat],
    *,
    is_over: bool,
) -> tuple[Violation, ...]:
    """Return that the game is over, and which named players do not sit here.

    After the end only who sits at the table changes. `naming` says which fields name
    players; other values that stand in them, such as a place, are passed over.
    """
    unknown = tuple(
        PlayerUnknown(seat)
        for seat in _named(announcement, naming)
        if seat not in seats
    )
    is_late = is_over and not isinstance(announcement, SeatLeft | SeatBack)
    return (GameOver(), *unknown) if is_late else unknown


def _named(announcement: Announcement, naming: Collection[str]) -> Iterator[Seat]:
    for field in fields(announcement):
        if field.name in naming:
            value = getattr(announcement, field.name)
            names = value if isinstance(value, tuple) else (value,)
            yield from (Seat(name) for name in names if isinstance(name, str))
