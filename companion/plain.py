"""Lines as screen readers and braille lines take them: words, and nothing else."""

import argparse
import io
import re
import sys
import textwrap
import unicodedata
from collections.abc import Callable
from typing import Any

from companion.core.errors import CompanionError

SHORTEST = 3
"""Characters of a line: some screen readers pass over shorter ones."""
FEWEST_CELLS = 12
"""Cells of the shortest braille line that whole words fit on."""
USUAL_CELLS = 40
BRAILLE: dict[str, Any] = {
    "nargs": "?",
    "type": int,
    "const": USUAL_CELLS,
    "default": argparse.SUPPRESS,
    "metavar": "CELLS",
    "help": "wrap lines for a braille line",
}
"""How the command line takes it."""
_BOUND = re.compile(r"(?<=[«„]) | (?=[»?!:;](?:\s|$))")
"""Spaces at which no line is broken: between a sign and the word that it belongs to."""
_KEPT = "\u00a0"


class CellsTooFew(CompanionError):
    """A braille line is too short for words."""

    def __init__(self, cells: int) -> None:
        """Keep how many cells were asked for."""
        super().__init__(f"--braille takes {FEWEST_CELLS} cells or more, not {cells}.")
        self.cells = cells


def printable(cells: int | None = None) -> Callable[[str], str]:
    """Return what makes sentences fit to be printed; wrapped, where there are cells.

    Raises:
        CellsTooFew: where no words fit on them.
    """
    if cells is None:
        return plain
    if cells < FEWEST_CELLS:
        raise CellsTooFew(cells)
    return lambda line: "\n".join(wrapped(plain(line), cells))


def plain(text: str) -> str:
    """Return a text as one line without signs that control a terminal."""
    kept = (" " if unicodedata.category(sign)[0] == "C" else sign for sign in text)
    return " ".join("".join(kept).split())


def wrapped(line: str, cells: int) -> tuple[str, ...]:
    """Return a line as lines of so many cells at most, broken between words."""
    bound = _BOUND.sub(_KEPT, line)
    lines = textwrap.wrap(bound, cells, break_on_hyphens=False) or [""]
    if len(lines) > 1 and len(lines[-1]) < SHORTEST and " " in lines[-2]:
        before, word = lines[-2].rsplit(" ", 1)
        if len(word) + len(lines[-1]) < cells:
            lines[-2:] = [before, f"{word} {lines[-1]}"]
    return tuple(one.replace(_KEPT, " ") for one in lines)


def prepare_streams() -> None:
    """Let nothing that is said fail on its way out."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            encoding = stream.encoding if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="backslashreplace")
