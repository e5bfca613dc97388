"""The Eclipse (000, Résolution; 001, Résolution de l'éclipse)."""

import pytest

from companion.core.facts import Announcement
from companion.games.shamans import announcements as said
from companion.games.shamans import events
from companion.games.shamans.board import Neighbour
from companion.games.shamans.settings import TableRules
from tests.games.shamans.situations import (
    Situation,
    before_the_moon,
    chain,
    eliminating,
    moon_reached,
    owner_eliminated,
    performing,
    round_scored,
    trick_over,
)
from tests.games.shamans.table import (
    ANA,
    BEN,
    BLUE,
    CLEO,
    DAN,
    DOWN,
    GREEN,
    LEFT,
    MASK,
    ORANGE,
    PORTAL,
    PURPLE,
    RIGHT,
    SHAMAN,
    Table,
    set_up,
)

ECLIPSE = said.EclipseAppeared(LEFT)


def stack_touched() -> Table:
    """Return a table where a tile has left the stack and Cleo is to lead."""
    return trick_over().say(said.ArtefactTaken(tile=DOWN))


def last_tile() -> Table:
    """Return a table where the stack's last tile must be the Eclipse."""
    return trick_over().correct(stack=2).say(said.ArtefactTaken(tile=DOWN))


@pytest.mark.parametrize("direction", [LEFT, RIGHT])
def test_001_everybody_passes_a_card_where_the_arrow_points(
    direction: Neighbour,
) -> None:
    """All four hold cards and give one to the left or to the right (001)."""
    table = stack_touched().say(said.EclipseAppeared(direction))

    assert (events.EclipseResolved(direction, 4),) == table.events


def test_interface_hand_counts_do_not_change_by_the_eclipse() -> None:
    """Who gives one gets one (interface, View)."""
    table = stack_touched().correct(BEN, hand=3)

    assert (8, 3, 8, 8) == table.say(ECLIPSE).hand_counts


def test_001_only_players_with_cards_give_and_receive() -> None:
    """In a last trick some have none left: they are left out (001, Remarque)."""
    table = stack_touched().correct(BEN, hand=0).correct(DAN, hand=0).say(ECLIPSE)

    assert (events.EclipseResolved(LEFT, 2),) == table.events
    assert (8, 0, 8, 0) == table.hand_counts


def test_rules_a_single_holder_keeps_the_card() -> None:
    """One player with cards: no effect (rules, Open points: Eclipse)."""
    touched = stack_touched().correct(ANA, hand=0).correct(BEN, hand=0)
    table = touched.correct(DAN, hand=0).say(ECLIPSE)

    assert (events.EclipseResolved(LEFT, 1),) == table.events
    assert (0, 0, 8, 0) == table.hand_counts


def test_001_an_eliminated_player_neither_gives_nor_receives() -> None:
    """Out of the round is out of the Eclipse (001)."""
    table = stack_touched().correct(BEN, eliminated=True).say(ECLIPSE)

    assert (events.EclipseResolved(LEFT, 3),) == table.events


def test_001_the_eclipse_is_discarded() -> None:
    """It leaves the stack and no one has it (001; interface, View)."""
    table = stack_touched().say(ECLIPSE)

    assert 9 == table.view["stack"]
    assert ["portal", "moon-shard"] == table.view["row"]


def test_interface_the_eclipse_comes_once_a_round() -> None:
    """A second one is objected (interface, View)."""
    table = stack_touched().say(ECLIPSE)

    assert ("wrong-phase",) == table.objections(ECLIPSE)


def test_interface_the_eclipse_comes_again_in_the_next_round() -> None:
    """Every round shuffles it in (000; interface: once a round)."""
    over = stack_touched().say(ECLIPSE).correct(steps_to_moon=1)
    moon = over.play("brown 1", "green 6").say(said.MoonReached())
    again = moon.say(said.RolesNamed((ANA,)), said.RoundStarted())
    table = again.play("blue 3", "blue 1", "blue 6", "green 2")
    touched = table.say(said.ArtefactTaken(tile=DOWN))

    assert () == touched.objections(ECLIPSE)


@pytest.mark.parametrize("situation", [set_up, trick_over])
def test_interface_the_eclipse_does_not_come_before_a_tile_has_left_the_stack(
    situation: Situation,
) -> None:
    """At set-up it is not on top (000; interface, View)."""
    assert ("wrong-phase",) == situation().objections(ECLIPSE)


@pytest.mark.parametrize("situation", [moon_reached, round_scored])
def test_interface_the_eclipse_comes_only_in_a_running_round(
    situation: Situation,
) -> None:
    """Afterwards nobody passes cards (interface, wrong-phase)."""
    assert ("wrong-phase",) == situation().objections(ECLIPSE)


def test_interface_the_direction_is_asked_where_it_was_not_said() -> None:
    """The arrow lies on the table (interface, The answer)."""
    assert "direction" == stack_touched().missing(said.EclipseAppeared())


@pytest.mark.parametrize(
    "situation",
    [
        before_the_moon,
        eliminating,
        owner_eliminated,
        lambda: performing(BLUE),
        lambda: chain(PURPLE, GREEN),
    ],
)
def test_000_the_eclipse_is_resolved_whenever_it_shows(situation: Situation) -> None:
    """At any moment once a tile has left the stack (000)."""
    assert () == situation().correct(stack=9).objections(ECLIPSE)


def test_000_the_eclipse_is_resolved_before_the_cards_are_laid() -> None:
    """It shows beneath a revealed tile: the refill is told, then it (000)."""
    taken = trick_over().say(said.ArtefactTaken(tile=PORTAL))
    table = taken.say(said.TileRevealed(MASK))

    assert () == table.objections(ECLIPSE)


def test_interface_eclipse_and_refill_are_taken_in_any_order() -> None:
    """It shows on top before the refill was told (interface, View)."""
    table = trick_over().correct(stack=9).say(said.ArtefactTaken(tile=PORTAL), ECLIPSE)

    assert ("row", None, ["tile-revealed"]) == table.awaits


# The last tile of the stack


def test_interface_the_last_tile_must_be_the_eclipse() -> None:
    """One tile left and no Eclipse yet: its arrow is awaited (interface, View)."""
    assert ("eclipse", None, ["eclipse-appeared"]) == last_tile().awaits


def test_interface_the_eclipse_and_a_role_are_due_together() -> None:
    """The Mask was the last but one: Eclipse, then the role (interface, phases)."""
    table = trick_over().correct(stack=2).say(said.ArtefactTaken(tile=MASK))

    assert ("eclipse", None, ["eclipse-appeared", "role-revealed"]) == table.awaits


@pytest.mark.parametrize(
    "told",
    [
        (ECLIPSE, said.RoleRevealed(BEN, SHAMAN)),
        (said.RoleRevealed(BEN, SHAMAN), ECLIPSE),
    ],
)
def test_interface_the_eclipse_and_a_role_are_taken_in_any_order(
    told: tuple[Announcement, ...],
) -> None:
    """Things that are due together wait for no order (interface, View)."""
    table = trick_over().correct(stack=2).say(said.ArtefactTaken(tile=MASK))

    assert ("play", CLEO, ["card-played"]) == table.say(*told).awaits


def test_interface_the_last_eclipse_does_not_refill_the_row() -> None:
    """The Eclipse is no artefact: the place stays empty (interface, View)."""
    table = trick_over().correct(stack=1)

    assert "eclipse" == table.phase
    taken = table.say(ECLIPSE, said.ArtefactTaken(tile=PORTAL))
    assert ("play", [None, "moon-shard"], 0) == (
        taken.phase,
        taken.view["row"],
        taken.view["stack"],
    )


def test_interface_the_last_eclipse_leaves_an_empty_stack() -> None:
    """Nothing is left to take from it (interface, View)."""
    assert 0 == last_tile().say(ECLIPSE).view["stack"]


def test_interface_a_card_waits_for_the_last_eclipse() -> None:
    """Cards change hands before the next trick (interface, phases)."""
    card = said.CardPlayed(CLEO, ORANGE, 1)

    assert ("wrong-phase",) == last_tile().objections(card)


def passed(rules: TableRules, direction: Neighbour) -> Table:
    """Return a table after an Eclipse at which only Ben held no card."""
    touched = trick_over(rules=rules).say(said.ArtefactTaken(tile=DOWN))
    without = touched.correct(BEN, hand=0).correct(ANA, hand=3)
    return without.say(said.EclipseAppeared(direction))


@pytest.mark.parametrize("direction", [LEFT, RIGHT])
def test_table_rule_eclipse_without_cards_skips_them(direction: Neighbour) -> None:
    """Table rule eclipse_without_cards, default `skip`: the next one gets the card."""
    assert (3, 0, 8, 8) == passed(TableRules(), direction).hand_counts


KEPT = TableRules(eclipse_without_cards="keep")


@pytest.mark.parametrize(
    ("direction", "counts"), [(LEFT, (4, 0, 7, 8)), (RIGHT, (2, 0, 9, 8))]
)
def test_table_rule_eclipse_without_cards_can_keep_them(
    direction: Neighbour, counts: tuple[int, ...]
) -> None:
    """Table rule eclipse_without_cards `keep`: the card stays, another still comes."""
    assert counts == passed(KEPT, direction).hand_counts


def test_table_rule_eclipse_without_cards_keeps_nothing_from_holders() -> None:
    """Table rule eclipse_without_cards `keep`: with cards everywhere nothing stays."""
    table = trick_over(rules=KEPT).say(said.ArtefactTaken(tile=DOWN))

    assert (8, 8, 8, 8) == table.say(ECLIPSE).hand_counts


def test_table_rule_eclipse_without_cards_leaves_a_single_holder() -> None:
    """Table rule eclipse_without_cards `keep`: one player with cards keeps them."""
    table = trick_over(rules=KEPT).say(said.ArtefactTaken(tile=DOWN))
    alone = table.correct(ANA, hand=0).correct(BEN, hand=0).correct(DAN, hand=0)

    assert (0, 0, 8, 0) == alone.say(ECLIPSE).hand_counts
