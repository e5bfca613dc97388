"""What the table decides, whatever the rules say: corrections, seats, a void round."""

from companion.core import announcements as common
from companion.core.facts import Violation
from companion.core.rulings import CORRECTION, Accepted, Asked, Ruling
from companion.core.violations import OutOfRange, PlayerAway
from companion.games.shamans import announcements, events
from companion.games.shamans.board import ARTEFACTS_AND_ECLIPSE
from companion.games.shamans.rules.box import LONGEST_TRACK
from companion.games.shamans.rules.judging import judge, not_now, wrong_phase
from companion.games.shamans.state import State
from companion.games.shamans.violations import (
    CardAlreadyOut,
    TilesDoNotMatch,
    ValueNotInDeck,
    WorldNotInDeck,
)

MOST_POINTS = 99


def rule_table_corrected(
    state: State, announcement: announcements.TableCorrected
) -> Ruling:
    """Take what the table says as it is, as long as it can be."""
    of_player = (
        announcement.points,
        announcement.hand,
        announcement.artefacts,
        announcement.role,
        announcement.eliminated,
    )
    of_board = (
        announcement.laid,
        announcement.steps_to_moon,
        announcement.row,
        announcement.stack,
    )
    is_board_told = any(told is not None for told in of_board)
    is_player_told = any(told is not None for told in of_player)
    if announcement.seat is None and (is_player_told or not is_board_told):
        return Asked(announcement, "seat" if is_player_told else CORRECTION)
    if not is_board_told and not is_player_told:
        return Asked(announcement, CORRECTION)
    is_round_told = is_board_told or any(told is not None for told in of_player[1:])
    faults = [*_player_faults(state, announcement), *_board_faults(state, announcement)]
    if is_round_told and not state.is_running and state.ended is None:
        faults.insert(0, wrong_phase(state))
    corrected = events.StateCorrected(announcement)
    return judge(state, announcement, faults, corrected)


def _player_faults(
    state: State, announcement: announcements.TableCorrected
) -> list[Violation]:
    faults: list[Violation] = []
    seat = announcement.seat
    told = (
        announcement.hand,
        announcement.artefacts,
        announcement.role,
        announcement.eliminated,
    )
    is_told = any(field is not None for field in told)
    if seat is not None and is_told and not state.players[seat].is_dealt:
        faults.append(PlayerAway(seat))
    if not _is_within(announcement.points, 0, MOST_POINTS):
        faults.append(OutOfRange("points"))
    if not _is_within(announcement.hand, 0, state.deck.hand):
        faults.append(OutOfRange("hand"))
    if len(announcement.artefacts or ()) > ARTEFACTS_AND_ECLIPSE + 1:
        faults.append(OutOfRange("artefacts"))
    return faults


def _board_faults(
    state: State, announcement: announcements.TableCorrected
) -> list[Violation]:
    faults: list[Violation] = []
    players = len(state.dealt)
    for world, values in announcement.laid or ():
        if world not in state.worlds:
            faults.append(WorldNotInDeck(world, players))
        faults.extend(
            CardAlreadyOut(world, card.value)
            for card in state.trick
            if card.world is world and card.value in values
        )
        faults.extend(
            ValueNotInDeck(value, state.deck.values, players)
            for value in values
            if not 1 <= value <= state.deck.values
        )
    if not _is_within(announcement.steps_to_moon, 1, LONGEST_TRACK):
        faults.append(OutOfRange("steps_to_moon"))
    if not _is_within(announcement.stack, 0, ARTEFACTS_AND_ECLIPSE):
        faults.append(OutOfRange("stack"))
    if announcement.row is not None and len(announcement.row) != len(state.row):
        faults.append(TilesDoNotMatch(len(state.row), len(announcement.row)))
    return faults


def _is_within(number: int | None, least: int, most: int) -> bool:
    return number is None or least <= number <= most


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
    """Give back a round that is not scored: number, marker, Illuminations."""
    if not state.is_running and state.ended is None:
        return not_now(state)
    return judge(state, announcement, (), events.RoundVoided(state.round))
