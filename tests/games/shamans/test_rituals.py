"""The four rituals (001, Effet des rituels)."""

import pytest

from companion.games.shamans import announcements as said
from companion.games.shamans import events
from companion.games.shamans.board import Choice, FaceDown, Ritual, Tile, World
from companion.games.shamans.prompts import NeutralisationDue
from tests.games.shamans.situations import (
    Situation,
    almost_complete,
    chain,
    eliminating,
    moon_reached,
    performing,
    trick_over,
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
    FORWARD,
    GREEN,
    MASK,
    NOBODY,
    PORTAL,
    PURPLE,
    SHADOW,
    SHARD,
    YELLOW,
    Table,
    TableRules,
    dealt,
    holding,
    lying,
    set_up,
)

PAWN, ARTEFACT = said.Stabilised(Choice.PAWN), said.Stabilised(Choice.ARTEFACT)


# A ritual that is not known


def unread() -> Table:
    """Return a table where Ben completed blue, whose sticker nobody has read."""
    table = almost_complete(set_up(rituals={}), BLUE)
    return table.play("green 1", "blue 6")


def test_rules_an_unknown_ritual_is_asked_when_first_needed() -> None:
    """The sticker is on the board: the performer reads it (rules; interface)."""
    assert ("ritual", BEN, ["ritual-read"]) == unread().awaits


def test_interface_a_ritual_once_read_is_performed() -> None:
    """What was read settles what comes next (interface, phase ritual)."""
    table = unread().say(said.RitualRead(BLUE, Ritual.STABILISATION))

    assert ("ritual", BEN, ["stabilised"]) == table.awaits


def test_interface_an_illumination_once_read_takes_effect() -> None:
    """Nothing more is to be told (interface; 001, Illumination)."""
    table = unread().say(said.RitualRead(BLUE, Ritual.ILLUMINATION))

    assert ("play", (0, 1, 0, 0)) == (table.phase, table.points)


def test_interface_a_neutralisation_once_read_may_be_without_effect() -> None:
    """Ben has no tile: play goes on by itself (interface, View)."""
    table = unread().say(said.RitualRead(BLUE, Ritual.NEUTRALISATION))

    assert ("play", CLEO, ["card-played"]) == table.awaits


def test_interface_a_sticker_of_another_world_settles_nothing() -> None:
    """The completed world still waits for its own (interface, ritual-read)."""
    table = unread().say(said.RitualRead(GREEN, Ritual.PERMUTATION))

    assert ("ritual", BEN, ["ritual-read"]) == table.awaits


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
    owner: said.Seat, roles: tuple[str | None, str | None]
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


# Neutralisation


@pytest.mark.parametrize("tiles", [(), (PORTAL,), (SHARD, MASK)])
def test_interface_without_a_dagger_a_neutralisation_passes_by_itself(
    tiles: tuple[Tile, ...],
) -> None:
    """No tile, or only others face up: no effect (001; interface, View)."""
    table = performing(YELLOW, *tiles)

    failed = events.RitualFailed(YELLOW, Ritual.NEUTRALISATION, BEN)
    assert failed == table.events[-1]
    assert ("play", CLEO, ["card-played"]) == table.awaits


def test_interface_with_a_visible_dagger_only_a_target_is_awaited() -> None:
    """It must be spent (001; interface, phase ritual)."""
    assert ("ritual", BEN, ["player-eliminated"]) == performing(YELLOW, DAGGER).awaits


@pytest.mark.parametrize("tiles", [(DOWN,), (PORTAL, DOWN)])
def test_interface_with_a_face_down_tile_a_target_or_none_is_awaited(
    tiles: tuple[Tile | FaceDown, ...],
) -> None:
    """It may be a Dagger, and need not be shown (001; interface, phase ritual)."""
    expected = ("ritual", BEN, ["player-eliminated", "dagger-declined"])

    assert expected == performing(YELLOW, *tiles).awaits


def test_001_a_visible_dagger_must_be_spent() -> None:
    """Declining is objected (001; interface, dagger-must-be-spent)."""
    table = performing(YELLOW, DAGGER)

    assert ("dagger-must-be-spent",) == table.objections(said.DaggerDeclined(BEN))


def test_interface_the_table_can_insist_on_keeping_a_visible_dagger() -> None:
    """The Dagger stays (interface, insist)."""
    table = performing(YELLOW, DAGGER).insist(said.DaggerDeclined(BEN))

    assert (["dagger"], "play") == (table.player(BEN)["artefacts"], table.phase)


def test_001_a_face_down_dagger_may_be_spent() -> None:
    """Its owner turns it up to eliminate somebody (001, Remarque)."""
    table = performing(YELLOW, DOWN).say(said.PlayerEliminated(BEN, CLEO))

    assert ([], CLEO) == (table.player(BEN)["artefacts"], table.view["to_act"])


def test_001_a_face_down_dagger_need_not_be_shown() -> None:
    """Declining has no effect and shows nothing (001, Remarque)."""
    table = performing(YELLOW, DOWN).say(said.DaggerDeclined())

    assert ([None], "play") == (table.player(BEN)["artefacts"], table.phase)


def test_interface_a_visible_dagger_is_spent_before_a_face_down_one() -> None:
    """`player-eliminated` spends a visible one first (interface, View)."""
    table = performing(YELLOW, DOWN, DAGGER).say(said.PlayerEliminated(BEN, CLEO))

    assert [None] == table.player(BEN)["artefacts"]


def test_001_one_dagger_is_spent_not_all() -> None:
    """One of several (001, Neutralisation)."""
    table = performing(YELLOW, DAGGER, DAGGER).say(said.PlayerEliminated(BEN, CLEO))

    assert ["dagger"] == table.player(BEN)["artefacts"]


def test_interface_nobody_eliminates_oneself() -> None:
    """Another player (001; interface, not-yourself)."""
    told = said.PlayerEliminated(BEN, BEN)

    assert ("not-yourself",) == performing(YELLOW, DAGGER).objections(told)


def test_interface_nobody_is_eliminated_twice() -> None:
    """Who is out is no target (interface, player-eliminated)."""
    table = performing(YELLOW, DAGGER).correct(CLEO, eliminated=True)

    assert ("player-eliminated",) == table.objections(said.PlayerEliminated(BEN, CLEO))


def test_interface_only_the_performer_eliminates() -> None:
    """The ritual is Ben's (interface, not-your-turn)."""
    told = said.PlayerEliminated(DAN, CLEO)
    table = performing(YELLOW, DAGGER).say(holding(DAN, DAGGER))

    assert ("not-your-turn",) == table.objections(told)
    assert not table.can_insist(told)


def test_interface_only_the_performer_declines() -> None:
    """The ritual is Ben's (interface, not-your-turn)."""
    table = performing(YELLOW, DOWN)

    assert ("not-your-turn",) == table.objections(said.DaggerDeclined(DAN))


def test_interface_whom_a_dagger_strikes_is_asked() -> None:
    """Nothing settles it (interface, The answer)."""
    assert "target" == performing(YELLOW, DAGGER).missing(said.PlayerEliminated())


def test_interface_only_players_of_the_table_are_eliminated() -> None:
    """Nobody else sits here (interface, player-unknown)."""
    told = said.PlayerEliminated(BEN, NOBODY)

    assert ("player-unknown",) == performing(YELLOW, DAGGER).objections(told)


def test_interface_without_a_ritual_and_without_a_dagger_nobody_is_eliminated() -> None:
    """No ritual waits, and Ben has no Dagger either (interface, no-dagger)."""
    told = said.PlayerEliminated(BEN, CLEO)

    assert ("ritual-not-due", "wrong-phase", "no-dagger") == set_up().objections(told)


def test_rules_the_prompt_of_a_neutralisation_is_the_same_for_everybody() -> None:
    """A visible Dagger or a hidden tile: nothing but the seat (rules, Secrets)."""
    visible, hidden = performing(YELLOW, DAGGER), performing(YELLOW, DOWN, SHARD)

    expected = (NeutralisationDue(BEN),)
    assert expected == visible.game.prompts(visible.state)
    assert expected == hidden.game.prompts(hidden.state)


# Who performs, and when


@pytest.mark.parametrize(
    "told",
    [
        PAWN,
        said.RolesSwapped(ANA, BEN),
        said.DaggerDeclined(ANA),
        said.PlayerEliminated(ANA, BEN),
    ],
)
@pytest.mark.parametrize("situation", [set_up, trick_over, moon_reached])
def test_interface_a_ritual_that_does_not_wait_is_not_performed(
    situation: Situation, told: said.Announcement
) -> None:
    """No completed world calls for it (interface, ritual-not-due)."""
    assert "ritual-not-due" in situation().objections(told)


@pytest.mark.parametrize(
    ("world", "told"),
    [
        (BLUE, said.RolesSwapped(BEN, DAN)),
        (GREEN, PAWN),
        (BLUE, said.DaggerDeclined(BEN)),
    ],
)
def test_interface_another_ritual_than_the_one_due_is_objected(
    world: World, told: said.Announcement
) -> None:
    """The sticker above the completed world decides (interface, ritual-not-due)."""
    assert "ritual-not-due" in performing(world).objections(told)


def test_interface_a_ritual_is_chosen_only_among_several() -> None:
    """One completed world leaves no choice (interface, ritual-not-due)."""
    table = performing(BLUE)

    assert ("wrong-phase", "ritual-not-due") == table.objections(
        said.RitualChosen(BLUE)
    )


# Several completed worlds (001, réaction en chaîne)


def test_001_the_eliminator_chooses_which_ritual_comes_first() -> None:
    """Two worlds were completed by one hand (001; interface, ritual-chosen)."""
    assert ("ritual", BEN, ["ritual-chosen"]) == chain(PURPLE, BLUE).awaits


@pytest.mark.parametrize(
    ("world", "awaited"), [(BLUE, ["stabilised"]), (GREEN, ["roles-swapped"])]
)
def test_001_the_chosen_ritual_comes_first(world: World, awaited: list[str]) -> None:
    """In the order of the eliminator's choice (001)."""
    table = chain(BLUE, GREEN).say(said.RitualChosen(world))

    assert ("ritual", BEN, awaited) == table.awaits


def test_001_the_other_ritual_follows_by_itself() -> None:
    """One is left: nothing to choose (001)."""
    table = chain(BLUE, GREEN).say(said.RitualChosen(GREEN))

    assert ("ritual", BEN, ["stabilised"]) == table.say(
        said.RolesSwapped(BEN, DAN)
    ).awaits


def test_001_of_three_rituals_the_second_is_chosen_too() -> None:
    """Two are left after the first (001)."""
    table = chain(BLUE, GREEN, PURPLE).say(said.RitualChosen(PURPLE))

    assert ("ritual", BEN, ["ritual-chosen"]) == table.awaits


def test_001_after_the_chain_the_trick_goes_on() -> None:
    """Play resumes where it was: Dan, for Cleo is out (001)."""
    table = chain(BLUE, PURPLE).say(said.RitualChosen(BLUE), PAWN)

    assert ("play", DAN, ["card-played"]) == table.awaits
    assert (0, 1, 0, 0, 0) == table.points


def test_interface_only_a_waiting_world_is_chosen() -> None:
    """Yellow was performed already (interface: a violation of its own)."""
    table = chain(BLUE, PURPLE)

    assert ("world-not-waiting",) == table.objections(said.RitualChosen(YELLOW))


def test_interface_which_world_comes_first_is_asked() -> None:
    """Nothing settles it (interface, The answer)."""
    assert "world" == chain(BLUE, PURPLE).missing(said.RitualChosen())


def test_interface_the_choice_comes_before_the_ritual() -> None:
    """Nothing is performed until it is chosen (interface, phase ritual)."""
    assert "ritual-not-due" in chain(BLUE, GREEN).objections(PAWN)


def test_interface_an_unread_sticker_is_read_after_the_choice() -> None:
    """Choice first, then the sticker, then the ritual (interface, phase ritual)."""
    table = almost_complete(dealt(5, rituals={YELLOW: Ritual.NEUTRALISATION}), YELLOW)
    near = almost_complete(table, BLUE, GREEN).say(holding(BEN, DAGGER))
    struck = near.correct(CLEO, hand=2).play("orange 1", "yellow 8")
    shown = struck.say(
        said.PlayerEliminated(BEN, CLEO), said.RoleRevealed(CLEO, SHADOW)
    )
    waiting = shown.say(said.CardLaid(BLUE, 8), said.CardLaid(GREEN, 8))

    assert ["ritual-chosen"] == waiting.view["expecting"]
    assert ["ritual-read"] == waiting.say(said.RitualChosen(GREEN)).view["expecting"]


def test_interface_a_portal_may_come_between_ritual_and_effect() -> None:
    """At any time (interface, portal-used)."""
    table = performing(BLUE, PORTAL).say(said.PortalUsed(BEN, FORWARD), PAWN)

    assert (24, "play") == (table.steps, table.phase)
    assert ("no-portal",) == table.objections(said.PortalUsed(BEN, BACK))


def test_001_a_ritual_at_the_end_of_a_trick_is_the_highests() -> None:
    """Neutralisation of the highest, with a Dagger (000; 001)."""
    table = set_up().say(lying(orange=(2, 4, 5)), holding(CLEO, DAGGER))
    laid = table.play("orange 3", "orange 1", "orange 6", "green 2")

    assert ("ritual", CLEO, ["player-eliminated"]) == laid.say(
        said.ArtefactTaken(tile=DOWN)
    ).awaits


def test_001_the_target_of_a_neutralisation_shows_the_role() -> None:
    """Whose role it is acts (001; interface, phase roles)."""
    assert ("roles", CLEO, ["role-revealed"]) == eliminating().awaits
