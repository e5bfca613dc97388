"""What the events of tricks, artefacts and rituals change."""

from dataclasses import replace
from typing import assert_never

from companion.core.facts import Seat
from companion.games.shamans import events
from companion.games.shamans.board import (
    Ending,
    FaceDown,
    Heading,
    Place,
    Role,
    Source,
    Tile,
    World,
)
from companion.games.shamans.due import (
    ArtefactToTake,
    Due,
    GuideToName,
    RitualsToPerform,
    RoleToShow,
    RoundToEnd,
    ShadowSteps,
    StrayToLay,
    TrickToLay,
)
from companion.games.shamans.rules.eclipse import cards_passed
from companion.games.shamans.state import FrontCard, Player, State

PlayEvent = (
    events.DestinationNamed
    | events.CardFaced
    | events.CardStrayed
    | events.ShadowMoved
    | events.StrayLaid
    | events.TrickEnded
    | events.TrickLaid
    | events.GuidePicked
    | events.MoonLanded
)
TileEvent = (
    events.TileTaken
    | events.NothingTaken
    | events.RowRefilled
    | events.EclipseResolved
    | events.PortalSpent
)


def with_player(state: State, seat: Seat, player: Player) -> State:
    """Return the state with one player changed."""
    return replace(state, players={**state.players, seat: player})


def pushed(state: State, *due: Due) -> State:
    """Return the state with something more urgent due."""
    return replace(state, due=(*due, *state.due))


def popped(state: State) -> State:
    """Return the state without what was most urgent."""
    return replace(state, due=state.due[1:])


def laid(state: State, world: World, *values: int) -> State:
    """Return the state with cards laid at a world."""
    there = state.laid.get(world, frozenset()) | frozenset(values)
    return replace(state, laid={**state.laid, world: there})


def apply_play(state: State, event: PlayEvent) -> State:
    """Fold an event of a trick (000, Déroulement d'un tour; Résolution des cartes)."""
    match event:
        case events.DestinationNamed(guide=guide, world=world):
            return replace(state, guide=guide, destination=world, is_opened=True)
        case events.CardFaced(seat=seat, world=world, value=value):
            after = _card_left(state, seat)
            return replace(after, trick=(*after.trick, FrontCard(seat, world, value)))
        case events.CardStrayed(seat=seat, world=world, value=value):
            after = _card_left(state, seat)
            return pushed(after, ShadowSteps(1), StrayToLay(seat, world, value))
        case events.ShadowMoved(steps=steps):
            return _shadow_moved(state, steps)
        case events.StrayLaid(seat=seat, world=world, value=value):
            after = laid(popped(state), world, value)
            return _ritual_waits(after, seat, world)
        case events.TrickEnded():
            return _trick_ended(state, event)
        case events.GuidePicked(owner=owner, guide=guide):
            return _guide_picked(popped(state), owner, guide)
        case events.TrickLaid(world=world, values=values, seat=seat, guide=guide):
            after = replace(
                laid(popped(state), world, *values),
                trick=(),
                destination=None,
                played=frozenset(),
                guide=guide or state.guide,
            )
            return _ritual_waits(after, seat, world) if seat else after
        case events.MoonLanded():
            ending = RoundToEnd(Role.SHADOW, Ending.MOON)
            return replace(state, has_landed=True, due=(ending,))
        case _:
            assert_never(event)


def _card_left(state: State, seat: Seat) -> State:
    player = state.players[seat]
    after = with_player(state, seat, replace(player, hand=player.hand - 1))
    return replace(after, played=state.played | {seat})


def _shadow_moved(state: State, steps: int) -> State:
    after = replace(state, shadow=state.shadow + steps)
    if steps <= 0:
        return after
    match after.due:
        case (ShadowSteps(left=left) as steps_due, *rest):
            more = (replace(steps_due, left=left - steps),) if left > steps else ()
            return replace(after, due=(*more, *rest))
        case _:
            return after


def _ritual_waits(state: State, seat: Seat, world: World) -> State:
    if state.missing(world):
        return state
    return pushed(state, RitualsToPerform(seat, (world,)))


def _trick_ended(state: State, event: events.TrickEnded) -> State:
    """Let the trick be settled; anew where the table put the one who did so out."""
    settling = (ArtefactToTake, TrickToLay)
    due = tuple(one for one in state.due if not isinstance(one, settling))
    state = replace(state, due=due)
    if event.highest is not None and event.lowest is not None:
        return pushed(
            state,
            ArtefactToTake(event.lowest, is_lowest=True),
            TrickToLay(event.highest, event.highest),
        )
    assert event.owner is not None
    return pushed(state, GuideToName(event.owner))


def _guide_picked(state: State, owner: Seat, guide: Seat | None) -> State:
    rules = state.settings.table_rules
    if guide is None:
        performer = owner if rules.ritual_without_guide == "owner" else None
        return pushed(state, TrickToLay(performer, None))
    named = guide if rules.ritual_of_eliminated == "named-guide" else None
    after = pushed(state, TrickToLay(named, guide))
    if rules.artefact_of_eliminated == "named-guide":
        return pushed(after, ArtefactToTake(guide, is_lowest=False))
    return after


def apply_tile(state: State, event: TileEvent) -> State:
    """Fold an event of the artefacts (001, Effet des tuiles Artefact)."""
    match event:
        case events.TileTaken(seat=seat, tile=tile, source=source):
            return _tile_taken(popped(state), seat, tile, source)
        case events.NothingTaken():
            return popped(state)
        case events.RowRefilled(tile=tile):
            first, second = state.row
            row = (tile, second) if first is Place.EMPTY else (first, tile)
            return replace(state, row=row, stack=state.stack - 1)
        case events.EclipseResolved(direction=direction):
            after = cards_passed(state, direction)
            return replace(after, stack=after.stack - 1, is_eclipse_over=True)
        case events.PortalSpent(seat=seat, direction=direction):
            after = spent(state, seat, Tile.PORTAL)
            if direction is Heading.FORWARD:
                return pushed(after, ShadowSteps(1))
            return after
        case _:
            assert_never(event)


def _tile_taken(
    state: State, seat: Seat, tile: Tile | FaceDown, source: Source
) -> State:
    player = state.players[seat]
    after = with_player(
        state, seat, replace(player, artefacts=(*player.artefacts, tile))
    )
    if source is Source.STACK:
        after = replace(after, stack=after.stack - 1)
    else:
        first, second = after.row
        is_first = first is tile if tile in after.row else first is Place.UNKNOWN
        row = (Place.EMPTY, second) if is_first else (first, Place.EMPTY)
        after = replace(after, row=row)
    is_role_due = (
        player.role is None
        or state.settings.table_rules.mask_with_public_role == "said-again"
    )
    return (
        pushed(after, RoleToShow(seat)) if tile is Tile.MASK and is_role_due else after
    )


def spent(state: State, seat: Seat, tile: Tile) -> State:
    """Remove a tile, a visible one before one that lies face down."""
    player = state.players[seat]
    kept = list(player.artefacts)
    kept.remove(tile if tile in kept else FaceDown.FACE_DOWN)
    return with_player(state, seat, replace(player, artefacts=tuple(kept)))
