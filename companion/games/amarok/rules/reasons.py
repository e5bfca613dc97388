"""The topic of the rulebook behind an objection or an event."""

from companion.core.facts import Event, Violation
from companion.games.amarok import events, violations
from companion.games.amarok.board import Ending

_TOPICS: dict[type[Event], str] = {
    events.RoundOpened: "setup",
    events.HandsDealt: "tiers",
    events.FairnessNoted: "fairness",
    events.HouseRuleKept: "fairness",
    events.RiverFilled: "places",
    events.CardTaken: "places",
    events.CardFronted: "play",
    events.ObjectiveTurned: "season",
    events.ClawBared: "claw",
    events.CardClawed: "claw",
    events.ClawWaived: "claw",
    events.TieSettled: "tie",
    events.RoundRewon: "round-end",
    events.GameWon: "over",
    events.CardDoubted: "deck",
    events.SymbolDoubted: "deck",
    events.ColourDoubted: "deck",
}
_ENDINGS = {Ending.MATING: "heart", Ending.TRAPS: "trap", Ending.TIE: "tie"}


def reason(fact: Violation | Event) -> str:
    """Return the topic of the rulebook that explains a fault or what happened."""
    match fact:
        case violations.WrongPhase(phase=phase):
            return phase
        case events.RoundEnded(ending=ending):
            return _ENDINGS.get(ending, "round-end")
        case Violation():
            return fact.topic
        case _:
            return _TOPICS.get(type(fact), "overview")
