"""What the table reads off its box, once for each box (000, Matériel; 001)."""

from collections import Counter

from companion.core.facts import Announcement, Event
from companion.core.rulings import Asked, Objected, Ruling
from companion.core.violations import OutOfRange
from companion.games.shamans import announcements as said
from companion.games.shamans import events
from companion.games.shamans.board import (
    ARTEFACTS,
    BOTTOM_WORLDS,
    DECKS,
    USUAL_COPIES,
    Ritual,
    Tile,
    World,
)
from companion.games.shamans.box import ColoursTold, TilesCounted
from companion.games.shamans.rules.judging import judge, not_now
from companion.games.shamans.settings import UPPER_WORLDS
from companion.games.shamans.state import State
from companion.games.shamans.violations import (
    ColourInPlay,
    TooManyColours,
    WorldNotInDeck,
)

USUAL_RITUALS = {
    Ritual.NEUTRALISATION: 4,
    Ritual.STABILISATION: 1,
    Ritual.PERMUTATION: 1,
    Ritual.ILLUMINATION: 1,
}
"""Worlds of each ritual as reviews report them; only ever a gentle doubt."""
LONGEST_TRACK = 99
LIKELY_TRACK = range(5, 41)
"""Steps that nobody doubts; no source tells how many there are."""
MOST_TILES = 60


def rule_box(state: State, announcement: Announcement) -> Ruling:
    """Keep what the table tells of its box; what is unlikely is doubted, no more."""
    match announcement:
        case said.RitualRead():
            return _ritual_read(state, announcement)
        case said.TrackRead():
            return _track_read(state, announcement)
        case ColoursTold():
            return _colours_told(state, announcement)
        case TilesCounted():
            return _tiles_counted(state, announcement)
        case _:
            name = type(announcement).__name__
            raise TypeError(f"{name} tells nothing of a box")


def _ritual_read(state: State, announcement: said.RitualRead) -> Ruling:
    """Keep the sticker above a world; more than usual is doubted when it is news."""
    if announcement.world is None:
        return Asked(announcement, "world")
    if announcement.world not in state.settings.worlds:
        return Objected((WorldNotInDeck(announcement.world, len(state.dealt)),))
    if announcement.ritual is None:
        return Asked(announcement, "ritual")
    world, ritual = announcement.world, announcement.ritual
    learned = events.RitualLearned(world, ritual)
    known = {**state.rituals, world: ritual}
    count = sum(1 for other in known.values() if other is ritual)
    is_news = state.rituals.get(world) is not ritual
    if is_news and count > USUAL_RITUALS[ritual]:
        doubt = events.RitualDoubted(ritual, count)
        return judge(state, announcement, (), learned, doubt)
    return judge(state, announcement, (), learned)


def _track_read(state: State, announcement: said.TrackRead) -> Ruling:
    """Keep the length of the track, counted from where the Shadow stands.

    Where a number of players is told, from the start space that these have.
    """
    steps, players = announcement.steps, announcement.players
    if state.ended is not None and players is None:
        return not_now(state)
    if players is not None and players not in DECKS:
        return Objected((OutOfRange("players"),))
    if steps is None:
        return Asked(announcement, "steps")
    if not 1 <= steps <= LONGEST_TRACK:
        return Objected((OutOfRange("steps"),))
    if players is not None:
        return _start_told(state, announcement, players, steps)
    if state.is_running:
        learned = events.TrackLearned(len(state.dealt), steps + state.shadow)
    else:
        learned = events.TrackLearned(max(len(state.present), min(DECKS)), steps)
    return judge(state, announcement, (), learned)


def _start_told(
    state: State, announcement: said.TrackRead, players: int, steps: int
) -> Ruling:
    """Keep how far the Moon is from a start space; the Shadow has not gone past it."""
    is_now = state.is_running and players == len(state.dealt)
    if is_now and steps <= state.shadow:
        return Objected((OutOfRange("steps"),))
    learned = events.TrackLearned(players, steps)
    is_news = state.tracks.get(players) != steps
    if is_news and steps not in LIKELY_TRACK:
        doubt = events.TrackDoubted(players, steps)
        return judge(state, announcement, (), learned, doubt)
    return judge(state, announcement, (), learned)


def known_worlds(state: State) -> tuple[World, ...]:
    """Return the colours at the bottom that were told, also by their stickers."""
    told = dict.fromkeys((*state.settings.told_worlds, *state.rituals))
    return tuple(world for world in told if world not in UPPER_WORLDS)


def _colours_told(state: State, announcement: ColoursTold) -> Ruling:
    """Keep the colours at the bottom: all five anew, or some more of them."""
    if announcement.worlds is None:
        return Asked(announcement, "worlds")
    named = dict.fromkeys(announcement.worlds)
    told = tuple(world for world in named if world not in UPPER_WORLDS)
    if len(told) < len(BOTTOM_WORLDS):
        told = tuple(dict.fromkeys((*known_worlds(state), *told)))
    if len(told) > len(BOTTOM_WORLDS):
        return Objected((TooManyColours(len(told)),))
    after = state.settings.with_worlds(told).worlds[: state.deck.worlds]
    for world in state.worlds:
        if state.is_running and world not in after and _is_in_play(state, world):
            return Objected((ColourInPlay(world),))
    return judge(state, announcement, (), events.WorldsLearned(told))


def _is_in_play(state: State, world: World) -> bool:
    return bool(state.laid.get(world)) or any(
        card.world is world for card in state.trick
    )


def _tiles_counted(state: State, announcement: TilesCounted) -> Ruling:
    """Keep how many tiles there are; a likely slip of the hand is doubted."""
    counts = announcement.counts
    if not counts:
        return Asked(announcement, "portals")
    if any(not 0 <= count <= MOST_TILES for _, count in counts):
        return Objected((OutOfRange("tiles"),))
    known = {**state.tiles, **dict(counts)}
    doubts: list[Event] = []
    if known != state.tiles:
        doubts = [
            events.CopiesDoubted(tile, count)
            for tile, count in counts
            if count > USUAL_COPIES and state.tiles.get(tile) != count
        ]
        total = sum(known.values())
        if len(known) == len(Tile) and total != ARTEFACTS:
            doubts.append(events.SumDoubted(total, ARTEFACTS))
    learned = events.TilesLearned(counts)
    return judge(state, announcement, (), learned, *doubts)


def tile_doubts(state: State) -> tuple[Event, ...]:
    """Return the kinds of tiles of which more are in sight than a box holds."""
    sight = in_sight(state)
    doubts: list[Event] = []
    for tile, count in sight.items():
        told = state.tiles.get(tile)
        if told is None and count > USUAL_COPIES:
            doubts.append(events.TileDoubted(tile, count))
        elif told is not None and count > told:
            doubts.append(events.BoxExceeded(tile, count, told))
    return tuple(doubts)


def in_sight(state: State) -> Counter[Tile]:
    """Return how many tiles of each kind lie face up for everybody to see."""
    sight = Counter(tile for tile in state.row if isinstance(tile, Tile))
    for player in state.players.values():
        sight.update(tile for tile in player.artefacts if isinstance(tile, Tile))
    return sight
