"""A start file for the desktop: it opens the companion in a plain terminal."""

import configparser
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from companion.desktop import StartFile, start_files
from companion.games.shamans.configuration import Configuration
from companion.language.locale import languages, load_locale
from tests.house.program import environment, inside

LOCALES = {one: load_locale(one, Configuration().game()) for one in languages()}
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="a file of Linux")

KEYS = {"Type", "Version", "Exec", "Terminal", "Categories", "Name", "Comment"}


def files(system: str, python: str = sys.executable) -> tuple[StartFile, ...]:
    """Return the start files of a system for somebody who speaks French."""
    return start_files(LOCALES, "fr", system, python)  # type: ignore[arg-type]


def entry(home: Path) -> Path:
    return home / "applications" / "shamans-companion.desktop"


def read(text: str) -> configparser.SectionProxy:
    """Return the keys of a desktop entry, with the case that they have."""
    parser = configparser.RawConfigParser(strict=True, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(text)
    assert parser.sections() == ["Desktop Entry"]
    return parser["Desktop Entry"]


def started_by(line: str) -> str:
    """Return the program of an `Exec` line, as the specification unquotes it."""
    value = line.replace("\\\\", "\\")
    (quoted,) = re.fullmatch(r'"((?:[^"\\]|\\.)*)"', value).groups()  # type: ignore[union-attr]
    assert not re.search(r"(?<!%)(?:%%)*%(?!%)", quoted)
    return re.sub(r"\\(.)", r"\1", quoted).replace("%%", "%")


@LINUX
def test_it_is_installed_shown_and_removed(tmp_path: Path) -> None:
    """Each in one sentence, in the language of the table."""
    english = ("--language", "en")

    absent = inside(tmp_path, "desktop", *english)
    installed = inside(tmp_path, "desktop", "install", *english)
    shown = inside(tmp_path, "desktop", "show", *english)
    is_there = entry(tmp_path).is_file()
    removed = inside(tmp_path, "desktop", "remove", *english)
    again = inside(tmp_path, "desktop", "remove", *english)

    where = str(entry(tmp_path))
    told = "The companion is in the menu of your desktop now"
    assert installed.out == (f"{told}: {where}.",)
    assert shown.out == (f"The start file is {where}.",)
    assert is_there
    assert removed.out == ("The start file is removed.",)
    assert absent.out == again.out
    assert [one.name for one in tmp_path.rglob("*") if one.is_file()] == []


@LINUX
def test_the_entry_is_what_desktops_read(tmp_path: Path) -> None:
    """The keys of the specification, a terminal, names in each language."""
    inside(tmp_path, "desktop", "install")
    text = entry(tmp_path).read_text(encoding="utf-8")

    keys = read(text)

    assert {key.partition("[")[0] for key in keys} == KEYS
    assert keys["Type"] == "Application"
    assert keys["Terminal"] == "true"
    assert keys["Name"] == "Shamans companion"
    assert keys["Name[cs]"] == "Společník Šamanů"
    assert set(languages()) == {key[5:-1] for key in keys if key.startswith("Name[")}
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", entry(tmp_path)], check=True)


@LINUX
def test_what_it_starts_is_the_companion(tmp_path: Path) -> None:
    """The script of the entry runs it, with what is added to the command."""
    inside(tmp_path, "desktop", "install")
    keys = read(entry(tmp_path).read_text(encoding="utf-8"))
    script = started_by(keys["Exec"])

    done = subprocess.run(
        [script, "--version"],
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.stdout.startswith("companion ")
    assert (done.returncode, done.stderr) == (0, "")


@LINUX
def test_where_it_fails_the_window_stays_open(tmp_path: Path) -> None:
    """Until Enter, so that the line can be read; the status is kept."""
    inside(tmp_path, "desktop", "install")
    keys = read(entry(tmp_path).read_text(encoding="utf-8"))
    starting = subprocess.Popen(
        [started_by(keys["Exec"]), "play", "chess"],
        env=environment(tmp_path),
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert starting.stderr is not None

    line = starting.stderr.readline()
    with pytest.raises(subprocess.TimeoutExpired):
        starting.wait(timeout=1)
    starting.communicate("\n", timeout=10)

    assert "invalid choice" in line
    assert starting.returncode == 2


@LINUX
def test_a_place_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    """It says where, and what helps."""
    (tmp_path / "applications").write_text("a file", encoding="utf-8")

    done = inside(tmp_path, "desktop", "install", "--language", "en")

    assert done.status == 2
    assert done.out == ()
    assert "allow writing there" in done.log
    assert done.log.count("\n") == 1


def test_odd_paths_are_quoted_for_the_desktop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Quotes, signs of the shell, and percent signs."""
    odd = tmp_path / "my \"games\" $HOME `x` 100% \\ 'a'"
    monkeypatch.setenv("XDG_DATA_HOME", str(odd))

    script, shown = files("linux")

    assert started_by(read(shown.text)["Exec"]) == str(script.path)


def test_odd_paths_are_quoted_for_the_shell(tmp_path: Path) -> None:
    """The script calls the Python of this path and no other."""
    python = tmp_path / 'it\'s "$HOME" `x`' / "python"
    python.parent.mkdir()
    python.write_text('#!/bin/sh\necho called "$@"\n', encoding="utf-8")
    python.chmod(0o755)
    (program,) = files("macos", str(python))
    script = tmp_path / "start.command"
    StartFile(script, program.text, is_program=True).write()

    done = subprocess.run([script, "play"], capture_output=True, text=True, check=True)

    assert done.stdout == "called -m companion play\n"
    assert os.access(script, os.X_OK)


def test_on_macos_it_lies_on_the_desktop_and_opens_a_terminal() -> None:
    """The Finder opens what ends with `.command` in a Terminal."""
    (program,) = files("macos")

    assert program.path.name == "Compagnon de Shamans.command"
    assert program.is_program
    assert program.text.startswith("#!/bin/sh\n")


def test_on_windows_it_lies_on_the_desktop_and_stays_open_on_errors(
    tmp_path: Path,
) -> None:
    """Lines end as Windows wants them; percent signs of the path are doubled."""
    (program,) = files("windows", "C:\\100% Zoé\\python.exe")
    written = tmp_path / "start.bat"
    StartFile(written, program.text, newline=program.newline).write()

    assert program.path.name == "Compagnon de Shamans.bat"
    assert written.read_bytes().decode("utf-8").split("\r\n") == [
        "@echo off",
        "chcp 65001 >nul",
        '"C:\\100%% Zoé\\python.exe" -m companion %*',
        "if errorlevel 1 pause",
        "",
    ]


@pytest.mark.parametrize("language", languages())
def test_it_is_told_in_each_language(tmp_path: Path, language: str) -> None:
    """Whole sentences, with the path where there is one."""
    done = [
        inside(tmp_path, "desktop", one, "--language", language).out
        for one in ("install", "show", "remove", "show")
    ]

    assert all(len(lines) == 1 and lines[0].endswith(".") for lines in done)
    assert len(set(done)) == 4
