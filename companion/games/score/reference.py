"""What can be asked about keeping a score; the texts are in `rulebook.ftl`."""

from companion.core.game import Rulebook

RULEBOOK = Rulebook(
    subjects=("round", "total", "target"),
    stickers={},
    topics=("overview", "setup", "round", "over", "correction"),
    setup_steps=2,
    situations=("leaves", "tie", "wrong-points", "no-points"),
)
