"""Ties, eight points, and the end of the game (000, Fin du jeu)."""

import pytest

from companion.core.announcements import RoundVoid
from companion.core.facts import Announcement
from companion.games.shamans import announcements as said
from companion.games.shamans import events
from companion.games.shamans.board import Heading, Ritual
from companion.games.shamans.settings import TableRules
from tests.games.shamans.situations import (
    almost_complete,
    moon_reached,
    scored,
    with_points,
)
from tests.games.shamans.table import (
    ANA,
    BEN,
    BLUE,
    PURPLE,
    Table,
    card,
    set_up,
)

# The end of the game


def test_000_below_eight_points_another_round_follows() -> None:
    """Seven is not enough (000)."""
    table = scored(with_points(moon_reached(), 4, 0, 0, 0))

    assert ("setup", None) == (table.phase, table.view["winner"])


@pytest.mark.parametrize("before", [5, 6, 9])
def test_000_eight_points_or_more_win_where_nobody_has_as_many(before: int) -> None:
    """Strictly the most (000)."""
    table = scored(with_points(moon_reached(), before, 7, 0, 0))

    assert (ANA, "over") == (table.view["winner"], table.phase)


def test_000_of_several_with_eight_points_the_most_win() -> None:
    """Nine beat eight (000)."""
    table = scored(with_points(moon_reached(), 6, 8, 8, 0))

    assert events.GameWon(ANA, 9) == table.events[-1]


def test_000_the_winner_need_not_have_scored_in_the_last_round() -> None:
    """The points decide, whoever won the round (000)."""
    assert BEN == scored(with_points(moon_reached(), 5, 9, 0, 0)).view["winner"]


def test_000_a_tie_at_the_top_calls_another_round() -> None:
    """Nobody is strictly ahead (000)."""
    table = scored(with_points(moon_reached(), 5, 8, 0, 0))

    assert events.TieHeld((ANA, BEN), 8) == table.events[-1]
    assert ("setup", None, ["round-started"]) == table.awaits


def test_000_after_a_tie_everybody_plays() -> None:
    """Until somebody is strictly ahead (000)."""
    tied = scored(with_points(moon_reached(), 5, 8, 0, 0)).say(said.RoundStarted())
    over = tied.correct(steps_to_moon=1).play("blue 3", "green 6")
    table = over.say(said.MoonReached(), said.RolesNamed((BEN,)))

    assert (9, 9, 9, 9) == tied.hand_counts
    assert BEN == table.view["winner"]


def test_000_a_tie_below_the_top_changes_nothing() -> None:
    """Only the most points count (000)."""
    assert ANA == scored(with_points(moon_reached(), 7, 8, 8, 8)).view["winner"]


def game_over() -> Table:
    """Return a table where Ana has won the game."""
    return scored(with_points(moon_reached(), 5, 0, 0, 0))


def test_interface_when_the_game_is_over_nothing_is_awaited() -> None:
    """Phase over (interface, phases)."""
    assert ("over", None, []) == game_over().awaits


@pytest.mark.parametrize(
    "late",
    [
        said.RoundStarted(),
        card("blue 1"),
        said.RolesNamed((ANA,)),
        said.PortalUsed(ANA, Heading.BACK),
        said.TrackRead(9),
        said.RitualRead(BLUE, Ritual.PERMUTATION),
        said.TableCorrected(ANA, points=3),
        said.TableCorrected(steps_to_moon=3),
        RoundVoid(),
    ],
)
def test_interface_when_the_game_is_over_announcements_are_objected(
    late: Announcement,
) -> None:
    """Corrections too; only undo goes back (interface, game-over)."""
    assert ("game-over",) == game_over().objections(late)
    assert not game_over().can_insist(late)


# Eight points in mid round


def illuminated(rules: TableRules, *points: int) -> Table:
    """Return a table where an Illumination gives Ben one more point."""
    table = with_points(almost_complete(set_up(rules=rules), PURPLE), *points)
    return table.play("blue 1", "purple 6")


AT_ONCE = TableRules(eight_points_checked="at-once")


def test_table_rule_eight_points_are_looked_at_after_the_scoring() -> None:
    """Table rule eight_points_checked, default `after-scoring`: play goes on."""
    table = illuminated(TableRules(), 0, 7, 0, 0)

    assert ("play", 8, None) == (
        table.phase,
        table.player(BEN)["points"],
        table.view["winner"],
    )


def test_table_rule_eight_points_of_a_mid_round_count_in_the_scoring() -> None:
    """Table rule eight_points_checked, default: the round is played to its end."""
    near = illuminated(TableRules(), 0, 7, 0, 0).correct(steps_to_moon=1)
    table = scored(near.play("green 1").say(said.MoonReached()))

    assert (BEN, 3) == (table.view["winner"], table.player(ANA)["points"])


def test_table_rule_eight_points_can_win_at_once() -> None:
    """Table rule eight_points_checked `at-once`: the game is over."""
    table = illuminated(AT_ONCE, 0, 7, 0, 0)

    assert ("over", BEN) == (table.phase, table.view["winner"])


@pytest.mark.parametrize("points", [(0, 6, 0, 0), (8, 7, 0, 0)])
def test_table_rule_eight_points_at_once_need_a_strict_lead(
    points: tuple[int, ...],
) -> None:
    """Table rule eight_points_checked `at-once`: seven, or a tie, play on."""
    assert "play" == illuminated(AT_ONCE, *points).phase
