"""What players announce while a score is kept."""

from dataclasses import dataclass

from companion.core.announcements import RoundVoid, SeatBack, SeatLeft
from companion.core.facts import Announcement, Seat
from companion.games.score.board import Goal


@dataclass(frozen=True, slots=True)
class PointsScored(Announcement):
    """A player gains points in this round; below nought they lose some."""

    seat: Seat | None = None
    points: int | None = None


@dataclass(frozen=True, slots=True)
class PointsCorrected(Announcement):
    """A player has other points in this round, or in the last one that is over."""

    seat: Seat | None = None
    points: int | None = None


@dataclass(frozen=True, slots=True)
class RoundClosed(Announcement):
    """The round is over; whoever was not named gains nothing."""


@dataclass(frozen=True, slots=True)
class GameClosed(Announcement):
    """The game is over as the totals stand."""


@dataclass(frozen=True, slots=True)
class GoalSet(Announcement):
    """Who wins: most points, or fewest."""

    goal: Goal | None = None


@dataclass(frozen=True, slots=True)
class TargetSet(Announcement):
    """The points at which the game ends."""

    target: int | None = None


@dataclass(frozen=True, slots=True)
class RoundCorrected(Announcement):
    """A player had other points in a round that is over."""

    round: int | None = None
    seat: Seat | None = None
    points: int | None = None


@dataclass(frozen=True, slots=True)
class RoundDiscounted(Announcement):
    """A round that is over does not count after all."""

    round: int | None = None


@dataclass(frozen=True, slots=True)
class RoundCounted(Announcement):
    """A round that was discounted counts again."""

    round: int | None = None


@dataclass(frozen=True, slots=True)
class TableCorrected(Announcement):
    """The table says what a player really has in all."""

    seat: Seat | None = None
    points: int | None = None


ANNOUNCEMENTS: tuple[type[Announcement], ...] = (
    PointsScored,
    PointsCorrected,
    RoundClosed,
    GameClosed,
    GoalSet,
    TargetSet,
    RoundCorrected,
    RoundDiscounted,
    RoundCounted,
    TableCorrected,
    SeatLeft,
    SeatBack,
    RoundVoid,
)
SELDOM: tuple[type[Announcement], ...] = (
    GameClosed,
    GoalSet,
    PointsCorrected,
    RoundCorrected,
    RoundCounted,
    RoundDiscounted,
    TableCorrected,
    TargetSet,
)
"""What is announced once a game, or hardly ever."""
