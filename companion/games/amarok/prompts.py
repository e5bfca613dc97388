"""What the table is expected to say next in Amarok."""

from dataclasses import dataclass

from companion.core.facts import Prompt, Seat


@dataclass(frozen=True, slots=True)
class RoundDue(Prompt):
    """A round is to begin."""

    number: int
    first: Seat | None
    """Who begins; `None` before the first round."""


@dataclass(frozen=True, slots=True)
class CardDue(Prompt):
    """A player is to take a card and lay it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ClawDue(Prompt):
    """A player is to destroy a card."""

    seat: Seat
    is_mandatory: bool
    """Whether destroying nothing is against the table's rules."""


@dataclass(frozen=True, slots=True)
class TieDue(Prompt):
    """The table is to name who gets the tied round; only as a table rule."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class NobodyPresent(Prompt):
    """Everybody who could act is away."""


@dataclass(frozen=True, slots=True)
class NothingDue(Prompt):
    """The game is over."""

    winner: Seat
