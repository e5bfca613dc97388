"""What the rulebook of Shamans can be asked; the texts are in `rulebook.ftl`."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import get_type_hints

from companion.core.game import Rulebook
from companion.core.words import Argument
from companion.games.shamans.settings import TableRules
from companion.games.shamans.state import State


def _settled(state: State) -> Mapping[str, Argument]:
    """Return the table rules in force."""
    return asdict(state.settings.table_rules)


RULEBOOK = Rulebook(
    subjects=(
        "portal",
        "mask",
        "dagger",
        "moon-shard",
        "eclipse",
        "stabilisation",
        "permutation",
        "illumination",
        "neutralisation",
        "artefact",
        "ritual",
        "world",
        "destination",
        "guide",
        "marker",
        "shadow",
        "shaman",
        "moon",
    ),
    stickers={
        ("round", "tile"): "portal",
        ("round", "board"): "stabilisation",
        ("triangle", "tile"): "eclipse",
        ("question-mark", "tile"): "mask",
        ("bar", "tile"): "dagger",
        ("two-points", "tile"): "moon-shard",
        ("cross", "board"): "permutation",
        ("one-point", "board"): "illumination",
        ("minus", "board"): "neutralisation",
    },
    felt_alike=(frozenset({"bar", "minus"}),),
    topics=(
        "overview",
        "contents",
        "deck",
        "setup",
        "roles",
        "play",
        "destination",
        "shadow",
        "moon",
        "ritual",
        "artefact",
        "row",
        "guide",
        "eclipse",
        "portal",
        "mask",
        "dagger",
        "moon-shard",
        "stabilisation",
        "permutation",
        "illumination",
        "neutralisation",
        "elimination",
        "hand",
        "talk",
        "round-end",
        "tiles",
        "scoring",
        "next-round",
        "over",
        "stickers",
    ),
    setup_steps=9,
    situations=(
        "moon-reached",
        "off-colour",
        "alone",
        "world-complete",
        "world-blocked",
        "shaman-eliminated",
        "shadow-eliminated",
        "last-shadow-eliminated",
        "all-shamans-eliminated",
        "eliminated-tiles",
        "eliminated-card",
        "only-eliminated",
        "guide-named",
        "no-dagger",
        "stack-empty",
        "eclipse-empty-hand",
        "several-rituals",
        "portal-in-time",
        "mask-known",
        "camp-changed",
        "nobody-to-swap",
        "cards-gone",
        "eight-points",
        "tie",
        "player-leaves",
        "wrong-card",
        "forgotten",
    ),
    rules=get_type_hints(TableRules),
    settled=_settled,
)
"""The topics with the name of a phase are the reminders for that phase."""
