"""What the table reads off its box, and what is only assumed (rules)."""

import pytest

from companion.core.announcements import RoundVoid
from companion.games.shamans import announcements as said
from companion.games.shamans import events
from companion.games.shamans.board import BOTTOM_WORLDS, Ritual
from tests.games.shamans.situations import (
    Situation,
    almost_complete,
    moon_reached,
    round_scored,
    scored,
)
from tests.games.shamans.table import (
    ALL,
    ANA,
    BEN,
    BLUE,
    BROWN,
    CLEO,
    GREEN,
    ORANGE,
    PINK,
    PORTAL,
    PURPLE,
    RED,
    RITUALS,
    SHARD,
    STEPS,
    YELLOW,
    Table,
    dealt,
    seated,
    set_up,
)


def test_rules_usual_colours_are_assumed_until_the_table_says_otherwise() -> None:
    """Blue, green, yellow, purple, orange, then brown and red (rules, Not settled)."""
    table = seated(5, are_worlds_told=False).say(said.RoundStarted(ANA))

    assert (*BOTTOM_WORLDS, BROWN, RED) == table.state.worlds
    assert 7 == len(table.view["worlds"])


def test_rules_assumed_colours_are_said_at_the_first_round() -> None:
    """That colours are assumed is told to the table (rules, Not settled)."""
    table = seated(3, are_worlds_told=False).say(said.RoundStarted(ANA))

    assumed = events.WorldsAssumed((BLUE, GREEN, YELLOW, PURPLE, ORANGE))
    assert (events.RoundOpened(1, ANA, ALL[:3]), assumed) == table.events


def test_rules_assumed_colours_are_said_once() -> None:
    """A second round does not say it again (rules, Not settled)."""
    first = seated(4, are_worlds_told=False).say(said.RoundStarted(ANA))
    over = first.correct(steps_to_moon=1).play("blue 3", "green 6")
    second = scored(over.say(said.MoonReached())).say(said.RoundStarted())

    assert ("round-opened",) == second.happened


def test_rules_told_colours_are_not_said_to_be_assumed() -> None:
    """A configuration that names the colours is believed (rules, Not settled)."""
    assert ("round-opened",) == dealt().happened


def test_rules_a_box_with_other_colours_uses_them() -> None:
    """The colours of the box are what its owner tells (rules, Not settled)."""
    box = (PINK, GREEN, YELLOW, PURPLE, ORANGE, BROWN, RED)

    assert [1] == dealt(worlds=box).play("green 2", "pink 1").laid(PINK)


def test_interface_a_sticker_can_be_read_before_the_first_round() -> None:
    """The board lies there all the time (interface, ritual-read: any time)."""
    table = seated(rituals={}).say(said.RitualRead(BLUE, Ritual.STABILISATION))

    assert "stabilisation" == table.view["worlds"]["blue"]["ritual"]


def test_interface_a_sticker_can_be_read_again() -> None:
    """The last reading counts (interface, ritual-read: again too)."""
    table = dealt().say(said.RitualRead(BLUE, Ritual.PERMUTATION))

    assert "permutation" == table.view["worlds"]["blue"]["ritual"]


@pytest.mark.parametrize("situation", [set_up, moon_reached, round_scored])
def test_interface_a_sticker_can_be_read_at_any_time(situation: Situation) -> None:
    """In play, while roles are named, between rounds (interface, ritual-read)."""
    read = said.RitualRead(BLUE, Ritual.PERMUTATION)

    assert () == situation().objections(read)


def test_interface_a_sticker_of_an_upper_world_can_be_read_with_few_players() -> None:
    """The board has all seven colours, however many play (interface, ritual-read)."""
    assert () == dealt(3).objections(said.RitualRead(RED, Ritual.NEUTRALISATION))


def test_interface_a_colour_that_is_not_on_the_board_has_no_sticker() -> None:
    """Pink is not of this box (interface, world-not-in-deck)."""
    read = said.RitualRead(PINK, Ritual.NEUTRALISATION)

    assert ("world-not-in-deck",) == dealt().objections(read)


def test_rules_known_stickers_stay_known_in_the_next_round() -> None:
    """The board does not change (rules, Not settled: asked once)."""
    read = moon_reached().say(said.RitualRead(BLUE, Ritual.PERMUTATION))
    table = scored(read).say(said.RoundStarted())

    assert "permutation" == table.view["worlds"]["blue"]["ritual"]


def test_rules_a_second_permutation_is_doubted_but_kept() -> None:
    """Reviews report one Permutation: a gentle doubt, no refusal (rules)."""
    table = dealt().say(said.RitualRead(BLUE, Ritual.PERMUTATION))

    assert (
        events.RitualLearned(BLUE, Ritual.PERMUTATION),
        events.RitualDoubted(Ritual.PERMUTATION, 2),
    ) == table.events


def test_rules_four_neutralisations_are_usual() -> None:
    """Reviews report four: nothing to doubt (rules, Not settled)."""
    known = {**RITUALS, RED: Ritual.PERMUTATION}
    table = dealt(rituals=known).say(said.RitualRead(RED, Ritual.NEUTRALISATION))

    assert ("ritual-learned",) == table.happened


def test_rules_a_fifth_neutralisation_is_doubted_but_kept() -> None:
    """Four are usual; the table is asked to feel again (rules, Not settled)."""
    table = dealt().say(said.RitualRead(BLUE, Ritual.NEUTRALISATION))

    assert ("ritual-learned", "ritual-doubted") == table.happened


@pytest.mark.parametrize("players", [3, 4, 5])
def test_rules_the_track_of_the_box_depends_on_the_players(players: int) -> None:
    """Each number of players has its start space (000; rules, Not settled)."""
    assert STEPS[players] == dealt(players).steps


def test_interface_unknown_steps_are_null() -> None:
    """Nothing is invented (rules, Not settled: never invented aloud)."""
    assert None is dealt(steps_to_moon={}).steps


def test_interface_steps_are_counted_from_where_the_shadow_stands() -> None:
    """A count in mid round is what is left then (interface, track-read)."""
    table = dealt(steps_to_moon={}).play("blue 3", "green 6").say(said.TrackRead(8))

    assert 8 == table.steps


def test_interface_the_start_space_follows_from_a_count_in_mid_round() -> None:
    """Eight steps after one step: nine from the start (interface, track-read)."""
    table = dealt(steps_to_moon={}).play("blue 3", "green 6").say(said.TrackRead(8))
    again = table.say(RoundVoid(), said.RoundStarted())

    assert 9 == again.steps


def test_interface_steps_can_be_counted_again() -> None:
    """The last count is believed (interface, track-read: any time)."""
    assert 17 == set_up().say(said.TrackRead(17)).steps


def test_interface_between_rounds_steps_are_counted_from_the_start_space() -> None:
    """A count between rounds is for the next one (interface, track-read)."""
    table = round_scored().say(said.TrackRead(15), said.RoundStarted())

    assert 15 == table.steps


def test_interface_before_the_first_round_steps_can_be_counted() -> None:
    """The start space can be counted from at any time (interface, track-read)."""
    table = seated(steps_to_moon={}).say(said.TrackRead(13), said.RoundStarted(ANA))

    assert 13 == table.steps


def test_interface_once_the_round_is_over_no_steps_are_counted() -> None:
    """Any time until the round is over (interface, track-read)."""
    assert ("wrong-phase",) == moon_reached().objections(said.TrackRead(8))


def test_interface_a_long_track_is_believed() -> None:
    """Up to ninety-nine steps (interface, track-read)."""
    assert 99 == set_up().say(said.TrackRead(99)).steps
    assert ("out-of-range",) == set_up().objections(said.TrackRead(100))


@pytest.mark.parametrize("steps", [0, -3])
def test_interface_steps_are_one_at_least(steps: int) -> None:
    """On the Moon the round would be over (interface, track-read)."""
    assert ("out-of-range",) == set_up().objections(said.TrackRead(steps))


def test_interface_while_the_steps_are_unknown_nothing_waits() -> None:
    """The Shadow moves all the same, however far the Moon is (interface)."""
    table = dealt(steps_to_moon={}).play("blue 3", "green 6")

    assert (
        events.CardStrayed(BEN, GREEN, 6),
        events.ShadowMoved(1, None),
        events.StrayLaid(BEN, GREEN, 6),
    ) == table.events


def test_rules_a_fourth_tile_of_a_kind_in_sight_is_doubted_but_kept() -> None:
    """Three of each are likely: above that a doubt, no refusal (rules)."""
    shown = set_up().correct(BEN, artefacts=(PORTAL, PORTAL, SHARD))
    table = shown.play("blue 3", "blue 1", "blue 6", "green 2")
    taken = table.say(said.ArtefactTaken(tile=SHARD), said.TileRevealed(PORTAL))

    assert events.TileDoubted(PORTAL, 4) in taken.events
    assert ["portal", "portal"] == taken.view["row"]


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
