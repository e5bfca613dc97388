"""A play that comes before a due fact waits for it (interface, The answer)."""

import pytest

from companion.core import requests as ask
from companion.core.journal import Recorded
from companion.core.reports import PlayHeld
from companion.core.waiting import HeldDropped, PlaysHeld
from companion.core.words import phrase
from companion.games.shamans import announcements as said
from companion.games.shamans.board import World
from tests.games.shamans.situations import (
    Situation,
    before_the_moon,
    eliminating,
    moon_reached,
    performing,
    trick_over,
)
from tests.games.shamans.table import (
    ANA,
    BLUE,
    CLEO,
    DAN,
    MASK,
    PORTAL,
    Table,
    card,
    dealt,
    set_up,
)
from tests.session.conversation import Conversation, at


def counting() -> Conversation:
    """Return a conversation of three where one leftover was told, and two are due."""
    return at(dealt(3).say(said.CardLaid(BLUE, 1)))


def refill_due() -> Conversation:
    """Return a conversation where a refill is due, and Cleo leads next."""
    return at(trick_over()).hear(said.ArtefactTaken(tile=PORTAL))


def mask_taken() -> Table:
    """Return a table where Ben has taken a Mask from the stack."""
    return trick_over().say(said.ArtefactTaken(tile=MASK))


def last_tile() -> Table:
    """Return a table where the Eclipse is due before an artefact."""
    return trick_over().correct(stack=1)


def test_interface_a_said_play_before_a_due_fact_is_held() -> None:
    """Nothing is recorded, and the fact is asked for (interface, asked)."""
    talk = refill_due().hear("green one")

    assert ("asked", "row") == (talk.outcome, talk.phase)
    assert ("common-play-held", "shamans-refill-due") == talk.said


def test_interface_a_held_play_is_read_back() -> None:
    """So that the table knows it was heard (design, decision 6)."""
    talk = refill_due().hear("green one")

    play = said.CardPlayed(None, World.GREEN, 1)
    assert phrase(PlayHeld(play)) == talk.answer.phrases[0]


@pytest.mark.parametrize("fact", ["new tile mask", "mask", said.TileRevealed(MASK)])
def test_interface_a_held_play_is_ruled_once_the_fact_is_told(
    fact: str | said.TileRevealed,
) -> None:
    """By itself, however the fact is told (interface, The answer)."""
    talk = refill_due().hear("green one", fact)

    assert ("accepted", (1,), DAN) == (talk.outcome, talk.trick, talk.view["to_act"])


def test_interface_events_of_a_held_play_follow_in_the_same_answer() -> None:
    """First the fact, then the play (interface, The answer)."""
    talk = refill_due().hear("green one", "new tile mask")

    expected = ("row-refilled", "trick-laid", "destination-named", "card-faced")
    assert expected == talk.happened


def test_interface_fact_and_held_play_are_two_entries() -> None:
    """Both are kept, as they were said (design, decision 9)."""
    talk = refill_due().hear("green one", "new tile mask")

    kept = (Recorded(said.TileRevealed(MASK)), Recorded(card("green 1")))
    assert kept == talk.answer.operations
    assert 3 == len(talk.entries)


def test_interface_undo_takes_back_a_held_play_alone() -> None:
    """The fact stays (interface, undo)."""
    talk = refill_due().hear("green one", "new tile mask", "undo")

    assert ((), ["mask", "moon-shard"]) == (talk.trick, talk.view["row"])


@pytest.mark.parametrize(
    ("situation", "facts"),
    [
        (trick_over, ("takes the top tile",)),
        (trick_over, ("takes the portal", "new tile mask")),
        (mask_taken, ("ben is a shaman",)),
        (last_tile, ("eclipse left", "takes the portal")),
        (eliminating, ("cleo is a shaman",)),
    ],
)
def test_interface_a_play_waits_for_tiles_roles_and_the_eclipse(
    situation: Situation, facts: tuple[str, ...]
) -> None:
    """New tile, artefact, role: the play comes with the last of them (interface)."""
    held = at(situation()).hear("purple two")
    talk = held.hear(*facts)

    assert ("asked", "accepted") == (held.outcome, talk.outcome)
    assert Recorded(card("purple 2")) == talk.answer.operations[-1]


def test_interface_a_play_waits_for_a_sticker() -> None:
    """What the completed world calls for is a fact of the board (interface)."""
    table = set_up(rituals={}).correct(laid=((BLUE, (1, 2, 3, 4, 5)),))
    talk = at(table.play("green 1", "blue 6")).hear("green two")

    assert ("asked", "ritual") == (talk.outcome, talk.phase)


@pytest.mark.parametrize(
    "situation", [before_the_moon, moon_reached, lambda: performing(BLUE)]
)
def test_interface_a_play_waits_for_no_choice(situation: Situation) -> None:
    """A Portal or a ritual is for somebody to decide: objected (interface)."""
    talk = at(situation()).hear("green two")

    assert ("objected", ("wrong-phase",)) == (talk.outcome, talk.violations)


def test_interface_objects_are_ruled_as_they_come() -> None:
    """A program gets its objection at once (interface, The answer)."""
    talk = refill_due().hear(card("green 1"))

    assert ("objected", ("wrong-phase",)) == (talk.outcome, talk.violations)
    assert () == talk.hear("new tile mask").trick


def test_interface_a_play_that_can_never_be_is_objected_at_once() -> None:
    """Its card is out already (interface, objected)."""
    talk = refill_due().hear("blue one")

    assert ("objected", "card-already-out") == (talk.outcome, talk.violations[0])


def test_interface_several_plays_wait_in_the_order_they_were_said() -> None:
    """The table plays on while the tile is looked at (interface, The answer)."""
    talk = refill_due().hear("green one", "green four", "new tile mask")

    assert ((1, 4), ANA) == (talk.trick, talk.view["to_act"])


def test_design_of_several_plays_that_wait_the_table_hears_all() -> None:
    """And how they are dropped; nothing piles up unheard (design, decision 6)."""
    talk = refill_due().hear("green one", "green four")

    assert phrase(PlaysHeld(talk.session.held)) == talk.answer.phrases[0]
    assert ("common-plays-held", "shamans-refill-due") == talk.said


def test_design_no_more_plays_wait_than_there_are_players() -> None:
    """The oldest is dropped aloud, to be said again (design, decision 6)."""
    four = refill_due().hear("green one", "green four", "purple two", "blue five")
    talk = four.hear("dan green four")

    assert four.session.held[1:] == talk.session.held[:-1]
    assert phrase(HeldDropped(four.session.held[:1])) == talk.answer.phrases[1]


def test_interface_a_play_said_twice_waits_once() -> None:
    """It is the same card (interface, The answer)."""
    talk = refill_due().hear("green one", "green one", "new tile mask")

    assert ("accepted", (1,), ()) == (talk.outcome, talk.trick, talk.violations)


def test_interface_a_held_play_that_turns_out_wrong_is_objected() -> None:
    """The fact stands, and Dan's card is out of turn (interface, The answer)."""
    talk = refill_due().hear("dan purple two", "new tile mask")

    assert ("accepted", ("not-your-turn",)) == (talk.outcome, talk.violations)
    assert ((), ["mask", "moon-shard"]) == (talk.trick, talk.view["row"])


def test_interface_a_held_play_that_turns_out_wrong_can_be_insisted_on() -> None:
    """Like any objection (interface, insist)."""
    talk = refill_due().hear("dan purple two", "new tile mask", "all the same")

    assert ("accepted", (2,), DAN) == (talk.outcome, talk.trick, talk.view["guide"])


def test_interface_no_drops_a_held_play() -> None:
    """It was a mistake (interface, no)."""
    talk = refill_due().hear("green one", "no")

    assert ("answered", "common-let-go") == (talk.outcome, talk.said[0])
    assert () == talk.hear("new tile mask").trick


def test_interface_undo_drops_a_held_play() -> None:
    """Said words take back what was said last; the entries stay (design, 6)."""
    talk = refill_due().hear("green one", "undo")

    assert ("answered", "row") == (talk.outcome, talk.phase)
    assert () == talk.hear("new tile mask").trick


def test_interface_words_correct_a_held_play() -> None:
    """Four, not one, before it was ruled (design, decision 6)."""
    talk = refill_due().hear("green one", "no, four", "new tile mask")

    assert (4,) == talk.trick


def test_interface_a_question_leaves_a_held_play() -> None:
    """It still waits (interface, The answer)."""
    talk = refill_due().hear("green one", "the score", "new tile mask")

    assert (1,) == talk.trick


def test_interface_a_held_play_names_nobody_else() -> None:
    """Cleo leads, whoever took the tile (interface: the turn settles it)."""
    talk = refill_due().hear("green one", "new tile mask")

    assert CLEO == talk.view["guide"]


def test_a_newer_card_of_a_player_replaces_the_one_that_waited() -> None:
    """Nobody plays two cards into one trick."""
    talk = refill_due().hear("green one", "dan purple two", "dan green four")

    played = [
        one for one in talk.session.held if one == said.CardPlayed(DAN, World.GREEN, 4)
    ]
    assert (2, 1) == (len(talk.session.held), len(played))


def test_a_void_round_drops_what_waited() -> None:
    """The cards go back; nothing of them is said."""
    talk = refill_due().hear("green one", "dan purple two", "void")

    assert () == talk.session.held
    assert "common-play-held" not in talk.hear(ask.AskState()).said
    assert "common-held-dropped" not in talk.said


# While leftovers are counted


def test_interface_a_card_named_while_leftovers_are_due_is_one() -> None:
    """That is what was asked for (interface, Shamans: setup)."""
    talk = counting().hear("green four")

    assert (said.CardLaid(World.GREEN, 4),) == talk.entries


def test_interface_a_said_play_while_leftovers_are_due_waits_for_them() -> None:
    """It is no leftover, and what is missing is asked for (interface, asked)."""
    talk = counting().hear("I play green four")

    assert ("asked", (), "shamans-leftovers-due") == (
        talk.outcome,
        talk.entries,
        talk.said[-1],
    )


def test_interface_a_play_that_waits_for_leftovers_is_ruled_after_the_last() -> None:
    """By itself, as any play out of its time (interface, asked)."""
    talk = counting().hear("I play green four", "blue three", "purple two")

    assert ("accepted", (4,)) == (talk.outcome, talk.trick)


def test_interface_leftovers_may_still_be_left_out() -> None:
    """The table insists on its play (interface: set-up may be left out)."""
    talk = counting().hear("I play green four", "all the same")

    assert ("accepted", (4,), ()) == (talk.outcome, talk.trick, talk.session.held)


def test_interface_a_set_up_of_which_nothing_was_told_is_left_out() -> None:
    """The first card ends it (interface: set-up may be left out)."""
    talk = at(dealt(3)).hear("I play green four")

    assert ("accepted", (4,)) == (talk.outcome, talk.trick)


def test_interface_an_object_is_played_while_leftovers_are_due() -> None:
    """Objects are ruled as they come (interface, asked)."""
    talk = counting().hear(card("green 4"))

    assert ("accepted", (4,)) == (talk.outcome, talk.trick)


def test_interface_a_play_of_the_speaker_goes_on_with_a_half_told_one() -> None:
    """Who plays was told, the number was not (interface, asked)."""
    half = at(set_up()).hear(said.CardPlayed(ANA, World.GREEN), "I play green four")

    assert (said.CardPlayed(ANA, World.GREEN, 4),) == half.entries
