"""Cards, one after the other (000, Déroulement d'un tour; Résolution des cartes)."""

import pytest

from companion.games.shamans import announcements as said
from companion.games.shamans import events
from companion.games.shamans.board import Ritual, World
from tests.games.shamans.situations import (
    Situation,
    almost_complete,
    before_the_moon,
    eliminating,
    last_trick,
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
    DAN,
    DOWN,
    EVE,
    GREEN,
    NOBODY,
    PORTAL,
    PURPLE,
    SHARD,
    STACK,
    YELLOW,
    card,
    dealt,
    holding,
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
    assert [ANA] == [front["seat"] for front in table.view["trick"]]


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
    assert CLEO == table.say(said.Stabilised(said.Choice.PAWN)).view["to_act"]


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
        said.Stabilised(said.Choice.PAWN)
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
    assert "roles" == laid.say(said.Stabilised(said.Choice.PAWN)).phase


# What cannot be


@pytest.mark.parametrize("again", ["blue 3", "green 6", "yellow 1"])
def test_000_a_card_can_be_out_only_once(again: str) -> None:
    """In front, laid, or a leftover: every card is there once (000)."""
    leftover = dealt(3).say(said.CardLaid(YELLOW, 1))

    assert ("card-already-out",) == leftover.play("blue 3", "green 6").objections(
        card(again)
    )


@pytest.mark.parametrize("seat", [CLEO, DAN])
def test_interface_a_card_out_of_turn_is_objected(seat: said.Seat) -> None:
    """The turn settles who plays (interface, not-your-turn)."""
    table = set_up().play("blue 3")

    assert ("not-your-turn",) == table.objections(card("blue 1", seat))


def test_interface_the_table_can_insist_on_a_card_out_of_turn() -> None:
    """The card lies there; who did not play yet still does (interface, insist)."""
    table = set_up().play("blue 3").insist(card("blue 1", DAN))

    assert (BEN, 8) == (table.view["to_act"], table.player(DAN)["hand"])


def test_interface_after_an_insisted_card_the_others_follow_from_the_guide() -> None:
    """Clockwise from the Guide, without who has played (interface, insist)."""
    table = set_up().play("blue 3").insist(card("blue 1", CLEO)).play("green 1")

    assert DAN == table.view["to_act"]


def test_interface_nobody_plays_twice_in_a_trick() -> None:
    """Who has played in this trick is objected for good (interface, insist)."""
    table = set_up().play("blue 3", "blue 1")

    assert ("not-your-turn",) == table.objections(card("green 1", ANA))
    assert not table.can_insist(card("green 1", ANA))


def test_interface_whoever_leads_a_trick_is_its_guide() -> None:
    """A lead out of turn, insisted, makes its player the Guide (interface, View)."""
    table = set_up().insist(card("blue 3", CLEO))

    assert (CLEO, DAN) == (table.view["guide"], table.view["to_act"])


def test_interface_who_holds_no_card_cannot_play() -> None:
    """No cards left (interface, no-cards-left)."""
    table = set_up().correct(BEN, hand=0).play("blue 3")

    assert ("no-cards-left",) == table.objections(card("blue 1", BEN))


def test_000_who_holds_no_card_is_passed_over() -> None:
    """A trick goes on among those who hold cards (000: who has cards plays)."""
    table = set_up().correct(BEN, hand=0).play("blue 3")

    assert CLEO == table.view["to_act"]


def test_interface_who_is_not_at_the_table_cannot_play() -> None:
    """Only seats of this table play (interface, player-unknown)."""
    assert ("player-unknown",) == set_up(4).objections(card("blue 1", EVE))
    assert ("player-unknown",) == set_up(4).objections(card("blue 1", NOBODY))


@pytest.mark.parametrize(
    ("played", "missing"),
    [
        (said.CardPlayed(value=3), "world"),
        (said.CardPlayed(world=BLUE), "value"),
        (said.CardPlayed(), "world"),
    ],
)
def test_interface_half_a_card_is_asked_for_its_other_half(
    played: said.CardPlayed, missing: str
) -> None:
    """Neither colour nor value follows from the state (interface, The answer)."""
    assert missing == set_up().missing(played)


def test_interface_the_turn_settles_who_plays() -> None:
    """The seat may be left out (interface, The answer)."""
    ruling = set_up().play("blue 3").rule(card("blue 1"))

    assert card("blue 1", BEN) == ruling.announcement


@pytest.mark.parametrize(
    "situation", [trick_over, before_the_moon, eliminating, moon_reached, round_scored]
)
def test_interface_a_card_waits_for_what_is_due(situation: Situation) -> None:
    """Artefact, Moon, role, the end of the round come first (interface)."""
    assert "wrong-phase" in situation().objections(card("brown 4"))


def test_interface_a_card_waits_for_a_ritual() -> None:
    """The ritual comes before the next player plays (000; interface)."""
    assert ("wrong-phase",) == performing(BLUE).objections(card("brown 4"))


# The Moon (001, Portail; interface, phase moon)


def test_interface_before_the_moon_a_portal_or_the_moon_is_awaited() -> None:
    """The next step would land: nobody is named (interface, phase moon)."""
    assert ("moon", None, ["portal-used", "moon-reached"]) == before_the_moon().awaits


def test_interface_the_shadow_waits_one_step_before_the_moon() -> None:
    """The hand has lost its card, the Shadow has not moved yet (interface, moon)."""
    table = before_the_moon()

    assert (1, 8, []) == (table.steps, table.player(BEN)["hand"], table.laid(GREEN))


def test_interface_without_a_portal_the_shadow_lands() -> None:
    """`moon-reached`: nobody plays a Portal (interface, moon-reached)."""
    assert ("moon-landed", "round-ended") == moon_reached().happened


@pytest.mark.parametrize("situation", [set_up, trick_over, moon_reached, round_scored])
def test_interface_the_moon_is_reached_only_from_the_space_before(
    situation: Situation,
) -> None:
    """Far from the Moon, or after it, nobody lands (interface, wrong-phase)."""
    assert ("wrong-phase",) == situation().objections(said.MoonReached())


def test_interface_on_an_unknown_track_the_table_says_when_it_lands() -> None:
    """Unknown steps: the Moon is told once a card was played (interface)."""
    table = dealt(steps_to_moon={}).play("blue 3").say(said.MoonReached())

    assert ("roles", None, ["roles-named"]) == table.awaits


def test_interface_on_an_unknown_track_nothing_lands_before_a_card() -> None:
    """Before the first card the Shadow stands at its start (interface)."""
    table = dealt(steps_to_moon={})

    assert ("wrong-phase",) == table.objections(said.MoonReached())


# Who names the Guide (001, dernière remarque): see test_eliminations


@pytest.mark.parametrize("situation", [set_up, trick_over, moon_reached])
def test_interface_a_guide_is_named_only_by_an_eliminated_owner(
    situation: Situation,
) -> None:
    """Otherwise the highest card settles it (interface, wrong-phase)."""
    assert ("wrong-phase",) == situation().objections(said.GuideNamed(ANA))


def test_000_a_tile_taken_lies_with_its_owner_through_the_round() -> None:
    """Artefacts are kept in front of their player (001)."""
    table = trick_over().say(said.ArtefactTaken(tile=SHARD, source=STACK))

    assert ["moon-shard"] == table.play("green 1").player(BEN)["artefacts"]


def test_000_the_trick_of_a_world_completed_in_its_course_goes_on() -> None:
    """A ritual in mid trick does not end the trick (000)."""
    table = almost_complete(set_up(), PURPLE).play("blue 1", "purple 6")

    assert ("play", CLEO, ["card-played"]) == table.awaits
    assert World.BLUE.value == table.view["destination"]


def test_interface_a_seat_that_cannot_be_settled_is_asked() -> None:
    """Nobody is left to play because all are away: whose card is it (interface)."""
    left = (said.SeatLeft(seat) for seat in (ANA, BEN, CLEO, DAN))

    assert "seat" == set_up().say(*left).missing(card("blue 1"))


def test_interface_a_player_who_holds_tiles_plays_like_the_others() -> None:
    """Artefacts never stand in for a card (000: each must play one)."""
    table = set_up().say(holding(BEN, PORTAL)).play("blue 3")

    assert ("play", BEN, ["card-played"]) == table.awaits
