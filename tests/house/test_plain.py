"""Text is a peer: plain lines for screen readers and braille lines, nothing else."""

import os
import subprocess
import unicodedata
from pathlib import Path

import pytest

from companion.language.locale import languages
from companion.plain import plain, printable, wrapped
from tests.house.program import PLAYERS, command, environment, inside, run

LINES = {
    "cs": "nové kolo, začíná Alice\nmodrá devítka\nkdo je na tahu\npomoc\nstop\n",
    "en": "new round, Alice begins\nblue nine\nwhose turn is it\nhelp\nstop\n",
    "fr": "nouvelle manche, Alice commence\nbleu neuf\nà qui de jouer\naide\nstop\n",
}
"""A play, an objection, a question, commands."""
DRAWN = range(0x2190, 0x2C00)
"""Arrows, boxes, blocks, shapes and other signs that nobody reads."""


def is_plain(line: str) -> bool:
    """Return whether a screen reader says all of a line, and nothing else."""
    is_clear = all(
        unicodedata.category(one)[0] != "C" and ord(one) not in DRAWN for one in line
    )
    return is_clear and line == line.strip() and len(line) >= 3 and "  " not in line


@pytest.mark.parametrize("language", languages())
def test_lines_are_words_alone(tmp_path: Path, language: str) -> None:
    """No control code, no box, no redraw; at least three characters (design, 11)."""
    play = ("play", "shamans", "--players", PLAYERS, "--language", language)
    done = inside(tmp_path, *play, lines=LINES[language])
    shown = inside(tmp_path, "demo", "--language", language)

    assert len(done.out) > 8
    assert [] == [line for line in (*done.out, *shown.out) if not is_plain(line)]
    assert (done.log, shown.log) == ("", "")


def test_a_braille_line_gets_whole_words(tmp_path: Path) -> None:
    """Wrapped lines say the same words in the same order."""
    wide = inside(tmp_path, "demo")
    narrow = inside(tmp_path, "demo", "--braille", "20")

    assert " ".join(wide.out) == " ".join(narrow.out)
    assert all(3 <= len(line) <= 20 for line in narrow.out)
    assert all(len(one) <= 40 for line in wide.out for one in wrapped(line, 40))


def test_in_a_terminal_nothing_is_drawn_again(tmp_path: Path) -> None:
    """Not even where the program could: the same lines as in a pipe."""
    terminal, ours = os.openpty()
    subprocess.run(
        command("play", "shamans", "--players", PLAYERS),
        input=b"nouvelle manche, Alice commence\n",
        stdout=ours,
        cwd=tmp_path,
        env=environment(tmp_path),
        timeout=60,
        check=True,
    )
    os.close(ours)
    drawn = os.read(terminal, 65_536).decode()
    os.close(terminal)

    assert "Nouvelle manche, Alice commence." in drawn
    assert all(is_plain(line) for line in drawn.replace("\r\n", "\n").splitlines())


def test_too_few_cells_are_refused_in_one_line(tmp_path: Path) -> None:
    """The remedy is in it."""
    done = run(tmp_path, "demo", "--braille", "3")

    assert (done.status, done.out) == (2, ())
    assert done.log == "--braille takes 12 cells or more, not 3.\n"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a\x1b[2Jb\tc\r\n", "a [2Jb c"),
        ("un\u202edeux\u200b", "un deux"),
        ("  bleu   trois  ", "bleu trois"),
    ],
)
def test_signs_that_control_a_terminal_are_left_out(text: str, expected: str) -> None:
    """Names of files and devices can hold anything."""
    assert expected == plain(text)


def test_quotes_and_their_words_stay_together() -> None:
    """Nor does a line begin with a question mark, or end with one letter."""
    line = "Dites « oui » ou « non » : est-ce que c'est clair ?"

    assert ("Dites « oui » ou", "« non » : est-ce", "que c'est clair ?") == wrapped(
        line, 17
    )
    assert ("un deux", "trois à") == wrapped("un deux trois à", 12)
    assert printable(17)(line).count("\n") == 2
