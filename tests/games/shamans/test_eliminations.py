"""Who is eliminated, and what becomes of cards, tiles and the lead (001)."""

import pytest

from companion.games.shamans import announcements as said
from companion.games.shamans import events
from companion.games.shamans.board import Ending
from tests.games.shamans.situations import (
    almost_complete,
    chain,
    eliminating,
    owner_eliminated,
    owners_eliminated,
)
from tests.games.shamans.table import (
    ANA,
    BACK,
    BEN,
    BLUE,
    CLEO,
    DAGGER,
    DAN,
    DOWN,
    EVE,
    HOUSE_RULES,
    NOBODY,
    PINK,
    PORTAL,
    PURPLE,
    RED,
    SHADOW,
    SHAMAN,
    SHARD,
    YELLOW,
    Table,
    TableRules,
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
    ruling = eliminating().rule(said.RoleRevealed(role=SHAMAN))

    assert SHAMAN_SHOWN == ruling.announcement


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


# A Shadow is eliminated


@pytest.mark.parametrize("players", [3, 4])
def test_001_the_only_shadow_eliminated_wins_for_the_shamans(players: int) -> None:
    """At once: Cleo was the last Shadow (001; 000)."""
    table = eliminating(players=players).say(SHADOW_SHOWN)

    assert events.RoundEnded(SHAMAN, Ending.LAST_SHADOW) in table.events


def test_001_the_second_shadow_of_five_wins_for_the_shamans() -> None:
    """Eve was eliminated before, a Shadow too (001)."""
    known = eliminating(players=5).correct(EVE, role=SHADOW, eliminated=True)

    assert "round-ended" in known.say(SHADOW_SHOWN).happened


def test_001_the_first_shadow_of_five_does_not_end_the_round() -> None:
    """The other one plays on (001)."""
    assert "round-ended" not in eliminating(players=5).say(SHADOW_SHOWN).happened


def test_interface_the_hand_of_a_shadow_is_laid_by_anybody() -> None:
    """Its cards are told one by one (001; interface, phase hand)."""
    table = eliminating(players=5).say(SHADOW_SHOWN)

    assert ("hand", None, ["card-laid"]) == table.awaits
    assert 3 == table.player(CLEO)["hand"]


def test_001_the_cards_of_a_shadow_do_not_move_the_shadow_pawn() -> None:
    """They are laid at their worlds without a step (001)."""
    table = eliminating(players=5).say(SHADOW_SHOWN, said.CardLaid(RED, 5))

    assert (events.HandCardLaid(CLEO, RED, 5),) == table.events
    assert ([5], 27) == (table.laid(RED), table.steps)


def test_interface_the_hand_of_a_shadow_counts_down_as_it_is_laid() -> None:
    """Three cards, then two (interface, View)."""
    table = eliminating(players=5).say(SHADOW_SHOWN, said.CardLaid(RED, 5))

    assert ("hand", 2) == (table.phase, table.player(CLEO)["hand"])


def test_001_after_the_last_card_of_a_shadow_play_goes_on() -> None:
    """Dan is next, for Cleo is out (001)."""
    cards = (said.CardLaid(RED, value) for value in (5, 6, 7))
    table = eliminating(players=5).say(SHADOW_SHOWN, *cards)

    assert ("play", DAN, ["card-played"]) == table.awaits


def test_001_a_shadow_without_cards_lays_nothing() -> None:
    """Play goes on at once (001)."""
    table = eliminating(players=5).correct(CLEO, hand=0).say(SHADOW_SHOWN)

    assert ("play", DAN) == (table.phase, table.view["to_act"])


@pytest.mark.parametrize(
    ("laid", "fault"),
    [
        (said.CardLaid(BLUE, 1), "card-already-out"),
        (said.CardLaid(BLUE, 9), "value-not-in-deck"),
        (said.CardLaid(PINK, 2), "world-not-in-deck"),
    ],
)
def test_interface_a_shadow_lays_cards_of_the_deck(
    laid: said.CardLaid, fault: str
) -> None:
    """Each is there once (interface, violations)."""
    table = eliminating(players=5).say(SHADOW_SHOWN)

    assert (fault,) == table.objections(laid)


def test_001_a_world_completed_by_a_hand_calls_its_ritual() -> None:
    """The eliminator performs it; one world leaves no choice (001)."""
    table = chain(BLUE)

    assert ("ritual", BEN, ["stabilised"]) == table.awaits


def test_001_a_world_completed_by_a_hand_waits_for_the_other_cards() -> None:
    """All cards are laid before the rituals (001)."""
    table = almost_complete(eliminating(players=5), RED).say(SHADOW_SHOWN)

    assert "hand" == table.say(said.CardLaid(RED, 8)).phase


# A card in front of an eliminated player


def front_of_eliminated(lowest: str, highest: str) -> Table:
    """Return a table where the eliminated Ana led, and two others have blue cards."""
    table = almost_complete(set_up(), YELLOW).say(holding(BEN, DAGGER)).hands(3)
    struck = table.play("blue 6", "yellow 6").say(said.PlayerEliminated(BEN, ANA))
    return struck.say(said.RoleRevealed(ANA, SHAMAN)).play(lowest, highest)


def test_001_the_card_of_an_eliminated_player_is_not_the_highest() -> None:
    """Ana's six is ignored: Cleo's four is highest (001, Autre remarque)."""
    table = front_of_eliminated("blue 4", "blue 2")

    assert events.TrickEnded(DAN, CLEO, None) == table.events[-1]


def test_001_the_card_of_an_eliminated_player_is_not_the_lowest() -> None:
    """One living owner is lowest and highest (001; 000, Remarque)."""
    table = front_of_eliminated("blue 4", "green 2")

    assert events.TrickEnded(CLEO, CLEO, None) == table.events[-1]


def test_001_the_card_of_an_eliminated_player_is_laid_with_the_others() -> None:
    """At the end of the trick, as usual (001, Autre remarque)."""
    table = front_of_eliminated("blue 4", "blue 2").say(said.ArtefactTaken(tile=DOWN))

    assert [2, 4, 6] == table.laid(BLUE)


def test_001_a_trick_ends_where_only_the_eliminated_have_not_played() -> None:
    """Cleo is out before her card, Dan plays the last one (001)."""
    table = eliminating().say(SHAMAN_SHOWN).play("green 1")

    assert ("artefact", ANA) == table.awaits[:2]


# The only card of the Destination is an eliminated player's


def test_001_an_eliminated_owner_names_the_next_guide() -> None:
    """Ana's card is alone (001, Autre remarque; interface, phase guide)."""
    assert ("guide", ANA, ["guide-named"]) == owner_eliminated().awaits


def test_001_the_named_guide_leads_the_next_trick() -> None:
    """Once the card is laid (001)."""
    table = owner_eliminated().say(said.GuideNamed(DAN))

    assert ("play", DAN, ["card-played"]) == table.awaits
    assert (DAN, [6], []) == (
        table.view["guide"],
        table.laid(BLUE),
        table.view["trick"],
    )


def test_interface_whom_the_owner_names_is_asked() -> None:
    """The owner chooses (interface, The answer)."""
    assert "seat" == owner_eliminated().missing(said.GuideNamed())


def test_interface_the_named_guide_sits_at_the_table() -> None:
    """Nobody else can lead (interface, player-unknown)."""
    assert ("player-unknown",) == owner_eliminated().objections(said.GuideNamed(NOBODY))


def test_rules_the_named_guide_holds_cards() -> None:
    """A living player with cards (rules, Open points)."""
    table = owner_eliminated().correct(DAN, hand=0)

    assert ("no-cards-left",) == table.objections(said.GuideNamed(DAN))


def test_table_rule_guide_may_be_eliminated_is_closed() -> None:
    """Table rule guide_may_be_eliminated, default no: a living player leads."""
    assert ("player-eliminated",) == owner_eliminated().objections(said.GuideNamed(ANA))


MAY_BE_OUT = TableRules(guide_may_be_eliminated=True)


def test_table_rule_guide_may_be_eliminated_passes_the_lead_on() -> None:
    """Table rule guide_may_be_eliminated yes: the next one with cards leads."""
    table = owner_eliminated(MAY_BE_OUT).say(said.GuideNamed(ANA))

    assert ("play", BEN, ["card-played"]) == table.awaits


def test_table_rule_artefact_of_eliminated_is_nobodys() -> None:
    """Table rule artefact_of_eliminated, default `nobody`: no artefact is taken."""
    table = owner_eliminated().say(said.GuideNamed(DAN))

    assert ("guide-picked", "trick-laid") == table.happened


TO_THE_GUIDE = TableRules(artefact_of_eliminated="named-guide")


def test_table_rule_artefact_of_eliminated_can_be_the_named_guides() -> None:
    """Table rule artefact_of_eliminated `named-guide`: who is named takes it."""
    table = owner_eliminated(TO_THE_GUIDE).say(said.GuideNamed(DAN))

    assert ("artefact", DAN, ["artefact-taken"]) == table.awaits
    assert [6] == table.say(said.ArtefactTaken(tile=DOWN)).laid(BLUE)


def completing(rules: TableRules = HOUSE_RULES) -> Table:
    """Return a table where the eliminated owner's card is about to complete blue."""
    return owner_eliminated(rules).say(lying(blue=(1, 2, 3, 4, 5)))


def test_table_rule_ritual_of_eliminated_is_the_named_guides() -> None:
    """Table rule ritual_of_eliminated, default `named-guide`."""
    table = completing().say(said.GuideNamed(DAN))

    assert ("ritual", DAN, ["stabilised"]) == table.awaits


def test_table_rule_ritual_of_eliminated_can_be_nobodys() -> None:
    """Table rule ritual_of_eliminated `nobody`: the cards are laid, no ritual."""
    rules = TableRules(ritual_of_eliminated="nobody")
    table = completing(rules).say(said.GuideNamed(DAN))

    assert ("play", DAN, ["card-played"]) == table.awaits
    assert [1, 2, 3, 4, 5, 6] == table.laid(BLUE)


def test_table_rules_of_an_eliminated_guide_give_all_to_who_leads() -> None:
    """With an eliminated Guide, artefact and ritual are for who leads instead."""
    rules = TableRules(
        guide_may_be_eliminated=True, artefact_of_eliminated="named-guide"
    )
    table = completing(rules).say(said.GuideNamed(ANA))

    assert ("artefact", BEN, ["artefact-taken"]) == table.awaits
    assert ("ritual", BEN) == table.say(said.ArtefactTaken(tile=DOWN)).awaits[:2]


def test_table_rule_guide_named_by_the_highest() -> None:
    """Table rule guide_named_by, default `highest`: Ben's five beats Ana's two."""
    assert ("guide", BEN, ["guide-named"]) == owners_eliminated().awaits


def test_table_rule_guide_named_by_can_be_the_lowest() -> None:
    """Table rule guide_named_by `lowest`: Ana's two is below Ben's five."""
    table = owners_eliminated(TableRules(guide_named_by="lowest"))

    assert ("guide", ANA, ["guide-named"]) == table.awaits


def test_rules_where_nobody_holds_a_card_no_guide_is_named() -> None:
    """The cards are laid and the round ends (rules, Open points)."""
    table = owner_eliminated(hand=1)

    assert (
        events.GuidePicked(ANA, None),
        events.TrickLaid(BLUE, (6,), None, None),
        events.RoundEnded(SHAMAN, Ending.NO_CARDS),
    ) == table.events[-3:]


def without_guide(rules: TableRules) -> Table:
    """Return a table where the last card of an eliminated owner completes blue."""
    table = almost_complete(set_up(rules=rules), YELLOW).hands(1)
    table = table.say(holding(BEN, DAGGER)).play("blue 6", "yellow 6")
    table = table.say(lying(blue=(1, 2, 3, 4, 5)), said.PlayerEliminated(BEN, ANA))
    return table.say(said.RoleRevealed(ANA, SHAMAN)).play("green 2", "green 3")


def test_table_rule_ritual_without_guide_is_nobodys() -> None:
    """Table rule ritual_without_guide, default `nobody`: no ritual, the round ends."""
    table = without_guide(TableRules())

    assert ("roles", [1, 2, 3, 4, 5, 6]) == (table.phase, table.laid(BLUE))


def test_table_rule_ritual_without_guide_can_be_the_owners() -> None:
    """Table rule ritual_without_guide `owner`: the eliminated owner performs it."""
    table = without_guide(TableRules(ritual_without_guide="owner"))

    assert ("ritual", ANA, ["stabilised"]) == table.awaits
    assert "roles" == table.say(said.Stabilised(said.Choice.PAWN)).phase


# Odds


def test_001_an_eliminator_out_of_daggers_stays_in_the_round() -> None:
    """Only the target is out (001)."""
    table = eliminating().say(SHAMAN_SHOWN)

    assert [False, False, True, False] == [
        table.player(seat)["eliminated"] for seat in (ANA, BEN, CLEO, DAN)
    ]


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
