"""What follows by itself from what was announced."""

from collections.abc import Iterable
from dataclasses import fields

from companion.core.facts import Announcement, Event, Seat
from companion.core.rulings import Accepted
from companion.games.initiation import events
from companion.games.initiation.board import LAST, Cause
from companion.games.initiation.rules.apply import apply
from companion.games.initiation.rules.moving import moved
from companion.games.initiation.settings import TableRules
from companion.games.initiation.state import DieToMove, State


def accept(state: State, announcement: Announcement, *caused: Event) -> Accepted:
    """Let an announcement stand, with all that follows until the table is asked."""
    happened = list(caused)
    state = _after(state, caused)
    while follows := _next(state):
        happened.extend(follows)
        state = _after(state, follows)
    return Accepted(announcement, tuple(happened))


def _after(state: State, happened: Iterable[Event]) -> State:
    for event in happened:
        state = apply(state, event)
    return state


def _next(state: State) -> tuple[Event, ...]:
    """Return what happens next without anybody's word; nothing where one is awaited."""
    if state.winner is not None:
        return ()
    if won := _won(state):
        return won
    if state.beginner is None:
        return _beginning(state)
    if state.direction is None:
        return ()
    if state.turn is None:
        unusual = unusual_rules(state.settings.table_rules)
        begins = events.RulesInForce(unusual)
        return (begins, *_turn(state, state.beginner))
    match state.next_due:
        case DieToMove(pawn=pawn, die=die):
            return moved(state, pawn, die, Cause.THROW)
        case None if _is_turn_over(state):
            seat = state.next_in_turn()
            return () if seat is None else _turn(state, seat)
        case _:
            return ()


def _won(state: State) -> tuple[Event, ...]:
    """Return that a player or a team has all pawns on 63."""
    for seat in state.seats:
        if all(state.pawns[pawn].square == LAST for pawn in state.led_by(seat)):
            return (events.GameWon(seat, state.team(seat)),)
    return ()


def _beginning(state: State) -> tuple[Event, ...]:
    """Return who begins, or who throws again, once everybody has thrown."""
    if state.awaited_first or not state.first_dice:
        return ()
    best = max(state.first_dice.values())
    seats = tuple(seat for seat in state.seats if state.first_dice.get(seat) == best)
    if len(seats) > 1:
        return (events.ThrowTied(seats, best),)
    return (events.BeginnerFound(seats[0]),)


def _is_turn_over(state: State) -> bool:
    if state.has_thrown or state.turn in state.away:
        return True
    return not state.movable and state.held is None


def _turn(state: State, seat: Seat) -> tuple[Event, ...]:
    """Return that a turn comes up: turns to miss are counted down at once."""
    missed = (
        events.TurnMissed(pawn[0], state.number(pawn), state.pawns[pawn].misses - 1)
        for pawn in state.led_by(seat)
        if state.pawns[pawn].misses
    )
    return (events.TurnCame(seat), *missed)


def unusual_rules(rules: TableRules) -> tuple[str, ...]:
    """Return the keys of the table rules that are not as usual."""
    usual = TableRules()
    names = [one.name for one in fields(TableRules)]
    return tuple(one for one in names if getattr(rules, one) != getattr(usual, one))
