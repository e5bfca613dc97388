"""Play goes on from the facts as the table corrected them (interface)."""

import pytest

from companion.games.shamans import announcements as said
from companion.games.shamans import events
from companion.games.shamans.board import World
from tests.games.shamans.situations import (
    almost_complete,
    before_the_moon,
    eliminating,
    moon_reached,
    performing,
    round_scored,
    trick_over,
)
from tests.games.shamans.table import (
    ANA,
    BEN,
    BLUE,
    CLEO,
    DAGGER,
    DAN,
    DOWN,
    GREEN,
    MASK,
    ORANGE,
    PORTAL,
    PURPLE,
    SHADOW,
    SHAMAN,
    SHARD,
    YELLOW,
    card,
    lying,
    seated,
    set_up,
)


def test_interface_a_world_completed_by_a_correction_has_no_ritual() -> None:
    """Nobody laid its last card (interface, table-corrected)."""
    table = set_up().say(lying(blue=(1, 2, 3, 4, 5, 6)))

    assert ("play", [], ANA) == (
        table.phase,
        table.view["worlds"]["blue"]["missing"],
        table.view["to_act"],
    )


def test_interface_a_card_that_completes_a_corrected_world_has_its_ritual() -> None:
    """The last card is laid by a player (interface, table-corrected)."""
    table = almost_complete(set_up(), BLUE).play("green 1", "blue 6")

    assert ("ritual", BEN) == table.awaits[:2]


def test_interface_who_has_no_card_any_more_is_passed_over() -> None:
    """Her empty hand is a fact (interface, table-corrected)."""
    table = set_up().play("blue 3").correct(BEN, hand=0)

    assert CLEO == table.view["to_act"]


def test_interface_the_last_to_play_without_a_card_ends_the_trick() -> None:
    """Nobody is left to play (interface, table-corrected)."""
    table = set_up().play("blue 3", "blue 1", "blue 6").correct(DAN, hand=0)

    assert ("artefact", BEN) == table.awaits[:2]
    assert ("state-corrected", "trick-ended") == table.happened


def test_interface_empty_hands_end_the_round() -> None:
    """All cards are played, as the table says (interface, table-corrected)."""
    table = trick_over().say(said.ArtefactTaken(tile=DOWN)).correct(ANA, hand=0)
    almost = table.correct(BEN, hand=0).correct(CLEO, hand=0)

    assert ("play", DAN) == almost.awaits[:2]
    assert "roles" == almost.correct(DAN, hand=0).phase


def test_interface_a_corrected_elimination_passes_a_player_over() -> None:
    """Who is out plays no more (interface, table-corrected)."""
    table = set_up().play("blue 3").correct(BEN, eliminated=True)

    assert CLEO == table.view["to_act"]


def test_interface_a_corrected_elimination_of_the_lowest_passes_the_tile_on() -> None:
    """Ben is out: Ana's three is the lowest that counts (interface; 001)."""
    table = trick_over().correct(BEN, eliminated=True)

    assert ("artefact", ANA, ["artefact-taken"]) == table.awaits


def test_interface_a_corrected_elimination_of_the_highest_passes_the_lead_on() -> None:
    """Cleo is out: Ana's three is the highest that counts (interface; 001)."""
    table = trick_over().correct(CLEO, eliminated=True)
    laid = table.say(said.ArtefactTaken(tile=DOWN))

    assert ("play", ANA, ANA) == (*laid.awaits[:2], laid.view["guide"])


@pytest.mark.parametrize("world", [BLUE, GREEN, YELLOW])
def test_interface_a_corrected_elimination_of_a_performer_ends_the_ritual(
    world: World,
) -> None:
    """Ben is out: his ritual has no effect (interface)."""
    table = performing(world, DAGGER).correct(BEN, eliminated=True)

    assert "ritual-failed" in table.happened
    assert ("play", CLEO) == table.awaits[:2]


def test_interface_a_corrected_row_needs_no_refill() -> None:
    """Both places are told (interface, table-corrected)."""
    taken = trick_over().say(said.ArtefactTaken(tile=PORTAL))

    assert ("play", CLEO) == taken.correct(row=(MASK, SHARD)).awaits[:2]


def test_interface_an_empty_stack_needs_no_refill() -> None:
    """Nothing is there to reveal (interface, table-corrected)."""
    taken = trick_over().say(said.ArtefactTaken(tile=PORTAL))

    assert "play" == taken.correct(stack=0).phase


def test_interface_a_corrected_shadow_far_from_the_moon_steps_on() -> None:
    """The step that waited is made, the card is laid (interface)."""
    table = before_the_moon().correct(steps_to_moon=6)

    assert (5, "play", [6]) == (table.steps, table.phase, table.laid(GREEN))


def test_interface_a_corrected_hand_counts_in_an_elimination() -> None:
    """As many steps as cards are really there (interface, table-corrected)."""
    table = eliminating().correct(CLEO, hand=5).say(said.RoleRevealed(CLEO, SHAMAN))

    assert events.ShadowMoved(5, 18) in table.events


def test_interface_corrected_tiles_count_in_a_neutralisation() -> None:
    """A Dagger that was there all the time (interface, table-corrected)."""
    table = performing(PURPLE).correct(CLEO, artefacts=(DAGGER,))
    near = almost_complete(table, ORANGE).play("orange 6")

    assert ("ritual", CLEO, ["player-eliminated"]) == near.awaits


def test_interface_a_card_that_lies_in_front_cannot_lie_at_its_world_too() -> None:
    """Every card is there once (interface, card-already-out)."""
    table = set_up().play("blue 3")

    assert ("card-already-out",) == table.objections(lying(blue=(3,)))


def test_interface_a_card_put_back_by_a_correction_can_be_played() -> None:
    """It was a mistake that it lay there (interface, table-corrected)."""
    table = set_up().say(lying(blue=(3,))).say(lying(blue=()))

    assert () == table.objections(card("blue 3"))


def test_interface_corrected_roles_settle_the_camps() -> None:
    """All know the only Shadow: nobody is asked (interface, roles-named)."""
    table = moon_reached().correct(CLEO, role=SHADOW)

    assert ("setup", (0, 0, 3, 0)) == (table.phase, table.points)


@pytest.mark.parametrize(
    "told",
    [
        lying(blue=(1,)),
        said.TableCorrected(steps_to_moon=3),
        said.TableCorrected(BEN, artefacts=(DAGGER,)),
        said.TableCorrected(BEN, eliminated=True),
    ],
)
def test_interface_facts_of_a_round_wait_for_a_round(
    told: said.TableCorrected,
) -> None:
    """Between two rounds there is nothing to correct but points (interface)."""
    assert ("wrong-phase",) == round_scored().objections(told)


def test_interface_a_hand_waits_for_a_round() -> None:
    """Before the first one nobody holds a card (interface, wrong-phase)."""
    assert "wrong-phase" in seated().objections(said.TableCorrected(BEN, hand=3))
