"""What the table decides, whatever the rules say: corrections and seats."""

from companion.core import announcements as common
from companion.core.facts import Violation
from companion.core.rulings import CORRECTION, Accepted, Asked, Objected, Ruling
from companion.core.violations import OutOfRange
from companion.games.initiation import events
from companion.games.initiation.announcements import TableCorrected
from companion.games.initiation.board import LAST, METEMPSYCHOSIS, PAWNS, START
from companion.games.initiation.board import MISSES as TURNS
from companion.games.initiation.rules.apply import corrected_pawn
from companion.games.initiation.rules.judging import judge
from companion.games.initiation.state import State
from companion.games.initiation.violations import SquareOccupied


def rule_table_corrected(state: State, announcement: TableCorrected) -> Ruling:
    """Take what the table says as it is, as long as it can be."""
    told = (announcement.square, announcement.misses, announcement.held)
    if announcement.seat is None:
        return Asked(announcement, "seat")
    if all(one is None for one in told):
        return Asked(announcement, CORRECTION)
    if announcement.pawn is not None and announcement.pawn not in _pawns(state):
        return Objected((OutOfRange("pawn"),))
    corrected = events.StateCorrected(announcement)
    return judge(state, announcement, _faults(state, announcement), corrected)


def _pawns(state: State) -> range:
    led = len(state.led_by(state.seats[0]))
    return range(PAWNS.start, PAWNS.start + led)


def _faults(state: State, told: TableCorrected) -> tuple[Violation, ...]:
    pawn = corrected_pawn(state, told)
    faults: list[Violation] = []
    square = state.pawns[pawn].square if told.square is None else told.square
    if not START <= square <= LAST:
        return (OutOfRange("square"),)
    occupant = None if told.square is None else state.occupant(square, pawn)
    if occupant is not None:
        faults.append(SquareOccupied(square, occupant[0]))
    is_fixed = square in (METEMPSYCHOSIS, LAST)
    most = 0 if is_fixed else max(TURNS.values())
    if told.misses is not None and not 0 <= told.misses <= most:
        faults.append(OutOfRange("misses"))
    if told.held is not None and told.held is not (square == METEMPSYCHOSIS):
        faults.append(OutOfRange("held"))
    return tuple(faults)


def rule_seat_left(state: State, announcement: common.SeatLeft) -> Ruling:
    """Pass a player over until they are back; nothing changes for one who is away."""
    if announcement.seat is None:
        return Asked(announcement, "seat")
    if announcement.seat in state.away:
        return Accepted(announcement, ())
    return judge(state, announcement, (), events.SeatVacated(announcement.seat))


def rule_seat_back(state: State, announcement: common.SeatBack) -> Ruling:
    """Let a player take part again."""
    if announcement.seat is None:
        return Asked(announcement, "seat")
    if announcement.seat not in state.away:
        return Accepted(announcement, ())
    return judge(state, announcement, (), events.SeatRetaken(announcement.seat))
