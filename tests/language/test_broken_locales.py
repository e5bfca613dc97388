"""A broken file is one clear line with file, key and remedy."""

from pathlib import Path

import pytest

from companion.core.errors import CompanionError
from companion.language.errors import LocaleError
from companion.language.locale import languages, load_locale
from tests.language.conftest import Change
from tests.language.games import SAMPLE, SHAMANS

WORDS = "shamans/sentences.yaml"
TEXTS = "shamans/messages.ftl"


def _fault(locales: Path, language: str = "en") -> str:
    with pytest.raises(LocaleError) as caught:
        load_locale(language, SHAMANS, locales).check()
    return str(caught.value)


@pytest.mark.parametrize(
    ("file", "old", "new", "parts"),
    [
        (WORDS, '{world}"', '{wrold}"', ("card-played", "wrold", "world")),
        (WORDS, "<plays> [", "<palys> [", ("card-played", "palys", "someone")),
        (WORDS, "[the] {world}", "(the {world}", ("card-played", "close every")),
        (WORDS, "eliminates {seat:target}", "hits {seat:victim}", ("victim",)),
        (WORDS, "card-played:", "card-palyed:", ("card-palyed", "card-played")),
        (WORDS, "with: {tile: face-down}", "with: {tile: upside}", ("upside",)),
        (WORDS, "with: {tile: face-down}", "with: {tail: 3}", ("tail",)),
        (WORDS, "green: green", "green: no", ("world.green", "in quotes")),
        (WORDS, "green: green", "green: []", ("world.green", "empty")),
        (WORDS, "green: green", "green: {}", ("world.green", "no text")),
        (WORDS, "green: green", "blue: green", ("world.blue", "twice")),
        (WORDS, "green: green", "lime: green", ("lime", "{world}")),
        (WORDS, "green: green", 'green: "{tile}"', ("world.green", "a list")),
        (WORDS, "  world:", "  value:", ("value", "taken")),
        (WORDS, "  someone:", "  please:", ("please", "taken")),
        (WORDS, '"(plays|lays)"', '"(<plays>|lays)"', ("uses itself",)),
        (WORDS, "sentences:", "sentence:", ("sentence", "sentences")),
        (WORDS, '{say: "two portals", ', "{", ("row-shown", "say")),
        (WORDS, 'two portals", with', 'two portals", wiht', ("wiht", "with")),
        (WORDS, "[portal, portal]", "[1.5]", ("tiles", "whole number")),
        (WORDS, "lists:", "\tlists:", ("tab",)),
        ("language.yaml", "code: en", "code: eu", ("code", "folder")),
        ("language.yaml", "name: English\n", "", ("name", "add it")),
        ("language.yaml", "join: {and: ", "join: {nor: ", ("nor", "and")),
        ("language.yaml", ', or: " or "', "", ("join", "or")),
        ("language.yaml", "voices:", "voises:", ("voises", "voices")),
        ("language.yaml", "  3: {say: ", "  3: {sya: ", ("numbers.3", "say")),
        ("language.yaml", "  3: {say", "  three: {say", ("numbers.three", "digits")),
        ("language.yaml", "{of: n, add: a}", "{of: n}", ("names", "add")),
        (TEXTS, "world-green = green", "world-blue = green", ("world-blue", "too")),
        (TEXTS, "*[other] , {", "[other] , {", ("shamans-card-played", "mend")),
        (TEXTS, '.brief = { "" }', ".coach = a", ("card-played.coach", "twice")),
        (TEXTS, "world-blue = blue", "blue\nworld-blue = blue", (":1:", "id = text")),
        (TEXTS, "world-green = green", "world-green green", ("world-blue", "no Fl")),
        (TEXTS, "-moon = ", "-sun = ", ("shamans-shadow-moved", "`-moon`")),
    ],
)
def test_a_fault_is_named(
    changed: Change, file: str, old: str, new: str, parts: tuple[str, ...]
) -> None:
    """The line says which file, which key, what is wrong and what to do."""
    fault = _fault(changed(file, old, new))

    assert Path(file).name in fault
    assert [part for part in parts if part not in fault] == []
    assert "\n" not in fault


@pytest.mark.parametrize(
    "file", ["language.yaml", WORDS, "common/messages.ftl", "shamans/rulebook.ftl"]
)
def test_a_file_that_is_no_text_is_named(changed: Change, file: str) -> None:
    """Broken UTF-8 is not guessed at."""
    locales = changed("shamans/rulebook.ftl", "Play", "Lay")
    (locales / "en" / file).write_bytes(b"\xff\xfe\xfd")

    assert "UTF-8" in _fault(locales)


def test_missing_texts_are_named(changed: Change) -> None:
    """A language without the texts of a game cannot be played."""
    locales = changed("shamans/rulebook.ftl", "Play", "Lay")
    (locales / "en" / TEXTS).unlink()
    (locales / "en" / "shamans" / "rulebook.ftl").unlink()

    assert "messages.ftl" in _fault(locales)


def test_missing_sentences_are_named(changed: Change) -> None:
    """A language without the sentences of a game cannot be played."""
    locales = changed("shamans/rulebook.ftl", "Play", "Lay")
    (locales / "en" / WORDS).unlink()

    assert "sentences.yaml" in _fault(locales)


@pytest.mark.parametrize("language", ["fr", "", "..", "en/common"])
def test_an_unknown_language_is_named(language: str) -> None:
    """Those that there are follow."""
    fault = _fault(SAMPLE, language)

    assert f"`{language}`" in fault
    assert "write one of en" in fault


def test_a_language_is_a_folder_with_its_file(tmp_path: Path) -> None:
    """Other folders are none."""
    (tmp_path / "en").mkdir()
    (tmp_path / "cs").mkdir()
    (tmp_path / "cs" / "language.yaml").touch()

    assert ("cs",) == languages(tmp_path)


def test_faults_of_a_language_are_faults_of_the_companion() -> None:
    """The shell catches one class."""
    assert issubclass(LocaleError, CompanionError)
