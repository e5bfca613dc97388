"""What is said of dice, who throws them, and what the table insists on."""

import pytest

from companion.core.rulings import Asked
from companion.games.initiation import announcements as said
from companion.games.initiation.settings import TableRules
from tests.games.initiation.table import ANA, BEN, CLEO, begun, dice, seasoned, seated

FACES = (1, 2, 3, 4, 5, 6)


def test_interface_the_turn_settles_who_throws() -> None:
    """`seat` may be left out (interface)."""
    assert dice("1 2", ANA) == seasoned().settled(dice("1 2"))


def test_interface_one_die_of_two_is_asked_for_the_other() -> None:
    """A missing field (interface)."""
    assert "dice" == seasoned().missing(dice("3"))
    assert "dice" == seasoned().missing(said.DiceRolled())


@pytest.mark.parametrize(("total", "dice_"), [(2, "1 1"), (3, "1 2"), (11, "5 6")])
def test_issue_a_total_that_only_two_dice_give_tells_them(
    total: int, dice_: str
) -> None:
    """Two, three, eleven, twelve: nothing is left to ask."""
    assert dice(dice_, ANA) == seasoned().settled(said.DiceRolled(total=total))


def test_issue_a_total_is_taken_where_the_two_dice_do_not_matter() -> None:
    """Any but a first nine, and not on 52."""
    told = said.DiceRolled(total=8)

    assert said.DiceRolled(ANA, None, 8) == seasoned().settled(told)
    assert (8, 0, 0) == seasoned().say(told).squares
    assert (8, 0, 0) == begun().say(told).squares
    assert 12 == seasoned(Ana=3).say(said.DiceRolled(total=9)).squares[0]


def test_issue_a_total_is_asked_back_where_the_two_dice_matter() -> None:
    """A first nine leads to 26 or to 53; on 52 a six may be among the dice."""
    assert "dice" == begun().missing(said.DiceRolled(total=9))
    for total in (7, 8, 9, 10):
        assert "dice" == seasoned(Ana=52).missing(said.DiceRolled(total=total))
    still = seasoned(Ana=52).say(said.DiceRolled(total=6))
    assert (52, True) == (still.squares[0], still.held[0])
    assert 0 == seasoned(Ana=52).say(said.DiceRolled(total=11)).squares[0]


def test_a_die_and_the_total_tell_the_other_die() -> None:
    """Nine, with a five: the other one is a four."""
    told = said.DiceRolled(None, (5,), 9)

    assert dice("5 4", ANA) == begun().settled(told)


@pytest.mark.parametrize(
    ("told", "fault"),
    [
        (said.DiceRolled(None, (5, 4), 8), "dice-do-not-match"),
        (said.DiceRolled(None, (1,), 9), "dice-do-not-match"),
        (said.DiceRolled(total=1), "no-such-total"),
        (said.DiceRolled(total=13), "no-such-total"),
        (said.DiceRolled(None, (1, 2, 3)), "too-many-dice"),
        (said.DiceRolled(None, (0, 7)), "no-such-die"),
    ],
)
def test_dice_that_cannot_be_are_objected(told: said.DiceRolled, fault: str) -> None:
    """Whatever was misheard, nobody moves."""
    assert fault in seasoned().objections(told)
    assert not seasoned().can_insist(told)


def test_interface_dice_out_of_turn_are_objected() -> None:
    """And may be insisted on (interface)."""
    table = seasoned()

    assert ("not-your-turn",) == table.objections(dice("1 2", CLEO))
    moved = table.insist(dice("1 2", CLEO))
    assert ((0, 0, 3), ANA) == (moved.squares, moved.turn[0])


def test_interface_a_pawn_that_moves_has_nothing_left_to_miss() -> None:
    """Insisted on, who misses turns moves all the same (interface)."""
    table = seasoned().say(said.TableCorrected(CLEO, 31, 2))
    moved = table.insist(dice("1 3", CLEO))

    assert ((0, 0, 35), (0, 0, 0)) == (moved.squares, moved.misses)


def test_insisted_dice_of_one_on_52_are_thrown_for_a_six() -> None:
    """The square holds, whoever's turn it is."""
    assert 52 == seasoned(Cleo=52).insist(dice("1 3", CLEO)).squares[2]
    assert 0 == seasoned(Cleo=52).insist(dice("6 3", CLEO)).squares[2]


def test_dice_out_of_turn_that_cannot_be_are_not_insisted_on() -> None:
    """Two faults, and no way round the second."""
    told = dice("7 2", CLEO)

    assert ("not-your-turn", "no-such-die") == seasoned().objections(told)
    assert not seasoned().can_insist(told)
    assert not seasoned().can_insist(said.DiceRolled(CLEO))


# The companion throws


def test_issue_the_companion_throws_two_dice_for_who_is_awaited() -> None:
    """Chance settles the dice: nobody is asked."""
    asked = seasoned().rule(said.DiceWanted())

    assert Asked(said.DiceWanted(ANA), "dice", faces=(FACES, FACES)) == asked


def test_issue_the_companion_throws_one_die_for_who_begins() -> None:
    """For whom is asked, unless one is left (interface)."""
    assert "seat" == seated().missing(said.DiceWanted())
    asked = seated().rule(said.DiceWanted(BEN))
    assert Asked(said.DiceWanted(BEN), "dice", faces=(FACES,)) == asked
    assert (BEN,) == tuple(seated().say(said.DiceWanted(BEN, (4,))).state.first_dice)


def test_issue_what_fell_is_a_throw_like_any_other_and_stays_the_companions() -> None:
    """The kind that is kept is the mark."""
    thrown = said.DiceWanted(ANA, (3, 6))
    table = begun().say(thrown)

    assert (26, 0, 0) == table.squares
    assert thrown == begun().settled(said.DiceWanted(dice=(3, 6)))
    assert ("dice-thrown", "pawn-moved") == table.happened[:2]


def test_issue_it_throws_on_36_and_on_52_too() -> None:
    """For the left neighbour, and for a six."""
    table = seasoned(Ana=30, Cleo=52).throw("2 4")

    assert Asked(said.DiceWanted(BEN), "dice", faces=(FACES, FACES)) == table.rule(
        said.DiceWanted()
    )
    later = table.say(said.DiceWanted(dice=(1, 1))).throw("1 2")
    assert (0, CLEO) == (later.say(said.DiceWanted(dice=(6, 1))).squares[2], CLEO)


def test_issue_nobody_throws_out_of_turn_through_the_companion() -> None:
    """Not even insisted on."""
    assert ("not-your-turn",) == seasoned().objections(said.DiceWanted(CLEO, (1, 2)))
    assert not seasoned().can_insist(said.DiceWanted(CLEO, (1, 2)))
    assert ("not-your-turn",) == seasoned().objections(said.DiceWanted(CLEO))


def test_open_a_table_may_keep_its_own_dice() -> None:
    """Table rule companion_throws."""
    rules = TableRules(companion_throws=False)

    for table in (seated(rules=rules), begun(rules=rules)):
        wanted = table.objections(said.DiceWanted(ANA))
        assert ("companion-never-throws",) == wanted
        assert "dice-wanted" not in table.view["expecting"]


@pytest.mark.parametrize("wanted", [said.DiceWanted(), said.DiceWanted(ANA)])
def test_the_companion_throws_only_where_dice_are_due(wanted: said.DiceWanted) -> None:
    """Not for the direction, and not once somebody has won."""
    choosing = seated(2).say(said.DieRolled(ANA, 3), said.DieRolled(BEN, 2))
    over = seasoned(Ana=61).throw("1 1")

    assert ("wrong-phase",) == choosing.objections(wanted)
    assert ("game-over",) == over.objections(wanted)
