"""Players who leave the table and come back (interface, seat-left, seat-back)."""

import pytest

from companion.core.announcements import SeatBack, SeatLeft
from companion.core.facts import Announcement
from companion.games.shamans import announcements as said
from companion.games.shamans import events
from companion.games.shamans.board import Choice
from tests.games.shamans.situations import (
    Situation,
    last_trick,
    moon_reached,
    owner_eliminated,
    performing,
    played_out,
    round_scored,
    scored,
    trick_over,
)
from tests.games.shamans.table import (
    ALL,
    ANA,
    BEN,
    BLUE,
    CLEO,
    DAGGER,
    DAN,
    DOWN,
    GREEN,
    LEFT,
    MASK,
    NOBODY,
    PORTAL,
    SHADOW,
    SHAMAN,
    YELLOW,
    card,
    seated,
    set_up,
)


def test_interface_who_is_away_is_passed_over_in_turn() -> None:
    """The next one plays (interface, seat-left)."""
    assert CLEO == set_up().play("blue 3").say(SeatLeft(BEN)).view["to_act"]


def test_interface_a_guide_who_is_away_is_passed_over() -> None:
    """The next one leads, and is the Guide of that trick (interface)."""
    table = set_up().say(SeatLeft(ANA))

    assert ("play", BEN, ["card-played"]) == table.awaits
    assert BEN == table.play("blue 3").view["guide"]


def test_interface_a_trick_ends_without_who_is_away() -> None:
    """Everybody here has played (interface, seat-left)."""
    table = set_up().play("blue 3", "blue 1", "blue 6").say(SeatLeft(DAN))

    assert ("artefact", BEN) == table.awaits[:2]


def test_interface_the_hand_of_who_is_away_stays() -> None:
    """Their cards lie there (interface, seat-left)."""
    table = set_up().say(SeatLeft(DAN)).play("blue 3", "blue 1", "blue 6")

    assert 9 == table.player(DAN)["hand"]


def test_interface_who_is_back_takes_part_again() -> None:
    """In the running trick (interface, seat-back)."""
    table = set_up().play("blue 3").say(SeatLeft(BEN), SeatBack(BEN))

    assert BEN == table.view["to_act"]


@pytest.mark.parametrize(
    ("situation", "choice"),
    [
        (trick_over, said.ArtefactTaken(tile=DOWN)),
        (lambda: performing(BLUE), said.Stabilised(Choice.PAWN)),
        (lambda: performing(GREEN), said.RolesSwapped(BEN, DAN)),
        (
            lambda: trick_over().say(said.ArtefactTaken(tile=MASK)),
            said.RoleRevealed(BEN, SHAMAN),
        ),
        (
            lambda: scored(played_out().correct(BEN, artefacts=(DOWN, DOWN))),
            said.TilesShown(BEN, (PORTAL, PORTAL)),
        ),
    ],
)
def test_interface_choices_that_wait_for_who_is_away_may_be_told(
    situation: Situation, choice: Announcement
) -> None:
    """Anybody may tell them (interface, seat-left)."""
    assert () == situation().say(SeatLeft(BEN)).objections(choice)


def test_interface_an_eliminated_owner_who_is_away_still_names_the_guide() -> None:
    """Anybody may tell it (interface, seat-left)."""
    table = owner_eliminated().say(SeatLeft(ANA))

    assert ("play", DAN) == table.say(said.GuideNamed(DAN)).awaits[:2]


def test_interface_who_is_away_is_not_dealt_into_a_new_round() -> None:
    """Three play on with the cards of three (interface, seat-left)."""
    table = round_scored().say(SeatLeft(DAN), said.RoundStarted())

    assert (9, 9, 9, 0) == table.hand_counts
    assert 5 == len(table.view["worlds"])


def test_interface_who_was_not_dealt_in_plays_no_card() -> None:
    """Not before the next round (interface, seat-left)."""
    table = round_scored().say(SeatLeft(DAN), said.RoundStarted(), SeatBack(DAN))

    assert ("player-away",) == table.objections(card("blue 3", DAN))
    assert BEN == table.view["to_act"]


def test_interface_who_is_back_is_dealt_into_the_next_round() -> None:
    """All four again (interface, seat-back)."""
    table = round_scored().say(SeatLeft(DAN), SeatBack(DAN), said.RoundStarted())

    assert (9, 9, 9, 9) == table.hand_counts


def test_interface_a_round_needs_three_players() -> None:
    """Fewer are objected (interface, seat-left; too-few-players)."""
    table = round_scored().say(SeatLeft(DAN), SeatLeft(CLEO))

    assert ("too-few-players",) == table.objections(said.RoundStarted())
    assert not table.can_insist(said.RoundStarted())


def test_interface_the_marker_passes_to_the_next_who_is_here() -> None:
    """Ben is away, so Cleo begins (interface, seat-left; 000)."""
    table = round_scored().say(SeatLeft(BEN), said.RoundStarted())

    assert CLEO == table.view["marker"]


def test_interface_who_is_away_does_not_begin_a_round() -> None:
    """Not dealt in, so not the Guide (interface, seat-left)."""
    table = seated().say(SeatLeft(BEN))

    assert ("player-away",) == table.objections(said.RoundStarted(BEN))


def test_interface_three_of_four_players_name_one_shadow() -> None:
    """Roles are those of three (interface, seat-left; 000)."""
    started = round_scored().say(SeatLeft(DAN), said.RoundStarted())
    near = started.correct(steps_to_moon=1).play("blue 3", "green 6")
    over = near.say(said.MoonReached())

    assert ("player-away",) == over.objections(said.RolesNamed((DAN,)))
    assert (3, 3, 0, 0) == over.say(said.RolesNamed((BEN,))).points


def test_interface_who_is_away_at_the_scoring_still_scores() -> None:
    """They took part in the round (interface, seat-left; 000)."""
    assert (0, 2, 2, 2) == scored(played_out().say(SeatLeft(BEN))).points


def test_interface_the_cards_of_who_is_away_do_not_keep_a_round_open() -> None:
    """Everybody here has played all cards (interface: play goes on)."""
    table = last_trick().say(SeatLeft(DAN)).correct(stack=0)
    over = table.play("blue 3", "blue 1", "blue 6").say(said.ArtefactTaken(tile=PORTAL))

    assert "roles" == over.phase


def test_interface_with_everybody_away_nobody_is_to_act() -> None:
    """Nothing can happen until somebody is back (interface, View)."""
    table = set_up().say(*map(SeatLeft, ALL[:4]))

    assert ("play", None, ["card-played"]) == table.awaits
    assert CLEO == table.say(SeatBack(CLEO)).view["to_act"]


@pytest.mark.parametrize(
    "situation", [seated, set_up, trick_over, moon_reached, round_scored]
)
def test_interface_players_leave_and_come_back_at_any_time(
    situation: Situation,
) -> None:
    """Whatever is due (interface, seat-left, seat-back)."""
    left = situation().say(SeatLeft(DAN))

    assert situation().view == left.say(SeatBack(DAN)).view


@pytest.mark.parametrize("told", [SeatLeft(), SeatBack()])
def test_interface_who_leaves_or_comes_back_is_asked(
    told: SeatLeft | SeatBack,
) -> None:
    """Nothing settles it (interface, The answer)."""
    assert "seat" == set_up().missing(told)


@pytest.mark.parametrize("told", [SeatLeft(NOBODY), SeatBack(NOBODY)])
def test_interface_who_does_not_sit_here_neither_leaves_nor_comes_back(
    told: SeatLeft | SeatBack,
) -> None:
    """Only seats of this table (interface, player-unknown)."""
    assert ("player-unknown",) == set_up().objections(told)


@pytest.mark.parametrize("told", [SeatLeft(DAN), SeatBack(BEN)])
def test_interface_nothing_happens_to_who_is_away_or_here_already(
    told: SeatLeft | SeatBack,
) -> None:
    """Dan is away and Ben is here (interface: answered where nothing was done)."""
    assert () == set_up().say(SeatLeft(DAN)).say(told).events


def test_001_who_is_away_passes_a_card_at_the_eclipse() -> None:
    """Somebody else passes it for them: hands stay as they are (001)."""
    table = trick_over().say(said.ArtefactTaken(tile=DOWN), SeatLeft(DAN))

    assert (events.EclipseResolved(LEFT, 4),) == table.say(
        said.EclipseAppeared(LEFT)
    ).events


def test_001_who_is_away_can_be_eliminated() -> None:
    """They still take part in the round (001)."""
    table = performing(YELLOW, DAGGER).say(SeatLeft(CLEO))
    out = table.say(said.PlayerEliminated(BEN, CLEO), said.RoleRevealed(CLEO, SHADOW))

    assert out.player(CLEO)["eliminated"]
