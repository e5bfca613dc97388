"""Open points that the table settles, each with a default (rules, Open points).

What a table rule does is tested beside the rule it belongs to; here are the defaults,
what is told of them, and the rules about what is told.
"""

import pytest

from companion.core.facts import Seat
from companion.games.shamans import announcements as said
from companion.games.shamans.board import Role
from companion.games.shamans.reports import (
    RoleReport,
    SecretKept,
    SwappedReport,
    TableRuleReport,
)
from companion.games.shamans.requests import AskRole, AskTableRules
from companion.games.shamans.settings import TableRules
from tests.games.shamans.situations import performing
from tests.games.shamans.table import (
    BEN,
    CLEO,
    DAN,
    EVE,
    GREEN,
    SHADOW,
    SHAMAN,
    Table,
    seated,
    set_up,
)

DEFAULTS = {
    "permutation_with_eliminated": "no",
    "permutation_optional": "no",
    "swapped_roles_told": "no",
    "guide_named_by": "highest",
    "artefact_of_eliminated": "nobody",
    "ritual_of_eliminated": "named-guide",
    "guide_may_be_eliminated": "no",
    "ritual_without_guide": "nobody",
    "public_role_said_again": "yes",
    "stabilisation_without_artefacts": "nothing",
    "eclipse_without_cards": "skip",
    "eight_points_checked": "after-scoring",
    "portal_during_elimination": "yes",
    "mask_with_public_role": "nothing",
}
"""What the table plays by unless it says otherwise (rules, Open points)."""


def test_rules_every_open_point_has_a_default_that_is_listed_here() -> None:
    """No table rule without a known default (rules, Open points)."""
    assert tuple(DEFAULTS) == tuple(TableRules.__dataclass_fields__)


@pytest.mark.parametrize(("rule", "default"), DEFAULTS.items())
def test_rules_an_open_point_has_the_default_of_the_rules(
    rule: str, default: str
) -> None:
    """The house ruling, told on request as a table rule (rules, Open points)."""
    table = seated()

    told = table.game.answer(table.state, AskTableRules())
    assert TableRuleReport(rule, default) in told


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        (TableRules(permutation_optional=True), ("permutation_optional", "yes")),
        (TableRules(guide_named_by="lowest"), ("guide_named_by", "lowest")),
        (TableRules(eclipse_without_cards="keep"), ("eclipse_without_cards", "keep")),
    ],
)
def test_rules_a_table_that_plays_otherwise_is_told_so(
    rules: TableRules, told: tuple[str, str]
) -> None:
    """The setting in force is what is told (rules, Open points)."""
    table = seated(rules=rules)

    assert TableRuleReport(*told) in table.game.answer(table.state, AskTableRules())


# A role that was shown and then swapped


def swapped(rules: TableRules) -> Table:
    """Return a table where Ben's shown role went to Dan."""
    known = performing(GREEN, rules=rules).correct(BEN, role=SHADOW)
    return known.say(said.RolesSwapped(BEN, DAN))


@pytest.mark.parametrize("seat", [BEN, DAN])
def test_table_rule_swapped_roles_told_keeps_them_back(seat: Seat) -> None:
    """Table rule swapped_roles_told, default no: "shown, then swapped" for both."""
    table = swapped(TableRules())

    told = table.game.answer(table.state, AskRole(seat))
    assert (SwappedReport(seat),) == told


@pytest.mark.parametrize(
    ("seat", "told"), [(BEN, SecretKept()), (DAN, RoleReport(DAN, SHADOW))]
)
def test_table_rule_swapped_roles_told_can_tell_them(
    seat: Seat, told: RoleReport | SecretKept
) -> None:
    """Table rule swapped_roles_told yes: who attended knows it anyway."""
    table = swapped(TableRules(swapped_roles_told=True))

    assert (told,) == table.game.answer(table.state, AskRole(seat))


@pytest.mark.parametrize("rules", [TableRules(), TableRules(swapped_roles_told=True)])
def test_table_rule_swapped_roles_told_leaves_the_view(rules: TableRules) -> None:
    """Table rule swapped_roles_told is for requests: the view follows the cards."""
    table = swapped(rules)

    assert (None, "shadow") == (table.player(BEN)["role"], table.player(DAN)["role"])


@pytest.mark.parametrize("is_told", [False, True])
def test_table_rule_swapped_roles_told_is_for_what_is_said_out_of_turn(
    is_told: bool,
) -> None:
    """Talk about where a role went is not answered with where it must be."""
    table = swapped(TableRules(swapped_roles_told=is_told))

    objections = table.objections(said.RoleRevealed(DAN, SHAMAN))
    assert is_told is ("role-already-known" in objections)
    assert "wrong-phase" in objections


def test_rules_a_role_shown_again_after_a_swap_is_told() -> None:
    """What was shown since is public (rules, Open points)."""
    table = swapped(TableRules()).correct(DAN, role=SHADOW)

    told = table.game.answer(table.state, AskRole(DAN))
    assert (RoleReport(DAN, SHADOW),) == told


@pytest.mark.parametrize(
    ("seat", "role"), [(BEN, SHAMAN), (DAN, SHADOW), (EVE, SHADOW)]
)
def test_rules_after_a_swap_the_roles_named_at_the_end_are_told(
    seat: Seat, role: Role
) -> None:
    """They are public once the round is over (rules, Secrets)."""
    known = performing(GREEN, players=5).correct(BEN, role=SHADOW)
    near = known.say(said.RolesSwapped(BEN, DAN)).correct(steps_to_moon=1)
    over = near.play("yellow 1").say(said.MoonReached())
    table = over.say(said.RolesNamed((DAN, EVE)))

    assert (RoleReport(seat, role),) == table.game.answer(table.state, AskRole(seat))


def test_rules_a_shown_role_is_told() -> None:
    """It was shown to all (rules, Secrets; interface, ask-role)."""
    table = set_up().correct(CLEO, role=SHAMAN)

    told = table.game.answer(table.state, AskRole(CLEO))
    assert (RoleReport(CLEO, SHAMAN),) == told
