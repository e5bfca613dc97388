"""Whoever asks something before an answer loses nothing of what was open."""

from dataclasses import replace

import pytest

from companion.core.words import phrase
from companion.games.shamans import announcements as said
from companion.games.shamans.board import World
from companion.session.open_ends import open_ends
from tests.games.shamans.situations import performing
from tests.games.shamans.table import (
    ANA,
    BEN,
    CLEO,
    DAGGER,
    YELLOW,
    set_up,
)
from tests.session.conversation import Conversation, at

ELIMINATION = said.PlayerEliminated(BEN, CLEO)
CONFIRMING = phrase(ELIMINATION, "confirm")


def confirming() -> Conversation:
    """Return a conversation where an elimination waits for a yes."""
    return at(performing(YELLOW, DAGGER)).hear("ben eliminates cleo")


def test_a_question_that_is_asked_back_leaves_the_older_one_open() -> None:
    """On the board or on a tile? Then the elimination is asked anew."""
    asked = confirming().hear("round")
    told = asked.hear("on the board")

    assert "asked" == asked.outcome
    assert ("shamans-sticker-round-board", CONFIRMING.id) == told.said
    assert (ELIMINATION,) == told.hear("yes").entries[-1:]


def test_a_refusal_of_the_newer_question_asks_the_older_one_anew() -> None:
    """The no drops what was asked last, and nothing before it."""
    told = confirming().hear("round", "no")

    assert ("common-let-go", CONFIRMING.id) == told.said
    assert (ELIMINATION,) == told.hear("yes").entries[-1:]


@pytest.mark.parametrize("times", [1, 2])
def test_what_does_that_mean_is_about_the_play_that_is_asked_for(times: int) -> None:
    """The rule behind it, and the question again."""
    told = confirming().hear(*["what does that mean"] * times)

    assert ("shamans-topic-neutralisation", CONFIRMING.id) == told.said
    assert (ELIMINATION,) == told.hear("yes").entries[-1:]


def test_a_choice_between_plays_is_asked_anew_after_a_question() -> None:
    """Which one it was is still to be told."""
    told = at(set_up()).hear("blue one or three", "the score")

    assert "common-which-one" == told.said[-1]
    assert (3,) == told.hear("the second").trick


def test_a_private_question_leaves_open_what_the_table_was_asked() -> None:
    """The answer goes into the earphone; the table still answers aloud."""
    talk = at(set_up())
    talk = replace(talk, session=replace(talk.session, has_earphone=True))
    told = talk.hear("blue", "in private, the score")
    played = told.hear("three")

    assert told.answer.is_private
    assert "shamans-card-played" == told.said[-1]
    assert ((3,), False) == (played.trick, played.answer.is_private)


def test_a_sitting_keeps_the_question_that_came_first() -> None:
    """What came between was only asked about."""
    ends = open_ends(at(set_up()).hear("blue", "round").session)

    assert ((said.CardPlayed(ANA, World.BLUE),), "value") == (ends.asked, ends.missing)
