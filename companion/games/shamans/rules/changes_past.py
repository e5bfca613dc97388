"""What corrections of scored rounds change."""

from dataclasses import replace

from companion.core.rounds import PlayedRound, exchanged, numbered
from companion.games.shamans import events
from companion.games.shamans.state import State

PastEvent = events.RoundRescored | events.RoundUncounted


def apply_past(state: State, event: PastEvent) -> State:
    """Fold other points of a round that was scored."""
    players = {
        **state.players,
        **{
            seat: replace(state.players[seat], points=total)
            for seat, total in event.totals
        },
    }
    rounds = exchanged(state.rounds, _changed(state, event))
    return replace(state, players=players, rounds=rounds)


def _changed(state: State, event: PastEvent) -> PlayedRound:
    played = numbered(state.rounds, event.number)
    assert played is not None
    match event:
        case events.RoundRescored(seat=seat, points=points):
            return played.corrected(seat, points)
        case events.RoundUncounted():
            return played.uncounted()
