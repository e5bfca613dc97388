"""The public state in the words of the interface."""

from collections.abc import Mapping

from companion.core.facts import Seat, kind
from companion.games.amarok.board import Blank, Card, Symbol, Unseen
from companion.games.amarok.rules.phase import expecting, phase_of, to_act
from companion.games.amarok.state import State


def view(state: State) -> Mapping[str, object]:
    """Return what everybody may know (interface, Amarok, View)."""
    return {
        "game": "amarok",
        "round": state.round,
        "phase": phase_of(state).value,
        "to_act": to_act(state),
        "expecting": [kind(awaited) for awaited in expecting(state)],
        "objective": state.objective.value,
        "seats": {seat: _player(state, seat) for seat in state.seats},
        "pile": state.pile,
        "river": [
            None if isinstance(one, Unseen) else _card(one) for one in state.river
        ],
        "last_round": _last_round(state),
        "winner": state.winner,
    }


def _player(state: State, seat: Seat) -> Mapping[str, object]:
    player = state.players[seat]
    return {
        "wins": player.wins,
        "laid": [_card(card) for card in player.laid],
        "hand": player.hand,
        "sees": state.sees(seat),
    }


def _card(card: Card) -> Mapping[str, object]:
    return {
        "colour": card.colour.value,
        "value": None if isinstance(card.value, Blank) else card.value,
        "symbol": card.symbol.value if isinstance(card.symbol, Symbol) else None,
    }


def _last_round(state: State) -> Mapping[str, object] | None:
    last = state.last_round
    if last is None:
        return None
    return {"winner": last.winner, "tied": list(last.tied)}
