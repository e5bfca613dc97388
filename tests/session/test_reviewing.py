"""Messages are read again, one by one (issue: repeat, previous and next message)."""

from companion.core import requests as ask
from tests.games.shamans.table import set_up
from tests.session.conversation import at

FIRST, SECOND = "shamans-card-played", "common-history-report"


def test_the_message_before_is_said_and_the_one_after_it() -> None:
    """Back and forth, as far as there are messages."""
    talk = at(set_up()).hear("ana blue three", ask.AskHistory())

    back = talk.hear(ask.Earlier())
    forth = back.hear(ask.Later())

    assert (SECOND,) == talk.said
    assert FIRST in back.said
    assert (SECOND,) == forth.said


def test_there_is_an_end_on_both_sides() -> None:
    """It is told, and reading goes on from where it was."""
    talk = at(set_up()).hear("ana blue three")

    assert ("common-nothing-earlier",) == talk.hear(ask.Earlier()).said
    assert ("common-nothing-later",) == talk.hear(ask.Later()).said
    assert ("common-nothing-earlier",) == at(set_up()).hear(ask.Earlier()).said


def test_repeat_says_the_message_that_was_read_last() -> None:
    """Who has gone back stays there until something else is said."""
    back = at(set_up()).hear("ana blue three", ask.AskHistory(), ask.Earlier())

    assert back.said == back.hear("repeat").said


def test_what_is_read_again_is_no_new_message() -> None:
    """Anything else begins at the end again."""
    talk = at(set_up()).hear("ana blue three", ask.AskHistory(), ask.Earlier())

    assert ("common-turn-report",) != talk.hear("the score").said
    assert (SECOND,) == talk.hear("the score", ask.Earlier()).said
