"""Rituals that wait, one after the other (001, réaction en chaîne)."""

import pytest

from companion.core.facts import Announcement
from companion.games.shamans import announcements as said
from companion.games.shamans.board import Ritual, World
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
    PAWN,
    PORTAL,
    PURPLE,
    SHADOW,
    YELLOW,
    dealt,
    holding,
    lying,
    set_up,
)

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
    situation: Situation, told: Announcement
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
    world: World, told: Announcement
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
