"""What the table says goes: corrections and a void round (interface)."""

import pytest

from companion.core.announcements import RoundVoid
from companion.games.shamans import announcements as said
from companion.games.shamans.board import FaceDown, Role, Tile
from tests.games.shamans.situations import (
    Situation,
    moon_reached,
    round_scored,
    trick_over,
)
from tests.games.shamans.table import (
    BEN,
    BLUE,
    CLEO,
    DAGGER,
    DOWN,
    GREEN,
    MASK,
    NOBODY,
    PORTAL,
    SHADOW,
    SHAMAN,
    SHARD,
    dealt,
    lying,
    seated,
    set_up,
)

# With a seat


def test_interface_points_can_be_corrected() -> None:
    """The counters on the table are right (interface, table-corrected)."""
    assert (0, 5, 0, 0) == set_up().correct(BEN, points=5).points


@pytest.mark.parametrize("situation", [seated, moon_reached, round_scored])
def test_interface_points_can_be_corrected_at_any_time(situation: Situation) -> None:
    """They are kept from round to round (interface, table-corrected)."""
    assert 5 == situation().correct(BEN, points=5).player(BEN)["points"]


def test_interface_a_hand_can_be_corrected() -> None:
    """Cards are counted on the table (interface, table-corrected)."""
    assert (9, 4, 9, 9) == set_up().correct(BEN, hand=4).hand_counts


@pytest.mark.parametrize(
    ("tiles", "seen"),
    [
        ((), []),
        ((PORTAL,), ["portal"]),
        ((DOWN, SHARD), [None, "moon-shard"]),
        ((DAGGER, DOWN, DOWN), ["dagger", None, None]),
    ],
)
def test_interface_artefacts_can_be_corrected(
    tiles: tuple[Tile | FaceDown, ...], seen: list[str | None]
) -> None:
    """All tiles of a player, face down ones as null (interface, table-corrected)."""
    table = set_up().correct(BEN, artefacts=(MASK,)).correct(BEN, artefacts=tiles)

    assert seen == table.player(BEN)["artefacts"]


@pytest.mark.parametrize("role", [SHAMAN, SHADOW])
def test_interface_a_role_can_be_corrected(role: Role) -> None:
    """It was shown to all (interface, table-corrected)."""
    assert role.value == set_up().correct(BEN, role=role).player(BEN)["role"]


def test_interface_a_corrected_role_is_no_longer_due() -> None:
    """The table has told what a Mask showed (interface, table-corrected)."""
    masked = trick_over().say(said.ArtefactTaken(tile=MASK))

    assert ("play", CLEO) == masked.correct(BEN, role=SHAMAN).awaits[:2]


@pytest.mark.parametrize("eliminated", [True, False])
def test_interface_an_elimination_can_be_corrected(*, eliminated: bool) -> None:
    """Out of the round, or in it after all (interface, table-corrected)."""
    table = set_up().correct(BEN, eliminated=True).correct(BEN, eliminated=eliminated)

    assert eliminated == table.player(BEN)["eliminated"]


def test_interface_several_facts_of_a_player_are_corrected_together() -> None:
    """All that is given, nothing else (interface, table-corrected)."""
    table = set_up().correct(BEN, points=2, hand=3, artefacts=(SHARD,), role=SHADOW)

    expected = {
        "points": 2,
        "hand": 3,
        "eliminated": False,
        "role": "shadow",
        "artefacts": ["moon-shard"],
    }
    assert expected == table.player(BEN)


# Without a seat


def test_interface_what_lies_at_a_world_can_be_corrected() -> None:
    """All values that lie there, in the place of what was known (interface)."""
    table = set_up().say(lying(blue=(1, 2), green=(6,))).say(lying(blue=(3,)))

    assert ([3], [6]) == (table.laid(BLUE), table.laid(GREEN))


def test_interface_a_world_can_be_corrected_to_be_empty() -> None:
    """Nothing lies there (interface, table-corrected)."""
    assert [] == set_up().say(lying(blue=(1, 2))).say(lying(blue=())).laid(BLUE)


@pytest.mark.parametrize("steps", [1, 5, 30])
def test_interface_the_steps_to_the_moon_can_be_corrected(steps: int) -> None:
    """Where the Shadow really stands, one step away at least (interface)."""
    assert steps == set_up().correct(steps_to_moon=steps).steps


@pytest.mark.parametrize("steps", [0, -1])
def test_interface_a_shadow_on_the_moon_is_no_correction(steps: int) -> None:
    """One or more: the Moon ends the round (interface, table-corrected)."""
    told = said.TableCorrected(steps_to_moon=steps)

    assert ("out-of-range",) == set_up().objections(told)


def test_interface_steps_can_be_corrected_where_the_track_is_unknown() -> None:
    """From then on they are counted down (interface, table-corrected)."""
    table = dealt(steps_to_moon={}).correct(steps_to_moon=4).play("blue 3", "green 6")

    assert 3 == table.steps


def test_interface_a_correction_of_the_shadow_leaves_the_start_space() -> None:
    """Only `track-read` tells the track (interface, table-corrected, track-read)."""
    table = set_up().correct(steps_to_moon=5).say(RoundVoid(), said.RoundStarted())

    assert 24 == table.steps


def test_interface_the_row_can_be_corrected() -> None:
    """Null is a tile that is not told (interface, table-corrected)."""
    assert [None, "mask"] == set_up().correct(row=(DOWN, MASK)).view["row"]


@pytest.mark.parametrize("stack", [0, 4, 11])
def test_interface_the_stack_can_be_corrected(stack: int) -> None:
    """Tiles are counted on the table (interface, table-corrected)."""
    assert stack == set_up().correct(stack=stack).view["stack"]


# What cannot be


@pytest.mark.parametrize(
    ("told", "fault"),
    [
        (said.TableCorrected(NOBODY, hand=3), "player-unknown"),
        (said.TableCorrected(BEN, points=-1), "out-of-range"),
        (said.TableCorrected(BEN, hand=-1), "out-of-range"),
        (said.TableCorrected(BEN, hand=10), "out-of-range"),
        (said.TableCorrected(BEN, artefacts=(DOWN,) * 13), "out-of-range"),
        (said.TableCorrected(stack=-1), "out-of-range"),
        (said.TableCorrected(stack=12), "out-of-range"),
        (said.TableCorrected(steps_to_moon=100), "out-of-range"),
        (said.TableCorrected(BEN, points=100), "out-of-range"),
        (said.TableCorrected(row=(PORTAL,)), "tiles-do-not-match"),
        (lying(pink=(1,)), "world-not-in-deck"),
        (lying(red=(1,)), "world-not-in-deck"),
        (lying(blue=(7,)), "value-not-in-deck"),
        (lying(blue=(0,)), "value-not-in-deck"),
    ],
)
def test_interface_what_cannot_be_is_no_correction(
    told: said.TableCorrected, fault: str
) -> None:
    """The box holds so many cards, values and tiles (interface, violations)."""
    assert (fault,) == set_up().objections(told)
    assert not set_up().can_insist(told)


@pytest.mark.parametrize(
    ("told", "missing"),
    [
        (said.TableCorrected(), "correction"),
        (said.TableCorrected(BEN), "correction"),
        (said.TableCorrected(points=3), "seat"),
        (said.TableCorrected(role=SHAMAN), "seat"),
        (said.TableCorrected(points=3, stack=4), "seat"),
    ],
)
def test_interface_half_a_correction_is_asked_for_the_rest(
    told: said.TableCorrected, missing: str
) -> None:
    """What, or of whom (interface, The answer)."""
    assert missing == set_up().missing(told)
