"""The physical table wins where the state stays consistent (interface, insist)."""

import pytest

from companion.core import requests as ask
from companion.core.journal import Recorded
from companion.games.shamans import announcements as said
from companion.games.shamans.board import World
from tests.games.shamans.situations import trick_over
from tests.games.shamans.table import ANA, BEN, DAN, NOBODY, PORTAL, card, dealt, set_up
from tests.session.conversation import Conversation, at


def objected() -> Conversation:
    """Return a conversation where Dan has played out of turn."""
    return at(set_up()).hear("blue three", "dan blue six")


def test_interface_an_objection_records_nothing() -> None:
    """A rule is broken, and it is said which (interface, objected)."""
    talk = objected()

    assert ("objected", ("not-your-turn",)) == (talk.outcome, talk.violations)
    assert ((3,), ()) == (talk.trick, talk.answer.operations)


def test_interface_an_objection_says_that_the_table_may_insist() -> None:
    """Only where it may (design, decision 1)."""
    assert ("shamans-not-your-turn", "common-insist-possible") == objected().said


def test_interface_an_objection_for_good_offers_nothing() -> None:
    """A card is there once (interface, insist)."""
    talk = at(set_up()).hear("blue three", "blue three")

    assert ("shamans-card-already-out",) == talk.said


def test_interface_the_gravest_violation_comes_first() -> None:
    """The card cannot be played by anybody, and it is not Dan's turn (interface)."""
    talk = at(set_up()).hear(card("green 9", DAN))

    assert "value-not-in-deck" == talk.violations[0]


@pytest.mark.parametrize("insist", ["all the same", ask.Insist()])
def test_interface_insist_right_after_records_it(insist: str | ask.Insist) -> None:
    """By voice or as an object (interface, insist)."""
    talk = objected().hear(insist)

    assert ("accepted", (3, 6)) == (talk.outcome, talk.trick)
    assert "common-noted-anyway" == talk.said[0]


def test_interface_what_was_insisted_on_is_kept_as_such() -> None:
    """A sitting knows that the table had its way (design, decision 9)."""
    talk = objected().hear("all the same")

    assert (Recorded(card("blue 6", DAN), is_insisted=True),) == talk.answer.operations


def test_interface_insisting_on_what_cannot_be_objects_again() -> None:
    """A card is there once (interface, insist)."""
    talk = at(set_up()).hear("blue three", "blue three", "all the same")

    assert ("objected", ("card-already-out",)) == (talk.outcome, talk.violations)


def test_design_what_cannot_be_insisted_on_is_called_impossible() -> None:
    """And how an earlier mistake is mended (interface, insist)."""
    talk = at(set_up()).hear("blue three", "blue three", "all the same")

    assert ("common-insist-impossible", "shamans-card-already-out") == talk.said


def test_interface_with_nothing_to_insist_on_the_answer_says_so() -> None:
    """Nobody objected (interface: answered)."""
    talk = at(set_up()).hear("blue three", "all the same")

    assert ("answered", ("common-nothing-to-insist",)) == (talk.outcome, talk.said)


@pytest.mark.parametrize("heard", ["whose turn", "blue", "nonsense", "redo"])
def test_interface_insisting_is_possible_until_something_is_recorded(
    heard: str,
) -> None:
    """A question or talk in between does not end it (interface, insist)."""
    assert (3, 6) == objected().hear(heard, ask.Insist()).trick


@pytest.mark.parametrize("heard", ["nonsense", "blue"])
def test_design_words_that_insist_too_late_hear_the_objection_again(
    heard: str,
) -> None:
    """They may be about the line between; once more, and it counts (decision 7)."""
    late = objected().hear(heard, "all the same")

    assert ("objected", ("not-your-turn",), (3,)) == (
        late.outcome,
        late.violations,
        late.trick,
    )
    assert (3, 6) == late.hear("all the same").trick


def test_design_words_that_insist_after_an_answer_are_in_time() -> None:
    """Who asks why and insists means what was objected to (design, decision 7)."""
    assert (3, 6) == objected().hear("whose turn", "all the same").trick


def test_design_what_nothing_speaks_against_any_longer_is_asked() -> None:
    """The leftovers may be left out, if this is what is meant (decision 7)."""
    talk = at(dealt(3).say(said.CardLaid(World.BLUE, 1)))
    asked = talk.hear("I play green four", "nonsense", "all the same")

    assert ("asked", ()) == (asked.outcome, asked.trick)
    assert (4,) == asked.hear("yes").trick


def test_interface_something_recorded_ends_insisting() -> None:
    """Ben has played meanwhile (interface, insist)."""
    talk = objected().hear("blue one", "all the same")

    assert ("answered", (3, 1)) == (talk.outcome, talk.trick)


def test_interface_insisting_twice_records_once() -> None:
    """The first one recorded it (interface, insist)."""
    assert "answered" == objected().hear("all the same", "all the same").outcome


def test_interface_the_last_objection_is_insisted_on() -> None:
    """Another objection has come since (interface, insist)."""
    talk = objected().hear("blue three", "all the same")

    assert ("objected", ("card-already-out",)) == (talk.outcome, talk.violations)


def test_interface_an_object_is_insisted_on_like_words() -> None:
    """Voice, keyboard and JSON are peers (interface)."""
    talk = at(trick_over()).hear(said.ArtefactTaken(DAN, PORTAL), "all the same")

    assert ["portal"] == talk.view["seats"][DAN]["artefacts"]


def test_interface_an_unknown_player_cannot_be_insisted_on() -> None:
    """Nobody of that name sits here (interface, player-unknown)."""
    unknown = card("blue 1", NOBODY)
    talk = at(set_up()).hear("blue three", unknown, "all the same")

    assert ("objected", ("player-unknown",)) == (talk.outcome, talk.violations)


def test_interface_an_objected_correction_can_be_insisted_on() -> None:
    """It then stands in the place of the last entry (interface, insist, correct)."""
    played = at(set_up()).hear("blue three", "blue one")
    talk = played.hear(ask.Correct((("seat", DAN),)), "all the same")

    assert ("accepted", (3, 1), 9) == (
        talk.outcome,
        talk.trick,
        talk.view["seats"][BEN]["hand"],
    )
    assert 2 == len(talk.entries)


def test_interface_what_follows_an_insisted_entry_is_said() -> None:
    """Its read-back, and who is next (design, decision 6)."""
    expected = ("common-noted-anyway", "shamans-card-played", "shamans-card-due")

    assert expected == objected().hear("all the same").said
    assert ANA == objected().view["guide"]
