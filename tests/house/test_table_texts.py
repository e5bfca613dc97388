"""What the table says around the game: the same in every language."""

import re
from pathlib import Path

import pytest

from companion.core.words import Argument, Phrase
from companion.games.shamans.configuration import Configuration
from companion.language.locale import languages, load_locale
from companion.language.source import Source
from companion.opening import starts
from companion.resources import resource

SAMPLES: dict[str, Argument] = {
    "box": "maison",
    "address": "https://example.org/model.zip",
    "count": 2,
    "fault": "full",
    "file": "box.json",
    "folder": "models",
    "known": ("USB", "HDMI"),
    "language": "fr",
    "least": 3,
    "library": "PortAudio",
    "most": 5,
    "name": "Zoé",
    "number": 12,
    "other": "Zoe",
    "package": "libportaudio2",
    "seats": ("Alice", "Bruno"),
    "words": ("Xenia", "cyan"),
}
CODE = "".join(
    path.read_text(encoding="utf-8")
    for path in (Path(__file__).parents[2] / "companion").rglob("*.py")
)


def file(language: str) -> Path:
    return resource("locales") / language / "common" / "table.ftl"


def variables(language: str) -> dict[str, set[str]]:
    """Return the variables of each message."""
    entries = Source([file(language)]).entries
    return {
        name: set(re.findall(r"\$([a-z]+)", entry.text))
        for name, entry in entries.items()
    }


@pytest.mark.parametrize("language", languages())
def test_every_language_says_the_same_of_the_table(language: str) -> None:
    """The same messages with the same variables."""
    assert variables("en") == variables(language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("message", variables("en"))
def test_each_message_is_a_whole_sentence(language: str, message: str) -> None:
    """It can be said, and ends as sentences do."""
    messages = load_locale(language, Configuration().game()).messages

    sentence = messages.sentence(Phrase(message, SAMPLES))

    assert sentence[-1] in ".?"
    assert "$" not in sentence
    assert sentence.isprintable()


@pytest.mark.parametrize("fault", ["full", "read-only", "unreachable", "damaged"])
@pytest.mark.parametrize("language", languages())
def test_each_fault_of_a_file_has_its_remedy(language: str, fault: str) -> None:
    """A game that cannot be kept is told in one line."""
    messages = load_locale(language, Configuration().game()).messages

    kept = messages.sentence(Phrase("table-entry-unkept", {"fault": fault}))
    begun = messages.sentence(Phrase("table-game-unkept", {"fault": fault}))

    assert kept.count(".") == 2
    assert begun.count(".") == 2


@pytest.mark.parametrize("message", variables("en"))
def test_no_message_is_said_by_nobody(message: str) -> None:
    """What the table does not say is not written."""
    assert message.removeprefix("table-") in CODE or message in SELECTED


SELECTED = {
    "table-ended-another",
    "table-ended-kept",
    "table-ended-unbegun",
    "table-ended-unkept",
}
"""Messages that the code puts together from a choice."""


@pytest.mark.parametrize("language", languages())
def test_each_message_says_in_a_comment_when_it_is_spoken(language: str) -> None:
    """Translators see the sentence where it is said."""
    lines = file(language).read_text(encoding="utf-8").splitlines()
    bare = [
        line
        for before, line in zip(["", *lines], lines, strict=False)
        if line.startswith("table-") and not before.startswith("# ")
    ]

    assert bare == []


def test_no_word_chooses_two_languages() -> None:
    """What chooses a language chooses only that one."""
    chosen = [name for start in starts().values() for name in start.names]

    assert sorted(set(chosen)) == sorted(chosen)
