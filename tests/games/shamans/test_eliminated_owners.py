"""Cards of the Destination that are of eliminated players (001, fin)."""

from companion.games.shamans import announcements as said
from companion.games.shamans import events
from companion.games.shamans.board import Choice, Ending
from companion.games.shamans.settings import TableRules
from tests.games.shamans.situations import (
    almost_complete,
    eliminating,
    owner_eliminated,
    owners_eliminated,
)
from tests.games.shamans.table import (
    ANA,
    BEN,
    BLUE,
    CLEO,
    DAGGER,
    DAN,
    DOWN,
    EVE,
    GREEN,
    HOUSE_RULES,
    NOBODY,
    SHADOW,
    SHAMAN,
    YELLOW,
    Table,
    holding,
    laying,
    lying,
    set_up,
)

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

    assert events.TrickEnded(CLEO, CLEO, None, is_alone=True) == table.events[-1]


def test_001_the_card_of_an_eliminated_player_is_laid_with_the_others() -> None:
    """At the end of the trick, as usual (001, Autre remarque)."""
    table = front_of_eliminated("blue 4", "blue 2").say(said.ArtefactTaken(tile=DOWN))

    assert [2, 4, 6] == table.laid(BLUE)


def test_001_a_trick_ends_where_only_the_eliminated_have_not_played() -> None:
    """Cleo is out before her card, Dan plays the last one (001)."""
    table = eliminating().say(said.RoleRevealed(CLEO, SHAMAN)).play("green 1")

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


def test_001_an_eliminated_shadow_names_the_next_guide_too() -> None:
    """Its hand was laid before; Ana's card in front is alone (001)."""
    table = almost_complete(set_up(5), YELLOW).say(holding(BEN, DAGGER)).hands(3)
    struck = table.play("blue 6", "yellow 8").say(said.PlayerEliminated(BEN, ANA))
    laid = struck.say(said.RoleRevealed(ANA, SHADOW), *laying(GREEN, 1, 2))
    over = laid.play("red 1", "red 2", "red 3")

    assert ("guide", ANA, ["guide-named"]) == over.awaits
    assert ("play", EVE) == over.say(said.GuideNamed(EVE)).awaits[:2]


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


def test_table_rules_of_an_eliminated_guide_pass_over_who_has_no_card() -> None:
    """Ben has none left, so Cleo leads and takes the artefact."""
    rules = TableRules(
        guide_may_be_eliminated=True, artefact_of_eliminated="named-guide"
    )
    table = owner_eliminated(rules).correct(BEN, hand=0).say(said.GuideNamed(ANA))

    assert ("artefact", CLEO, ["artefact-taken"]) == table.awaits


def test_rules_a_guide_is_named_for_a_last_trick() -> None:
    """Everybody else holds one card: somebody leads (rules, Open points)."""
    assert ("guide", ANA) == owner_eliminated(hand=2).awaits[:2]


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
    assert "roles" == table.say(said.Stabilised(Choice.PAWN)).phase
