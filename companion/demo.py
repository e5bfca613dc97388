"""Play a whole round as people at a table would, from a script."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from companion.core.words import Phrase, Transcript
from companion.documents import read
from companion.evening import Wish, table_for
from companion.resources import resource
from companion.shapes import shaped

MARK = "> "
"""Stands before what people say."""


@dataclass(frozen=True, slots=True)
class Script:
    """Hold what people say in a demonstration."""

    players: tuple[str, ...]
    lines: tuple[str, ...]


def script(game: str, language: str) -> Script:
    """Return the demonstration of a game in a language."""
    found: Script = shaped(
        read(resource("locales") / language / game / "demo.yaml"), Script
    )
    return found


def run(wish: Wish, say: Callable[[str], None]) -> None:
    """Play the demonstration; nothing of it is kept."""
    shown = script(wish.game, wish.spoken)
    table = table_for(replace(wish, players=shown.players, sitting=None))
    for sentence in table.sentences(Phrase("table-demo-begins", {})):
        say(sentence)
    for line in shown.lines:
        say(f"{MARK}{line}")
        for sentence in table.answer(Transcript(line)).said:
            say(sentence)
    for sentence in table.sentences(Phrase("table-demo-ends", {})):
        say(sentence)
