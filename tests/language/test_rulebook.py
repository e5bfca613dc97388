"""Whatever the rulebook knows can be asked in words, and is answered."""

import random

import pytest

from companion.core.facts import Request
from companion.core.requests import AskMeaning, AskRule, AskSticker
from companion.core.words import Phrase
from companion.language.locale import load_locale
from companion.session import Session, hear
from tests.language.games import PAIRS, SEATS, game
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
    )
]


@pytest.mark.parametrize(("language", "name", "question", "text"), QUESTIONS)
def test_every_sticker_name_and_topic_can_be_asked_for(
    language: str, name: str, question: Request, text: str
) -> None:
    """Some line means exactly this question, and the answer is its one sentence."""
    locale = load_locale(language, game(name))
    understanding = locale.understanding(SEATS)
    _, answer = hear(
        Session.begin(game(name), SEATS, language), question, understanding
    )

    assert said(understanding, question, random.Random(3)) is not None
    assert (Phrase(f"{name}-{text}", {}),) == answer.phrases
    assert locale.messages.sentence(answer.phrases[0])
