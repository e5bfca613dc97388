"""Where a pawn comes to rest: squares that act, squares that are taken (002)."""

from dataclasses import dataclass, replace

from companion.games.initiation.board import (
    CYCLES,
    LAST,
    LEADS,
    METEMPSYCHOSIS,
    MISSES,
    NEVER_BACKED_ONTO,
    SPECIAL,
    START,
)
from companion.games.initiation.state import PawnId, State


@dataclass(frozen=True, slots=True)
class Journey:
    """Hold how a pawn has come to a square."""

    square: int
    again: tuple[int, ...] = ()
    """Squares that moved it on by the same total."""
    led: int | None = None
    """The square that led it elsewhere."""
    occupied: int | None = None
    """The square that was taken."""
    is_bounced: bool = False
    is_quiet: bool = False
    """Whether the square does nothing with it."""
    relieved: PawnId | None = None
    """Whose place it takes on 19, 31 or 52."""


def journey(state: State, pawn: PawnId, total: int) -> Journey:
    """Return where a total brings a pawn.

    It ends: only five squares move a pawn on, forwards by two at least, and who goes
    back from 63 meets at most one of them, 54.
    """
    so_far = Journey(state.pawns[pawn].square)
    while True:
        square, is_bounced = _counted(so_far.square + total)
        so_far = replace(
            so_far, square=square, is_bounced=is_bounced or so_far.is_bounced
        )
        is_quiet = is_bounced and not state.settings.table_rules.bounce_acts
        occupant = state.occupant(square, pawn)
        if occupant is not None:
            if not is_quiet and _is_exchange(state, square, occupant):
                return replace(so_far, relieved=occupant)
            return backed_up(state, pawn, so_far)
        if is_quiet and square in SPECIAL:
            return replace(so_far, is_quiet=True)
        if square in LEADS:
            return led(state, pawn, LEADS[square], replace(so_far, led=square))
        if square not in CYCLES:
            return so_far
        so_far = replace(so_far, again=(*so_far.again, square))


def _counted(square: int) -> tuple[int, bool]:
    """Return the square, back from 63 by the excess, and whether it went back."""
    is_beyond = square > LAST
    return (2 * LAST - square if is_beyond else square), is_beyond


def led(
    state: State, pawn: PawnId, square: int, so_far: Journey | None = None
) -> Journey:
    """Return where a pawn comes that is led to a square: back, if it is taken."""
    there = replace(so_far or Journey(square), square=square)
    if state.occupant(square, pawn) is None:
        return there
    return backed_up(state, pawn, there)


def backed_up(state: State, pawn: PawnId, so_far: Journey) -> Journey:
    """Return the first free square behind a taken one; nothing acts there."""
    square = so_far.square
    is_higher = state.settings.table_rules.backing_after_bounce == "higher"
    ways = [range(square - 1, START, -1)]
    if so_far.is_bounced and is_higher:
        ways.insert(0, range(square + 1, LAST))
    for one in (one for way in ways for one in way):
        if _is_free(state, pawn, one):
            return replace(so_far, square=one, occupied=square, is_quiet=True)
    return replace(so_far, square=START, occupied=square, is_quiet=True)


def _is_free(state: State, pawn: PawnId, square: int) -> bool:
    is_past = state.settings.table_rules.backing_up == "past"
    never = SPECIAL if is_past else NEVER_BACKED_ONTO
    return square not in never and state.occupant(square, pawn) is None


def _is_exchange(state: State, square: int, occupant: PawnId) -> bool:
    there = state.pawns[occupant]
    if square in MISSES:
        is_always = state.settings.table_rules.exchange_without_turns
        return is_always or there.misses > 0
    return square == METEMPSYCHOSIS and there.is_held
