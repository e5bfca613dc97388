"""A Mask from the stack is shown at once, also where it was told as face down (000)."""

from companion.core.facts import Announcement, Request
from companion.core.requests import Fragment
from companion.core.shown import Shown
from companion.games.shamans import announcements
from companion.games.shamans.board import FaceDown, Source, Tile
from companion.games.shamans.rules.phase import Phase, phase_of, role_due
from companion.games.shamans.state import State

_MASK = (("tile", Tile.MASK), ("source", Source.STACK))


def shown(
    state: State, last: Announcement, fact: Announcement | Request
) -> Shown | None:
    """Return that the tile taken last is a Mask, where words say or show it."""
    if not isinstance(last, announcements.ArtefactTaken):
        return None
    if last.tile is None:
        return _untold(last, fact)
    is_tile_awaited = phase_of(state) in (Phase.ARTEFACT, Phase.ROW, Phase.TILES)
    if last.tile is not FaceDown.FACE_DOWN or is_tile_awaited:
        return None
    taker = (None, last.seat)
    match fact:
        case Fragment((("tile", Tile.MASK),)):
            return Shown(_MASK, is_sure=True)
        case announcements.TileRevealed(Tile.MASK):
            return Shown(_MASK, is_sure=True)
        case announcements.ArtefactTaken(seat, Tile.MASK, source) if seat in taker:
            return None if source is Source.ROW else Shown(_MASK, is_sure=True)
        case announcements.TilesShown(seat, (Tile.MASK,)) if seat in taker:
            return Shown(_MASK, is_sure=True)
        # Only a Mask shows a role now; but people also talk about roles.
        case announcements.RoleRevealed(seat) if seat in taker:
            return None if role_due(state) else Shown(_MASK, is_sure=False)
        case _:
            return None


def _untold(
    last: announcements.ArtefactTaken, fact: Announcement | Request
) -> Shown | None:
    """Return that a tile is a Mask of which nobody has told what it is."""
    match fact:
        case announcements.RoleRevealed(seat) if seat in (None, last.seat):
            return Shown((("tile", Tile.MASK),), is_sure=False)
        case _:
            return None
