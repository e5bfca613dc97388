"""What everybody may see, and what nobody is told (interface, View; rules, Secrets)."""

import json

import pytest

from companion.core.facts import Seat, kind
from companion.games.shamans import announcements as said
from tests.games.shamans.situations import (
    Situation,
    before_the_moon,
    eliminating,
    moon_reached,
    owner_eliminated,
    performing,
    scored,
    trick_over,
)
from tests.games.shamans.table import (
    ALL,
    ANA,
    BEN,
    BLUE,
    CLEO,
    DOWN,
    PORTAL,
    PURPLE,
    SHADOW,
    SHARD,
    dealt,
    seated,
    set_up,
)

KEYS = [
    "game",
    "round",
    "phase",
    "to_act",
    "expecting",
    "marker",
    "guide",
    "destination",
    "trick",
    "steps_to_moon",
    "row",
    "stack",
    "worlds",
    "seats",
    "last_round",
    "winner",
]
PHASES: dict[str, Situation] = {
    "setup": dealt,
    "play": set_up,
    "artefact": trick_over,
    "row": lambda: trick_over().say(said.ArtefactTaken(tile=PORTAL)),
    "eclipse": lambda: trick_over().correct(stack=1),
    "ritual": lambda: performing(BLUE),
    "hand": lambda: eliminating(players=5).say(said.RoleRevealed(CLEO, SHADOW)),
    "moon": before_the_moon,
    "guide": owner_eliminated,
    "roles": moon_reached,
    "tiles": lambda: scored(moon_reached().correct(BEN, artefacts=(DOWN, DOWN))),
    "over": lambda: scored(moon_reached().correct(ANA, points=5)),
}


@pytest.mark.parametrize(("phase", "situation"), PHASES.items())
def test_interface_every_phase_has_its_view(phase: str, situation: Situation) -> None:
    """All keys, whatever the phase, as JSON can hold them (interface, View)."""
    view = situation().view

    assert (KEYS, phase) == (list(view), view["phase"])
    assert view == json.loads(json.dumps(view))


def test_interface_the_view_names_the_game() -> None:
    """Other games have views too (interface, View)."""
    assert "shamans" == seated().view["game"]


def test_interface_a_world_is_seen_with_its_cards_and_ritual() -> None:
    """What lies there, what is missing, which ritual (interface, View)."""
    table = set_up().play("blue 3", "purple 4")

    assert {
        "laid": [4],
        "missing": [1, 2, 3, 5, 6],
        "ritual": "illumination",
    } == table.view["worlds"]["purple"]


def test_interface_the_cards_at_a_world_are_sorted() -> None:
    """In the order of their values (interface, View)."""
    assert [2, 4, 6] == set_up().play(
        "blue 3", "purple 6", "purple 2", "purple 4"
    ).laid(PURPLE)


def test_interface_an_unknown_ritual_is_null() -> None:
    """It was not read yet (interface, View)."""
    assert None is dealt(rituals={}).view["worlds"]["blue"]["ritual"]


def test_interface_a_player_is_seen_with_all_that_is_public() -> None:
    """Points, hand count, elimination, role, artefacts (interface, View)."""
    expected: dict[str, object] = {
        "points": 0,
        "hand": 9,
        "eliminated": False,
        "role": None,
        "artefacts": [],
    }

    assert expected == set_up().player(ANA)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_interface_players_are_listed_clockwise(players: int) -> None:
    """In the order they sit (interface, View)."""
    assert list(ALL[:players]) == list(seated(players).view["seats"])


def test_interface_a_tile_kept_face_down_is_null() -> None:
    """Unknown to all but its owner (interface, View)."""
    table = set_up().correct(BEN, artefacts=(DOWN, SHARD, DOWN))

    assert [None, "moon-shard", None] == table.player(BEN)["artefacts"]


def test_interface_an_untold_tile_of_the_row_is_null() -> None:
    """It lies there, and nobody said which (interface, View)."""
    assert [None, None] == dealt().view["row"]


def test_interface_an_empty_place_of_the_row_is_null() -> None:
    """Nothing lies there until the refill (interface, View)."""
    table = trick_over().say(said.ArtefactTaken(tile=PORTAL))

    assert [None, "moon-shard"] == table.view["row"]


@pytest.mark.parametrize("phase", ["row", "eclipse", "hand", "moon", "over"])
def test_interface_nobody_is_named_where_anybody_may_act(phase: str) -> None:
    """`to_act` is null (interface, View)."""
    assert None is PHASES[phase]().view["to_act"]


@pytest.mark.parametrize(
    ("phase", "seat"),
    [
        ("setup", ANA),
        ("play", ANA),
        ("artefact", BEN),
        ("ritual", BEN),
        ("guide", ANA),
        ("tiles", BEN),
    ],
)
def test_interface_who_acts_is_named(phase: str, seat: Seat) -> None:
    """Guide, player, taker, performer, owner, shower (interface, phases)."""
    assert seat == PHASES[phase]().view["to_act"]


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        ("setup", ["row-shown", "card-played"]),
        ("play", ["card-played"]),
        ("artefact", ["artefact-taken"]),
        ("row", ["tile-revealed"]),
        ("eclipse", ["eclipse-appeared"]),
        ("ritual", ["stabilised"]),
        ("hand", ["card-laid"]),
        ("moon", ["portal-used", "moon-reached"]),
        ("guide", ["guide-named"]),
        ("roles", ["roles-named"]),
        ("tiles", ["tiles-shown"]),
        ("over", []),
    ],
)
def test_interface_every_phase_awaits_its_announcements(
    phase: str, expected: list[str]
) -> None:
    """In the order of the interface (interface, phases)."""
    assert expected == PHASES[phase]().view["expecting"]


def test_interface_only_the_destination_lies_in_front() -> None:
    """A card of another colour is at its world already (interface, View)."""
    table = set_up().play("blue 3", "green 1", "blue 4")

    assert [
        {"seat": ANA, "world": "blue", "value": 3},
        {"seat": CLEO, "world": "blue", "value": 4},
    ] == table.view["trick"]


@pytest.mark.parametrize("shadow", [ANA, BEN])
def test_rules_a_role_is_not_in_the_state_before_it_is_public(shadow: Seat) -> None:
    """Nothing of a round depends on who the Shadow is (rules, Secrets)."""
    before = moon_reached()

    assert before.view == moon_reached().view
    assert "shadow" == before.say(said.RolesNamed((shadow,))).player(shadow)["role"]


def test_interface_every_announcement_of_the_interface_is_known() -> None:
    """The kinds of the table of announcements (interface, Shamans)."""
    expected = {
        "round-started",
        "card-laid",
        "row-shown",
        "card-played",
        "artefact-taken",
        "tile-revealed",
        "eclipse-appeared",
        "portal-used",
        "role-revealed",
        "stabilised",
        "roles-swapped",
        "player-eliminated",
        "dagger-declined",
        "ritual-chosen",
        "guide-named",
        "moon-reached",
        "roles-named",
        "tiles-shown",
        "ritual-read",
        "track-read",
    }

    assert expected <= set(map(kind, seated().game.announcements))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_000_three_to_five_can_play(players: int) -> None:
    """Decks are there for three, four and five (000; 004)."""
    assert players in seated().game.players
    assert 3 == len(seated().game.players)
