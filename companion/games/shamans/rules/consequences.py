"""What happens by itself, without anybody announcing it."""

from companion.core.facts import Announcement, Event, Seat
from companion.core.rulings import Accepted
from companion.games.shamans import events
from companion.games.shamans.board import Ending, Ritual, Role, Tile, World
from companion.games.shamans.due import (
    ArtefactToTake,
    GuideToName,
    HandToLay,
    RitualsToPerform,
    RoleToShow,
    RoundToEnd,
    ShadowSteps,
    StrayToLay,
    TrickToLay,
)
from companion.games.shamans.rules.apply import apply
from companion.games.shamans.rules.round_end import after_the_round, winner_event
from companion.games.shamans.state import State


def accept(state: State, announcement: Announcement, *caused: Event) -> Accepted:
    """Accept an announcement with all that follows from it, until a state at rest."""
    happened: list[Event] = []
    waiting: tuple[Event, ...] = caused
    while waiting:
        for event in waiting:
            happened.append(event)
            state = apply(state, event)
        waiting = consequence(state)
    return Accepted(announcement, tuple(happened))


def consequence(state: State) -> tuple[Event, ...]:
    """Return what happens next by itself; empty where the table is awaited."""
    if state.winner is not None:
        return ()
    if state.ended is not None:
        return after_the_round(state)
    if not state.is_running:
        return ()
    due = state.due[0] if state.due else None
    if isinstance(due, RoundToEnd):
        return (events.RoundEnded(due.winner, due.ending),)
    if isinstance(due, ShadowSteps):
        return _shadow_steps(state, due)
    if state.is_refill_due or state.is_eclipse_due:
        return ()
    match due:
        case None:
            return _trick_goes_on(state)
        case StrayToLay(seat=seat, world=world, value=value):
            return (events.StrayLaid(seat, world, value),)
        case ArtefactToTake(seat=seat, is_lowest=is_lowest):
            if is_lowest and not state.is_living(seat):
                return (_trick_ended(state),)
            can_take = state.is_artefact_left and state.is_living(seat)
            return () if can_take else (events.NothingTaken(seat),)
        case RitualsToPerform():
            return _ritual(state, due)
        case RoleToShow(seat=seat, by=by):
            return _role_public_already(state, seat, by)
        case HandToLay(seat=seat, by=by):
            emptied = events.HandEmptied(seat, by)
            return () if state.players[seat].hand else (emptied,)
        case GuideToName(owner=owner):
            picked = events.GuidePicked(owner, None)
            return () if state.is_anybody_holding else (picked,)
        case TrickToLay(seat=seat, guide=guide):
            return (_trick_laid(state, seat, guide),)


def _shadow_steps(state: State, due: ShadowSteps) -> tuple[Event, ...]:
    """Step towards the Moon, but wait for Portals before it (001, Portail)."""
    steps = state.steps_to_moon
    if steps is None:
        return (events.ShadowMoved(due.left, None),)
    if steps > 1:
        forward = min(due.left, steps - 1)
        return (events.ShadowMoved(forward, steps - forward),)
    may_wait = state.settings.table_rules.portal_during_elimination
    if due.is_elimination and not may_wait:
        return (events.MoonLanded(),)
    return ()


def _trick_goes_on(state: State) -> tuple[Event, ...]:
    if state.destination is None:
        if state.is_opened and state.is_played_out:
            return (events.RoundEnded(Role.SHAMAN, Ending.NO_CARDS),)
        return ()
    if state.next_to_play is not None:
        return ()
    return (_trick_ended(state),)


def _trick_ended(state: State) -> events.TrickEnded:
    """Compare the Destination cards of players who are not eliminated (001, fin)."""
    cards = sorted(state.trick, key=lambda card: card.value)
    living = [c.seat for c in cards if not state.players[c.seat].is_eliminated]
    if living:
        is_alone = living[0] == living[-1]
        return events.TrickEnded(living[0], living[-1], None, is_alone)
    by = state.settings.table_rules.guide_named_by
    owner = cards[-1 if by == "highest" else 0].seat
    return events.TrickEnded(None, None, owner)


def _trick_laid(state: State, seat: Seat | None, guide: Seat | None) -> Event:
    """Lay the cards in front, by the highest who is still in the round."""
    assert state.destination is not None
    if guide is not None and state.players[guide].is_eliminated:
        ended = _trick_ended(state)
        if ended.highest is None:
            return ended
        seat = guide = ended.highest
    values = tuple(sorted(card.value for card in state.trick))
    leads = guide if state.is_anybody_holding else None
    return events.TrickLaid(state.destination, values, seat, leads)


def _role_public_already(
    state: State, seat: Seat, by: Seat | None
) -> tuple[Event, ...]:
    player = state.players[seat]
    is_said_again = state.settings.table_rules.public_role_said_again
    if by is None or player.role is None or is_said_again:
        return ()
    return (events.EliminationCompleted(seat, player.role, by, player.hand),)


def _ritual(state: State, due: RitualsToPerform) -> tuple[Event, ...]:
    if due.told < len(due.worlds):
        world = due.worlds[due.told]
        completed = events.WorldCompleted(world, due.seat, state.rituals.get(world))
        return (completed,)
    if len(due.worlds) > 1 and not due.is_chosen:
        return ()
    world = due.worlds[0]
    ritual = state.rituals.get(world)
    if ritual is not None and not _may_perform(state, due.seat):
        return (events.RitualFailed(world, ritual, due.seat),)
    match ritual:
        case Ritual.ILLUMINATION:
            return _point_gained(state, due.seat)
        case Ritual.NEUTRALISATION | Ritual.PERMUTATION:
            return _without_effect(state, due.seat, world, ritual)
        case Ritual.STABILISATION | None:
            return ()


def _may_perform(state: State, seat: Seat) -> bool:
    """Return whether a player can perform a ritual; an owner who is out may by rule."""
    owner_may = state.settings.table_rules.ritual_without_guide == "owner"
    return owner_may or state.is_living(seat)


def _point_gained(state: State, seat: Seat) -> tuple[Event, ...]:
    gained = events.PointGained(seat, state.players[seat].points + 1)
    if state.settings.table_rules.eight_points_checked == "after-scoring":
        return (gained,)
    won = winner_event(apply(state, gained))
    return (gained, won) if isinstance(won, events.GameWon) else (gained,)


def _without_effect(
    state: State, seat: Seat, world: World, ritual: Ritual
) -> tuple[Event, ...]:
    """Let a ritual pass that nobody or nothing is there for."""
    if ritual is Ritual.NEUTRALISATION:
        is_possible = state.may_have(seat, Tile.DAGGER) and bool(targets(state, seat))
    else:
        is_possible = bool(partners(state, seat))
    return () if is_possible else (events.RitualFailed(world, ritual, seat),)


def targets(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return who can be eliminated by a player."""
    return tuple(
        other for other in state.dealt if other != seat and state.is_living(other)
    )


def partners(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return with whom a player can swap roles."""
    if state.settings.table_rules.permutation_with_eliminated:
        return tuple(other for other in state.dealt if other != seat)
    return targets(state, seat)
