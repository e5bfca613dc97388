"""Two dice for two pawns (002, Variante): the first die moves first."""

from companion.core.facts import Seat, Violation
from companion.core.rulings import Asked, Objected, Ruling
from companion.games.initiation import announcements as said
from companion.games.initiation import events
from companion.games.initiation.board import PAWNS
from companion.games.initiation.rules.judging import judge, not_now
from companion.games.initiation.state import Share, State
from companion.games.initiation.violations import (
    DieNotThrown,
    NoSuchPawn,
    NotInTeam,
    SamePawn,
)


def rule_dice_assigned(state: State, announcement: said.DiceAssigned) -> Ruling:
    """Let a team choose which pawn takes which die; either partner may say it."""
    due = state.next_due
    if not isinstance(due, Share) or state.turn is None or state.winner is not None:
        return not_now(state)
    seat = announcement.seat or state.turn
    faults = _faults(state, seat, due.dice, announcement)
    if faults:
        return Objected(faults)
    taker = _taker(state, seat, announcement)
    first, second = announcement.first, announcement.second
    if announcement.value is not None and taker is None:
        return Asked(announcement, "pawn")
    if taker is not None and announcement.value is None:
        return Asked(announcement, "value")
    if taker is not None and announcement.value == due.dice[0]:
        first = first or taker
    elif taker is not None:
        second = second or taker
    if first is None and second is None:
        return Asked(announcement, "first")
    first = first or _other(second)
    second = second or _other(first)
    told = said.DiceAssigned(seat, first, second)
    same = (SamePawn(),) if first == second else ()
    return judge(state, told, same, events.DiceShared(seat, first, second))


def _other(pawn: int | None) -> int:
    return sum(PAWNS) - (pawn or 0)


def _taker(state: State, seat: Seat, told: said.DiceAssigned) -> int | None:
    """Return the pawn that takes the named die."""
    if told.other is None:
        return told.pawn
    owners = [owner for owner, _ in state.led_by(seat)]
    is_one = len(set(owners)) > 1 and told.pawn is None
    return owners.index(told.other) + 1 if is_one else told.pawn


def _faults(
    state: State, seat: Seat, dice: tuple[int, ...], told: said.DiceAssigned
) -> tuple[Violation, ...]:
    assert state.turn is not None
    team = state.team(state.turn)
    named = [one for one in (seat, told.other) if one is not None]
    faults: list[Violation] = [NotInTeam(one) for one in named if one not in team]
    pawns = (told.first, told.second, told.pawn)
    faults += [NoSuchPawn(one) for one in pawns if one is not None and one not in PAWNS]
    if told.value is not None and told.value not in dice:
        faults.append(DieNotThrown(told.value))
    return tuple(faults)
