"""The faults that every game shares."""

from dataclasses import dataclass
from typing import ClassVar

from companion.core.facts import Seat, Violation


@dataclass(frozen=True, slots=True)
class PlayerUnknown(Violation):
    """Nobody of that name sits at the table."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameOver(Violation):
    """The game is over."""

    topic: ClassVar[str] = "over"


@dataclass(frozen=True, slots=True)
class TooFewPlayers(Violation):
    """The game needs more players than are present."""

    present: int
    needed: int
    topic: ClassVar[str] = "setup"


@dataclass(frozen=True, slots=True)
class PlayerAway(Violation):
    """The player has left the table or was not dealt into this round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OutOfRange(Violation):
    """A corrected number or list cannot be."""

    field: str
    """The name of the corrected field."""


@dataclass(frozen=True, slots=True)
class NotInThisGame(Violation):
    """The game has no rule for what every table may announce, such as leaving it."""
