"""What players announce on the path of initiation."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from companion.core.announcements import RoundVoid, SeatBack, SeatLeft
from companion.core.facts import Announcement, Seat
from companion.games.initiation.board import FACES, PAWNS, Direction


@dataclass(frozen=True, slots=True)
class DiceRolled(Announcement):
    """A player has thrown the dice for a pawn or two."""

    seat: Seat | None = None
    dice: tuple[int, ...] | None = None
    total: int | None = None
    """Their sum, where nobody has told the dice."""
    ranges: ClassVar[Mapping[str, range]] = {"dice": FACES, "total": range(1, 13)}


@dataclass(frozen=True, slots=True)
class DieRolled(Announcement):
    """A player has thrown one die for who begins."""

    seat: Seat | None = None
    value: int | None = None
    ranges: ClassVar[Mapping[str, range]] = {"value": FACES}


@dataclass(frozen=True, slots=True)
class DirectionChosen(Announcement):
    """Who begins chooses to whom the dice pass."""

    direction: Direction | None = None


@dataclass(frozen=True, slots=True)
class DiceWanted(Announcement):
    """The companion is to throw; what falls is told by nobody."""

    seat: Seat | None = None
    dice: tuple[int, ...] | None = None
    by_chance: ClassVar[tuple[str, ...]] = ("dice",)


@dataclass(frozen=True, slots=True)
class DiceAssigned(Announcement):
    """Which pawn takes which die, where two pawns are led."""

    seat: Seat | None = None
    first: int | None = None
    """The pawn that takes the first die; in teams the partner's pawn is 2."""
    second: int | None = None
    value: int | None = None
    """A die, named by what it shows, instead of its place."""
    pawn: int | None = None
    """The pawn that takes the named die."""
    other: Seat | None = None
    """Whose pawn takes the named die, in teams."""
    ranges: ClassVar[Mapping[str, range]] = {
        "first": PAWNS,
        "second": PAWNS,
        "value": FACES,
        "pawn": PAWNS,
    }


@dataclass(frozen=True, slots=True)
class TableCorrected(Announcement):
    """How things really stand; only what is given changes."""

    seat: Seat | None = None
    square: int | None = None
    misses: int | None = None
    held: bool | None = None
    pawn: int | None = None
    """Which of the two pawns, where each player leads two."""
    ranges: ClassVar[Mapping[str, range]] = {"pawn": PAWNS}


ANNOUNCEMENTS: tuple[type[Announcement], ...] = (
    DiceRolled,
    DieRolled,
    DirectionChosen,
    DiceWanted,
    DiceAssigned,
    TableCorrected,
    SeatLeft,
    SeatBack,
    RoundVoid,
)
SELDOM: tuple[type[Announcement], ...] = (DirectionChosen, TableCorrected)
"""What is announced once a game, or hardly ever."""
