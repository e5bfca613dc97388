"""What lies behind an explanation: more, and an example (issue 8, rulebook)."""

import pytest

from companion.core import book
from companion.core import requests as ask
from companion.core.facts import Request
from tests.games.shamans.table import seated, set_up
from tests.session.conversation import Conversation, at

PORTAL = "shamans-subject-portal"


def _told(talk: Conversation) -> tuple[tuple[str, str], ...]:
    return tuple((one.id, one.form) for one in talk.answer.phrases)


def test_more_tells_one_layer_after_the_other() -> None:
    """The details, then the example, then that there is no more."""
    talk = at(seated()).hear(ask.AskMeaning("portal"), book.More())

    assert ((PORTAL, "more"),) == _told(talk)
    assert ((PORTAL, "example"),) == _told(talk.hear(book.More()))
    assert ("common-nothing-more",) == talk.hear(book.More(), book.More()).said


def test_an_example_can_be_had_at_once_and_again() -> None:
    """It needs no details before it, and they can still be had."""
    talk = at(seated()).hear(ask.AskMeaning("portal"), book.Example())

    assert ((PORTAL, "example"),) == _told(talk)
    assert ((PORTAL, "example"),) == _told(talk.hear(book.Example()))
    assert ((PORTAL, "more"),) == _told(talk.hear(book.More()))


def test_what_has_no_layers_says_so() -> None:
    """In one short sentence."""
    talk = at(seated()).hear(ask.AskMeaning("mask"))

    assert ("common-nothing-more",) == talk.hear(book.More()).said
    assert ("common-no-example",) == talk.hear(book.Example()).said


@pytest.mark.parametrize(
    ("question", "text"),
    [
        (ask.AskRule(), "shamans-topic-play"),
        (ask.AskRule("moon"), "shamans-topic-moon"),
        (ask.AskWhy(), "shamans-topic-shadow"),
    ],
)
def test_every_rule_has_its_layers(question: Request, text: str) -> None:
    """Also the one behind "why?" and the one of this moment."""
    talk = at(set_up()).hear("blue three", "green one", question, book.More())

    assert ((text, "more"),) == _told(talk)


def test_another_question_in_between_keeps_what_was_explained() -> None:
    """Whose turn it is explains nothing."""
    talk = at(set_up()).hear(ask.AskMeaning("portal"), ask.AskTurn(), book.More())

    assert ((PORTAL, "more"),) == _told(talk)


def test_a_play_ends_what_was_explained() -> None:
    """Who says "more" then means something else."""
    talk = at(set_up()).hear(ask.AskMeaning("portal"), "blue three", book.More())

    assert ("common-nothing-more",) == talk.said


def test_next_tells_more_where_nothing_else_is_told() -> None:
    """People say both."""
    talk = at(seated()).hear(ask.AskMeaning("portal"), ask.Next())

    assert ((PORTAL, "more"),) == _told(talk)


@pytest.mark.parametrize(
    ("words", "before", "after"),
    [
        ("more", ask.Next(), book.More()),
        ("explain more", ask.Coach(), book.More()),
        ("an example", ask.AskOptions(), book.Example()),
    ],
)
def test_words_mean_what_is_told_only_while_it_is(
    words: str, before: Request, after: Request
) -> None:
    """Else they mean what they always meant."""
    quiet = at(seated())

    assert before == quiet.hear(words).answer.meaning
    assert after == quiet.hear(ask.AskMeaning("portal"), words).answer.meaning


def test_a_situation_is_explained_like_a_topic() -> None:
    """What happens if the Shadow reaches the Moon? Then more."""
    talk = at(set_up()).hear(book.AskWhatIf("moon-reached"))

    assert ("shamans-situation-moon-reached",) == talk.said
    assert ("answered", "asked") == (talk.outcome, talk.hear(book.AskWhatIf()).outcome)
    assert "not-understood" == talk.hear(book.AskWhatIf("rain")).outcome


def test_where_ears_are_open_nothing_is_told_that_nothing_was_asked_for() -> None:
    """Who says "more" talks, unless something was just explained."""
    talk = at(set_up())

    assert ("not-understood", ()) == (
        talk.overhear("details").outcome,
        talk.overhear("details").said,
    )
    assert ((PORTAL, "more"),) == _told(
        talk.hear(ask.AskMeaning("portal")).overhear("details")
    )
