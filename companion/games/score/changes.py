"""What each event changes in a score."""

from dataclasses import replace

from companion.core.facts import Event
from companion.core.rounds import PlayedRound, exchanged, numbered
from companion.games.score import events
from companion.games.score.state import State


def apply(state: State, event: Event) -> State:
    """Return the state after an event; an event of another game is a bug."""
    match event:
        case events.PointsNoted(seat=seat, points=points):
            return replace(state, current={**state.current, seat: points})
        case events.RoundScored(number=number, points=points, totals=totals):
            rounds = (*state.rounds, PlayedRound(number, points))
            return replace(state, totals=dict(totals), current={}, rounds=rounds)
        case events.GameWon(seats=seats):
            return replace(state, winners=seats)
        case events.GoalChanged(goal=goal):
            return replace(state, goal=goal)
        case events.TargetChanged(target=target):
            return replace(state, target=target)
        case events.RoundRescored() | events.RoundUncounted() | events.RoundRecounted():
            return _recounted(state, event)
        case events.TotalCorrected(seat=seat, points=points):
            return replace(state, totals={**state.totals, seat: points})
        case events.SeatVacated(seat=seat):
            return replace(state, away=state.away | {seat})
        case events.SeatRetaken(seat=seat):
            return replace(state, away=state.away - {seat})
        case events.RoundVoided():
            return replace(state, current={})
        case _:
            raise TypeError(f"{type(event).__name__} is not an event of a score")


def _recounted(
    state: State,
    event: events.RoundRescored | events.RoundUncounted | events.RoundRecounted,
) -> State:
    played = numbered(state.rounds, event.number)
    assert played is not None
    discounted = dict(state.discounted)
    match event:
        case events.RoundRescored(seat=seat, points=points):
            changed = played.corrected(seat, points)
        case events.RoundUncounted(number=number):
            discounted.setdefault(number, played)
            changed = played.uncounted()
        case events.RoundRecounted(number=number):
            changed = discounted.pop(number, played)
    rounds = exchanged(state.rounds, changed)
    return replace(
        state, totals=dict(event.totals), rounds=rounds, discounted=discounted
    )
