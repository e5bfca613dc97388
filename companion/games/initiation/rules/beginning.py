"""Who begins, and to whom the dice pass (002, Début de la partie)."""

from companion.core.rulings import Asked, Objected, Ruling
from companion.games.initiation import announcements as said
from companion.games.initiation import events
from companion.games.initiation.board import FACES
from companion.games.initiation.rules.judging import judge, not_now, seat_faults
from companion.games.initiation.rules.phase import Phase, phase_of
from companion.games.initiation.state import State
from companion.games.initiation.violations import NoSuchDie, NotYourTurn


def rule_die_rolled(state: State, announcement: said.DieRolled) -> Ruling:
    """Take one die of each player, in any order; those who tie throw again."""
    if phase_of(state) is not Phase.START:
        return not_now(state)
    awaited = state.awaited_first
    seat, value = announcement.seat, announcement.value
    if seat is None and len(awaited) == 1:
        (seat,) = awaited
    told = said.DieRolled(seat, value)
    if value is not None and value not in FACES:
        return Objected((NoSuchDie(value),))
    if seat is not None:
        faults = seat_faults(state, seat)
        if not faults and seat not in awaited:
            expected = awaited[0] if len(awaited) == 1 else None
            faults = (NotYourTurn(seat, expected),)
        if faults:
            return Objected(faults)
    if value is None:
        return Asked(told, "value")
    if seat is None:
        return Asked(told, "seat")
    return judge(state, told, (), events.DieThrown(seat, value))


def rule_direction_chosen(state: State, announcement: said.DirectionChosen) -> Ruling:
    """Let who begins choose; anybody may say it."""
    if phase_of(state) is not Phase.DIRECTION:
        return not_now(state)
    if announcement.direction is None:
        return Asked(announcement, "direction")
    chosen = events.DirectionSet(announcement.direction)
    return judge(state, announcement, (), chosen)
