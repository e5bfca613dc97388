"""Everything that is said is pronounced as words of its language, never spelled."""

import contextlib
import re
from collections.abc import Iterator
from enum import EnumType
from functools import cache

import pytest

from companion.core.facts import kind
from companion.core.words import Phrase
from companion.language.completeness import game_facts
from companion.language.errors import LocaleError
from companion.language.glossary import field_types, options
from companion.language.locale import Locale, load_locale
from companion.language.sounds.phones import Pronunciation
from tests.house.test_table_texts import SAMPLES, variables
from tests.language.examples import examples, spoken_of
from tests.language.games import PAIRS, game, played
from tests.told import layers_of
from tests.told import spoken as heard

EACH = pytest.mark.parametrize(("language", "name"), PAIRS)
VOICES = {"cs": "cs", "en": "en-us", "fr": "fr-fr"}
QUOTES = {"cs": "„“", "en": '"“”', "fr": "«»"}
ALL_QUOTES = '„“”‚‘’«»‹›"`'
FORMS = ("", "brief", "coach", "choice", "confirm", "example", "objection")
PLAYERS = ("Chloé", "Žofie", "Jiří", "François", "Anaïs", "Zoë", "Tomáš", "Müller")
VALUES = {
    **SAMPLES,
    "library": "Portaudio",
    "package": "portaudio",
    "known": ("Bose", "Jabra"),
    "file": "carnet",
    "folder": "carnet",
    "address": "carnet",
}
"""Names as people give them; those of files and packages are what they are."""
ENGLISH = {"face-down"}
"""Ids that are English words as well."""
BORROWED = {"fr": {"coach", "espeak-ng", "Ethan", "Hauptling", "Kriskell"}}
"""Names, and words of another language that everybody uses."""
BOOK = ("subject", "topic", "sticker", "setup", "situation")
"""How the names of the messages of a rulebook begin."""
SIGNS = set("{}[]()<>$_#*/\\|@")
TYPED = {"table-model-missing", "table-model-unknown", "table-recognizer-missing"}
"""Messages with a command or a file that somebody is to type."""
SWITCH = re.compile(r"\(([a-z-]+)\)")
SHORTEST = 3


@cache
def locale(language: str, name: str) -> Locale:
    return load_locale(language, game(name))


@cache
def texts(language: str, name: str) -> tuple[str, ...]:
    """Return every sentence of a language and a game, with sample values."""
    return tuple(filter(None, dict.fromkeys(told(locale(language, name), name))))


def told(spoken: Locale, name: str) -> Iterator[str]:
    """Yield what is said of every fact, of the rulebook, and of the table itself."""
    messages = spoken.messages
    facts = (one for kind_ in game_facts(name) for one in examples(kind_))
    for fact in facts:
        for form in FORMS:
            # Not every fact has every form.
            with contextlib.suppress(LocaleError):
                yield messages.sentence(spoken_of(fact, form))
    for message in messages.source.entries:
        if message.startswith(tuple(f"{name}-{part}" for part in BOOK)):
            text = message.removeprefix(f"{name}-")
            for layer in layers_of(spoken, name, text):
                yield from heard(spoken, played(name), text, layer)
    for message in variables("en"):
        if message not in TYPED:
            yield messages.sentence(Phrase(message, VALUES))


@cache
def ids(name: str) -> frozenset[str]:
    """Return what programs call things: of two words at least."""
    found = {kind(fact) for fact in game_facts(name)}
    for fact in game_facts(name):
        for hint in field_types(fact).values():
            enums = (one for one in options(hint) if isinstance(one, EnumType))
            found |= {str(member.value) for one in enums for member in one}
    found |= {field for fact in game_facts(name) for field in field_types(fact)}
    return frozenset(one for one in found if re.search("[-_]", one)) - ENGLISH


@EACH
def test_no_sentence_holds_what_is_no_word(language: str, name: str) -> None:
    """No id, no brace, no digit, no quote of another language (issue)."""
    foreign = set(ALL_QUOTES) - set(QUOTES[language])
    wrong = [
        text
        for text in texts(language, name)
        if set(text) & (SIGNS | foreign)
        or any(sign.isdigit() for sign in text)
        or ids(name) & set(re.findall(r"[\w-]+", text))
    ]

    assert len(texts(language, name)) > 500
    assert [] == wrong


@EACH
def test_every_sentence_is_pronounced_in_its_language(language: str, name: str) -> None:
    """The voice never changes to another one, and nothing stays silent."""
    voice = Pronunciation(VOICES[language])
    borrowed = BORROWED.get(language, set())
    wrong = []
    for text in texts(language, name):
        words = (one for one in text.split() if one.strip("«».,:") not in borrowed)
        own = " ".join(words)
        written = voice.written(own)
        is_foreign = bool(SWITCH.search(written))
        if is_foreign or not voice.phones(own):
            wrong.append((text, written))

    assert [] == wrong


@EACH
def test_no_sentence_spells_an_abbreviation(language: str, name: str) -> None:
    """Letters are said of names alone that somebody has given."""
    words = {
        word for text in texts(language, name) for word in re.findall(r"\w+", text)
    }

    assert {"JSON"} >= {word for word in words if len(word) > 1 and word.isupper()}


@pytest.mark.parametrize("language", VOICES)
@pytest.mark.parametrize("player", PLAYERS)
def test_a_name_with_accents_is_pronounced_as_a_name(
    language: str, player: str
) -> None:
    """Its letters are never said one by one, nor the names of their accents."""
    voice = Pronunciation(VOICES[language])

    phones = voice.phones(player)

    assert SHORTEST <= len(phones) <= len(player) + 2
    assert phones != voice.phones(" ".join(player))
