"""What the understanding on sounds takes before the first line."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from bench.misheard import SEATS
from companion.games.shamans.configuration import Configuration
from companion.language.locale import load_locale

MISHEARD = "abracadabra"
"""What no sentence clearly is: its sounds are compared."""
PREPARED = 3


def preparations(language: str) -> Iterator[float]:
    """Yield seconds until a language has been prepared for a table.

    Each time it is another process: what was read once is kept.
    """
    for _ in range(PREPARED):
        with ProcessPoolExecutor(1, get_context("spawn")) as process:
            yield process.submit(_prepared, language).result()


def _prepared(language: str) -> float:
    begun = time.process_time()
    locale = load_locale(language, Configuration().game())
    locale.understanding(SEATS).guesses(MISHEARD)
    return time.process_time() - begun


def memory(language: str) -> float | None:
    """Return the resident megabytes of a table that has compared sounds.

    `None` where the system does not tell them as Linux does.
    """
    command = [sys.executable, "-m", "companion", "play", "shamans"]
    table = ["--language", language, "--players", ",".join(SEATS)]
    with tempfile.TemporaryDirectory() as folder:
        # No file of this game is left among those of the user.
        home = dict.fromkeys(("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"), folder)
        with subprocess.Popen(
            [*command, *table, "--json"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, **home},
        ) as started:
            assert started.stdin is not None
            assert started.stdout is not None
            started.stdin.write(f"{MISHEARD}\n".encode())
            started.stdin.flush()
            started.stdout.readline()
            resident = _resident(started.pid)
            started.kill()
    return resident


def _resident(process: int) -> float | None:
    status = Path(f"/proc/{process}/status")
    if not status.is_file():
        return None
    lines = status.read_text(encoding="utf-8").splitlines()
    (size,) = (line.split()[1] for line in lines if line.startswith("VmRSS"))
    return int(size) / 1024
