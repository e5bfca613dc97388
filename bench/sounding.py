"""How soon the companion is heard, and how soon it is silent: on virtual devices."""

import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import Popen

from bench.figures import figure, latest

LINES = (
    "new round, Alice begins",
    *("leftover blue five", "leftover blue six", "leftover green four"),
    "the row shows a portal and a dagger",
    "seven steps to the Moon",
    *("Alice plays blue one", "Ben plays green six", "Chloe plays blue four"),
    *("how far is the Moon", "what is the score", "what does the portal do"),
    *("undo", "redo", "whose turn is it", "where are we"),
)
LONG = "One two three four five six seven eight nine ten eleven twelve thirteen."
CUTS = 5


def sound() -> None:
    """Print the times from a line to its first sample, and from the key to silence."""
    from tests.voice.sound_server import missing_programs  # noqa: PLC0415

    name = "from a line to the first sample of its answer"
    missing = missing_programs()
    if missing:
        print(f"{name}: virtual sound devices need {', '.join(missing)}")
        return
    with tempfile.TemporaryDirectory() as folder:
        found = list(first_samples(Path(folder)))
        figure(name, "ms", found)
        latest(name, "ms", found)
        figure("from the key to silence", "ms", silences(Path(folder)))


def first_samples(folder: Path) -> Iterator[float]:
    """Yield milliseconds until the first sample of each answer is in the room."""
    from tests.voice.sound_server import SoundServer  # noqa: PLC0415

    server = SoundServer(folder)
    process = server.start(sys.executable, "-m", "tests.voice.speak")
    for line in ("answer help", *(f"answer {line}" for line in LINES)):
        printed = _printed(process, line)
        if line != "answer help":  # The first one waits until the engine has started.
            yield float(printed.split()[1])
        _order(process, "cut")
        while not _line(process).startswith("over"):
            pass
    process.communicate(timeout=10)
    server.close()


def silences(folder: Path) -> Iterator[float]:
    """Yield milliseconds until nothing is heard any more of a sentence that is cut."""
    from tests.voice.playing import Monitor  # noqa: PLC0415
    from tests.voice.sound_server import SoundServer  # noqa: PLC0415

    server = SoundServer(folder)
    process = server.start(sys.executable, "-m", "tests.voice.speak")
    monitor = Monitor(server.record())
    for _ in range(CUTS):
        _printed(process, f"say {LONG}")
        time.sleep(1.0)
        cut = monitor.seconds
        _order(process, "cut")
        time.sleep(0.8)
        yield max(0.0, (monitor.last_sound() - cut) * 1000)
    process.communicate(timeout=10)
    server.close()


def _printed(process: "Popen[str]", order: str) -> str:
    """Return what is printed when an answer begins to be heard."""
    _order(process, order)
    while not (line := _line(process)).startswith("begun"):
        pass
    return line


def _order(process: "Popen[str]", order: str) -> None:
    assert process.stdin is not None
    process.stdin.write(f"{order}\n")
    process.stdin.flush()


def _line(process: "Popen[str]") -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line, "the program has ended"
    return line
