"""Who is eliminated, and what becomes of cards, tiles and the lead (001)."""

from companion.games.shamans import announcements as said
from companion.games.shamans import events
from companion.games.shamans.settings import TableRules
from tests.games.shamans.situations import (
    almost_complete,
    chain,
    eliminating,
)
from tests.games.shamans.table import (
    ANA,
    BACK,
    BEN,
    CLEO,
    DAGGER,
    DAN,
    DOWN,
    PORTAL,
    PURPLE,
    RED,
    SHADOW,
    SHAMAN,
    SHARD,
    YELLOW,
    card,
    holding,
    lying,
    set_up,
)

SHAMAN_SHOWN = said.RoleRevealed(CLEO, SHAMAN)
SHADOW_SHOWN = said.RoleRevealed(CLEO, SHADOW)


# A Dagger is spent, a role is shown


def test_interface_a_spent_dagger_does_not_eliminate_yet() -> None:
    """The role completes the elimination (interface, View)."""
    table = eliminating(SHARD)

    assert (False, 3, ["moon-shard"]) == (
        table.player(CLEO)["eliminated"],
        table.player(CLEO)["hand"],
        table.player(CLEO)["artefacts"],
    )


def test_interface_the_role_completes_the_elimination() -> None:
    """Out of the round, with a role that all know (001; interface, View)."""
    table = eliminating().say(SHAMAN_SHOWN)

    assert (True, "shaman") == (
        table.player(CLEO)["eliminated"],
        table.player(CLEO)["role"],
    )


def test_001_artefacts_of_the_eliminated_are_out_of_the_round() -> None:
    """Visible and face-down ones alike (001, Remarque)."""
    table = eliminating(SHARD, DOWN).say(SHAMAN_SHOWN)

    assert [] == table.player(CLEO)["artefacts"]
    assert (["portal", "moon-shard"], 11) == (table.view["row"], table.view["stack"])


def test_interface_nothing_else_is_said_before_the_role() -> None:
    """The next card waits for it (interface, phase roles)."""
    assert ("wrong-phase",) == eliminating().objections(card("green 1", CLEO))


def test_interface_the_target_of_the_dagger_settles_whose_role_it_is() -> None:
    """The seat may be left out (interface, The answer)."""
    settled = eliminating().settled(said.RoleRevealed(role=SHAMAN))

    assert SHAMAN_SHOWN == settled


def test_interface_a_public_role_completes_the_elimination_too() -> None:
    """It is said all the same (interface, View)."""
    table = eliminating().correct(CLEO, role=SHAMAN)

    assert ("roles", CLEO, ["role-revealed"]) == table.awaits
    assert table.say(SHAMAN_SHOWN).player(CLEO)["eliminated"]


def test_interface_a_public_role_cannot_be_said_otherwise() -> None:
    """All have seen it (interface, role-already-known)."""
    table = eliminating().correct(CLEO, role=SHAMAN)

    assert ("role-already-known",) == table.objections(SHADOW_SHOWN)


def test_table_rule_public_role_said_again_ends_the_time_for_a_portal() -> None:
    """Table rule public_role_said_again, default yes: the role is awaited."""
    known = almost_complete(set_up(), YELLOW).say(holding(BEN, DAGGER))
    struck = known.correct(CLEO, role=SHAMAN, artefacts=(PORTAL,), hand=3)
    table = struck.play("blue 1", "yellow 6").say(said.PlayerEliminated(BEN, CLEO))

    assert "roles" == table.phase
    assert () == table.objections(said.PortalUsed(CLEO, BACK))


def test_table_rule_public_role_said_again_can_be_spared() -> None:
    """Table rule public_role_said_again no: the elimination is complete at once."""
    rules = TableRules(public_role_said_again=False)
    known = almost_complete(set_up(rules=rules), YELLOW).say(holding(BEN, DAGGER))
    struck = known.correct(CLEO, role=SHAMAN, hand=3).play("blue 1", "yellow 6")
    table = struck.say(said.PlayerEliminated(BEN, CLEO))

    assert ("play", True) == (table.phase, table.player(CLEO)["eliminated"])
    assert events.ShadowMoved(3, 20) in table.events


def test_table_rule_public_role_said_again_leaves_a_secret_role_due() -> None:
    """Table rule public_role_said_again no: a role nobody knows is still shown."""
    rules = TableRules(public_role_said_again=False)

    assert "roles" == eliminating(rules=rules).phase


# A Shaman is eliminated


def test_001_a_shaman_moves_the_shadow_by_the_cards_in_hand() -> None:
    """One step a card, towards the Moon (001)."""
    table = eliminating().say(SHAMAN_SHOWN)

    assert (
        events.RoleShown(CLEO, SHAMAN),
        events.EliminationCompleted(CLEO, SHAMAN, BEN, 3),
        events.ShadowMoved(3, 20),
    ) == table.events


def test_001_a_shaman_without_cards_moves_nothing() -> None:
    """No card in hand, no step (001)."""
    table = eliminating().correct(CLEO, hand=0).say(SHAMAN_SHOWN)

    assert 23 == table.steps


def test_interface_the_hand_of_a_shaman_is_gone_at_once() -> None:
    """Set aside face down (001; interface, View)."""
    assert 0 == eliminating().say(SHAMAN_SHOWN).player(CLEO)["hand"]


def test_001_cards_set_aside_are_never_laid() -> None:
    """Nobody knows them: their worlds keep missing them (001; interface, View)."""
    table = eliminating().say(SHAMAN_SHOWN)

    assert ([], [1, 2, 3, 4, 5, 6]) == (
        table.laid(PURPLE),
        table.view["worlds"]["purple"]["missing"],
    )


def test_001_the_cards_of_a_shaman_may_bring_the_shadow_to_the_moon() -> None:
    """The last step waits for Portals, then the Shadows win (001)."""
    near = eliminating().correct(steps_to_moon=2).say(SHAMAN_SHOWN)

    assert ("moon", 1) == (near.phase, near.steps)
    assert "round-ended" in near.say(said.MoonReached()).happened


def test_001_a_portal_during_an_elimination_holds_the_shadow_back() -> None:
    """Back one, then what is left of the steps (001)."""
    near = eliminating().correct(steps_to_moon=3).say(holding(DAN, PORTAL))
    table = near.say(SHAMAN_SHOWN, said.PortalUsed(DAN, BACK))

    assert ("play", 1) == (table.phase, table.steps)


def test_001_an_eliminated_player_is_passed_over() -> None:
    """Cleo was next, so Dan plays (001)."""
    table = eliminating().say(SHAMAN_SHOWN)

    assert ("play", DAN, ["card-played"]) == table.awaits


def test_interface_an_eliminated_player_plays_no_card() -> None:
    """Out of the round (interface, player-eliminated)."""
    table = eliminating().say(SHAMAN_SHOWN)

    assert ("player-eliminated",) == table.objections(card("green 1", CLEO))
    assert not table.can_insist(card("green 1", CLEO))


def test_001_an_eliminated_player_is_back_in_the_next_round() -> None:
    """Only for the round (001; 004)."""
    near = eliminating().say(SHAMAN_SHOWN).correct(steps_to_moon=1).play("green 1")
    table = near.say(said.MoonReached(), said.RolesNamed((ANA,)), said.RoundStarted())

    assert (False, 9) == (table.player(CLEO)["eliminated"], table.player(CLEO)["hand"])


# Odds


def test_001_an_eliminator_out_of_daggers_stays_in_the_round() -> None:
    """Only the target is out (001)."""
    table = eliminating().say(SHAMAN_SHOWN)

    assert (CLEO,) == table.eliminated


def test_001_after_an_elimination_at_the_end_of_a_trick_the_guide_leads() -> None:
    """The highest eliminates somebody in the ritual, then leads (000; 001)."""
    table = set_up().say(lying(orange=(2, 4, 5)), holding(CLEO, DAGGER))
    laid = table.play("orange 3", "orange 1", "orange 6", "green 2")
    struck = laid.say(said.ArtefactTaken(tile=DOWN), said.PlayerEliminated(CLEO, DAN))

    assert ("play", CLEO) == struck.say(said.RoleRevealed(DAN, SHAMAN)).awaits[:2]


def test_001_an_elimination_in_a_chain_leaves_the_other_ritual() -> None:
    """Red's Neutralisation first, then the Illumination (001)."""
    table = chain(RED, PURPLE).say(holding(BEN, DAGGER), said.RitualChosen(RED))
    struck = table.say(said.PlayerEliminated(BEN, DAN), said.RoleRevealed(DAN, SHAMAN))

    assert ("play", 1) == (struck.phase, struck.player(BEN)["points"])


def test_001_the_last_shadow_may_have_been_known() -> None:
    """A role shown by a Mask, then an elimination: the Shamans win (001)."""
    table = eliminating().correct(CLEO, role=SHADOW).say(SHADOW_SHOWN)

    assert "round-ended" in table.happened
