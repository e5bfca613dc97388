"""What the commands about evenings say: the same in every language, whole sentences."""

import re
from pathlib import Path

import pytest

from companion.core.facts import Seat
from companion.core.words import Argument, Phrase
from companion.games.shamans.configuration import Configuration
from companion.language.locale import languages, load_locale
from companion.language.source import Source
from companion.resources import resource

NAMES = (Seat("Alice"), Seat("Bruno"))
SAMPLES: dict[str, Argument] = {
    "action": "merge",
    "count": 3,
    "date": "28. 11. 2026",
    "fault": "full",
    "file": "evening.db",
    "game": "Shamans",
    "known": NAMES,
    "name": "Bob",
    "names": NAMES,
    "number": 2,
    "other": "Bruno",
    "points": ((NAMES[0], 3), (NAMES[1], 2)),
    "seat": "Alice",
    "seats": NAMES,
    "state": "finished",
    "what": "all",
    "winners": NAMES[:1],
    "wins": ((NAMES[0], 3),),
}
FILES = ("scores", "evenings")
PARTS = "scores-part-"
NO_SENTENCES = ("evening-somebody", "evening-unheard", "scores-chart-title")
"""A name, what stands in the place of words, and a title."""


def entries(language: str, name: str) -> dict[str, set[str]]:
    """Return the variables of each message of a file."""
    file: Path = resource("locales") / language / "common" / f"{name}.ftl"
    found = Source([file]).entries
    return {
        message: set(re.findall(r"\$([a-z-]+)", entry.text))
        for message, entry in found.items()
    }


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", languages())
def test_every_language_says_the_same(language: str, name: str) -> None:
    """The same messages with the same variables."""
    assert entries("en", name) == entries(language, name)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", languages())
def test_every_text_is_a_whole_sentence(language: str, name: str) -> None:
    """It begins with something and ends with a stop, whatever fills it."""
    messages = load_locale(language, Configuration().game()).messages
    told = {
        message: messages.sentence(Phrase(message, SAMPLES))
        for message in entries(language, name)
        if not message.startswith(PARTS) and message not in NO_SENTENCES
    }

    odd = [one for one in told.values() if not re.fullmatch(r"\S.*[.!?]", one)]
    assert odd == []
    assert not [one for one in told.values() if "{" in one or "none" in one]
