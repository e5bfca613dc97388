"""What the rulebook of the initiation can be asked; texts are in `rulebook.ftl`."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import get_type_hints

from companion.core.game import Rulebook
from companion.core.words import Argument
from companion.games.initiation.board import LAST, Variant
from companion.games.initiation.settings import TableRules
from companion.games.initiation.state import State


def _settled(state: State) -> Mapping[str, Argument]:
    """Return the table rules in force."""
    return {**asdict(state.settings.table_rules), "variant": state.variant}


RULEBOOK = Rulebook(
    subjects=("start", *(f"square-{number}" for number in range(1, LAST + 1))),
    stickers={},
    topics=(
        "overview",
        "setup",
        "start",
        "direction",
        "play",
        "first-throw",
        "occupied",
        "leads",
        "cycles",
        "misses",
        "neighbour",
        "metempsychosis",
        "bounce",
        "over",
        "teams",
        "share",
        "companion-dice",
    ),
    setup_steps=4,
    situations=(
        "first-three-six",
        "first-five-four",
        "later-nine",
        "doubles",
        "start-tie",
        "occupied",
        "led-to-taken",
        "backing-onto-special",
        "no-free-square",
        "limbo-taken",
        "held-six",
        "held-no-six",
        "held-freed",
        "nobody-frees",
        "bounce",
        "bounce-special",
        "exact",
        "cycle-chain",
        "sent-to-start",
        "neighbour-six",
        "pawn-blocked",
        "pawn-home",
        "partner-square",
        "leaves",
    ),
    rules={**get_type_hints(TableRules), "variant": Variant},
    settled=_settled,
)
"""The topics are in the order in which they are read.

Those with the name of a phase, and `neighbour`, `metempsychosis` and `share`, are the
reminders for what happens then.
"""
