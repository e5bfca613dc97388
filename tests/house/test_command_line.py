"""Arguments: what cannot be used is one clear line, and exit status 2."""

from pathlib import Path

import pytest

from tests.house.program import PLAYERS, inside, run

GIVEN = ("--players", PLAYERS, "--json")
UNUSABLE = {
    "a game there is not": (("play", "chess"), "argument game: invalid choice"),
    "no game": (("play",), "the following arguments are required: game"),
    "an option there is not": (("play", "shamans", "--fast"), "unrecognized arguments"),
    "an abbreviated option": (("play", "shamans", "--play", "A"), "unrecognized"),
    "a language there is not": (
        ("play", "shamans", "--language", "de"),
        "argument --language: invalid choice: 'de'",
    ),
    "a way of listening there is not": (
        ("play", "shamans", "--listening", "always"),
        "argument --listening: invalid choice",
    ),
    "nobody for a program": (("play", "shamans", "--json"), "--players is missing"),
    "two players": (
        ("play", "shamans", "--players", "A,B", "--language", "en", "--json"),
        "It takes three to five names, not two.",
    ),
    "six players": (
        ("play", "shamans", "--players", "A,B,C,D,E,F", "--language", "en", "--json"),
        "It takes three to five names, not six.",
    ),
    "two alike": (
        ("play", "shamans", "--players", "Zoe,Bo,ZOÉ", "--language", "en", "--json"),
        "Two names sound alike: Zoe, ZOÉ. Change one of them.",
    ),
    "an empty name": (
        ("play", "shamans", "--players", "A,,C", "--language", "en", "--json"),
        "A name is missing between two commas.",
    ),
    "a very long name": (
        ("play", "shamans", "--players", f"A,B,{'c' * 200}", "--language", "en"),
        f"That name is too long: {'c' * 24}. At most twenty-four letters.",
    ),
    "a configuration there is not": (
        ("play", "shamans", *GIVEN, "--config", "nowhere.yaml"),
        "nowhere.yaml: cannot be read (No such file or directory); give the path",
    ),
    "a sitting in a folder there is not": (
        ("play", "shamans", *GIVEN, "--sitting", "nowhere/evening.db"),
        "nowhere/evening.db cannot be opened; give a file in a folder that exists.",
    ),
}


@pytest.mark.parametrize(
    ("arguments", "expected"), UNUSABLE.values(), ids=UNUSABLE.keys()
)
def test_what_cannot_be_used_is_one_line_and_status_2(
    tmp_path: Path, arguments: tuple[str, ...], expected: str
) -> None:
    """Standard output stays empty; the line says what to change."""
    done = inside(tmp_path, *arguments)

    assert done.status == 2
    assert done.out == ()
    assert expected in done.log
    assert done.log.count("\n") == 1


def test_a_configuration_that_cannot_be_is_one_line_and_status_2(
    tmp_path: Path,
) -> None:
    """The line names the key, its place and the remedy."""
    (tmp_path / "mine.yaml").write_text("langage: cs\n", encoding="utf-8")

    done = run(tmp_path, "play", "shamans", *GIVEN, "--config", "mine.yaml")

    assert done.status == 2
    assert done.log == (
        "mine.yaml:1: langage: no setting has this name; write `language`.\n"
    )


def test_the_configuration_reaches_the_rules(tmp_path: Path) -> None:
    """Steps that are known are not asked."""
    (tmp_path / "mine.yaml").write_text(
        "shamans: {steps_to_moon: {3: 11}}\n", encoding="utf-8"
    )

    done = run(
        tmp_path,
        *("play", "shamans", *GIVEN, "--config", "mine.yaml"),
        lines='{"kind": "round-started", "first": "Alice"}\n',
    )

    view = done.answers[0]["view"]
    assert isinstance(view, dict)
    assert view["steps_to_moon"] == 11


def test_names_with_digits_are_taken_and_better_ones_are_offered(
    tmp_path: Path,
) -> None:
    """The offer is a line on standard error; play goes on."""
    done = run(
        tmp_path,
        *("play", "shamans", "--players", "Joueur 1,Joueur 2,Bo", "--json"),
        lines='{"kind": "ask-turn"}\n',
    )

    assert done.status == 0
    assert len(done.out) == 1
    assert "Joueur un, Joueur deux et Bo" in done.log


def test_the_version_is_printed(tmp_path: Path) -> None:
    """One line, with the name of the program."""
    done = run(tmp_path, "--version")

    assert done.status == 0
    assert done.out == ("companion 0.1.0",)
