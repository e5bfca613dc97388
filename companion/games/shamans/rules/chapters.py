"""Which chapter of the rulebook judges an announcement."""

from collections.abc import Mapping

from companion.core.announcements import RoundVoid, SeatBack, SeatLeft
from companion.core.facts import Announcement
from companion.core.plain_game import Chapter
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

CHAPTERS: Mapping[type[Announcement], Chapter] = {
    said.CardPlayed: trick.rule_card_played,
    said.OwnCardPlayed: trick.rule_own_card_played,
    said.GuideNamed: trick.rule_guide_named,
    said.MoonReached: trick.rule_moon_reached,
    said.ArtefactTaken: artefacts.rule_artefact_taken,
    said.TileRevealed: artefacts.rule_tile_revealed,
    said.EclipseAppeared: artefacts.rule_eclipse_appeared,
    said.PortalUsed: artefacts.rule_portal_used,
    said.RoleRevealed: artefacts.rule_role_revealed,
    said.RitualChosen: rituals.rule_ritual_chosen,
    said.Stabilised: rituals.rule_stabilised,
    said.RolesSwapped: rituals.rule_roles_swapped,
    said.SwapDeclined: rituals.rule_swap_declined,
    said.PlayerEliminated: rituals.rule_player_eliminated,
    said.DaggerDeclined: rituals.rule_dagger_declined,
    said.RoundStarted: setting_up.rule_round_started,
    said.CardLaid: setting_up.rule_card_laid,
    said.RowShown: setting_up.rule_row_shown,
    said.RolesNamed: scoring.rule_roles_named,
    said.TilesShown: scoring.rule_tiles_shown,
    said.TableCorrected: table.rule_table_corrected,
    said.RoundCorrected: past_rounds.rule_round_corrected,
    said.RoundDiscounted: past_rounds.rule_round_discounted,
    SeatLeft: table.rule_seat_left,
    SeatBack: table.rule_seat_back,
    RoundVoid: table.rule_round_void,
    **dict.fromkeys(said.OF_THE_BOX, box.rule_box),
}
"""What rules each kind of announcement."""
