"""What the table is expected to say next on the path of initiation."""

from dataclasses import dataclass

from companion.core.facts import Prompt, Seat


@dataclass(frozen=True, slots=True)
class FirstDiceDue(Prompt):
    """These players are to throw one die each for who begins."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class DirectionDue(Prompt):
    """Who begins is to choose to whom the dice pass."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ThrowDue(Prompt):
    """A player is to throw two dice."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OneDieDue(Prompt):
    """A player is to throw one die: only one pawn can move."""

    seat: Seat
    owner: Seat
    """Whose pawn it is."""
    pawn: int | None


@dataclass(frozen=True, slots=True)
class SixDue(Prompt):
    """A player is to throw two dice for a six that frees a pawn from 52."""

    seat: Seat
    owner: Seat
    pawn: int | None


@dataclass(frozen=True, slots=True)
class NeighbourDue(Prompt):
    """The player to the left is to throw for a pawn on 36."""

    seat: Seat
    """Who throws."""
    owner: Seat
    pawn: int | None


@dataclass(frozen=True, slots=True)
class ShareDue(Prompt):
    """Two dice are to be shared between two pawns."""

    seat: Seat
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class NobodyPresent(Prompt):
    """Everybody who could act is away."""


@dataclass(frozen=True, slots=True)
class NothingDue(Prompt):
    """The game is over."""

    winners: tuple[Seat, ...]
