"""Points, ties and the end of the game (000, Fin du jeu)."""

import pytest

from companion.games.shamans import announcements as said
from companion.games.shamans.board import Tile
from tests.games.shamans.situations import (
    Situation,
    eliminating,
    moon_reached,
    performing,
    played_out,
    round_scored,
    scored,
    trick_over,
    with_points,
)
from tests.games.shamans.table import (
    ANA,
    BEN,
    CLEO,
    DAN,
    DOWN,
    EVE,
    GREEN,
    MASK,
    PORTAL,
    PURPLE,
    SHADOW,
    SHAMAN,
    SHARD,
    seated,
    set_up,
)

# One round


def test_000_living_shamans_score_two_for_a_win() -> None:
    """Ana was the Shadow, the other three win (000)."""
    assert (0, 2, 2, 2) == scored(played_out()).points


def test_000_living_shadows_score_three_for_a_win() -> None:
    """Ana was the Shadow and wins alone (000)."""
    assert (3, 0, 0, 0) == scored(moon_reached()).points


def test_000_both_shadows_of_five_players_score() -> None:
    """Three points each (000)."""
    assert (3, 0, 0, 0, 3) == moon_reached(5).say(said.RolesNamed((ANA, EVE))).points


def test_000_an_eliminated_shaman_scores_nothing() -> None:
    """Even where the Shamans win (000)."""
    assert (0, 0, 2, 2) == scored(played_out().correct(BEN, eliminated=True)).points


def test_000_an_eliminated_shadow_scores_nothing() -> None:
    """Even where the Shadows win (000)."""
    over = moon_reached(5).correct(EVE, eliminated=True, role=SHADOW)

    assert (3, 0, 0, 0, 0) == over.say(said.RolesNamed((ANA, EVE))).points


@pytest.mark.parametrize(("shards", "points"), [(0, 2), (1, 2), (2, 4), (3, 4)])
def test_000_two_or_three_shards_score_two_more(shards: int, points: int) -> None:
    """Two points together, not one each (000; 001)."""
    table = scored(played_out().correct(BEN, artefacts=(SHARD,) * shards))

    assert points == table.player(BEN)["points"]


def test_000_shards_score_for_the_losing_camp_too() -> None:
    """Whatever the camp (000; rules, Settled)."""
    table = scored(played_out().correct(ANA, artefacts=(SHARD, SHARD)))

    assert 2 == table.player(ANA)["points"]


def test_000_shards_of_the_eliminated_score_nothing() -> None:
    """They are out of the round (000; 001)."""
    over = played_out().correct(BEN, eliminated=True, artefacts=(SHARD, SHARD))

    assert 0 == scored(over).player(BEN)["points"]


@pytest.mark.parametrize(
    ("tiles", "points"),
    [((SHARD, SHARD), 4), ((SHARD, PORTAL), 2), ((PORTAL, PORTAL), 2)],
)
def test_000_shards_that_lay_face_down_score_once_shown(
    tiles: tuple[Tile, ...], points: int
) -> None:
    """Two of them, shown at the end (000; interface, tiles-shown)."""
    hidden = scored(played_out().correct(BEN, artefacts=(DOWN, DOWN)))

    assert points == hidden.say(said.TilesShown(BEN, tiles)).player(BEN)["points"]


def test_001_the_camp_is_the_one_held_at_the_end() -> None:
    """A Permutation gave the shown Shadow to Dan, who wins with it (001)."""
    known = performing(GREEN).correct(BEN, role=SHADOW)
    swapped = known.say(said.RolesSwapped(BEN, DAN)).correct(steps_to_moon=1)
    table = swapped.play("yellow 1").say(said.MoonReached())

    assert (0, 0, 0, 3) == table.points


def test_interface_the_last_round_names_winner_and_points() -> None:
    """Points of this scoring alone, by player (interface, View)."""
    table = scored(with_points(moon_reached(), 1, 2, 0, 0))

    expected = {"winner": "shadows", "points": {ANA: 3, BEN: 0, CLEO: 0, DAN: 0}}
    assert expected == table.view["last_round"]


def test_interface_the_last_round_can_be_won_by_the_shamans() -> None:
    """The other camp (interface, View)."""
    assert "shamans" == round_scored(played_out).view["last_round"]["winner"]


def test_interface_points_of_an_illumination_are_not_of_the_scoring() -> None:
    """They were gained before (interface, View)."""
    near = performing(PURPLE).correct(steps_to_moon=1).play("orange 1")
    table = scored(near.say(said.MoonReached()))

    assert 0 == table.view["last_round"]["points"][BEN]
    assert 1 == table.player(BEN)["points"]


@pytest.mark.parametrize("situation", [seated, set_up, moon_reached])
def test_interface_before_the_first_scoring_there_is_no_last_round(
    situation: Situation,
) -> None:
    """Null until then (interface, View)."""
    assert None is situation().view["last_round"]


def test_interface_the_last_round_is_seen_in_the_next_one() -> None:
    """Until that is scored (interface, View)."""
    table = round_scored().say(said.RoundStarted())

    assert "shadows" == table.view["last_round"]["winner"]


def test_000_points_add_up_over_the_rounds() -> None:
    """They are kept from one round to the next (000)."""
    second = round_scored().say(said.RoundStarted()).correct(steps_to_moon=1)
    over = second.play("blue 3", "green 6").say(said.MoonReached())

    assert (3, 3, 0, 0) == over.say(said.RolesNamed((BEN,))).points


# Roles are deduced only to score


def test_interface_the_camps_of_a_round_may_be_settled_by_shown_roles() -> None:
    """The Mask showed the only Shadow: the Moon scores at once (interface)."""
    shown = trick_over().say(said.ArtefactTaken(tile=MASK))
    near = shown.say(said.RoleRevealed(BEN, SHADOW)).correct(steps_to_moon=1)
    table = near.play("yellow 1", "green 6").say(said.MoonReached())

    assert ("setup", (0, 3, 0, 0)) == (table.phase, table.points)


def test_001_an_elimination_of_the_last_shadow_scores_at_once() -> None:
    """Its role settles every camp (001; interface, roles-named)."""
    table = eliminating().say(said.RoleRevealed(CLEO, SHADOW))

    assert "round-scored" in table.happened
    assert (2, 2, 0, 2) == table.points


def test_001_an_elimination_of_a_shaman_leaves_the_camps_open() -> None:
    """Nobody knows the Shadow (001; rules, Secrets)."""
    table = eliminating().say(said.RoleRevealed(CLEO, SHAMAN))

    assert (None, None, "shaman", None) == table.roles
