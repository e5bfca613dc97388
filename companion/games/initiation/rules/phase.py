"""Which phase a game is in, who acts, and what is expected."""

from enum import Enum

from companion.core.facts import Announcement, Seat
from companion.games.initiation import announcements
from companion.games.initiation.state import NeighbourThrow, Share, State


class Phase(Enum):
    """What the table is doing; the ids are topics of the rulebook too."""

    START = "start"
    DIRECTION = "direction"
    PLAY = "play"
    OVER = "over"


def phase_of(state: State) -> Phase:
    """Return the phase."""
    if state.winner is not None:
        return Phase.OVER
    if state.beginner is None:
        return Phase.START
    return Phase.DIRECTION if state.direction is None else Phase.PLAY


def to_act(state: State) -> Seat | None:
    """Return who acts: on 36 whose pawn it is; `None` where anybody may."""
    match phase_of(state):
        case Phase.DIRECTION:
            return state.beginner
        case Phase.PLAY:
            due = state.next_due
            if isinstance(due, NeighbourThrow):
                return due.pawn[0]
            return state.turn if due is not None else state.roller
        case _:
            return None


def roller(state: State) -> Seat | None:
    """Return who throws; `None` except in play."""
    return state.roller if phase_of(state) is Phase.PLAY else None


def is_share_due(state: State) -> bool:
    """Return whether two dice are to be shared between two pawns."""
    return phase_of(state) is Phase.PLAY and isinstance(state.next_due, Share)


def reminder(state: State) -> str:
    """Return the topic of the rulebook for what happens now."""
    phase = phase_of(state)
    if phase is not Phase.PLAY:
        return str(phase.value)
    if isinstance(state.next_due, NeighbourThrow):
        return "neighbour"
    if is_share_due(state):
        return "share"
    return "play" if state.held is None else "metempsychosis"


def expecting(state: State) -> tuple[type[Announcement], ...]:
    """Return the kinds of announcements that are awaited."""
    is_thrown = state.settings.table_rules.companion_throws
    wanted = (announcements.DiceWanted,) if is_thrown else ()
    match phase_of(state):
        case Phase.START:
            return (announcements.DieRolled, *wanted)
        case Phase.DIRECTION:
            return (announcements.DirectionChosen,)
        case Phase.PLAY if is_share_due(state):
            return (announcements.DiceAssigned,)
        case Phase.PLAY:
            return (announcements.DiceRolled, *wanted)
        case Phase.OVER:
            return ()
