"""How a game and a round begin (000, Mise en place; 004, Příprava hry)."""

import pytest

from companion.games.shamans import announcements as said
from companion.games.shamans import events
from companion.games.shamans.board import Ritual, World
from tests.games.shamans.situations import (
    Situation,
    moon_reached,
    played_out,
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
    DAGGER,
    DAN,
    GREEN,
    MASK,
    NOBODY,
    ORANGE,
    PINK,
    PORTAL,
    PURPLE,
    RED,
    RITUALS,
    SHARD,
    STEPS,
    YELLOW,
    card,
    dealt,
    seated,
    set_up,
)

FIVE_WORLDS = ["blue", "green", "yellow", "purple", "orange"]


@pytest.mark.parametrize(
    ("players", "worlds"),
    [
        (3, FIVE_WORLDS),
        (4, [*FIVE_WORLDS, "brown"]),
        (5, [*FIVE_WORLDS, "brown", "red"]),
    ],
)
def test_000_more_players_use_more_worlds(players: int, worlds: list[str]) -> None:
    """Five worlds for three, brown with them for four, red too for five (000)."""
    assert worlds == list(dealt(players).view["worlds"])


@pytest.mark.parametrize(("players", "highest"), [(3, 6), (4, 6), (5, 8)])
def test_000_values_go_up_to_six_and_to_eight_with_five_players(
    players: int, highest: int
) -> None:
    """A world has six cards for three and four players, eight for five (000)."""
    missing = dealt(players).view["worlds"]["blue"]["missing"]

    assert list(range(1, highest + 1)) == missing


@pytest.mark.parametrize(("players", "cards"), [(3, 30), (4, 36), (5, 56)])
def test_000_hands_and_leftovers_are_the_whole_deck(players: int, cards: int) -> None:
    """30, 36 and 56 cards; the 30 that 004 prints for four players is a slip (000)."""
    deck = dealt(players).state.deck

    assert cards == deck.worlds * deck.values
    assert cards == deck.hand * players + deck.leftovers


@pytest.mark.parametrize(("players", "hand"), [(3, 9), (4, 9), (5, 11)])
def test_004_hands_are_nine_nine_and_eleven(players: int, hand: int) -> None:
    """Everybody is dealt nine cards, eleven with five players (004)."""
    assert (hand,) * players == dealt(players).hand_counts


@pytest.mark.parametrize(("players", "leftovers"), [(3, 3), (5, 1)])
def test_004_leftovers_are_awaited_until_all_are_told(
    players: int, leftovers: int
) -> None:
    """Three leftovers with three players, one with five, are laid before play (004)."""
    cards = [said.CardLaid(BLUE, value) for value in range(1, leftovers + 1)]
    all_but_one = dealt(players).say(*cards[:-1])

    assert "card-laid" in all_but_one.view["expecting"]
    assert "card-laid" not in all_but_one.say(cards[-1]).view["expecting"]


def test_004_four_players_have_no_leftovers() -> None:
    """Four times nine cards are the whole deck (004)."""
    assert ("wrong-phase",) == dealt(4).objections(said.CardLaid(BLUE, 1))


def test_004_a_leftover_lies_face_up_at_its_world_and_leaves_no_hand() -> None:
    """A leftover is laid at its world for all to see; no hand has held it (004)."""
    table = dealt(3).say(said.CardLaid(GREEN, 4))

    assert [4] == table.laid(GREEN)
    assert (9, 9, 9) == table.hand_counts


def test_004_leftovers_of_one_world_never_complete_it() -> None:
    """Three cards are fewer than the six of a world: no ritual comes of them (004)."""
    cards = (said.CardLaid(BLUE, value) for value in (4, 5, 6))

    assert "setup" == dealt(3).say(*cards).phase


@pytest.mark.parametrize(
    ("players", "shamans", "shadows"), [(3, 2, 1), (4, 3, 1), (5, 3, 2)]
)
def test_000_roles_are_dealt_by_the_number_of_players(
    players: int, shamans: int, shadows: int
) -> None:
    """Two Shamans and a Shadow; three and one; three and two (000)."""
    deck = dealt(players).state.deck

    assert (shamans, shadows) == (deck.shamans, deck.shadows)


def test_000_the_stack_holds_ten_artefacts_and_the_eclipse() -> None:
    """Of twelve artefacts two lie face up; the Eclipse is shuffled in (000)."""
    assert 11 == dealt().view["stack"]


def test_000_an_eclipse_on_top_at_set_up_is_no_eclipse() -> None:
    """An Eclipse on top is shuffled in again and nobody passes a card (000)."""
    assert ("wrong-phase",) == set_up().objections(
        said.EclipseAppeared(said.Neighbour.LEFT)
    )


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
def test_interface_the_row_has_two_places(tiles: tuple[said.Tile, ...]) -> None:
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
    announcement: said.Announcement, missing: str
) -> None:
    """A field that no state settles is asked back (interface, The answer)."""
    assert missing == dealt(3).missing(announcement)


def test_000_a_leftover_can_be_out_only_once() -> None:
    """Every card is there once (000)."""
    table = dealt(3).say(said.CardLaid(BLUE, 3))

    assert ("card-already-out",) == table.objections(said.CardLaid(BLUE, 3))


@pytest.mark.parametrize("value", [0, -1, 7])
def test_interface_a_number_no_card_bears_is_objected(value: int) -> None:
    """Cards of four players go from one to six (interface, value-not-in-deck)."""
    played = said.CardPlayed(world=BLUE, value=value)

    assert ("value-not-in-deck",) == set_up().objections(played)


def test_000_eight_is_a_card_with_five_players() -> None:
    """Five players use the cards up to eight (000)."""
    assert [8] == set_up(5).play("blue 8", "red 8").laid(RED)


@pytest.mark.parametrize(("players", "world"), [(3, BROWN), (4, RED), (5, PINK)])
def test_interface_a_colour_that_is_not_used_is_objected(
    players: int, world: World
) -> None:
    """Brown needs four players, red five, pink is not of this box (interface)."""
    played = said.CardPlayed(world=world, value=1)

    assert ("world-not-in-deck",) == set_up(players).objections(played)


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


# What the table reads off its box (rules, Not settled by any source)


def test_rules_usual_colours_are_assumed_until_the_table_says_otherwise() -> None:
    """Blue, green, yellow, purple, orange, then brown and red (rules, Not settled)."""
    table = seated(5, are_worlds_told=False).say(said.RoundStarted(ANA))

    assert [*FIVE_WORLDS, "brown", "red"] == list(table.view["worlds"])


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
    again = table.say(said.RoundVoid(), said.RoundStarted())

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


def test_000_only_points_are_kept_for_the_next_round() -> None:
    """Everything else is dealt and shuffled anew (000; 004)."""
    table = round_scored(played_out).say(said.RoundStarted())

    assert (0, 2, 2, 2) == table.points
    assert (9, 9, 9, 9) == table.hand_counts
    assert [] == table.laid(BLUE)
    assert [] == table.player(BEN)["artefacts"]
    assert None is table.player(ANA)["role"]
