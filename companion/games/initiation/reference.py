"""What the rulebook of the initiation can be asked; texts are in `rulebook.ftl`."""

from companion.core.game import Rulebook
from companion.games.initiation.board import LAST

RULEBOOK = Rulebook(
    subjects=("start", *(f"square-{number}" for number in range(1, LAST + 1))),
    stickers={},
    topics=(
        "overview",
        "setup",
        "start",
        "direction",
        "play",
        "neighbour",
        "metempsychosis",
        "share",
        "over",
        "first-throw",
        "cycles",
        "leads",
        "misses",
        "occupied",
        "bounce",
        "teams",
        "companion-dice",
    ),
    setup_steps=4,
)
"""The topics from `start` to `over` are the reminders for what happens then."""
