"""The command `guide`: tell sighted friends how to announce."""

import argparse
import contextlib
import importlib
from collections.abc import Callable
from dataclasses import replace

from companion.core.teaching import AskGuide
from companion.demo import script
from companion.evening import Wish, table_for
from companion.plain import printable


def run(
    given: argparse.Namespace,
    wish: Wish,
    say: Callable[[str], None],
    note: Callable[[str], None],  # noqa: ARG001
) -> int:
    """Tell the guide of a game, spoken where there is sound; return the status."""
    players = script(wish.game, wish.spoken).players
    table = table_for(replace(wish, players=players, sitting=None))
    shaped = printable(given.braille)
    # Only here: sound takes longer to load than the first line may wait.
    voices = table.locale.profile.voices
    speaker = importlib.import_module("companion.speech").Speaker(voices)
    with contextlib.suppress(KeyboardInterrupt), contextlib.closing(speaker):
        for sentence in table.answer(AskGuide()).said:
            say(shaped(sentence))
            speaker.speak(sentence)
    return 0
