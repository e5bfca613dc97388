"""A round that does not count (interface, round-void)."""

import pytest

from companion.core.announcements import RoundVoid
from companion.games.shamans import announcements as said
from companion.games.shamans.board import Ritual
from tests.games.shamans.situations import (
    Situation,
    almost_complete,
    moon_reached,
    performing,
    played_out,
    round_scored,
    scored,
    trick_over,
)
from tests.games.shamans.table import (
    ANA,
    BEN,
    BLUE,
    CLEO,
    DAN,
    DOWN,
    LEFT,
    PURPLE,
    Table,
    dealt,
    seated,
    set_up,
)


@pytest.mark.parametrize(
    "situation", [dealt, set_up, trick_over, moon_reached, played_out]
)
def test_interface_a_round_that_is_not_scored_can_be_void(situation: Situation) -> None:
    """Running, or waiting for its roles (interface, round-void)."""
    assert ("setup", 0) == (
        situation().say(RoundVoid()).phase,
        situation().say(RoundVoid()).view["round"],
    )


@pytest.mark.parametrize("situation", [seated, round_scored])
def test_interface_only_a_round_that_is_not_scored_can_be_void(
    situation: Situation,
) -> None:
    """None is there, or it counts already (interface, round-void)."""
    assert ("wrong-phase",) == situation().objections(RoundVoid())


def test_interface_a_void_round_gives_back_its_number() -> None:
    """The second round is played again as the second (interface, View)."""
    table = round_scored().say(said.RoundStarted(), RoundVoid())

    assert 1 == table.view["round"]
    assert 2 == table.say(said.RoundStarted()).view["round"]


def test_interface_a_void_round_gives_back_its_marker() -> None:
    """The same seat begins again (interface, View)."""
    void = round_scored().say(said.RoundStarted(), RoundVoid())

    assert ANA == void.view["marker"]
    assert BEN == void.say(said.RoundStarted()).view["marker"]


def test_interface_a_void_first_round_is_begun_by_the_same_seat() -> None:
    """Who was the first need not be told again (interface, View)."""
    void = seated().say(said.RoundStarted(CLEO), RoundVoid())

    assert (None, CLEO) == (
        void.view["marker"],
        void.say(said.RoundStarted()).view["marker"],
    )


def test_interface_a_void_round_gives_back_its_illumination() -> None:
    """The point was of that round (interface, View)."""
    assert (0, 0, 0, 0) == performing(PURPLE).say(RoundVoid()).points


def test_interface_a_void_round_leaves_points_of_earlier_rounds() -> None:
    """Those were scored (interface, View)."""
    second = almost_complete(round_scored().say(said.RoundStarted()), PURPLE)
    void = second.play("blue 1", "purple 6").say(RoundVoid())

    assert (3, 0, 0, 0) == void.points


def test_interface_a_void_round_leaves_corrected_points() -> None:
    """What the table said of points holds (interface, round-void)."""
    table = performing(PURPLE).correct(DAN, points=4).say(RoundVoid())

    assert (0, 0, 0, 4) == table.points


def test_interface_a_void_round_leaves_what_was_read_on_the_board() -> None:
    """Stickers and track do not change (interface, ritual-read, track-read)."""
    read = dealt(steps_to_moon={}, rituals={}).say(
        said.RitualRead(BLUE, Ritual.PERMUTATION), said.TrackRead(13)
    )
    again = read.say(RoundVoid(), said.RoundStarted())

    assert ("permutation", 13) == (
        again.view["worlds"]["blue"]["ritual"],
        again.steps,
    )


def test_interface_after_a_void_round_the_one_before_is_seen() -> None:
    """As that was left (interface, View)."""
    before = round_scored(played_out)
    after = before.say(said.RoundStarted(), RoundVoid())

    assert before.view == after.view


def test_interface_a_void_round_is_dealt_anew() -> None:
    """Full hands, an untold row, the Eclipse to come (interface, round-void)."""
    touched = trick_over().say(said.ArtefactTaken(tile=DOWN))
    void = touched.say(said.EclipseAppeared(LEFT), RoundVoid())
    table = void.say(said.RoundStarted())

    assert (9, 9, 9, 9) == table.hand_counts
    assert ([None, None], 11, []) == (
        table.view["row"],
        table.view["stack"],
        table.player(BEN)["artefacts"],
    )


def test_interface_a_void_tie_break_leaves_the_tie() -> None:
    """The round after a tie is played again (000; interface, round-void)."""
    tied = moon_reached().correct(ANA, points=5).correct(BEN, points=8)
    table: Table = scored(tied).say(said.RoundStarted(), RoundVoid())

    assert ((8, 8, 0, 0), ["round-started"]) == (table.points, table.view["expecting"])
