"""What all chapters check alike."""

from collections.abc import Sequence
from dataclasses import fields

from companion.core.facts import Announcement, Event, Request, Seat, Violation
from companion.core.rulings import Objected, Ruling
from companion.core.violations import PlayerAway
from companion.games.shamans.board import World
from companion.games.shamans.rules.consequences import accept
from companion.games.shamans.rules.phase import Phase, phase_of
from companion.games.shamans.state import State
from companion.games.shamans.violations import (
    CardAlreadyOut,
    NotYourTurn,
    PlayerEliminated,
    ValueNotInDeck,
    WorldNotInDeck,
    WrongPhase,
)

_OTHERS = ("other", "target")
"""Fields that name somebody else than who acts."""


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
    fault: Violation | None,
    *caused: Event,
) -> Ruling:
    """Accept where nothing is wrong, else object, and let the table insist."""
    accepted = accept(state, announcement, *caused)
    return accepted if fault is None else Objected((fault,), accepted)


def wrong_phase(state: State) -> WrongPhase:
    """Return the fault of something that cannot happen now."""
    phase = phase_of(state)
    is_begun = phase is Phase.SETUP and state.is_running
    return WrongPhase("opening" if is_begun else phase.value)


def not_now(state: State) -> Objected:
    """Object to something that cannot happen now."""
    return Objected((wrong_phase(state),))


def card_faults(
    state: State, world: World | None, value: int | None
) -> tuple[Violation, ...]:
    """Return what is wrong with a card as far as it is told (000, Mise en place)."""
    deck, players = state.deck, len(state.dealt)
    faults: list[Violation] = []
    if value is not None and not 1 <= value <= deck.values:
        faults.append(ValueNotInDeck(value, deck.values, players))
    if world is not None and world not in state.worlds:
        faults.append(WorldNotInDeck(world, players))
    if world is not None and value is not None and state.is_out(world, value):
        faults.append(CardAlreadyOut(world, value))
    return tuple(faults)


def impossible(state: State, fact: Announcement | Request) -> int:
    """Return how many of its facts cannot be: cards of other boxes, acts on oneself."""
    told = {field.name: getattr(fact, field.name) for field in fields(fact)}
    told |= dict(told.pop("changes", None) or ())
    world, value, seat = (told.get(name) for name in ("world", "value", "seat"))
    is_world = world is None or world in state.worlds
    is_value = not isinstance(value, int) or 1 <= value <= state.deck.values
    is_other = seat is None or all(told.get(name) != seat for name in _OTHERS)
    return [is_world, is_value, is_other].count(False)


def is_oneself(announcement: Announcement, field: str) -> bool:
    """Return whether who acts is named in a field that takes somebody else."""
    seat = getattr(announcement, "seat", None)
    return field in _OTHERS and getattr(announcement, field) == seat


def seat_faults(state: State, seat: Seat) -> tuple[Violation, ...]:
    """Return why a player does not take part in this round."""
    if not state.players[seat].is_dealt:
        return (PlayerAway(seat),)
    if state.players[seat].is_eliminated:
        return (PlayerEliminated(seat),)
    return ()


def turn_fault(seat: Seat, expected: Seat | None) -> NotYourTurn | None:
    """Return the fault of somebody who acts in another's place."""
    return None if seat == expected else NotYourTurn(seat, expected)
