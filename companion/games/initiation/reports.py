"""The answers to questions about the path of initiation."""

from dataclasses import dataclass

from companion.core.facts import Report, Seat
from companion.games.initiation.board import Direction


@dataclass(frozen=True, slots=True)
class GistReport(Report):
    """Who is ahead, in one sentence; also said when the game goes on."""

    leaders: tuple[Seat, ...]
    """Whose pawns are foremost; nobody while all are on Start."""
    square: int


@dataclass(frozen=True, slots=True)
class PlaceReport(Report):
    """Where a pawn is."""

    seat: Seat
    pawn: int | None
    square: int


@dataclass(frozen=True, slots=True)
class DistanceReport(Report):
    """How many squares a pawn has left."""

    seat: Seat
    pawn: int | None
    left: int


@dataclass(frozen=True, slots=True)
class RankReport(Report):
    """All pawns by their squares, the foremost first."""

    places: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class AllOnStartReport(Report):
    """Nobody has left Start."""


@dataclass(frozen=True, slots=True)
class EffectReport(Report):
    """What the square does on which a pawn is."""

    seat: Seat
    pawn: int | None
    square: int


@dataclass(frozen=True, slots=True)
class MissesReport(Report):
    """How many turns a pawn has left to miss."""

    seat: Seat
    pawn: int | None
    misses: int


@dataclass(frozen=True, slots=True)
class NobodyMissesReport(Report):
    """Nobody misses turns."""


@dataclass(frozen=True, slots=True)
class HeldReport(Report):
    """A pawn is held on 52."""

    seat: Seat
    pawn: int | None


@dataclass(frozen=True, slots=True)
class NobodyHeldReport(Report):
    """Nobody is held on 52."""


@dataclass(frozen=True, slots=True)
class DirectionReport(Report):
    """To whom the dice pass; `None` before it was chosen."""

    direction: Direction | None


@dataclass(frozen=True, slots=True)
class AwayReport(Report):
    """A player is away from the table."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WinnerReport(Report):
    """Who was made a shaman."""

    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TableRuleReport(Report):
    """One table rule in force."""

    rule: str
    """The key of the rule in the configuration."""
    value: str
    """Its setting as written in the configuration; yes and no for switches."""
