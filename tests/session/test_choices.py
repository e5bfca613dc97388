"""Yes, no, a choice, a missing field: answers to the own questions (interface)."""

from collections.abc import Callable

import pytest

from companion.core import requests as ask
from companion.core.facts import Announcement
from companion.games.shamans import announcements as said
from companion.games.shamans.board import Source, World
from tests.games.shamans.situations import (
    Situation,
    trick_over,
)
from tests.games.shamans.table import (
    ANA,
    BEN,
    MASK,
    SHAMAN,
    Table,
    seated,
    set_up,
)
from tests.session.conversation import at


def mask_due() -> Table:
    """Return a table where Ben is to show his role."""
    return trick_over().say(said.ArtefactTaken(tile=MASK))


@pytest.mark.parametrize("words", ["yes", "no", "the first"])
def test_interface_an_answer_without_a_question_does_nothing(words: str) -> None:
    """Nothing was asked (interface, answered)."""
    talk = at(set_up()).hear(words)

    assert ("answered", ("common-nothing-asked",)) == (talk.outcome, talk.said)


@pytest.mark.parametrize("table", [seated, mask_due, trick_over])
def test_interface_no_where_a_fact_is_awaited_says_again_what(
    table: Callable[[], Table],
) -> None:
    """The table asks on its own, without a question (interface, no)."""
    asked = at(table()).hear(ask.AskTurn()).said[:1]

    talk = at(table()).hear("no")

    assert ("answered", asked) == (talk.outcome, talk.said)


def test_interface_several_meanings_are_asked_back() -> None:
    """Blue one or three: both are possible (interface, asked)."""
    talk = at(set_up()).hear("blue one or three")

    expected = (
        said.CardPlayed(None, World.BLUE, 1),
        said.CardPlayed(None, World.BLUE, 3),
    )
    assert ("asked", expected) == (talk.outcome, talk.answer.choices)


@pytest.mark.parametrize(("answer", "value"), [("the second", 3), ("three", 3)])
def test_interface_one_of_several_meanings_is_chosen(answer: str, value: int) -> None:
    """By its number, or by what sets it apart (interface, choose)."""
    assert (value,) == at(set_up()).hear("blue one or three", answer).trick


def test_interface_a_legal_meaning_goes_before_one_that_is_not() -> None:
    """Blue three is out, so blue two was said (design, decision 5)."""
    talk = at(set_up()).hear("blue three", "blue something")

    assert (3, 2) == talk.trick


@pytest.mark.parametrize("answer", ["the fifth", ask.Choose(0), ask.Choose()])
def test_interface_a_choice_that_was_not_offered_is_told(
    answer: str | ask.Choose,
) -> None:
    """There are two; the question stays open (interface, answered)."""
    talk = at(set_up()).hear("blue one or three", answer)

    assert ("answered", ("common-no-such-choice",)) == (talk.outcome, talk.said)
    assert (1,) == talk.hear("the first").trick


def test_interface_yes_to_several_meanings_asks_again() -> None:
    """Which of them (interface, yes)."""
    talk = at(set_up()).hear("blue one or three", "yes")

    assert ("answered", ("common-which-one",)) == (talk.outcome, talk.said)


def test_interface_a_missing_field_is_asked_and_its_answer_completes_it() -> None:
    """Blue? Three (interface, asked)."""
    asked = at(set_up()).hear("blue")
    talk = asked.hear("three")

    assert ("asked", said.CardPlayed(ANA, World.BLUE)) == (
        asked.outcome,
        asked.answer.meaning,
    )
    assert ("accepted", (3,)) == (talk.outcome, talk.trick)


def test_interface_another_announcement_drops_a_missing_field() -> None:
    """The whole card is said instead (interface, handled as usual)."""
    assert (3,) == at(set_up()).hear("blue", "ana blue three").trick


@pytest.mark.parametrize("answer", ["yes", "the first"])
def test_interface_a_missing_field_is_asked_again(answer: str) -> None:
    """That is no answer to it (interface, answered)."""
    talk = at(set_up()).hear("blue", answer)

    assert ("answered", "shamans-card-played") == (talk.outcome, talk.said[0])


def test_interface_no_drops_a_missing_field() -> None:
    """Nothing was meant (interface, no)."""
    talk = at(set_up()).hear("blue", "no", "three")

    assert ("asked", ()) == (talk.outcome, talk.trick)


@pytest.mark.parametrize(
    ("situation", "words", "meaning"),
    [
        (set_up, "three", said.CardPlayed(ANA, None, 3)),
        (trick_over, "mask", said.ArtefactTaken(BEN, MASK, Source.STACK)),
        (mask_due, "shaman", said.RoleRevealed(BEN, SHAMAN)),
    ],
)
def test_interface_bare_things_mean_what_is_awaited(
    situation: Situation, words: str, meaning: Announcement
) -> None:
    """A value in play, a tile where one is taken, a role (design, decision 5)."""
    assert meaning == at(situation()).hear(words).answer.meaning


@pytest.mark.parametrize(
    ("situation", "words", "meaning"),
    [
        (set_up, "blue three or a portal", said.CardPlayed(ANA, World.BLUE, 3)),
        (trick_over, "the mask or a role", said.ArtefactTaken(BEN, MASK, Source.STACK)),
        (set_up, "blue three or undo", said.CardPlayed(ANA, World.BLUE, 3)),
    ],
)
def test_design_of_two_meanings_the_awaited_one_was_meant(
    situation: Situation, words: str, meaning: Announcement
) -> None:
    """What is legal and awaited goes before what is not (design, decision 5)."""
    assert meaning == at(situation()).hear(words).answer.meaning


def test_design_of_two_meanings_that_cannot_be_the_first_is_objected() -> None:
    """There is nothing to choose from (design, decision 5)."""
    talk = at(set_up()).hear("blue three", "blue three or nine")

    assert ("objected", ("card-already-out",)) == (talk.outcome, talk.violations)


@pytest.mark.parametrize("words", ["mask", "shaman", "dan"])
def test_design_a_bare_thing_that_does_not_fit_the_question_is_no_answer(
    words: str,
) -> None:
    """The value is asked for, not a tile, a role or a name (design, decision 5)."""
    talk = at(set_up()).hear("blue", words)

    assert ("not-understood", ()) == (talk.outcome, talk.trick)
