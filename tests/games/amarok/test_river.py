"""The river: two cards face up, announced or not (interface, Amarok)."""

from companion.games.amarok.announcements import CardLaid, RiverShown
from tests.games.amarok.table import (
    ANA,
    BEN,
    BLUE,
    CLAW,
    HEART,
    RED,
    RIVER,
    dealt,
    laid,
    seated,
    shown,
)

CARDS = [
    {"colour": "blue", "value": 7, "symbol": "heart"},
    {"colour": "red", "value": 3, "symbol": None},
]


def test_the_river_may_be_told() -> None:
    """It is known then, and the turn stays."""
    table = dealt().say(shown("blue 7 heart", "red 3"))
    assert CARDS == table.view["river"]
    assert ("play", ANA, ["card-laid"]) == table.awaits
    assert "cards" == table.missing(RiverShown())


def test_as_many_cards_are_told_as_lie_there() -> None:
    """Nobody can insist on another number."""
    assert ("river-count",) == dealt().objections(shown("blue 7"))
    assert not dealt().can_insist(shown("blue 7"))
    left = dealt().lay("river blue 9")
    assert ("river-count",) == left.objections(shown("blue 7", "red 3"))
    assert 1 == len(left.say(shown("blue 7")).view["river"])


def test_the_river_is_told_only_while_cards_are_laid() -> None:
    """Not before a round, and not before a Claw is answered."""
    assert ("wrong-phase",) == seated().objections(shown("blue 7", "red 3"))
    clawing = dealt().lay("hand red 1 claw")
    assert ("wrong-phase",) == clawing.objections(shown("blue 7", "red 3"))


def test_the_card_that_fits_leaves_with_what_was_announced_of_it() -> None:
    """Its symbol need not be said again."""
    table = dealt().say(shown("blue 7 heart", "red 3")).lay("river blue 7")
    assert [("blue", 7, "heart")] == table.front(ANA)
    assert CARDS[1:] == table.view["river"]


def test_a_card_that_alone_fits_need_not_be_told_whole() -> None:
    """The blue one is the seven; two blue ones are asked back."""
    table = dealt().say(shown("blue 7 heart", "red 3"))
    settled = table.settled(CardLaid(None, RIVER, BLUE))
    assert CardLaid(ANA, RIVER, BLUE, 7, HEART) == settled
    both = dealt().say(shown("blue 7", "blue 3"))
    choices = both.choices(CardLaid(None, RIVER, BLUE))
    assert (laid("river blue 7", ANA), laid("river blue 3", ANA)) == choices


def test_a_card_that_was_not_announced_leaves_where_none_fits() -> None:
    """One of the two is known, the other one was taken."""
    table = dealt().say(shown("blue 7", "red 3")).lay("river blue 7")
    unknown = dealt().lay("river blue 9", "river red 8")
    assert [] == unknown.view["river"]
    assert ("card-not-in-river",) == table.objections(laid("river blue 8"))
    assert "value" == dealt().missing(CardLaid(ANA, RIVER, RED))


def test_another_card_than_the_announced_ones_is_objected() -> None:
    """Insisted, it was one of them, and what lies there is unknown."""
    table = dealt().say(shown("blue 7", "red 3"))
    assert ("card-not-in-river",) == table.objections(laid("river blue 8"))
    after = table.insist(laid("river blue 8"))
    assert [None] == after.view["river"]
    assert ("play", BEN, ["card-laid"]) == after.awaits
    out_of_turn = laid("river blue 8", BEN)
    assert ("not-your-turn", "card-not-in-river") == table.objections(out_of_turn)


def test_a_symbol_that_contradicts_the_river_is_another_card() -> None:
    """A card that was told with a heart is not one with a Claw."""
    table = dealt().say(shown("blue 7 heart", "red 3"))
    other = CardLaid(ANA, RIVER, BLUE, 7, CLAW)
    assert ("card-not-in-river",) == table.objections(other)
    untold = dealt().say(shown("blue 7", "red 3"))
    assert () == untold.objections(other)
