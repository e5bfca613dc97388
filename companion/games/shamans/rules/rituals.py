"""The four rituals (001, Effet des rituels)."""

from companion.core.facts import Announcement, Seat, Violation
from companion.core.rulings import Asked, Objected, Ruling
from companion.core.violations import PlayerAway
from companion.games.shamans import announcements, events
from companion.games.shamans.board import Choice, Ritual, Tile, World
from companion.games.shamans.due import RitualsToPerform
from companion.games.shamans.rules.artefacts import step_back
from companion.games.shamans.rules.judging import (
    judge,
    judge_insistable,
    seat_faults,
    turn_fault,
    wrong_phase,
)
from companion.games.shamans.rules.phase import (
    is_choice_due,
    ritual_due,
    rituals_due,
)
from companion.games.shamans.state import State
from companion.games.shamans.violations import (
    DaggerMustBeSpent,
    NoArtefactLeft,
    NoDagger,
    NotYourself,
    PlayerEliminated,
    RitualNotDue,
    SwapIsMandatory,
    WorldNotWaiting,
)


def _performing(
    state: State, ritual: Ritual
) -> tuple[RitualsToPerform | None, tuple[Violation, ...]]:
    """Return the ritual that waits, or why the announced one cannot be performed."""
    due = rituals_due(state)
    if due is None or ritual_due(state) is not ritual:
        return None, (RitualNotDue(ritual), wrong_phase(state))
    return due, ()


def _turn_faults(due: RitualsToPerform, seat: Seat) -> tuple[Violation, ...]:
    turn = turn_fault(seat, due.seat)
    return () if turn is None else (turn,)


def rule_ritual_chosen(
    state: State, announcement: announcements.RitualChosen
) -> Ruling:
    """Choose which of several completed worlds comes first."""
    due = rituals_due(state)
    if due is None or not is_choice_due(state):
        return Objected((wrong_phase(state), RitualNotDue(None)))
    world = announcement.world
    if world is None:
        return Asked(announcement, "world")
    if world not in due.worlds:
        return Objected((WorldNotWaiting(world),))
    return judge(state, announcement, (), events.RitualPicked(world))


def _performed(
    due: RitualsToPerform, ritual: Ritual, world: World | None = None
) -> events.RitualPerformed:
    return events.RitualPerformed(world or due.worlds[0], ritual, due.seat)


def rule_stabilised(state: State, announcement: announcements.Stabilised) -> Ruling:
    """Move the Shadow two steps back, or take one artefact."""
    due, faults = _performing(state, Ritual.STABILISATION)
    if due is None:
        return Objected(faults)
    found = _turn_faults(due, announcement.seat or due.seat)
    if found:
        return Objected(found)
    performed = _performed(due, Ritual.STABILISATION)
    match announcement.choice:
        case None:
            return Asked(announcement, "choice")
        case Choice.PAWN:
            back = step_back(state, 2)
            return judge(state, announcement, (), performed, back)
        case Choice.ARTEFACT:
            rules = state.settings.table_rules
            must_step = rules.stabilisation_without_artefacts == "pawn"
            if must_step and not state.is_artefact_left:
                return Objected((NoArtefactLeft(),))
            chosen = events.ArtefactChosen(due.seat)
            return judge(state, announcement, (), performed, chosen)


def rule_roles_swapped(
    state: State, announcement: announcements.RolesSwapped
) -> Ruling:
    """Swap roles with another living player."""
    due, faults = _performing(state, Ritual.PERMUTATION)
    if due is None:
        return Objected(faults)
    seat, other = announcement.seat or due.seat, announcement.other
    told = announcements.RolesSwapped(seat, other)
    may_be_out = state.settings.table_rules.permutation_with_eliminated
    found = (*_other_faults(state, seat, other, may_be_out), *_turn_faults(due, seat))
    if found:
        return Objected(found)
    if other is None:
        return Asked(told, "other")
    exchanged = events.RolesExchanged(seat, other)
    performed = _performed(due, Ritual.PERMUTATION)
    return judge(state, told, (), performed, exchanged)


def _other_faults(
    state: State, seat: Seat, other: Seat | None, may_be_out: bool = False
) -> tuple[Violation, ...]:
    """Return why a player cannot be the other one of a ritual."""
    if other is None:
        return ()
    if other == seat:
        return (NotYourself(seat),)
    if not state.players[other].is_dealt:
        return (PlayerAway(other),)
    if state.players[other].is_eliminated and not may_be_out:
        return (PlayerEliminated(other),)
    return ()


def rule_swap_declined(
    state: State, announcement: announcements.SwapDeclined
) -> Ruling:
    """Leave a Permutation unused, where the table rule allows it."""
    due, faults = _performing(state, Ritual.PERMUTATION)
    if due is None:
        return Objected(faults)
    seat = announcement.seat or due.seat
    told = announcements.SwapDeclined(seat)
    found = _turn_faults(due, seat)
    if found:
        return Objected(found)
    if not state.settings.table_rules.permutation_optional:
        return Objected((SwapIsMandatory(seat),))
    return judge(state, told, (), _performed(due, Ritual.PERMUTATION))


def rule_player_eliminated(
    state: State, announcement: announcements.PlayerEliminated
) -> Ruling:
    """Spend a Dagger and eliminate another player; the role is shown next."""
    due, faults = _performing(state, Ritual.NEUTRALISATION)
    if due is None:
        return Objected((*faults, *_no_dagger(state, announcement)))
    seat, target = announcement.seat or due.seat, announcement.target
    told = announcements.PlayerEliminated(seat, target)
    found = (*_other_faults(state, seat, target), *_turn_faults(due, seat))
    if found:
        return Objected(found)
    if target is None:
        return Asked(told, "target")
    performed = _performed(due, Ritual.NEUTRALISATION)
    spent = events.DaggerSpent(seat, target)
    return judge(state, told, (), performed, spent)


def _no_dagger(
    state: State, announcement: announcements.PlayerEliminated
) -> tuple[Violation, ...]:
    seat = announcement.seat
    if seat is None or not state.is_running:
        return ()
    faults = seat_faults(state, seat)
    if faults:
        return faults
    return () if state.may_have(seat, Tile.DAGGER) else (NoDagger(seat),)


def rule_dagger_declined(
    state: State, announcement: announcements.DaggerDeclined
) -> Ruling:
    """Spend no Dagger; one that lies face up must be spent."""
    due, faults = _performing(state, Ritual.NEUTRALISATION)
    if due is None:
        return Objected(faults)
    seat = announcement.seat or due.seat
    told: Announcement = announcements.DaggerDeclined(seat)
    found = _turn_faults(due, seat)
    if found:
        return Objected(found)
    is_visible = Tile.DAGGER in state.players[seat].artefacts
    fault = DaggerMustBeSpent(seat) if is_visible else None
    performed = _performed(due, Ritual.NEUTRALISATION)
    return judge_insistable(state, told, fault, performed)
