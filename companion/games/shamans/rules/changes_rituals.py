"""What the events of rituals and eliminations change (001)."""

from dataclasses import replace
from typing import assert_never

from companion.core.facts import Seat
from companion.games.shamans import events
from companion.games.shamans.board import Ending, Role, Tile, World
from companion.games.shamans.due import (
    ArtefactToTake,
    HandToLay,
    RitualsToPerform,
    RoleToShow,
    RoundToEnd,
    ShadowSteps,
)
from companion.games.shamans.rules.changes_play import (
    laid,
    popped,
    pushed,
    spent,
    with_player,
)
from companion.games.shamans.state import State

RitualEvent = (
    events.WorldCompleted
    | events.RitualPicked
    | events.RitualPerformed
    | events.RitualFailed
    | events.PointGained
    | events.ArtefactChosen
    | events.RolesExchanged
    | events.DaggerSpent
    | events.RoleShown
    | events.EliminationCompleted
    | events.HandCardLaid
    | events.HandEmptied
)


def apply_ritual(state: State, event: RitualEvent) -> State:
    """Fold an event of the rituals (001, Effet des rituels)."""
    match event:
        case events.WorldCompleted():
            waiting = _waiting(state)
            return _with_waiting(state, replace(waiting, told=waiting.told + 1))
        case events.RitualPicked(world=world):
            waiting = _waiting(state)
            others = tuple(other for other in waiting.worlds if other is not world)
            chosen = replace(waiting, worlds=(world, *others), is_chosen=True)
            return _with_waiting(state, chosen)
        case events.RitualPerformed() | events.RitualFailed():
            return _ritual_over(state)
        case events.PointGained(seat=seat):
            player = state.players[seat]
            gained = replace(
                player,
                points=player.points + 1,
                illuminations=player.illuminations + 1,
            )
            return with_player(_ritual_over(state), seat, gained)
        case events.ArtefactChosen(seat=seat):
            return pushed(state, ArtefactToTake(seat, is_lowest=False))
        case events.RolesExchanged(seat=seat, other=other):
            return _roles_exchanged(state, seat, other)
        case events.DaggerSpent(seat=seat, target=target):
            return pushed(spent(state, seat, Tile.DAGGER), RoleToShow(target, by=seat))
        case events.RoleShown(seat=seat, role=role):
            return _role_shown(state, seat, role)
        case events.EliminationCompleted():
            return _eliminated(state, event)
        case events.HandCardLaid(seat=seat, world=world, value=value):
            return _hand_card_laid(state, seat, world, value)
        case events.HandEmptied():
            return _hand_emptied(state)
        case _:
            assert_never(event)


def _waiting(state: State) -> RitualsToPerform:
    waiting = state.due[0]
    assert isinstance(waiting, RitualsToPerform)
    return waiting


def _with_waiting(state: State, waiting: RitualsToPerform) -> State:
    return replace(state, due=(waiting, *state.due[1:]))


def _ritual_over(state: State) -> State:
    waiting = _waiting(state)
    if len(waiting.worlds) == 1:
        return popped(state)
    rest = replace(
        waiting, worlds=waiting.worlds[1:], told=waiting.told - 1, is_chosen=False
    )
    return _with_waiting(state, rest)


def _roles_exchanged(state: State, seat: Seat, other: Seat) -> State:
    one, two = state.players[seat], state.players[other]
    is_known = one.role is not None or two.role is not None
    is_tracked = is_known or one.is_swapped or two.is_swapped
    after = with_player(state, seat, replace(one, role=two.role, is_swapped=is_tracked))
    return with_player(after, other, replace(two, role=one.role, is_swapped=is_tracked))


def _role_shown(state: State, seat: Seat, role: Role) -> State:
    player = replace(state.players[seat], role=role, is_swapped=False)
    after = with_player(state, seat, player)
    match after.due:
        case (RoleToShow(by=None), *_):
            return popped(after)
        case _:
            return after


def _eliminated(state: State, event: events.EliminationCompleted) -> State:
    player = state.players[event.seat]
    hand = player.hand if event.role is Role.SHADOW else 0
    out = replace(player, is_eliminated=True, artefacts=(), hand=hand)
    after = with_player(popped(state), event.seat, out)
    if event.role is Role.SHAMAN:
        steps = ShadowSteps(player.hand, is_elimination=True)
        return pushed(after, steps) if player.hand else after
    out_shadows = sum(
        1
        for seat in after.dealt
        if after.players[seat].role is Role.SHADOW and after.players[seat].is_eliminated
    )
    if out_shadows == after.deck.shadows:
        return replace(after, due=(RoundToEnd(Role.SHAMAN, Ending.LAST_SHADOW),))
    return pushed(after, HandToLay(event.seat, event.by))


def _hand_card_laid(state: State, seat: Seat, world: World, value: int) -> State:
    player = state.players[seat]
    after = with_player(state, seat, replace(player, hand=player.hand - 1))
    after = laid(after, world, value)
    hand = after.due[0]
    assert isinstance(hand, HandToLay)
    if after.missing(world):
        return after
    completed = replace(hand, completed=(*hand.completed, world))
    return replace(after, due=(completed, *after.due[1:]))


def _hand_emptied(state: State) -> State:
    hand = state.due[0]
    assert isinstance(hand, HandToLay)
    after = popped(state)
    if not hand.completed:
        return after
    return pushed(after, RitualsToPerform(hand.by, hand.completed))
