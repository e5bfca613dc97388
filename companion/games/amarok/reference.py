"""What the rulebook of Amarok can be asked; the texts are in `rulebook.ftl`."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import get_type_hints

from companion.core.game import Rulebook
from companion.core.words import Argument
from companion.games.amarok.board import HouseRule
from companion.games.amarok.settings import TableRules
from companion.games.amarok.state import State


def _settled(state: State) -> Mapping[str, Argument]:
    """Return the table rules in force; no house rule means as printed."""
    house_rule = state.house_rule or HouseRule.PRINTED
    return {**asdict(state.settings.table_rules), "house_rule": house_rule}


RULEBOOK = Rulebook(
    subjects=(
        "season",
        "heart",
        "claw",
        "trap",
        "objective",
        "objective-plus",
        "objective-minus",
        "red",
        "blue",
        "blue-back",
        "value",
        "river",
        "pile",
        "hand",
        "tier",
        "round",
    ),
    stickers={
        ("full-heart", "card"): "red",
        ("drop", "card"): "blue",
        ("number", "card"): "value",
        ("hollow-heart", "card"): "heart",
        ("cross", "card"): "claw",
        ("target", "card"): "trap",
        ("dots", "card"): "blue-back",
        ("plus", "objective"): "objective-plus",
        ("minus", "objective"): "objective-minus",
        ("plus", "card"): "season",
    },
    alike={"heart": ("full-heart", "hollow-heart")},
    topics=(
        "overview",
        "deck",
        "stickers",
        "setup",
        "tiers",
        "fairness",
        "play",
        "places",
        "objective",
        "season",
        "heart",
        "claw",
        "trap",
        "talk",
        "round-end",
        "tie",
        "next-round",
        "over",
    ),
    setup_steps=7,
    situations=(
        "pile-empty",
        "river-empty",
        "hand-empty",
        "other-hand",
        "two-hearts",
        "heart-destroyed",
        "season-last",
        "trap-at-end",
        "all-trapped",
        "tie",
        "claw-hidden",
        "claw-laid",
        "claw-nothing",
        "third-win",
        "new-tier",
        "felt-sticker",
        "no-value",
        "same-card",
        "leaves",
        "round-void",
    ),
    rules={**get_type_hints(TableRules), "house_rule": HouseRule},
    settled=_settled,
)
"""The topics with the name of a phase are the reminders for that phase."""
