"""Commands, and lines that mean nothing (interface, Requests, The answer)."""

import pytest

from companion.core import reports
from companion.core import requests as ask
from companion.core.announcements import SeatBack, SeatLeft
from companion.core.facts import Request, Seat
from companion.core.words import phrase
from companion.games.shamans import announcements as said
from companion.games.shamans.board import World
from tests.games.shamans.table import (
    ANA,
    BEN,
    DAN,
    card,
    seated,
    set_up,
)
from tests.session.conversation import at

# Repeat, level, language


def test_interface_repeat_says_the_last_answer_again() -> None:
    """The whole of it (interface, repeat)."""
    talk = at(set_up()).hear("blue three")

    assert talk.answer.phrases == talk.hear("repeat").answer.phrases


def test_interface_repeat_says_several_answers_again() -> None:
    """Oldest first (interface, repeat {count})."""
    talk = at(set_up()).hear("blue three", "the score", ask.Repeat(2))

    assert ("shamans-card-played", "shamans-nobody-scored-report") == (
        talk.said[0],
        talk.said[-1],
    )


def test_interface_repeat_is_not_repeated() -> None:
    """It is no answer of its own (interface, repeat)."""
    talk = at(set_up()).hear("blue three", "repeat")

    assert talk.answer.phrases == talk.hear("repeat").answer.phrases


def test_interface_repeat_keeps_a_question_open() -> None:
    """The table asks what was asked (interface, repeat)."""
    assert (1,) == at(set_up()).hear("blue one or three", "repeat", "the first").trick


def test_interface_before_anything_was_said_nothing_is_repeated() -> None:
    """And that is said (interface, repeat)."""
    assert ("common-nothing-to-repeat",) == at(seated()).hear("repeat").said


@pytest.mark.parametrize(
    ("request_", "level"),
    [(ask.Brief(), "brief"), (ask.Normal(), "normal"), (ask.Coach(), "coach")],
)
def test_interface_the_level_is_what_the_table_wants(
    request_: Request, level: str
) -> None:
    """How much is said unasked (interface, brief, normal, coach)."""
    talk = at(seated()).hear(request_)

    assert level == talk.session.level
    assert (phrase(reports.LevelChanged(level)),) == talk.answer.phrases


def test_interface_the_language_is_what_the_table_wants() -> None:
    """One of those there are (interface, language)."""
    assert "cs" == at(seated()).hear(ask.Language("cs")).session.language


def test_interface_an_unknown_language_changes_nothing() -> None:
    """And that is said (interface, language)."""
    talk = at(seated()).hear(ask.Language("eo"))

    assert ("en", ("common-language-unknown",)) == (talk.session.language, talk.said)


# Not understood


def test_interface_words_without_a_meaning_are_not_understood() -> None:
    """Nothing happens, and that is said (interface; design, decision 7)."""
    talk = at(set_up()).hear("nonsense")

    assert ("not-understood", ("common-missed",)) == (talk.outcome, talk.said)


def test_interface_a_second_miss_gives_an_example() -> None:
    """Then more of them (design, decision 7)."""
    twice = at(set_up()).hear("nonsense", "nonsense")

    assert ("common-missed-again",) == twice.said
    assert ("common-missed-often",) == twice.hear("nonsense").said


def test_interface_an_understood_line_ends_the_misses() -> None:
    """The next miss is a first one again (design, decision 7)."""
    talk = at(set_up()).hear("nonsense", "the score", "nonsense")

    assert ("common-missed",) == talk.said


def test_interface_a_line_that_nobody_speaks_is_not_understood() -> None:
    """It is too long, and is answered all the same (interface)."""
    talk = at(set_up()).hear("blue " * 200)

    assert ("not-understood", ("common-line-too-long",)) == (talk.outcome, talk.said)


def test_interface_the_answer_holds_the_words_that_were_heard() -> None:
    """And null for an object (interface, heard)."""
    talk = at(set_up())

    assert "blue three" == talk.hear("blue three").answer.heard
    assert None is talk.hear(card("blue 3")).answer.heard


def test_interface_the_answer_holds_what_was_understood() -> None:
    """With all that the state settled (interface, meaning)."""
    talk = at(set_up()).hear("blue three")

    assert card("blue 3", ANA) == talk.answer.meaning


def test_interface_the_answer_holds_a_request_as_it_is() -> None:
    """A question is a meaning too (interface, meaning)."""
    talk = at(set_up())

    assert ask.AskScore() == talk.hear("the score").answer.meaning
    assert ask.AskScore(Seat("Ben")) == talk.hear(ask.AskScore(BEN)).answer.meaning


@pytest.mark.parametrize("told", [SeatLeft(DAN), SeatBack(DAN)])
def test_interface_who_is_away_or_here_already_is_answered(
    told: SeatLeft | SeatBack,
) -> None:
    """Nothing is done (interface, answered)."""
    once = at(set_up()).hear(SeatLeft(DAN), told)
    twice = once.hear(told)

    assert ("answered", ()) == (twice.outcome, twice.answer.operations)


def test_interface_seats_and_void_rounds_are_accepted() -> None:
    """They did something (interface, accepted)."""
    talk = at(set_up())

    assert "accepted" == talk.hear("dan leaves").outcome
    assert "accepted" == talk.hear("dan leaves", "dan is back").outcome
    assert "accepted" == talk.hear("void").outcome


def test_interface_a_missing_field_is_asked() -> None:
    """A colour without a value (interface, asked)."""
    talk = at(set_up()).hear(said.CardPlayed(ANA, World.BLUE))

    assert ("asked", "missing-value") == (talk.outcome, talk.answer.phrases[0].form)
