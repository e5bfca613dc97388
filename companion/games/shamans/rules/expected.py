"""What the table is asked for, and what it may say."""

from collections.abc import Iterator
from itertools import combinations

from companion.core.announcements import RoundVoid, SeatBack, SeatLeft
from companion.core.facts import Announcement, Prompt
from companion.games.shamans import announcements, prompts
from companion.games.shamans.board import (
    Choice,
    FaceDown,
    Heading,
    Neighbour,
    Ritual,
    Role,
    Tile,
)
from companion.games.shamans.due import HandToLay
from companion.games.shamans.rules.phase import (
    Phase,
    is_choice_due,
    phase_of,
    ritual_due,
    rituals_due,
    role_due,
    to_act,
)
from companion.games.shamans.rules.setting_up import next_first
from companion.games.shamans.state import State

FEW_STEPS = range(1, 21)


def prompts_for(state: State) -> tuple[Prompt, ...]:
    """Return what the table is expected to say next, most urgent first."""
    phase, seat = phase_of(state), to_act(state)
    if not state.present and phase is not Phase.OVER:
        return (prompts.NobodyPresent(),)
    match phase:
        case Phase.SETUP:
            return _set_up(state)
        case Phase.PLAY:
            return (_card(state),)
        case Phase.ROW | Phase.ECLIPSE:
            return _tiles(state)
        case Phase.MOON:
            return (prompts.MoonDue(),)
        case Phase.HAND:
            hand = state.due[0]
            assert isinstance(hand, HandToLay)
            count = state.players[hand.seat].hand
            return (prompts.HandDue(hand.seat, count),)
        case Phase.OVER:
            assert state.winner is not None
            return (prompts.NothingDue(state.winner),)
        case Phase.ROLES if seat is None:
            return (prompts.RolesDue(state.deck.shadows),)
        case _:
            assert seat is not None
    match phase:
        case Phase.ARTEFACT:
            row = tuple(dict.fromkeys(t for t in state.row if isinstance(t, Tile)))
            return (prompts.ArtefactDue(seat, row, state.can_stack_give),)
        case Phase.GUIDE:
            return (prompts.GuideDue(seat),)
        case Phase.TILES:
            tiles = state.players[seat].artefacts
            return (prompts.TilesDue(seat, tiles.count(FaceDown.FACE_DOWN)),)
        case Phase.ROLES:
            return (_role(state),)
        case _:
            return (_ritual(state),)


def _set_up(state: State) -> tuple[Prompt, ...]:
    if not state.is_running:
        return (prompts.RoundDue(state.round + 1, next_first(state)),)
    untold: list[Prompt] = []
    if state.leftovers_untold:
        untold.append(prompts.LeftoversDue(state.leftovers_untold))
    if state.is_row_untold:
        untold.append(prompts.RowDue())
    if state.steps_to_moon is None:
        untold.append(prompts.TrackDue())
    return (*untold, _card(state))


def _card(state: State) -> Prompt:
    seat = state.next_to_play
    if seat is None:
        return prompts.NobodyPresent()
    if state.destination is None:
        return prompts.LeadDue(seat)
    return prompts.CardDue(seat)


def _tiles(state: State) -> tuple[Prompt, ...]:
    due: list[Prompt] = []
    if state.is_refill_due:
        due.append(prompts.RefillDue())
    if state.is_eclipse_due:
        due.append(prompts.EclipseDue())
    if role_due(state):
        due.append(_role(state))
    return tuple(due)


def _role(state: State) -> Prompt:
    due = role_due(state)
    assert due is not None
    if due.by is None:
        return prompts.MaskRoleDue(due.seat)
    return prompts.EliminatedRoleDue(due.seat)


def _ritual(state: State) -> Prompt:
    due = rituals_due(state)
    assert due is not None
    if is_choice_due(state):
        return prompts.RitualChoiceDue(due.seat, due.worlds)
    match ritual_due(state):
        case Ritual.STABILISATION:
            return prompts.StabilisationDue(due.seat)
        case Ritual.PERMUTATION:
            return prompts.PermutationDue(due.seat)
        case Ritual.NEUTRALISATION:
            return prompts.NeutralisationDue(due.seat)
        case _:
            return prompts.RitualReadDue(due.worlds[0])


def sayable(state: State) -> Iterator[Announcement]:
    """Yield all that makes sense in this phase, legal or not."""
    phase = phase_of(state)
    yield from _of_phase(state, phase)
    if state.is_running:
        yield from _at_any_time(state)
    if state.is_running or state.ended is not None:
        yield RoundVoid()
    for seat in state.seats:
        yield SeatBack(seat) if state.players[seat].is_away else SeatLeft(seat)


def _at_any_time(state: State) -> Iterator[Announcement]:
    for seat in state.dealt:
        if state.may_have(seat, Tile.PORTAL):
            for heading in Heading:
                yield announcements.PortalUsed(seat, heading)
    if state.is_eclipse_possible:
        for direction in Neighbour:
            yield announcements.EclipseAppeared(direction)
    if state.steps_to_moon is None:
        for steps in FEW_STEPS:
            yield announcements.TrackRead(steps)
        if state.is_opened:
            yield announcements.MoonReached()
    for world in state.worlds:
        if world not in state.rituals:
            for ritual in Ritual:
                yield announcements.RitualRead(world, ritual)


def _of_phase(state: State, phase: Phase) -> Iterator[Announcement]:
    match phase:
        case Phase.SETUP if not state.is_running:
            for seat in state.present:
                yield announcements.RoundStarted(seat)
        case Phase.SETUP:
            if state.leftovers_untold:
                yield from _cards_to_lay(state)
            if state.is_row_untold:
                for first in Tile:
                    for second in Tile:
                        yield announcements.RowShown((first, second))
            yield from _cards_to_play(state)
        case Phase.PLAY:
            yield from _cards_to_play(state)
        case Phase.HAND:
            yield from _cards_to_lay(state)
        case Phase.ARTEFACT:
            for tile in (*Tile, FaceDown.FACE_DOWN):
                yield announcements.ArtefactTaken(to_act(state), tile)
        case Phase.ROW | Phase.ECLIPSE:
            if state.is_refill_due:
                for tile in Tile:
                    yield announcements.TileRevealed(tile)
            yield from _roles(state)
        case Phase.RITUAL:
            yield from _rituals(state)
        case Phase.MOON:
            yield announcements.MoonReached()
        case Phase.GUIDE:
            for seat in state.dealt:
                yield announcements.GuideNamed(seat)
        case Phase.ROLES if state.is_running:
            yield from _roles(state)
        case Phase.ROLES:
            for shadows in combinations(state.dealt, state.deck.shadows):
                yield announcements.RolesNamed(shadows)
        case Phase.TILES:
            yield from _tiles_to_show(state)
        case Phase.OVER:
            return


def _cards_to_lay(state: State) -> Iterator[Announcement]:
    for world in state.worlds:
        for value in range(1, state.deck.values + 1):
            yield announcements.CardLaid(world, value)


def _cards_to_play(state: State) -> Iterator[Announcement]:
    seat = state.next_to_play
    for world in state.worlds:
        for value in range(1, state.deck.values + 1):
            yield announcements.CardPlayed(seat, world, value)


def _roles(state: State) -> Iterator[Announcement]:
    due = role_due(state)
    if due is not None:
        for role in Role:
            yield announcements.RoleRevealed(due.seat, role)


def _rituals(state: State) -> Iterator[Announcement]:
    due = rituals_due(state)
    assert due is not None
    if is_choice_due(state):
        for world in due.worlds:
            yield announcements.RitualChosen(world)
        return
    match ritual_due(state):
        case Ritual.STABILISATION:
            for choice in Choice:
                yield announcements.Stabilised(choice)
        case Ritual.PERMUTATION:
            for other in state.dealt:
                yield announcements.RolesSwapped(due.seat, other)
            yield announcements.SwapDeclined(due.seat)
        case Ritual.NEUTRALISATION:
            for target in state.dealt:
                yield announcements.PlayerEliminated(due.seat, target)
            yield announcements.DaggerDeclined(due.seat)
        case _:
            return


def _tiles_to_show(state: State) -> Iterator[Announcement]:
    seat = to_act(state)
    assert seat is not None
    count = state.players[seat].artefacts.count(FaceDown.FACE_DOWN)
    for tile in Tile:
        yield announcements.TilesShown(seat, (tile,) * count)
