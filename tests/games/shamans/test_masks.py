"""The Mask shows the role of who takes it (001, Masque)."""

import pytest

from companion.core.facts import Announcement
from companion.games.shamans import announcements as said
from companion.games.shamans.board import Role, Source, Tile
from companion.games.shamans.settings import TableRules
from tests.games.shamans.situations import (
    Situation,
    moon_reached,
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
    MASK,
    ROW,
    SHADOW,
    SHAMAN,
    SHARD,
    STACK,
    dealt,
    set_up,
    taken,
)


@pytest.mark.parametrize(("tile", "source"), [(MASK, ROW), (MASK, STACK)])
def test_001_who_takes_a_mask_shows_the_role_at_once(
    tile: Tile, source: Source
) -> None:
    """From the row or from the stack: the role is due (001)."""
    table = dealt().say(said.RowShown((MASK, SHARD))).play(*BLUE_TRICK)

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
def test_001_a_role_shown_by_a_mask_is_public(role: Role) -> None:
    """The view holds it, and play goes on (001; interface, View)."""
    table = trick_over().say(taken(MASK), said.RoleRevealed(BEN, role))

    assert (role.value, "play") == (table.player(BEN)["role"], table.phase)


def test_interface_refill_and_role_are_due_together() -> None:
    """A Mask from the row: the new tile, then the role (interface, phases)."""
    table = dealt().say(said.RowShown((MASK, SHARD))).play(*BLUE_TRICK).say(taken(MASK))

    assert ("row", None, ["tile-revealed", "role-revealed"]) == table.awaits


@pytest.mark.parametrize(
    "told",
    [
        (said.TileRevealed(DAGGER), said.RoleRevealed(BEN, SHAMAN)),
        (said.RoleRevealed(BEN, SHAMAN), said.TileRevealed(DAGGER)),
    ],
)
def test_interface_refill_and_role_are_taken_in_any_order(
    told: tuple[Announcement, ...],
) -> None:
    """Things that are due together wait for no order (interface, View)."""
    table = dealt().say(said.RowShown((MASK, SHARD))).play(*BLUE_TRICK).say(taken(MASK))

    assert ("play", CLEO, ["card-played"]) == table.say(*told).awaits


def test_interface_the_trick_is_laid_only_after_the_role() -> None:
    """The highest waits until the role is told (interface; 000)."""
    assert [] == trick_over().say(taken(MASK)).laid(BLUE)


def test_interface_who_took_a_mask_instead_shows_the_role() -> None:
    """The table insisted that Dan took it (interface, insist; 001)."""
    table = trick_over().insist(said.ArtefactTaken(DAN, MASK))

    assert ("roles", DAN, ["role-revealed"]) == table.awaits


def test_interface_the_owner_of_the_role_settles_itself() -> None:
    """The seat may be left out (interface, The answer)."""
    settled = trick_over().say(taken(MASK)).settled(said.RoleRevealed(role=SHAMAN))

    assert said.RoleRevealed(BEN, SHAMAN) == settled


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
