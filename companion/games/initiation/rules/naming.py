"""What people mean by few words, by what is awaited ("six", "Alice neuf")."""

from companion.core.facts import Announcement
from companion.core.requests import Change
from companion.games.initiation import announcements as said
from companion.games.initiation.board import SIX, Direction
from companion.games.initiation.rules.phase import Phase, is_share_due, phase_of
from companion.games.initiation.state import State


def complete(state: State, values: Change) -> Announcement | None:
    """Return what the named things announce in this state, or `None`."""
    phase = phase_of(state)
    match tuple(value for _, value in values):
        case (Direction() as direction,) if phase is Phase.DIRECTION:
            return said.DirectionChosen(direction)
        case (int() as number,) if phase is Phase.START:
            return said.DieRolled(value=number)
        case (int() as number,) if phase is Phase.PLAY and not is_share_due(state):
            return meant(state, said.DieRolled(value=number))
        case _:
            return None


def meant(state: State, announcement: Announcement) -> Announcement:
    """Return what people mean by these words in this state: mostly just that.

    One number in play is one of two dice, if a die shows it, or else their total. "Un
    six" is one and six in French, and a six where each throws one die.
    """
    is_start = phase_of(state) is Phase.START
    match announcement:
        case said.DiceRolled(seat, (1, value)) if is_start:
            return said.DieRolled(seat, value)
        case said.DiceRolled(seat, (1, value)) if state.dice_needed == 1:
            return said.DiceRolled(seat, (value,))
        case said.DieRolled(str() as seat, value) if is_share_due(state):
            return said.DiceAssigned(value=value, other=seat)
        case said.DieRolled(seat, int() as value) if phase_of(state) is Phase.PLAY:
            if value <= SIX or state.dice_needed == 1:
                return said.DiceRolled(seat, (value,))
            return said.DiceRolled(seat, total=value)
        case said.DieRolled(seat, None) if phase_of(state) is Phase.PLAY:
            return said.DiceRolled(seat)
        case said.DiceAssigned(None, None, None, int() as value, None, str() as other):
            is_throw = not is_start and not is_share_due(state)
            told = said.DieRolled(other, value)
            return meant(state, told) if is_throw else announcement
        case said.DiceRolled(seat, None, total) if is_start:
            return said.DieRolled(seat, total)
        case _:
            return announcement


def retold(announcement: Announcement, changes: Change) -> Change:
    """Return which fields a correction means: one number is a die, or the total."""
    match announcement, dict(changes):
        case said.DiceRolled(dice=dice), {"value": int() as value, **others}:
            return (*others.items(), *_number(dice or (), value))
        case said.DiceRolled(total=int()), {"dice": tuple() as dice, **others}:
            return (*others.items(), ("dice", dice), ("total", sum(dice)))
        case said.DieRolled(), {"dice": (int() as value,), **others}:
            return (*others.items(), ("value", value))
        case _:
            return changes


def _number(dice: tuple[int, ...], value: int) -> Change:
    if dice and value <= SIX:
        return (("dice", (value,)),)
    return (("dice", ()), ("total", value))
