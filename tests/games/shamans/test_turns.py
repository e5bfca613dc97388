"""Whose card it is, and which cards there are (000; interface, violations)."""

import pytest

from companion.core.announcements import SeatLeft
from companion.core.facts import Seat
from companion.games.shamans import announcements as said
from companion.games.shamans.board import World
from tests.games.shamans.situations import (
    Situation,
    almost_complete,
    before_the_moon,
    eliminating,
    moon_reached,
    performing,
    round_scored,
    trick_over,
)
from tests.games.shamans.table import (
    ALL,
    ANA,
    BEN,
    BLUE,
    CLEO,
    DAN,
    EVE,
    NOBODY,
    PORTAL,
    PURPLE,
    SHARD,
    STACK,
    YELLOW,
    card,
    dealt,
    holding,
    set_up,
)

# What cannot be


@pytest.mark.parametrize("again", ["blue 3", "green 6", "yellow 1"])
def test_000_a_card_can_be_out_only_once(again: str) -> None:
    """In front, laid, or a leftover: every card is there once (000)."""
    leftover = dealt(3).say(said.CardLaid(YELLOW, 1))

    assert ("card-already-out",) == leftover.play("blue 3", "green 6").objections(
        card(again)
    )


@pytest.mark.parametrize("seat", [CLEO, DAN])
def test_interface_a_card_out_of_turn_is_objected(seat: Seat) -> None:
    """The turn settles who plays (interface, not-your-turn)."""
    table = set_up().play("blue 3")

    assert ("not-your-turn",) == table.objections(card("blue 1", seat))


def test_interface_the_table_can_insist_on_a_card_out_of_turn() -> None:
    """The card lies there; who did not play yet still does (interface, insist)."""
    table = set_up().play("blue 3").insist(card("blue 1", DAN))

    assert (BEN, 8) == (table.view["to_act"], table.player(DAN)["hand"])


def test_interface_after_an_insisted_card_the_others_follow_from_the_guide() -> None:
    """Clockwise from the Guide, without who has played (interface, insist)."""
    table = set_up().play("blue 3").insist(card("blue 1", CLEO)).play("green 1")

    assert DAN == table.view["to_act"]


def test_interface_nobody_plays_twice_in_a_trick() -> None:
    """Who has played in this trick is objected for good (interface, insist)."""
    table = set_up().play("blue 3", "blue 1")

    assert ("not-your-turn",) == table.objections(card("green 1", ANA))
    assert not table.can_insist(card("green 1", ANA))


def test_interface_whoever_leads_a_trick_is_its_guide() -> None:
    """A lead out of turn, insisted, makes its player the Guide (interface, View)."""
    table = set_up().insist(card("blue 3", CLEO))

    assert (CLEO, DAN) == (table.view["guide"], table.view["to_act"])


def test_interface_who_holds_no_card_cannot_play() -> None:
    """No cards left (interface, no-cards-left)."""
    table = set_up().correct(BEN, hand=0).play("blue 3")

    assert ("no-cards-left",) == table.objections(card("blue 1", BEN))


def test_000_who_holds_no_card_is_passed_over() -> None:
    """A trick goes on among those who hold cards (000: who has cards plays)."""
    table = set_up().correct(BEN, hand=0).play("blue 3")

    assert CLEO == table.view["to_act"]


def test_interface_who_is_not_at_the_table_cannot_play() -> None:
    """Only seats of this table play (interface, player-unknown)."""
    assert ("player-unknown",) == set_up(4).objections(card("blue 1", EVE))
    assert ("player-unknown",) == set_up(4).objections(card("blue 1", NOBODY))


@pytest.mark.parametrize(
    ("played", "missing"),
    [
        (said.CardPlayed(value=3), "world"),
        (said.CardPlayed(world=BLUE), "value"),
        (said.CardPlayed(), "world"),
    ],
)
def test_interface_half_a_card_is_asked_for_its_other_half(
    played: said.CardPlayed, missing: str
) -> None:
    """Neither colour nor value follows from the state (interface, The answer)."""
    assert missing == set_up().missing(played)


def test_interface_the_turn_settles_who_plays() -> None:
    """The seat may be left out (interface, The answer)."""
    settled = set_up().play("blue 3").settled(card("blue 1"))

    assert card("blue 1", BEN) == settled


@pytest.mark.parametrize(
    "situation", [trick_over, before_the_moon, eliminating, moon_reached, round_scored]
)
def test_interface_a_card_waits_for_what_is_due(situation: Situation) -> None:
    """Artefact, Moon, role, the end of the round come first (interface)."""
    assert "wrong-phase" in situation().objections(card("brown 4"))


def test_interface_a_card_waits_for_a_ritual() -> None:
    """The ritual comes before the next player plays (000; interface)."""
    assert ("wrong-phase",) == performing(BLUE).objections(card("brown 4"))


# Who names the Guide (001, dernière remarque): see test_eliminations


@pytest.mark.parametrize("situation", [set_up, trick_over, moon_reached])
def test_interface_a_guide_is_named_only_by_an_eliminated_owner(
    situation: Situation,
) -> None:
    """Otherwise the highest card settles it (interface, wrong-phase)."""
    assert ("wrong-phase",) == situation().objections(said.GuideNamed(ANA))


def test_000_a_tile_taken_lies_with_its_owner_through_the_round() -> None:
    """Artefacts are kept in front of their player (001)."""
    table = trick_over().say(said.ArtefactTaken(tile=SHARD, source=STACK))

    assert ["moon-shard"] == table.play("green 1").player(BEN)["artefacts"]


def test_000_the_trick_of_a_world_completed_in_its_course_goes_on() -> None:
    """A ritual in mid trick does not end the trick (000)."""
    table = almost_complete(set_up(), PURPLE).play("blue 1", "purple 6")

    assert ("play", CLEO, ["card-played"]) == table.awaits
    assert World.BLUE.value == table.view["destination"]


def test_interface_a_seat_that_cannot_be_settled_is_asked() -> None:
    """Nobody is left to play because all are away: whose card is it (interface)."""
    table = set_up().say(*map(SeatLeft, ALL[:4]))

    assert "seat" == table.missing(card("blue 1"))


def test_interface_a_player_who_holds_tiles_plays_like_the_others() -> None:
    """Artefacts never stand in for a card (000: each must play one)."""
    table = set_up().say(holding(BEN, PORTAL)).play("blue 3")

    assert ("play", BEN, ["card-played"]) == table.awaits
