"""The end of a round, its scoring, and the end of the game (000, Fin du jeu)."""

from companion.core.facts import Event, Seat
from companion.games.shamans import events
from companion.games.shamans.board import FaceDown, Role, Tile
from companion.games.shamans.state import State

SHAMAN_POINTS = 2
SHADOW_POINTS = 3
SHARD_POINTS = 2
SHARDS_NEEDED = 2
POINTS_TO_WIN = 8


def after_the_round(state: State) -> tuple[Event, ...]:
    """Return what follows once a camp has won: camps, tiles, scoring."""
    if state.shadows is None:
        shadows = deduced_shadows(state)
        return () if shadows is None else (events.RolesDeduced(shadows),)
    if next_to_show(state) is not None:
        return ()
    scored = round_scored(state)
    totals = dict(scored.totals)
    won = _winner_of(totals)
    return (scored,) if won is None else (scored, won)


def deduced_shadows(state: State) -> tuple[Seat, ...] | None:
    """Return all Shadows where the roles that were shown settle every camp."""
    if len(state.known_shadows) == state.deck.shadows:
        return state.known_shadows
    if len(state.known_shamans) == state.deck.shamans:
        return tuple(seat for seat in state.dealt if seat not in state.known_shamans)
    return None


def next_to_show(state: State) -> Seat | None:
    """Return the first player whose face-down tiles could hide two Shards."""
    for seat in state.dealt:
        if seat in state.shown or not state.is_living(seat):
            continue
        tiles = state.players[seat].artefacts
        shards = tiles.count(Tile.MOON_SHARD)
        hidden = tiles.count(FaceDown.FACE_DOWN)
        if shards < SHARDS_NEEDED <= shards + hidden:
            return seat
    return None


def round_scored(state: State) -> events.RoundScored:
    """Count two a living Shaman or three a living Shadow, and two for the Shards."""
    assert state.ended is not None
    points = dict.fromkeys(state.seats, 0)
    for seat in state.dealt:
        if state.is_living(seat):
            points[seat] = _points(state, seat, state.ended)
    totals = tuple(
        (seat, state.players[seat].points + points[seat]) for seat in state.seats
    )
    return events.RoundScored(state.round, state.ended, tuple(points.items()), totals)


def _points(state: State, seat: Seat, winner: Role) -> int:
    """Count for the camp held at the end; Shards count even when it lost."""
    assert state.shadows is not None
    camp = Role.SHADOW if seat in state.shadows else Role.SHAMAN
    reward = SHADOW_POINTS if winner is Role.SHADOW else SHAMAN_POINTS
    shards = state.players[seat].artefacts.count(Tile.MOON_SHARD)
    return (reward if camp is winner else 0) + (
        SHARD_POINTS if shards >= SHARDS_NEEDED else 0
    )


def winner_event(state: State) -> Event | None:
    """Return who has won as the points stand, or the tie that calls another round."""
    return _winner_of({seat: state.players[seat].points for seat in state.seats})


def _winner_of(totals: dict[Seat, int]) -> Event | None:
    most = max(totals.values())
    if most < POINTS_TO_WIN:
        return None
    leaders = tuple(seat for seat, points in totals.items() if points == most)
    if len(leaders) == 1:
        return events.GameWon(leaders[0], most)
    return events.TieHeld(leaders, most)
