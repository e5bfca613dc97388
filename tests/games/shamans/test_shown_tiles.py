"""What is shown once a round is over, and what stays (interface)."""

import pytest

from companion.core.facts import Seat
from companion.games.shamans import announcements as said
from companion.games.shamans.board import FaceDown, Tile
from tests.games.shamans.situations import (
    Situation,
    moon_reached,
    performing,
    played_out,
    round_scored,
    scored,
)
from tests.games.shamans.table import (
    ANA,
    BEN,
    CLEO,
    DAGGER,
    DAN,
    DOWN,
    FORWARD,
    GREEN,
    MASK,
    PORTAL,
    SHARD,
    YELLOW,
    Table,
    set_up,
)

# Tiles


def hiding(
    *tiles: Tile | FaceDown, seat: Seat = CLEO, over: Situation = moon_reached
) -> Table:
    """Return a table after a round whose Shadow, Ana, was named; one hides tiles."""
    return scored(over().correct(seat, artefacts=tiles))


@pytest.mark.parametrize(
    "tiles", [(DOWN, DOWN), (DOWN, SHARD), (DOWN, DOWN, DOWN), (PORTAL, DOWN, DOWN)]
)
def test_interface_hidden_tiles_that_could_be_two_shards_are_shown(
    tiles: tuple[Tile | FaceDown, ...],
) -> None:
    """Fewer than two in sight, and enough face down (interface, tiles-shown)."""
    assert ("tiles", CLEO, ["tiles-shown"]) == hiding(*tiles).awaits


@pytest.mark.parametrize(
    "tiles",
    [(), (DOWN,), (DOWN, PORTAL), (SHARD,), (SHARD, SHARD, DOWN), (DAGGER, MASK)],
)
def test_interface_hidden_tiles_that_change_nothing_stay_hidden(
    tiles: tuple[Tile | FaceDown, ...],
) -> None:
    """They could not change the score (interface, tiles-shown; rules, Secrets)."""
    assert "setup" == hiding(*tiles).phase


def test_interface_the_eliminated_show_no_tiles() -> None:
    """Only living players are asked (interface, tiles-shown)."""
    out = moon_reached().correct(CLEO, artefacts=(DOWN, DOWN), eliminated=True)

    assert "setup" == scored(out).phase


def test_interface_tiles_are_shown_in_seat_order() -> None:
    """The first who must show, then the next (interface, phase tiles)."""
    both = moon_reached().correct(DAN, artefacts=(DOWN, DOWN))
    table = scored(both.correct(BEN, artefacts=(DOWN, DOWN)))
    after = table.say(said.TilesShown(BEN, (PORTAL, DAGGER)))

    assert (BEN, DAN) == (table.view["to_act"], after.view["to_act"])


def test_interface_tiles_are_asked_only_after_the_roles() -> None:
    """Roles first, then tiles (interface, phases)."""
    table = moon_reached().correct(CLEO, artefacts=(DOWN, DOWN))

    assert "roles" == table.phase
    assert ("wrong-phase",) == table.objections(said.TilesShown(CLEO, (SHARD, SHARD)))


def test_interface_shown_tiles_are_public() -> None:
    """All face-down tiles of a player are turned up (interface, tiles-shown)."""
    table = hiding(PORTAL, DOWN, DOWN).say(said.TilesShown(CLEO, (SHARD, DAGGER)))

    assert ["portal", "moon-shard", "dagger"] == table.player(CLEO)["artefacts"]


def test_interface_who_shows_settles_itself() -> None:
    """The seat may be left out (interface, The answer)."""
    settled = hiding(DOWN, DOWN).settled(said.TilesShown(tiles=(SHARD, SHARD)))

    assert said.TilesShown(CLEO, (SHARD, SHARD)) == settled


@pytest.mark.parametrize("tiles", [(), (SHARD,), (SHARD, SHARD, SHARD)])
def test_interface_all_hidden_tiles_are_shown(tiles: tuple[Tile, ...]) -> None:
    """As many as lie face down (interface, tiles-do-not-match)."""
    table = hiding(DOWN, DOWN)

    assert ("tiles-do-not-match",) == table.objections(said.TilesShown(CLEO, tiles))


def test_interface_another_player_shows_nothing() -> None:
    """Cleo is asked (interface, not-your-turn)."""
    table = hiding(DOWN, DOWN)

    assert ("not-your-turn",) == table.objections(said.TilesShown(BEN, (SHARD, SHARD)))


def test_interface_which_tiles_lay_hidden_is_asked() -> None:
    """Nothing settles it (interface, The answer)."""
    assert "tiles" == hiding(DOWN, DOWN).missing(said.TilesShown(CLEO))


def test_interface_a_mask_among_shown_tiles_is_objected() -> None:
    """It cannot have been kept face down (interface, mask-must-be-shown)."""
    told = said.TilesShown(CLEO, (MASK, SHARD))

    assert ("mask-must-be-shown",) == hiding(DOWN, DOWN).objections(told)


def test_interface_the_table_can_insist_on_a_hidden_mask() -> None:
    """It lies there (interface, insist)."""
    table = hiding(DOWN, DOWN).insist(said.TilesShown(CLEO, (MASK, SHARD)))

    assert ["mask", "moon-shard"] == table.player(CLEO)["artefacts"]
    assert "setup" == table.phase


@pytest.mark.parametrize("situation", [set_up, moon_reached, round_scored])
def test_interface_tiles_are_shown_only_when_asked(situation: Situation) -> None:
    """Before, they are secret (interface, wrong-phase)."""
    told = said.TilesShown(CLEO, (SHARD, SHARD))

    assert ("wrong-phase",) == situation().objections(told)


# What stays


def test_interface_a_scored_round_is_seen_until_the_next_one() -> None:
    """Cards, tiles, hands, row, stack and Shadow stay as left (interface, View)."""
    before = played_out()

    assert before.left == scored(before).left
    assert before.hand_counts == scored(before).hand_counts


def test_interface_a_round_that_was_won_by_the_moon_shows_no_steps() -> None:
    """The Shadow stands on the Moon until the next round (interface, View)."""
    assert (0, 0) == (moon_reached().steps, round_scored().steps)


def test_interface_a_correction_of_the_track_leaves_a_scored_round() -> None:
    """A count of the start space is for the next round (interface, View)."""
    table = round_scored(played_out)

    assert table.steps == table.say(said.TrackRead(30)).steps


def test_000_a_forward_portal_in_the_last_trick_can_still_decide() -> None:
    """Until the round has ended (001; 000)."""
    near = performing(YELLOW, DOWN).correct(steps_to_moon=1)
    table = near.say(said.PortalUsed(BEN, FORWARD), said.MoonReached())

    assert "roles" == table.phase
    assert [1, 2, 3, 4, 5, 6] == table.laid(YELLOW)


def test_000_a_landing_shadow_leaves_the_other_cards_in_front() -> None:
    """The trick is not laid any more (000; interface, View)."""
    table = moon_reached()

    assert (ANA,) == table.fronts
    assert [] == table.laid(GREEN)
