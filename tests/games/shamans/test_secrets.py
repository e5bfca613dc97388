"""What is told to who asks, and what is not (rules, Secrets)."""

import pytest

from companion.core.facts import Seat
from companion.games.shamans import announcements as said
from companion.games.shamans.board import Ritual, Tile
from companion.games.shamans.reports import (
    HandReport,
    RoleReport,
    RowReport,
    SecretKept,
    ShadowReport,
    TilesReport,
    WorldReport,
)
from companion.games.shamans.requests import (
    AskHand,
    AskHiddenTile,
    AskRole,
    AskShadow,
    AskTiles,
    AskWorld,
)
from tests.games.shamans.situations import (
    chain,
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
    MASK,
    PORTAL,
    PURPLE,
    RED,
    SHADOW,
    SHAMAN,
    SHARD,
    YELLOW,
    set_up,
)


def test_interface_the_distance_to_the_moon_is_public() -> None:
    """As far as it is known (interface, ask-shadow)."""
    table = set_up()

    assert (ShadowReport(24),) == table.game.answer(table.state, AskShadow())


def test_interface_a_world_is_public() -> None:
    """What lies there and what is missing (interface, ask-world)."""
    table = set_up().play("blue 3", "purple 4")

    expected = WorldReport(PURPLE, (4,), (1, 2, 3, 5, 6), Ritual.ILLUMINATION)
    assert (expected,) == table.game.answer(table.state, AskWorld(PURPLE))


def test_interface_a_world_that_is_not_used_misses_nothing() -> None:
    """Red needs five players (interface, ask-world)."""
    table = set_up()

    expected = WorldReport(RED, (), (), Ritual.NEUTRALISATION)
    assert (expected,) == table.game.answer(table.state, AskWorld(RED))


def test_interface_tiles_in_sight_are_public() -> None:
    """Row, stack, and who shows what; face-down ones are counted (ask-tiles)."""
    table = set_up().correct(BEN, artefacts=(DOWN, SHARD))

    assert (
        RowReport((PORTAL, SHARD), 0, 11),
        TilesReport(BEN, (SHARD,), 1),
    ) == table.game.answer(table.state, AskTiles())


def test_interface_the_count_of_a_hand_is_public() -> None:
    """How many, never which (interface, ask-hand)."""
    table = set_up().play("blue 3")

    assert (HandReport(ANA, 8),) == table.game.answer(table.state, AskHand(ANA))


def test_interface_the_counts_of_all_hands_are_public() -> None:
    """Without a name, of everybody in the round (interface, ask-hand)."""
    table = set_up(3).play("blue 3")

    expected = (HandReport(ANA, 8), HandReport(BEN, 9), HandReport(CLEO, 9))
    assert expected == table.game.answer(table.state, AskHand())


@pytest.mark.parametrize("seat", [ANA, BEN, CLEO, DAN, None])
@pytest.mark.parametrize("question", [AskRole, AskHiddenTile])
def test_rules_a_secret_always_gets_the_same_refusal(
    question: type[AskRole | AskHiddenTile], seat: Seat | None
) -> None:
    """Whoever it is about, and whatever (rules, Secrets; interface, Requests)."""
    table = set_up().correct(BEN, artefacts=(DOWN,))

    assert (SecretKept(),) == table.game.answer(table.state, question(seat))


def test_interface_what_was_shown_to_all_is_answered() -> None:
    """A Mask showed it (interface, Requests)."""
    masked = trick_over().say(said.ArtefactTaken(tile=MASK))
    table = masked.say(said.RoleRevealed(BEN, SHADOW))

    told = table.game.answer(table.state, AskRole(BEN))
    assert (RoleReport(BEN, SHADOW),) == told


def test_rules_roles_shown_and_secret_are_told_apart() -> None:
    """Without a name: those shown, and the refusal for the rest (rules, Secrets)."""
    table = set_up().correct(BEN, role=SHAMAN)

    told = table.game.answer(table.state, AskRole())
    assert (RoleReport(BEN, SHAMAN), SecretKept()) == told


def test_rules_a_deduced_role_is_not_spoken() -> None:
    """All but one were shown; the rest is nobody's business (rules, Secrets)."""
    known = set_up(3).correct(ANA, role=SHAMAN).correct(BEN, role=SHAMAN)

    assert (SecretKept(),) == known.game.answer(known.state, AskRole(CLEO))


def test_rules_after_the_round_roles_are_public() -> None:
    """They were named to all (rules, Secrets)."""
    table = round_scored()

    told = table.game.answer(table.state, AskRole(BEN))
    assert (RoleReport(BEN, SHAMAN),) == told


def test_rules_a_face_down_tile_is_a_tile_that_nobody_knows() -> None:
    """The state holds no more than that it lies there (rules, Secrets)."""
    table = trick_over().say(said.ArtefactTaken(tile=DOWN))

    assert (DOWN,) == table.state.players[BEN].artefacts
    assert Tile.DAGGER not in table.state.players[BEN].artefacts


def test_001_a_chain_shows_the_completed_worlds() -> None:
    """Both are complete before their rituals (001; interface, View)."""
    table = chain(BLUE, PURPLE)

    assert [] == table.view["worlds"]["blue"]["missing"]
    assert [] == table.view["worlds"]["purple"]["missing"]
    assert [] == table.view["worlds"][YELLOW.value]["missing"]
