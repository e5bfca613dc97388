"""What changes while a score is kept."""

from dataclasses import dataclass
from typing import ClassVar

from companion.core.facts import Event, Seat
from companion.games.score.board import Goal


@dataclass(frozen=True, slots=True)
class Unvoiced(Event):
    """Be said by the read-back of the announcement already."""

    is_voiced: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class PointsNoted(Unvoiced):
    """A player's points in this round are known."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """A round is over; the totals follow."""

    number: int
    points: tuple[tuple[Seat, int], ...]
    totals: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """Somebody has won, or several together."""

    seats: tuple[Seat, ...]
    points: int


@dataclass(frozen=True, slots=True)
class GoalChanged(Unvoiced):
    """Who wins is settled."""

    goal: Goal


@dataclass(frozen=True, slots=True)
class TargetChanged(Unvoiced):
    """The points at which the game ends are settled."""

    target: int


@dataclass(frozen=True, slots=True)
class RoundRescored(Event):
    """A player has other points in a round that is over; the totals follow."""

    number: int
    seat: Seat
    points: int
    totals: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class RoundUncounted(Event):
    """A round that is over counts no more; the totals follow."""

    number: int
    totals: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class RoundRecounted(Event):
    """A round that was discounted counts again; the totals follow."""

    number: int
    totals: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class TotalCorrected(Unvoiced):
    """The table has said what a player really has."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class SeatVacated(Unvoiced):
    """A player is away; no points are awaited from them."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatRetaken(Unvoiced):
    """A player is back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundVoided(Unvoiced):
    """The points of this round are forgotten."""

    number: int
