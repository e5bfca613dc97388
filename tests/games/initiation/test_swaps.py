"""Places that change hands: 19, 31 and 52; taken squares (002, rules)."""

import pytest

from companion.games.initiation import announcements as said
from companion.games.initiation.settings import TableRules
from tests.games.initiation.table import ANA, BEN, CLEO, Table, dice, seasoned


def waiting_on(square: int, misses: int, **squares: int) -> Table:
    """Return a table where Cleo stands on a square with turns to miss."""
    caught = said.TableCorrected(CLEO, square, misses or None)
    return seasoned(**squares).say(caught)


@pytest.mark.parametrize(("square", "throw"), [(19, "1 3"), (31, "4 4")])
def test_002_another_player_takes_the_place_of_who_misses_turns(
    square: int, throw: str
) -> None:
    """The newcomer misses the turns, the other one none any more (002)."""
    start = square - sum(map(int, throw.split()))
    table = waiting_on(square, 1, Ana=start).throw(throw)

    assert (square, 0, start) == table.squares
    assert ({19: 1, 31: 2}[square], 0, 0) == table.misses
    assert ("pawn-moved", "encounter-met", "places-swapped") == table.happened[1:4]


def test_open_who_is_freed_goes_where_the_newcomer_stood_before_the_throw() -> None:
    """23 after 23 + 4 + 4, though 27 came in between (rules)."""
    table = waiting_on(31, 2, Ana=23).throw("1 3")

    assert (31, 0, 23) == table.squares


def test_open_that_square_does_not_act() -> None:
    """Nobody is moved on or thrown for there (rules)."""
    table = waiting_on(31, 2, Ana=27).throw("1 3")

    assert (31, 0, 27) == table.squares
    assert BEN == table.turn[0]


def test_open_an_exchange_with_one_who_has_no_turn_left() -> None:
    """All the same (rules)."""
    assert (19, 0, 15) == waiting_on(19, 0, Ana=15).throw("1 3").squares


def test_002_a_pawn_on_52_is_held() -> None:
    """Each turn two dice are thrown for it (002)."""
    table = seasoned(Ana=48).throw("1 3")
    round_later = table.throw("1 2", "1 3")

    assert (True, False, False) == table.held
    assert (ANA, ANA) == round_later.turn


def test_002_without_a_six_it_stays_and_with_one_it_begins_again() -> None:
    """A six on either die leads to Start (002)."""
    table = seasoned(Ana=52)

    for throw in ("1 3", "5 5"):
        still = table.throw(throw)
        assert (52, True, BEN) == (still.squares[0], still.held[0], still.turn[0])
    for throw in ("6 1", "2 6", "6 6"):
        gone = table.throw(throw)
        assert (0, False, BEN) == (gone.squares[0], gone.held[0], gone.turn[0])


def test_002_who_comes_to_52_frees_who_was_there_by_the_total_of_the_throw() -> None:
    """The newcomer is held instead (002)."""
    table = seasoned(Ana=45 - 1, Cleo=52).throw("3 5")

    assert ((52, 0, 60), (True, False, False)) == (table.squares, table.held)
    assert "pawn-freed" in table.happened


def test_rules_the_total_counts_once_even_where_it_moved_the_newcomer_on() -> None:
    """45 and seven is 52: Cleo advances by seven, not fourteen (rules)."""
    table = seasoned(Ana=38, Cleo=52).throw("3 4")

    assert (52, 0, 59) == table.squares


def test_rules_who_is_freed_moves_like_anybody_squares_act_and_63_wins() -> None:
    """52 and two is 54, and again 56; six leads to 58, eleven wins (rules)."""
    assert (52, 0, 56) == seasoned(Ana=50, Cleo=52).throw("1 1").squares
    assert (52, 0, 0) == seasoned(Ana=46, Cleo=52).throw("2 4").squares
    won = seasoned(Ana=41, Cleo=52).throw("5 6")
    assert (CLEO, (52, 0, 63)) == (won.view["winner"], won.squares)


def test_rules_who_is_freed_backs_up_from_a_taken_square() -> None:
    """Like any other pawn (rules)."""
    assert (52, 60, 59) == seasoned(Ana=44, Ben=60, Cleo=52).throw("3 5").squares


@pytest.mark.parametrize(
    ("squares", "throw", "to"),
    [
        ({"Ana": 15, "Ben": 23, "Cleo": 22}, "3 5", 21),
        ({"Ana": 2, "Ben": 13}, "5 6", 12),
        ({"Ana": 0, "Ben": 4}, "1 3", 3),
        ({"Ana": 0, "Ben": 3, "Cleo": 2}, "1 2", 1),
    ],
)
def test_002_from_a_taken_square_one_backs_up_to_the_first_free_one(
    squares: dict[str, int], throw: str, to: int
) -> None:
    """One by one (002)."""
    assert to == seasoned(**squares).throw(throw).squares[0]


def test_open_below_square_one_is_start() -> None:
    """Where several pawns may stand (rules)."""
    table = seasoned(4, Ben=3, Cleo=2, Dan=1).throw("1 2")

    assert (0, 3, 2, 1) == table.squares


def test_rules_a_taken_square_comes_before_anything_it_would_do() -> None:
    """Nobody moves on from a 9 on which somebody stands (rules)."""
    table = seasoned(Ana=5, Ben=9).throw("1 3")

    assert ((8, 9, 0), 9) == (table.squares, table.move.occupied)


@pytest.mark.parametrize("cycle", [9, 18, 27, 36, 45, 54])
def test_open_backing_up_onto_a_cycle_it_does_not_act(cycle: int) -> None:
    """No move-on and no throw there (rules)."""
    taken = cycle + (2 if cycle == 18 else 1)
    table = seasoned(Ana=taken - 4, Ben=taken).throw("1 3")

    assert (cycle, ()) == (table.squares[0], table.move.again)
    assert BEN == table.turn[0]


@pytest.mark.parametrize("square", [6, 19, 31, 42, 52, 58])
def test_open_squares_that_lead_or_hold_are_passed_over_by_who_backs_up(
    square: int,
) -> None:
    """Back up further (rules)."""
    start = square - 4 if square != 58 else 55
    throw = "1 4" if square != 58 else "1 3"
    table = seasoned(Ana=start, Ben=square + 1).throw(throw)

    assert square - 1 == table.squares[0]
    assert (0, False) == (table.misses[0], table.held[0])


def test_open_after_a_bounce_one_backs_up_to_lower_numbers() -> None:
    """Always (rules)."""
    assert (59, 60, 0) == seasoned(Ana=61, Ben=60).throw("1 4").squares


def test_002_a_pawn_may_come_back_to_its_own_square() -> None:
    """It is not taken by another (002)."""
    table = seasoned(Ana=61).throw("1 3")

    assert (61, None) == (table.squares[0], table.move.occupied)


# Table rules as they may be otherwise


def test_open_who_is_freed_may_back_up_instead() -> None:
    """Table rule freed_goes_to."""
    rules = TableRules(freed_goes_to="back-up")
    table = seasoned(rules=rules, Ana=23, Ben=30).say(said.TableCorrected(CLEO, 31, 2))

    assert (31, 30, 29) == table.throw("1 3").squares


def test_open_without_turns_there_may_be_no_exchange() -> None:
    """Table rule exchange_without_turns."""
    rules = TableRules(exchange_without_turns=False)
    table = seasoned(rules=rules, Ana=15)

    assert 18 == table.say(said.TableCorrected(CLEO, 19)).throw("1 3").squares[0]
    swapped = table.say(said.TableCorrected(CLEO, 19, 1)).throw("1 3")
    assert (19, 0, 15) == swapped.squares


def test_open_after_a_bounce_squares_may_do_nothing() -> None:
    """Table rule bounce_acts."""
    rules = TableRules(bounce_acts=False)

    assert 58 == seasoned(rules=rules, Ana=60).throw("4 4").squares[0]
    assert 54 == seasoned(rules=rules, Ana=62).throw("5 5").squares[0]


def test_open_who_backs_up_may_pass_all_special_squares() -> None:
    """Table rule backing_up."""
    rules = TableRules(backing_up="past")

    assert 8 == seasoned(rules=rules, Ana=6 - 1, Ben=10).throw("1 4").squares[0]


def test_open_after_a_bounce_one_may_back_up_to_higher_numbers() -> None:
    """Table rule backing_after_bounce."""
    rules = TableRules(backing_after_bounce="higher")

    assert 62 == seasoned(rules=rules, Ana=59, Ben=61).throw("3 3").squares[0]
    full = seasoned(rules=rules, Ana=60, Ben=62, Cleo=61)
    assert 60 == full.throw("1 3").squares[0]


@pytest.mark.parametrize(("is_again", "square"), [(False, 12), (True, 26)])
def test_open_a_nine_after_start(is_again: bool, square: int) -> None:
    """Table rule first_throw_again: the usual way is a throw like any other."""
    rules = TableRules(first_throw_again=is_again)
    table = seasoned(rules=rules, Ana=50).throw("3 5", "1 2", "1 4")
    thrown = table.throw("3 6")

    assert (36 if not is_again else square) == thrown.squares[0]


def test_open_a_throw_for_36_may_count_for_its_thrower() -> None:
    """Table rule neighbour_throw_counts: as the first throw, and as the six on 52."""
    rules = TableRules(neighbour_throw_counts=True)
    held = seasoned(rules=rules, Ana=30, Ben=52).throw("2 4")

    assert "dice" == held.missing(said.DiceRolled(total=8))
    assert (44, 0, 0) == held.throw("6 2").squares


@pytest.mark.parametrize(("when", "seat"), [("next-turn", BEN), ("at-once", ANA)])
def test_open_who_has_left_52_by_a_six_plays_again(when: str, seat: object) -> None:
    """Table rule reincarnation."""
    is_at_once = when == "at-once"
    rules = TableRules(reincarnation="at-once") if is_at_once else TableRules()

    assert seat == seasoned(rules=rules, Ana=52).throw("6 1").turn[0]
    assert ("not-your-turn",) == seasoned().objections(dice("1 2", CLEO))
