"""Whoever has the Claw destroys; whom it hits is told by name alone."""

from functools import cache
from typing import Any

import pytest

from companion.core.facts import Seat
from companion.core.words import Transcript
from companion.games.amarok.announcements import CardDestroyed, CardLaid, RoundStarted
from companion.games.amarok.board import Colour, Source, Symbol, Where
from companion.language.understanding.exact import Understanding
from companion.session import Answer, Session, hear
from tests.language.games import game, locale

ALICE, BRUNO, LEA = SEATS = (Seat("Alice"), Seat("Bruno"), Seat("Léa"))
LAID = (
    RoundStarted(ALICE),
    CardLaid(ALICE, Source.HAND, Colour.RED, 4),
    CardLaid(BRUNO, Source.HAND, Colour.BLUE, 3, Symbol.CLAW),
)
RED_FOUR = CardDestroyed(BRUNO, Where.LAID, ALICE, Colour.RED, 4)
WHOLE = [
    ("cs", "ničí červenou čtyřku"),
    ("cs", "ona zničí červenou čtyřku"),
    ("en", "she destroys the red four"),
    ("en", "destroys the red four"),
    ("fr", "elle détruit le rouge quatre"),
    ("fr", "détruit le rouge quatre"),
]
HIT = [
    ("cs", "ničí Alici"),
    ("cs", "on ničí Alicinu kartu"),
    ("cs", "ona zničí kartu Alice"),
    ("en", "she destroys Alice"),
    ("en", "he destroys Alice's card"),
    ("en", "destroys Alice"),
    ("fr", "elle détruit Alice"),
    ("fr", "il détruit la carte d'Alice"),
    ("fr", "détruit Alice"),
]


@cache
def _understanding(language: str) -> Understanding:
    return locale(language, "amarok").understanding(SEATS)


def _answer(language: str, line: str) -> Answer:
    """Return the answer to a line where Bruno has a Claw, and Alice a red four."""
    session: Session[Any] = Session.begin(game("amarok"), SEATS, language)
    for laid in LAID:
        session, _ = hear(session, laid, _understanding(language))
    return hear(session, Transcript(line), _understanding(language))[1]


@pytest.mark.parametrize(("language", "line"), WHOLE)
def test_the_one_who_has_the_claw_destroys(language: str, line: str) -> None:
    """No "elle" is a Léa."""
    answer = _answer(language, line)

    assert ("accepted", RED_FOUR) == (answer.outcome, answer.meaning)


@pytest.mark.parametrize(("language", "line"), HIT)
def test_a_name_is_whose_card_is_destroyed(language: str, line: str) -> None:
    """Alice loses it, Bruno destroys; which card is asked."""
    answer = _answer(language, line)

    assert ("asked", CardDestroyed(BRUNO, owner=ALICE)) == (
        answer.outcome,
        answer.meaning,
    )
