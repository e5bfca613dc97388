"""What is only the beginning of a sentence: the ears wait longer for the rest."""

from dataclasses import replace

import pytest

from companion.core.facts import Announcement
from companion.core.words import Transcript
from companion.table import Table
from tests.house.people import table

UNFINISHED = {
    "fr": (
        "je joue le",
        "je joue le...",
        "Je joue",
        "Alice prend",
        "Alice joue le bleu",
        "bleu",
        "non",
        "qui a",
        "combien de",
        "où en est",
        "euh je joue le",
        "je joue le, euh",
    ),
    "cs": (
        "vykládám",
        "vykládám modrou",
        "Alice bere",
        "Alice si bere",
        "modrá",
        "ne",
        "kdo má",
        "kolik",
        "ehm vykládám",
    ),
    "en": (
        "I play the",
        "I play",
        "Alice takes",
        "Alice takes the",
        "blue",
        "no",
        "who has",
        "how many",
        "um I play the",
    ),
}
WHOLE = {
    "fr": (
        "bleu trois",
        "je joue le bleu trois",
        "Alice prend le masque",
        "non, six",
        "annule",
        "répète",
        "c'est à qui",
        "quel est le score",
    ),
    "cs": (
        "modrá tři",
        "vykládám modrou tři",
        "Alice bere masku",
        "ne, šest",
        "zpět",
        "kdo je na tahu",
    ),
    "en": (
        "blue three",
        "I play the blue three",
        "Alice takes the mask",
        "no, six",
        "undo",
        "whose turn",
    ),
}
TALK = {
    "fr": (
        "on a commandé des pizzas",
        "tu as vu le match hier",
        "passe-moi le sel",
        "je joue le piano",
        "",
        "...",
    ),
    "cs": ("dáme si pivo", "viděl jsi včera ten film", "podej mi sůl", "", "..."),
    "en": ("shall we order pizza", "I play the piano", "pass me the salt", "", "..."),
}


@pytest.fixture(scope="module", params=UNFINISHED)
def spoken(request: pytest.FixtureRequest) -> Table:
    """Return a table of each language, in the middle of a round."""
    first = {"fr": "Alice commence", "cs": "Alice začíná", "en": "Alice starts"}
    people = table(request.param)
    begun = people.answer(Transcript(first[request.param]))
    assert begun.answer.outcome == "accepted"
    return people


def test_a_sentence_that_breaks_off_is_unfinished(spoken: Table) -> None:
    """Plays, artefacts, corrections and questions, with or without a pause sound."""
    texts = UNFINISHED[spoken.session.language]
    assert [text for text in texts if not spoken.is_unfinished(text)] == []


def test_a_whole_sentence_is_not_unfinished(spoken: Table) -> None:
    """What can be answered is answered at once."""
    texts = WHOLE[spoken.session.language]
    assert [text for text in texts if spoken.is_unfinished(text)] == []


def test_talk_is_not_unfinished(spoken: Table) -> None:
    """What no sentence begins with is over when it is over."""
    texts = TALK[spoken.session.language]
    assert [text for text in texts if spoken.is_unfinished(text)] == []


def test_a_name_is_a_beginning_only_at_its_own_table() -> None:
    """People who do not sit at the table are talk."""
    assert table("fr", ("Zoé", "Bruno", "Chloé")).is_unfinished("Zoé prend")
    assert not table("fr").is_unfinished("Zoé prend")


def test_a_no_that_was_asked_for_is_whole() -> None:
    """After a question, "no" is all that is awaited."""
    people = table("en")
    people.answer(Transcript("start the round"))
    question = people.session.question
    assert question is not None
    assert not people.is_unfinished("no")
    people.session = replace(people.session, question=None)
    assert people.is_unfinished("no")


def test_the_address_word_alone_is_unfinished_where_it_is_needed() -> None:
    """Who calls the companion will say what for."""
    people = table("en")
    word = people.locale.profile.address[0]
    assert not people.is_unfinished(word)
    people.session = replace(people.session, listening="called")
    assert people.is_unfinished(word)
    assert people.is_unfinished(f"{word}, I play the")
    assert not people.is_unfinished(f"{word}, undo")


def test_a_number_that_ends_an_overheard_colour_is_whole() -> None:
    """The three that follows "blue" is all there is to say."""
    people = table("en")
    assert people.is_unfinished("three")
    readings = people.locale.understanding(people.session.seats).readings("blue")
    colour = readings[0]
    assert isinstance(colour, Announcement)
    people.session = replace(people.session, dangling=colour)
    assert not people.is_unfinished("three")
