"""The topic of the rulebook behind an objection or an event."""

from companion.core.facts import Event, Violation
from companion.games.shamans import events, violations
from companion.games.shamans.board import Ritual

_TOPICS: dict[type[Event], str] = {
    events.RoundOpened: "deck",
    events.LeftoverLaid: "setup",
    events.RowFilled: "setup",
    events.DestinationNamed: "destination",
    events.CardFaced: "play",
    events.CardStrayed: "shadow",
    events.ShadowMoved: "shadow",
    events.StrayLaid: "shadow",
    events.WorldCompleted: "ritual",
    events.RitualPicked: "hand",
    events.PointGained: "illumination",
    events.ArtefactChosen: "stabilisation",
    events.RolesExchanged: "permutation",
    events.DaggerSpent: "elimination",
    events.RoleShown: "mask",
    events.EliminationCompleted: "elimination",
    events.HandCardLaid: "hand",
    events.HandEmptied: "hand",
    events.TrickEnded: "artefact",
    events.TileTaken: "artefact",
    events.NothingTaken: "artefact",
    events.RowRefilled: "row",
    events.EclipseResolved: "eclipse",
    events.PortalSpent: "portal",
    events.GuidePicked: "guide",
    events.TrickLaid: "play",
    events.MoonLanded: "moon",
    events.RoundEnded: "round-end",
    events.RolesUncovered: "roles",
    events.RolesDeduced: "roles",
    events.TilesUncovered: "tiles",
    events.RoundScored: "scoring",
    events.RoundRescored: "scoring",
    events.RoundUncounted: "scoring",
    events.TieHeld: "over",
    events.GameWon: "over",
}


def reason(fact: Violation | Event) -> str:
    """Return the topic of the rulebook that explains a fault or what happened."""
    match fact:
        case violations.WrongPhase(phase=phase):
            return "setup" if phase == "opening" else phase
        case violations.RitualNotDue(ritual=Ritual() as ritual):
            return ritual.value
        case events.RitualPerformed(ritual=ritual) | events.RitualFailed(ritual=ritual):
            return ritual.value
        case Violation():
            return fact.topic
        case _:
            return _TOPICS.get(type(fact), "overview")
