"""Teams of two, and two pawns each (002, Variante; interface)."""

import pytest

from companion.core.announcements import SeatLeft
from companion.games.initiation import announcements as said
from companion.games.initiation.settings import TableRules
from tests.games.initiation.table import (
    ANA,
    BEN,
    CLEO,
    DAN,
    TEAMS,
    TWO_PAWNS,
    Table,
    begun,
    dice,
    seated,
    shared,
)


def two_pawns(players: int = 2) -> Table:
    """Return a table where each player leads two pawns, and Ana begins."""
    return begun(players, variant=TWO_PAWNS)


def teams(players: int = 4, rules: TableRules | None = None) -> Table:
    """Return a table of teams: with four, Ana with Cleo and Ben with Dan."""
    return begun(players, rules or TableRules(), TEAMS)


def test_002_teams_are_of_two_so_four_or_six_play() -> None:
    """An odd player has no partner (002)."""
    assert [4, 6] == list(seated(4, variant=TEAMS).game.players)
    assert range(2, 7) == seated(2, variant=TWO_PAWNS).game.players


def test_interface_pawns_are_shown_by_who_leads_them() -> None:
    """`pawns` instead of squares, two of each (interface)."""
    table = two_pawns().stand(1, Ana=5).stand(2, Ana=7)
    view = table.view

    assert {"Ana": [5, 7], "Ben": [0, 0]} == view["pawns"]
    assert {"Ana": [0, 0], "Ben": [0, 0]} == view["misses"]
    assert {"Ana": [False, False], "Ben": [False, False]} == view["held"]
    assert "squares" not in view


def test_interface_teams_are_the_players_who_face_each_other() -> None:
    """The partner's pawn is the second one (interface)."""
    table = teams().stand(Ana=5, Ben=7, Cleo=8, Dan=10)

    assert ([5, 8], [7, 10], [8, 5], [10, 7]) == table.squares
    six = teams(6).stand(Ana=5, Dan=8)
    assert ([5, 8], [8, 5]) == (six.squares[0], six.squares[3])


@pytest.mark.parametrize("table", [two_pawns(), teams()])
def test_interface_two_dice_are_shared_before_anybody_moves(table: Table) -> None:
    """`dice-rolled` is followed by `dice-assigned` (interface)."""
    thrown = table.throw("3 5")

    assert ["dice-assigned"] == thrown.view["expecting"]
    assert ("play", ANA, None) == (thrown.view["phase"], *thrown.turn)
    assert [0, 0] == thrown.squares[0]
    assert [5, 3] == thrown.say(shared(2, 1)).squares[0]
    assert [3, 5] == thrown.say(shared(1, 2)).squares[0]
    assert BEN == thrown.say(shared(1, 2)).turn[0]


def test_interface_the_other_die_is_for_the_other_pawn() -> None:
    """One of the two fields is enough (interface)."""
    thrown = two_pawns().throw("3 5")

    assert shared(2, 1, ANA) == thrown.settled(said.DiceAssigned(first=2))
    assert shared(2, 1, ANA) == thrown.settled(said.DiceAssigned(second=1))
    assert "first" == thrown.missing(said.DiceAssigned())


def test_a_die_may_be_named_by_what_it_shows() -> None:
    """The five for pawn one, or for whose pawn it is."""
    thrown = two_pawns().throw("3 5")
    team = teams().throw("3 5")

    assert shared(2, 1, ANA) == thrown.settled(said.DiceAssigned(value=5, pawn=1))
    assert shared(1, 2, ANA) == team.settled(said.DiceAssigned(value=5, other=CLEO))
    assert shared(2, 1, ANA) == team.settled(said.DiceAssigned(value=3, other=CLEO))
    assert "pawn" == thrown.missing(said.DiceAssigned(value=5))
    assert "value" == thrown.missing(said.DiceAssigned(pawn=1))


@pytest.mark.parametrize(
    ("told", "fault"),
    [
        (shared(1, 1), "same-pawn"),
        (shared(3, 1), "no-such-pawn"),
        (said.DiceAssigned(value=4, pawn=1), "die-not-thrown"),
        (shared(1, 2, BEN), "not-in-team"),
    ],
)
def test_dice_are_shared_between_two_pawns_of_the_team(
    told: said.DiceAssigned, fault: str
) -> None:
    """Anything else is objected."""
    assert (fault,) == teams().throw("3 5").objections(told)


def test_either_partner_may_say_it_and_counts_from_their_own_pawn() -> None:
    """As the team chooses (002): for Cleo, Ana's pawn is the second."""
    table = teams().throw("3 5").say(shared(1, 2, CLEO))

    assert [5, 3] == table.squares[0]


def test_interface_the_others_wait_until_the_dice_are_shared() -> None:
    """Nobody throws in between."""
    thrown = two_pawns().throw("3 5")

    assert ("wrong-phase",) == thrown.objections(dice("1 2", BEN))
    assert ("wrong-phase",) == thrown.objections(said.DiceWanted())
    assert ("wrong-phase",) == two_pawns().objections(shared(1, 2))


def test_issue_a_total_does_not_tell_the_two_dice() -> None:
    """Each counts by itself."""
    assert "dice" == two_pawns().missing(said.DiceRolled(total=8))
    assert dice("6 6", ANA) == two_pawns().settled(said.DiceRolled(total=12))


def test_002_each_die_is_a_move_of_its_own() -> None:
    """A six leads to 12, a four from 5 moves on by four (002)."""
    table = two_pawns().stand(1, Ana=5).throw("4 6").say(shared(1, 2))

    assert [13, 12] == table.squares[0]


def test_dice_that_count_separately_have_no_first_nine() -> None:
    """Nothing totals nine."""
    assert [3, 12] == two_pawns().throw("3 6").say(shared(1, 2)).squares[0]


def test_002_with_one_pawn_missing_turns_one_die_is_for_the_other() -> None:
    """It needs no sharing (interface)."""
    table = two_pawns().stand(1, Ana=15).throw("4 2").say(shared(1, 2))
    blocked = table.throw("1 1").say(shared(1, 2))

    assert ([19, 2], [1, 0]) == (table.squares[0], table.misses[0])
    assert ([0, 0], ANA) == (blocked.misses[0], blocked.turn[0])
    assert "turn-missed" in blocked.happened
    assert "dice" == blocked.missing(said.DiceRolled())
    assert ("too-many-dice",) == blocked.objections(dice("1 2"))
    assert [19, 5] == blocked.throw("3").squares[0]
    again = blocked.throw("3").throw("2 2").say(shared(1, 2))
    assert "dice" == again.missing(dice("3"))


def test_a_pawn_on_52_or_on_63_leaves_one_die_for_the_other() -> None:
    """It cannot move (rules: blocked)."""
    held = two_pawns().stand(1, Ana=52)
    done = two_pawns().stand(2, Ana=63)

    assert [52, 12] == held.throw("6").squares[0]
    assert [4, 63] == done.throw("4").squares[0]


def test_where_only_52_is_left_two_dice_are_thrown_for_a_six() -> None:
    """Nobody is stuck (issue)."""
    table = two_pawns().stand(1, Ana=52).stand(2, Ana=63)

    assert [52, 63] == table.throw("1 2").squares[0]
    assert [0, 63] == table.throw("6 2").squares[0]


def test_a_team_that_misses_with_both_pawns_is_passed_over() -> None:
    """The turn is missed as soon as it comes up (interface)."""
    missing = (
        said.TableCorrected(BEN, 19, 1),
        said.TableCorrected(DAN, 31, 2),
    )
    table = teams().say(*missing).throw("1 2").say(shared(1, 2))

    assert (CLEO, [0, 1]) == (table.turn[0], table.misses[1])
    assert ("turn-missed", "turn-missed", "turn-came") == table.happened[-3:]


def test_rules_the_partners_pawn_takes_a_square_like_any_other() -> None:
    """For taken squares, and for exchanges (rules)."""
    table = teams().stand(Ana=20, Cleo=23).throw("3 1").say(shared(1, 2))
    swapped = teams().stand(Ana=15, Cleo=19).throw("4 1").say(shared(1, 2))

    assert [22, 24] == table.squares[0]
    assert [19, 16] == swapped.squares[0]


def test_open_partners_may_share_a_square_that_does_nothing() -> None:
    """Table rule partners_share."""
    table = teams(rules=TableRules(partners_share=True)).stand(Ana=20, Cleo=23)

    assert [23, 24] == table.throw("3 1").say(shared(1, 2)).squares[0]
    waits = table.stand(Cleo=27).throw("6 6")
    assert 27 != waits.stand(Ana=21).say(shared(1, 2)).squares[0][0]


def test_on_36_the_neighbour_of_whose_pawn_it_is_throws_two_dice() -> None:
    """Then the second die is played (002)."""
    table = teams().stand(Cleo=32).throw("4 3").say(shared(2, 1))

    assert (CLEO, DAN) == table.turn
    assert [0, 36] == table.squares[0]
    moved = table.throw("2 5")
    assert ([3, 43], BEN) == (moved.squares[0], moved.turn[0])


def test_002_the_first_team_with_both_pawns_on_63_wins() -> None:
    """One pawn there is not enough (002); both may stand there."""
    table = teams().stand(Ana=60, Cleo=61)
    one = table.throw("3 1").say(shared(1, 2))
    both = table.throw("3 2").say(shared(1, 2))

    assert (None, [63, 62]) == (one.view["winner"], one.squares[0])
    assert ("over", ANA) == (both.view["phase"], both.view["winner"])
    assert (ANA, CLEO) == both.state.team(ANA)


def test_002_two_pawns_of_a_player_win_together() -> None:
    """In whatever order they arrive (002)."""
    table = two_pawns().stand(1, Ana=63).stand(2, Ana=60)

    assert ANA == table.throw("3").view["winner"]


def test_interface_a_correction_names_the_pawn() -> None:
    """The first, if none is named; no third (interface)."""
    table = two_pawns()

    assert ("out-of-range",) == table.objections(said.TableCorrected(ANA, 5, pawn=3))
    assert ("out-of-range",) == begun().objections(said.TableCorrected(ANA, 5, pawn=2))
    assert [0, 63] == table.stand(2, Ana=63).squares[0]


def test_who_has_left_may_have_their_dice_shared_by_anybody() -> None:
    """Choices that wait for a seat (interface, seat-left)."""
    table = two_pawns(3).throw("3 5").say(SeatLeft(ANA))

    assert [3, 5] == table.say(shared(1, 2)).squares[0]
