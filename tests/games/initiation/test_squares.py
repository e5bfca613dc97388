"""What the squares do (002, Cases spéciales)."""

import pytest

from companion.games.initiation import announcements as said
from companion.games.initiation.board import Cause
from tests.games.initiation.table import (
    ANA,
    BEN,
    CLEO,
    RIGHT,
    begun,
    dice,
    seasoned,
)


@pytest.mark.parametrize("throw", ["3 6", "6 3"])
def test_002_a_first_three_and_six_leads_to_26(throw: str) -> None:
    """In whatever order the dice are told (002)."""
    table = begun().throw(throw)

    assert (26, 0, 0) == table.squares
    assert Cause.FIRST_NINE is table.move.cause


@pytest.mark.parametrize("throw", ["5 4", "4 5"])
def test_002_a_first_five_and_four_leads_to_53(throw: str) -> None:
    """In whatever order the dice are told (002)."""
    assert (53, 0, 0) == begun().throw(throw).squares


def test_002_it_is_the_first_throw_of_each_player() -> None:
    """Everybody has one (002)."""
    assert (26, 53, 0) == begun().throw("3 6", "4 5").squares


def test_002_a_later_nine_is_a_throw_like_any_other() -> None:
    """Only the first throw of the game (002): 1, 10."""
    assert (12, 0, 0) == seasoned(Ana=3).throw("3 6").squares


def test_rules_26_and_53_that_are_taken_send_back() -> None:
    """It holds where one is led to them (rules)."""
    assert (25, 26, 0) == begun().stand(Ben=26).throw("3 6").squares
    assert (51, 53, 0) == begun().stand(Ben=53).throw("5 4").squares


def test_interface_the_first_throw_counts_from_wherever_the_table_put_the_pawn() -> (
    None
):
    """A correction leaves "first throw" as it is (interface)."""
    assert (26, 0, 0) == begun().stand(Ana=40).throw("3 6").squares


@pytest.mark.parametrize(("start", "throw", "to"), [(2, "1 3", 12), (0, "2 4", 12)])
def test_002_6_leads_to_12(start: int, throw: str, to: int) -> None:
    """Directly (002)."""
    table = seasoned(Ana=start).throw(throw)

    assert to == table.squares[0]
    assert 6 == table.move.led


def test_002_42_leads_back_to_30() -> None:
    """Lost in the mirrors (002)."""
    assert 30 == seasoned(Ana=38).throw("2 2").squares[0]


def test_002_58_sends_back_to_start() -> None:
    """To begin again (002)."""
    assert 0 == seasoned(Ana=50).throw("3 5").squares[0]


def test_rules_12_and_30_that_are_taken_send_back() -> None:
    """It holds where one is led to them (rules); 6 and 31 are not entered."""
    assert (11, 12, 0) == seasoned(Ana=2, Ben=12).throw("1 3").squares
    assert (29, 30, 0) == seasoned(Ana=38, Ben=30).throw("2 2").squares


@pytest.mark.parametrize(
    ("start", "throw", "to"),
    [
        (5, "1 3", 13),
        (14, "1 3", 22),
        (24, "1 2", 30),
        (41, "1 3", 49),
        (49, "1 4", 59),
    ],
)
def test_002_cycles_move_on_by_the_same_total(start: int, throw: str, to: int) -> None:
    """9, 18, 27, 45, 54, without another throw (002)."""
    table = seasoned(Ana=start).throw(throw)

    assert (to, (start + sum(map(int, throw.split())),)) == (
        table.squares[0],
        table.move.again,
    )
    assert BEN == table.turn[0]


def test_002_a_nine_goes_from_cycle_to_cycle_and_is_thrown_for_on_36() -> None:
    """9, 18, 27, then 36, where the left neighbour throws (002, rules)."""
    table = seasoned(Ana=0).throw("3 6")

    assert (36, (9, 18, 27)) == (table.squares[0], table.move.again)
    assert (ANA, BEN) == table.turn


def test_002_a_nine_from_36_wins_by_45_and_54() -> None:
    """Again where it lands on such a square (002)."""
    table = seasoned(Ana=30).throw("2 4", "5 4")

    assert ((45, 54), ANA) == (table.move.again, table.view["winner"])


def test_002_a_move_on_may_end_on_a_square_that_acts() -> None:
    """54 and four is 58, which sends to Start; 27 and four is 31 (002)."""
    assert (0, (54,)) == _end(50, "1 3")
    assert (31, (27,)) == _end(23, "1 3")


def _end(start: int, throw: str) -> tuple[int, tuple[int, ...]]:
    table = seasoned(Ana=start).throw(throw)
    return table.squares[0], table.move.again


@pytest.mark.parametrize(
    ("square", "throw", "misses"), [(15, "1 3", 1), (25, "2 4", 2)]
)
def test_002_19_and_31_cost_turns(square: int, throw: str, misses: int) -> None:
    """One and two (002)."""
    table = seasoned(Ana=square).throw(throw)

    assert misses == table.misses[0]


def test_interface_a_turn_is_missed_as_soon_as_it_comes_up() -> None:
    """`to_act` is never somebody who misses it (interface)."""
    table = seasoned(Ana=25).throw("2 4")
    once = table.throw("1 1", "1 2")
    twice = once.throw("1 1", "1 2")

    assert ((1, 0, 0), BEN) == (once.misses, once.turn[0])
    assert ("turn-missed", "turn-came") == once.happened[-2:]
    assert ((0, 0, 0), BEN) == (twice.misses, twice.turn[0])
    assert ANA == twice.throw("3 1", "3 2").turn[0]


def test_interface_where_everybody_misses_turns_time_passes() -> None:
    """Until somebody misses none (interface)."""
    table = seasoned(2, Ana=25, Ben=15).throw("2 4").throw("1 3")

    assert ((31, 19), (0, 0)) == (table.squares, table.misses)
    assert BEN == table.turn[0]


@pytest.mark.parametrize("direction", [said.Direction.LEFT, RIGHT])
def test_002_on_36_the_player_to_the_left_throws(direction: said.Direction) -> None:
    """Left is the next in the list, whatever the direction of play (interface)."""
    table = begun(direction=direction).stand(Ana=30).throw("2 4")

    assert (36, (ANA, BEN)) == (table.squares[0], table.turn)
    moved = table.throw("2 3")
    assert 41 == moved.squares[0]
    assert Cause.NEIGHBOUR is moved.move.cause
    assert (BEN if direction is not RIGHT else CLEO) == moved.turn[0]


def test_rules_a_throw_for_another_is_not_the_throwers_first() -> None:
    """Ben's own first nine still leads to 26 (rules)."""
    table = begun().stand(Ana=30).throw("2 4").throw("2 3")

    assert 26 == table.throw("3 6").squares[1]


def test_rules_it_is_made_also_by_one_who_misses_turns() -> None:
    """And leaves them to miss (rules)."""
    table = seasoned(Ana=30).say(said.TableCorrected(BEN, misses=2)).throw("2 4")

    assert (ANA, BEN) == table.turn
    assert (0, 1, 0) == table.throw("2 3").misses


def test_rules_it_is_made_also_by_one_on_52_and_a_six_frees_nobody() -> None:
    """The throw is for the pawn on 36 alone (rules)."""
    table = seasoned(Ana=30, Ben=52).throw("2 4").throw("6 2")

    assert (52, True) == (table.squares[1], table.held[1])
    assert (BEN, BEN) == table.turn


def test_interface_dice_of_others_count_as_the_throw_on_36_if_insisted() -> None:
    """They move the pawn that waits there (interface)."""
    table = seasoned(Ana=30).throw("2 4")
    thrown = dice("2 3", CLEO)

    assert ("not-your-turn",) == table.objections(thrown)
    moved = table.insist(thrown)
    assert ((41, 0, 0), BEN) == (moved.squares, moved.turn[0])


def test_002_63_exactly_wins() -> None:
    """Whoever lands there is a shaman (002)."""
    table = seasoned(Ana=59).throw("1 3")

    assert ("over", ANA, None) == (table.view["phase"], table.view["winner"], None)
    assert (None, None) == table.turn
    assert (63, 0, 0) == table.squares
    assert ("game-over",) == table.objections(dice("1 2"))


@pytest.mark.parametrize(
    ("start", "throw", "to"), [(61, "1 3", 61), (62, "5 6", 53), (57, "4 4", 61)]
)
def test_002_beyond_63_one_goes_back_by_the_excess(
    start: int, throw: str, to: int
) -> None:
    """By as many squares as there are too many (002)."""
    table = seasoned(Ana=start).throw(throw)

    assert (to, True) == (table.squares[0], table.move.is_bounced)


def test_rules_a_square_acts_that_is_reached_by_a_bounce() -> None:
    """58 sends to Start, 52 holds, 54 moves on forwards (rules)."""
    assert 0 == seasoned(Ana=60).throw("4 4").squares[0]
    held = seasoned(Ana=62).throw("6 6")
    assert (52, True) == (held.squares[0], held.held[0])
    again = seasoned(Ana=62).throw("5 5")
    assert (62, (54,)) == (again.squares[0], again.move.again)
