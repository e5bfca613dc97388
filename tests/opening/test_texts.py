"""What is said while a table is set up: the same in every language, and sayable."""

import re
from pathlib import Path

import pytest

from companion.core.words import Argument, Phrase
from companion.games.shamans.configuration import Configuration
from companion.language.locale import languages, load_locale
from companion.language.sounds.phones import Pronunciation
from companion.language.source import Source
from companion.resources import resource
from tests.house.test_table_texts import CODE

VOICES = {"cs": "cs", "en": "en-us", "fr": "fr-fr"}
QUESTIONS = ("game", "players", "name", "letters", "nickname", "first", "agree")
SAMPLES: dict[str, Argument] = {
    "count": 4,
    "first": "Léa",
    "game": "Shamans",
    "kind": "taken",
    "games": ("Shamans", "Amarok"),
    "letters": "Z, O, É",
    "name": "Zoé",
    "names": ("Léa", "Théa"),
    "nickname": "Zozo",
    "number": 2,
    "one": "Paul",
    "other": "Léa",
    "question": "players",
    "seats": ("Alice", "Bruno"),
}
SWITCH = re.compile(r"\(([a-z-]+)\)")
LONGEST = 24
"""Words of a question; help may be longer."""


def file(language: str) -> Path:
    return resource("locales") / language / "common" / "opening.ftl"


def variables(language: str) -> dict[str, set[str]]:
    entries = Source([file(language)]).entries
    return {
        name: set(re.findall(r"\$([a-z]+)", entry.text))
        for name, entry in entries.items()
    }


def sentences(language: str, message: str) -> list[str]:
    """Return a message in all its wordings."""
    messages = load_locale(language, Configuration().game()).messages
    told = [SAMPLES | {"nickname": None, "first": None, "number": 0}, SAMPLES]
    told += [SAMPLES | {"question": one} for one in QUESTIONS]
    return [messages.sentence(Phrase(message, dict(one))) for one in told]


@pytest.mark.parametrize("language", languages())
def test_every_language_asks_the_same(language: str) -> None:
    """The same messages with the same variables."""
    assert variables("en") == variables(language)


@pytest.mark.parametrize("language", languages())
def test_each_message_can_be_said(language: str) -> None:
    """Whole sentences, in words of the language, short enough to be kept in mind."""
    voice = Pronunciation(VOICES[language])
    for message in set(variables("en")) - {"opening-seat"}:
        for sentence in sentences(language, message):
            assert sentence[-1] in ".?»”", message
            assert "$" not in sentence
            assert sentence.isprintable()
            is_help = message == "opening-help"
            assert is_help or len(sentence.split()) <= LONGEST, sentence
            own = SWITCH.sub("", voice.written(sentence))
            assert own, message


@pytest.mark.parametrize("message", variables("en"))
def test_no_message_is_said_by_nobody(message: str) -> None:
    """What is not said is not written."""
    kinds = ("opening-alike", "opening-like-word", "opening-taken")
    assert message in CODE or message in kinds
