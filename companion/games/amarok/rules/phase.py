"""Which phase a game is in, who acts, and what is expected."""

from enum import Enum

from companion.core.facts import Announcement, Seat
from companion.games.amarok import announcements
from companion.games.amarok.state import State


class Phase(Enum):
    """What the table is doing; the ids are topics of the rulebook too."""

    SETUP = "setup"
    PLAY = "play"
    CLAW = "claw"
    OVER = "over"


def phase_of(state: State) -> Phase:
    """Return the phase; only states at rest have one."""
    if state.winner is not None:
        return Phase.OVER
    if not state.is_running:
        return Phase.SETUP
    return Phase.PLAY if state.claw is None else Phase.CLAW


def to_act(state: State) -> Seat | None:
    """Return who acts; `None` where anybody may."""
    match phase_of(state):
        case Phase.PLAY:
            return state.next_to_lay
        case Phase.CLAW:
            return state.claw
        case Phase.SETUP | Phase.OVER:
            return None


def expecting(state: State) -> tuple[type[Announcement], ...]:
    """Return the kinds of announcements that are awaited, in the interface's order."""
    match phase_of(state):
        case Phase.SETUP if state.tied:
            return (announcements.RoundStarted, announcements.RoundWon)
        case Phase.SETUP:
            return (announcements.RoundStarted,)
        case Phase.PLAY:
            return (announcements.CardLaid,)
        case Phase.CLAW if state.settings.table_rules.claw_mandatory:
            return (announcements.CardDestroyed,)
        case Phase.CLAW:
            return (announcements.CardDestroyed, announcements.ClawDeclined)
        case Phase.OVER:
            return ()
