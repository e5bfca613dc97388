"""The dice, whoever throws them, and which pawn takes which (002)."""

from dataclasses import replace

from companion.core.facts import Event, Seat, Violation
from companion.core.rulings import Accepted, Asked, Objected, Ruling
from companion.games.initiation import announcements as said
from companion.games.initiation import events
from companion.games.initiation.board import (
    FACES,
    FIRST_NINES,
    NINE,
    SIX,
    START,
    Cause,
    Variant,
)
from companion.games.initiation.rules.beginning import rule_die_rolled
from companion.games.initiation.rules.consequences import accept
from companion.games.initiation.rules.judging import not_now, seat_faults
from companion.games.initiation.rules.moving import led_by_nine, moved
from companion.games.initiation.rules.phase import Phase, is_share_due, phase_of
from companion.games.initiation.state import NeighbourThrow, PawnId, State
from companion.games.initiation.violations import (
    CompanionNeverThrows,
    DiceDoNotMatch,
    NoSuchDie,
    NoSuchTotal,
    NotYourTurn,
    TooManyDice,
)

ONLY_DICE = {2: (1, 1), 3: (1, 2), 11: (5, 6), 12: (6, 6)}
"""The totals that only these dice give."""


def rule_dice_rolled(state: State, announcement: said.DiceRolled) -> Ruling:
    """Move by the dice; who throws out of turn may have their way."""
    if phase_of(state) is not Phase.PLAY or is_share_due(state):
        return not_now(state)
    seat = announcement.seat or state.roller
    if seat is None:
        return Asked(announcement, "seat")
    faults = seat_faults(state, seat)
    if faults:
        return Objected(faults)
    if seat == state.roller:
        return _thrown(state, seat, announcement)
    turn = NotYourTurn(seat, state.roller)
    return _out_of_turn(state, seat, announcement, turn)


def _out_of_turn(
    state: State, seat: Seat, announcement: said.DiceRolled, turn: Violation
) -> Ruling:
    """Object; where the table insists, play goes on from there, or 36 is served."""
    caused: tuple[Event, ...] = ()
    if not isinstance(state.next_due, NeighbourThrow):
        caused = (events.TurnCame(seat),)
        state = replace(state, turn=seat, missing=frozenset(), has_thrown=False)
    ruling = _thrown(state, seat, announcement)
    match ruling:
        case Accepted(announcement=told, events=happened):
            return Objected((turn,), Accepted(told, (*caused, *happened)))
        case Objected(violations=violations):
            return Objected((turn, *violations))
        case _:
            return Objected((turn,))


def _thrown(state: State, seat: Seat, announcement: said.DiceRolled) -> Ruling:
    needed = state.dice_needed
    faults = _dice_faults(announcement, needed)
    if faults:
        return Objected(faults)
    dice, total = _settled(announcement, needed)
    told = said.DiceRolled(seat, dice or None, None if len(dice) == needed else total)
    if len(dice) != needed and (dice or total is None or _do_dice_matter(state, total)):
        return Asked(told, "dice")
    return accept(state, told, *_caused(state, seat, dice, total or sum(dice)))


def _dice_faults(told: said.DiceRolled, needed: int) -> tuple[Violation, ...]:
    """Return what cannot be about dice and total."""
    dice, total = told.dice or (), told.total
    wrong = tuple(NoSuchDie(die) for die in dice if die not in FACES)
    if wrong:
        return wrong
    if len(dice) > needed:
        return (TooManyDice(needed),)
    if total is None:
        return ()
    if not needed <= total <= needed * SIX:
        return (NoSuchTotal(total),)
    left = total - sum(dice)
    is_right = left == 0 if len(dice) == needed else not dice or left in FACES
    return () if is_right else (DiceDoNotMatch(total),)


def _settled(told: said.DiceRolled, needed: int) -> tuple[tuple[int, ...], int | None]:
    """Return the dice as far as they are known, and their total."""
    dice, total = told.dice or (), told.total
    if total is not None and len(dice) == needed - 1:
        dice = (*dice, total - sum(dice))
    elif total is not None and not dice:
        dice = ONLY_DICE.get(total, ())
    return dice, sum(dice) if len(dice) == needed else total


def _do_dice_matter(state: State, total: int) -> bool:
    """Return whether the same total does different things with different dice."""
    counts = state.settings.table_rules.neighbour_throw_counts
    if isinstance(state.next_due, NeighbourThrow):
        return counts and _held_by(state, state.roller) is not None and total > SIX
    if state.variant is not Variant.PLAIN and len(state.movable) > 1:
        return True
    if state.held is not None:
        return total > SIX
    return _is_first_throw(state) and total == NINE


def _is_first_throw(state: State) -> bool:
    is_plain = state.variant is Variant.PLAIN
    return is_plain and state.turn not in state.thrown and state.held is None


def _held_by(state: State, seat: Seat | None) -> PawnId | None:
    led = () if seat is None else state.led_by(seat)
    return next((pawn for pawn in led if state.pawns[pawn].is_held), None)


def _caused(
    state: State, seat: Seat, dice: tuple[int, ...], total: int
) -> tuple[Event, ...]:
    """Return what the dice do at once; shared ones move nobody yet."""
    thrown = events.DiceThrown(seat, dice, total)
    match state.next_due:
        case NeighbourThrow(pawn=pawn):
            return (thrown, *_for_another(state, seat, pawn, dice, total))
    held, movable = state.held, state.movable
    if held is not None:
        is_free = SIX in dice
        kind = events.Reincarnated if is_free else events.StillHeld
        met = (events.EncounterMet(held[0], START),) if is_free else ()
        return (thrown, kind(held[0], state.number(held)), *met)
    if len(movable) > 1:
        return (thrown,)
    first = FIRST_NINES.get((min(dice), max(dice))) if len(dice) > 1 else None
    if first is not None and _is_first_throw(state):
        return (thrown, *led_by_nine(state, movable[0], first))
    return (thrown, *moved(state, movable[0], total, Cause.THROW))


def _for_another(
    state: State, seat: Seat, pawn: PawnId, dice: tuple[int, ...], total: int
) -> tuple[Event, ...]:
    """Move the pawn on 36; the throw frees its thrower only as a table rule."""
    own = _held_by(state, seat)
    counts = state.settings.table_rules.neighbour_throw_counts
    freed: tuple[Event, ...] = ()
    if own is not None and counts and SIX in dice:
        freed = (events.Reincarnated(own[0], state.number(own)),)
    return (*moved(state, pawn, total, Cause.NEIGHBOUR), *freed)


def rule_dice_wanted(state: State, announcement: said.DiceWanted) -> Ruling:
    """Let the companion throw for who is awaited; then it is a throw like any other."""
    if not state.settings.table_rules.companion_throws:
        return Objected((CompanionNeverThrows(),))
    phase = phase_of(state)
    if phase not in (Phase.START, Phase.PLAY) or is_share_due(state):
        return not_now(state)
    seat, dice = announcement.seat, announcement.dice
    is_start = phase is Phase.START
    if seat is None:
        awaited = state.awaited_first if is_start else (state.roller,)
        seat = awaited[0] if len(awaited) == 1 else None
    told = said.DiceWanted(seat, dice)
    if seat is None:
        return Asked(told, "seat")
    ruling: Ruling
    if is_start:
        ruling = rule_die_rolled(state, said.DieRolled(seat, dice[0] if dice else None))
    else:
        ruling = rule_dice_rolled(state, said.DiceRolled(seat, dice))
    match ruling:
        case Accepted(events=happened):
            return Accepted(told, happened)
        case Objected(violations=violations):
            return Objected(violations)
        case Asked():
            return Asked(told, "dice", faces=state.faces())
