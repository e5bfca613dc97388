"""A loudspeaker that says whether everything was played."""

import threading
import time
from collections.abc import Callable
from functools import cached_property
from typing import Any

import numpy as np

from companion.core.errors import CompanionError
from companion.sound import SAMPLE_BYTES, Sound, portaudio

_MARGIN = 3.0
"""Seconds that a device may take beyond the length of the sound."""
_LEAD_OUT = 0.1
"""Seconds of silence at the end: some devices cut the last sound."""
_INAUDIBLE = 30
"""The loudest sample of what nobody hears."""
_CANCEL_CHECK = 0.02
"""Seconds after which somebody who wants silence is noticed."""


class LoudspeakerMissing(CompanionError):
    """No loudspeaker can be opened."""

    def __init__(self, device: str | None, reason: str) -> None:
        """Keep the name that was asked for, and why."""
        super().__init__(
            f"{device or 'default loudspeaker'}: cannot be opened ({reason}); plug in "
            "a loudspeaker, or read the text."
        )
        self.device = device
        self.reason = reason


class LoudspeakerLost(CompanionError):
    """A loudspeaker has not played everything that it was given."""

    def __init__(self, device: str | None, reason: str) -> None:
        """Keep the name that was asked for, and why."""
        super().__init__(
            f"{device or 'default loudspeaker'}: has stopped ({reason}); plug it in "
            "again, or read the text."
        )
        self.device = device
        self.reason = reason


class Loudspeaker:
    """Play one sound at a time on a device."""

    def __init__(self, device: str | None = None) -> None:
        """Take a device by its name, or the default one; nothing is opened yet."""
        self._device = device

    def play(
        self,
        sound: Sound,
        cancelled: threading.Event,
        ends: Callable[[float], None] = lambda _: None,
    ) -> bool:
        """Play a sound and return whether all of it was played; else it was cancelled.

        When the last of it is on its way, `ends` is told at which time of
        `time.monotonic` it will have been heard.

        Raises:
            LoudspeakerMissing: where there is none.
            LoudspeakerLost: where it did not play everything in time.
            SoundLibraryMissing: where the library for sound is missing.
        """
        sounddevice = portaudio()
        playing = _Playing(sounddevice, sound, cancelled, ends)
        try:
            stream = playing.opened(self._device)
        except (sounddevice.PortAudioError, ValueError) as error:
            raise LoudspeakerMissing(self._device, _reason(error)) from error
        try:
            stream.start()
            playing.wait()
        except sounddevice.PortAudioError as error:
            raise LoudspeakerLost(self._device, _reason(error)) from error
        finally:
            # Cut at once: a device that was asked politely goes on for a while.
            stream.abort(ignore_errors=True)
            stream.close(ignore_errors=True)
        if cancelled.is_set():
            return False
        if not playing.is_complete:
            raise LoudspeakerLost(self._device, "not everything was played")
        return True


class _Playing:
    """Give a sound to a stream, block by block."""

    def __init__(
        self,
        sounddevice: Any,
        sound: Sound,
        cancelled: threading.Event,
        ends: Callable[[float], None],
    ) -> None:
        self._finished = threading.Event()
        self._sounddevice = sounddevice
        self._rate = sound.rate
        silence = bytes(round(sound.rate * _LEAD_OUT) * SAMPLE_BYTES)
        self._samples = b"".join(sound.blocks) + silence
        self._position = 0
        self._cancelled = cancelled
        self._ends: Callable[[float], None] | None = ends

    @cached_property
    def _audible(self) -> int:
        """Return how much of the sound there is before nothing more is to be heard."""
        samples = np.abs(np.frombuffer(self._samples, dtype="<i2").astype(np.int32))
        loud = np.flatnonzero(samples > _INAUDIBLE)
        return (int(loud[-1]) + 1) * SAMPLE_BYTES if loud.size else 0

    @property
    def is_complete(self) -> bool:
        """Return whether the device has finished with all of the sound."""
        return self._finished.is_set() and self._position == len(self._samples)

    def wait(self) -> None:
        """Wait until it is over, cancelled, or takes longer than it may."""
        seconds = len(self._samples) / SAMPLE_BYTES / self._rate
        latest = time.monotonic() + seconds + _MARGIN
        while not self._finished.wait(_CANCEL_CHECK):
            if self._cancelled.is_set() or time.monotonic() > latest:
                return

    def opened(self, device: str | None) -> Any:
        """Return a stream at the rate of the sound, or else at that of the device."""
        try:
            return self._stream(device)
        except self._sounddevice.PortAudioError:
            found = self._sounddevice.query_devices(device, "output")
            self._resample(round(found["default_samplerate"]))
            return self._stream(device)

    def _stream(self, device: str | None) -> Any:
        return self._sounddevice.RawOutputStream(
            samplerate=self._rate,
            device=device,
            channels=1,
            dtype="int16",
            callback=self._fill,
            finished_callback=self._finished.set,
        )

    def _resample(self, rate: int) -> None:
        samples = np.frombuffer(self._samples, dtype="<i2")
        places = np.arange(round(len(samples) * rate / self._rate))
        heard = np.interp(places * self._rate / rate, np.arange(len(samples)), samples)
        self._samples = heard.astype("<i2").tobytes()
        self._rate = rate

    def _fill(self, block: Any, _frames: int, times: Any, _status: object) -> None:
        part = self._samples[self._position : self._position + len(block)]
        block[:] = part + bytes(len(block) - len(part))
        self._position += len(part)
        if self._ends is not None and self._position >= self._audible:
            lag = times.outputBufferDacTime - times.currentTime
            rest = (self._audible - self._position + len(part)) / SAMPLE_BYTES
            self._ends(time.monotonic() + max(0.0, lag + rest / self._rate))
            self._ends = None
        if len(part) < len(block):
            raise self._sounddevice.CallbackStop


def _reason(error: Exception) -> str:
    return " ".join(str(error).split()).rstrip(".")
