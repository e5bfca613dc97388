"""Artefacts: taken, kept face down, refilled, and the Mask (000; 001)."""

import pytest

from companion.core.facts import Seat
from companion.core.rulings import Asked
from companion.games.shamans import announcements as said
from companion.games.shamans.board import Choice, Source, Tile
from tests.games.shamans.situations import (
    Situation,
    before_the_moon,
    moon_reached,
    performing,
    round_scored,
    trick_over,
)
from tests.games.shamans.table import (
    ANA,
    BEN,
    BLUE,
    BLUE_TRICK,
    CLEO,
    DAGGER,
    DAN,
    DOWN,
    LEFT,
    MASK,
    PORTAL,
    ROW,
    SHARD,
    STACK,
    dealt,
    set_up,
    taken,
)


@pytest.mark.parametrize("source", [None, ROW])
def test_000_a_tile_can_be_taken_from_the_row(source: Source | None) -> None:
    """One of the two that lie face up; it stays face up (000, 001)."""
    table = trick_over().say(taken(PORTAL, source))

    assert (["portal"], [None, "moon-shard"]) == (
        table.player(BEN)["artefacts"],
        table.view["row"],
    )


@pytest.mark.parametrize("tile", [PORTAL, DAGGER, SHARD])
def test_000_a_tile_can_be_taken_from_the_stack_and_shown(tile: Tile) -> None:
    """The top of the stack; its taker may show it (000)."""
    table = trick_over().say(taken(tile, STACK))

    assert ([tile.value], 10) == (
        table.player(BEN)["artefacts"],
        table.view["stack"],
    )


def test_000_a_tile_of_the_stack_may_be_kept_face_down() -> None:
    """Its taker alone knows it: the view holds a null (000)."""
    table = trick_over().say(taken(DOWN))

    assert [None] == table.player(BEN)["artefacts"]


def test_interface_a_face_down_tile_without_a_place_is_from_the_stack() -> None:
    """A null without `from`: the stack (interface, View)."""
    settled = trick_over().settled(taken(DOWN))

    assert taken(DOWN, STACK) == settled


def test_000_a_tile_of_the_row_stays_face_up() -> None:
    """All have seen it: it cannot be kept face down (000)."""
    assert ("tile-not-in-row",) == trick_over().objections(taken(DOWN, ROW))


def test_interface_the_stack_counts_down_at_a_tile_taken_from_it() -> None:
    """Eleven less one; the row loses nothing (interface, View)."""
    table = trick_over().say(taken(DOWN))

    assert (10, ["portal", "moon-shard"]) == (table.view["stack"], table.view["row"])


def test_interface_a_tile_that_lies_in_the_row_is_from_the_row() -> None:
    """Without `from` the row comes first (interface, View)."""
    settled = trick_over().settled(taken(SHARD))

    assert taken(SHARD, ROW) == settled


def test_interface_another_tile_is_from_the_stack() -> None:
    """The row shows no Dagger, so it comes from the stack (interface, View)."""
    settled = trick_over().settled(taken(DAGGER))

    assert taken(DAGGER, STACK) == settled


def test_interface_where_a_tile_comes_from_is_asked_if_the_row_was_not_told() -> None:
    """The row may hold it, and the stack could give it too (interface, View)."""
    table = dealt().play(*BLUE_TRICK)

    choices = (taken(DAGGER, ROW), taken(DAGGER, STACK))
    assert Asked(taken(DAGGER), "source", choices) == table.rule(taken(DAGGER))


def test_interface_an_untold_row_gives_what_an_empty_stack_cannot() -> None:
    """Only the row can give it, so nothing is asked (interface, View)."""
    table = dealt().correct(stack=0).play(*BLUE_TRICK)

    assert taken(DAGGER, ROW) == table.settled(taken(DAGGER))


def test_interface_a_told_tile_leaves_a_half_told_row() -> None:
    """What lies there for all to see needs no question (interface, View)."""
    table = dealt().correct(row=(DOWN, DAGGER)).play(*BLUE_TRICK)

    assert taken(DAGGER, ROW) == table.settled(taken(DAGGER))


def test_interface_an_untold_tile_leaves_the_row_unknown() -> None:
    """The other place stays untold (interface: null is a tile that is unknown)."""
    table = dealt().play(*BLUE_TRICK).say(taken(DAGGER, ROW), said.TileRevealed(PORTAL))

    assert ["portal", None] == table.view["row"]


def test_interface_of_two_alike_in_the_row_the_first_leaves() -> None:
    """The second stays where it lies (interface, View)."""
    table = dealt().say(said.RowShown((DAGGER, DAGGER))).play(*BLUE_TRICK)

    assert [None, "dagger"] == table.say(taken(DAGGER)).view["row"]


def test_interface_a_tile_the_row_does_not_show_cannot_leave_it() -> None:
    """The row shows a Portal and a Shard (interface, tile-not-in-row)."""
    assert ("tile-not-in-row",) == trick_over().objections(taken(DAGGER, ROW))


@pytest.mark.parametrize("seat", [ANA, CLEO, DAN])
def test_000_only_the_lowest_takes_the_artefact(seat: Seat) -> None:
    """The others get none (000, Résolution; interface, not-the-lowest)."""
    assert ("not-the-lowest",) == trick_over().objections(
        said.ArtefactTaken(seat, PORTAL)
    )


def test_interface_the_table_can_insist_on_another_taker() -> None:
    """The tile lies with somebody else who lives (interface, insist)."""
    table = trick_over().insist(said.ArtefactTaken(DAN, PORTAL))

    assert (["portal"], []) == (
        table.player(DAN)["artefacts"],
        table.player(BEN)["artefacts"],
    )


def test_interface_an_artefact_of_a_stabilisation_is_for_its_performer() -> None:
    """Another taker is out of turn there; the table can insist (interface, insist)."""
    table = performing(BLUE).say(said.Stabilised(Choice.ARTEFACT))

    assert ("not-your-turn",) == table.objections(said.ArtefactTaken(DAN, PORTAL))
    assert table.can_insist(said.ArtefactTaken(DAN, PORTAL))


def test_interface_an_eliminated_player_takes_nothing() -> None:
    """Only living players can be insisted on (interface, insist)."""
    table = trick_over().correct(DAN, eliminated=True)

    assert ("player-eliminated",) == table.objections(said.ArtefactTaken(DAN, PORTAL))
    assert not table.can_insist(said.ArtefactTaken(DAN, PORTAL))


def test_interface_which_tile_is_asked_where_it_was_not_said() -> None:
    """Nothing settles the tile (interface, The answer)."""
    assert "tile" == trick_over().missing(said.ArtefactTaken(BEN))


@pytest.mark.parametrize("situation", [set_up, before_the_moon, moon_reached])
def test_interface_an_artefact_is_taken_only_when_one_is_due(
    situation: Situation,
) -> None:
    """No lowest card, no Stabilisation (interface, wrong-phase)."""
    assert ("wrong-phase",) == situation().objections(said.ArtefactTaken(tile=PORTAL))


# The refill


def test_000_an_empty_place_of_the_row_is_refilled_at_once() -> None:
    """A new tile is revealed; anybody may say it (000; interface, phase row)."""
    assert ("row", None, ["tile-revealed"]) == trick_over().say(taken(PORTAL)).awaits


def test_000_the_new_tile_lies_in_the_empty_place() -> None:
    """The other one stays where it is (000)."""
    table = trick_over().say(taken(PORTAL), said.TileRevealed(MASK))

    assert (["mask", "moon-shard"], 10) == (table.view["row"], table.view["stack"])


def test_000_a_revealed_mask_shows_nobodys_role() -> None:
    """Only who takes it is unmasked (001)."""
    table = trick_over().say(taken(PORTAL), said.TileRevealed(MASK))

    assert "play" == table.phase


def test_000_a_tile_of_the_stack_calls_for_no_refill() -> None:
    """The row is full (000)."""
    assert "play" == trick_over().say(taken(DOWN)).phase


def test_interface_the_tile_of_the_refill_is_asked_where_it_was_not_said() -> None:
    """Nothing settles it (interface, The answer)."""
    table = trick_over().say(taken(PORTAL))

    assert "tile" == table.missing(said.TileRevealed())


@pytest.mark.parametrize("situation", [set_up, trick_over, moon_reached, round_scored])
def test_interface_a_full_row_is_not_refilled(situation: Situation) -> None:
    """No place is empty (interface, wrong-phase)."""
    assert ("wrong-phase",) == situation().objections(said.TileRevealed(MASK))


# An empty stack (rules, Open points)


def test_rules_an_empty_stack_refills_nothing() -> None:
    """The place stays empty and play goes on (rules, Open points: empty stack)."""
    table = trick_over().correct(stack=0).say(taken(PORTAL))

    assert ("play", [None, "moon-shard"]) == (table.phase, table.view["row"])


def test_rules_beside_an_empty_stack_what_is_left_is_chosen_from() -> None:
    """The row still gives its tiles (rules, Open points: empty stack)."""
    table = trick_over().correct(stack=0)

    assert ("stack-empty",) == table.objections(taken(DOWN))
    assert () == table.objections(taken(SHARD))


def test_rules_where_nothing_is_left_nothing_is_taken() -> None:
    """Neither row nor stack: the trick goes on by itself (rules, Open points)."""
    table = trick_over().correct(stack=0).say(taken(PORTAL))
    next_trick = table.play("blue 2", "blue 4", "green 4", "green 1")
    bare = next_trick.say(said.ArtefactTaken(tile=SHARD))
    last = bare.play("yellow 1", "yellow 2", "yellow 3", "yellow 4")

    assert [None, None] == bare.view["row"]
    assert ("card-faced", "trick-ended", "nothing-taken", "trick-laid") == last.happened


def test_interface_the_last_tile_with_the_eclipse_to_come_cannot_be_taken() -> None:
    """One tile left and no Eclipse yet: that tile is it (interface, View)."""
    table = trick_over().correct(stack=1)

    assert ("wrong-phase",) == table.objections(taken(DOWN))


def test_interface_after_the_eclipse_the_last_tile_can_be_taken() -> None:
    """The Eclipse is gone, so the last tile is an artefact (interface, View)."""
    table = trick_over().correct(stack=2).say(said.EclipseAppeared(LEFT))

    assert 0 == table.say(taken(DOWN)).view["stack"]


def test_000_each_trick_gives_an_artefact() -> None:
    """The lowest of the next trick takes one too (000)."""
    table = trick_over().say(taken(DOWN)).play("green 1", "green 3", "yellow 1")

    assert ("artefact", CLEO, ["artefact-taken"]) == table.play("yellow 2").awaits
