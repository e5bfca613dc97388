"""Start the companion as people and programs do: as a process."""

import contextlib
import io
import json
import logging
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from companion.cli import main

ROOT = Path(__file__).parents[2]
PLAYERS = "Alice,Bruno,Chloé"


@dataclass(frozen=True)
class Done:
    """Hold what a process printed, and how it ended."""

    status: int
    out: tuple[str, ...]
    log: str

    @property
    def answers(self) -> tuple[dict[str, object], ...]:
        """Return the lines as answers of the JSON interface."""
        return tuple(json.loads(line) for line in self.out)


def environment(home: Path) -> Mapping[str, str]:
    """Return the environment of somebody whose files all lie in one folder."""
    folders = {
        name: str(home)
        for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")
    }
    system = {"LANG": "C.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}
    return {**os.environ, **folders, **system, "PYTHONPATH": str(ROOT)}


def command(*arguments: str | Path) -> Sequence[str]:
    """Return what starts the companion of this repository."""
    return [sys.executable, "-m", "companion", *map(str, arguments)]


def run(home: Path, *arguments: str | Path, lines: str | bytes = "") -> Done:
    """Run the companion on some lines, from a folder that is not the repository."""
    done = subprocess.run(
        command(*arguments),
        input=lines.encode() if isinstance(lines, str) else lines,
        capture_output=True,
        cwd=home,
        env=environment(home),
        timeout=120,
        check=False,
    )
    out = tuple(done.stdout.decode("utf-8").split("\n")[:-1])
    return Done(done.returncode, out, done.stderr.decode("utf-8"))


def inside(home: Path, *arguments: str | Path, lines: str = "") -> Done:
    """Run the companion like `run`, but in this process: it starts at once.

    What it logs goes where a process has it, not where pytest collects it.
    """
    out, log = io.StringIO(), io.StringIO()
    typed = io.TextIOWrapper(io.BufferedReader(io.BytesIO(lines.encode())))
    before, here, stdin = dict(os.environ), Path.cwd(), sys.stdin
    handlers, logging.root.handlers = logging.root.handlers, []
    os.environ.update(environment(home))
    os.chdir(home)
    sys.stdin = typed
    status = 0
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(log):
            main(list(map(str, arguments)))
    except SystemExit as ended:
        status = ended.code if isinstance(ended.code, int) else 1
    finally:
        logging.root.handlers = handlers
        sys.stdin = stdin
        os.chdir(here)
        os.environ.clear()
        os.environ.update(before)
    return Done(status, tuple(out.getvalue().split("\n")[:-1]), log.getvalue())
