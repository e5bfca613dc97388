"""The table says how things really stand (interface, Amarok, table-corrected)."""

import pytest

from companion.core.announcements import SeatBack, SeatLeft
from companion.core.facts import Announcement
from companion.games.amarok.announcements import RoundStarted, TableCorrected
from companion.games.amarok.board import Objective, Unseen
from tests.games.amarok.table import (
    ANA,
    BEN,
    CLEO,
    DAN,
    card,
    dealt,
    laid,
    lying,
    seated,
)


def test_what_is_told_of_a_player_is_taken() -> None:
    """Wins, hand, cards in front."""
    table = dealt().say(
        TableCorrected(ANA, wins=1, hand=1), lying(ANA, "red 5 heart", "blue bare")
    )
    assert {
        "wins": 1,
        "laid": [
            {"colour": "red", "value": 5, "symbol": "heart"},
            {"colour": "blue", "value": None, "symbol": None},
        ],
        "hand": 1,
        "sees": 1,
    } == table.player(ANA)


def test_what_is_told_of_the_table_is_taken() -> None:
    """Objective, pile, and the river with what is not known of it."""
    river = (card("red 5"), Unseen.UNSEEN)
    table = dealt().say(TableCorrected(objective=Objective.MINUS, pile=9, river=river))
    assert ("minus", 9) == (table.view["objective"], table.view["pile"])
    told = {"colour": "red", "value": 5, "symbol": None}
    assert [told, None] == table.view["river"]


@pytest.mark.parametrize(
    "correction",
    [
        TableCorrected(ANA, wins=3),
        TableCorrected(ANA, wins=-1),
        TableCorrected(ANA, hand=3),
        lying(ANA, "red 1", "red 2", "red 3"),
        TableCorrected(pile=23),
        TableCorrected(river=(Unseen.UNSEEN,) * 3),
    ],
)
def test_what_cannot_be_is_objected(correction: Announcement) -> None:
    """A third win would be the game, a third card in the river none of it."""
    assert ("out-of-range",) == dealt().objections(correction)
    assert not dealt().can_insist(correction)


def test_a_number_that_no_card_bears_is_objected() -> None:
    """In front and in the river."""
    assert ("value-not-in-deck",) == dealt().objections(lying(ANA, "red 100"))
    river = TableCorrected(river=(card("red 100"),))
    assert ("value-not-in-deck",) == dealt().objections(river)


def test_what_lies_in_front_is_corrected_only_while_cards_are_laid() -> None:
    """Not between rounds, and not while a Claw waits."""
    assert ("wrong-phase",) == seated().objections(lying(ANA, "red 5"))
    clawing = dealt().lay("hand red 5 claw")
    assert ("wrong-phase",) == clawing.objections(lying(BEN, "red 6"))


def test_a_correction_of_nothing_or_nobody_is_asked_back() -> None:
    """What, and of whom?"""
    assert "correction" == dealt().missing(TableCorrected(ANA))
    assert "correction" == dealt().missing(TableCorrected())
    assert "seat" == dealt().missing(TableCorrected(hand=1))


def test_the_turn_follows_the_corrected_cards() -> None:
    """Who has two cards is passed over."""
    table = dealt().say(lying(ANA, "red 5", "red 6"))
    assert BEN == table.view["to_act"]


def test_who_leaves_is_passed_over_and_comes_back() -> None:
    """The cards stay; whoever takes one from that hand may."""
    table = dealt(4).say(SeatLeft(BEN)).lay("hand red 5")
    assert CLEO == table.view["to_act"]
    assert (1, 1, 2, 2) == table.lay("Ben red 6").hands
    assert BEN == table.say(SeatBack(BEN)).view["to_act"]
    assert "seat" == table.missing(SeatLeft())
    assert "seat" == table.missing(SeatBack())


def test_who_was_not_dealt_in_lays_nothing() -> None:
    """They wait for the next round, and no correction gives them cards."""
    table = seated(4).say(SeatLeft(DAN), RoundStarted(ANA), SeatBack(DAN))
    assert ("player-away",) == table.objections(laid("pile red 5", DAN))
    assert ("player-away",) == table.objections(TableCorrected(DAN, hand=2))


def test_nobody_acts_where_all_have_left() -> None:
    """The table is told so."""
    table = dealt().say(SeatLeft(ANA), SeatLeft(BEN), SeatLeft(CLEO))
    assert ("play", None, ["card-laid"]) == table.awaits
