"""What can be wrong in Amarok."""

from dataclasses import dataclass
from typing import ClassVar

from companion.core.facts import Seat, Violation
from companion.games.amarok.board import Blank, Colour


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
    topic: ClassVar[str] = "play"


@dataclass(frozen=True, slots=True)
class TwoCardsLaid(Violation):
    """The player has two cards in front already."""

    seat: Seat
    topic: ClassVar[str] = "play"


@dataclass(frozen=True, slots=True)
class ValueNotInDeck(Violation):
    """No card bears such a number."""

    value: int
    topic: ClassVar[str] = "deck"


@dataclass(frozen=True, slots=True)
class RoundNotPlayed(Violation):
    """No round with that number is over."""

    round: int
    played: int
    """How many rounds are over."""
    topic: ClassVar[str] = "round-end"


@dataclass(frozen=True, slots=True)
class HandEmpty(Violation):
    """The player holds no card."""

    seat: Seat
    topic: ClassVar[str] = "places"


@dataclass(frozen=True, slots=True)
class RiverEmpty(Violation):
    """No card lies in the river."""

    topic: ClassVar[str] = "places"


@dataclass(frozen=True, slots=True)
class PileEmpty(Violation):
    """No card is left in the pile."""

    topic: ClassVar[str] = "places"


@dataclass(frozen=True, slots=True)
class CardNotInRiver(Violation):
    """The cards of the river are known, and this is none of them."""

    colour: Colour
    value: int | Blank
    topic: ClassVar[str] = "places"


@dataclass(frozen=True, slots=True)
class RiverCount(Violation):
    """As many cards are to be told as lie in the river."""

    needed: int
    told: int
    topic: ClassVar[str] = "places"


@dataclass(frozen=True, slots=True)
class CardNotLaid(Violation):
    """No such card lies there."""

    owner: Seat | None
    topic: ClassVar[str] = "claw"


@dataclass(frozen=True, slots=True)
class ClawNotItself(Violation):
    """A Claw destroys another card."""

    topic: ClassVar[str] = "claw"


@dataclass(frozen=True, slots=True)
class ClawIsMandatory(Violation):
    """A Claw must destroy something (only as a table rule)."""

    seat: Seat
    topic: ClassVar[str] = "claw"


@dataclass(frozen=True, slots=True)
class NotTied(Violation):
    """Only one of the tied players can be given the round."""

    seat: Seat
    topic: ClassVar[str] = "tie"
