"""What naming a single thing announces, by what is awaited ("Chloé", "bleu sept")."""

from companion.core.facts import Announcement, Seat
from companion.core.requests import Change
from companion.games.amarok import announcements
from companion.games.amarok.board import HouseRule, Source, Where
from companion.games.amarok.rules.phase import Phase, phase_of
from companion.games.amarok.state import State

_PLACES = {
    Source.HAND: Where.HAND,
    Source.RIVER: Where.RIVER,
    Source.PILE: Where.PILE,
}


def complete(state: State, values: Change) -> Announcement | None:
    """Return what the named things announce in this state, or `None`."""
    phase = phase_of(state)
    match values:
        case (("house_rule", HouseRule() as rule),) if state.is_fairness_noted:
            return announcements.HouseRuleAgreed(rule)
        case (("seat", str() as name),):
            return _seat(state, Seat(name))
        case (("source", Source() as source),) if phase is Phase.CLAW:
            return announcements.CardDestroyed(where=_PLACES[source])
        case (("where", Where() as where),) if phase is Phase.CLAW:
            return announcements.CardDestroyed(where=where)
        case (("laid", ()),) if phase is Phase.CLAW:
            return announcements.ClawDeclined()
    told = dict(values)
    if set(told) <= {"colour", "value", "symbol"} and "colour" in told:
        match phase:
            case Phase.PLAY:
                return announcements.CardLaid(**told)  # type: ignore[arg-type]
            case Phase.CLAW:
                return announcements.CardDestroyed(**told)  # type: ignore[arg-type]
    return None


def _seat(state: State, seat: Seat) -> Announcement | None:
    match phase_of(state):
        case Phase.SETUP if seat in state.tied and _is_tie_asked(state):
            return announcements.RoundWon(seat)
        case Phase.SETUP:
            return announcements.RoundStarted(seat)
        case Phase.CLAW:
            return announcements.CardDestroyed(owner=seat)
        case _:
            return None


def _is_tie_asked(state: State) -> bool:
    return state.settings.table_rules.tied_round == "named"


def declined(state: State) -> Announcement | None:
    """Return what "no" announces: nothing is destroyed."""
    return announcements.ClawDeclined() if phase_of(state) is Phase.CLAW else None


def retold(announcement: Announcement, changes: Change) -> Change:
    """Return which fields of an announcement a correction in a breath means."""
    match announcement, changes:
        case announcements.CardDestroyed(owner=str()), (("seat", seat),):
            return (("owner", seat),)
        case announcements.CardDestroyed(), (("source", Source() as source),):
            return (("where", _PLACES[source]),)
        case announcements.RoundStarted(), (("seat", seat),):
            return (("first", seat),)
        case _:
            return changes
