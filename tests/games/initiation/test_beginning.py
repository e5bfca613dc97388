"""Who begins, and to whom the dice pass (002, Début de la partie)."""

import pytest

from companion.core.announcements import SeatLeft
from companion.games.initiation import announcements as said
from tests.games.initiation.table import ALL, ANA, BEN, CLEO, LEFT, RIGHT, begun, seated


def test_002_two_to_six_can_play() -> None:
    """The house ruling: two to six (rules)."""
    assert range(2, 7) == seated().game.players


def test_interface_dice_fall_in_any_order_and_nobody_is_to_act() -> None:
    """`to_act` and `roller` are null at the start (interface)."""
    table = seated().say(said.DieRolled(CLEO, 2), said.DieRolled(ANA, 3))

    assert ("start", None, None) == (table.view["phase"], *table.turn)
    assert ["die-rolled", "dice-wanted"] == table.view["expecting"]


def test_002_the_highest_die_begins_and_chooses_the_direction() -> None:
    """Whoever has the greatest number (002)."""
    dice = (said.DieRolled(ANA, 3), said.DieRolled(BEN, 6), said.DieRolled(CLEO, 2))
    table = seated().say(*dice)

    assert ("direction", BEN, None) == (table.view["phase"], *table.turn)
    assert ["direction-chosen"] == table.view["expecting"]
    assert (BEN, BEN) == table.say(said.DirectionChosen(LEFT)).turn


def test_rules_who_ties_throws_again_and_nobody_else() -> None:
    """Ties throw again (rules); others are not among the tied (interface)."""
    dice = (said.DieRolled(ANA, 5), said.DieRolled(BEN, 5), said.DieRolled(CLEO, 2))
    tied = seated().say(*dice)

    assert ("die-thrown", "throw-tied") == tied.happened
    assert ("not-your-turn",) == tied.objections(said.DieRolled(CLEO, 6))
    assert not tied.can_insist(said.DieRolled(CLEO, 6))
    again = tied.say(said.DieRolled(BEN, 1), said.DieRolled(ANA, 2))
    assert ("direction", ANA) == (again.view["phase"], again.turn[0])


def test_rules_a_tie_may_follow_a_tie() -> None:
    """As long as it takes (rules)."""
    table = seated(2)
    for value in (4, 4, 1):
        table = table.say(said.DieRolled(ANA, value), said.DieRolled(BEN, value))
    won = table.say(said.DieRolled(BEN, 2), said.DieRolled(ANA, 1))

    assert BEN == won.turn[0]


def test_interface_who_has_thrown_is_objected_also_when_insisted() -> None:
    """One die each (interface)."""
    table = seated().say(said.DieRolled(ANA, 3))

    assert ("not-your-turn",) == table.objections(said.DieRolled(ANA, 5))
    assert not table.can_insist(said.DieRolled(ANA, 5))


def test_interface_whose_die_it_is_is_asked_unless_one_is_left() -> None:
    """`seat` left out (interface)."""
    table = seated().say(said.DieRolled(ANA, 3))
    last = table.say(said.DieRolled(CLEO, 2))

    assert "seat" == table.missing(said.DieRolled(value=4))
    assert said.DieRolled(BEN, 4) == last.settled(said.DieRolled(value=4))
    assert "value" == table.missing(said.DieRolled(BEN))


@pytest.mark.parametrize("value", [0, 7, -1, 10**30])
def test_interface_no_die_shows_anything_but_one_to_six(value: int) -> None:
    """In words too, where the wire does not refuse it (interface)."""
    assert ("no-such-die",) == seated().objections(said.DieRolled(ANA, value))
    assert ("no-such-die",) == begun().objections(said.DiceRolled(ANA, (value, 2)))


@pytest.mark.parametrize(
    ("direction", "order"), [(LEFT, ALL[:4]), (RIGHT, (ANA, *ALL[3:0:-1]))]
)
def test_002_the_dice_pass_the_way_that_was_chosen(
    direction: object, order: tuple[object, ...]
) -> None:
    """Left is the next player in the list (interface)."""
    table = begun(4, direction=said.Direction(getattr(direction, "value", None)))
    seen = []
    for throw in ("1 2", "1 3", "1 4", "2 6"):
        seen.append(table.turn[0])
        table = table.throw(throw)

    assert order == tuple(seen)
    assert ANA == table.turn[0]


def test_interface_a_direction_that_is_left_out_is_asked() -> None:
    """A missing field (interface)."""
    dice = (said.DieRolled(ANA, 3), said.DieRolled(BEN, 2))

    assert "direction" == seated(2).say(*dice).missing(said.DirectionChosen())


def test_interface_who_is_away_is_not_waited_for() -> None:
    """The others settle who begins (interface, seat-left)."""
    dice = (said.DieRolled(ANA, 3), said.DieRolled(BEN, 2))
    table = seated().say(*dice, SeatLeft(CLEO))

    assert ("direction", ANA) == (table.view["phase"], table.turn[0])


def test_open_the_table_rules_are_told_once_as_play_begins() -> None:
    """Spoken once (rules)."""
    table = begun()

    assert ("direction-set", "rules-in-force", "turn-came") == table.happened
    assert "rules-in-force" not in table.throw("1 2").happened


@pytest.mark.parametrize(
    "announcement", [said.DiceRolled(ANA, (1, 2)), said.DirectionChosen(LEFT)]
)
def test_interface_play_waits_for_the_beginning(announcement: object) -> None:
    """Everything in its phase (interface)."""
    assert isinstance(announcement, said.DiceRolled | said.DirectionChosen)
    assert ("wrong-phase",) == seated().objections(announcement)
    assert ("wrong-phase",) == begun().objections(said.DieRolled(ANA, 2))
    assert ("wrong-phase",) == begun().objections(said.DirectionChosen(LEFT))
