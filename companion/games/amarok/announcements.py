"""What players announce in Amarok."""

from dataclasses import dataclass

from companion.core.announcements import RoundVoid, SeatBack, SeatLeft
from companion.core.facts import Announcement, Seat
from companion.games.amarok.board import (
    Blank,
    Card,
    Colour,
    HouseRule,
    Objective,
    Source,
    Symbol,
    Unseen,
    Where,
)


@dataclass(frozen=True, slots=True)
class RoundStarted(Announcement):
    """A round begins; who begins is told in the first round only."""

    first: Seat | None = None


@dataclass(frozen=True, slots=True)
class RiverShown(Announcement):
    """The cards that lie in the river; nobody must tell them."""

    cards: tuple[Card, ...] | None = None


@dataclass(frozen=True, slots=True)
class CardLaid(Announcement):
    """A player takes a card and lays it face up in front of them."""

    seat: Seat | None = None
    source: Source | Seat | None = None
    """A place, or the player from whose hand it is taken."""
    colour: Colour | None = None
    value: int | Blank | None = None
    symbol: Symbol | Blank | None = None
    """Left out: none, or the one that was announced in the river."""


@dataclass(frozen=True, slots=True)
class CardDestroyed(Announcement):
    """A Claw puts another card under the pile; it is shown to all."""

    seat: Seat | None = None
    where: Where | None = None
    owner: Seat | None = None
    colour: Colour | None = None
    value: int | Blank | None = None
    symbol: Symbol | Blank | None = None


@dataclass(frozen=True, slots=True)
class ClawDeclined(Announcement):
    """A player destroys nothing with a Claw."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class RoundWon(Announcement):
    """The table gives a tied round to one of the tied players."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class RoundCorrected(Announcement):
    """The table says that somebody else has won a round that is over."""

    round: int | None = None
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class HouseRuleAgreed(Announcement):
    """The table settles how it deals with cards that face away from their owner."""

    house_rule: HouseRule | None = None


@dataclass(frozen=True, slots=True)
class EarphoneWorn(Announcement):
    """The table agrees that a player hears in the earphone what the others see."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class TableCorrected(Announcement):
    """How things really stand; only what is given changes."""

    seat: Seat | None = None
    wins: int | None = None
    hand: int | None = None
    laid: tuple[Card, ...] | None = None
    objective: Objective | None = None
    pile: int | None = None
    river: tuple[Card | Unseen, ...] | None = None


ANNOUNCEMENTS: tuple[type[Announcement], ...] = (
    RoundStarted,
    RiverShown,
    CardLaid,
    CardDestroyed,
    ClawDeclined,
    RoundWon,
    RoundCorrected,
    HouseRuleAgreed,
    EarphoneWorn,
    TableCorrected,
    SeatLeft,
    SeatBack,
    RoundVoid,
)
SELDOM: tuple[type[Announcement], ...] = (
    RoundStarted,
    RiverShown,
    ClawDeclined,
    RoundWon,
    RoundCorrected,
    HouseRuleAgreed,
    EarphoneWorn,
    TableCorrected,
)
"""What is announced once a round, or hardly ever."""
BLUFFED: tuple[type[Announcement], ...] = (
    RiverShown,
    CardLaid,
    CardDestroyed,
    RoundWon,
    RoundCorrected,
    HouseRuleAgreed,
    EarphoneWorn,
)
"""Cards and who should win: what a table talks about all evening."""
