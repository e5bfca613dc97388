"""Whose turn it is not hears so at once, before where the card comes from is asked."""

from functools import cache
from typing import Any

import pytest

from companion.core.facts import Seat, kind
from companion.core.journal import Recorded
from companion.core.words import Transcript
from companion.games.amarok.announcements import CardLaid, RoundStarted
from companion.games.amarok.board import Colour, Source
from companion.language.understanding.exact import Understanding
from companion.session import Answer, Session, hear
from tests.language.games import game, locale

ALICE, BRUNO, LEA = SEATS = (Seat("Alice"), Seat("Bruno"), Seat("Léa"))
BLUE_THREE = CardLaid(LEA, Source.HAND, Colour.BLUE, 3)
LINES = {
    "cs": ("Léa vykládá modrou trojku", "přesto", "z ruky"),
    "en": ("Léa lays the blue three", "anyway", "from her hand"),
    "fr": ("Léa pose le bleu trois", "quand même", "de sa main"),
}
EACH = pytest.mark.parametrize("language", LINES)


@cache
def _understanding(language: str) -> Understanding:
    return locale(language, "amarok").understanding(SEATS)


def _answer(language: str, *lines: str) -> Answer:
    """Return the last answer where Alice is to lay a card."""
    session: Session[Any] = Session.begin(game("amarok"), SEATS, language)
    session, answer = hear(session, RoundStarted(ALICE), _understanding(language))
    for line in lines:
        session, answer = hear(session, Transcript(line), _understanding(language))
    return answer


@EACH
def test_a_card_out_of_turn_is_objected_to_at_once(language: str) -> None:
    """Nobody says where it comes from in vain."""
    answer = _answer(language, *LINES[language][:1])
    faults = tuple(kind(type(one)) for one in answer.violations)

    assert ("objected", ("not-your-turn",)) == (answer.outcome, faults)


@EACH
def test_the_table_insists_and_tells_the_rest(language: str) -> None:
    """It is asked then, and recorded without another objection."""
    asked = _answer(language, *LINES[language][:2])
    told = _answer(language, *LINES[language])

    assert "asked" == asked.outcome
    assert (Recorded(BLUE_THREE, is_insisted=True),) == told.operations
