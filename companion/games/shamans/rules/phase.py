"""Which phase a game is in, who acts, and what is expected."""

from enum import Enum
from typing import assert_never

from companion.core.facts import Announcement, Seat
from companion.games.shamans import announcements
from companion.games.shamans.board import Ritual, Tile
from companion.games.shamans.due import (
    ArtefactToTake,
    GuideToName,
    HandToLay,
    RitualsToPerform,
    RoleToShow,
    RoundToEnd,
    ShadowSteps,
    StrayToLay,
    TrickToLay,
)
from companion.games.shamans.rules.round_end import next_to_show
from companion.games.shamans.state import State

Expected = tuple[type[Announcement], ...]


class Phase(Enum):
    """What the table is doing; the ids are topics of the rulebook too."""

    SETUP = "setup"
    PLAY = "play"
    ARTEFACT = "artefact"
    ROW = "row"
    ECLIPSE = "eclipse"
    RITUAL = "ritual"
    HAND = "hand"
    MOON = "moon"
    GUIDE = "guide"
    ROLES = "roles"
    TILES = "tiles"
    OVER = "over"


def phase_of(state: State) -> Phase:
    """Return the phase; only states at rest have one."""
    if state.winner is not None:
        return Phase.OVER
    if state.ended is not None:
        return Phase.ROLES if state.shadows is None else Phase.TILES
    if not state.is_running:
        return Phase.SETUP
    due = state.due[0] if state.due else None
    if isinstance(due, ShadowSteps):
        return Phase.MOON
    if state.is_refill_due:
        return Phase.ROW
    if state.is_eclipse_due:
        return Phase.ECLIPSE
    match due:
        case None:
            return _set_up_or_play(state)
        case ArtefactToTake():
            return Phase.ARTEFACT
        case RitualsToPerform():
            return Phase.RITUAL
        case RoleToShow():
            return Phase.ROLES
        case HandToLay():
            return Phase.HAND
        case GuideToName():
            return Phase.GUIDE
        case StrayToLay() | TrickToLay() | RoundToEnd():
            raise ValueError(f"{due} settles itself")
        case _:
            assert_never(due)


def _set_up_or_play(state: State) -> Phase:
    is_told = not (
        state.leftovers_untold or state.is_row_untold or state.steps_to_moon is None
    )
    return Phase.PLAY if state.is_opened or is_told else Phase.SETUP


def to_act(state: State) -> Seat | None:
    """Return who acts; `None` where anybody may."""
    match phase_of(state):
        case Phase.SETUP | Phase.PLAY:
            return state.next_to_play if state.is_running else None
        case Phase.TILES:
            return next_to_show(state)
        case Phase.ARTEFACT | Phase.RITUAL | Phase.GUIDE | Phase.ROLES:
            return seat_due(state)
        case _:
            return None


def seat_due(state: State) -> Seat | None:
    """Return whom the most urgent due thing waits for."""
    match state.due:
        case (ArtefactToTake(seat=seat), *_):
            return seat
        case (RitualsToPerform(seat=seat), *_):
            return seat
        case (RoleToShow(seat=seat), *_):
            return seat
        case (GuideToName(owner=owner), *_):
            return owner
        case _:
            return None


def role_due(state: State) -> RoleToShow | None:
    """Return whose role is to be shown now."""
    match state.due:
        case (RoleToShow() as due, *_):
            return due
        case _:
            return None


def rituals_due(state: State) -> RitualsToPerform | None:
    """Return the completed worlds that wait, in the phase of rituals."""
    match state.due:
        case (RitualsToPerform() as due, *_) if phase_of(state) is Phase.RITUAL:
            return due
        case _:
            return None


def ritual_due(state: State) -> Ritual | None:
    """Return the ritual being performed; `None` until it is chosen and read."""
    due = rituals_due(state)
    if due is None or is_choice_due(state):
        return None
    return state.rituals.get(due.worlds[0])


def is_choice_due(state: State) -> bool:
    """Return whether one of several completed worlds is to be chosen."""
    due = rituals_due(state)
    return due is not None and len(due.worlds) > 1 and not due.is_chosen


def expecting(state: State) -> Expected:
    """Return the kinds of announcements that are awaited, in the interface's order."""
    match phase_of(state):
        case Phase.SETUP:
            return _set_up(state)
        case Phase.PLAY:
            return (announcements.CardPlayed,)
        case Phase.ARTEFACT:
            return (announcements.ArtefactTaken,)
        case Phase.ROW | Phase.ECLIPSE:
            return _tiles(state)
        case Phase.RITUAL:
            return _ritual(state)
        case Phase.HAND:
            return (announcements.CardLaid,)
        case Phase.MOON:
            return (announcements.PortalUsed, announcements.MoonReached)
        case Phase.GUIDE:
            return (announcements.GuideNamed,)
        case Phase.ROLES:
            if state.is_running:
                return (announcements.RoleRevealed,)
            return (announcements.RolesNamed,)
        case Phase.TILES:
            return (announcements.TilesShown,)
        case Phase.OVER:
            return ()


def _set_up(state: State) -> Expected:
    if not state.is_running:
        return (announcements.RoundStarted,)
    untold: list[type[Announcement]] = []
    if state.leftovers_untold:
        untold.append(announcements.CardLaid)
    if state.is_row_untold:
        untold.append(announcements.RowShown)
    if state.steps_to_moon is None:
        untold.append(announcements.TrackRead)
    return (*untold, announcements.CardPlayed)


def _tiles(state: State) -> Expected:
    due: list[type[Announcement]] = []
    if state.is_refill_due:
        due.append(announcements.TileRevealed)
    if state.is_eclipse_due:
        due.append(announcements.EclipseAppeared)
    if role_due(state):
        due.append(announcements.RoleRevealed)
    return tuple(due)


def _ritual(state: State) -> Expected:
    if is_choice_due(state):
        return (announcements.RitualChosen,)
    match ritual_due(state):
        case None:
            return (announcements.RitualRead,)
        case Ritual.STABILISATION:
            return (announcements.Stabilised,)
        case Ritual.PERMUTATION:
            if state.settings.table_rules.permutation_optional:
                return (announcements.RolesSwapped, announcements.SwapDeclined)
            return (announcements.RolesSwapped,)
        case Ritual.ILLUMINATION:
            raise ValueError("an Illumination settles itself")
        case Ritual.NEUTRALISATION:
            due = state.due[0]
            assert isinstance(due, RitualsToPerform)
            if Tile.DAGGER in state.players[due.seat].artefacts:
                return (announcements.PlayerEliminated,)
            return (announcements.PlayerEliminated, announcements.DaggerDeclined)
