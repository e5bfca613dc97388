"""The public state in the words of the interface."""

from collections.abc import Mapping

from companion.core.facts import Seat, kind
from companion.games.shamans.board import FaceDown, Tile
from companion.games.shamans.rules.phase import expecting, phase_of, to_act
from companion.games.shamans.state import Player, State


def view(state: State) -> Mapping[str, object]:
    """Return what everybody may know (interface, Shamans, View)."""
    return {
        "game": "shamans",
        "round": state.round,
        "phase": phase_of(state).value,
        "to_act": to_act(state),
        "expecting": [kind(awaited) for awaited in expecting(state)],
        "marker": state.marker,
        "guide": state.guide,
        "destination": state.destination.value if state.destination else None,
        "trick": [
            {"seat": card.seat, "world": card.world.value, "value": card.value}
            for card in state.trick
        ],
        "steps_to_moon": state.steps_to_moon,
        "row": [tile.value if isinstance(tile, Tile) else None for tile in state.row],
        "stack": state.stack,
        "worlds": _worlds(state),
        "seats": {seat: _player(state.players[seat]) for seat in state.seats},
        "last_round": _last_round(state),
        "winner": state.winner,
    }


def _worlds(state: State) -> Mapping[str, object]:
    worlds: dict[str, object] = {}
    for world in state.worlds:
        ritual = state.rituals.get(world)
        worlds[world.value] = {
            "laid": sorted(state.laid.get(world, ())),
            "missing": list(state.missing(world)),
            "ritual": ritual.value if ritual else None,
        }
    return worlds


def _player(player: Player) -> Mapping[str, object]:
    return {
        "points": player.points,
        "hand": player.hand,
        "eliminated": player.is_eliminated,
        "role": player.role.value if player.role else None,
        "artefacts": [
            None if isinstance(tile, FaceDown) else tile.value
            for tile in player.artefacts
        ],
    }


def _last_round(state: State) -> Mapping[str, object] | None:
    last = state.last_round
    if last is None:
        return None
    camp = "shadows" if last.winner.value == "shadow" else "shamans"
    points: dict[Seat, int] = dict(last.points)
    return {"winner": camp, "points": points}
