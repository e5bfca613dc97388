"""Whoever asks something before an answer loses nothing of what was open."""

from dataclasses import replace

import pytest

from companion.core import requests as ask
from companion.core.words import phrase
from companion.games.shamans import announcements as said
from companion.games.shamans.board import Neighbour, Ritual, Role, Source, Tile, World
from companion.session.open_ends import open_ends
from tests.games.shamans.situations import performing, trick_over
from tests.games.shamans.table import (
    ANA,
    BEN,
    CLEO,
    DAGGER,
    YELLOW,
    Table,
    set_up,
)
from tests.session.conversation import Conversation, at

ELIMINATION = said.PlayerEliminated(BEN, CLEO)
CONFIRMING = phrase(ELIMINATION, "confirm")


def confirming() -> Conversation:
    """Return a conversation where an elimination waits for a yes."""
    return at(performing(YELLOW, DAGGER)).hear("ben eliminates cleo")


def test_a_question_that_is_asked_back_leaves_the_older_one_open() -> None:
    """On the board or on a tile? Then the elimination is asked anew."""
    asked = confirming().hear("round")
    told = asked.hear("on the board")

    assert "asked" == asked.outcome
    assert ("shamans-sticker-round-board", CONFIRMING.id) == told.said
    assert (ELIMINATION,) == told.hear("yes").entries[-1:]


def test_a_refusal_of_the_newer_question_asks_the_older_one_anew() -> None:
    """The no drops what was asked last, and nothing before it."""
    told = confirming().hear("round", "no")

    assert ("common-let-go", CONFIRMING.id) == told.said
    assert (ELIMINATION,) == told.hear("yes").entries[-1:]


@pytest.mark.parametrize("times", [1, 2])
def test_what_does_that_mean_is_about_the_play_that_is_asked_for(times: int) -> None:
    """The rule behind it, and the question again."""
    told = confirming().hear(*["what does that mean"] * times)

    assert ("shamans-topic-neutralisation", CONFIRMING.id) == told.said
    assert (ELIMINATION,) == told.hear("yes").entries[-1:]


def test_a_choice_between_plays_is_asked_anew_after_a_question() -> None:
    """Which one it was is still to be told."""
    told = at(set_up()).hear("blue one or three", "the score")

    assert "common-which-one" == told.said[-1]
    assert (3,) == told.hear("the second").trick


def test_a_private_question_leaves_open_what_the_table_was_asked() -> None:
    """The answer goes into the earphone; the table still answers aloud."""
    talk = at(set_up())
    talk = replace(talk, session=replace(talk.session, has_earphone=True))
    told = talk.hear("blue", "in private, the score")
    played = told.hear("three")

    assert told.answer.is_private
    assert "shamans-card-played" == told.said[-1]
    assert ((3,), False) == (played.trick, played.answer.is_private)


def test_a_sitting_keeps_the_question_that_came_first() -> None:
    """What came between was only asked about."""
    ends = open_ends(at(set_up()).hear("blue", "round").session)

    assert ((said.CardPlayed(ANA, World.BLUE),), "value") == (ends.asked, ends.missing)


# What is told in between


def test_an_objection_leaves_open_what_was_asked() -> None:
    """Nothing came of what was said: the elimination still waits for its yes."""
    told = confirming().hear("new tile mask")

    assert ("objected", CONFIRMING.id) == (told.outcome, told.said[-1])
    assert 1 == told.answer.phrases.count(CONFIRMING)
    assert (ELIMINATION,) == told.hear("yes").entries[-1:]


def test_a_play_waits_and_leaves_open_what_was_asked() -> None:
    """A tile's place is asked for while somebody plays already."""
    asked = at(trick_over()).hear(said.ArtefactTaken())
    told = asked.hear("cleo plays green four")

    assert ("asked", asked.said[-1]) == (told.outcome, told.said[-1])
    assert "common-play-held" == told.said[0]


def test_what_was_to_be_confirmed_is_dropped_by_what_is_recorded() -> None:
    """The table goes on with other things (interface, The answer)."""
    told = confirming().hear("blue is a permutation")

    assert "accepted" == told.outcome
    assert CONFIRMING not in told.answer.phrases
    assert "common-nothing-asked" == told.hear("yes").said[0]


def test_a_role_that_only_an_elimination_shows_agrees_to_it() -> None:
    """Nobody shows a role who is not eliminated; both are read back."""
    told = confirming().hear("cleo is a shaman")

    assert "accepted" == told.outcome
    assert "shamans-player-eliminated" == told.said[0]
    assert "shamans-role-revealed" in told.said
    assert (ELIMINATION, said.RoleRevealed(CLEO, Role.SHAMAN)) == told.entries[-2:]


def test_a_role_of_somebody_else_does_not_agree_to_an_elimination() -> None:
    """It follows from another one: the question stays open."""
    told = confirming().hear("ben is a shaman")

    assert ("objected", CONFIRMING) == (told.outcome, told.answer.phrases[-1])


def test_a_role_as_an_object_agrees_to_nothing() -> None:
    """A program means what it writes (interface)."""
    told = confirming().hear(said.RoleRevealed(CLEO, Role.SHAMAN))

    assert "objected" == told.outcome


def test_an_eclipse_waits_for_its_arrow_while_a_tile_is_told() -> None:
    """The tile is recorded; the Eclipse is not forgotten (001)."""
    taken = said.ArtefactTaken(tile=Tile.PORTAL, source=Source.ROW)
    asked = at(trick_over().correct(stack=5)).hear(taken, "an eclipse")
    told = asked.hear("new tile mask")

    assert ("asked", "accepted") == (asked.outcome, told.outcome)
    assert asked.said[-1] == told.said[-1] == "shamans-eclipse-appeared"
    eclipse = said.EclipseAppeared(Neighbour.LEFT)
    assert (eclipse,) == told.hear("left").entries[-1:]


# Undo


def played(table: Table) -> Conversation:
    """Return a conversation where something was recorded that undo could take back."""
    return at(table).hear(said.RitualRead(World.BLUE, Ritual.PERMUTATION))


@pytest.mark.parametrize(
    ("table", "words"),
    [
        (set_up(), "blue"),
        (set_up(), "blue one or three"),
        (performing(YELLOW, DAGGER), "ben eliminates cleo"),
    ],
)
def test_undo_drops_what_is_asked_and_takes_back_nothing(
    table: Table, words: str
) -> None:
    """What was said last was never recorded, as with "no"."""
    before = played(table)
    told = before.hear(words, "undo")

    assert ("answered", "common-let-go") == (told.outcome, told.said[0])
    assert before.entries == told.entries
    assert "accepted" == told.hear("undo").outcome


@pytest.mark.parametrize("undo", ["undo once", ask.Undo()])
def test_undo_that_tells_how_much_takes_back_what_is_recorded(
    undo: str | ask.Undo,
) -> None:
    """An entry is named; and a program means what it writes (interface)."""
    assert () == played(set_up()).hear("blue", undo).entries
