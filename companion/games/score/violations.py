"""The rules that can be broken while a score is kept."""

from dataclasses import dataclass
from typing import ClassVar

from companion.core.facts import Seat, Violation


@dataclass(frozen=True, slots=True)
class AlreadyScored(Violation):
    """The player has points in this round already; more would be added."""

    seat: Seat
    points: int
    """What they have in this round."""
    topic: ClassVar[str] = "round"


@dataclass(frozen=True, slots=True)
class NothingScored(Violation):
    """Nobody has points yet in what is to be closed."""

    topic: ClassVar[str] = "round"


@dataclass(frozen=True, slots=True)
class RoundNotCounted(Violation):
    """The round does not count: it is to count again before it is corrected."""

    round: int
    topic: ClassVar[str] = "correction"


@dataclass(frozen=True, slots=True)
class RoundNotPlayed(Violation):
    """No round with that number is over."""

    round: int
    played: int
    """How many rounds are over."""
    topic: ClassVar[str] = "correction"
