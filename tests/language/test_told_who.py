"""Who it was answers what is asked, or corrects who played; it begins no round."""

from functools import cache
from typing import Any

import pytest

from companion.core.facts import Seat
from companion.core.words import Transcript
from companion.language.understanding.exact import Understanding
from companion.session import Answer, Session, hear
from tests.language.games import game, locale

ALICE, BRUNO, CLEO = SEATS = (Seat("Alice"), Seat("Bruno"), Seat("Chloé"))
OPENED = {
    "cs": "nové kolo, začíná Alice",
    "en": "new round, Alice starts",
    "fr": "nouvelle manche, Alice commence",
}
TOLD = [
    ("cs", "byla to {}"),
    ("cs", "to byl {}"),
    ("cs", "byl to přece {}"),
    ("en", "it was {}"),
    ("en", "that was {}"),
    ("fr", "c'était {}"),
    ("fr", "c'était {} en fait"),
]
GAMES = ("shamans", "amarok")
SAID = pytest.mark.parametrize(("language", "told"), TOLD)
EACH = pytest.mark.parametrize("name", GAMES)


@cache
def _understanding(language: str, name: str) -> Understanding:
    return locale(language, name).understanding(SEATS)


def _heard(language: str, name: str, *lines: str) -> tuple[Session[Any], Answer]:
    """Return a session after some lines, and its last answer."""
    talk = Session.begin(game(name), SEATS, language)
    answer = Answer("answered")
    for line in lines:
        understanding = _understanding(language, name)
        talk, answer = hear(talk, Transcript(line), understanding)
    return talk, answer


@SAID
@EACH
def test_it_begins_no_round(language: str, name: str, told: str) -> None:
    """Where nobody was asked, and nothing is to be corrected."""
    talk, answer = _heard(language, name, told.format("Alice"))

    assert ("not-understood", None) == (answer.outcome, talk.last)


@SAID
@EACH
def test_it_corrects_who_was_told_last(language: str, name: str, told: str) -> None:
    """Bruno begins, not Alice."""
    talk, answer = _heard(language, name, OPENED[language], told.format("Bruno"))

    assert ("accepted", 1) == (answer.outcome, len(talk.journal.entries))
    assert talk.last is not None
    assert BRUNO == getattr(talk.last.announcement, "first", None)


@SAID
def test_it_answers_who_begins(language: str, told: str) -> None:
    """Where just that was asked."""
    asked = {"cs": "nové kolo", "en": "new round", "fr": "nouvelle manche"}
    talk, _ = _heard(language, "shamans", asked[language], told.format("Chloé"))

    assert talk.last is not None
    assert CLEO == getattr(talk.last.announcement, "first", None)


@SAID
def test_it_corrects_who_has_played(language: str, told: str) -> None:
    """Alice was awaited, so the rules object; the table may insist."""
    card = {
        "cs": "Alice hraje modrou jedničku",
        "en": "Alice plays blue one",
        "fr": "Alice joue le bleu un",
    }
    lines = (OPENED[language], card[language], told.format("Chloé"))
    _, answer = _heard(language, "shamans", *lines)

    assert "objected" == answer.outcome
    assert CLEO == getattr(answer.meaning, "seat", None)
