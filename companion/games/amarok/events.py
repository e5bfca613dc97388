"""What happens in Amarok; the state is the fold of these."""

from dataclasses import dataclass
from typing import ClassVar

from companion.core.facts import Event, Seat
from companion.games.amarok.announcements import TableCorrected
from companion.games.amarok.board import (
    Blank,
    Card,
    Colour,
    Ending,
    HouseRule,
    Objective,
    Source,
    Symbol,
    Where,
)


@dataclass(frozen=True, slots=True)
class Unvoiced(Event):
    """Change the state in a way that the read-back already says."""

    is_voiced: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class RoundOpened(Event):
    """A round begins; the first player takes the Objective as it lies."""

    number: int
    first: Seat
    seats: tuple[Seat, ...]
    objective: Objective


@dataclass(frozen=True, slots=True)
class HandsDealt(Event):
    """Everybody holds two cards: who may see both of them, one, or none."""

    both: tuple[Seat, ...]
    one: tuple[Seat, ...]
    none: tuple[Seat, ...]
    house_rule: HouseRule


@dataclass(frozen=True, slots=True)
class FairnessNoted(Event):
    """Sighted neighbours will see what owners must not: the table may agree on it."""


@dataclass(frozen=True, slots=True)
class HouseRuleKept(Unvoiced):
    """The table has agreed how to deal with that."""

    house_rule: HouseRule


@dataclass(frozen=True, slots=True)
class EarphoneGiven(Unvoiced):
    """A player wears the earphone."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RiverFilled(Unvoiced):
    """All cards of the river are known."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardTaken(Unvoiced):
    """A card leaves its place."""

    seat: Seat
    source: Source | Seat
    place: int | None = None
    """Which card of the river, counted from nought."""


@dataclass(frozen=True, slots=True)
class RiverForgotten(Unvoiced):
    """What lies in the river is not what was announced, so it is unknown."""


@dataclass(frozen=True, slots=True)
class CardFronted(Unvoiced):
    """A card lies face up in front of a player."""

    seat: Seat
    colour: Colour
    value: int | Blank
    symbol: Symbol | Blank


@dataclass(frozen=True, slots=True)
class ObjectiveTurned(Event):
    """A Season has turned the Objective over."""

    objective: Objective


@dataclass(frozen=True, slots=True)
class ClawBared(Unvoiced):
    """A Claw waits for what it destroys."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardClawed(Unvoiced):
    """A card was shown to all and lies under the pile."""

    where: Where
    owner: Seat | None
    place: int | None
    """Which card there, counted from nought; `None` in a hand and in the pile."""
    colour: Colour
    value: int | Blank
    symbol: Symbol | Blank | None
    """`None` where nobody told: it does nothing any more."""


@dataclass(frozen=True, slots=True)
class ClawWaived(Unvoiced):
    """A Claw destroys nothing."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round is over."""

    number: int
    ending: Ending
    winner: Seat | None
    wins: int
    """The rounds that the winner has now; nought where nobody has won."""
    tied: tuple[Seat, ...]
    sum: int | None
    """The best sum; `None` where sums do not count."""


@dataclass(frozen=True, slots=True)
class TieSettled(Unvoiced):
    """The table has given a tied round to somebody."""

    seat: Seat
    wins: int


@dataclass(frozen=True, slots=True)
class RoundRewon(Event):
    """A round that is over counts for the first of these; what both have won by now."""

    number: int
    wins: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """A player has won three rounds."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDoubted(Event):
    """The same card is in sight already."""

    colour: Colour
    value: int


@dataclass(frozen=True, slots=True)
class SymbolDoubted(Event):
    """The card was announced with something else earlier in the evening."""

    colour: Colour
    value: int
    earlier: Symbol | Blank


@dataclass(frozen=True, slots=True)
class ColourDoubted(Event):
    """More different cards of a colour were announced than there are."""

    colour: Colour
    count: int


@dataclass(frozen=True, slots=True)
class StateCorrected(Unvoiced):
    """The table has said how things really stand."""

    correction: TableCorrected


@dataclass(frozen=True, slots=True)
class SeatVacated(Unvoiced):
    """A player is away and passed over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatRetaken(Unvoiced):
    """A player is back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundVoided(Unvoiced):
    """The round does not count."""

    number: int
