"""Portals, at any moment (001, Portail)."""

import pytest

from companion.games.shamans import announcements as said
from companion.games.shamans import events
from companion.games.shamans.board import Heading, Tile
from companion.games.shamans.settings import TableRules
from tests.games.shamans.situations import (
    Situation,
    before_the_moon,
    chain,
    eliminating,
    moon_reached,
    owner_eliminated,
    performing,
    played_out,
    round_scored,
    trick_over,
    with_portal,
)
from tests.games.shamans.table import (
    BACK,
    BEN,
    BLUE,
    CLEO,
    DAGGER,
    DAN,
    DOWN,
    FORWARD,
    GREEN,
    MASK,
    NOBODY,
    PORTAL,
    PURPLE,
    SHADOW,
    SHAMAN,
    SHARD,
    Table,
    dealt,
    holding,
    lying,
    seated,
    set_up,
)

PHASES: dict[str, Situation] = {
    "setup": lambda: dealt(3),
    "play": set_up,
    "artefact": trick_over,
    "row": lambda: trick_over().say(said.ArtefactTaken(tile=PORTAL)),
    "eclipse": lambda: trick_over().correct(stack=1),
    "ritual": lambda: performing(BLUE),
    "hand": lambda: eliminating(players=5).say(said.RoleRevealed(CLEO, SHADOW)),
    "moon": before_the_moon,
    "guide": owner_eliminated,
    "roles": eliminating,
}


@pytest.mark.parametrize(("phase", "situation"), PHASES.items())
def test_interface_a_portal_is_possible_in_every_phase_of_a_round(
    phase: str, situation: Situation
) -> None:
    """At any moment, whoever is to act (001; interface, View)."""
    table = with_portal(situation())

    assert phase == table.phase
    assert () == table.objections(said.PortalUsed(BEN, BACK))


@pytest.mark.parametrize("situation", [seated, moon_reached, played_out, round_scored])
def test_interface_a_portal_is_for_a_running_round(situation: Situation) -> None:
    """Before a round, and once it is over, the Shadow stays (interface, View)."""
    assert ("wrong-phase",) == situation().objections(said.PortalUsed(BEN, BACK))


@pytest.mark.parametrize(
    ("direction", "steps", "left"), [(FORWARD, 1, 22), (BACK, -1, 24)]
)
def test_001_a_portal_moves_the_shadow_one_step_either_way(
    direction: Heading, steps: int, left: int
) -> None:
    """Towards the Moon or away from it (001)."""
    table = with_portal(set_up().play("blue 3", "green 1"))

    assert (
        events.PortalSpent(BEN, direction),
        events.ShadowMoved(steps, left),
    ) == table.say(said.PortalUsed(BEN, direction)).events


def test_001_a_used_portal_is_discarded() -> None:
    """It leaves its owner for good (001)."""
    table = with_portal(set_up(), SHARD).say(said.PortalUsed(BEN, FORWARD))

    assert ["moon-shard"] == table.player(BEN)["artefacts"]
    assert ("no-portal",) == table.objections(said.PortalUsed(BEN, FORWARD))


def test_interface_a_visible_portal_goes_before_a_face_down_tile() -> None:
    """What all can see is discarded first (interface, View)."""
    table = set_up().say(holding(BEN, DOWN, PORTAL)).say(said.PortalUsed(BEN, BACK))

    assert [None] == table.player(BEN)["artefacts"]


def test_001_a_portal_may_have_lain_face_down() -> None:
    """Only its owner knew; it is turned up and discarded (001)."""
    table = set_up().say(holding(BEN, DOWN, SHARD)).say(said.PortalUsed(BEN, BACK))

    assert ["moon-shard"] == table.player(BEN)["artefacts"]


@pytest.mark.parametrize("tiles", [(), (DAGGER, SHARD)])
def test_interface_without_a_portal_none_is_used(tiles: tuple[Tile, ...]) -> None:
    """All tiles lie face up and none is a Portal (interface, no-portal)."""
    table = set_up().say(holding(BEN, *tiles))

    assert ("no-portal",) == table.objections(said.PortalUsed(BEN, BACK))
    assert not table.can_insist(said.PortalUsed(BEN, BACK))


def test_interface_an_eliminated_player_has_no_portal() -> None:
    """Artefacts of the eliminated are out of the round (001; interface)."""
    table = set_up().correct(BEN, eliminated=True)

    assert ("player-eliminated", "no-portal") == table.objections(
        said.PortalUsed(BEN, BACK)
    )


def test_interface_the_only_holder_of_a_portal_need_not_be_named() -> None:
    """The state settles who it is (interface, The answer)."""
    settled = with_portal(set_up()).settled(said.PortalUsed(direction=BACK))

    assert said.PortalUsed(BEN, BACK) == settled


def test_interface_whose_portal_it_is_is_asked_where_several_may_have_one() -> None:
    """A face-down tile may be one as well (interface, The answer)."""
    table = with_portal(set_up()).say(holding(DAN, DOWN))

    assert "seat" == table.missing(said.PortalUsed(direction=BACK))


def test_interface_which_way_is_asked_where_it_was_not_said() -> None:
    """Both are possible (interface, The answer)."""
    assert "direction" == with_portal(set_up()).missing(said.PortalUsed(BEN))


def test_interface_a_portal_of_somebody_else_is_unknown() -> None:
    """Only seats of this table (interface, player-unknown)."""
    assert ("player-unknown",) == set_up().objections(said.PortalUsed(NOBODY, BACK))


# The start space


def test_rules_the_start_space_is_the_floor() -> None:
    """No space lies behind the start by default (rules, Not settled)."""
    table = with_portal(set_up()).say(said.PortalUsed(BEN, BACK))

    assert events.ShadowMoved(0, 24) == table.events[1]


def test_rules_spaces_behind_the_start_can_be_stepped_on() -> None:
    """A box may have some (rules, Not settled: spaces behind the start)."""
    table = set_up(spaces_behind_start=1).say(holding(BEN, PORTAL, PORTAL))
    once = table.say(said.PortalUsed(BEN, BACK))

    assert (25, 25) == (once.steps, once.say(said.PortalUsed(BEN, BACK)).steps)


# Before an elimination (001: just before one is eliminated)


def test_001_the_target_may_use_a_portal_before_the_role_is_said() -> None:
    """The elimination is complete only with the role (001; interface, View)."""
    table = eliminating(PORTAL).say(said.PortalUsed(CLEO, BACK))

    assert ("roles", CLEO, ["role-revealed"]) == table.awaits
    assert (24, []) == (table.steps, table.player(CLEO)["artefacts"])


def test_001_after_the_role_the_portal_of_the_target_is_gone() -> None:
    """Artefacts of the eliminated are out of the round (001)."""
    table = eliminating(PORTAL).say(said.RoleRevealed(CLEO, SHAMAN))

    assert ("player-eliminated", "no-portal") == table.objections(
        said.PortalUsed(CLEO, BACK)
    )


def near_elimination(rules: TableRules) -> Table:
    """Return a table where Cleo's three cards would bring the Shadow to the Moon."""
    near = eliminating(rules=rules).correct(steps_to_moon=3).say(holding(DAN, PORTAL))
    return near.say(said.RoleRevealed(CLEO, SHAMAN))


def test_table_rule_portal_during_elimination_is_awaited() -> None:
    """Table rule portal_during_elimination, default yes: before the last step."""
    table = near_elimination(TableRules())

    assert ("moon", None, ["portal-used", "moon-reached"]) == table.awaits
    assert 1 == table.steps
    assert "play" == table.say(said.PortalUsed(DAN, BACK)).phase


def test_table_rule_portal_during_elimination_can_be_closed() -> None:
    """Table rule portal_during_elimination no: the Shadow walks on to the Moon."""
    table = near_elimination(TableRules(portal_during_elimination=False))

    assert "roles" == table.phase
    assert "moon-landed" in table.happened


def test_001_a_portal_is_no_card_and_no_turn() -> None:
    """Who used it still has to play (001)."""
    table = with_portal(set_up()).play("blue 3").say(said.PortalUsed(BEN, FORWARD))

    assert ("play", BEN, ["card-played"]) == table.awaits
    assert 9 == table.player(BEN)["hand"]


def test_001_a_portal_between_two_rituals_leaves_the_choice() -> None:
    """At any moment, in a chain too (001)."""
    table = with_portal(chain(PURPLE, GREEN)).say(said.PortalUsed(BEN, FORWARD))

    assert ("ritual", BEN, ["ritual-chosen"]) == table.awaits


def test_001_a_portal_before_a_mask_is_told_leaves_the_role_due() -> None:
    """The role is still awaited (001)."""
    masked = with_portal(trick_over()).say(said.ArtefactTaken(tile=MASK))
    table = masked.say(said.PortalUsed(BEN, FORWARD))

    assert ("roles", BEN, ["role-revealed"]) == table.awaits


def test_001_a_portal_never_completes_a_world() -> None:
    """Only cards do (001)."""
    table = with_portal(set_up().say(lying(blue=(1, 2, 3, 4, 5))))

    assert ("portal-spent", "shadow-moved") == table.say(
        said.PortalUsed(BEN, FORWARD)
    ).happened
    assert [1, 2, 3, 4, 5] == table.laid(BLUE)
