"""The part of the microphone that lives in a process of its own: native code."""

import contextlib
import time
from collections.abc import Iterator
from dataclasses import dataclass
from queue import Empty, Full, Queue
from typing import Any

from companion.hearing.activity import BLOCK, VoiceActivity, level
from companion.hearing.speech import Block
from companion.named import NoSuchDevice, chosen_device
from companion.sound import SAMPLE_BYTES, SoundLibraryMissing, mono, portaudio
from companion.spawning import live_apart

STARVED = 1.0
"""Seconds without a block after which the device is gone: no error tells."""
_KEPT_BLOCKS = 60
"""Blocks that wait at most while this process has no time."""
_RATES = (48_000, 44_100, 16_000)
"""Rates to be tried where a device refuses the one that it names."""


@dataclass(frozen=True, slots=True)
class Open:
    """Open a microphone; what is told of it has this number."""

    number: int
    name: str | None


@dataclass(frozen=True, slots=True)
class Close:
    """Close the microphone of this number."""

    number: int


@dataclass(frozen=True, slots=True)
class Opened:
    """The microphone is open."""

    number: int
    rate: int


@dataclass(frozen=True, slots=True)
class Taken:
    """A block of sound was taken in."""

    number: int
    block: Block


@dataclass(frozen=True, slots=True)
class Lag:
    """So many blocks were lost, since this process was too slow."""

    number: int
    blocks: int


@dataclass(frozen=True, slots=True)
class Closed:
    """The microphone was closed, as it was asked to."""

    number: int


@dataclass(frozen=True, slots=True)
class Missing:
    """No microphone can be opened, or none has the name; these there are."""

    number: int
    reason: str
    known: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class NoLibrary:
    """PortAudio is not on this machine."""

    number: int


@dataclass(frozen=True, slots=True)
class Lost:
    """The microphone gives no sound any more."""

    number: int


Told = Opened | Taken | Lag | Closed | Missing | NoLibrary | Lost


def serve(connection: Any) -> None:
    """Open and close microphones as told, and give what they hear."""
    live_apart()
    with contextlib.suppress(EOFError, OSError):  # The parent has gone.
        while True:
            message = connection.recv()
            if isinstance(message, Open):
                for told in _captured(message, connection):
                    connection.send(told)


def _captured(order: Open, connection: Any) -> Iterator[Told]:
    """Yield what comes of a microphone until it is closed or lost."""
    number = order.number
    try:
        # Devices are looked for at this moment only; this process plays nothing.
        sounddevice = portaudio(anew=True)
    except SoundLibraryMissing:
        yield NoLibrary(number)
        return
    taken = _Taken()
    try:
        stream, rate, channels = _opened(sounddevice, order.name, taken)
    except NoSuchDevice as error:
        yield Missing(number, str(error), error.known)
    except (sounddevice.PortAudioError, ValueError) as error:
        yield Missing(number, " ".join(str(error).split()).rstrip("."))
    else:
        yield Opened(number, rate)
        yield from _blocks(order, connection, taken, (rate, channels))
        # One that is gone may hang here; the parent ends this process then.
        stream.abort(ignore_errors=True)
        stream.close(ignore_errors=True)
        yield Closed(number)


def _blocks(
    order: Open, connection: Any, taken: "_Taken", form: tuple[int, int]
) -> Iterator[Told]:
    """Yield each block of a rate and a number of channels, until closed or lost."""
    rate, channels = form
    activity = VoiceActivity(rate)
    while not _is_closed(order.number, connection):
        try:
            interleaved, ended = taken.blocks.get(timeout=STARVED)
        except Empty:
            yield Lost(order.number)
            return
        samples = mono(interleaved, channels)
        seconds = len(samples) / SAMPLE_BYTES / rate
        voice = activity.accept(samples)
        block = Block(samples, seconds, voice, level(samples), ended)
        yield Taken(order.number, block)
        if taken.dropped:
            lost, taken.dropped = taken.dropped, 0
            yield Lag(order.number, lost)


def _is_closed(number: int, connection: Any) -> bool:
    return bool(connection.poll() and connection.recv() == Close(number))


def _opened(
    sounddevice: Any, name: str | None, taken: "_Taken"
) -> tuple[Any, int, int]:
    """Return an open stream, its rate, and its number of channels."""
    found = chosen_device(sounddevice, name, "input")
    device = found["index"]
    native = round(found["default_samplerate"])
    refused: Exception | None = None
    for rate in dict.fromkeys((native, *_RATES)):
        for channels in range(1, min(2, found["max_input_channels"]) + 1):
            try:
                stream = sounddevice.RawInputStream(
                    samplerate=rate,
                    blocksize=round(rate * BLOCK),
                    device=device,
                    channels=channels,
                    dtype="int16",
                    callback=taken.keep,
                )
                stream.start()
            except sounddevice.PortAudioError as error:
                refused = refused or error
            else:
                return stream, rate, channels
    raise refused or ValueError("no input channel")


class _Taken:
    """Keep blocks from the moment they come; when they are too many, the newest."""

    def __init__(self) -> None:
        self.blocks: Queue[tuple[bytes, float]] = Queue(_KEPT_BLOCKS)
        self.dropped = 0

    def keep(self, block: Any, _frames: int, _time: object, _status: object) -> None:
        """Be called with each block, in a thread that must not wait."""
        taken = (bytes(block), time.monotonic())
        try:
            self.blocks.put_nowait(taken)
        except Full:
            self.dropped += 1
            with contextlib.suppress(Empty, Full):
                self.blocks.get_nowait()
                self.blocks.put_nowait(taken)
