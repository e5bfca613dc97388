"""What the README shows is what happens."""

import re

import pytest

from companion.core.words import Transcript
from tests.house.people import table
from tests.house.program import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
PLAYERS = {
    "French": ("Alice", "Bruno", "Chloé"),
    "Czech": ("Alice", "Bruno", "Eva"),
    "English": ("Alice", "Ben", "Chloe"),
}
CODES = {"French": "fr", "Czech": "cs", "English": "en"}


def shown(language: str) -> list[tuple[str, list[str]]]:
    """Return what people say in the first round of a language, with the answers."""
    (block,) = re.findall(rf"^In {language}:\n\n((?:    .+\n)+)", README, re.MULTILINE)
    turns: list[tuple[str, list[str]]] = []
    for line in (line.strip() for line in block.splitlines()):
        if line.startswith("> "):
            turns.append((line.removeprefix("> "), []))
        else:
            turns[-1][1].append(line)
    return turns


@pytest.mark.parametrize("language", PLAYERS)
def test_the_first_round_is_played_as_it_is_shown(language: str) -> None:
    """Each answer that is shown is said, in this order; some are left out."""
    playing = table(CODES[language], PLAYERS[language])

    for words, answers in shown(language):
        said = playing.answer(Transcript(words)).said
        assert [sentence for sentence in said if sentence in answers] == answers


def test_it_needs_no_eyes() -> None:
    """Headings and plain lines: no table, no picture, no emoji, no drawing."""
    odd = {sign for sign in README if ord(sign) > 0x24F and sign not in "„“«»’"}

    assert odd == set()
    assert re.findall(r"^\||!\[|<[a-z]+>", README, re.MULTILINE) == []


@pytest.mark.parametrize("target", ["play", "demo", "test", "check", "bench", "soak"])
def test_the_commands_it_names_are_there(target: str) -> None:
    """Each has a rule in the Makefile."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")

    assert f"make {target}" in README
    assert re.search(rf"^{target}:", makefile, re.MULTILINE)
