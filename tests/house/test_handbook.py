"""The handbook says what is so, and can be walked, felt and heard."""

import re
from dataclasses import fields
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from companion import arguments, completion, config
from companion.config import General
from companion.core.facts import Seat
from companion.language.locale import languages, load_locale
from companion.language.understanding.exact import Understanding
from companion.resources import resource
from tests.house.program import ROOT, run

GAMES = tuple(config.game_names())
PARTS = ("common", *GAMES)
SETTINGS = config.load([resource("config.yaml")], languages())
SENTENCE = re.compile(r'^- (?:"|« |„)(.+?)(?:"| »|“)', re.MULTILINE)
"""What can be said stands in a list, in the quotes of its language."""
COMMAND = re.compile(r"^- `companion ([^`]+)`", re.MULTILINE)
CODE = re.compile(r"`([^`]+)`")
PLAYERS = ("Alice", "Bruno", "Ben", "Eva")
PARSER = arguments.parser()


def text(language: str, part: str) -> str:
    """Return a part of the handbook in a language."""
    file = ROOT / "locales" / language / part / "handbook.md"
    return file.read_text(encoding="utf-8")


@cache
def understanding(language: str, game: str) -> Understanding:
    """Return what understands the people whom the handbook names."""
    seats = tuple(map(Seat, PLAYERS))
    return load_locale(language, SETTINGS.games[game].game()).understanding(seats)


def sentences() -> list[tuple[str, str, str]]:
    """Return all that the handbooks say can be said."""
    return [
        (language, part, said)
        for language in languages()
        for part in PARTS
        for said in SENTENCE.findall(text(language, part))
    ]


@pytest.mark.parametrize(("language", "part", "said"), sentences())
def test_what_it_says_can_be_said_is_understood(
    language: str, part: str, said: str
) -> None:
    """Word for word, in the game of the part, or in every game."""
    for game in GAMES if part == "common" else (part,):
        heard = understanding(language, game)
        assert heard.readings(said) or len(heard.parts(said)) > 1, game


@pytest.mark.parametrize("language", languages())
def test_each_setting_is_told(language: str) -> None:
    """Those of the table in the part for all, those of a game in its own."""
    assert {one.name for one in fields(General)} <= _codes(language, "common")
    for game in GAMES:
        section = SETTINGS.games[game]
        told = {one.name for one in fields(section)} - {"table_rules", "tiles"}
        rules = getattr(section, "table_rules", None)
        told |= {one.name for one in fields(rules)} if rules is not None else set()
        assert told <= _codes(language, game), game


@pytest.mark.parametrize("language", languages())
def test_each_command_is_told_and_no_other(language: str) -> None:
    """A command that is there, with actions that it takes."""
    lines = re.findall(
        r"^- `companion ([^`]+)`", text(language, "common"), re.MULTILINE
    )
    script = completion.script("bash")

    assert lines
    for line in lines:
        assert PARSER.parse_args(line.replace("GAME", "shamans").split()).command
    for name in _first_list(script).split():
        assert any(line.split()[0] == name for line in lines), name


@pytest.mark.parametrize("language", languages())
def test_the_parts_have_the_same_headings_in_every_language(language: str) -> None:
    """Nobody is told less in one language than in another."""
    for part in PARTS:
        levels = re.findall(r"^#+ ", text(language, part), re.MULTILINE)
        assert levels == re.findall(r"^#+ ", text("en", part), re.MULTILINE)


def _first_list(script: str) -> str:
    """Return the line of the completion that lists the commands."""
    (found,) = re.findall(
        r"^_shtab_companion_subparsers=\((.*)\)$", script, re.MULTILINE
    )
    return found


def _codes(language: str, part: str) -> set[str]:
    return set(CODE.findall(text(language, part)))


class Headings(HTMLParser):
    """Collect the headings of a page, as a screen reader lists them."""

    def __init__(self) -> None:
        """Begin with none."""
        super().__init__()
        self.levels: list[int] = []
        self.language: str | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the level of a heading."""
        if re.fullmatch(r"h[1-6]", tag):
            self.levels.append(int(tag[1]))
        if tag == "html":
            self.language = dict(attrs)["lang"]


@pytest.mark.parametrize("language", languages())
def test_its_page_is_walked_by_headings(language: str, tmp_path: Path) -> None:
    """No level is left out, and the page says its language."""
    page = tmp_path / "handbook.html"

    run(tmp_path, "handbook", "--language", language, "--html", page)

    found = Headings()
    found.feed(page.read_text(encoding="utf-8"))
    assert found.language == language
    assert found.levels.count(1) == len(PARTS)
    steps = zip(found.levels, found.levels[1:], strict=False)
    assert all(after - before <= 1 for before, after in steps)


@pytest.mark.parametrize("language", languages())
def test_its_legend_fits_a_braille_line(language: str, tmp_path: Path) -> None:
    """Every sticker is told, on lines of so many cells, without signs of structure."""
    done = run(tmp_path, "handbook", "shamans", "--language", language, "--braille")

    assert done.status == 0
    assert max(map(len, done.out)) <= 40
    assert not any(sign in line for line in done.out for sign in "#`*{}")
    locale = load_locale(language, SETTINGS.games["shamans"].game())
    legend = locale.messages.source
    for sticker, place in locale.glossary.rulebook.stickers:
        assert f"shamans-sticker-{sticker}-{place}" in legend.entries
    whole = run(tmp_path, "handbook", "shamans", "--language", language)
    assert len(whole.out) > len(locale.glossary.rulebook.stickers)


def test_a_page_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    """One line, and no page."""
    done = run(tmp_path, "handbook", "--html", tmp_path / "no" / "page.html")

    assert done.status == 2
    assert "name another file" in done.log
