"""A companion that plays by voice on virtual devices, as a test sees and hears it."""

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, SimpleQueue
from subprocess import Popen
from typing import BinaryIO

import numpy as np
import numpy.typing as npt

from tests.voice.sound_server import RATE, Recording, SoundServer

LONGEST = 30.0
"""Seconds in which anything happens, on a busy machine."""
_CHECK = 0.02
_WAV_HEADER = 100
_SILENT = 30
"""The loudest sample of silence."""


class Playing:
    """Hold the companion, what it has printed, and the line that is typed to it."""

    def __init__(self, process: "Popen[str]", lines: BinaryIO) -> None:
        self.process = process
        self._lines = lines
        self._printed: SimpleQueue[str] = SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def type(self, line: str = "") -> None:
        """Type a line; without words it is the key."""
        self._lines.write(f"{line}\n".encode())

    def line(self, patience: float = LONGEST) -> str:
        """Return the next line that is printed; nothing where there is none in time."""
        try:
            return self._printed.get(timeout=patience)
        except Empty:
            return ""

    def lines(self, count: int) -> list[str]:
        """Return the next lines that are printed."""
        return [self.line() for _ in range(count)]

    def recognizer(self) -> int:
        """Return the id of the process that hears, once it has loaded its library."""
        latest = time.monotonic() + LONGEST
        while time.monotonic() < latest:
            for process_id in _children(self.process.pid):
                if "libvosk" in _maps(process_id):
                    return process_id
            time.sleep(_CHECK)
        raise AssertionError("there is no recognizer")

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._printed.put(line.rstrip("\n"))


class Monitor:
    """Follow what comes out of the loudspeaker while it is being recorded."""

    def __init__(self, recording: Recording) -> None:
        self._recording = recording

    @property
    def seconds(self) -> float:
        """Return how much has been recorded."""
        return len(self._samples()) / RATE

    def since(self, seconds: float) -> "npt.NDArray[np.int16]":
        """Return what has been heard since a time of the recording."""
        return self._samples()[round(seconds * RATE) :]

    def last_sound(self) -> float:
        """Return when in the recording something was heard last; 0 if never."""
        return self.last_sound_before(np.inf)

    def last_sound_before(self, seconds: float) -> float:
        """Return when something was heard last before a time of the recording."""
        loud = np.flatnonzero(np.abs(self._samples(seconds)) > _SILENT)
        return float(loud[-1] + 1) / RATE if loud.size else 0.0

    def wait_for(self, seconds: float) -> None:
        """Return when so much more has been recorded."""
        end = self.seconds + seconds
        self._wait(lambda: self.seconds >= end)

    def wait_for_sound(self, after: float = 0.0) -> None:
        """Return when something is heard after a time of the recording."""
        self._wait(lambda: self.last_sound() > after)

    def wait_for_silence(self, seconds: float = 1.5) -> None:
        """Return when something was heard and nothing has been heard for a while."""
        self._wait(lambda: 0 < self.last_sound() < self.seconds - seconds)

    def _wait(self, is_so: Callable[[], bool]) -> None:
        latest = time.monotonic() + LONGEST
        while not is_so():
            assert time.monotonic() < latest, "it is never heard"
            time.sleep(_CHECK)

    def _samples(self, before: float = np.inf) -> "npt.NDArray[np.int16]":
        data = self._recording.path.read_bytes()[_WAV_HEADER:]
        samples = np.frombuffer(data[: len(data) // 2 * 2], dtype="<i2")
        return samples[: round(min(before * RATE, len(samples)))]


@contextmanager
def playing(
    server: SoundServer, model: Path, folder: Path, listening: str = "press"
) -> Iterator[Playing]:
    """Give a companion that plays by voice until the lines end."""
    pipe = folder / "lines"
    os.mkfifo(pipe)
    process = server.run("play", str(model), str(pipe), listening)
    with pipe.open("wb", buffering=0) as lines:
        yield Playing(process, lines)
    process.wait(timeout=LONGEST)


def kill(process_id: int) -> None:
    """End a process at once."""
    os.kill(process_id, signal.SIGKILL)


def _children(process_id: int) -> list[int]:
    listed = Path(f"/proc/{process_id}/task/{process_id}/children")
    threads = Path(f"/proc/{process_id}/task").glob("*/children")
    files = {listed, *threads}
    return [int(child) for one in files for child in _text(one).split()]


def _maps(process_id: int) -> str:
    return _text(Path(f"/proc/{process_id}/maps"))


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return ""
