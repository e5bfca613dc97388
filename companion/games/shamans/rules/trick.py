"""Cards, one after the other (000, Déroulement d'un tour)."""

from companion.core.facts import Event, Seat, Violation
from companion.core.rulings import Asked, Objected, Ruling
from companion.games.shamans import announcements, events
from companion.games.shamans.board import World
from companion.games.shamans.due import GuideToName
from companion.games.shamans.rules.judging import (
    card_faults,
    judge,
    judge_insistable,
    not_now,
    seat_faults,
    turn_fault,
    wrong_phase,
)
from companion.games.shamans.rules.phase import Phase, phase_of
from companion.games.shamans.state import State
from companion.games.shamans.violations import NoCardsLeft


def rule_card_played(state: State, announcement: announcements.CardPlayed) -> Ruling:
    """Play any card in turn; the first of a trick names the Destination."""
    seat = announcement.seat or state.next_to_play
    world, value = announcement.world, announcement.value
    told = announcements.CardPlayed(seat, world, value)
    faults = (*card_faults(state, world, value), *_phase_faults(state))
    if seat is not None and state.is_running:
        faults += _player_faults(state, seat)
    if faults:
        return Objected(faults)
    if world is None:
        return Asked(told, "world")
    if value is None:
        return Asked(told, "value")
    if seat is None:
        return Asked(told, "seat")
    turn = turn_fault(seat, state.next_to_play)
    if turn is not None and seat in state.played:
        return Objected((turn,))
    played = _card_events(state, seat, world, value)
    return judge_insistable(state, told, turn, *played)


def rule_own_card_played(
    state: State, announcement: announcements.OwnCardPlayed
) -> Ruling:
    """Play a card as whoever is to play."""
    world, value = announcement.world, announcement.value
    return rule_card_played(state, announcements.CardPlayed(None, world, value))


def _phase_faults(state: State) -> tuple[Violation, ...]:
    is_playable = phase_of(state) in (Phase.SETUP, Phase.PLAY) and state.is_running
    return () if is_playable else (wrong_phase(state),)


def _player_faults(state: State, seat: Seat) -> tuple[Violation, ...]:
    faults = seat_faults(state, seat)
    if not faults and not state.players[seat].hand:
        return (NoCardsLeft(seat),)
    return faults


def _card_events(
    state: State, seat: Seat, world: World, value: int
) -> tuple[Event, ...]:
    if state.destination is None:
        named = events.DestinationNamed(seat, world)
        return (named, events.CardFaced(seat, world, value))
    if world is state.destination:
        return (events.CardFaced(seat, world, value),)
    return (events.CardStrayed(seat, world, value),)


def rule_guide_named(state: State, announcement: announcements.GuideNamed) -> Ruling:
    """Let an eliminated owner name who leads next: a living player with cards."""
    if phase_of(state) is not Phase.GUIDE:
        return not_now(state)
    seat = announcement.seat
    if seat is None:
        return Asked(announcement, "seat")
    may_be_out = state.settings.table_rules.guide_may_be_eliminated
    is_out = state.players[seat].is_eliminated
    if not (may_be_out and is_out):
        faults = _player_faults(state, seat)
        if faults:
            return Objected(faults)
    due = state.due[0]
    assert isinstance(due, GuideToName)
    picked = events.GuidePicked(due.owner, _leader(state, seat))
    return judge(state, announcement, (), picked)


def _leader(state: State, named: Seat) -> Seat:
    """Return who leads where somebody was named: from there, the next with cards."""
    order = state.clockwise_from(named)
    for seat in order:
        if state.is_living(seat) and state.players[seat].hand:
            return seat
    return named


def rule_moon_reached(state: State, announcement: announcements.MoonReached) -> Ruling:
    """Land on the Moon once nobody plays a Portal, or where the track is not known."""
    is_untracked = state.is_running and state.is_opened and state.steps_to_moon is None
    if phase_of(state) is not Phase.MOON and not is_untracked:
        return not_now(state)
    return judge(state, announcement, (), events.MoonLanded())
