"""Sound as numbers: blocks of samples, files of them, the library of the devices."""

import contextlib
import ctypes
import importlib
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from companion.core.errors import CompanionError

LOWEST_RATE, HIGHEST_RATE = 4_000, 384_000
"""Samples a second; outside of these nothing can be recognized or played."""
SAMPLE_BYTES = 2

_BLOCK_SECONDS = 0.1
_FULL_SCALE = 32_767
_INAUDIBLE = 30
"""The loudest sample of what nobody hears."""


class SoundFileUnreadable(CompanionError):
    """A file of sound is missing, broken, or of a kind that nobody knows."""

    def __init__(self, path: Path, reason: str) -> None:
        """Keep which file and why."""
        super().__init__(f"{path}: cannot be read as sound ({reason}).")
        self.path = path
        self.reason = reason


class SoundLibraryMissing(CompanionError):
    """The library for microphones and loudspeakers is not on this machine."""

    library = "PortAudio"
    debian_package = "libportaudio2"

    def __init__(self) -> None:
        super().__init__(
            f"The sound library {self.library} is missing; install it (on Debian and "
            f"Ubuntu: apt install {self.debian_package})."
        )


def _nothing_to_close() -> None:
    pass


@dataclass(frozen=True, slots=True)
class Sound:
    """Hold sound as it comes: blocks of 16-bit mono samples, to be taken once."""

    rate: int
    """Samples a second, as they really are."""
    blocks: Iterable[bytes]
    close: Callable[[], None] = _nothing_to_close
    """Let go of the device it comes from, however much of it was taken."""


def amplified(sound: Sound, gain: float) -> Sound:
    """Return a sound that is louder by a factor, or softer; what is too loud is cut."""
    blocks = (_amplified(block, gain) for block in sound.blocks)
    return sound if gain == 1 else replace(sound, blocks=blocks)


def _amplified(block: bytes, gain: float) -> bytes:
    samples = np.frombuffer(block, dtype="<i2") * gain
    return np.clip(samples, -_FULL_SCALE, _FULL_SCALE).astype("<i2").tobytes()


def span(samples: bytes) -> tuple[int, int]:
    """Return where in 16-bit samples, in bytes, what can be heard begins and ends."""
    levels = np.abs(np.frombuffer(samples, dtype="<i2").astype(np.int32))
    loud = np.flatnonzero(levels > _INAUDIBLE)
    if not loud.size:
        return 0, 0
    return int(loud[0]) * SAMPLE_BYTES, (int(loud[-1]) + 1) * SAMPLE_BYTES


def trimmed(sound: Sound, around: float) -> Sound:
    """Return a sound with so many seconds of its silence before and after it."""
    samples = b"".join(sound.blocks)
    kept = round(sound.rate * around) * SAMPLE_BYTES
    first, last = span(samples)
    return replace(sound, blocks=(samples[max(0, first - kept) : last + kept],))


def seconds(sound: Sound) -> float:
    """Return how long a sound takes of which all blocks are there."""
    return sum(map(len, sound.blocks)) / SAMPLE_BYTES / sound.rate


def read_sound(path: Path) -> Sound:
    """Open a file of sound, of any rate and number of channels, and return it as mono.

    Raises:
        SoundFileUnreadable: at once, or while the blocks are taken.
    """
    if not path.is_file():
        raise SoundFileUnreadable(path, "there is no such file")
    try:
        file: Any = importlib.import_module("soundfile").SoundFile(path)
    except (OSError, RuntimeError, TypeError, ValueError) as error:
        raise SoundFileUnreadable(path, _reason(error)) from error
    rate = int(file.samplerate)
    if not LOWEST_RATE <= rate <= HIGHEST_RATE:
        file.close()
        raise SoundFileUnreadable(path, f"{rate} samples a second")
    return Sound(rate, _blocks(path, file))


def mono(block: bytes, channels: int) -> bytes:
    """Return a block of samples of several channels as one channel, their mean."""
    if channels == 1:
        return block
    samples = np.frombuffer(block, dtype="<i2").reshape(-1, channels)
    return bytes(samples.mean(axis=1).astype("<i2"))


def portaudio(*, anew: bool = False) -> Any:
    """Return the module `sounddevice`, which looks for devices when it is imported.

    To look for them anew ends everything that plays or listens in this process.

    Raises:
        SoundLibraryMissing: where the machine has no PortAudio.
    """
    is_known = "sounddevice" in sys.modules
    try:
        module = importlib.import_module("sounddevice")
    except OSError as error:
        raise SoundLibraryMissing from error
    _silence_alsa()
    if anew and is_known:
        # There is no public way, and without it a replugged device is never seen.
        module._terminate()
        module._initialize()
    return module


@cache
def _silence_alsa() -> object:
    """Keep what ALSA prints about its devices away from the table's lines."""
    handler = ctypes.CFUNCTYPE(None)(_ignore)
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(handler)
    return handler  # Kept, since ALSA calls it as long as the program runs.


def _ignore() -> None:
    pass


def _blocks(path: Path, file: Any) -> Iterator[bytes]:
    frames = max(1, round(file.samplerate * _BLOCK_SECONDS))
    with file:
        while True:
            try:
                # Read as fractions: whole numbers of a file of fractions are all zero.
                block = file.read(frames, dtype="float32", always_2d=True)
            except (OSError, RuntimeError) as error:
                raise SoundFileUnreadable(path, _reason(error)) from error
            if not len(block):
                return
            mono = np.nan_to_num(block.mean(axis=1), posinf=1.0, neginf=-1.0)
            samples = np.clip(mono, -1.0, 1.0) * _FULL_SCALE
            yield samples.astype("<i2").tobytes()


def _reason(error: Exception) -> str:
    return str(error).replace("\n", " ").rstrip(".")
