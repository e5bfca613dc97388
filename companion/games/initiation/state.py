"""The public state of the path of initiation."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.core.facts import Seat
from companion.games.initiation.board import (
    FACES,
    LAST,
    SPECIAL,
    START,
    Direction,
    Variant,
)
from companion.games.initiation.settings import InitiationSettings

PawnId = tuple[Seat, int]
"""Whose pawn, and which: 1 where a player has only one."""


@dataclass(frozen=True, slots=True)
class Pawn:
    """Hold where a pawn is and what keeps it there."""

    square: int = START
    misses: int = 0
    """Turns left to miss."""
    is_held: bool = False
    """Whether it waits on 52."""


@dataclass(frozen=True, slots=True)
class NeighbourThrow:
    """The player to the left is to throw for a pawn on 36."""

    pawn: PawnId


@dataclass(frozen=True, slots=True)
class Share:
    """Two dice are to be shared between two pawns."""

    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DieToMove:
    """A pawn is to move by a die that was shared out."""

    pawn: PawnId
    die: int


Due = NeighbourThrow | Share | DieToMove


@dataclass(frozen=True, slots=True)
class State:
    """Hold all that everybody may know; nothing on this path is secret."""

    settings: InitiationSettings
    seats: tuple[Seat, ...]
    """All seats, clockwise."""
    pawns: Mapping[PawnId, Pawn]
    contenders: tuple[Seat, ...]
    """Who throws for who begins; fewer after a tie."""
    first_dice: Mapping[Seat, int] = field(default_factory=dict)
    """What they have thrown."""
    away: frozenset[Seat] = frozenset()
    beginner: Seat | None = None
    direction: Direction | None = None
    turn: Seat | None = None
    has_thrown: bool = False
    """Whether the player has thrown in this turn."""
    missing: frozenset[PawnId] = frozenset()
    """The pawns that miss this turn."""
    thrown: frozenset[Seat] = frozenset()
    """Who has made the first throw of the game."""
    due: tuple[Due, ...] = ()
    """What must be done before the turn passes, most urgent first."""
    are_rules_told: bool = False
    winner: Seat | None = None

    # Who plays

    @property
    def variant(self) -> Variant:
        """Return who leads how many pawns."""
        return self.settings.variant

    @property
    def present(self) -> tuple[Seat, ...]:
        """Return who is at the table, clockwise."""
        return tuple(seat for seat in self.seats if seat not in self.away)

    def left_of(self, seat: Seat) -> Seat:
        """Return the next player to the left who is here; nobody else: the same one."""
        start = self.seats.index(seat) + 1
        around = self.seats[start:] + self.seats[: start - 1]
        return next((one for one in around if one not in self.away), seat)

    def next_in_turn(self) -> Seat | None:
        """Return who is next in the direction of play; `None` where nobody is here."""
        assert self.turn is not None
        at = self.seats.index(self.turn)
        around = self.seats[at + 1 :] + self.seats[: at + 1]
        if self.direction is Direction.RIGHT:
            around = self.seats[:at][::-1] + self.seats[at:][::-1]
        return next((one for one in around if one not in self.away), None)

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        """Return who wins together: a player, or the two who face each other."""
        return tuple(dict.fromkeys(owner for owner, _ in self.led_by(seat)))

    def led_by(self, seat: Seat) -> tuple[PawnId, ...]:
        """Return the pawns that a player leads; in teams the partner's comes second."""
        match self.variant:
            case Variant.PLAIN:
                return ((seat, 1),)
            case Variant.TWO_PAWNS:
                return (seat, 1), (seat, 2)
            case Variant.TEAMS:
                half = len(self.seats) // 2
                at = (self.seats.index(seat) + half) % len(self.seats)
                return (seat, 1), (self.seats[at], 1)

    # Pawns

    def number(self, pawn: PawnId) -> int | None:
        """Return the number of a pawn, where its owner has two."""
        return pawn[1] if self.variant is Variant.TWO_PAWNS else None

    def occupant(self, square: int, newcomer: PawnId) -> PawnId | None:
        """Return another pawn on a square; Start and 63 hold as many as come."""
        if square in (START, LAST):
            return None
        there = [
            pawn
            for pawn, one in self.pawns.items()
            if one.square == square and pawn != newcomer
        ]
        may_share = self.settings.table_rules.partners_share and square not in SPECIAL
        team = self.led_by(newcomer[0]) if may_share else ()
        return next((pawn for pawn in there if pawn not in team), None)

    def acts_on(self, pawn: PawnId) -> bool:
        """Return whether a pawn is still under way."""
        return self.pawns[pawn].square != LAST

    @property
    def movable(self) -> tuple[PawnId, ...]:
        """Return the pawns that dice move in this turn."""
        assert self.turn is not None
        return tuple(
            pawn
            for pawn in self.led_by(self.turn)
            if self.acts_on(pawn)
            and not self.pawns[pawn].is_held
            and pawn not in self.missing
        )

    @property
    def held(self) -> PawnId | None:
        """Return the pawn for which a six is thrown: where no other can move."""
        if self.turn is None or self.movable:
            return None
        led = self.led_by(self.turn)
        return next((pawn for pawn in led if self.pawns[pawn].is_held), None)

    @property
    def next_due(self) -> Due | None:
        """Return what is most urgent."""
        return self.due[0] if self.due else None

    @property
    def awaited_first(self) -> tuple[Seat, ...]:
        """Return who is still to throw for who begins."""
        return tuple(
            seat
            for seat in self.contenders
            if seat not in self.first_dice and seat not in self.away
        )

    @property
    def roller(self) -> Seat | None:
        """Return who throws now; `None` where the dice are to be shared, or nobody."""
        match self.next_due:
            case NeighbourThrow(pawn=(owner, _)):
                return self.left_of(owner)
            case None if self.turn is not None and self.turn not in self.away:
                return self.turn
            case _:
                return None

    @property
    def dice_needed(self) -> int:
        """Return how many dice are thrown now."""
        is_for_another = isinstance(self.next_due, NeighbourThrow)
        is_plain = self.variant is Variant.PLAIN
        if is_for_another or is_plain or self.turn is None:
            return 2
        return 1 if len(self.movable) == 1 else 2

    def faces(self) -> tuple[tuple[int, ...], ...]:
        """Return what the dice that are thrown now can show."""
        return (tuple(FACES),) * (self.dice_needed if self.beginner else 1)
