"""Artefacts: taken, kept face down, refilled, and the Mask (000; 001)."""

import pytest

from companion.core.rulings import Asked
from companion.games.shamans import announcements as said
from companion.games.shamans.board import FaceDown, Tile
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
    CLEO,
    DAGGER,
    DAN,
    DOWN,
    LEFT,
    MASK,
    PORTAL,
    ROW,
    SHADOW,
    SHAMAN,
    SHARD,
    STACK,
    TableRules,
    dealt,
    set_up,
)

CARDS = ("blue 3", "blue 1", "blue 6", "green 2")


def taken(
    tile: Tile | FaceDown, source: said.Source | None = None
) -> said.ArtefactTaken:
    """Return that Ben takes a tile."""
    return said.ArtefactTaken(BEN, tile, source)


@pytest.mark.parametrize("source", [None, ROW])
def test_000_a_tile_can_be_taken_from_the_row(source: said.Source | None) -> None:
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
    ruling = trick_over().rule(taken(DOWN))

    assert taken(DOWN, STACK) == ruling.announcement


def test_000_a_tile_of_the_row_stays_face_up() -> None:
    """All have seen it: it cannot be kept face down (000)."""
    assert ("tile-not-in-row",) == trick_over().objections(taken(DOWN, ROW))


def test_interface_the_stack_counts_down_at_a_tile_taken_from_it() -> None:
    """Eleven less one; the row loses nothing (interface, View)."""
    table = trick_over().say(taken(DOWN))

    assert (10, ["portal", "moon-shard"]) == (table.view["stack"], table.view["row"])


def test_interface_a_tile_that_lies_in_the_row_is_from_the_row() -> None:
    """Without `from` the row comes first (interface, View)."""
    ruling = trick_over().rule(taken(SHARD))

    assert taken(SHARD, ROW) == ruling.announcement


def test_interface_another_tile_is_from_the_stack() -> None:
    """The row shows no Dagger, so it comes from the stack (interface, View)."""
    ruling = trick_over().rule(taken(DAGGER))

    assert taken(DAGGER, STACK) == ruling.announcement


def test_interface_where_a_tile_comes_from_is_asked_if_the_row_was_not_told() -> None:
    """The row may hold it, and the stack could give it too (interface, View)."""
    table = dealt().play(*CARDS)

    choices = (taken(DAGGER, ROW), taken(DAGGER, STACK))
    assert Asked(taken(DAGGER), "source", choices) == table.rule(taken(DAGGER))


def test_interface_an_untold_row_gives_what_an_empty_stack_cannot() -> None:
    """Only the row can give it, so nothing is asked (interface, View)."""
    table = dealt().correct(stack=0).play(*CARDS)

    assert taken(DAGGER, ROW) == table.rule(taken(DAGGER)).announcement


def test_interface_a_told_tile_leaves_a_half_told_row() -> None:
    """What lies there for all to see needs no question (interface, View)."""
    table = dealt().correct(row=(DOWN, DAGGER)).play(*CARDS)

    assert taken(DAGGER, ROW) == table.rule(taken(DAGGER)).announcement


def test_interface_an_untold_tile_leaves_the_row_unknown() -> None:
    """The other place stays untold (interface: null is a tile that is unknown)."""
    table = dealt().play(*CARDS).say(taken(DAGGER, ROW), said.TileRevealed(PORTAL))

    assert ["portal", None] == table.view["row"]


def test_interface_of_two_alike_in_the_row_the_first_leaves() -> None:
    """The second stays where it lies (interface, View)."""
    table = dealt().say(said.RowShown((DAGGER, DAGGER))).play(*CARDS)

    assert [None, "dagger"] == table.say(taken(DAGGER)).view["row"]


def test_interface_a_tile_the_row_does_not_show_cannot_leave_it() -> None:
    """The row shows a Portal and a Shard (interface, tile-not-in-row)."""
    assert ("tile-not-in-row",) == trick_over().objections(taken(DAGGER, ROW))


@pytest.mark.parametrize("seat", [ANA, CLEO, DAN])
def test_000_only_the_lowest_takes_the_artefact(seat: said.Seat) -> None:
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
    table = performing(BLUE).say(said.Stabilised(said.Choice.ARTEFACT))

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


# The Mask


@pytest.mark.parametrize(("tile", "source"), [(MASK, ROW), (MASK, STACK)])
def test_001_who_takes_a_mask_shows_the_role_at_once(
    tile: Tile, source: said.Source
) -> None:
    """From the row or from the stack: the role is due (001)."""
    table = dealt().say(said.RowShown((MASK, SHARD))).play(*CARDS)

    assert "role-revealed" in table.say(taken(tile, source)).view["expecting"]


def test_interface_a_role_in_a_round_is_awaited_from_its_owner() -> None:
    """Phase roles: whose role it is acts (interface, phases)."""
    table = trick_over().say(taken(MASK))

    assert ("roles", BEN, ["role-revealed"]) == table.awaits


def test_001_a_mask_from_the_stack_lies_face_up() -> None:
    """It is shown at once (001)."""
    table = trick_over().say(taken(MASK))

    assert ["mask"] == table.player(BEN)["artefacts"]


@pytest.mark.parametrize("role", [SHAMAN, SHADOW])
def test_001_a_role_shown_by_a_mask_is_public(role: said.Role) -> None:
    """The view holds it, and play goes on (001; interface, View)."""
    table = trick_over().say(taken(MASK), said.RoleRevealed(BEN, role))

    assert (role.value, "play") == (table.player(BEN)["role"], table.phase)


def test_interface_refill_and_role_are_due_together() -> None:
    """A Mask from the row: the new tile, then the role (interface, phases)."""
    table = dealt().say(said.RowShown((MASK, SHARD))).play(*CARDS).say(taken(MASK))

    assert ("row", None, ["tile-revealed", "role-revealed"]) == table.awaits


@pytest.mark.parametrize(
    "told",
    [
        (said.TileRevealed(DAGGER), said.RoleRevealed(BEN, SHAMAN)),
        (said.RoleRevealed(BEN, SHAMAN), said.TileRevealed(DAGGER)),
    ],
)
def test_interface_refill_and_role_are_taken_in_any_order(
    told: tuple[said.Announcement, ...],
) -> None:
    """Things that are due together wait for no order (interface, View)."""
    table = dealt().say(said.RowShown((MASK, SHARD))).play(*CARDS).say(taken(MASK))

    assert ("play", CLEO, ["card-played"]) == table.say(*told).awaits


def test_interface_the_trick_is_laid_only_after_the_role() -> None:
    """The highest waits until the role is told (interface; 000)."""
    assert [] == trick_over().say(taken(MASK)).laid(BLUE)


def test_interface_the_owner_of_the_role_settles_itself() -> None:
    """The seat may be left out (interface, The answer)."""
    ruling = trick_over().say(taken(MASK)).rule(said.RoleRevealed(role=SHAMAN))

    assert said.RoleRevealed(BEN, SHAMAN) == ruling.announcement


def test_interface_another_players_role_is_objected() -> None:
    """Only the taker shows a role (interface, not-your-turn)."""
    table = trick_over().say(taken(MASK))

    assert ("not-your-turn",) == table.objections(said.RoleRevealed(CLEO, SHAMAN))
    assert not table.can_insist(said.RoleRevealed(CLEO, SHAMAN))


def test_interface_the_role_is_asked_where_it_was_not_said() -> None:
    """Nothing settles it (interface, The answer)."""
    assert "role" == trick_over().say(taken(MASK)).missing(said.RoleRevealed(BEN))


@pytest.mark.parametrize("situation", [set_up, trick_over, moon_reached])
def test_interface_a_role_is_shown_only_when_it_is_due(situation: Situation) -> None:
    """No Mask, no elimination (interface, wrong-phase)."""
    assert ("wrong-phase",) == situation().objections(said.RoleRevealed(BEN, SHAMAN))


def test_interface_a_second_shadow_of_four_players_is_one_too_many() -> None:
    """Four players have one Shadow (interface, too-many-of-role)."""
    known = trick_over().correct(ANA, role=SHADOW).say(taken(MASK))

    assert ("too-many-of-role",) == known.objections(said.RoleRevealed(BEN, SHADOW))


def test_interface_a_third_shaman_of_three_players_is_one_too_many() -> None:
    """Three players have two Shamans (interface, too-many-of-role)."""
    known = trick_over(3).correct(ANA, role=SHAMAN).correct(CLEO, role=SHAMAN)

    assert ("too-many-of-role",) == known.say(taken(MASK)).objections(
        said.RoleRevealed(BEN, SHAMAN)
    )


def test_interface_a_role_that_is_public_is_not_shown_again_unasked() -> None:
    """It was shown already, and nothing is due (interface, role-already-known)."""
    table = trick_over().correct(BEN, role=SHAMAN)

    assert ("role-already-known", "wrong-phase") == table.objections(
        said.RoleRevealed(BEN, SHADOW)
    )


def test_interface_a_mask_is_never_among_tiles_kept_face_down() -> None:
    """At the round's end it would have been shown long ago (001; interface)."""
    hiding = moon_reached().correct(BEN, artefacts=(DOWN, DOWN))
    table = hiding.say(said.RolesNamed((ANA,)))

    assert ("mask-must-be-shown",) == table.objections(
        said.TilesShown(BEN, (MASK, SHARD))
    )


SAID_AGAIN = TableRules(mask_with_public_role="said-again")


def test_table_rule_mask_with_public_role_nothing_more_happens() -> None:
    """Table rule mask_with_public_role, default `nothing`: the role is known."""
    table = trick_over().correct(BEN, role=SHAMAN).say(taken(MASK))

    assert ("play", ["mask"]) == (table.phase, table.player(BEN)["artefacts"])


def test_table_rule_mask_with_public_role_can_be_said_again() -> None:
    """Table rule mask_with_public_role `said-again`: it is shown once more."""
    table = trick_over(rules=SAID_AGAIN).correct(BEN, role=SHAMAN).say(taken(MASK))

    assert ("roles", BEN, ["role-revealed"]) == table.awaits
    assert "play" == table.say(said.RoleRevealed(BEN, SHAMAN)).phase


def test_interface_a_role_said_again_cannot_be_the_other_one() -> None:
    """It was shown to all (interface, role-already-known)."""
    table = trick_over(rules=SAID_AGAIN).correct(BEN, role=SHAMAN).say(taken(MASK))

    assert ("role-already-known",) == table.objections(said.RoleRevealed(BEN, SHADOW))


def test_000_each_trick_gives_an_artefact() -> None:
    """The lowest of the next trick takes one too (000)."""
    table = trick_over().say(taken(DOWN)).play("green 1", "green 3", "yellow 1")

    assert ("artefact", CLEO, ["artefact-taken"]) == table.play("yellow 2").awaits
