"""What the rulebook is asked: names, stickers, topics, set-up (interface, Requests)."""

import pytest

from companion.core import reports
from companion.core import requests as ask
from companion.core.facts import Request, Seat
from companion.core.words import example, phrase
from companion.games.shamans import announcements as said
from tests.games.shamans.situations import Situation, performing, trick_over
from tests.games.shamans.table import (
    DAGGER,
    YELLOW,
    dealt,
    seated,
    set_up,
)
from tests.session.conversation import at

# The rulebook


def test_interface_a_meaning_is_one_text() -> None:
    """By name (interface, ask-meaning)."""
    talk = at(seated()).hear(ask.AskMeaning("portal"))

    assert ("shamans-subject-portal",) == talk.said


def test_interface_a_sticker_that_stands_for_one_thing_is_told() -> None:
    """The triangle is on the Eclipse only (interface, ask-sticker)."""
    talk = at(seated()).hear(ask.AskSticker("triangle"))

    assert ("shamans-sticker-triangle-tile",) == talk.said


def test_001_the_round_sticker_is_asked_back() -> None:
    """On a tile or on the board: it stands for two things (001; interface)."""
    talk = at(seated()).hear("round")

    choices = (ask.AskSticker("round", "tile"), ask.AskSticker("round", "board"))
    assert ("asked", choices) == (talk.outcome, talk.answer.choices)


def test_001_a_place_is_kept_where_the_sticker_is_asked() -> None:
    """What is no sticker does not become one (001; interface, ask-sticker)."""
    asked = at(seated()).hear(ask.AskSticker())
    talk = asked.hear("on the board")

    assert ("asked", asked.said) == (talk.outcome, talk.said)
    assert ask.AskSticker(None, "board") == talk.answer.meaning
    assert ("shamans-sticker-cross-board",) == talk.hear(ask.AskSticker("cross")).said


@pytest.mark.parametrize("question", [ask.AskSticker(), ask.AskMeaning()])
@pytest.mark.parametrize("answer", ["left", "four", "dan"])
def test_interface_what_the_rulebook_does_not_know_answers_no_question(
    question: Request, answer: str
) -> None:
    """The words are missed; no inner name is told (interface, unknown values)."""
    talk = at(set_up()).hear(question, answer)

    assert "common-unusable-value" not in talk.said
    assert not isinstance(talk.answer.meaning, type(question))


def test_001_a_sticker_is_told_by_what_it_stands_for() -> None:
    """A question mark is heard as the Mask (001; interface, ask-sticker)."""
    talk = at(seated()).hear(ask.AskSticker(), "mask")

    assert ("shamans-sticker-question-mark-tile",) == talk.said


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        ("the first", "shamans-sticker-round-tile"),
        ("the second", "shamans-sticker-round-board"),
        ("on the board", "shamans-sticker-round-board"),
        (ask.AskSticker("round", "board"), "shamans-sticker-round-board"),
    ],
)
def test_001_the_place_of_the_round_sticker_tells_which_it_is(
    answer: str | Request, text: str
) -> None:
    """Portal or Stabilisation (001; interface, ask-sticker)."""
    assert (text,) == at(seated()).hear("round", answer).said[:1]


def test_interface_a_sticker_in_another_place_is_told_with_its_own() -> None:
    """No triangle is on the board (interface, ask-sticker)."""
    talk = at(seated()).hear(ask.AskSticker("triangle", "board"))

    assert ("common-sticker-elsewhere", "shamans-sticker-triangle-tile") == talk.said


@pytest.mark.parametrize(
    ("request_", "field"),
    [
        (ask.AskMeaning(), "missing-subject"),
        (ask.AskSticker(), "missing-sticker"),
        (ask.Language(), "missing-language"),
    ],
)
def test_interface_half_a_question_is_asked_back(request_: Request, field: str) -> None:
    """What, which sticker, which language (interface, asked)."""
    talk = at(seated()).hear(request_)

    assert ("asked", field) == (talk.outcome, talk.answer.phrases[0].form)


@pytest.mark.parametrize(
    "request_",
    [
        ask.AskMeaning("bridge"),
        ask.AskSticker("star"),
        ask.AskSticker("round", "box"),
        ask.AskRule("bridges"),
    ],
)
def test_interface_what_the_rulebook_does_not_know_is_not_understood(
    request_: Request,
) -> None:
    """The fault is named (interface, unknown values)."""
    talk = at(seated()).hear(request_)

    assert ("not-understood", ("common-unusable-value",)) == (talk.outcome, talk.said)


@pytest.mark.parametrize(
    ("situation", "topic"),
    [
        (seated, "setup"),
        (set_up, "play"),
        (trick_over, "artefact"),
        (lambda: performing(YELLOW, DAGGER), "neutralisation"),
    ],
)
def test_interface_a_rule_without_a_topic_is_of_what_happens_now(
    situation: Situation, topic: str
) -> None:
    """The reminder for the phase (interface, ask-rule)."""
    assert (f"shamans-topic-{topic}",) == at(situation()).hear(ask.AskRule()).said


def test_interface_why_tells_the_rule_behind_the_last_objection() -> None:
    """Every card is there once (interface, ask-why)."""
    talk = at(set_up()).hear("blue three", "blue three", ask.AskWhy())

    assert ("shamans-topic-play",) == talk.said


def test_interface_why_tells_the_rule_behind_the_last_event() -> None:
    """Another colour moved the Shadow (interface, ask-why)."""
    talk = at(set_up()).hear("blue three", "green one", ask.AskWhy())

    assert ("shamans-topic-shadow",) == talk.said


def test_interface_why_has_no_reason_before_anything_happened() -> None:
    """Nothing to explain (interface, ask-why)."""
    assert ("common-no-reason",) == at(set_up()).hear(ask.AskWhy()).said


def test_interface_options_are_examples_of_what_is_awaited() -> None:
    """What can be said now (interface, ask-options)."""
    talk = at(dealt(3)).hear(ask.AskOptions())

    examples = tuple(
        example(kind(), Seat("Ana"), Seat("Ben"))
        for kind in (said.CardLaid, said.RowShown, said.CardPlayed)
    )
    assert (phrase(reports.OptionsReport(examples)),) == talk.answer.phrases


# The set-up checklist


def test_interface_the_set_up_is_told_step_by_step() -> None:
    """One step a sentence, the next on request (interface)."""
    talk = at(seated(4)).hear(ask.AskSetup())

    assert ("shamans-setup-4-1",) == talk.said
    assert ("shamans-setup-4-2",) == talk.hear(ask.Next()).said


def test_interface_the_set_up_comes_to_its_end() -> None:
    """Nine steps, then nothing follows (interface)."""
    told = at(seated(3)).hear(ask.AskSetup(), *[ask.Next()] * 8)

    assert ("shamans-setup-3-9",) == told.said
    assert ("common-nothing-follows",) == told.hear(ask.Next()).said


def test_interface_without_a_list_nothing_follows() -> None:
    """Nothing is being told (interface)."""
    assert ("common-nothing-follows",) == at(seated()).hear(ask.Next()).said
