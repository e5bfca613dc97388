"""What happens on the path; the state is the fold of these.

`seat` is whose pawn it is, and `pawn` its number where each player leads two.
"""

from dataclasses import dataclass
from typing import ClassVar

from companion.core.facts import Event, Seat
from companion.games.initiation.announcements import TableCorrected
from companion.games.initiation.board import Cause, Direction


@dataclass(frozen=True, slots=True)
class Unvoiced(Event):
    """Change the state in a way that the read-back or what is due already says."""

    is_voiced: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class DieThrown(Unvoiced):
    """A die has fallen for who begins."""

    seat: Seat
    value: int


@dataclass(frozen=True, slots=True)
class ThrowTied(Event):
    """Several players have the highest die: they throw again."""

    seats: tuple[Seat, ...]
    value: int


@dataclass(frozen=True, slots=True)
class BeginnerFound(Unvoiced):
    """One player has the highest die."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DirectionSet(Unvoiced):
    """The dice pass this way."""

    direction: Direction


@dataclass(frozen=True, slots=True)
class RulesInForce(Event):
    """Play begins under the table's rules; those that are not usual are named."""

    unusual: tuple[str, ...]
    """Keys of the configuration."""


@dataclass(frozen=True, slots=True)
class TurnCame(Unvoiced):
    """It is a player's turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnMissed(Event):
    """A pawn misses this turn."""

    seat: Seat
    pawn: int | None
    left: int
    """Turns left to miss after this one."""


@dataclass(frozen=True, slots=True)
class DiceThrown(Unvoiced):
    """The dice have fallen."""

    seat: Seat
    dice: tuple[int, ...]
    """Empty where only the total was told."""
    total: int


@dataclass(frozen=True, slots=True)
class DiceShared(Unvoiced):
    """The first die is for one pawn of a team, the second for the other."""

    seat: Seat
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class PawnMoved(Event):
    """A pawn has come to rest on a square."""

    seat: Seat
    pawn: int | None
    origin: int
    square: int
    total: int
    cause: Cause
    again: tuple[int, ...]
    """Squares that moved it on by the same total."""
    led: int | None
    """The square that led it elsewhere."""
    occupied: int | None
    """The square that was taken, so that it backed up."""
    is_bounced: bool
    """Whether it has gone back from 63."""
    is_quiet: bool
    """Whether the square does nothing with it."""
    is_other: bool
    """Whether it is not the one pawn of who has thrown, so that it must be named."""


@dataclass(frozen=True, slots=True)
class PlacesSwapped(Event):
    """A pawn misses no more turns: another one has taken its place."""

    seat: Seat
    pawn: int | None
    square: int
    by: Seat


@dataclass(frozen=True, slots=True)
class PawnFreed(Event):
    """Another pawn has come to 52: who waited there moves on."""

    seat: Seat
    pawn: int | None
    total: int
    by: Seat


@dataclass(frozen=True, slots=True)
class StillHeld(Event):
    """No six: a pawn stays on 52."""

    seat: Seat
    pawn: int | None


@dataclass(frozen=True, slots=True)
class Reincarnated(Event):
    """A six: a pawn goes from 52 to Start."""

    seat: Seat
    pawn: int | None


@dataclass(frozen=True, slots=True)
class EncounterMet(Event):
    """A pawn has met who lives on a square."""

    seat: Seat
    square: int


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """Somebody is made a shaman; a team of two together."""

    seat: Seat
    """The first of them in table order."""
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class StateCorrected(Unvoiced):
    """The table said how things stand."""

    told: TableCorrected


@dataclass(frozen=True, slots=True)
class SeatVacated(Unvoiced):
    """A player is away from now on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatRetaken(Unvoiced):
    """A player takes part again."""

    seat: Seat
