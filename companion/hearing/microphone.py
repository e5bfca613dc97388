"""A microphone that is open only while somebody wants to be heard."""

import threading
from collections.abc import Iterator
from queue import Empty, SimpleQueue
from typing import Any

from companion.core.errors import CompanionError
from companion.hearing.speech import until_silence
from companion.sound import Sound, portaudio

_BLOCK = 0.03
"""Seconds of one block."""
_KEPT_BLOCKS = 400
"""Blocks that wait for a slow recognizer at most."""
_STARVED = 1.0
"""Seconds without a block after which the device is gone: no error tells."""


class MicrophoneMissing(CompanionError):
    """No microphone can be opened."""

    def __init__(self, device: str | None, reason: str) -> None:
        """Keep the name that was asked for, and why."""
        super().__init__(
            f"{device or 'default microphone'}: cannot be opened ({reason}); plug in "
            "a microphone, or play by keyboard."
        )
        self.device = device
        self.reason = reason


class MicrophoneLost(CompanionError):
    """A microphone that was open gives no sound any more."""

    def __init__(self, device: str | None) -> None:
        """Keep the name that was asked for."""
        super().__init__(
            f"{device or 'default microphone'}: gives no sound any more; plug it in "
            "again, or play by keyboard."
        )
        self.device = device


class Microphone:
    """Listen when told to, until told to stop or until speech has ended."""

    def __init__(self, device: str | None = None) -> None:
        """Take a device by its name, or the default one; nothing is opened yet."""
        self.dropped = 0
        """Blocks that were lost because nobody took them in time."""
        self._device = device
        self._lock = threading.Lock()
        self._stream: Any = None
        self._blocks: SimpleQueue[bytes | None] = SimpleQueue()

    def listen(self) -> Sound:
        """Open the microphone and return what it hears, until `close` or silence.

        Who takes the sound closes it, to close the microphone after a silence.

        Raises:
            MicrophoneMissing: where there is none.
            SoundLibraryMissing: where the library for sound is missing.
            MicrophoneLost: while the blocks are taken, where it was unplugged.
        """
        self.close()
        sounddevice = portaudio()
        blocks: SimpleQueue[bytes | None] = SimpleQueue()
        with self._lock:
            try:
                found = sounddevice.query_devices(self._device, "input")
                rate = round(found["default_samplerate"])
                stream = sounddevice.RawInputStream(
                    samplerate=rate,
                    blocksize=round(rate * _BLOCK),
                    device=self._device,
                    channels=1,
                    dtype="int16",
                    callback=self._keep(blocks),
                )
                stream.start()
            except (sounddevice.PortAudioError, ValueError) as error:
                raise MicrophoneMissing(self._device, _reason(error)) from error
            self._stream, self._blocks = stream, blocks
        return Sound(
            rate,
            until_silence(Sound(rate, self._taken(blocks))),
            lambda: self._close(stream),
        )

    def close(self) -> None:
        """Close the microphone at once; what it has heard is still given out."""
        with self._lock:
            stream = self._stream
        self._close(stream)

    def _close(self, stream: Any) -> None:
        """Close a stream, if it has not been closed before."""
        with self._lock:
            if stream is None or stream is not self._stream:
                return
            self._stream = None
            stream.abort(ignore_errors=True)
            stream.close(ignore_errors=True)
            self._blocks.put(None)

    def _keep(self, blocks: "SimpleQueue[bytes | None]") -> Any:
        def callback(block: Any, _frames: int, _time: object, _status: object) -> None:
            if blocks.qsize() < _KEPT_BLOCKS:
                blocks.put(bytes(block))
            else:
                self.dropped += 1

        return callback

    def _taken(self, blocks: "SimpleQueue[bytes | None]") -> Iterator[bytes]:
        while True:
            try:
                block = blocks.get(timeout=_STARVED)
            except Empty:
                raise MicrophoneLost(self._device) from None
            if block is None:
                return
            yield block


def _reason(error: Exception) -> str:
    return " ".join(str(error).split()).rstrip(".")
