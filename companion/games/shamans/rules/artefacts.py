"""Artefacts, the row, the Eclipse, Portals and roles (000, Résolution; 001)."""

from companion.core.facts import Seat, Violation
from companion.core.rulings import Asked, Objected, Ruling
from companion.games.shamans import announcements, events
from companion.games.shamans.board import (
    FaceDown,
    Heading,
    Place,
    Role,
    Source,
    Tile,
)
from companion.games.shamans.due import ArtefactToTake
from companion.games.shamans.rules.apply import apply
from companion.games.shamans.rules.box import tile_doubts
from companion.games.shamans.rules.judging import (
    judge,
    judge_insistable,
    not_now,
    seat_faults,
    turn_fault,
    wrong_phase,
)
from companion.games.shamans.rules.phase import Phase, phase_of, role_due
from companion.games.shamans.state import State
from companion.games.shamans.violations import (
    NoPortal,
    NotTheLowest,
    RoleAlreadyKnown,
    StackEmpty,
    TileNotInRow,
    TooManyOfRole,
)


def rule_artefact_taken(
    state: State, announcement: announcements.ArtefactTaken
) -> Ruling:
    """Take a tile of the row, or the top one of the stack."""
    if phase_of(state) is not Phase.ARTEFACT:
        return not_now(state)
    due = state.due[0]
    assert isinstance(due, ArtefactToTake)
    seat, tile = announcement.seat or due.seat, announcement.tile
    told = announcements.ArtefactTaken(seat, tile, announcement.source)
    faults = seat_faults(state, seat)
    if faults:
        return Objected(faults)
    if tile is None:
        return Asked(told, "tile")
    source = announcement.source or _source(state, tile)
    turn = _taker_fault(seat, due)
    if source is None:
        both = Asked(told, "source", _both_sources(seat, tile))
        return both if turn is None else Objected((turn,))
    fault = _source_fault(state, tile, source)
    if fault is not None:
        return Objected((fault,))
    told = announcements.ArtefactTaken(seat, tile, source)
    taken = events.TileTaken(seat, tile, source)
    doubts = tile_doubts(apply(state, taken))
    return judge_insistable(state, told, turn, taken, *doubts)


def _source(state: State, tile: Tile | FaceDown) -> Source | None:
    """Return where a tile must come from; `None` where it could be either."""
    if tile in state.row:
        return Source.ROW
    if isinstance(tile, FaceDown) or Place.UNKNOWN not in state.row:
        return Source.STACK
    return None if state.can_stack_give else Source.ROW


def _both_sources(
    seat: Seat, tile: Tile | FaceDown
) -> tuple[announcements.ArtefactTaken, ...]:
    return tuple(announcements.ArtefactTaken(seat, tile, place) for place in Source)


def _source_fault(
    state: State, tile: Tile | FaceDown, source: Source
) -> Violation | None:
    if source is Source.STACK:
        return None if state.can_stack_give else StackEmpty()
    if isinstance(tile, FaceDown):
        return TileNotInRow(None)
    if tile in state.row or Place.UNKNOWN in state.row:
        return None
    return TileNotInRow(tile)


def _taker_fault(seat: Seat, due: ArtefactToTake) -> Violation | None:
    if seat != due.seat and due.is_lowest:
        return NotTheLowest(seat, due.seat)
    return turn_fault(seat, due.seat)


def rule_tile_revealed(
    state: State, announcement: announcements.TileRevealed
) -> Ruling:
    """Refill the row from the stack."""
    if not state.is_refill_due or phase_of(state) is Phase.MOON:
        return not_now(state)
    if announcement.tile is None:
        return Asked(announcement, "tile")
    refilled = events.RowRefilled(announcement.tile)
    doubts = tile_doubts(apply(state, refilled))
    return judge(state, announcement, (), refilled, *doubts)


def rule_eclipse_appeared(
    state: State, announcement: announcements.EclipseAppeared
) -> Ruling:
    """Resolve the Eclipse as soon as it shows; it comes once a round."""
    if not state.is_eclipse_possible:
        return not_now(state)
    if announcement.direction is None:
        return Asked(announcement, "direction")
    holders = sum(
        1 for seat in state.dealt if state.is_living(seat) and state.players[seat].hand
    )
    resolved = events.EclipseResolved(announcement.direction, holders)
    return judge(state, announcement, (), resolved)


def rule_portal_used(state: State, announcement: announcements.PortalUsed) -> Ruling:
    """Discard a Portal at any moment of a round to move the Shadow one step."""
    if not state.is_running:
        return not_now(state)
    seat, direction = announcement.seat or portal_holder(state), announcement.direction
    told = announcements.PortalUsed(seat, direction)
    if seat is None:
        return Asked(told, "seat")
    faults = seat_faults(state, seat)
    if not state.may_have(seat, Tile.PORTAL):
        faults = (*faults, NoPortal(seat))
    if faults:
        return Objected(faults)
    if direction is None:
        return Asked(told, "direction")
    spent = events.PortalSpent(seat, direction)
    if direction is Heading.FORWARD:
        return judge(state, told, (), spent)
    return judge(state, told, (), spent, step_back(state, 1))


def step_back(state: State, steps: int) -> events.ShadowMoved:
    """Move the Shadow back, at most to the start or the spaces behind it."""
    floor = min(state.floor, -state.settings.spaces_behind_start)
    back = max(0, min(steps, state.shadow - floor))
    left = state.steps_to_moon
    return events.ShadowMoved(-back, None if left is None else left + back)


def portal_holder(state: State) -> Seat | None:
    """Return the only player who can have a Portal; `None` where several may."""
    living = [seat for seat in state.dealt if state.is_living(seat)]
    holders = [seat for seat in living if state.may_have(seat, Tile.PORTAL)]
    return holders[0] if len(holders) == 1 else None


def rule_role_revealed(
    state: State, announcement: announcements.RoleRevealed
) -> Ruling:
    """Make a role public: a Mask was taken, or the player is being eliminated."""
    due = role_due(state)
    if due is None or phase_of(state) not in (Phase.ROW, Phase.ECLIPSE, Phase.ROLES):
        return Objected((*_known_already(state, announcement), wrong_phase(state)))
    seat, role = announcement.seat or due.seat, announcement.role
    told = announcements.RoleRevealed(seat, role)
    turn = turn_fault(seat, due.seat)
    if turn is not None:
        return Objected((turn,))
    if role is None:
        return Asked(told, "role")
    faults = role_faults(state, seat, role)
    shown = events.RoleShown(seat, role)
    if due.by is None:
        return judge(state, told, faults, shown)
    hand = state.players[seat].hand
    out = events.EliminationCompleted(seat, role, due.by, hand)
    return judge(state, told, faults, shown, out)


def _known_already(
    state: State, announcement: announcements.RoleRevealed
) -> tuple[Violation, ...]:
    """Return the role that all have seen; where it was swapped, nobody is told now."""
    if announcement.seat is None:
        return ()
    player = state.players[announcement.seat]
    is_told = not player.is_swapped or state.settings.table_rules.swapped_roles_told
    if player.role is None or not is_told:
        return ()
    return (RoleAlreadyKnown(announcement.seat, player.role),)


def role_faults(state: State, seat: Seat, role: Role) -> tuple[Violation, ...]:
    """Return what is wrong with a role that a player is said to hold."""
    public = state.players[seat].role
    if public is not None:
        return () if public is role else (RoleAlreadyKnown(seat, public),)
    is_shadow = role is Role.SHADOW
    known = len(state.known_shadows if is_shadow else state.known_shamans)
    most = state.deck.shadows if is_shadow else state.deck.shamans
    return (TooManyOfRole(role, most),) if known >= most else ()
