"""The start of a round (000, Mise en place)."""

from companion.core.facts import Event, Seat
from companion.core.rulings import Asked, Objected, Ruling
from companion.core.violations import PlayerAway, TooFewPlayers
from companion.games.shamans import announcements, events
from companion.games.shamans.board import DECKS
from companion.games.shamans.due import HandToLay
from companion.games.shamans.rules.judging import (
    card_faults,
    judge,
    judge_insistable,
    not_now,
    turn_fault,
)
from companion.games.shamans.rules.phase import Phase, phase_of
from companion.games.shamans.state import State
from companion.games.shamans.violations import TilesDoNotMatch


def rule_round_started(
    state: State, announcement: announcements.RoundStarted
) -> Ruling:
    """Deal a round; after the first one the marker has passed left."""
    if state.is_running or state.ended is not None:
        return not_now(state)
    if len(state.present) < min(DECKS):
        return Objected((TooFewPlayers(len(state.present), min(DECKS)),))
    expected = next_first(state)
    first = announcement.first or expected
    if first is None:
        return Asked(announcement, "first")
    if first not in state.present:
        return Objected((PlayerAway(first),))
    opened = events.RoundOpened(state.round + 1, first, state.present)
    caused: tuple[Event, ...] = (opened,)
    if state.round == 0 and not state.settings.are_worlds_told:
        worlds = state.settings.worlds[: DECKS[len(state.present)].worlds]
        caused = (opened, events.WorldsAssumed(worlds))
    is_bound = state.marker is not None or state.next_first is not None
    fault = turn_fault(first, expected) if expected and is_bound else None
    started = announcements.RoundStarted(first)
    return judge_insistable(state, started, fault, *caused)


def next_first(state: State) -> Seat | None:
    """Return who begins the next round: left of the marker, among those present.

    In the first round it is who was told before; whoever is named then does.
    """
    if state.next_first is not None:
        order = state.clockwise_from(state.next_first)
    elif state.marker is not None:
        order = (*state.clockwise_from(state.marker)[1:], state.marker)
    else:
        order = (state.promised,) if state.promised is not None else ()
    return next((seat for seat in order if seat in state.present), None)


def rule_card_laid(state: State, announcement: announcements.CardLaid) -> Ruling:
    """Lay a leftover, or a card of an eliminated Shadow, at its world."""
    hand = state.due[0] if state.due else None
    is_hand = phase_of(state) is Phase.HAND
    is_leftover = is_leftover_due(state)
    if not is_hand and not is_leftover:
        return not_now(state)
    world, value = announcement.world, announcement.value
    faults = card_faults(state, world, value)
    if faults:
        return Objected(faults)
    if world is None:
        return Asked(announcement, "world")
    if value is None:
        return Asked(announcement, "value")
    if is_hand and isinstance(hand, HandToLay):
        laid: Event = events.HandCardLaid(hand.seat, world, value)
    else:
        laid = events.LeftoverLaid(world, value)
    return judge(state, announcement, (), laid)


def is_leftover_due(state: State) -> bool:
    """Return whether a leftover of the set-up was not told yet."""
    return is_set_up(state) and state.leftovers_untold > 0


def is_counting(state: State) -> bool:
    """Return whether some leftovers were told and others are still to come.

    They may be left out: where none was told, nobody is counting.
    """
    return is_leftover_due(state) and state.leftovers_told > 0


def is_set_up(state: State) -> bool:
    """Return whether a round runs whose first card was not played."""
    return state.is_running and not state.is_opened


def rule_row_shown(state: State, announcement: announcements.RowShown) -> Ruling:
    """Lay two tiles face up beside the stack; until the first card, also anew."""
    if not is_set_up(state):
        return not_now(state)
    if announcement.tiles is None:
        return Asked(announcement, "tiles")
    if len(announcement.tiles) != len(state.row):
        told = len(announcement.tiles)
        return Objected((TilesDoNotMatch(len(state.row), told),))
    filled = events.RowFilled(announcement.tiles)
    return judge(state, announcement, (), filled)
