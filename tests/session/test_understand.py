"""What a sentence would mean, without a game (interface, Understanding alone)."""

import pytest

from companion.core import requests as ask
from companion.core.facts import Announcement, Request
from companion.core.words import Transcript
from companion.games.shamans import announcements as said
from companion.games.shamans.board import Tile, World
from companion.session import Answer, understand
from tests.games.shamans.table import ANA, seated
from tests.session.conversation import SCRIPT, Scripted, at

SESSION = at(seated()).session


def meant(text: str) -> Answer:
    """Return what words would mean."""
    return understand(SESSION, Transcript(text), Scripted())


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("ana blue three", said.CardPlayed(ANA, World.BLUE, 3)),
        ("blue three", said.CardPlayed(None, World.BLUE, 3)),
        ("takes the portal", said.ArtefactTaken(None, Tile.PORTAL)),
        ("ana is a shadow", said.RolesNamed((ANA,))),
        ("undo twice", ask.Undo(2)),
        ("the score", ask.AskScore()),
    ],
)
def test_interface_words_are_understood_in_any_phase(
    text: str, meaning: Announcement | Request
) -> None:
    """As if everything might be said; what the turn settles stays open (interface)."""
    answer = meant(text)

    assert ("understood", text, meaning) == (
        answer.outcome,
        answer.heard,
        answer.meaning,
    )


def test_interface_an_understood_announcement_is_read_back() -> None:
    """In its own words, as a choice would be (interface, said)."""
    (phrase,) = meant("blue three").phrases

    assert ("shamans-card-played", "choice") == (phrase.id, phrase.form)


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("blue", "missing-value"),
        ("eliminates", "missing-target"),
        ("swaps", "missing-other"),
    ],
)
def test_interface_half_a_sentence_is_asked_for_the_rest(
    text: str, missing: str
) -> None:
    """No state could settle it (interface, asked)."""
    answer = meant(text)

    assert ("asked", SCRIPT[text][0]) == (answer.outcome, answer.meaning)
    assert missing == answer.phrases[0].form


def test_interface_who_is_named_as_their_own_other_is_asked_for() -> None:
    """A name was misheard, and nobody knows which: nothing is meant (interface)."""
    answer = meant("ben eliminates himself")

    assert ("asked", None) == (answer.outcome, answer.meaning)
    assert "missing-target" == answer.phrases[0].form


def test_interface_words_with_several_meanings_are_asked() -> None:
    """With all of them (interface, choices)."""
    answer = meant("blue something")

    assert ("asked", SCRIPT["blue something"]) == (answer.outcome, answer.choices)


@pytest.mark.parametrize("text", ["nonsense", "", "three", "cleo", "blue " * 200])
def test_interface_words_that_mean_nothing_alone_are_not_understood(text: str) -> None:
    """A bare name or value answers a question that nobody has asked (interface)."""
    answer = meant(text)

    assert ("not-understood", None) == (answer.outcome, answer.meaning)
    assert answer.phrases


def test_interface_a_question_about_the_rulebook_has_its_text() -> None:
    """No game is needed for it (interface, said)."""
    answer = meant("triangle")

    assert ("understood", "shamans-sticker-triangle-tile") == (
        answer.outcome,
        answer.phrases[0].id,
    )


def test_interface_a_sticker_in_two_places_is_asked() -> None:
    """On a tile or on the board (interface: like play)."""
    answer = meant("round")

    assert ("asked", 2) == (answer.outcome, len(answer.choices))


@pytest.mark.parametrize("text", ["blue three", "undo", "void", "yes"])
def test_interface_understanding_applies_nothing(text: str) -> None:
    """No event, no step to keep (interface, Understanding alone)."""
    answer = meant(text)

    assert ((), ()) == (answer.events, answer.operations)
    assert () == SESSION.journal.entries
