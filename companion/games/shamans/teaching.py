"""What Shamans explains when it occurs for the first time, and how it is announced."""

from companion.core.teaching import Lesson, Teaching
from companion.games.shamans import events, prompts
from companion.games.shamans.board import Ritual, Tile


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
    Lesson("topic-neutralisation", (prompts.NeutralisationDue,)),
    Lesson("topic-neutralisation", (events.RitualFailed,), _is_neutralisation),
    Lesson("topic-permutation", (prompts.PermutationDue,)),
    Lesson("topic-stabilisation", (prompts.StabilisationDue,)),
    Lesson("topic-mask", (prompts.MaskRoleDue,)),
    Lesson("topic-eclipse", (prompts.EclipseDue, events.EclipseResolved)),
    Lesson("topic-guide", (prompts.GuideDue,)),
    Lesson("topic-tiles", (prompts.TilesDue,)),
    Lesson("topic-over", (events.GameWon, events.TieHeld)),
    Lesson("topic-scoring", (events.RoundScored,)),
    Lesson("topic-round-end", (events.RoundEnded,)),
    Lesson("topic-illumination", (events.PointGained,)),
    # What has just happened, the seldom things first.
    Lesson("topic-ritual", (events.WorldCompleted,)),
    Lesson("topic-portal", (events.PortalSpent,)),
    Lesson("topic-shadow", (events.CardStrayed,)),
    Lesson("topic-artefact", (prompts.ArtefactDue,)),
    Lesson("topic-moon-shard", (events.TileTaken,), _is_moon_shard),
    Lesson("topic-dagger", (events.TileTaken,), _is_dagger),
    Lesson("topic-portal", (events.TileTaken,), _is_portal),
    Lesson("topic-row", (prompts.RefillDue,)),
    Lesson("topic-guide", (events.TrickLaid,)),
    Lesson("topic-roles", (events.RoundOpened,)),
    Lesson("topic-setup", (prompts.LeftoversDue, prompts.RowDue, prompts.TrackDue)),
    Lesson("topic-destination", (events.DestinationNamed,)),
    Lesson("topic-play", (prompts.LeadDue, prompts.CardDue)),
)
TEACHING = Teaching(lessons=LESSONS, guide=9)
