"""How lines are taken as heard words, through the program (interface, --listening)."""

from pathlib import Path

import pytest

from companion.config import load
from companion.evening import Wish, table_for
from companion.language.locale import languages
from companion.resources import resource
from tests.house.program import PLAYERS, inside

BEGUN = (
    '{"kind": "round-started", "first": "Alice"}\n'
    '{"kind": "row-shown", "tiles": ["portal", "mask"]}\n'
)


def outcomes(home: Path, lines: str, *more: str) -> list[object]:
    """Return the outcomes of lines in a round that has begun."""
    table = ("--players", PLAYERS, "--language", "en", "--json", *more)
    done = inside(home, "play", "shamans", *table, lines=f"{BEGUN}{lines}")
    return [answer["outcome"] for answer in done.answers[2:]]


def test_lines_are_meant_where_nothing_else_is_said(tmp_path: Path) -> None:
    """What a program sends is on purpose (interface)."""
    assert ["asked"] == outcomes(tmp_path, "blue\n")


@pytest.mark.parametrize(
    ("listening", "expected"),
    [
        ("press", ["asked", "not-understood", "accepted"]),
        ("open", ["not-understood", "not-understood", "accepted"]),
        ("called", ["not-understood", "not-understood", "not-understood"]),
    ],
)
def test_the_first_way_of_listening_is_an_option(
    tmp_path: Path, listening: str, expected: list[object]
) -> None:
    """It is as if the lines were heard that way (interface)."""
    lines = "blue\nBruno has a fine hat\nAlice plays blue three\n"

    assert expected == outcomes(tmp_path, lines, "--listening", listening)


def test_the_lines_after_a_switch_are_taken_the_new_way(tmp_path: Path) -> None:
    """In words or as an object (design, decision 7)."""
    lines = (
        "open microphone\nblue\n"
        '{"kind": "listen", "listening": "called"}\nblue three\ncompanion, blue three\n'
    )

    assert [
        *("answered", "not-understood"),
        *("answered", "not-understood", "accepted"),
    ] == outcomes(tmp_path, lines)


def test_a_colour_and_its_value_may_be_two_lines(tmp_path: Path) -> None:
    """Where they are overheard one soon after the other (design, decision 7)."""
    lines = "blue\nthree\n"

    assert ["not-understood", "accepted"] == outcomes(
        tmp_path, lines, "--listening", "open"
    )


def test_each_game_says_how_it_is_listened_to() -> None:
    """Shamans is, at an open microphone; a setting goes before (design, decision 7)."""
    settings = load([resource("config.yaml")], languages())
    wish = Wish(
        game="shamans",
        settings=settings,
        players=("Alice", "Bruno", "Chloé"),
        language=None,
        sitting=None,
        clock=lambda: 0.0,
        note=lambda _: None,
    )

    assert None is settings.general.listening
    assert "open" == table_for(wish).session.listening
