"""The lesson "teach me your box": what is asked, in which order, and what is known.

It only reads the state: what the table tells is ruled as any announcement is.
"""

from companion.core.facts import Announcement, Report
from companion.games.shamans import reports
from companion.games.shamans.announcements import (
    RitualRead,
    RowShown,
    TilesShown,
    TrackRead,
)
from companion.games.shamans.board import BOTTOM_WORLDS, DECKS, BoxPart, Tile
from companion.games.shamans.box import ColoursTold, TilesCounted
from companion.games.shamans.rules.box import known_worlds
from companion.games.shamans.state import State

Ask = tuple[Announcement, str]
"""An announcement, and its field that is asked for."""
_COUNTED = {
    Tile.PORTAL: "portals",
    Tile.MASK: "masks",
    Tile.DAGGER: "daggers",
    Tile.MOON_SHARD: "moon_shards",
}


def untold(state: State) -> tuple[Ask, ...]:
    """Return what the box has not told yet, in the order in which it is asked."""
    return (*_colours(state), *_stickers(state), *_tracks(state), *_tiles(state))


def _colours(state: State) -> tuple[Ask, ...]:
    told = known_worlds(state)
    if len(told) >= len(BOTTOM_WORLDS):
        return ()
    return ((ColoursTold(told or None), "worlds"),)


def _stickers(state: State) -> tuple[Ask, ...]:
    worlds = (one for one in state.settings.worlds if one not in state.rituals)
    return tuple((RitualRead(world), "ritual") for world in worlds)


def _tracks(state: State) -> tuple[Ask, ...]:
    here = max(len(state.dealt), min(DECKS))
    counts = (here, *(players for players in DECKS if players != here))
    unknown = (players for players in counts if players not in state.tracks)
    return tuple((TrackRead(players=players), "steps") for players in unknown)


def _tiles(state: State) -> tuple[Ask, ...]:
    unknown = (field for tile, field in _COUNTED.items() if tile not in state.tiles)
    return tuple((TilesCounted(), field) for field in unknown)


def taught_by(announcement: Announcement) -> Announcement:
    """Return what words tell of the box during the lesson: "three Shards" counts."""
    match announcement:
        case TilesShown(seat=None, tiles=tuple() as tiles) if tiles:
            counts = {_COUNTED[tile]: tiles.count(tile) for tile in tiles}
            return TilesCounted(**counts)
        case RowShown(tiles=tuple() as tiles) if len(set(tiles)) == 1:
            counts = {_COUNTED[tile]: tiles.count(tile) for tile in tiles}
            return TilesCounted(**counts)
        case _:
            return announcement


def lacks(state: State) -> Report:
    """Report what is not known of the box, in one sentence."""
    found = (
        (BoxPart.COLOURS, _colours(state)),
        (BoxPart.RITUALS, _stickers(state)),
        (BoxPart.TRACKS, _tracks(state)),
        (BoxPart.TILES, _tiles(state)),
    )
    parts = tuple(part for part, asks in found if asks)
    return reports.BoxLacksReport(parts) if parts else reports.BoxCompleteReport()


def overview(state: State) -> tuple[Report, ...]:
    """Report what is known of the box, a sentence for each kind of things."""
    rituals, tracks = state.rituals, sorted(state.tracks.items())
    known: list[Report] = []
    if known_worlds(state):
        bottom = state.settings.worlds[: len(BOTTOM_WORLDS)]
        told = known_worlds(state) if _colours(state) else bottom
        known.append(reports.BoxColoursReport(told))
    if rituals:
        pairs = ((one, rituals[one]) for one in state.settings.worlds if one in rituals)
        known.append(reports.BoxRitualsReport(tuple(pairs)))
    if tracks:
        known.append(reports.BoxTracksReport(tuple(tracks)))
    if state.tiles:
        counts = ((tile, state.tiles[tile]) for tile in Tile if tile in state.tiles)
        known.append(reports.BoxTilesReport(tuple(counts)))
    return (*known, lacks(state))
