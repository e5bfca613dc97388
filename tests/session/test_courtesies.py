"""Politeness is answered with silence; "that is wrong" with how it is corrected."""

from collections.abc import Callable

import pytest

from companion.core.announcements import SeatLeft
from companion.language.locale import load_locale
from tests.games.shamans.situations import trick_over
from tests.games.shamans.table import ANA, BEN, Table, seated, set_up
from tests.language.games import SHAMANS
from tests.session.conversation import at
from tests.session.test_confirmations import neutralising

POLITE = {
    "fr": ("merci", "Merci beaucoup !", "d'accord", "super", "attends deux minutes"),
    "cs": ("díky", "děkuju", "dobře", "tak dobře, díky", "počkej chvilku"),
    "en": ("thanks", "thank you", "okay, thanks", "great", "wait a moment"),
}
PLAIN = {
    "fr": ("alors", "merci bleu trois", "stop", "oui"),
    "cs": ("tak", "díky modrá tři", "stačí", "ano"),
    "en": ("so", "thanks blue three", "stop", "yes"),
}


@pytest.mark.parametrize("language", POLITE)
def test_each_language_knows_its_courtesies(language: str) -> None:
    """A line with anything else in it is none."""
    understanding = load_locale(language, SHAMANS).understanding((ANA, BEN))

    assert all(map(understanding.is_courtesy, POLITE[language]))
    assert not any(map(understanding.is_courtesy, PLAIN[language]))


def test_thanks_are_answered_with_silence() -> None:
    """Nothing has happened, and nobody is told to say it again."""
    talk = at(set_up()).hear("thanks")

    assert ("not-understood", (), 0) == (talk.outcome, talk.said, talk.session.misses)


def test_agreement_is_silence_unless_something_was_asked() -> None:
    """Then it is a yes."""
    assert () == at(set_up()).hear("fine").said
    assert "accepted" == neutralising().hear("ben eliminates cleo", "fine").outcome


def test_thanks_leave_an_open_question() -> None:
    """It is still to be answered."""
    talk = at(set_up()).hear("blue one or three", "thanks", "the second")

    assert ("accepted", (3,)) == (talk.outcome, talk.trick)


def test_no_without_a_question_says_how_to_correct() -> None:
    """Once there is something to correct."""
    talk = at(set_up()).hear("blue three", "no")

    assert ("common-how-to-correct",) == talk.said
    assert ("common-nothing-asked",) == at(set_up()).hear("no").said


@pytest.mark.parametrize("table", [seated, set_up, trick_over])
def test_an_empty_table_is_asked_nothing(table: Callable[[], Table]) -> None:
    """The last who leaves hears that nobody is there; who is back is asked on."""
    talk = at(table())
    left = talk.hear(*(SeatLeft(seat) for seat in talk.session.seats))

    assert "shamans-nobody-present" == left.said[-1]
