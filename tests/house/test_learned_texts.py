"""What `companion learned` says: the same in every language, in whole sentences."""

import re
from pathlib import Path

import pytest

from companion.core.words import Argument, Phrase
from companion.games.shamans.configuration import Configuration
from companion.language.locale import languages, load_locale
from companion.language.source import Source
from companion.resources import resource

SAMPLES: dict[str, Argument] = {
    "count": 3,
    "file": "learned.json",
    "heard": "six",
    "language": "français",
    "meant": "dix",
    "state": "counts",
}


def file(language: str) -> Path:
    return resource("locales") / language / "common" / "learned.ftl"


def variables(language: str) -> dict[str, set[str]]:
    """Return the variables of each message."""
    entries = Source([file(language)]).entries
    return {
        name: set(re.findall(r"\$([a-z]+)", entry.text))
        for name, entry in entries.items()
    }


def said(language: str, message: str, **arguments: Argument) -> str:
    """Return what a message says, with samples for what is not given."""
    messages = load_locale(language, Configuration().game()).messages
    return messages.sentence(Phrase(message, {**SAMPLES, **arguments}))


@pytest.mark.parametrize("language", languages())
def test_every_language_says_the_same_of_lessons(language: str) -> None:
    """The same messages with the same variables, each a whole sentence."""
    assert variables("en") == variables(language)
    for message in variables(language):
        assert re.fullmatch(r"\S.*[.!?]", said(language, message))


@pytest.mark.parametrize("language", languages())
def test_what_was_forgotten_is_counted(language: str) -> None:
    """Each number has a sentence of its own."""
    assert len({said(language, "learned-cleared", count=n) for n in range(30)}) == 30


@pytest.mark.parametrize("language", languages())
def test_what_counts_and_what_does_not_yet_are_told_apart(language: str) -> None:
    """Below three corrections a pair is only noted."""
    lines = {said(language, "learned-listed", state=one) for one in ("counts", "noted")}
    assert len(lines) == 2
