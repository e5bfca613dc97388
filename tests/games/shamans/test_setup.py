"""How a game and a round begin (000, Mise en place; 004, Příprava hry)."""

import pytest

from companion.core.facts import Announcement
from companion.games.shamans import announcements as said
from companion.games.shamans.board import Neighbour, Ritual, Tile
from tests.games.shamans.situations import (
    Situation,
    moon_reached,
    played_out,
    round_scored,
    scored,
)
from tests.games.shamans.table import (
    ANA,
    BEN,
    BLUE,
    CLEO,
    DAGGER,
    DAN,
    GREEN,
    MASK,
    NOBODY,
    PORTAL,
    RED,
    SHARD,
    card,
    dealt,
    laying,
    seated,
    set_up,
)


@pytest.mark.parametrize(("players", "leftovers"), [(3, 3), (5, 1)])
def test_004_leftovers_are_awaited_until_all_are_told(
    players: int, leftovers: int
) -> None:
    """Three leftovers with three players, one with five, are laid before play (004)."""
    cards = laying(BLUE, *range(1, leftovers + 1))
    all_but_one = dealt(players).say(*cards[:-1])

    assert "card-laid" in all_but_one.view["expecting"]
    assert "card-laid" not in all_but_one.say(cards[-1]).view["expecting"]


def test_004_a_leftover_lies_face_up_at_its_world_and_leaves_no_hand() -> None:
    """A leftover is laid at its world for all to see; no hand has held it (004)."""
    table = dealt(3).say(said.CardLaid(GREEN, 4))

    assert [4] == table.laid(GREEN)
    assert (9, 9, 9) == table.hand_counts


def test_004_leftovers_of_one_world_never_complete_it() -> None:
    """Three cards are fewer than the six of a world: no ritual comes of them (004)."""
    assert "setup" == dealt(3).say(*laying(BLUE, 4, 5, 6)).phase


def test_000_the_stack_holds_ten_artefacts_and_the_eclipse() -> None:
    """Of twelve artefacts two lie face up; the Eclipse is shuffled in (000)."""
    assert 11 == dealt().view["stack"]


def test_000_an_eclipse_on_top_at_set_up_is_no_eclipse() -> None:
    """An Eclipse on top is shuffled in again and nobody passes a card (000)."""
    assert ("wrong-phase",) == set_up().objections(said.EclipseAppeared(Neighbour.LEFT))


def test_000_who_holds_the_marker_leads_the_first_trick() -> None:
    """The oldest player gets the marker and is the first Guide (000, 004)."""
    table = seated().say(said.RoundStarted(CLEO))

    assert (CLEO, CLEO, CLEO) == (
        table.view["marker"],
        table.view["guide"],
        table.view["to_act"],
    )


def test_interface_who_holds_the_first_marker_is_asked() -> None:
    """Nobody but the table knows who is the oldest (interface, round-started)."""
    assert "first" == seated().missing(said.RoundStarted())


def test_000_the_marker_passes_left_after_each_round() -> None:
    """The marker goes to the next player clockwise and need not be told (000)."""
    table = round_scored().say(said.RoundStarted())

    assert (2, BEN) == (table.view["round"], table.view["marker"])


def test_000_the_marker_passes_from_the_last_seat_to_the_first() -> None:
    """Clockwise goes round the table (000)."""
    last = seated().say(said.RoundStarted(DAN)).correct(steps_to_moon=1)
    over = last.play("blue 3", "green 6").say(said.MoonReached())

    assert ANA == scored(over).say(said.RoundStarted()).view["marker"]


def test_interface_another_first_than_the_next_seat_is_objected() -> None:
    """In later rounds `first` can only confirm the marker (interface, insist)."""
    assert ("not-your-turn",) == round_scored().objections(said.RoundStarted(DAN))


def test_interface_the_table_can_insist_on_another_first() -> None:
    """The physical marker wins, and passes on from there (interface, insist)."""
    table = round_scored().insist(said.RoundStarted(DAN))

    assert (DAN, DAN) == (table.view["marker"], table.view["to_act"])


def test_interface_before_the_first_round_nothing_is_there() -> None:
    """Round 0, no marker, no Guide, no hands, no stack, no row (interface, View)."""
    view = seated().view

    assert (0, None, None) == (view["round"], view["marker"], view["guide"])
    assert (0, [None, None]) == (view["stack"], view["row"])
    assert (0, 0, 0, 0) == seated().hand_counts


def test_interface_a_started_round_has_full_hands_and_an_untold_row() -> None:
    """Full hands, eleven tiles in the stack, a row that was not told (interface)."""
    table = dealt()

    assert (1, 11, [None, None]) == (
        table.view["round"],
        table.view["stack"],
        table.view["row"],
    )
    assert (9, 9, 9, 9) == table.hand_counts


def test_interface_without_a_round_its_start_is_awaited_from_anybody() -> None:
    """Set-up without a round: `round-started`, by anybody (interface, phases)."""
    assert ("setup", None, ["round-started"]) == seated().awaits


def test_interface_after_a_round_its_successor_is_awaited_from_anybody() -> None:
    """Between two rounds the phase is set-up again (interface, phases)."""
    assert ("setup", None, ["round-started"]) == round_scored().awaits


def test_interface_a_started_round_awaits_what_was_not_told_yet() -> None:
    """Leftovers, row, steps, and a card that ends the set-up (interface, phases)."""
    awaited = ["card-laid", "row-shown", "track-read", "card-played"]

    assert ("setup", ANA, awaited) == dealt(3, steps_to_moon={}).awaits


def test_interface_the_set_up_may_be_told_in_any_order() -> None:
    """What was told is no longer awaited, the rest is (interface, phases)."""
    table = dealt(5, steps_to_moon={}).say(said.TrackRead(14), said.CardLaid(RED, 8))

    assert ["row-shown", "card-played"] == table.view["expecting"]


def test_interface_once_all_is_told_the_phase_is_play() -> None:
    """Nothing more to set up: the Guide leads (interface, Shamans, View)."""
    assert ("play", ANA, ["card-played"]) == set_up().awaits


def test_interface_the_set_up_may_be_left_out() -> None:
    """A card ends the set-up whatever was not told (interface, Shamans, View)."""
    table = dealt(3, steps_to_moon={}).play("blue 3")

    assert ("play", BEN, ["card-played"]) == table.awaits


@pytest.mark.parametrize(
    "late", [said.CardLaid(GREEN, 1), said.RowShown((PORTAL, MASK))]
)
def test_interface_after_the_first_card_the_set_up_is_objected(
    late: said.CardLaid | said.RowShown,
) -> None:
    """Leftovers and row are taken until the first card (interface, View)."""
    assert ("wrong-phase",) == dealt(3).play("blue 3").objections(late)


def test_interface_the_row_may_be_told_anew_until_the_first_card() -> None:
    """Until the first card the row is taken, again too (interface, View)."""
    table = set_up().say(said.RowShown((MASK, DAGGER)))

    assert ["mask", "dagger"] == table.view["row"]


def test_interface_the_row_shows_both_tiles() -> None:
    """Two tiles lie face up beside the stack (interface, row-shown)."""
    assert ["portal", "moon-shard"] == set_up().view["row"]


@pytest.mark.parametrize("tiles", [(PORTAL,), (PORTAL, MASK, SHARD)])
def test_interface_the_row_has_two_places(tiles: tuple[Tile, ...]) -> None:
    """One tile or three are not a row (interface, tiles-do-not-match)."""
    assert ("tiles-do-not-match",) == dealt().objections(said.RowShown(tiles))


@pytest.mark.parametrize(
    ("announcement", "missing"),
    [
        (said.CardLaid(None, 3), "world"),
        (said.CardLaid(BLUE), "value"),
        (said.RowShown(), "tiles"),
        (said.TrackRead(), "steps"),
        (said.RitualRead(None, Ritual.PERMUTATION), "world"),
        (said.RitualRead(BLUE), "ritual"),
    ],
)
def test_interface_what_is_missing_at_the_set_up_is_asked(
    announcement: Announcement, missing: str
) -> None:
    """A field that no state settles is asked back (interface, The answer)."""
    assert missing == dealt(3).missing(announcement)


def test_000_a_leftover_can_be_out_only_once() -> None:
    """Every card is there once (000)."""
    table = dealt(3).say(said.CardLaid(BLUE, 3))

    assert ("card-already-out",) == table.objections(said.CardLaid(BLUE, 3))


def test_interface_a_first_player_who_is_not_there_is_unknown() -> None:
    """Only who sits at the table can hold the marker (interface, player-unknown)."""
    assert ("player-unknown",) == seated().objections(said.RoundStarted(NOBODY))


@pytest.mark.parametrize("played", [card("blue 1"), said.RowShown((PORTAL, MASK))])
def test_interface_nothing_is_played_before_a_round(
    played: said.CardPlayed | said.RowShown,
) -> None:
    """The round comes first (interface, wrong-phase)."""
    assert ("wrong-phase",) == seated().objections(played)


@pytest.mark.parametrize("situation", [set_up, moon_reached])
def test_interface_a_round_starts_only_after_the_last_was_scored(
    situation: Situation,
) -> None:
    """A round that runs or waits for its roles comes first (interface, wrong-phase)."""
    assert ("wrong-phase",) == situation().objections(said.RoundStarted())


def test_000_only_points_are_kept_for_the_next_round() -> None:
    """Everything else is dealt and shuffled anew (000; 004)."""
    table = round_scored(played_out).say(said.RoundStarted())

    assert (0, 2, 2, 2) == table.points
    assert (9, 9, 9, 9) == table.hand_counts
    assert [] == table.laid(BLUE)
    assert [] == table.player(BEN)["artefacts"]
    assert None is table.player(ANA)["role"]
