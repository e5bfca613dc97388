"""A turn: one card from one of four places (003, Déroulement)."""

from companion.games.amarok.announcements import CardLaid, TableCorrected
from tests.games.amarok.table import (
    ANA,
    BEN,
    BLANK,
    BLUE,
    CLEO,
    HAND,
    PILE,
    RED,
    dealt,
    laid,
    one_to_go,
    shown,
)


def test_a_card_from_ones_own_hand() -> None:
    """It lies face up in front, the hand is smaller, the next one plays."""
    table = dealt().lay("hand red 5")
    assert [("red", 5, None)] == table.front(ANA)
    assert (1, 2, 2) == table.hands
    assert ("play", BEN, ["card-laid"]) == table.awaits


def test_a_card_from_the_top_of_the_pile() -> None:
    """Nothing but the pile is smaller."""
    table = dealt().lay("pile blue 9")
    assert ((2, 2, 2), 13) == (table.hands, table.view["pile"])


def test_a_card_from_the_hand_of_another_player() -> None:
    """It comes from there and lies in front of who takes it."""
    table = dealt().lay("Cleo blue 9")
    assert (2, 2, 1) == table.hands
    assert [("blue", 9, None)] == table.front(ANA)


def test_a_card_from_the_river_is_not_replaced() -> None:
    """One card less lies there."""
    assert [None] == dealt().lay("river blue 9").view["river"]


def test_who_lays_is_whose_turn_it_is_where_nobody_is_named() -> None:
    """What the turn settles need not be said."""
    table = dealt().lay("hand red 5")
    assert laid("hand red 4", BEN) == table.settled(laid("hand red 4"))


def test_ones_own_name_is_ones_own_hand() -> None:
    """From Ana, Ana takes what she holds."""
    table = dealt().say(CardLaid(ANA, ANA, RED, 5))
    assert (1, 2, 2) == table.hands
    assert laid("hand red 5", ANA) == dealt().settled(CardLaid(ANA, ANA, RED, 5))


def test_what_is_left_out_is_asked() -> None:
    """Colour, value and place cannot be guessed; a symbol left out is none."""
    table = dealt()
    assert "colour" == table.missing(CardLaid(ANA, HAND))
    assert "value" == table.missing(CardLaid(ANA, HAND, RED))
    assert "source" == table.missing(CardLaid(ANA, None, RED, 5))
    assert [("red", 5, None)] == table.lay("hand red 5").front(ANA)


def test_a_card_without_a_value_is_laid_as_such() -> None:
    """It is told as having none."""
    table = dealt().say(CardLaid(ANA, PILE, BLUE, BLANK))
    assert [("blue", None, None)] == table.front(ANA)


def test_a_card_out_of_turn_is_objected_and_play_goes_on_from_there() -> None:
    """The physical table wins: then the next one clockwise plays."""
    out_of_turn = laid("hand red 5", BEN)
    assert ("not-your-turn",) == dealt().objections(out_of_turn)
    table = dealt().insist(out_of_turn)
    assert ("play", CLEO, ["card-laid"]) == table.awaits


def test_nobody_lays_a_third_card() -> None:
    """Two lie in front; nobody can insist on more."""
    table = one_to_go()
    third = laid("pile red 8", ANA)
    assert ("two-cards-laid",) == table.objections(third)
    assert not table.can_insist(third)


def test_an_empty_place_gives_no_card() -> None:
    """A hand, the river and the pile run out; nobody can insist."""
    table = dealt().lay("river red 1", "river red 2")
    assert ("river-empty",) == table.objections(laid("river red 3"))
    table = dealt().lay("Cleo red 1", "Cleo red 2")
    assert ("hand-empty",) == table.objections(laid("hand red 3"))
    assert not table.can_insist(laid("hand red 3"))
    assert ("hand-empty",) == table.objections(laid("Cleo red 3"))
    empty = dealt().say(TableCorrected(pile=0))
    assert ("pile-empty",) == empty.objections(laid("pile red 3"))
    assert not empty.can_insist(laid("pile red 3"))


def test_no_card_bears_a_number_below_nought_or_above_ninety_nine() -> None:
    """The list of cards is not known, but that much is."""
    assert ("value-not-in-deck",) == dealt().objections(laid("hand red 100"))
    assert ("value-not-in-deck",) == dealt().objections(laid("hand red -1"))
    assert () == dealt().objections(laid("hand red 0"))


def test_an_announced_river_says_where_its_card_comes_from() -> None:
    """The card can be nowhere else, so its place need not be said."""
    table = dealt().say(shown("blue 7", "red 3"))
    settled = table.settled(CardLaid(ANA, None, BLUE, 7))
    assert laid("river blue 7", ANA) == settled
