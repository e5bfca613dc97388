"""Whatever the rulebook knows can be asked in words, and is answered."""

import random
from functools import cache

import pytest

from companion.core.book import AskWhatIf
from companion.core.facts import Request
from companion.core.requests import AskMeaning, AskRule, AskSticker
from companion.core.words import Transcript
from companion.language.locale import Locale, languages, load_locale
from companion.language.understanding.exact import Understanding
from companion.session import Session, hear
from tests.language.games import GAMES, PAIRS, SEATS, SHAMANS, game
from tests.language.speaking import said

QUESTIONS = [
    (language, name, question, text)
    for language, name in PAIRS
    for book in [game(name).rulebook]
    for question, text in (
        *(
            (AskSticker(*place), f"sticker-{'-'.join(place)}")
            for place in book.stickers
        ),
        *((AskMeaning(subject), f"subject-{subject}") for subject in book.subjects),
        *((AskRule(topic), f"topic-{topic}") for topic in book.topics),
        *((AskWhatIf(case), f"situation-{case}") for case in book.situations),
    )
]


@cache
def _table(language: str, name: str) -> tuple[Locale, Understanding]:
    locale = load_locale(language, game(name))
    return locale, locale.understanding(SEATS)


@pytest.mark.parametrize(("language", "name", "question", "text"), QUESTIONS)
def test_every_sticker_name_and_topic_can_be_asked_for(
    language: str, name: str, question: Request, text: str
) -> None:
    """Some line means exactly this question, and the answer is its one sentence."""
    locale, understanding = _table(language, name)
    _, answer = hear(
        Session.begin(game(name), SEATS, language), question, understanding
    )

    assert said(understanding, question, random.Random(3)) is not None
    assert [f"{name}-{text}"] == [one.id for one in answer.phrases]
    assert locale.messages.sentence(answer.phrases[0])


@pytest.mark.parametrize(
    ("language", "sticker", "tile"),
    [
        ("fr", "rond", "portail"),
        ("en", "circle", "portal"),
        ("cs", "kolečko", "portál"),
    ],
)
def test_a_bare_sticker_is_asked_back_and_a_bare_tile_is_explained(
    language: str, sticker: str, tile: str
) -> None:
    """A round stands for two things; where nothing awaits a tile, its name asks."""
    table = load_locale(language, SHAMANS).understanding(SEATS)
    session = Session.begin(SHAMANS, SEATS, language)
    _, asked = hear(session, Transcript(sticker), table)
    _, told = hear(session, Transcript(tile), table)

    assert ("asked", 2) == (asked.outcome, len(asked.choices))
    assert ("answered", "shamans-subject-portal") == (told.outcome, told.phrases[0].id)


@pytest.mark.parametrize("name", GAMES)
def test_every_language_has_the_same_layers(name: str) -> None:
    """Nobody is told more, or shown more examples, in another language."""
    layers = {
        language: {
            message: _table(language, name)[0].messages.layers(message)
            for message in _table(language, name)[0].messages.source.entries
            if message.startswith(name)
        }
        for language in languages()
    }
    layered = {
        language: {message: one for message, one in found.items() if one}
        for language, found in layers.items()
    }

    assert [layered["en"]] * len(layered) == list(layered.values())
