"""Play a whole round as people at a table would, from a script."""

import importlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from companion.core.words import Phrase, Transcript
from companion.documents import read
from companion.evening import Wish, table_for
from companion.resources import resource
from companion.shapes import shaped
from companion.table import Table

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
    """Play the demonstration, spoken where there is sound; nothing of it is kept."""
    shown = script(wish.game, wish.spoken)
    table = table_for(replace(wish, players=shown.players, sitting=None))
    # Only here: sound takes longer to load than the first line may wait.
    voices = table.locale.profile.voices
    speaker = importlib.import_module("companion.speech").Speaker(voices)
    try:
        for line, said in _shown(table, shown):
            if line:
                say(f"{MARK}{line}")
            for sentence in said:
                say(sentence)
                speaker.speak(sentence)
    finally:
        speaker.close()


def _shown(table: Table, shown: Script) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield what people say and what they are answered; nothing opens and ends it."""
    yield "", table.sentences(Phrase("table-demo-begins", {}))
    for line in shown.lines:
        yield line, table.answer(Transcript(line)).said
    yield "", table.sentences(Phrase("table-demo-ends", {}))
