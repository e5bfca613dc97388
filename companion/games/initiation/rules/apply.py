"""Fold any event of the initiation into the state."""

from dataclasses import replace
from typing import TypeGuard, get_args

from companion.core.facts import Event, Seat
from companion.games.initiation import events
from companion.games.initiation.announcements import TableCorrected
from companion.games.initiation.board import (
    METEMPSYCHOSIS,
    MISSES,
    NEIGHBOUR,
    START,
)
from companion.games.initiation.state import (
    DieToMove,
    NeighbourThrow,
    Pawn,
    PawnId,
    Share,
    State,
)

PawnEvent = (
    events.PawnMoved
    | events.PlacesSwapped
    | events.PawnFreed
    | events.Reincarnated
    | events.TurnMissed
)
_PAWN = frozenset(get_args(PawnEvent))


def _is_pawn(event: Event) -> TypeGuard[PawnEvent]:
    return type(event) in _PAWN


def apply(state: State, event: Event) -> State:
    """Return the state after an event; an event of another game is a bug."""
    if _is_pawn(event):
        return _pawn_changed(state, event)
    match event:
        case events.DieThrown(seat=seat, value=value):
            return replace(state, first_dice={**state.first_dice, seat: value})
        case events.ThrowTied(seats=seats):
            return replace(state, contenders=seats, first_dice={})
        case events.BeginnerFound(seat=seat):
            return replace(state, beginner=seat)
        case events.DirectionSet(direction=direction):
            return replace(state, direction=direction)
        case events.RulesInForce():
            return replace(state, are_rules_told=True)
        case events.GameWon(seat=seat):
            return replace(state, winner=seat, due=())
        case events.StateCorrected(told=told):
            return _corrected(state, told)
        case events.SeatVacated(seat=seat):
            return replace(state, away=state.away | {seat})
        case events.SeatRetaken(seat=seat):
            return replace(state, away=state.away - {seat})
        case events.EncounterMet() | events.StillHeld():
            return state
        case _:
            return _turn_changed(state, event)


def _turn_changed(state: State, event: Event) -> State:
    match event:
        case events.TurnCame(seat=seat):
            return replace(state, turn=seat, missing=frozenset(), has_thrown=False)
        case events.DiceThrown(seat=seat, dice=dice):
            return _dice_thrown(state, seat, dice)
        case events.DiceShared(seat=seat, first=first, second=second):
            share, led = state.next_due, state.led_by(seat)
            assert isinstance(share, Share)
            taken = zip((first, second), share.dice, strict=True)
            moves = (DieToMove(led[pawn - 1], die) for pawn, die in taken)
            return replace(state, due=(*moves, *state.due[1:]))
        case _:
            raise TypeError(f"{type(event).__name__} is not an event of the initiation")


def _dice_thrown(state: State, seat: Seat, dice: tuple[int, ...]) -> State:
    if isinstance(state.next_due, NeighbourThrow):
        counts = state.settings.table_rules.neighbour_throw_counts
        thrown = state.thrown | ({seat} if counts else frozenset())
        return replace(state, due=state.due[1:], thrown=thrown)
    due = (Share(dice),) if len(state.movable) == 2 else ()
    thrown = state.thrown | {seat}
    return replace(state, has_thrown=True, thrown=thrown, due=due)


def _pawn_changed(state: State, event: PawnEvent) -> State:
    pawn = event.seat, event.pawn or 1
    match event:
        case events.PawnMoved(square=square, is_quiet=is_quiet):
            after = _dice_used(state, pawn)
            if is_quiet:
                return _with(after, pawn, Pawn(square))
            there = Pawn(square, MISSES.get(square, 0), square == METEMPSYCHOSIS)
            after = _with(after, pawn, there)
            if square == NEIGHBOUR:
                return replace(after, due=(NeighbourThrow(pawn), *after.due))
            return after
        case events.PlacesSwapped(square=square):
            return _with(state, pawn, Pawn(square))
        case events.PawnFreed():
            return _with(state, pawn, Pawn(METEMPSYCHOSIS))
        case events.Reincarnated():
            return _reincarnated(_with(state, pawn, Pawn()), event.seat)
        case events.TurnMissed(left=left):
            after = _with(state, pawn, replace(state.pawns[pawn], misses=left))
            return replace(after, missing=after.missing | {pawn})


def _reincarnated(state: State, seat: Seat) -> State:
    """Let who was sent to Start throw at once, where the table plays so."""
    is_own_turn = state.turn in state.team(seat)
    is_at_once = state.settings.table_rules.reincarnation == "at-once"
    return replace(state, has_thrown=False) if is_own_turn and is_at_once else state


def _dice_used(state: State, pawn: PawnId) -> State:
    """Return the state without the die that has moved a pawn."""
    match state.due:
        case (DieToMove(pawn=moved), *rest) if moved == pawn:
            return replace(state, due=tuple(rest))
        case _:
            return state


def _with(state: State, pawn: PawnId, one: Pawn) -> State:
    after = replace(state, pawns={**state.pawns, pawn: one})
    is_again = state.settings.table_rules.first_throw_again
    was_under_way = state.pawns[pawn].square != START
    if is_again and one.square == START and was_under_way:
        return replace(after, thrown=after.thrown - {pawn[0]})
    return after


def _corrected(state: State, told: TableCorrected) -> State:
    """Take what the table says: the square does not act, and turns stay as they are."""
    assert told.seat is not None
    pawn = corrected_pawn(state, told)
    one = state.pawns[pawn]
    if told.square is not None:
        one = Pawn(told.square, 0, told.square == METEMPSYCHOSIS)
    if told.misses is not None:
        one = replace(one, misses=told.misses)
    return replace(state, pawns={**state.pawns, pawn: one})


def corrected_pawn(state: State, told: TableCorrected) -> PawnId:
    """Return the pawn that a correction is about; in teams 2 is the partner's."""
    assert told.seat is not None
    return state.led_by(told.seat)[(told.pawn or 1) - 1]
