"""Who follows the pages about adding a game and a language has added them."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.program import ROOT, environment

DOCS = ROOT / "docs"
PROGRAM = ("companion", "locales", "models", "config.yaml")
"""What the program is made of, besides its packaging."""
FILE = re.compile(r"^In `([^`]+)`(?:.*\n)+?\n```\w*\n((?:.*\n)*?)```$", re.MULTILINE)
COPY = re.compile(r"^    cp -R (\S+) (\S+)$", re.MULTILINE)
CONVERSATION = re.compile(r"^With `companion (.+)`:\n\n```\n((?:.*\n)*?)```$", re.M)


def copied(home: Path) -> Path:
    """Return a copy of the program that can be added to."""
    for name in PROGRAM:
        if (ROOT / name).is_dir():
            ignored = shutil.ignore_patterns("__pycache__", "vosk-*", "whisper-*")
            shutil.copytree(ROOT / name, home / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, home / name)
    return home


def follow(page: str, home: Path) -> None:
    """Do what a page says: copy its folders, write its files."""
    text = (DOCS / page).read_text(encoding="utf-8")
    for source, target in COPY.findall(text):
        shutil.copytree(home / source, home / target)
    files = FILE.findall(text)
    assert files
    for name, content in files:
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text(content, encoding="utf-8")


def talk(page: str, home: Path) -> tuple[list[str], list[str]]:
    """Return what a page shows to be answered, and what the changed program says."""
    text = (DOCS / page).read_text(encoding="utf-8")
    ((arguments, shown),) = CONVERSATION.findall(text)
    lines = [line.removeprefix("> ") for line in shown.splitlines() if line[0] == ">"]
    answers = [line for line in shown.splitlines() if line[0] != ">"]
    done = subprocess.run(
        [sys.executable, "-m", "companion", *arguments.split()],
        input="\n".join(lines).encode(),
        capture_output=True,
        cwd=home,
        env={**environment(home), "PYTHONPATH": str(home)},
        timeout=120,
        check=True,
    )
    return answers, done.stdout.decode("utf-8").splitlines()


@pytest.mark.parametrize(
    "pages",
    [("adding-a-game.md",), ("adding-a-game.md", "adding-a-language.md")],
    ids=["game", "language"],
)
def test_the_program_then_plays_what_the_page_shows(
    pages: tuple[str, ...], tmp_path: Path
) -> None:
    """Each answer that is shown is said, in this order; some are left out."""
    home = copied(tmp_path)

    for page in pages:
        follow(page, home)
    answers, said = talk(pages[-1], home)

    remaining = iter(said)
    assert [line for line in answers if line not in remaining] == []


def test_the_added_game_lacks_nothing(tmp_path: Path) -> None:
    """The list of what a language lacks is empty for it, as `make test` demands."""
    home = copied(tmp_path)
    follow("adding-a-game.md", home)

    listing = (
        "from companion.language.completeness import gaps\n"
        "from companion.language.locale import load_locale\n"
        "from companion.games.coins.game import Coins\n"
        "print(*gaps(load_locale('en', Coins()), Coins()), sep='\\n')"
    )
    done = subprocess.run(
        [sys.executable, "-c", listing],
        capture_output=True,
        cwd=home,
        env={**environment(home), "PYTHONPATH": str(home)},
        timeout=120,
        check=True,
    )
    assert done.stdout.decode("utf-8").splitlines() == [""]
