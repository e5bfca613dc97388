"""A shape that several stickers have is asked about: the heart is full or hollow."""

from functools import cache
from typing import Any

import pytest

from companion.core.facts import Seat
from companion.core.requests import AskSticker
from companion.core.words import Transcript
from companion.language.understanding.exact import Understanding
from companion.session import Answer, Session, hear
from tests.language.games import game, locale

SEATS = (Seat("Alice"), Seat("Bruno"), Seat("Chloé"))
FULL, HOLLOW = AskSticker("full-heart"), AskSticker("hollow-heart")
ASKED = [
    ("cs", "co znamená srdce"),
    ("cs", "k čemu je to srdíčko"),
    ("en", "what does the heart mean"),
    ("en", "what is the heart"),
    ("fr", "que veut dire le cœur"),
    ("fr", "c'est quoi le cœur"),
]
CHOSEN = [
    ("cs", "co znamená srdce", "to plné", "full"),
    ("cs", "co znamená srdce", "prázdné srdce", "hollow"),
    ("en", "what does the heart mean", "full heart", "full"),
    ("en", "what does the heart mean", "the hollow one", "hollow"),
    ("fr", "que veut dire le cœur", "le cœur plein", "full"),
    ("fr", "que veut dire le cœur", "le creux", "hollow"),
]


@cache
def _understanding(language: str) -> Understanding:
    return locale(language, "amarok").understanding(SEATS)


def _answer(language: str, *lines: str) -> Answer:
    """Return the last answer to some lines of a fresh game."""
    session: Session[Any] = Session.begin(game("amarok"), SEATS, language)
    answer = Answer("answered")
    for line in lines:
        session, answer = hear(session, Transcript(line), _understanding(language))
    return answer


@pytest.mark.parametrize(("language", "line"), ASKED)
def test_it_is_asked_which_one(language: str, line: str) -> None:
    """Both have the heart; only one of them is the colour."""
    answer = _answer(language, line)

    assert ("asked", (FULL, HOLLOW)) == (answer.outcome, answer.choices)


@pytest.mark.parametrize(("language", "line", "answer", "shape"), CHOSEN)
def test_it_is_told_by_its_look(
    language: str, line: str, answer: str, shape: str
) -> None:
    """As people say it who were just asked."""
    told = _answer(language, line, answer)

    assert f"amarok-sticker-{shape}-heart-card" == told.phrases[0].id
