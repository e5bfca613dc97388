"""The language that is spoken where nobody says which: the nearest that is known."""

import subprocess
from pathlib import Path

import pytest

from companion.usual import of_system
from tests.house.program import command, environment, inside

ABSENT = {
    "There": "en",
    "Il n'y": "fr",
    "Spouš": "cs",
}
"""How the sentence begins that tells of no start file."""
BEGUN = {"cs": "nové kolo, začíná Ann\n", "en": "new round, Ann begins\n"}


def played(home: Path, language: str) -> None:
    """Leave an evening in a language."""
    play = ("play", "shamans", "--players", "Ann,Bob,Cy", "--language", language)
    assert inside(home, *play, lines=BEGUN[language]).status == 0


def spoken(home: Path, *arguments: str, **variables: str) -> str:
    """Return the language in which a command tells, on a system of these variables."""
    done = subprocess.run(
        command("desktop", *arguments),
        capture_output=True,
        cwd=home,
        env={**environment(home), **variables},
        timeout=60,
        check=True,
    )
    said = done.stdout.decode("utf-8")
    return next(one for start, one in ABSENT.items() if said.startswith(start))


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "fr"}, "fr"),
        ({"LANG": "C.UTF-8"}, "C"),
        ({"LANG": "", "LC_ALL": ""}, None),
        ({}, None),
    ],
)
def test_systems_name_their_language_in_variables(
    variables: dict[str, str], expected: str | None
) -> None:
    """The first that is set counts; the country and the encoding do not."""
    assert of_system(variables) == expected


def test_it_is_that_of_the_system_unless_an_evening_was_played(tmp_path: Path) -> None:
    """Of evenings it is the last one; a language that is not known is passed over."""
    usual = spoken(tmp_path)
    of_system = spoken(tmp_path, LANG="en_GB.UTF-8")
    unknown = spoken(tmp_path, LANG="de_DE.UTF-8")
    played(tmp_path, "cs")
    of_evening = spoken(tmp_path, LANG="en_GB.UTF-8")

    assert (usual, of_system, unknown, of_evening) == ("fr", "en", "fr", "cs")


def test_what_is_asked_for_or_configured_goes_first(tmp_path: Path) -> None:
    """In this order."""
    played(tmp_path, "cs")
    (tmp_path / "mine.yaml").write_text("language: en\n", encoding="utf-8")
    own = ("--config", "mine.yaml")

    assert spoken(tmp_path, *own, LANG="fr_FR") == "en"
    assert spoken(tmp_path, *own, "--language", "fr", LANG="fr_FR") == "fr"


def test_programs_get_the_same_language_on_every_machine(tmp_path: Path) -> None:
    """French, as the interface says, whatever was played before."""
    played(tmp_path, "cs")

    play = ("play", "shamans", "--players", "Ann,Bob,Cy", "--json")
    (answer,) = inside(tmp_path, *play, lines="à qui de jouer\n").answers

    assert answer["outcome"] == "answered"
    assert answer["said"] == ["Première manche : qui commence ?"]
