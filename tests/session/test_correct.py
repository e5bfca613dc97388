"""Correct the last announcement in a breath (interface, correct)."""

import pytest

from companion.core import requests as ask
from companion.core.announcements import RoundVoid
from companion.core.journal import Replaced
from companion.games.shamans import announcements as said
from companion.games.shamans.board import World
from tests.games.shamans.situations import moon_reached, performing
from tests.games.shamans.table import (
    ANA,
    BEN,
    BLUE_TRICK,
    CLEO,
    DAGGER,
    DAN,
    DOWN,
    ROW,
    STACK,
    YELLOW,
    card,
    dealt,
    seated,
    set_up,
    taken,
)
from tests.session.conversation import Conversation, at

FOUR = ask.Correct((("value", 4),))
NINE = ask.Correct((("value", 9),))


def played() -> Conversation:
    """Return a conversation where Ana has played blue three and Ben blue one."""
    return at(set_up()).hear("blue three", "blue one")


@pytest.mark.parametrize("correction", ["no, four", FOUR])
def test_interface_a_correction_rules_the_last_entry_again(
    correction: str | ask.Correct,
) -> None:
    """With the changed field, in its place (interface, correct)."""
    talk = played().hear(correction)

    assert ("accepted", (3, 4)) == (talk.outcome, talk.trick)
    assert (card("blue 3"), card("blue 4")) == talk.entries


def test_interface_a_correction_changes_only_what_it_names() -> None:
    """Value and player stay (interface, correct)."""
    talk = played().hear("no, green")

    assert [1] == talk.view["worlds"]["green"]["laid"]
    assert 8 == talk.view["seats"][BEN]["hand"]


def test_design_what_was_wrong_tells_which_entry_is_corrected() -> None:
    """Ben's card stays: Ana's was the blue three (design, decision 5)."""
    talk = played().hear("not blue three but blue two")

    assert ("accepted", (2, 1)) == (talk.outcome, talk.trick)
    assert (card("blue 2"), card("blue 1")) == talk.entries


def test_design_what_was_never_said_is_not_corrected() -> None:
    """There is no blue six among the last announcements (design, decision 5)."""
    talk = played().hear("not blue six but blue two")

    assert ("answered", (3, 1)) == (talk.outcome, talk.trick)


def test_design_a_correction_after_which_the_rest_would_not_fit_is_refused() -> None:
    """Ben's blue one is out already: nothing is dropped without a word (design)."""
    talk = played().hear("not blue three but blue one")

    assert (3, 1) == talk.trick
    assert (card("blue 3"), card("blue 1")) == talk.entries


def test_interface_a_correction_changes_several_fields() -> None:
    """Any field of the last announcement (interface, correct)."""
    changes = (("world", World.GREEN), ("value", 5))
    talk = played().hear(ask.Correct(changes))

    assert [5] == talk.view["worlds"]["green"]["laid"]


def test_interface_a_correction_takes_back_what_followed() -> None:
    """The Shadow's step was of the wrong colour (interface, correct)."""
    talk = at(set_up()).hear("blue three", "green one")
    corrected = talk.hear(ask.Correct((("world", World.BLUE),)))

    assert (23, 24) == (talk.view["steps_to_moon"], corrected.view["steps_to_moon"])


def test_interface_a_correction_does_not_say_twice_what_stays() -> None:
    """The Shadow's step was told, and sounds like another one (design, decision 6)."""
    talk = at(set_up()).hear("blue three", "green one", "no, four")

    assert ("common-corrected", "shamans-card-played", "shamans-card-due") == talk.said
    assert "shadow-moved" in talk.happened


def test_interface_a_correction_says_so_and_reads_back() -> None:
    """Corrected, what it is now, and who is next (design, decision 6)."""
    expected = ("common-corrected", "shamans-card-played", "shamans-card-due")

    assert expected == played().hear(FOUR).said


def test_interface_a_correction_is_kept_as_a_replacement() -> None:
    """In the place of the last entry (design, decision 9)."""
    assert (Replaced(card("blue 4")),) == played().hear(FOUR).answer.operations


def test_interface_a_correction_can_be_corrected() -> None:
    """It is the last entry now (interface, correct)."""
    assert (3, 5) == played().hear(FOUR, ask.Correct((("value", 5),))).trick


def test_interface_a_correction_can_be_undone_with_its_entry() -> None:
    """There is one entry, not two (interface, correct)."""
    assert (3,) == played().hear(FOUR, "undo").trick


def test_interface_an_objected_correction_leaves_the_entry_as_it_was() -> None:
    """No card bears a nine (interface, correct)."""
    talk = played().hear(NINE)

    assert ("objected", ("value-not-in-deck",)) == (talk.outcome, talk.violations)
    assert (3, 1) == talk.trick


def test_interface_a_correction_may_name_the_same_card() -> None:
    """It is ruled in the place of its own entry (interface, correct)."""
    assert (3, 1) == played().hear(ask.Correct((("value", 1),))).trick


def test_interface_a_correction_of_an_insisted_entry_is_insisted() -> None:
    """The table had its way about the turn (interface, correct)."""
    talk = at(set_up()).hear("blue three", "dan blue six", "all the same", FOUR)

    assert ("accepted", (3, 4)) == (talk.outcome, talk.trick)
    assert (Replaced(card("blue 4", DAN), is_insisted=True),) == talk.answer.operations


def test_interface_a_correction_of_another_entry_is_not_insisted() -> None:
    """Out of turn is objected, as for any entry (interface, correct)."""
    talk = played().hear(ask.Correct((("seat", DAN),)))

    assert ("objected", ("not-your-turn",)) == (talk.outcome, talk.violations)


def test_interface_after_undo_the_entry_before_is_corrected() -> None:
    """The last one that stands (interface, correct)."""
    assert (4,) == played().hear("undo", FOUR).trick


@pytest.mark.parametrize("heard", ["whose turn", "nonsense", "blue"])
def test_interface_an_object_corrects_the_last_entry_whatever_was_heard_since(
    heard: str,
) -> None:
    """Only entries count (interface, correct)."""
    assert (3, 4) == played().hear(heard, FOUR).trick


# Nothing to correct


def test_interface_with_nothing_to_correct_the_answer_says_so() -> None:
    """Nothing was announced yet (interface: answered)."""
    talk = at(seated()).hear(FOUR)

    assert ("answered", ("common-nothing-to-correct",)) == (talk.outcome, talk.said)


@pytest.mark.parametrize(
    "last",
    [said.TableCorrected(BEN, points=3), said.TableCorrected(stack=5), RoundVoid()],
)
def test_interface_what_the_table_decided_is_not_corrected(
    last: said.TableCorrected | RoundVoid,
) -> None:
    """After `table-corrected` or `round-void` there is nothing (interface)."""
    assert "answered" == played().hear(last, FOUR).outcome


def test_interface_when_the_game_is_over_a_correction_is_objected() -> None:
    """Only undo goes back (interface, game-over)."""
    over = at(moon_reached().correct(ANA, points=5)).hear(said.RolesNamed((ANA,)))
    talk = over.hear(ask.Correct((("shadows", (BEN,)),)))

    assert ("objected", ("game-over",)) == (talk.outcome, talk.violations)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ((("tile", DAGGER),), "common-key-unknown"),
        ((("value", "three"),), "common-unusable-value"),
        ((("value", True),), "common-unusable-value"),
        ((("world", 3),), "common-unusable-value"),
    ],
)
def test_interface_a_field_the_last_entry_cannot_have_is_not_understood(
    changes: ask.Change, fault: str
) -> None:
    """The fault is named, nothing happens (interface, unknown keys or values)."""
    talk = played().hear(ask.Correct(changes))

    assert ("not-understood", (fault,), (3, 1)) == (
        talk.outcome,
        talk.said,
        talk.trick,
    )


# In a breath: words that were just said, recorded or not


def test_interface_words_correct_what_was_just_objected_to() -> None:
    """Nine was a slip, and it is four (design, decision 6: in a breath)."""
    talk = at(set_up()).hear("blue three", "green nine", "no, four")

    assert ("accepted", [4]) == (talk.outcome, talk.view["worlds"]["green"]["laid"])


def test_interface_words_correct_what_was_just_asked_back() -> None:
    """Green, not blue: the value is still asked (design, decision 6)."""
    talk = at(set_up()).hear("blue", "no, green")

    assert ("asked", said.CardPlayed(ANA, World.GREEN)) == (
        talk.outcome,
        talk.answer.meaning,
    )


def test_interface_words_correct_an_elimination_before_it_is_confirmed() -> None:
    """Another target, asked for once more (interface, confirmations)."""
    talk = at(performing(YELLOW, DAGGER)).hear("ben eliminates cleo", "no, dan")

    target = said.PlayerEliminated(BEN, DAN)
    assert ("asked", (target,)) == (talk.outcome, talk.answer.choices)


def test_interface_a_recorded_elimination_is_corrected_after_a_question() -> None:
    """Words that change who is eliminated are confirmed (interface)."""
    done = at(performing(YELLOW, DAGGER)).hear(said.PlayerEliminated(BEN, CLEO))
    asked = done.hear("no, dan")

    assert "asked" == asked.outcome
    assert ("accepted", DAN) == (
        asked.hear("yes").outcome,
        asked.hear("yes").view["to_act"],
    )


def test_interface_an_elimination_is_corrected_in_objects_without_a_question() -> None:
    """Objects are never confirmed (interface)."""
    done = at(performing(YELLOW, DAGGER)).hear(said.PlayerEliminated(BEN, CLEO))
    talk = done.hear(ask.Correct((("target", DAN),)))

    assert ("accepted", DAN) == (talk.outcome, talk.view["to_act"])


# A correction that is asked back


def face_down() -> Conversation:
    """Return a conversation where Ben has taken a tile, beside a row nobody told."""
    table = dealt().play(*BLUE_TRICK)
    return at(table).hear(said.ArtefactTaken(BEN, DOWN))


def test_interface_a_correction_that_could_be_two_things_is_asked_back() -> None:
    """A Dagger from the row or from the stack (interface, asked)."""
    talk = face_down().hear(ask.Correct((("tile", DAGGER),)))

    choices = (taken(DAGGER, ROW), taken(DAGGER, STACK))
    assert ("asked", choices) == (talk.outcome, talk.answer.choices)
    assert [None] == talk.view["seats"][BEN]["artefacts"]


@pytest.mark.parametrize("choice", ["the first", ask.Choose(1)])
def test_interface_what_is_chosen_for_a_correction_takes_its_place(
    choice: str | ask.Choose,
) -> None:
    """One entry, not two (interface, correct)."""
    talk = face_down().hear(ask.Correct((("tile", DAGGER),)), choice)

    assert ("accepted", (taken(DAGGER, ROW),)) == (talk.outcome, talk.entries)
    assert ("row", ["dagger"]) == (
        talk.phase,
        talk.view["seats"][BEN]["artefacts"],
    )


def test_interface_an_object_after_that_question_is_ruled_as_it_comes() -> None:
    """It is no answer: the next card is played (interface, objects)."""
    talk = face_down().hear(ask.Correct((("tile", DAGGER),)), card("green 1"))

    assert ("accepted", [None]) == (
        talk.outcome,
        talk.view["seats"][BEN]["artefacts"],
    )


def test_interface_an_undone_entry_leaves_no_correction_to_insist_on() -> None:
    """The entry it was about is gone (interface, insist)."""
    objected = played().hear(ask.Correct((("seat", DAN),)))
    talk = objected.hear("undo", "all the same")

    assert ("answered", (3,)) == (talk.outcome, talk.trick)


def test_interface_a_correction_without_any_field_corrects_nothing() -> None:
    """There is nothing to do (interface: answered)."""
    talk = played().hear(ask.Correct())

    assert ("answered", ("common-nothing-to-correct",)) == (talk.outcome, talk.said)


def test_design_a_player_who_is_named_has_their_own_card_corrected() -> None:
    """Ana's, though Ben has played since (design, decision 5)."""
    talk = played().hear("no, ana blue two")

    assert ("accepted", (2, 1)) == (talk.outcome, talk.trick)
    assert (ANA, None) == tuple(one.seat for one in talk.entries)


def test_design_a_bare_value_is_another_one_of_what_was_objected_to() -> None:
    """Ben is asked which card, and names its value alone (design, decision 5)."""
    talk = at(set_up()).hear("blue three", "blue three", "one")

    assert ("accepted", (3, 1)) == (talk.outcome, talk.trick)
