"""What happens by itself, without anybody announcing it."""

from companion.core.facts import Announcement, Event
from companion.core.rulings import Accepted
from companion.games.amarok import events
from companion.games.amarok.board import Objective, Symbol
from companion.games.amarok.rules.apply import apply
from companion.games.amarok.rules.round_end import mating_won, round_decided
from companion.games.amarok.state import State


def accept(state: State, announcement: Announcement, *caused: Event) -> Accepted:
    """Accept an announcement with all that follows from it, until a state at rest."""
    happened: list[Event] = []
    waiting: tuple[Event, ...] = caused
    while waiting:
        for event in waiting:
            happened.append(event)
            state = apply(state, event)
        waiting = consequence(state)
    return Accepted(announcement, tuple(happened))


def consequence(state: State) -> tuple[Event, ...]:
    """Return what happens next by itself; empty where the table is awaited."""
    if state.winner is not None:
        return ()
    if not state.is_running:
        is_due = is_fairness_due(state) and state.round > 0
        return (events.FairnessNoted(),) if is_due else ()
    mated = state.mated
    if mated is not None:
        return mating_won(state, mated)
    match state.effect:
        case (_, Symbol.SEASON):
            return (events.ObjectiveTurned(_other(state.objective)),)
        case (seat, Symbol.CLAW):
            return (events.ClawBared(seat),)
    if state.claw is None and state.is_laid_out:
        return round_decided(state)
    return ()


def is_fairness_due(state: State) -> bool:
    """Return whether somebody will soon hold a card that others see (rules, Fairness).

    It is said once, and not where the table has agreed how it deals with that.
    """
    is_settled = state.is_fairness_noted or state.house_rule is not None
    return not is_settled and any(player.wins for player in state.players.values())


def _other(objective: Objective) -> Objective:
    return Objective.MINUS if objective is Objective.PLUS else Objective.PLUS
