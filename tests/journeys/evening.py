"""An evening at one table, typed into the real program, and written down.

A file tells in its head how the program is started and in its body what is typed. It
may be started several times in one home: the power goes at `POWER_CUT`, and a line that
begins with `AGAIN` is typed at the shell.
"""

import contextlib
import io
import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import yaml

from companion.cli import main
from companion.config import restored
from companion.core.facts import Seat
from companion.core.words import Transcript
from companion.language.locale import languages
from companion.session import Session
from companion.table import Locales, Table
from tests.house.program import environment

FOLDER = Path(__file__).parent / "transcripts"
SAID, POWER_CUT, AGAIN = "> ", "! the power goes", "$ "
SILENCE = "(nothing)"
"""Stands for an answer of the JSON interface without sentences."""
IN_THE_EAR = "(in the ear) "
"""Stands before sentences that one player alone hears."""
KEPT = (SAID, AGAIN, POWER_CUT)
"""What stands before lines that are no answers."""


@dataclass(frozen=True)
class Evening:
    """Hold what a transcript says before anything is answered."""

    head: str
    """Remarks and settings, as they stand in the file."""
    settings: dict[str, Any]
    lines: tuple[str, ...]
    """What happens at the table, in order."""


@dataclass(frozen=True)
class Turn:
    """Hold a line that was typed, and what was answered."""

    line: str
    answer: tuple[str, ...]


def evening(path: Path) -> Evening:
    """Read what happens in an evening."""
    head, _, body = path.read_text(encoding="utf-8").partition("\n\n")
    happens = (line for line in body.splitlines() if line.startswith(KEPT))
    return Evening(head, yaml.safe_load(head), tuple(happens))


def turns(path: Path) -> tuple[Turn, ...]:
    """Return what was typed in a transcript, with the answers that stand there."""
    _, _, body = path.read_text(encoding="utf-8").partition("\n\n")
    found = [Turn("", ())]
    for line in filter(None, body.splitlines()):
        if line.startswith(KEPT):
            found.append(Turn(line.removeprefix(SAID), ()))
        else:
            found[-1] = Turn(found[-1].line, (*found[-1].answer, line))
    return tuple(found)


def answers(path: Path, typed: str) -> tuple[str, ...]:
    """Return what was answered to a line; it must have been typed once."""
    (found,) = (turn.answer for turn in turns(path) if turn.line == typed)
    return found


def sentences(path: Path) -> tuple[str, ...]:
    """Return all that the companion says in a transcript."""
    return tuple(sentence for turn in turns(path) for sentence in turn.answer)


def written(one: Evening, home: Path) -> str:
    """Return the whole text that a transcript should have."""
    if "start" not in one.settings:
        return "\n".join((one.head, "", *_parted(tuple(_with_earphone(one))))) + "\n"
    settings = home / "settings.yaml"
    settings.write_text(yaml.safe_dump(one.settings.get("config", {})), "utf-8")
    start = f"$ {one.settings['start']}"
    told = list[str]()
    for number, (command, lines) in enumerate(_starts((start, *one.lines))):
        told += [command] if number else []
        arguments = [*shlex.split(command[2:]), "--config", str(settings)]
        told += map(_plain, _played(home, arguments, lines).splitlines())
    return "\n".join((one.head, "", *_parted(told))) + "\n"


def _with_earphone(one: Evening) -> Iterator[str]:
    """Yield a game at a table where one player has an earphone, and what is in it."""
    told = one.settings
    game = restored(told["game"], {}, "transcript").game()
    seats = tuple(Seat(name.strip()) for name in told["players"].split(","))
    session = Session.begin(game, seats, told["language"], languages())
    table = Table(replace(session, has_earphone=True), Locales(), None)
    for line in one.lines:
        spoken = table.answer_json(line[len(SAID) :], Transcript(line[len(SAID) :]))
        yield line
        mark = IN_THE_EAR if spoken.answer.is_private else ""
        yield from (f"{mark}{sentence}" for sentence in spoken.said)


def _plain(line: str) -> str:
    """Return an answer of the JSON interface as people hear it: what is said."""
    if not line.startswith('{"heard"'):
        return line
    said = json.loads(line)["said"]
    return "\n".join(said) or SILENCE


def _parted(lines: Sequence[str]) -> Iterator[str]:
    """Set what follows a typed line apart from what came before it."""
    for number, line in enumerate(lines):
        if number > 0 and line.startswith(KEPT):
            yield ""
        yield line


def _starts(lines: Sequence[str]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each start with what is typed then; after a power cut, all begins anew."""
    command, typed = lines[0], list[str]()
    for line in lines[1:]:
        if line.startswith(AGAIN):
            yield command, tuple(typed)
            command, typed = line, []
        else:
            typed.append(line)
    yield command, tuple(typed)


def _played(home: Path, arguments: Sequence[str], lines: tuple[str, ...]) -> str:
    """Return what a terminal shows; where the power goes, a process of its own dies."""
    if POWER_CUT not in lines:
        out = io.StringIO()
        with _at_home(home), contextlib.redirect_stdout(out):
            _type(arguments, lines)
        return out.getvalue()
    done = subprocess.run(
        [sys.executable, "-m", "tests.journeys.evening", *arguments],
        input="\n".join(lines),
        capture_output=True,
        encoding="utf-8",
        env=environment(home),
        timeout=120,
        check=False,
    )
    assert done.returncode == -signal.SIGKILL, done.stderr
    return done.stdout


@contextlib.contextmanager
def _at_home(home: Path) -> Iterator[None]:
    """Let this process have the files of somebody, for a while."""
    before, stdin = dict(os.environ), sys.stdin
    os.environ.update(environment(home))
    try:
        yield
    finally:
        sys.stdin = stdin
        os.environ.clear()
        os.environ.update(before)


def _type(arguments: Sequence[str], lines: Sequence[str]) -> None:
    """Start the program and type lines, each as soon as it is read."""
    sys.stdin = io.TextIOWrapper(io.BufferedReader(_Typed(lines)))
    with contextlib.suppress(SystemExit):
        main(list(arguments))


class _Typed(io.RawIOBase):
    """Give one line at a time, and print it where it is read."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = iter(lines)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        line = next(self._lines, None)
        if line is None:
            return 0
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
        if line == POWER_CUT:
            os.kill(os.getpid(), signal.SIGKILL)
        typed = f"{line.removeprefix(SAID)}\n".encode()
        buffer[: len(typed)] = typed
        return len(typed)


if __name__ == "__main__":
    _type(sys.argv[1:], sys.stdin.read().splitlines())
