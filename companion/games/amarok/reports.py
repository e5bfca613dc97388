"""The answers to questions about a game of Amarok."""

from dataclasses import dataclass
from typing import ClassVar

from companion.core.facts import Report, Seat
from companion.games.amarok.board import Card, HouseRule, Objective, Symbol


@dataclass(frozen=True, slots=True)
class GistReport(Report):
    """How the game stands, in one sentence; also said when it goes on."""

    round: int
    is_running: bool
    """Whether the round is being played."""
    objective: Objective
    leaders: tuple[Seat, ...]
    """Who has won most rounds; nobody before the first one."""
    wins: int


@dataclass(frozen=True, slots=True)
class RoundReport(Report):
    """The round in one sentence; said between rounds too."""

    number: int


@dataclass(frozen=True, slots=True)
class ObjectiveReport(Report):
    """Which face of the Objective lies up, and who wins by it."""

    objective: Objective


@dataclass(frozen=True, slots=True)
class SumsReport(Report):
    """What the cards in front add up to."""

    sums: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class NoCardsReport(Report):
    """No card lies in front of anybody."""


@dataclass(frozen=True, slots=True)
class LaidReport(Report):
    """The cards in front of a player."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SymbolReport(Report):
    """In front of whom a symbol lies."""

    symbol: Symbol
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PileReport(Report):
    """How many cards are left in the pile."""

    count: int


@dataclass(frozen=True, slots=True)
class RiverReport(Report):
    """What lies in the river."""

    cards: tuple[Card, ...]
    """Those that were announced."""
    unseen: int = 0
    """How many were not."""


@dataclass(frozen=True, slots=True)
class OutcomeReport(Report):
    """Who would win as things lie, and by which face of the Objective."""

    objective: Objective
    leaders: tuple[Seat, ...]
    """Several are tied; nobody where every player is trapped."""
    sum: int | None


@dataclass(frozen=True, slots=True)
class TrappedReport(Report):
    """Who cannot win the round as things lie."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class HandReport(Report):
    """How many cards a player holds."""

    seat: Seat
    hand: int


@dataclass(frozen=True, slots=True)
class SightReport(Report):
    """How many of their own cards a player may see."""

    seat: Seat
    sees: int


@dataclass(frozen=True, slots=True)
class HouseRuleReport(Report):
    """How the table deals with cards that face away from their owner."""

    house_rule: HouseRule
    wearer: Seat | None = None
    """Who hears in the earphone what the others see."""


@dataclass(frozen=True, slots=True)
class AwayReport(Report):
    """A player is away from the table."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WinsReport(Report):
    """How many rounds one player has won."""

    seat: Seat
    wins: int


@dataclass(frozen=True, slots=True)
class AllWinsReport(Report):
    """How many rounds everybody has won."""

    wins: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class NobodyWonReport(Report):
    """Nobody has won a round yet."""


@dataclass(frozen=True, slots=True)
class WinnerReport(Report):
    """Who has won the game."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SecretKept(Report):
    """What is hidden is not known here; the same words for everybody and everything."""


@dataclass(frozen=True, slots=True)
class CardWhispered(Report):
    """A card that faces the others, said in the ear of who cannot see it."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class EarphoneNotAgreed(Report):
    """Nothing is passed on, for the table has not agreed on it."""


@dataclass(frozen=True, slots=True)
class WearerUnknown(Report):
    """Nothing is passed on, for nobody has told who wears the earphone."""


@dataclass(frozen=True, slots=True)
class WearersOwn(Report):
    """Nobody is told their own card."""


@dataclass(frozen=True, slots=True)
class NothingFacesOthers(Report):
    """None of a player's cards faces the others."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardUntold(Report):
    """Nothing is passed on, for name, colour or number are missing."""


@dataclass(frozen=True, slots=True)
class TableRuleReport(Report):
    """One table rule in force."""

    rule: str
    """The key of the rule in the configuration."""
    value: str
    """Its setting as written in the configuration; yes and no for switches."""

    is_long: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ValuelessReport(Report):
    """What a card without a value counts; a table rule."""

    value: int
