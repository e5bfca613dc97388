"""What all chapters check alike."""

from collections.abc import Sequence

from companion.core.facts import Announcement, Event, Request, Seat, Violation
from companion.core.rulings import Objected, Ruling
from companion.core.violations import PlayerAway
from companion.games.amarok.announcements import CardLaid
from companion.games.amarok.board import VALUES, Blank
from companion.games.amarok.rules.consequences import accept
from companion.games.amarok.rules.phase import phase_of
from companion.games.amarok.state import State
from companion.games.amarok.violations import NotYourTurn, ValueNotInDeck, WrongPhase


def judge(
    state: State,
    announcement: Announcement,
    faults: Sequence[Violation],
    *caused: Event,
) -> Ruling:
    """Accept where no rule is broken, else object without a way to insist."""
    if faults:
        return Objected(tuple(faults))
    return accept(state, announcement, *caused)


def judge_insistable(
    state: State,
    announcement: Announcement,
    faults: Sequence[Violation],
    *caused: Event,
) -> Ruling:
    """Accept where nothing is wrong, else object, and let the table insist."""
    accepted = accept(state, announcement, *caused)
    return Objected(tuple(faults), accepted) if faults else accepted


def wrong_phase(state: State) -> WrongPhase:
    """Return the fault of something that cannot happen now."""
    return WrongPhase(phase_of(state).value)


def not_now(state: State) -> Objected:
    """Object to something that cannot happen now."""
    return Objected((wrong_phase(state),))


def seat_faults(state: State, seat: Seat) -> tuple[Violation, ...]:
    """Return why a player does not take part in this round."""
    return () if state.players[seat].is_dealt else (PlayerAway(seat),)


def turn_faults(seat: Seat, expected: Seat | None) -> tuple[Violation, ...]:
    """Return the fault of somebody who acts in another's place."""
    return () if seat == expected else (NotYourTurn(seat, expected),)


def value_faults(value: int | Blank | None) -> tuple[Violation, ...]:
    """Return the fault of a number that no card can bear."""
    if isinstance(value, int) and value not in VALUES:
        return (ValueNotInDeck(value),)
    return ()


def impossible(state: State, fact: Announcement | Request) -> int:
    """Return how many of its facts cannot be: nobody takes from who holds nothing."""
    if not isinstance(fact, CardLaid) or not isinstance(fact.source, str):
        return 0
    return int(fact.source in state.players and not state.players[fact.source].hand)
