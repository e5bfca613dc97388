"""What Shamans explains when it occurs for the first time, and how it is announced."""

from dataclasses import replace
from typing import Any

from companion.core.teaching import Lesson, Practice, Teaching
from companion.games.shamans import announcements as said
from companion.games.shamans import events, prompts
from companion.games.shamans.board import Ritual, Tile, World
from companion.games.shamans.state import State


def _is_moon_shard(taken: events.TileTaken) -> bool:
    return taken.tile is Tile.MOON_SHARD


def _is_dagger(taken: events.TileTaken) -> bool:
    return taken.tile is Tile.DAGGER


def _is_portal(taken: events.TileTaken) -> bool:
    return taken.tile is Tile.PORTAL


def _is_neutralisation(failed: events.RitualFailed) -> bool:
    return failed.ritual is Ritual.NEUTRALISATION


LESSONS = (
    # What is due now, and must be known at once.
    Lesson("topic-moon", (prompts.MoonDue,)),
    Lesson("topic-elimination", (prompts.EliminatedRoleDue,)),
    Lesson("topic-hand", (prompts.HandDue,)),
    Lesson("subject-neutralisation", (prompts.NeutralisationDue,)),
    Lesson("subject-neutralisation", (events.RitualFailed,), _is_neutralisation),
    Lesson("subject-permutation", (prompts.PermutationDue,)),
    Lesson("subject-stabilisation", (prompts.StabilisationDue,)),
    Lesson("topic-mask", (prompts.MaskRoleDue,)),
    Lesson("topic-eclipse", (prompts.EclipseDue, events.EclipseResolved)),
    Lesson("topic-guide", (prompts.GuideDue,)),
    Lesson("topic-tiles", (prompts.TilesDue,)),
    Lesson("topic-over", (events.GameWon, events.TieHeld)),
    Lesson("topic-scoring", (events.RoundScored,)),
    Lesson("topic-round-end", (events.RoundEnded,)),
    Lesson("subject-illumination", (events.PointGained,)),
    # What has just happened, the seldom things first.
    Lesson("topic-ritual", (events.WorldCompleted,)),
    Lesson("topic-portal", (events.PortalSpent,)),
    Lesson("topic-shadow", (events.CardStrayed,)),
    Lesson("topic-artefact", (prompts.ArtefactDue,)),
    Lesson("topic-moon-shard", (events.TileTaken,), _is_moon_shard),
    Lesson("topic-dagger", (events.TileTaken,), _is_dagger),
    Lesson("topic-portal", (events.TileTaken,), _is_portal),
    Lesson("topic-row", (prompts.RefillDue,)),
    Lesson("subject-guide", (events.TrickLaid,)),
    Lesson("topic-roles", (events.RoundOpened,)),
    Lesson("topic-setup", (prompts.LeftoversDue, prompts.RowDue, prompts.TrackDue)),
    Lesson("subject-destination", (events.DestinationNamed,)),
    Lesson("topic-play", (prompts.LeadDue, prompts.CardDue)),
)
PRACTICE_STEPS = 16
"""From the start to the Moon, where the box has not told."""
PRACTICE_RITUALS = {
    World.BLUE: Ritual.STABILISATION,
    World.GREEN: Ritual.NEUTRALISATION,
    World.YELLOW: Ritual.PERMUTATION,
    World.PURPLE: Ritual.ILLUMINATION,
}
"""One of each, where the box has not told; all others are Neutralisations."""


def _known(game: Any) -> Any:
    """Return the game with a track and rituals, told or imaginary."""
    settings = game.settings
    rituals = {
        world: PRACTICE_RITUALS.get(world, Ritual.NEUTRALISATION)
        for world in settings.worlds
    }
    known = replace(
        settings,
        are_worlds_told=True,
        rituals={**rituals, **settings.rituals},
        steps_to_moon={
            **dict.fromkeys(game.players, PRACTICE_STEPS),
            **settings.steps_to_moon,
        },
    )
    return type(game)(known)


def _cards(state: State) -> tuple[said.CardPlayed, ...]:
    """Return what every card of the deck announces."""
    values = range(1, state.deck.values + 1)
    return tuple(
        said.CardPlayed(None, world, value)
        for world in state.worlds
        for value in values
    )


PRACTICE = Practice(
    spoken=(
        said.RoundStarted,
        said.RowShown,
        said.CardPlayed,
        said.ArtefactTaken,
        said.TileRevealed,
        said.EclipseAppeared,
        said.PortalUsed,
        said.RoleRevealed,
        said.Stabilised,
        said.RolesSwapped,
        said.PlayerEliminated,
        said.DaggerDeclined,
        said.RitualChosen,
        said.CardLaid,
        said.GuideNamed,
        said.MoonReached,
        said.RolesNamed,
        said.TilesShown,
    ),
    of_table=(
        said.RoundStarted,
        said.RowShown,
        said.TileRevealed,
        said.EclipseAppeared,
        said.RolesNamed,
        said.TilesShown,
        said.CardLaid,
    ),
    left_out=(said.CardLaid, said.TrackRead),
    ends=(prompts.RoundDue, prompts.NothingDue),
    most=45,
    deals=said.RoundStarted,
    cards=_cards,
    held=lambda state: state.deck.hand,
    ready=_known,
)
TEACHING = Teaching(lessons=LESSONS, guide=9, practice=PRACTICE)
