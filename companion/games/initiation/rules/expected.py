"""What the table is asked for, and what it may say."""

from collections.abc import Iterator
from itertools import product

from companion.core.announcements import SeatBack, SeatLeft
from companion.core.facts import Announcement, Prompt
from companion.games.initiation import announcements, prompts
from companion.games.initiation.board import FACES, PAWNS, Direction
from companion.games.initiation.rules.phase import Phase, phase_of
from companion.games.initiation.state import NeighbourThrow, Share, State


def prompts_for(state: State) -> tuple[Prompt, ...]:
    """Return what the table is expected to say next."""
    if not state.present and phase_of(state) is not Phase.OVER:
        return (prompts.NobodyPresent(),)
    match phase_of(state):
        case Phase.START:
            awaited = state.awaited_first
            return (
                prompts.FirstDiceDue(awaited) if awaited else prompts.NobodyPresent(),
            )
        case Phase.DIRECTION:
            assert state.beginner is not None
            return (prompts.DirectionDue(state.beginner),)
        case Phase.OVER:
            assert state.winner is not None
            return (prompts.NothingDue(state.team(state.winner)),)
        case Phase.PLAY:
            return (_throw(state),)


def _throw(state: State) -> Prompt:
    seat = state.roller
    match state.next_due:
        case Share(dice=(first, second)):
            assert state.turn is not None
            return prompts.ShareDue(state.turn, first, second)
        case NeighbourThrow(pawn=pawn):
            assert seat is not None
            return prompts.NeighbourDue(seat, pawn[0], state.number(pawn))
    if seat is None:
        return prompts.NobodyPresent()
    held = state.held
    if held is not None:
        return prompts.SixDue(seat, held[0], state.number(held))
    if state.dice_needed == 1:
        (pawn,) = state.movable
        return prompts.OneDieDue(seat, pawn[0], state.number(pawn))
    return prompts.ThrowDue(seat)


def sayable(state: State) -> Iterator[Announcement]:
    """Yield all that makes sense in this phase."""
    if phase_of(state) is Phase.OVER:
        return
    yield from _of_phase(state)
    for seat in state.seats:
        yield SeatBack(seat) if seat in state.away else SeatLeft(seat)


def _of_phase(state: State) -> Iterator[Announcement]:
    is_thrown = state.settings.table_rules.companion_throws
    match phase_of(state):
        case Phase.START:
            for seat in state.awaited_first:
                for value in FACES:
                    yield announcements.DieRolled(seat, value)
                if is_thrown:
                    yield announcements.DiceWanted(seat)
        case Phase.DIRECTION:
            for direction in Direction:
                yield announcements.DirectionChosen(direction)
        case Phase.PLAY if isinstance(state.next_due, Share):
            for first in PAWNS:
                second = sum(PAWNS) - first
                yield announcements.DiceAssigned(state.turn, first, second)
        case Phase.PLAY if state.roller is not None:
            for dice in product(FACES, repeat=state.dice_needed):
                yield announcements.DiceRolled(state.roller, dice)
            if is_thrown:
                yield announcements.DiceWanted(state.roller)
