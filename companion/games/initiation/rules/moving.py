"""What happens when a pawn moves, from its first square to the last one it frees."""

from collections.abc import Iterator

from companion.core.facts import Event
from companion.games.initiation import events
from companion.games.initiation.board import (
    LAST,
    METEMPSYCHOSIS,
    SPECIAL,
    Cause,
    Variant,
)
from companion.games.initiation.rules.apply import apply
from companion.games.initiation.rules.travel import Journey, backed_up, journey, led
from companion.games.initiation.state import PawnId, State

_FOR_OTHERS = (Cause.NEIGHBOUR, Cause.FREED)
"""Why a pawn moves that is not the thrower's own."""


def moved(state: State, pawn: PawnId, total: int, cause: Cause) -> tuple[Event, ...]:
    """Return what a total does with a pawn, and with another one that it relieves."""
    return tuple(_moved(state, pawn, total, cause))


def led_by_nine(state: State, pawn: PawnId, square: int) -> tuple[Event, ...]:
    """Return that a first nine leads a pawn to 26 or 53."""
    way = led(state, pawn, square)
    return (
        _move(state, pawn, way, 9, Cause.FIRST_NINE),
        events.EncounterMet(pawn[0], square),
    )


def _moved(state: State, pawn: PawnId, total: int, cause: Cause) -> Iterator[Event]:
    way = journey(state, pawn, total)
    origin = state.pawns[pawn].square
    move = _move(state, pawn, way, total, cause)
    yield move
    yield from (events.EncounterMet(pawn[0], square) for square in _met(way))
    relieved = way.relieved
    if relieved is None:
        return
    state = apply(state, move)
    seat, number = relieved[0], state.number(relieved)
    if way.square == METEMPSYCHOSIS:
        freed = events.PawnFreed(seat, number, total, pawn[0])
        yield freed
        yield from _moved(apply(state, freed), relieved, total, Cause.FREED)
    else:
        square = origin
        if state.settings.table_rules.freed_goes_to == "back-up":
            square = backed_up(state, relieved, Journey(way.square)).square
        yield events.PlacesSwapped(seat, number, square, pawn[0])


def _move(
    state: State, pawn: PawnId, way: Journey, total: int, cause: Cause
) -> events.PawnMoved:
    return events.PawnMoved(
        seat=pawn[0],
        pawn=state.number(pawn),
        origin=state.pawns[pawn].square,
        square=way.square,
        total=total,
        cause=cause,
        again=way.again,
        led=way.led,
        occupied=way.occupied,
        is_bounced=way.is_bounced,
        is_quiet=way.is_quiet,
        is_other=cause in _FOR_OTHERS or state.variant is not Variant.PLAIN,
    )


def _met(way: Journey) -> Iterator[int]:
    """Yield the squares on the way where somebody is met."""
    yield from way.again
    if way.led is not None:
        yield way.led
    elif not way.is_quiet and way.square in SPECIAL and way.square != LAST:
        yield way.square
