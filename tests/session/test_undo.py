"""Take back and bring back (interface, The answer: undo, redo)."""

import pytest

from companion.core import requests as ask
from companion.core.announcements import RoundVoid, SeatLeft
from companion.core.journal import Recorded, Redone, Undone
from companion.core.reports import BroughtBack, TakenBack
from companion.core.words import phrase
from companion.games.shamans import announcements as said
from companion.games.shamans.board import World
from tests.games.shamans.situations import moon_reached, trick_over
from tests.games.shamans.table import (
    ANA,
    BEN,
    CLEO,
    MASK,
    PORTAL,
    SHAMAN,
    card,
    seated,
    set_up,
)
from tests.session.conversation import Conversation, at


def after_two_cards() -> Conversation:
    """Return a conversation where Ana and Ben have played."""
    return at(set_up()).hear("blue three", "blue one")


def test_interface_undo_takes_back_the_last_entry() -> None:
    """What it changed is as before (interface, undo)."""
    talk = after_two_cards().hear("undo")

    assert ("accepted", (3,), "Ben") == (
        talk.outcome,
        talk.trick,
        talk.view["to_act"],
    )


def test_interface_undo_restores_exactly() -> None:
    """The state is the one before, whatever was in it (design, decision 2)."""
    before = at(trick_over())
    after = before.hear(said.ArtefactTaken(tile=MASK), "undo")

    assert before.session.state == after.session.state


def test_interface_undo_goes_back_several_entries() -> None:
    """As many as are asked for (interface, undo)."""
    talk = after_two_cards().hear("undo twice")

    assert ((), (Undone(2),)) == (talk.trick, talk.answer.operations)


def test_interface_undo_goes_back_as_far_as_there_is_something() -> None:
    """Nine are asked for, two are there (interface, undo)."""
    talk = after_two_cards().hear(ask.Undo(9))

    assert ("accepted", (), (Undone(2),)) == (
        talk.outcome,
        talk.entries,
        talk.answer.operations,
    )


def test_interface_undo_names_the_earliest_entry_with_its_player() -> None:
    """So that the table hears where it is (design, decision 6)."""
    talk = after_two_cards().hear("undo twice")

    earliest = said.CardPlayed(ANA, World.BLUE, 3)
    assert phrase(TakenBack(2, earliest)) == talk.answer.phrases[0]


def test_interface_undo_says_what_is_awaited_again() -> None:
    """Ben is to play once more (design, decision 6)."""
    assert "shamans-card-due" == after_two_cards().hear("undo").said[-1]


@pytest.mark.parametrize("count", [None, 1, 5])
def test_interface_with_nothing_to_undo_the_answer_says_so(count: int | None) -> None:
    """Nothing was announced yet (interface: answered)."""
    talk = at(seated()).hear(ask.Undo(count))

    assert ("answered", ("common-nothing-to-undo",)) == (talk.outcome, talk.said)


@pytest.mark.parametrize("count", [0, -1])
def test_interface_nothing_less_than_one_entry_is_undone(count: int) -> None:
    """No entry is asked for (interface: answered)."""
    talk = after_two_cards().hear(ask.Undo(count))

    assert ("answered", (3, 1)) == (talk.outcome, talk.trick)


def test_interface_undo_takes_back_what_the_table_insisted_on() -> None:
    """An entry like the others (interface, undo)."""
    talk = at(set_up()).hear("blue three", "dan blue six", "all the same", "undo")

    assert (3,) == talk.trick


@pytest.mark.parametrize(
    "announcement", [SeatLeft(CLEO), RoundVoid(), said.TableCorrected(BEN, points=3)]
)
def test_interface_undo_takes_back_what_the_table_decided(
    announcement: SeatLeft | RoundVoid | said.TableCorrected,
) -> None:
    """Seats, corrections and void rounds too (interface, undo)."""
    before = at(set_up())

    assert before.view == before.hear(announcement, "undo").view


def test_interface_when_the_game_is_over_undo_works() -> None:
    """The roles can be told again (interface, game-over)."""
    over = at(moon_reached().correct(ANA, points=5)).hear(said.RolesNamed((ANA,)))
    talk = over.hear(ask.Undo())

    assert ("over", "accepted", "roles") == (over.phase, talk.outcome, talk.phase)


def test_interface_undo_in_objects_past_a_shown_role_says_it_stays_known() -> None:
    """What was seen cannot be unseen (design, decision 2)."""
    shown = at(trick_over()).hear(said.ArtefactTaken(tile=MASK))
    talk = shown.hear(said.RoleRevealed(BEN, SHAMAN), ask.Undo())

    assert ("accepted", "common-seen-stays-known") == (talk.outcome, talk.said[1])
    assert None is talk.view["seats"]["Ben"]["role"]


# A correction after it


def test_design_a_correction_after_undo_is_of_what_was_taken_back() -> None:
    """Ben's card is announced again, and Ana's stays as it was (design, decision 6)."""
    talk = after_two_cards().hear("undo", "no, four")

    assert ("accepted", (3, 4)) == (talk.outcome, talk.trick)
    assert (card("blue 3"), card("blue 4")) == talk.entries


def test_design_a_correction_after_undo_is_objected_to_like_its_announcement() -> None:
    """No card bears a nine (design, decision 1)."""
    talk = after_two_cards().hear("undo", "no, nine")

    assert ("objected", ("value-not-in-deck",), (3,)) == (
        talk.outcome,
        talk.violations,
        talk.trick,
    )


def test_design_a_correction_after_undo_of_several_is_asked() -> None:
    """Which of them it is about is not sure (design, decision 5)."""
    asked = after_two_cards().hear("undo twice", "no, four")

    assert ("asked", ()) == (asked.outcome, asked.trick)
    assert (4,) == asked.hear("yes").trick


def test_design_a_correction_that_fits_an_older_entry_alone_is_asked() -> None:
    """It is never changed silently (design, decision 5)."""
    tile = at(trick_over()).hear(said.ArtefactTaken(tile=PORTAL), "new tile mask")
    asked = tile.hear("green one", "undo", "no, a dagger")

    assert ("asked", "mask") == (asked.outcome, asked.view["row"][0])
    assert "dagger" == asked.hear("yes").view["row"][0]


def test_design_a_correction_after_undo_is_of_the_play_that_no_longer_waits() -> None:
    """It waits again, as corrected (interface, asked)."""
    tile = at(trick_over()).hear(said.ArtefactTaken(tile=PORTAL))
    talk = tile.hear("green one", "undo", "no, four")

    assert (said.CardPlayed(None, World.GREEN, 4),) == talk.session.held


def test_design_what_was_announced_since_is_corrected_instead() -> None:
    """The last announcement is meant again (interface, correct)."""
    talk = after_two_cards().hear("undo", "green one", "no, four")

    assert (card("blue 3"), card("green 4")) == talk.entries


def test_design_what_cannot_be_corrected_is_not_corrected_after_undo() -> None:
    """A void round has no fields, and the card before it is older (interface)."""
    talk = after_two_cards().hear(RoundVoid(), "undo", "no, four")

    assert ("asked", (3, 1)) == (talk.outcome, talk.trick)


# Redo


def test_interface_redo_brings_back_what_was_undone() -> None:
    """With all that it changed (interface, redo)."""
    before = after_two_cards()
    after = before.hear("undo", "redo")

    assert ("accepted", ("card-faced",)) == (after.outcome, after.happened)
    assert before.session.state == after.session.state


def test_interface_redo_brings_back_one_entry_after_the_other() -> None:
    """In the order they were made (interface, redo)."""
    once = after_two_cards().hear("undo twice", "redo")

    assert ((3,), (3, 1)) == (once.trick, once.hear("redo").trick)
    assert (Redone(1),) == once.answer.operations


def test_interface_redo_names_what_it_brings_back() -> None:
    """So that the table hears where it is (design, decision 6)."""
    talk = after_two_cards().hear("undo", "redo")

    back = said.CardPlayed(BEN, World.BLUE, 1)
    assert phrase(BroughtBack(1, back)) == talk.answer.phrases[0]


def test_interface_redo_brings_back_an_insisted_entry() -> None:
    """It was ruled once (interface, redo)."""
    talk = at(set_up()).hear("blue three", "dan blue six", "all the same")

    assert (3, 6) == talk.hear("undo", "redo").trick


def test_interface_with_nothing_to_redo_the_answer_says_so() -> None:
    """Nothing was undone (interface: answered)."""
    talk = after_two_cards().hear("redo")

    assert ("answered", ("common-nothing-to-redo",)) == (talk.outcome, talk.said)


def test_interface_a_new_entry_ends_redo() -> None:
    """The game has gone another way (interface, redo)."""
    talk = after_two_cards().hear("undo", "green one", "redo")

    assert "answered" == talk.outcome


def test_interface_a_correction_ends_redo() -> None:
    """It is an entry in the place of another (interface, redo)."""
    talk = after_two_cards().hear("undo", ask.Correct((("value", 4),)), "redo")

    assert ("answered", (4,)) == (talk.outcome, talk.trick)


@pytest.mark.parametrize("heard", ["whose turn", "blue", "dan blue six", "nonsense"])
def test_interface_what_is_not_recorded_leaves_redo(heard: str) -> None:
    """Questions, half plays, objections, talk (interface: a new entry ends it)."""
    talk = after_two_cards().hear("undo", heard, "redo")

    assert ("accepted", (3, 1)) == (talk.outcome, talk.trick)


def test_interface_undo_and_redo_are_what_a_sitting_keeps() -> None:
    """Every durable step, in order (design, decision 9)."""
    talk = after_two_cards().hear("undo", "redo")

    assert (
        Recorded(card("blue 3")),
        Recorded(card("blue 1")),
        Undone(1),
        Redone(1),
    ) == talk.kept
