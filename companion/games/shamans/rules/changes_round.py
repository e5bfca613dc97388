"""What the events around a round change: set-up, end, scoring, corrections."""

from dataclasses import replace
from typing import assert_never

from companion.core.facts import Seat
from companion.core.rounds import PlayedRound
from companion.games.shamans import events
from companion.games.shamans.announcements import TableCorrected
from companion.games.shamans.board import (
    ARTEFACTS_AND_ECLIPSE,
    DECKS,
    FaceDown,
    Place,
    Role,
    Tile,
    World,
)
from companion.games.shamans.due import RoleToShow
from companion.games.shamans.rules.changes_play import laid, with_player
from companion.games.shamans.state import LastRound, Player, State

BoxDoubt = (
    events.RitualDoubted
    | events.TileDoubted
    | events.WorldsAssumed
    | events.TrackDoubted
    | events.CopiesDoubted
    | events.SumDoubted
    | events.BoxExceeded
)
"""What is said of a box and changes nothing."""
SetUpEvent = (
    events.RoundOpened
    | events.LeftoverLaid
    | events.RowFilled
    | events.RitualLearned
    | events.TrackLearned
    | events.WorldsLearned
    | events.TilesLearned
    | BoxDoubt
)
EndEvent = (
    events.RoundEnded
    | events.RolesUncovered
    | events.RolesDeduced
    | events.TilesUncovered
    | events.RoundScored
    | events.TieHeld
    | events.GameWon
)
TableEvent = (
    events.StateCorrected | events.SeatVacated | events.SeatRetaken | events.RoundVoided
)


def apply_set_up(state: State, event: SetUpEvent) -> State:
    """Fold an event of the set-up (000, Mise en place d'une manche; 004)."""
    match event:
        case events.RoundOpened():
            return _round_opened(state, event)
        case events.LeftoverLaid(world=world, value=value):
            told = state.leftovers_told + 1
            return replace(laid(state, world, value), leftovers_told=told)
        case events.RowFilled(tiles=(first, second)):
            return replace(state, row=(first, second))
        case events.RowFilled():
            raise ValueError("the row holds two tiles")
        case events.RitualLearned(world=world, ritual=ritual):
            return replace(state, rituals={**state.rituals, world: ritual})
        case events.TrackLearned(players=players, steps=steps):
            tracks = {**state.tracks, players: steps}
            is_now = state.is_running and players == len(state.dealt)
            return replace(state, tracks=tracks, moon=steps if is_now else state.moon)
        case events.WorldsLearned(worlds=worlds):
            return _worlds_learned(state, worlds)
        case events.TilesLearned(tiles=tiles):
            return replace(state, tiles={**state.tiles, **dict(tiles)})
        case _:
            return state


def _worlds_learned(state: State, told: tuple[World, ...]) -> State:
    """Return the state with other colours; the stickers above others are unknown."""
    settings = state.settings.with_worlds(told)
    known = {one: state.rituals[one] for one in state.rituals if one in settings.worlds}
    return replace(state, settings=settings, rituals=known)


def _round_opened(state: State, event: events.RoundOpened) -> State:
    hand = DECKS[len(event.seats)].hand
    players = {
        seat: Player(
            points=player.points,
            hand=hand if seat in event.seats else 0,
            is_away=player.is_away,
            is_dealt=seat in event.seats,
        )
        for seat, player in state.players.items()
    }
    return State(
        settings=state.settings,
        seats=state.seats,
        players=players,
        rituals=state.rituals,
        tracks=state.tracks,
        tiles=state.tiles,
        round=event.number,
        is_running=True,
        marker=event.first,
        before_round=replace(state, before_round=None),
        guide=event.first,
        moon=state.tracks.get(len(event.seats)),
        stack=ARTEFACTS_AND_ECLIPSE,
        rounds=state.rounds,
        last_round=state.last_round,
    )


def apply_end(state: State, event: EndEvent) -> State:
    """Fold an event of the end of a round or of the game (000, Fin du jeu)."""
    match event:
        case events.RoundEnded(winner=winner):
            return replace(state, is_running=False, ended=winner, due=())
        case events.RolesUncovered(shadows=shadows):
            return _roles_uncovered(state, shadows)
        case events.RolesDeduced(shadows=shadows):
            return replace(state, shadows=shadows)
        case events.TilesUncovered(seat=seat, tiles=tiles):
            player = state.players[seat]
            turned = replace(player, artefacts=_turned(player, tiles))
            after = with_player(state, seat, turned)
            return replace(after, shown=state.shown | {seat})
        case events.RoundScored():
            return _round_scored(state, event)
        case events.TieHeld():
            return state
        case events.GameWon(seat=seat):
            return replace(state, is_running=False, winner=seat, due=())
        case _:
            assert_never(event)


def _roles_uncovered(state: State, shadows: tuple[Seat, ...]) -> State:
    players = dict(state.players)
    for seat in state.dealt:
        role = Role.SHADOW if seat in shadows else Role.SHAMAN
        players[seat] = replace(players[seat], role=role, is_swapped=False)
    return replace(state, players=players, shadows=shadows)


def _turned(player: Player, tiles: tuple[Tile, ...]) -> tuple[Tile | FaceDown, ...]:
    """Return a player's artefacts with what lay face down turned over in its place."""
    turned = iter(tiles)
    return tuple(
        next(turned) if isinstance(tile, FaceDown) else tile
        for tile in player.artefacts
    )


def _round_scored(state: State, event: events.RoundScored) -> State:
    players = {
        seat: replace(state.players[seat], points=total, illuminations=0)
        for seat, total in event.totals
    }
    gained = tuple(
        (seat, points + state.players[seat].illuminations)
        for seat, points in event.points
    )
    return replace(
        state,
        players=players,
        ended=None,
        final_steps=state.steps_to_moon,
        is_scored=True,
        rounds=(*state.rounds, PlayedRound(event.number, gained)),
        last_round=LastRound(event.winner, event.points),
    )


def apply_table(state: State, event: TableEvent) -> State:
    """Fold an event that the table brings about, whatever the rules say."""
    match event:
        case events.StateCorrected(correction=correction):
            return _player_corrected(_board_corrected(state, correction), correction)
        case events.SeatVacated(seat=seat):
            away = replace(state.players[seat], is_away=True)
            return with_player(state, seat, away)
        case events.SeatRetaken(seat=seat):
            back = replace(state.players[seat], is_away=False)
            return with_player(state, seat, back)
        case events.RoundVoided():
            return _round_voided(state)
        case _:
            assert_never(event)


def _board_corrected(state: State, correction: TableCorrected) -> State:
    after = state
    if correction.laid is not None:
        told = {world: frozenset(values) for world, values in correction.laid}
        after = replace(after, laid={**after.laid, **told})
    if correction.steps_to_moon is not None:
        after = _shadow_corrected(after, correction.steps_to_moon)
    if correction.row is not None:
        first, second = (
            Place.UNKNOWN if isinstance(tile, FaceDown) else tile
            for tile in correction.row
        )
        after = replace(after, row=(first, second))
    if correction.stack is not None:
        after = replace(after, stack=correction.stack)
    return after


def _shadow_corrected(state: State, steps: int) -> State:
    """Put the Shadow where the table says; on an unknown track, for this round."""
    if state.moon is None:
        return replace(state, moon=state.shadow + steps, has_landed=False)
    shadow = state.moon - steps
    floor = min(state.floor, shadow)
    return replace(state, shadow=shadow, floor=floor, has_landed=False)


def _player_corrected(state: State, correction: TableCorrected) -> State:
    seat = correction.seat
    if seat is None:
        return state
    player = state.players[seat]
    if correction.points is not None:
        player = replace(player, points=correction.points)
    if correction.hand is not None:
        player = replace(player, hand=correction.hand)
    if correction.artefacts is not None:
        player = replace(player, artefacts=correction.artefacts)
    if correction.eliminated is not None:
        player = replace(player, is_eliminated=correction.eliminated)
    after = with_player(state, seat, player)
    if correction.role is not None:
        player = replace(player, role=correction.role, is_swapped=False)
        shown_by_mask = RoleToShow(seat)
        due = tuple(due for due in state.due if due != shown_by_mask)
        after = replace(with_player(state, seat, player), due=due)
    return after


def _round_voided(state: State) -> State:
    """Return what was public before the round, with all that was learned since."""
    before = state.before_round
    assert before is not None
    players = {
        seat: replace(
            player,
            points=max(
                0, state.players[seat].points - state.players[seat].illuminations
            ),
            is_away=state.players[seat].is_away,
        )
        for seat, player in before.players.items()
    }
    return replace(
        before,
        settings=state.settings,
        players=players,
        rituals=state.rituals,
        tracks=state.tracks,
        tiles=state.tiles,
        rounds=state.rounds,
        next_first=state.marker,
    )
