"""The questions that only Amarok takes."""

from dataclasses import dataclass
from typing import ClassVar

from companion.core.facts import Request, Seat
from companion.games.amarok.board import Blank, Colour, Symbol


@dataclass(frozen=True, slots=True)
class AskSums(Request):
    """What do the cards in front add up to so far?"""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class AskObjective(Request):
    """Which face of the Objective lies up?"""


@dataclass(frozen=True, slots=True)
class AskSymbol(Request):
    """In front of whom does a symbol lie?"""

    symbol: Symbol | None = None


@dataclass(frozen=True, slots=True)
class AskPile(Request):
    """How many cards are left in the pile?"""


@dataclass(frozen=True, slots=True)
class AskRiver(Request):
    """Which cards lie in the river?"""


@dataclass(frozen=True, slots=True)
class AskOutcome(Request):
    """Who would win the round as things lie?"""


@dataclass(frozen=True, slots=True)
class AskLaid(Request):
    """Which cards lie in front of a player, or of everybody?"""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class AskHand(Request):
    """How many cards does a player hold?"""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class AskSight(Request):
    """How does a player hold the cards: which way do they face?"""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class AskHiddenCard(Request):
    """Which card does a player hold, or comes next? Never answered."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class TellCard(Request):
    """A neighbour passes on a card that faces the others, for one ear alone."""

    is_whispered: ClassVar[bool] = True

    seat: Seat | None = None
    """Who holds the card."""
    colour: Colour | None = None
    value: int | Blank | None = None
    symbol: Symbol | Blank | None = None


@dataclass(frozen=True, slots=True)
class AskPlayer(Request):
    """How does one player stand: rounds, cards, sum?"""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class AskTableRules(Request):
    """Which table rules are in force?"""


REQUESTS: tuple[type[Request], ...] = (
    AskSums,
    AskObjective,
    AskSymbol,
    AskPile,
    AskRiver,
    AskOutcome,
    AskLaid,
    AskHand,
    AskSight,
    AskHiddenCard,
    TellCard,
    AskPlayer,
    AskTableRules,
)
