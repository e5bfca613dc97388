"""What contradicts what was announced is doubted gently, never refused."""

from companion.games.amarok.announcements import (
    CardLaid,
    RoundStarted,
    TableCorrected,
)
from tests.games.amarok.table import (
    BLANK,
    BLUE,
    PILE,
    clawed,
    dealt,
    laid,
    one_to_go,
    shown,
)


def test_the_same_card_twice_is_doubted() -> None:
    """It counts all the same: the stickers are felt, not the companion's memory."""
    table = dealt().lay("hand red 5", "hand red 5")
    assert ("card-taken", "card-fronted", "card-doubted") == table.happened
    assert 1 == len(table.front(table.state.seats[1]))


def test_a_card_of_the_river_cannot_come_from_elsewhere() -> None:
    """Taken from the river it is the same card, not a second one."""
    table = dealt().say(shown("blue 7", "red 3"))
    assert "card-doubted" in table.lay("pile blue 7").happened
    assert "card-doubted" not in table.lay("river blue 7").happened


def test_a_card_with_another_symbol_than_before_is_doubted() -> None:
    """It is remembered for the evening, over the rounds."""
    table = one_to_go().lay("hand blue 3 trap").say(RoundStarted())
    assert "symbol-doubted" in table.lay("hand blue 3").happened
    assert "symbol-doubted" not in table.lay("hand blue 3 trap").happened


def test_a_card_that_was_destroyed_may_come_from_the_pile_again() -> None:
    """Only once the pile was drawn through; before, it is doubted."""
    table = dealt().lay("hand red 5", "hand blue 9 claw")
    under = table.say(clawed("laid", "red 5"))
    assert "card-doubted" in under.lay("pile red 5").happened
    drawn = under.say(TableCorrected(pile=1)).lay("pile red 5")
    assert "card-doubted" not in drawn.happened


def test_a_destroyed_hidden_card_is_doubted_too() -> None:
    """It was shown to all, so all can feel it again."""
    table = dealt().lay("hand red 5", "hand blue 9 claw")
    assert "card-doubted" in table.say(clawed("pile", "red 5")).happened


def test_more_cards_of_a_colour_than_there_are_is_doubted() -> None:
    """Twelve different red ones cannot be."""
    table = dealt()
    for first in range(0, 10, 2):
        table = table.say(shown(f"red {first}", f"red {first + 1}"))
    table = table.say(shown("red 10", "blue 1"))
    assert "colour-doubted" in table.lay("hand red 11").happened
    assert "colour-doubted" not in table.lay("hand blue 11").happened


def test_cards_without_a_value_are_never_doubted() -> None:
    """Nobody knows how many there are."""
    bare = CardLaid(None, PILE, BLUE, BLANK)
    assert "card-doubted" not in dealt().say(bare, bare).happened


def test_a_river_that_is_told_again_is_no_contradiction() -> None:
    """The same cards still lie there; a laid one among them is odd."""
    table = dealt().say(shown("blue 7", "red 3"))
    assert ("river-filled",) == table.say(shown("blue 7", "red 3")).happened
    odd = table.say(laid("hand red 5")).say(shown("red 5", "red 3"))
    assert ("river-filled", "card-doubted") == odd.happened
