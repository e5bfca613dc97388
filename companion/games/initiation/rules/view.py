"""The public state in the words of the interface."""

from collections.abc import Callable, Mapping

from companion.core.facts import Seat, kind
from companion.games.initiation.board import Variant
from companion.games.initiation.rules.phase import expecting, phase_of, roller, to_act
from companion.games.initiation.state import Pawn, State


def view(state: State) -> Mapping[str, object]:
    """Return what everybody may know (interface, Initiation, View)."""
    squares = "squares" if state.variant is Variant.PLAIN else "pawns"
    return {
        "game": "initiation",
        "phase": phase_of(state).value,
        "to_act": to_act(state),
        "expecting": [kind(awaited) for awaited in expecting(state)],
        "roller": roller(state),
        squares: _each(state, lambda pawn: pawn.square),
        "misses": _each(state, lambda pawn: pawn.misses),
        "held": _each(state, lambda pawn: pawn.is_held),
        "direction": state.direction.value if state.direction else None,
        "winner": state.winner,
    }


def _each(
    state: State, told: Callable[[Pawn], int | bool]
) -> Mapping[Seat, int | bool | list[int | bool]]:
    """Return something of every player's pawn, or of both pawns that a player leads."""
    found: dict[Seat, int | bool | list[int | bool]] = {}
    for seat in state.seats:
        values = [told(state.pawns[pawn]) for pawn in state.led_by(seat)]
        found[seat] = values[0] if state.variant is Variant.PLAIN else values
    return found
