"""Which cards and roles there are, by the number of players (000; 004)."""

import pytest

from companion.games.shamans import announcements as said
from companion.games.shamans.board import World
from tests.games.shamans.table import (
    BLUE,
    BROWN,
    PINK,
    RED,
    dealt,
    set_up,
)

FIVE_WORLDS = ["blue", "green", "yellow", "purple", "orange"]


@pytest.mark.parametrize(
    ("players", "worlds"),
    [
        (3, FIVE_WORLDS),
        (4, [*FIVE_WORLDS, "brown"]),
        (5, [*FIVE_WORLDS, "brown", "red"]),
    ],
)
def test_000_more_players_use_more_worlds(players: int, worlds: list[str]) -> None:
    """Five worlds for three, brown with them for four, red too for five (000)."""
    assert worlds == list(dealt(players).view["worlds"])


@pytest.mark.parametrize(("players", "highest"), [(3, 6), (4, 6), (5, 8)])
def test_000_values_go_up_to_six_and_to_eight_with_five_players(
    players: int, highest: int
) -> None:
    """A world has six cards for three and four players, eight for five (000)."""
    missing = dealt(players).view["worlds"]["blue"]["missing"]

    assert list(range(1, highest + 1)) == missing


@pytest.mark.parametrize(("players", "cards"), [(3, 30), (4, 36), (5, 56)])
def test_000_hands_and_leftovers_are_the_whole_deck(players: int, cards: int) -> None:
    """30, 36 and 56 cards; the 30 that 004 prints for four players is a slip (000)."""
    deck = dealt(players).state.deck

    assert cards == deck.worlds * deck.values
    assert cards == deck.hand * players + deck.leftovers


@pytest.mark.parametrize(("players", "hand"), [(3, 9), (4, 9), (5, 11)])
def test_004_hands_are_nine_nine_and_eleven(players: int, hand: int) -> None:
    """Everybody is dealt nine cards, eleven with five players (004)."""
    assert (hand,) * players == dealt(players).hand_counts


def test_004_four_players_have_no_leftovers() -> None:
    """Four times nine cards are the whole deck (004)."""
    assert ("wrong-phase",) == dealt(4).objections(said.CardLaid(BLUE, 1))


@pytest.mark.parametrize(
    ("players", "shamans", "shadows"), [(3, 2, 1), (4, 3, 1), (5, 3, 2)]
)
def test_000_roles_are_dealt_by_the_number_of_players(
    players: int, shamans: int, shadows: int
) -> None:
    """Two Shamans and a Shadow; three and one; three and two (000)."""
    deck = dealt(players).state.deck

    assert (shamans, shadows) == (deck.shamans, deck.shadows)


@pytest.mark.parametrize("value", [0, -1, 7])
def test_interface_a_number_no_card_bears_is_objected(value: int) -> None:
    """Cards of four players go from one to six (interface, value-not-in-deck)."""
    played = said.CardPlayed(world=BLUE, value=value)

    assert ("value-not-in-deck",) == set_up().objections(played)


def test_000_eight_is_a_card_with_five_players() -> None:
    """Five players use the cards up to eight (000)."""
    assert [8] == set_up(5).play("blue 8", "red 8").laid(RED)


@pytest.mark.parametrize(("players", "world"), [(3, BROWN), (4, RED), (5, PINK)])
def test_interface_a_colour_that_is_not_used_is_objected(
    players: int, world: World
) -> None:
    """Brown needs four players, red five, pink is not of this box (interface)."""
    played = said.CardPlayed(world=world, value=1)

    assert ("world-not-in-deck",) == set_up(players).objections(played)
