"""How words are taken, switched by the table (design, decision 7)."""

import pytest

from companion.core.requests import Listen
from companion.core.words import LISTENINGS, Transcript
from companion.session import hear
from tests.games.shamans.table import set_up
from tests.session.conversation import Conversation, Scripted, at


def heard(talk: Conversation, *texts: str) -> Conversation:
    """Return a conversation after words that are taken as the session listens."""
    for text in texts:
        session, answer = hear(talk.session, Transcript(text, None), Scripted())
        talk = Conversation(session, answer)
    return talk


@pytest.mark.parametrize("listening", LISTENINGS)
def test_design_each_way_of_listening_is_answered_in_one_sentence(
    listening: str,
) -> None:
    """What acts from now on (design, decision 7)."""
    talk = at(set_up()).hear(Listen(listening))

    assert ("answered", listening) == (talk.outcome, talk.session.listening)
    assert ("common-listening-changed",) == talk.said


def test_design_heard_words_follow_what_the_table_has_switched_to() -> None:
    """The same words are asked back, silent, or silent until called."""
    talk = at(set_up())

    assert "asked" == heard(talk, "blue").outcome
    assert "not-understood" == heard(talk.hear(Listen("open")), "blue").outcome
    called = talk.hear(Listen("called"))
    assert "not-understood" == heard(called, "blue three").outcome
    assert "accepted" == heard(called, "companion, blue three").outcome


def test_design_typed_words_are_on_purpose_however_the_table_listens() -> None:
    """The keyboard is never overheard (design, decision 7)."""
    assert "asked" == at(set_up()).hear(Listen("open"), "blue").outcome


def test_design_the_table_can_switch_with_its_voice() -> None:
    """A command is always live, also where it is overheard (design, decision 7)."""
    talk = heard(at(set_up()).hear(Listen("open")), "press to talk", "blue")

    assert ("press", "asked") == (talk.session.listening, talk.outcome)


def test_design_who_names_no_way_of_listening_is_asked_for_it() -> None:
    """The answer is enough then (design, decision 7)."""
    asked = at(set_up()).hear("change the listening")

    assert ("asked", ("common-listen",)) == (asked.outcome, asked.said)
    assert "open" == asked.hear("open microphone").session.listening


def test_interface_a_way_of_listening_there_is_not_changes_nothing() -> None:
    """The answer names the fault (interface, The answer)."""
    talk = at(set_up()).hear(Listen("always"))

    assert ("not-understood", "press") == (talk.outcome, talk.session.listening)
    assert ("common-unusable-value",) == talk.said


def test_design_another_way_of_listening_opens_ears_that_were_closed() -> None:
    """Who switches wants to be heard."""
    talk = at(set_up()).hear("pause", Listen("open"))

    assert "accepted" == heard(talk, "blue three").outcome
