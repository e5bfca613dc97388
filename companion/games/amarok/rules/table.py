"""What the table decides, whatever the rules say: corrections, seats, a void round."""

from companion.core import announcements as common
from companion.core.facts import Violation
from companion.core.rulings import Accepted, Asked, Ruling
from companion.core.violations import OutOfRange, PlayerAway
from companion.games.amarok import events
from companion.games.amarok.announcements import TableCorrected
from companion.games.amarok.board import CARDS, DEALT, RIVER, WINS_NEEDED, Unseen
from companion.games.amarok.rules.judging import (
    judge,
    not_now,
    value_faults,
    wrong_phase,
)
from companion.games.amarok.rules.phase import Phase, phase_of
from companion.games.amarok.state import State


def rule_table_corrected(state: State, announcement: TableCorrected) -> Ruling:
    """Take what the table says as it is, as long as it can be."""
    of_player = (announcement.wins, announcement.hand, announcement.laid)
    of_board = (announcement.objective, announcement.pile, announcement.river)
    is_board_told = any(told is not None for told in of_board)
    is_player_told = any(told is not None for told in of_player)
    if announcement.seat is None and is_player_told:
        return Asked(announcement, "seat")
    if not is_board_told and not is_player_told:
        return Asked(announcement, "correction")
    faults = [*_player_faults(state, announcement), *_board_faults(announcement)]
    if announcement.laid is not None and phase_of(state) is not Phase.PLAY:
        faults.insert(0, wrong_phase(state))
    return judge(state, announcement, faults, events.StateCorrected(announcement))


def _player_faults(state: State, announcement: TableCorrected) -> list[Violation]:
    faults: list[Violation] = []
    seat, laid = announcement.seat, announcement.laid
    is_hand_told = announcement.hand is not None or laid is not None
    is_out = seat is not None and not state.players[seat].is_dealt
    if is_hand_told and is_out and state.is_running and seat is not None:
        faults.append(PlayerAway(seat))
    if not _is_within(announcement.wins, WINS_NEEDED - 1):
        faults.append(OutOfRange("wins"))
    if not _is_within(announcement.hand, DEALT):
        faults.append(OutOfRange("hand"))
    if len(laid or ()) > DEALT:
        faults.append(OutOfRange("laid"))
    faults.extend(one for card in laid or () for one in value_faults(card.value))
    return faults


def _board_faults(announcement: TableCorrected) -> list[Violation]:
    faults: list[Violation] = []
    river = announcement.river or ()
    if not _is_within(announcement.pile, CARDS):
        faults.append(OutOfRange("pile"))
    if len(river) > RIVER:
        faults.append(OutOfRange("river"))
    seen = [card for card in river if not isinstance(card, Unseen)]
    faults.extend(one for card in seen for one in value_faults(card.value))
    return faults


def _is_within(number: int | None, most: int) -> bool:
    return number is None or 0 <= number <= most


def rule_seat_left(state: State, announcement: common.SeatLeft) -> Ruling:
    """Pass a player over until they are back; nothing changes for one who is away."""
    if announcement.seat is None:
        return Asked(announcement, "seat")
    if state.players[announcement.seat].is_away:
        return Accepted(announcement, ())
    return judge(state, announcement, (), events.SeatVacated(announcement.seat))


def rule_seat_back(state: State, announcement: common.SeatBack) -> Ruling:
    """Let a player take part again."""
    if announcement.seat is None:
        return Asked(announcement, "seat")
    if not state.players[announcement.seat].is_away:
        return Accepted(announcement, ())
    return judge(state, announcement, (), events.SeatRetaken(announcement.seat))


def rule_round_void(state: State, announcement: common.RoundVoid) -> Ruling:
    """Deal a round again that has not ended: same number, the Objective as it lies."""
    if not state.is_running:
        return not_now(state)
    return judge(state, announcement, (), events.RoundVoided(state.round))
