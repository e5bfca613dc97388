"""What is told once a camp has won the round (000, Fin du jeu)."""

from companion.core.facts import Seat, Violation
from companion.core.rulings import Asked, Objected, Ruling
from companion.core.violations import PlayerAway
from companion.games.shamans import announcements, events
from companion.games.shamans.board import FaceDown, Role, Tile
from companion.games.shamans.rules.judging import (
    judge,
    judge_insistable,
    not_now,
    turn_fault,
)
from companion.games.shamans.rules.phase import Phase, phase_of
from companion.games.shamans.rules.round_end import next_to_show
from companion.games.shamans.state import State
from companion.games.shamans.violations import (
    MaskMustBeShown,
    RoleAlreadyKnown,
    TilesDoNotMatch,
    TooFewOfRole,
    TooManyOfRole,
)


def rule_roles_named(state: State, announcement: announcements.RolesNamed) -> Ruling:
    """Name all the Shadows of the round."""
    if phase_of(state) is not Phase.ROLES or state.is_running:
        return not_now(state)
    if announcement.shadows is None:
        return Asked(announcement, "shadows")
    shadows = tuple(dict.fromkeys(announcement.shadows))
    told = announcements.RolesNamed(shadows)
    faults = _camp_faults(state, shadows)
    return judge(state, told, faults, events.RolesUncovered(shadows))


def _camp_faults(state: State, shadows: tuple[Seat, ...]) -> tuple[Violation, ...]:
    needed = state.deck.shadows
    faults: list[Violation] = []
    if len(shadows) > needed:
        faults.append(TooManyOfRole(Role.SHADOW, needed))
    if len(shadows) < needed:
        faults.append(TooFewOfRole(Role.SHADOW, needed))
    for seat in shadows:
        if not state.players[seat].is_dealt:
            faults.append(PlayerAway(seat))
        elif state.players[seat].role is Role.SHAMAN:
            faults.append(RoleAlreadyKnown(seat, Role.SHAMAN))
    forgotten = [seat for seat in state.known_shadows if seat not in shadows]
    faults.extend(RoleAlreadyKnown(seat, Role.SHADOW) for seat in forgotten)
    return tuple(faults)


def rule_tiles_shown(state: State, announcement: announcements.TilesShown) -> Ruling:
    """Show all face-down tiles of one player: two Shards may hide there."""
    expected = next_to_show(state) if phase_of(state) is Phase.TILES else None
    if expected is None:
        return not_now(state)
    seat, tiles = announcement.seat or expected, announcement.tiles
    told = announcements.TilesShown(seat, tiles)
    turn = turn_fault(seat, expected)
    if turn is not None:
        return Objected((turn,))
    if tiles is None:
        return Asked(told, "tiles")
    needed = state.players[seat].artefacts.count(FaceDown.FACE_DOWN)
    if len(tiles) != needed:
        return Objected((TilesDoNotMatch(needed, len(tiles)),))
    mask = MaskMustBeShown(seat) if Tile.MASK in tiles else None
    return judge_insistable(state, told, mask, events.TilesUncovered(seat, tiles))
