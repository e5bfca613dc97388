"""What naming a single thing announces, by what is awaited ("Chloé", "gauche")."""

from companion.core.facts import Announcement, Seat
from companion.core.requests import Change
from companion.games.shamans import announcements
from companion.games.shamans.board import (
    Choice,
    FaceDown,
    Heading,
    Neighbour,
    Ritual,
    Role,
    Source,
    Tile,
    World,
)
from companion.games.shamans.box import TilesCounted
from companion.games.shamans.reference import RULEBOOK
from companion.games.shamans.rules.phase import (
    Phase,
    is_choice_due,
    phase_of,
    ritual_due,
    rituals_due,
    role_due,
)
from companion.games.shamans.rules.setting_up import (
    is_leftover_due,
    is_set_up,
    next_first,
)
from companion.games.shamans.state import State

_FEW_TILES = 12
"""Tiles that one player may have at most."""


def complete(state: State, values: Change) -> Announcement | None:
    """Return what the named things announce in this state, or `None`."""
    match tuple(value for _, value in values):
        case (Tile() | FaceDown() as tile,):
            return _tile(state, tile)
        case (Source.STACK,) if phase_of(state) is Phase.ARTEFACT:
            return announcements.ArtefactTaken(tile=FaceDown.FACE_DOWN)
        case (Source.ROW,) if phase_of(state) is Phase.ARTEFACT:
            return announcements.ArtefactTaken(source=Source.ROW)
        case (Heading.BACK,) if ritual_due(state) is Ritual.STABILISATION:
            return announcements.Stabilised(Choice.PAWN)
        case (Role() as role,) if role_due(state):
            return announcements.RoleRevealed(role=role)
        case (Neighbour() as direction,) if state.is_eclipse_possible:
            return announcements.EclipseAppeared(direction)
        case (Choice() as choice,) if ritual_due(state) is Ritual.STABILISATION:
            return announcements.Stabilised(choice)
        case (Ritual() as ritual,) if _is_ritual_unread(state):
            due = rituals_due(state)
            world = due.worlds[0] if due else None
            return announcements.RitualRead(world, ritual)
        case (Heading() as heading,) if phase_of(state) is Phase.MOON:
            return announcements.PortalUsed(direction=heading)
        case (int() as number,) if phase_of(state) is Phase.PLAY:
            return announcements.CardPlayed(value=number)
        case (int() as number,) if state.is_running and state.steps_to_moon is None:
            return announcements.TrackRead(number)
        case (str() as name,) if values[0][0] == "seat":
            return _seat(state, Seat(name))
        case (str() as name,) if values[0][0] == "sticker":
            return _sticker(state, name)
        case _:
            return None


def agreed(state: State) -> Announcement | None:
    """Return what "yes" announces: a Portal before the Moon or an elimination."""
    due = role_due(state)
    if due is not None and due.by is not None:
        return announcements.PortalUsed(due.seat)
    if phase_of(state) is Phase.MOON:
        return announcements.PortalUsed()
    return None


def declined(state: State) -> Announcement | None:
    """Return what "no" announces: no Portal before the Moon, or no Dagger."""
    if phase_of(state) is Phase.MOON:
        return announcements.MoonReached()
    if ritual_due(state) is Ritual.NEUTRALISATION:
        return announcements.DaggerDeclined()
    return None


def meant(state: State, announcement: Announcement) -> Announcement:
    """Return what people mean by these words in this state: mostly just that."""
    phase, ritual = phase_of(state), ritual_due(state)
    match announcement:
        case announcements.CardPlayed(None, world, value) if (
            phase is Phase.HAND or is_leftover_due(state)
        ):
            return announcements.CardLaid(world, value)
        case announcements.OwnCardPlayed(world, value):
            is_hand = phase is Phase.HAND
            shape = announcements.CardLaid if is_hand else announcements.CardPlayed
            return shape(world=world, value=value)
        case announcements.ArtefactTaken(str() as seat, Tile() as tile) if (
            phase is Phase.TILES
        ):
            return announcements.TilesShown(seat, (tile,))
        case announcements.CardPlayed(None, World() as world, None):
            return _world(state, world) or announcement
        case announcements.RolesNamed((seat,)) if role_due(state):
            return announcements.RoleRevealed(seat, Role.SHADOW)
        case announcements.RoleRevealed(
            str() as seat, Role.SHADOW
        ) | announcements.RolesNamed((seat,)) if (
            phase is Phase.ROLES and not state.is_running
        ):
            return announcements.RolesNamed(_all_shadows(state, seat))
        case TilesCounted(counts=counts):
            return _counted(state, counts) or announcement
        case announcements.RowShown(tiles) if phase is Phase.TILES:
            return announcements.TilesShown(tiles=tiles)
        case announcements.RowShown((_, _) as tiles) if _newcomer(state, tiles):
            return announcements.TileRevealed(_newcomer(state, tiles))
        case announcements.RowShown((_, _) as tiles) if (
            state.is_opened and state.is_row_unseen
        ):
            # The question of the set-up is answered late: so it stands on the table.
            return announcements.TableCorrected(row=tiles)
        case announcements.ArtefactTaken(seat, None) if ritual is Ritual.STABILISATION:
            return announcements.Stabilised(Choice.ARTEFACT, seat)
        case _:
            return announcement


def _all_shadows(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return the Shadows where the only one who was not shown yet is named."""
    known = state.known_shadows
    is_last = len(known) + 1 == state.deck.shadows and seat not in known
    return (*known, seat) if is_last else (seat,)


def _newcomer(state: State, tiles: tuple[Tile, ...]) -> Tile | None:
    """Return what came into the row, where both its tiles are told once it is due."""
    lying = [tile for tile in state.row if isinstance(tile, Tile)]
    if not state.is_refill_due or len(lying) != 1 or lying[0] not in tiles:
        return None
    first, second = tiles
    return second if first is lying[0] else first


def _counted(state: State, counts: tuple[tuple[Tile, int], ...]) -> Announcement | None:
    """Return what "two Masks" announces where tiles are to be told."""
    if sum(count for _, count in counts) > _FEW_TILES:
        return None
    tiles = tuple(tile for tile, count in counts for _ in range(count))
    if phase_of(state) is Phase.TILES:
        return announcements.TilesShown(tiles=tiles)
    if is_set_up(state) and state.is_row_untold and len(tiles) == len(state.row):
        return announcements.RowShown(tiles)
    return None


def _world(state: State, world: World) -> Announcement | None:
    return announcements.RitualChosen(world) if is_choice_due(state) else None


def retold(announcement: Announcement, changes: Change) -> Change:
    """Return which fields a correction means: a bare name is the player acted upon."""
    match announcement, changes:
        # A round sticker is a Portal on a tile, and a Stabilisation on the board.
        case announcements.ArtefactTaken() | announcements.TileRevealed(), (
            ("ritual", Ritual.STABILISATION),
        ):
            return (("tile", Tile.PORTAL),)
        # A Mask is never kept face down: what was taken so came from the stack.
        case announcements.ArtefactTaken(tile=FaceDown()), (("tile", Tile.MASK),):
            return (*changes, ("source", Source.STACK))
        case announcements.RitualRead(), (("tile", Tile.PORTAL),):
            return (("ritual", Ritual.STABILISATION),)
        case announcements.PlayerEliminated(), (("seat", seat),):
            return (("target", seat),)
        case announcements.RolesSwapped(), (("seat", seat),):
            return (("other", seat),)
        case announcements.TrackRead(), (("value", steps),):
            return (("steps", steps),)
        case TilesCounted() as told, (("value", count),):
            return tuple((name, count) for name in told.fields_told)
        case announcements.RoundCorrected(), (("value", points),):
            return (("points", points),)
        case announcements.RoundStarted(), (("seat", seat),):
            return (("first", seat),)
        case announcements.RolesNamed(), (("seat", seat),):
            return (("shadows", (seat,)),)
        case _:
            return changes


def _is_ritual_unread(state: State) -> bool:
    is_ritual_known = ritual_due(state) is not None or is_choice_due(state)
    return rituals_due(state) is not None and not is_ritual_known


def _tile(state: State, tile: Tile | FaceDown) -> Announcement | None:
    match phase_of(state):
        case Phase.ARTEFACT:
            return announcements.ArtefactTaken(tile=tile)
        case Phase.ROW if isinstance(tile, Tile):
            return announcements.TileRevealed(tile)
        case Phase.MOON if tile is Tile.PORTAL:
            return announcements.PortalUsed()
        case Phase.TILES if isinstance(tile, Tile):
            return announcements.TilesShown(tiles=(tile,))
        case _:
            return None


def _sticker(state: State, name: str) -> Announcement | None:
    """Return what a sticker announces: a tile, or the ritual above a world."""
    ritual = RULEBOOK.stickers.get((name, "board"))
    if ritual is not None and _is_ritual_unread(state):
        return complete(state, (("ritual", Ritual(ritual)),))
    subject = RULEBOOK.stickers.get((name, "tile"))
    if subject == "eclipse":
        is_possible = state.is_eclipse_possible
        return announcements.EclipseAppeared() if is_possible else None
    return None if subject is None else _tile(state, Tile(subject))


def _seat(state: State, seat: Seat) -> Announcement | None:
    match phase_of(state), ritual_due(state):
        case Phase.GUIDE, _:
            return announcements.GuideNamed(seat)
        case Phase.RITUAL, Ritual.PERMUTATION:
            return announcements.RolesSwapped(other=seat)
        case Phase.RITUAL, Ritual.NEUTRALISATION:
            return announcements.PlayerEliminated(target=seat)
        case Phase.ROLES, _ if not state.is_running:
            return announcements.RolesNamed(_all_shadows(state, seat))
        case Phase.SETUP, _ if _may_begin(state, seat):
            return announcements.RoundStarted(seat)
        case _:
            return None


def _may_begin(state: State, seat: Seat) -> bool:
    """Return whether a bare name begins a round: later the marker tells whose does."""
    return not state.is_running and (not state.round or next_first(state) == seat)
