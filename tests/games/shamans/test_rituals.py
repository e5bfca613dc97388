"""The four rituals (001, Effet des rituels)."""

import pytest

from companion.core.facts import Seat
from companion.games.shamans import announcements as said
from companion.games.shamans import events
from companion.games.shamans.board import Ritual
from companion.games.shamans.settings import TableRules
from tests.games.shamans.situations import (
    almost_complete,
    performing,
)
from tests.games.shamans.table import (
    ANA,
    ARTEFACT,
    BEN,
    BLUE,
    CLEO,
    DAN,
    DOWN,
    GREEN,
    MASK,
    NOBODY,
    PAWN,
    PORTAL,
    PURPLE,
    SHADOW,
    SHARD,
    Table,
    set_up,
)

# Stabilisation


def test_interface_a_stabilisation_awaits_its_performer() -> None:
    """Pawn or artefact: the performer decides (interface, phase ritual)."""
    assert ("ritual", BEN, ["stabilised"]) == performing(BLUE).awaits


def test_001_a_stabilisation_moves_the_shadow_two_steps_back() -> None:
    """Two spaces back on its track (001, Stabilisation)."""
    table = performing(BLUE).correct(steps_to_moon=20).say(PAWN)

    assert (
        events.RitualPerformed(BLUE, Ritual.STABILISATION, BEN),
        events.ShadowMoved(-2, 22),
    ) == table.events


def test_rules_a_stabilisation_steps_back_to_the_start_at_most() -> None:
    """The Shadow stands one step from its start, the floor (rules, Not settled)."""
    table = performing(BLUE).say(PAWN)

    assert events.ShadowMoved(-1, 24) in table.events


def test_001_a_stabilisation_may_give_an_artefact_instead() -> None:
    """One of the row or the top of the stack (001, Stabilisation)."""
    table = performing(BLUE).say(ARTEFACT)

    assert ("artefact", BEN, ["artefact-taken"]) == table.awaits
    assert 23 == table.steps


def test_001_after_the_artefact_of_a_stabilisation_play_goes_on() -> None:
    """The next player plays (001, Stabilisation)."""
    table = performing(BLUE).say(ARTEFACT, said.ArtefactTaken(tile=DOWN))

    assert ("play", CLEO, ["card-played"]) == table.awaits


def test_000_the_artefact_of_a_stabilisation_is_refilled_too() -> None:
    """Whenever a place of the row is empty (000)."""
    table = performing(BLUE).say(ARTEFACT, said.ArtefactTaken(tile=PORTAL))

    assert ("row", None, ["tile-revealed"]) == table.awaits


def test_001_a_mask_taken_in_a_stabilisation_shows_its_taker() -> None:
    """Whoever takes it (001, Masque)."""
    table = performing(BLUE).say(ARTEFACT, said.ArtefactTaken(tile=MASK))

    assert ("roles", BEN, ["role-revealed"]) == table.awaits


def test_interface_the_choice_of_a_stabilisation_is_asked() -> None:
    """Nothing settles it (interface, The answer)."""
    assert "choice" == performing(BLUE).missing(said.Stabilised())


def without_artefacts(rules: TableRules) -> Table:
    """Return a table where Ben performs a Stabilisation and no tile is left."""
    table = almost_complete(set_up(rules=rules), BLUE).correct(stack=0)
    bare = table.play("green 1", "green 2", "green 3", "yellow 1")
    gone = bare.say(said.ArtefactTaken(tile=PORTAL)).play("purple 1")
    once = gone.play("purple 2", "green 4", "green 5")
    led = once.say(said.ArtefactTaken(tile=SHARD)).play("yellow 2", "yellow 3")
    return led.play("yellow 4", "blue 6")


def test_table_rule_stabilisation_without_artefacts_gives_nothing() -> None:
    """Table rule stabilisation_without_artefacts, default `nothing`."""
    table = without_artefacts(TableRules())

    assert ("ritual", ["stabilised"]) == (table.phase, table.view["expecting"])
    assert "nothing-taken" in table.say(ARTEFACT).happened


def test_table_rule_stabilisation_without_artefacts_can_force_the_pawn() -> None:
    """Table rule stabilisation_without_artefacts `pawn`: the Shadow steps back."""
    rules = TableRules(stabilisation_without_artefacts="pawn")
    table = without_artefacts(rules)

    assert ("no-artefact-left",) == table.objections(ARTEFACT)
    assert () == table.objections(PAWN)


def test_table_rule_stabilisation_with_artefacts_left_stays_free() -> None:
    """Table rule stabilisation_without_artefacts `pawn` needs an empty table."""
    rules = TableRules(stabilisation_without_artefacts="pawn")

    assert () == performing(BLUE, rules=rules).objections(ARTEFACT)


# Permutation


def test_interface_a_permutation_awaits_its_performer() -> None:
    """With whom roles are swapped (interface, phase ritual)."""
    assert ("ritual", BEN, ["roles-swapped"]) == performing(GREEN).awaits


def test_001_a_permutation_swaps_roles_with_another_player() -> None:
    """Both look at their new role in secret; play goes on (001, Permutation)."""
    table = performing(GREEN).say(said.RolesSwapped(BEN, DAN))

    assert events.RolesExchanged(BEN, DAN) in table.events
    assert ("play", CLEO, ["card-played"]) == table.awaits


def test_001_unknown_roles_stay_unknown_after_a_swap() -> None:
    """Nobody else may look (001; rules, Secrets)."""
    table = performing(GREEN).say(said.RolesSwapped(BEN, DAN))

    assert (None, None) == (table.player(BEN)["role"], table.player(DAN)["role"])


@pytest.mark.parametrize(
    ("owner", "roles"), [(BEN, (None, "shadow")), (DAN, ("shadow", None))]
)
def test_interface_a_shown_role_moves_with_the_swap(
    owner: Seat, roles: tuple[str | None, str | None]
) -> None:
    """The swap is public, so the knowledge follows the cards (rules; interface)."""
    known = performing(GREEN).correct(owner, role=SHADOW)
    table = known.say(said.RolesSwapped(BEN, DAN))

    assert roles == (table.player(BEN)["role"], table.player(DAN)["role"])


def test_interface_nobody_swaps_with_oneself() -> None:
    """Another player is needed (001; interface, not-yourself)."""
    swapped = said.RolesSwapped(BEN, BEN)

    assert ("not-yourself",) == performing(GREEN).objections(swapped)
    assert not performing(GREEN).can_insist(swapped)


def test_interface_only_the_performer_swaps() -> None:
    """The ritual is Ben's (interface, not-your-turn)."""
    swapped = said.RolesSwapped(CLEO, DAN)

    assert ("not-your-turn",) == performing(GREEN).objections(swapped)
    assert not performing(GREEN).can_insist(swapped)


def test_interface_with_whom_roles_are_swapped_is_asked() -> None:
    """The performer follows from the state, the other does not (interface)."""
    assert "other" == performing(GREEN).missing(said.RolesSwapped())


def test_interface_roles_are_swapped_with_players_of_the_table() -> None:
    """Nobody else holds a role (interface, player-unknown)."""
    swapped = said.RolesSwapped(BEN, NOBODY)

    assert ("player-unknown",) == performing(GREEN).objections(swapped)


WITH_ELIMINATED = TableRules(permutation_with_eliminated=True)


def test_table_rule_permutation_with_eliminated_is_closed() -> None:
    """Table rule permutation_with_eliminated, default no: not a target."""
    table = performing(GREEN).correct(DAN, eliminated=True)

    assert ("player-eliminated",) == table.objections(said.RolesSwapped(BEN, DAN))


def test_table_rule_permutation_with_eliminated_can_be_opened() -> None:
    """Table rule permutation_with_eliminated yes: any other player."""
    table = performing(GREEN, rules=WITH_ELIMINATED).correct(DAN, eliminated=True)

    assert () == table.objections(said.RolesSwapped(BEN, DAN))


def alone(rules: TableRules) -> Table:
    """Return a table where Ben completes green and everybody else is eliminated."""
    table = almost_complete(set_up(rules=rules), GREEN).play("blue 1")
    table = table.correct(ANA, eliminated=True).correct(CLEO, eliminated=True)
    return table.correct(DAN, eliminated=True).play("green 6")


def test_rules_a_permutation_with_nobody_else_alive_has_no_effect() -> None:
    """Nobody else is a target (rules, Open points: Permutation)."""
    failed = events.RitualFailed(GREEN, Ritual.PERMUTATION, BEN)

    assert failed in alone(TableRules()).events


def test_table_rule_permutation_with_eliminated_needs_nobody_alive() -> None:
    """Table rule permutation_with_eliminated yes: the eliminated are targets."""
    assert ("ritual", BEN, ["roles-swapped"]) == alone(WITH_ELIMINATED).awaits


def test_table_rule_permutation_optional_is_mandatory() -> None:
    """Table rule permutation_optional, default no: roles are swapped."""
    table = performing(GREEN)

    assert ("swap-is-mandatory",) == table.objections(said.SwapDeclined(BEN))
    assert ["roles-swapped"] == table.view["expecting"]


def test_table_rule_permutation_optional_can_be_declined() -> None:
    """Table rule permutation_optional yes: it may be left unused."""
    table = performing(GREEN, rules=TableRules(permutation_optional=True))

    assert ["roles-swapped", "swap-declined"] == table.view["expecting"]
    assert ("play", CLEO, ["card-played"]) == table.say(said.SwapDeclined()).awaits


def test_table_rule_permutation_optional_is_for_the_performer() -> None:
    """Table rule permutation_optional yes: only Ben may decline his own."""
    table = performing(GREEN, rules=TableRules(permutation_optional=True))

    assert ("not-your-turn",) == table.objections(said.SwapDeclined(DAN))


# Illumination


def test_001_an_illumination_gives_one_point() -> None:
    """At once, and play goes on (001, Illumination)."""
    table = performing(PURPLE)

    assert events.PointGained(BEN, 1) == table.events[-1]
    assert ("play", CLEO, (0, 1, 0, 0)) == (*table.awaits[:2], table.points)


def test_001_the_point_of_an_illumination_is_kept_for_good() -> None:
    """Even where one's camp loses the round (001, Illumination)."""
    near = performing(PURPLE).correct(steps_to_moon=1).play("orange 1")
    table = near.say(said.MoonReached(), said.RolesNamed((ANA,)))

    assert (3, 1, 0, 0) == table.points


def test_001_an_eliminated_player_keeps_the_point_of_an_illumination() -> None:
    """It was gained for good (001, Illumination)."""
    table = performing(PURPLE).correct(BEN, eliminated=True)

    assert 1 == table.player(BEN)["points"]
