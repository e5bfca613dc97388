"""What the table tells of its box beyond stickers and steps (rules, Not settled)."""

import pytest

from companion.core.announcements import RoundVoid
from companion.core.facts import Announcement
from companion.games.shamans import announcements as said
from companion.games.shamans import events
from companion.games.shamans.board import DECKS, Ritual, Tile, World
from companion.games.shamans.box import ColoursTold, TilesCounted
from companion.games.shamans.lesson import untold
from tests.games.shamans.table import (
    ANA,
    BEN,
    BLUE,
    GREEN,
    ORANGE,
    PINK,
    PORTAL,
    PURPLE,
    SHARD,
    YELLOW,
    Table,
    dealt,
    seated,
    set_up,
)

FIVE = (BLUE, GREEN, YELLOW, PURPLE, PINK)


def untaught(players: int = 4) -> Table:
    """Return a table of whose box nothing is known."""
    nothing: dict[str, object] = {"rituals": {}, "steps_to_moon": {}}
    return seated(players, are_worlds_told=False, **nothing)


def test_rules_told_colours_are_used_and_no_more_assumed() -> None:
    """The five at the bottom, as the table feels them (rules, Not settled)."""
    table = untaught(3).say(ColoursTold(FIVE), said.RoundStarted(ANA))

    assert FIVE == table.state.worlds
    assert ("round-opened",) == table.happened


def test_rules_colours_can_be_told_one_after_the_other() -> None:
    """By feeling and saying, in any order (rules, Not settled)."""
    one_by_one = (ColoursTold((world,)) for world in FIVE)

    assert FIVE == untaught().say(*one_by_one).state.settings.worlds[:5]


def test_rules_five_colours_told_anew_take_the_place_of_others() -> None:
    """A correction by voice; what was above a colour that is none is forgotten."""
    table = untaught().say(ColoursTold((*FIVE[:4], ORANGE)))
    read = table.say(said.RitualRead(ORANGE, Ritual.PERMUTATION))

    assert FIVE == read.say(ColoursTold(FIVE)).state.settings.worlds[:5]
    assert {} == read.say(ColoursTold(FIVE)).state.rituals


def test_rules_a_sixth_colour_at_the_bottom_is_objected() -> None:
    """Five worlds lie at the bottom (000, Mise en place; too-many-colours)."""
    told = untaught().say(ColoursTold(FIVE))

    assert ("too-many-colours",) == told.objections(ColoursTold((ORANGE,)))


def test_rules_brown_and_red_are_on_every_board() -> None:
    """They are the sixth and the seventh world (000, Mise en place)."""
    seven = (*FIVE, World.BROWN, World.RED)

    assert seven == untaught(5).say(ColoursTold(seven)).state.worlds


def test_rules_a_colour_whose_card_lies_on_the_table_stays() -> None:
    """The box has it: the table sees it (colour-in-play)."""
    playing = dealt(are_worlds_told=False).play("orange 3")

    assert ("colour-in-play",) == playing.objections(ColoursTold(FIVE))


def test_rules_a_colour_that_was_not_played_can_be_changed_in_a_round() -> None:
    """What was only assumed is put right when it is noticed (rules)."""
    playing = dealt(are_worlds_told=False).play("blue 3").say(ColoursTold(FIVE))

    assert playing.play("pink 2").laid(PINK) == [2]


def test_rules_more_tiles_of_a_kind_than_told_are_doubted_but_kept() -> None:
    """The box was told to hold two Portals, and a third is in sight (rules)."""
    shown = set_up(tiles={PORTAL: 2}).correct(BEN, artefacts=(PORTAL, SHARD))
    table = shown.play("blue 3", "blue 1", "blue 6", "green 2")
    taken = table.say(said.ArtefactTaken(tile=SHARD), said.TileRevealed(PORTAL))

    assert events.BoxExceeded(PORTAL, 3, 2) in taken.events


def test_rules_as_many_tiles_as_the_box_holds_are_not_doubted() -> None:
    """Four Portals were counted: four in sight are no wonder (rules)."""
    shown = set_up(tiles={PORTAL: 4})
    told = shown.correct(BEN, artefacts=(PORTAL, PORTAL, SHARD))
    table = told.play("blue 3", "blue 1", "blue 6", "green 2")
    taken = table.say(said.ArtefactTaken(tile=SHARD), said.TileRevealed(PORTAL))

    assert not [one for one in taken.events if isinstance(one, events.TileDoubted)]


@pytest.mark.parametrize(
    ("told", "doubts"),
    [
        (TilesCounted(3, 3, 3, 3), []),
        (TilesCounted(portals=3), []),
        (TilesCounted(portals=4), ["copies-doubted"]),
        (TilesCounted(3, 3, 3, 4), ["copies-doubted", "sum-doubted"]),
        (TilesCounted(2, 3, 3, 3), ["sum-doubted"]),
    ],
)
def test_rules_unlikely_counts_of_tiles_are_doubted_but_kept(
    told: TilesCounted, doubts: list[str]
) -> None:
    """Three of each, twelve in all are likely (rules; 000, Matériel)."""
    table = untaught().say(told)

    assert ["tiles-learned", *doubts] == list(table.happened)
    assert dict(told.counts) == table.state.tiles


def test_rules_counts_that_the_table_confirms_are_doubted_no_more() -> None:
    """A doubt is said once; what is told again is kept (rules)."""
    table = untaught().say(TilesCounted(4, 3, 3, 3), TilesCounted(portals=4))

    assert ("tiles-learned",) == table.happened


def test_rules_a_sticker_that_is_told_again_is_doubted_no_more() -> None:
    """A second Permutation is doubted once (rules)."""
    read = said.RitualRead(BLUE, Ritual.PERMUTATION)

    assert ("ritual-learned",) == dealt().say(read, read).happened


@pytest.mark.parametrize("players", DECKS)
def test_rules_the_track_can_be_told_for_every_number_of_players(players: int) -> None:
    """From the start space that they have, whoever plays now (rules)."""
    table = untaught().say(said.TrackRead(14, players))

    assert {players: 14} == table.state.tracks


def test_rules_the_track_of_others_does_not_move_the_moon_of_this_round() -> None:
    """Four play: what five would need is for another evening (rules)."""
    table = dealt(4)

    assert table.steps == table.say(said.TrackRead(30, 5)).steps


def test_rules_the_track_from_the_start_counts_in_a_running_round() -> None:
    """After one step of the Shadow one step less is left (rules)."""
    table = dealt(4).play("blue 3", "green 6").say(said.TrackRead(20, 4))

    assert 19 == table.steps


@pytest.mark.parametrize("steps", [2, 60])
def test_rules_an_unlikely_track_is_doubted_but_kept(steps: int) -> None:
    """No source tells its length: a gentle doubt alone (rules)."""
    table = untaught().say(said.TrackRead(steps, 3))

    assert ("track-learned", "track-doubted") == table.happened


@pytest.mark.parametrize(
    "told", [said.TrackRead(0, 4), said.TrackRead(100, 4), TilesCounted(portals=-1)]
)
def test_rules_what_no_box_has_is_objected(told: Announcement) -> None:
    """No step, a hundred steps, less than no tile (out-of-range)."""
    assert ("out-of-range",) == untaught().objections(told)


def test_rules_a_void_round_keeps_what_the_box_has_told() -> None:
    """The box does not change with a round (rules: once for each box)."""
    counted = dealt().say(TilesCounted(3, 3, 3, 3), RoundVoid())

    assert 4 == len(counted.state.tiles)
    assert 4 == len(counted.say(said.RoundStarted()).state.tiles)


def test_rules_nothing_is_asked_of_a_box_that_has_told_everything() -> None:
    """What is asked is what is not known: each thing once (rules)."""
    table = untaught()
    asked = len(untold(table.state))
    full = table.say(
        ColoursTold(FIVE),
        *(said.RitualRead(one, Ritual.NEUTRALISATION) for one in FIVE),
        *(said.RitualRead(one, Ritual.PERMUTATION) for one in (World.BROWN, World.RED)),
        *(said.TrackRead(14, players) for players in DECKS),
        TilesCounted(3, 3, 3, 3),
    )

    assert 1 + 7 + len(DECKS) + len(Tile) == asked
    assert () == untold(full.state)


def test_rules_the_track_for_those_who_play_is_asked_first() -> None:
    """Five play: their start space is felt now (rules)."""
    asked = [one for one, field in untold(untaught(5).state) if field == "steps"]

    assert said.TrackRead(players=5) == asked[0]
