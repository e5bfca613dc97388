"""Which chapter of the rulebook judges an announcement."""

from companion.core.announcements import RoundVoid, SeatBack, SeatLeft
from companion.core.facts import Announcement
from companion.core.rulings import Ruling
from companion.games.shamans import announcements as said
from companion.games.shamans.rules import (
    artefacts,
    box,
    past_rounds,
    rituals,
    scoring,
    setting_up,
    table,
    trick,
)
from companion.games.shamans.state import State


def rule_by_chapter(state: State, announcement: Announcement) -> Ruling:
    """Judge an announcement by the chapter it belongs to."""
    match announcement:
        case said.CardPlayed():
            return trick.rule_card_played(state, announcement)
        case said.GuideNamed():
            return trick.rule_guide_named(state, announcement)
        case said.MoonReached():
            return trick.rule_moon_reached(state, announcement)
        case said.ArtefactTaken():
            return artefacts.rule_artefact_taken(state, announcement)
        case said.TileRevealed():
            return artefacts.rule_tile_revealed(state, announcement)
        case said.EclipseAppeared():
            return artefacts.rule_eclipse_appeared(state, announcement)
        case said.PortalUsed():
            return artefacts.rule_portal_used(state, announcement)
        case said.RoleRevealed():
            return artefacts.rule_role_revealed(state, announcement)
        case _:
            return _ritual_chapter(state, announcement)


def _ritual_chapter(state: State, announcement: Announcement) -> Ruling:
    match announcement:
        case said.RitualChosen():
            return rituals.rule_ritual_chosen(state, announcement)
        case said.Stabilised():
            return rituals.rule_stabilised(state, announcement)
        case said.RolesSwapped():
            return rituals.rule_roles_swapped(state, announcement)
        case said.SwapDeclined():
            return rituals.rule_swap_declined(state, announcement)
        case said.PlayerEliminated():
            return rituals.rule_player_eliminated(state, announcement)
        case said.DaggerDeclined():
            return rituals.rule_dagger_declined(state, announcement)
        case _:
            return _round_chapter(state, announcement)


def _round_chapter(state: State, announcement: Announcement) -> Ruling:
    if isinstance(announcement, said.OF_THE_BOX):
        return box.rule_box(state, announcement)
    match announcement:
        case said.RoundStarted():
            return setting_up.rule_round_started(state, announcement)
        case said.CardLaid():
            return setting_up.rule_card_laid(state, announcement)
        case said.RowShown():
            return setting_up.rule_row_shown(state, announcement)
        case said.RolesNamed():
            return scoring.rule_roles_named(state, announcement)
        case said.TilesShown():
            return scoring.rule_tiles_shown(state, announcement)
        case said.TableCorrected():
            return table.rule_table_corrected(state, announcement)
        case said.RoundCorrected():
            return past_rounds.rule_round_corrected(state, announcement)
        case said.RoundDiscounted():
            return past_rounds.rule_round_discounted(state, announcement)
        case SeatLeft():
            return table.rule_seat_left(state, announcement)
        case SeatBack():
            return table.rule_seat_back(state, announcement)
        case RoundVoid():
            return table.rule_round_void(state, announcement)
        case _:
            name = type(announcement).__name__
            raise TypeError(f"{name} is not an announcement of Shamans")
