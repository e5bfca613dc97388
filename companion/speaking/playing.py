"""One sound on its way to a device, block by block."""

import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from companion.sound import SAMPLE_BYTES, Sound, span

_OPENING = 3.0
"""Seconds that a device may take until it asks for the first block."""
_STARVED = 1.0
"""Seconds without asking for more after which a device is gone: no error tells."""
_LEAD_OUT = 0.1
"""Seconds of silence at the end: some devices cut the last sound."""
_CUT_PATIENCE = 0.15
"""Seconds in which a device asks for more at least once, and may be told to stop."""
_CANCEL_CHECK = 0.02
"""Seconds after which somebody who wants silence is noticed."""


class Playing:
    """Give a sound to a stream, block by block."""

    def __init__(
        self,
        sounddevice: Any,
        sound: Sound,
        ends: Callable[[float], None],
        begins: Callable[[float], None],
    ) -> None:
        """Take the library, the sound, and who is told of its begin and its end."""
        self._finished = threading.Event()
        self._sounddevice = sounddevice
        self._rate = sound.rate
        self._samples = b"".join(sound.blocks) + self._silence(_LEAD_OUT)
        self._position = 0
        self._asked = 0.0
        """When the device has asked for a block last; 0 before it has."""
        self._is_cut = False
        self._begins: Callable[[float], None] | None = begins
        self._ends: Callable[[float], None] | None = ends
        self._audible = span(self._samples)

    @property
    def is_complete(self) -> bool:
        """Return whether the device has finished with all of the sound."""
        return self._finished.is_set() and self._position == len(self._samples)

    def lead_in(self, seconds: float) -> None:
        """Begin with so much silence."""
        silence = self._silence(seconds)
        self._samples = silence + self._samples
        first, last = self._audible
        self._audible = first + len(silence), last + len(silence)

    def wait(self, cancelled: threading.Event) -> None:
        """Wait until it is over, cancelled, or the device is gone."""
        begun = time.monotonic()
        while not self._finished.wait(_CANCEL_CHECK):
            since = time.monotonic() - (self._asked or begun)
            if since > (_STARVED if self._asked else _OPENING):
                return
            if cancelled.is_set():
                # A stream that others end at its beginning may leave a thread behind.
                self._is_cut = True
                self._finished.wait(_CUT_PATIENCE)
                return

    def opened(self, device: Any) -> Any:
        """Return a stream at the rate of the sound, or else at that of the device."""
        try:
            return self._stream(device["index"])
        except self._sounddevice.PortAudioError:
            self._resample(round(device["default_samplerate"]))
            return self._stream(device["index"])

    def _stream(self, device: int) -> Any:
        return self._sounddevice.RawOutputStream(
            samplerate=self._rate,
            device=device,
            channels=1,
            dtype="int16",
            callback=self._fill,
            finished_callback=self._finished.set,
        )

    def _silence(self, seconds: float) -> bytes:
        return bytes(round(self._rate * seconds) * SAMPLE_BYTES)

    def _resample(self, rate: int) -> None:
        samples = np.frombuffer(self._samples, dtype="<i2")
        places = np.arange(round(len(samples) * rate / self._rate))
        heard = np.interp(places * self._rate / rate, np.arange(len(samples)), samples)
        self._samples = heard.astype("<i2").tobytes()
        self._rate = rate
        self._audible = span(self._samples)

    def _fill(self, block: Any, _frames: int, times: Any, _status: object) -> None:
        self._asked = time.monotonic()
        if self._is_cut:
            block[:] = bytes(len(block))
            raise self._sounddevice.CallbackAbort
        part = self._samples[self._position : self._position + len(block)]
        block[:] = part + bytes(len(block) - len(part))
        before, self._position = self._position, self._position + len(part)
        lag = max(0.0, times.outputBufferDacTime - times.currentTime)
        first, last = self._audible
        if self._begins is not None and self._position > first:
            self._begins(self._asked + lag + self._seconds(first - before))
            self._begins = None
        if self._ends is not None and self._position >= last:
            self._ends(self._asked + lag + self._seconds(last - before))
            self._ends = None
        if len(part) < len(block):
            raise self._sounddevice.CallbackStop

    def _seconds(self, size: int) -> float:
        return max(0, size) / SAMPLE_BYTES / self._rate
