"""What is asked in private is for the earphone alone, or refused in words."""

from dataclasses import replace

import pytest

from companion.core import requests as ask
from companion.session.teaching import offered
from tests.games.shamans.table import set_up
from tests.session.conversation import Conversation, at

REFUSED = ("common-no-earphone",)


def with_earphone() -> Conversation:
    """Return a conversation where one player has an earphone."""
    talk = at(set_up())
    return replace(talk, session=replace(talk.session, has_earphone=True))


@pytest.mark.parametrize("line", ["in private, the score", "in private, whose turn"])
def test_a_private_question_is_answered_in_the_earphone(line: str) -> None:
    """The next one is for everybody again."""
    talk = with_earphone().hear(line)

    assert talk.answer.is_private
    assert talk.said
    assert not talk.hear("the score").answer.is_private


def test_without_an_earphone_it_is_refused_and_nothing_changes() -> None:
    """Nothing of the answer is said."""
    talk = at(set_up())

    asked = talk.hear("in private, the score")

    assert REFUSED == asked.said
    assert not asked.answer.is_private
    assert talk.session == asked.session
    assert REFUSED == talk.hear(ask.Privately()).said


def test_an_offer_to_the_table_is_not_made_in_the_earphone() -> None:
    """Else the next answer would be the one of a private question, unheard by all."""
    talk = with_earphone()
    offering, _ = offered(talk.session)
    asked = replace(talk, session=offering).hear("in private, the score")
    told = asked.hear("the score")

    assert asked.answer.is_private
    assert "common-teaching-offered" not in asked.said
    assert not told.answer.is_private
    assert "common-teaching-offered" == told.said[-1]


def test_the_words_may_come_before_the_question() -> None:
    """In two breaths, as in one."""
    talk = with_earphone().hear(ask.Privately())

    assert talk.answer.is_private
    assert ("common-earphone-ready",) == talk.said
    assert talk.hear("the score").answer.is_private


def test_what_is_asked_back_is_private_too() -> None:
    """And so is the answer to it; then everybody hears again."""
    asked = with_earphone().hear("in private, round")
    told = asked.hear("on the board")

    assert (asked.outcome, asked.answer.is_private) == ("asked", True)
    assert told.answer.is_private
    assert not told.hear("the score").answer.is_private


@pytest.mark.parametrize("line", ["in private, ana blue three", "in private, undo"])
def test_what_changes_the_game_is_read_back_to_everybody(line: str) -> None:
    """Nobody plays in private."""
    talk = with_earphone().hear("ana blue three", "undo", "ana blue three")
    talk = talk.hear("undo") if "blue" in line else talk

    told = talk.hear(line)

    assert told.outcome == "accepted"
    assert not told.answer.is_private


def test_private_messages_are_not_read_again_aloud() -> None:
    """Repeat says what everybody has heard."""
    talk = with_earphone().hear("ana blue three", "in private, the score")

    assert "shamans-card-played" in talk.hear("repeat").said


def test_table_talk_in_private_is_no_question() -> None:
    """At an open microphone nothing is refused that nobody asked."""
    talk = at(set_up()).hear("in private, the weather is fine", listening="open")

    assert () == talk.said
