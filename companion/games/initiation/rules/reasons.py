"""The topic of the rulebook behind an objection or an event."""

from companion.core.facts import Event, Violation
from companion.games.initiation import events, violations
from companion.games.initiation.board import METEMPSYCHOSIS, MISSES, NEIGHBOUR, Cause

_TOPICS: dict[type[Event], str] = {
    events.DieThrown: "start",
    events.ThrowTied: "start",
    events.BeginnerFound: "start",
    events.DirectionSet: "direction",
    events.RulesInForce: "overview",
    events.TurnCame: "play",
    events.TurnMissed: "misses",
    events.DiceThrown: "play",
    events.DiceShared: "share",
    events.PlacesSwapped: "misses",
    events.PawnFreed: "metempsychosis",
    events.StillHeld: "metempsychosis",
    events.Reincarnated: "metempsychosis",
    events.EncounterMet: "overview",
    events.GameWon: "over",
}


def reason(fact: Violation | Event) -> str:
    """Return the topic of the rulebook that explains a fault or what happened."""
    match fact:
        case violations.WrongPhase(phase=phase):
            return phase
        case events.PawnMoved():
            return _move(fact)
        case Violation():
            return fact.topic
        case _:
            return _TOPICS.get(type(fact), "overview")


def _move(move: events.PawnMoved) -> str:
    """Return what has brought a pawn where it is: the last thing that happened."""
    if move.occupied is not None:
        return "occupied"
    if move.led is not None:
        return "leads"
    if move.cause is Cause.FIRST_NINE:
        return "first-throw"
    if move.square in MISSES and not move.is_quiet:
        return "misses"
    if move.square == METEMPSYCHOSIS and not move.is_quiet:
        return "metempsychosis"
    if move.square == NEIGHBOUR and not move.is_quiet:
        return "neighbour"
    if move.is_bounced:
        return "bounce"
    return "cycles" if move.again else "play"
