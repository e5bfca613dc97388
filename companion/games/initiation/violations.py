"""What can be wrong on the path of initiation."""

from dataclasses import dataclass
from typing import ClassVar

from companion.core.facts import Seat, Violation


@dataclass(frozen=True, slots=True)
class WrongPhase(Violation):
    """This cannot happen now; the topic of what is due explains why."""

    phase: str
    is_early: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class NotYourTurn(Violation):
    """Somebody else is awaited."""

    seat: Seat
    expected: Seat | None
    """`None` where several others are."""
    topic: ClassVar[str] = "play"


@dataclass(frozen=True, slots=True)
class NoSuchDie(Violation):
    """No die shows the number."""

    value: int
    topic: ClassVar[str] = "play"


@dataclass(frozen=True, slots=True)
class NoSuchTotal(Violation):
    """The dice cannot give this total."""

    total: int
    topic: ClassVar[str] = "play"


@dataclass(frozen=True, slots=True)
class DiceDoNotMatch(Violation):
    """The dice and their total cannot both be right."""

    total: int
    topic: ClassVar[str] = "play"


@dataclass(frozen=True, slots=True)
class TooManyDice(Violation):
    """More dice were told than are thrown now."""

    needed: int
    topic: ClassVar[str] = "play"


@dataclass(frozen=True, slots=True)
class CompanionNeverThrows(Violation):
    """The table throws its own dice (a table rule)."""

    topic: ClassVar[str] = "companion-dice"


@dataclass(frozen=True, slots=True)
class SamePawn(Violation):
    """Each pawn takes one of the two dice."""

    topic: ClassVar[str] = "share"


@dataclass(frozen=True, slots=True)
class NoSuchPawn(Violation):
    """Nobody leads a pawn of that number."""

    number: int
    topic: ClassVar[str] = "share"


@dataclass(frozen=True, slots=True)
class DieNotThrown(Violation):
    """Neither die shows the number."""

    value: int
    topic: ClassVar[str] = "share"


@dataclass(frozen=True, slots=True)
class NotInTeam(Violation):
    """The player is not in the team that shares the dice."""

    seat: Seat
    topic: ClassVar[str] = "share"


@dataclass(frozen=True, slots=True)
class SquareOccupied(Violation):
    """Another pawn stands there."""

    square: int
    seat: Seat
    topic: ClassVar[str] = "occupied"
