"""Find out which card or tile has lost its sticker, from those that have theirs.

Only what everybody may know is reasoned about: in a running round cards lie in hands,
so nothing is sorted then.
"""

from collections.abc import Iterator

from companion.core.facts import Announcement, Report, Request
from companion.games.shamans import reports
from companion.games.shamans.announcements import CardPlayed, RowShown, TilesShown
from companion.games.shamans.board import Tile, World
from companion.games.shamans.box import TilesCounted
from companion.games.shamans.requests import (
    AskUnsure,
    CardsSorted,
    SortCards,
    TilesSorted,
    Unsure,
)
from companion.games.shamans.rules.box import in_sight
from companion.games.shamans.state import State

SORTS: tuple[type[Request], ...] = (SortCards, CardsSorted, TilesSorted)
"""What is said while sorting; the first one begins it."""
Next = tuple[Request, str] | None
"""What is asked next, and its field; `None` where nothing is."""


def sort(state: State, told: tuple[Request, ...]) -> tuple[tuple[Report, ...], Next]:
    """Return what is said of what was sorted last, and what is asked next."""
    if state.is_running or state.ended is not None:
        return (reports.SortingRefused(),), None
    said: tuple[Report, ...] = () if told else (reports.SortingBegun(),)
    match told[-1:]:
        case (CardsSorted(world=None),):
            return (), (told[-1], "world")
        case (CardsSorted(world=World() as world),) if world not in state.worlds:
            said = (reports.SortedElsewhere(world, len(state.dealt)),)
        case (CardsSorted(world=World() as world, values=tuple() as values),):
            said = (reports.SortedReport(world, _missing(state, values)),)
        case (TilesSorted() as tiles,):
            return (_tiles(state, tiles.counts),), _following(state, told)
    following = _following(state, told)
    if following is None:
        said = (*said, reports.SortingOver(tuple(_all_missing(state, told))))
    return said, following


def _following(state: State, told: tuple[Request, ...]) -> Next:
    done = {one.world for one in told if isinstance(one, CardsSorted)}
    left = (world for world in state.worlds if world not in done)
    world = next(left, None)
    return None if world is None else (CardsSorted(world), "values")


def _missing(state: State, values: tuple[int, ...]) -> tuple[int, ...]:
    every = range(1, state.deck.values + 1)
    return tuple(value for value in every if value not in values)


def _all_missing(
    state: State, told: tuple[Request, ...]
) -> Iterator[tuple[World, tuple[int, ...]]]:
    """Yield the colours that lack cards; what was said last of a colour counts."""
    found: dict[World, tuple[int, ...]] = {}
    for one in told:
        match one:
            case CardsSorted(world=World() as world, values=tuple() as values):
                found[world] = _missing(state, values)
    yield from ((world, lack) for world, lack in found.items() if lack)


def _tiles(state: State, counts: tuple[tuple[Tile, int], ...]) -> Report:
    known = [(tile, state.tiles[tile], n) for tile, n in counts if tile in state.tiles]
    lack = tuple((tile, of - count) for tile, of, count in known if of > count)
    unknown = tuple(tile for tile, _ in counts if tile not in state.tiles)
    return reports.TilesSortedReport(lack, unknown)


def sorted_by(announcement: Announcement) -> Announcement | Request:
    """Return what words tell while sorting: a card is there, some tiles are there."""
    match announcement:
        case CardPlayed(seat=None, world=world, value=value):
            return CardsSorted(world, None if value is None else (value,))
        case TilesCounted() as counted:
            return TilesSorted(
                counted.portals, counted.masks, counted.daggers, counted.moon_shards
            )
        case (
            TilesShown(seat=None, tiles=tuple() as tiles)
            | RowShown(tiles=tuple() as tiles)
        ):
            counts = (tiles.count(tile) or None for tile in Tile)
            return TilesSorted(*counts)
        case _:
            return announcement


def unsure(state: State, asked: AskUnsure) -> tuple[Report, ...]:
    """Report what a card or tile may be that nobody can feel any more.

    It may lie in a hand, which is nobody's business: then a sighted friend is asked
    in private, or it waits until the round is over.
    """
    is_round = state.is_running or state.ended is not None
    match asked:
        case AskUnsure(thing=Unsure.TILE):
            return (reports.UnsureTile(is_round), *_tiles_left(state))
        case AskUnsure(world=World() as world) if is_round and world in state.worlds:
            lying = tuple(sorted(state.laid.get(world, ())))
            front = (card.value for card in state.trick if card.world is world)
            seen = tuple(sorted({*lying, *front}))
            unseen = tuple(one for one in state.missing(world) if one not in seen)
            return (reports.UnsureCard(world, seen, unseen), reports.UnsureInHand())
        case AskUnsure(thing=Unsure.CARD) if not is_round:
            return (reports.UnsureBetween(),)
        case _ if is_round:
            return (reports.UnsureInHand(), reports.UnsureOnTable())
        case _:
            return (reports.UnsureBetween(),)


def _tiles_left(state: State) -> Iterator[Report]:
    """Yield which kinds are not all in sight, as far as the box told of them."""
    sight = in_sight(state)
    left = tuple(
        (tile, state.tiles[tile] - sight[tile])
        for tile in Tile
        if state.tiles.get(tile, 0) > sight[tile]
    )
    if state.tiles:
        yield reports.UnsureTilesLeft(left)
