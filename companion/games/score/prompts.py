"""What the table is expected to say next while a score is kept."""

from dataclasses import dataclass

from companion.core.facts import Prompt, Seat


@dataclass(frozen=True, slots=True)
class PointsDue(Prompt):
    """The points of these players in this round."""

    number: int
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class NobodyPresent(Prompt):
    """Everybody is away: somebody is to come back."""


@dataclass(frozen=True, slots=True)
class NothingDue(Prompt):
    """The game is over; these have won."""

    seats: tuple[Seat, ...]
