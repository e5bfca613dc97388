"""What all chapters check alike."""

from companion.core.facts import Announcement, Event, Seat, Violation
from companion.core.rulings import Objected, Ruling
from companion.core.violations import PlayerAway
from companion.games.initiation.rules.consequences import accept
from companion.games.initiation.rules.phase import phase_of
from companion.games.initiation.state import State
from companion.games.initiation.violations import WrongPhase


def judge(
    state: State,
    announcement: Announcement,
    faults: tuple[Violation, ...],
    *caused: Event,
) -> Ruling:
    """Accept where no rule is broken, else object without a way to insist."""
    if faults:
        return Objected(faults)
    return accept(state, announcement, *caused)


def not_now(state: State) -> Objected:
    """Object to something that cannot happen now."""
    return Objected((WrongPhase(phase_of(state).value),))


def seat_faults(state: State, seat: Seat) -> tuple[Violation, ...]:
    """Return why a player cannot act."""
    return (PlayerAway(seat),) if seat in state.away else ()
