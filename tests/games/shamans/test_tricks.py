"""Cards, one after the other (000, Déroulement d'un tour; Résolution des cartes)."""

import pytest

from companion.games.shamans import announcements as said
from companion.games.shamans import events
from companion.games.shamans.board import Choice, Ritual
from tests.games.shamans.situations import (
    almost_complete,
    last_trick,
    trick_over,
)
from tests.games.shamans.table import (
    ANA,
    BEN,
    BLUE,
    CLEO,
    DOWN,
    GREEN,
    PORTAL,
    PURPLE,
    card,
    lying,
    set_up,
)


def test_000_the_guides_card_names_the_destination() -> None:
    """The first card of a trick says which world is protected (000)."""
    table = set_up().play("blue 3")

    assert (ANA, "blue") == (table.view["guide"], table.view["destination"])


def test_000_the_guides_card_lies_in_front() -> None:
    """The card that names the Destination is one of its cards (000)."""
    expected = [{"seat": ANA, "world": "blue", "value": 3}]

    assert expected == set_up().play("blue 3").view["trick"]


def test_000_a_card_of_the_destination_stays_in_front_of_its_player() -> None:
    """It is looked at when everybody has played (000)."""
    table = set_up().play("blue 3", "blue 1")

    assert {"seat": BEN, "world": "blue", "value": 1} == table.view["trick"][1]
    assert [] == table.laid(BLUE)


def test_000_a_card_of_the_destination_does_not_move_the_shadow() -> None:
    """Only another colour moves it (000)."""
    assert 24 == set_up().play("blue 3", "blue 1").steps


@pytest.mark.parametrize("players", [3, 4, 5])
def test_000_play_goes_clockwise_from_the_guide(players: int) -> None:
    """Each other player plays in turn, then the trick is over (000)."""
    table = set_up(players)
    after_one = table.play("blue 3")
    after_two = after_one.play("green 1")

    assert (ANA, BEN, CLEO) == (
        table.view["to_act"],
        after_one.view["to_act"],
        after_two.view["to_act"],
    )


def test_000_clockwise_goes_on_from_the_last_seat_to_the_first() -> None:
    """The players sit in a circle (000)."""
    table = set_up().play("blue 3")
    third = table.play("blue 1", "blue 6", "green 2")
    led_by_cleo = third.say(said.ArtefactTaken(tile=DOWN)).play("green 1", "green 6")

    assert ANA == led_by_cleo.view["to_act"]


@pytest.mark.parametrize("world", ["green", "yellow", "purple", "orange", "brown"])
def test_000_any_card_may_be_played(world: str) -> None:
    """Nobody has to follow the Destination (000)."""
    assert () == set_up().play("blue 3").objections(card(f"{world} 2"))


def test_000_an_off_colour_card_moves_the_shadow_before_it_is_laid() -> None:
    """Another colour: first the Shadow steps, then the card reaches its world (000)."""
    table = set_up().play("blue 3", "green 6")

    assert (
        events.CardStrayed(BEN, GREEN, 6),
        events.ShadowMoved(1, 23),
        events.StrayLaid(BEN, GREEN, 6),
    ) == table.events


def test_000_an_off_colour_card_lies_at_its_world_at_once() -> None:
    """It is not in front of its player: the trick holds the Destination only (000)."""
    table = set_up().play("blue 3", "green 6")

    assert [6] == table.laid(GREEN)
    assert (ANA,) == table.fronts


def test_000_a_landing_shadow_wins_before_the_card_is_laid() -> None:
    """On the Moon the round is over at once: no card laid, no ritual (000)."""
    near = almost_complete(set_up(), GREEN).correct(steps_to_moon=1)
    table = near.play("blue 3", "green 6").say(said.MoonReached())

    assert [1, 2, 3, 4, 5] == table.laid(GREEN)
    assert (events.MoonLanded(), "round-ended") == (
        table.events[0],
        table.happened[1],
    )


def test_000_an_off_colour_card_that_completes_a_world_calls_its_ritual() -> None:
    """Who lays the last card performs the ritual, before the next plays (000)."""
    table = almost_complete(set_up(), BLUE).play("green 1", "blue 6")

    assert ("ritual", BEN, ["stabilised"]) == table.awaits
    assert CLEO == table.say(said.Stabilised(Choice.PAWN)).view["to_act"]


@pytest.mark.parametrize(("players", "last"), [(3, 6), (4, 6), (5, 8)])
def test_000_a_world_is_complete_with_all_its_values(players: int, last: int) -> None:
    """Six cards, eight with five players (000)."""
    table = almost_complete(set_up(players), PURPLE).play("blue 1", f"purple {last}")

    assert events.WorldCompleted(PURPLE, BEN, Ritual.ILLUMINATION) in table.events
    assert [] == table.view["worlds"]["purple"]["missing"]


def test_interface_a_hand_counts_down_when_its_card_is_played() -> None:
    """Laid or in front: the card has left the hand (interface, View)."""
    table = set_up().play("blue 3", "green 6")

    assert (8, 8, 9, 9) == table.hand_counts


def test_interface_missing_names_what_is_not_laid_at_the_world() -> None:
    """A card in the trick is missing at its world until it is laid (interface)."""
    table = set_up().play("blue 3")

    assert [1, 2, 3, 4, 5, 6] == table.view["worlds"]["blue"]["missing"]


# When everybody has played


def test_000_the_lowest_card_of_the_destination_takes_an_artefact() -> None:
    """Blue one of blue one, three and six (000, Résolution)."""
    assert ("artefact", BEN, ["artefact-taken"]) == trick_over().awaits


def test_000_the_lowest_is_sought_among_cards_of_the_destination() -> None:
    """A low card of another colour does not count (000, Résolution)."""
    table = set_up().play("blue 3", "green 1", "blue 6", "green 2")

    assert ANA == table.view["to_act"]


def test_000_the_highest_lays_the_cards_and_becomes_guide() -> None:
    """All cards in front go to their world (000, Résolution)."""
    table = trick_over().say(said.ArtefactTaken(tile=DOWN))

    assert events.TrickLaid(BLUE, (1, 3, 6), CLEO, CLEO) in table.events
    assert ([1, 3, 6], []) == (table.laid(BLUE), table.view["trick"])
    assert ("play", CLEO, ["card-played"]) == table.awaits


def test_000_cards_are_laid_only_after_the_artefact() -> None:
    """First the lowest, then the highest (000, Résolution)."""
    table = trick_over()

    assert ([], 3) == (table.laid(BLUE), len(table.view["trick"]))


def test_000_cards_are_laid_only_after_the_refill() -> None:
    """The row is refilled before the highest lays the cards (000, Résolution)."""
    table = trick_over().say(said.ArtefactTaken(tile=PORTAL))

    assert ("row", []) == (table.phase, table.laid(BLUE))


def test_interface_the_highest_is_guide_when_the_cards_are_laid() -> None:
    """Until then the old Guide stays (interface, View)."""
    before = trick_over()
    after = before.say(said.ArtefactTaken(tile=DOWN))

    assert (ANA, CLEO) == (before.view["guide"], after.view["guide"])


def test_000_between_two_tricks_there_is_no_destination() -> None:
    """The next Guide names a new one (000)."""
    table = trick_over().say(said.ArtefactTaken(tile=DOWN))

    assert None is table.view["destination"]


def test_000_a_single_owner_is_both_lowest_and_highest() -> None:
    """Alone with a card of the Destination: a tile, and the lead (000, Remarque)."""
    table = set_up().play("blue 3", "green 1", "green 2", "green 3")
    taken = table.say(said.ArtefactTaken(tile=DOWN))

    assert (ANA, ANA) == (table.view["to_act"], taken.view["to_act"])


def test_000_the_highest_performs_the_ritual_of_a_world_so_completed() -> None:
    """The cards in front complete the world: the ritual is theirs (000, Résolution)."""
    table = set_up().say(lying(blue=(2, 4, 5))).play("blue 3", "blue 1", "blue 6")
    laid = table.play("green 2").say(said.ArtefactTaken(tile=DOWN))

    assert ("ritual", CLEO, ["stabilised"]) == laid.awaits


def test_000_the_next_guide_leads_after_the_ritual() -> None:
    """The ritual is performed at once, then the Guide leads (000, Résolution)."""
    table = set_up().say(lying(blue=(2, 4, 5))).play("blue 3", "blue 1", "blue 6")
    laid = table.play("green 2").say(said.ArtefactTaken(tile=DOWN))

    assert ("play", CLEO, ["card-played"]) == laid.say(
        said.Stabilised(Choice.PAWN)
    ).awaits


def test_000_without_a_card_in_any_hand_nobody_becomes_guide() -> None:
    """The round ends where nobody has a card to lead with (000, Résolution)."""
    table = last_trick().correct(stack=0).play("blue 3", "blue 1", "blue 6", "green 2")
    over = table.say(said.ArtefactTaken(tile=PORTAL))

    assert events.TrickLaid(BLUE, (1, 3, 6), CLEO, None) in over.events
    assert ANA == over.view["guide"]


def test_000_the_last_cards_still_call_their_ritual() -> None:
    """The highest performs the ritual before the round ends (000, Résolution)."""
    table = last_trick().say(lying(blue=(2, 4, 5))).correct(stack=0)
    laid = table.play("blue 3", "blue 1", "blue 6", "green 2").say(
        said.ArtefactTaken(tile=PORTAL)
    )

    assert ("ritual", CLEO) == laid.awaits[:2]
    assert "roles" == laid.say(said.Stabilised(Choice.PAWN)).phase
