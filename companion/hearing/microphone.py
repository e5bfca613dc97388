"""A microphone that is open only while somebody wants to be heard."""

import contextlib
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from queue import Empty, Full, Queue

from companion.core.errors import CompanionError
from companion.hearing.capture import (
    STARVED,
    Close,
    Closed,
    Lag,
    Lost,
    Missing,
    NoLibrary,
    Open,
    Opened,
    Taken,
    Told,
    serve,
)
from companion.hearing.speech import Block, until_silence
from companion.sound import Sound, SoundLibraryMissing
from companion.spawning import spawned

_KEPT = 400
"""Blocks that wait at most for a slow recognizer: some twelve seconds."""
_END_PATIENCE = 1.0
_OPENING = 20.0
"""Seconds in which a process starts and looks for devices, on a busy machine."""
_HUNG = STARVED + 2.0
"""Seconds after which a process that tells nothing hangs in a device that is gone."""


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


class MicrophoneUnknown(MicrophoneMissing):
    """There are microphones, but none of the name that was asked for."""

    def __init__(self, device: str, known: tuple[str, ...]) -> None:
        """Keep the name that was asked for, and those there are."""
        super().__init__(device, f"there is none of this name, but {'; '.join(known)}")
        self.device: str = device
        self.known = known


class MicrophoneLost(CompanionError):
    """A microphone that was open gives no sound any more."""

    def __init__(self, device: str | None) -> None:
        """Keep the name that was asked for."""
        super().__init__(
            f"{device or 'default microphone'}: gives no sound any more; plug it in "
            "again, or play by keyboard."
        )
        self.device = device


@dataclass(frozen=True, slots=True)
class Stream:
    """Hold an open microphone; one thread takes its blocks."""

    rate: int
    """Samples a second, as they really are."""
    blocks: Iterator[Block]
    """They end when it is closed; `MicrophoneLost` is raised where it is unplugged."""


class Microphone:
    """Listen in a process of its own, which looks for devices at each opening.

    A microphone that was unplugged and plugged in again is found, and whatever goes
    wrong in the library for sound harms neither the game nor what is being played.
    """

    def __init__(self, name: str | None = None) -> None:
        """Take a device by its name, or the default one; nothing is opened yet.

        A part of the name is enough; the host API may follow after a comma.
        """
        self._name = name
        self._opening = threading.Lock()
        self._lock = threading.Lock()
        self._capture: _Capture | None = None
        self._number = 0
        self._dropped = 0

    @property
    def dropped(self) -> int:
        """Return how many blocks were lost because nobody took them in time."""
        with self._lock:
            return self._dropped + (self._capture.dropped if self._capture else 0)

    def start(self) -> None:
        """Start the process, without waiting for it: opening is quicker then."""
        self._started()

    def listen(self) -> Sound:
        """Open the microphone and return what it hears, until `close` or silence.

        Who takes the sound closes it, to close the microphone after a silence.

        Raises:
            MicrophoneMissing: where there is none.
            SoundLibraryMissing: where the library for sound is missing.
            MicrophoneLost: while the blocks are taken, where it was unplugged.
        """
        stream = self.stream()
        return Sound(stream.rate, until_silence(stream.blocks), self.close)

    def stream(self) -> Stream:
        """Open the microphone and return what it hears, until `close`.

        Raises:
            MicrophoneMissing: where there is none.
            SoundLibraryMissing: where the library for sound is missing.
        """
        with self._opening:
            self.close()
            capture = self._started()
            with self._lock:
                self._number += 1
                number = self._number
            capture.send(Open(number, self._name))
            match capture.next(number, _OPENING):
                case Opened(rate=rate):
                    return Stream(rate, self._blocks(capture, number))
                case Missing(known=tuple() as known) if self._name is not None:
                    raise MicrophoneUnknown(self._name, known)
                case Missing(reason=reason):
                    raise MicrophoneMissing(self._name, reason)
                case NoLibrary():
                    raise SoundLibraryMissing
                case _:
                    self._end(capture)
                    raise MicrophoneMissing(self._name, "its process has ended")

    def close(self) -> None:
        """Close the microphone at once; what it has heard is still given out."""
        with self._lock:
            capture, number = self._capture, self._number
        if capture is not None:
            capture.send(Close(number))

    def end(self) -> None:
        """Close the microphone, and end its process."""
        with self._lock:
            capture = self._capture
        if capture is not None:
            self._end(capture)

    def _started(self) -> "_Capture":
        with self._lock:
            if self._capture is None:
                self._capture = _Capture()
            return self._capture

    def _end(self, capture: "_Capture") -> None:
        with self._lock:
            if self._capture is capture:
                self._capture = None
                self._dropped += capture.dropped
        capture.end()

    def _blocks(self, capture: "_Capture", number: int) -> Iterator[Block]:
        while True:
            match capture.next(number, _HUNG):
                case Taken(block=block):
                    yield block
                case Closed():
                    return
                case Lost():
                    raise MicrophoneLost(self._name)
                case _ if capture.is_ended:
                    return
                case _:
                    self._end(capture)
                    raise MicrophoneLost(self._name)


class _Capture:
    """Hold a process that captures sound, and take in what it tells.

    It is taken at once, so that the process never waits: it must see that it is told
    to close the microphone.
    """

    def __init__(self) -> None:
        self.is_ended = False
        """Whether it was ended on purpose."""
        self._lost = 0
        self._lost_there = 0
        self._told: Queue[Told | None] = Queue(_KEPT)
        self._sending = threading.Lock()
        self._process, self._connection = spawned("microphone", serve)
        threading.Thread(target=self._take, name="microphone", daemon=True).start()

    @property
    def dropped(self) -> int:
        """Return how many blocks were lost, here and there."""
        return self._lost + self._lost_there

    def send(self, order: Open | Close) -> None:
        """Tell it what to do; one that has died is noticed by who waits."""
        with self._sending, contextlib.suppress(OSError):
            self._connection.send(order)

    def next(self, number: int, patience: float) -> Told | None:
        """Return what is told next of a stream; nothing where the process is lost."""
        while True:
            try:
                told = self._told.get(timeout=patience)
            except Empty:
                return None
            if told is None or told.number == number:
                return told

    def end(self) -> None:
        """End the process."""
        self.is_ended = True
        self._process.kill()
        self._process.join(_END_PATIENCE)

    def _take(self) -> None:
        with contextlib.suppress(EOFError, OSError):
            while True:
                told: Told = self._connection.recv()
                if isinstance(told, Lag):
                    self._lost_there += told.blocks
                else:
                    self._put(told)
        self._put(None)

    def _put(self, told: Told | None) -> None:
        """Keep the newest: what nobody took for long is no announcement any more."""
        while True:
            try:
                self._told.put_nowait(told)
            except Full:
                with contextlib.suppress(Empty):
                    self._told.get_nowait()
                    self._lost += 1
            else:
                return
