"""A loudspeaker that says whether everything was played."""

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from companion.core.errors import CompanionError
from companion.named import NoSuchDevice, chosen_device
from companion.sound import Sound, portaudio
from companion.speaking.playing import Playing

LEAD_IN = 0.4
"""Seconds of silence by which a sleeping Bluetooth device is woken up."""
_ASLEEP = 3.0
"""Seconds of silence after which such a device sleeps."""
_BLUETOOTH = ("bluetooth", "bluez", "hands-free", "airpods", "a2dp")
"""Parts of the names that systems give to such devices."""


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


class LoudspeakerUnknown(LoudspeakerMissing):
    """There are loudspeakers, but none of the name that was asked for."""

    def __init__(self, device: str, known: tuple[str, ...]) -> None:
        """Keep the name that was asked for, and those there are."""
        super().__init__(device, f"there is none of this name, but {'; '.join(known)}")
        self.device: str = device
        self.known = known


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


@dataclass(frozen=True, slots=True)
class Output:
    """Name where sound goes to."""

    device: str | None = None
    """A part of its name, with the host API after a comma; `None`: the usual one."""
    is_only: bool = False
    """Whether nothing else will do where it is not there, as for what is private."""
    lead_in: float | None = None
    """Seconds of silence before the first sound; `None`: as the device needs it."""


class Loudspeaker:
    """Play one sound at a time on a device."""

    _devices: ClassVar = threading.Lock()
    _busy: ClassVar = 0
    """How many devices are in use: only where none is, others can be looked for."""

    def __init__(self, output: Output) -> None:
        """Take where sound goes to; nothing is opened yet."""
        self._output = output
        self._last = 0.0
        """When it has played last."""
        self._is_stale = False
        """Whether it was missing or lost: the devices there are have changed."""

    def play(
        self,
        sound: Sound,
        cancelled: threading.Event,
        ends: Callable[[float], None] = lambda _: None,
        begins: Callable[[float], None] = lambda _: None,
    ) -> bool:
        """Play a sound and return whether all of it was played; else it was cancelled.

        When the first or the last of it is on its way, `begins` or `ends` is told at
        which time of `time.monotonic` it will have been heard.

        Raises:
            LoudspeakerMissing: where there is none.
            LoudspeakerLost: where it did not play everything in time.
            SoundLibraryMissing: where the library for sound is missing.
        """
        sounddevice = self._taken()
        try:
            self._play(
                sounddevice, Playing(sounddevice, sound, ends, begins), cancelled
            )
        except (LoudspeakerMissing, LoudspeakerLost):
            self._is_stale = True
            raise
        finally:
            self._last = time.monotonic()
            with self._devices:
                type(self)._busy -= 1
        self._is_stale = False
        return not cancelled.is_set()

    def _taken(self) -> Any:
        """Return the library; what was plugged in meanwhile is found if it matters."""
        sounddevice = portaudio()
        with self._devices:
            if self._is_stale and not self._busy:
                try:
                    portaudio(anew=True)
                except sounddevice.PortAudioError as error:
                    raise LoudspeakerMissing(
                        self._output.device, reason(error)
                    ) from error
            type(self)._busy += 1
        return sounddevice

    def _play(
        self, sounddevice: Any, playing: Playing, cancelled: threading.Event
    ) -> None:
        device = self._output.device
        try:
            found = self._found(sounddevice)
            playing.lead_in(self._lead_in(str(found["name"])))
            stream = playing.opened(found)
        except (sounddevice.PortAudioError, ValueError) as error:
            raise LoudspeakerMissing(device, reason(error)) from error
        try:
            stream.start()
            playing.wait(cancelled)
        except sounddevice.PortAudioError as error:
            raise LoudspeakerLost(device, reason(error)) from error
        finally:
            # Cut at once: a device that was asked politely goes on for a while.
            stream.abort(ignore_errors=True)
            stream.close(ignore_errors=True)
        if not cancelled.is_set() and not playing.is_complete:
            raise LoudspeakerLost(device, "not everything was played")

    def _found(self, sounddevice: Any) -> Any:
        """Return the device of the name, or the usual one where that will do."""
        name = self._output.device
        try:
            return chosen_device(sounddevice, name, "output")
        except NoSuchDevice as error:
            if self._output.is_only and name is not None:
                raise LoudspeakerUnknown(name, error.known) from error
            return chosen_device(sounddevice, None, "output")

    def _lead_in(self, name: str) -> float:
        if time.monotonic() - self._last < _ASLEEP:
            return 0.0
        if self._output.lead_in is not None:
            return self._output.lead_in
        is_slow = any(part in name.casefold() for part in _BLUETOOTH)
        return LEAD_IN if is_slow else 0.0


def reason(error: Exception) -> str:
    """Return in one line what the library says."""
    return " ".join(str(error).split()).rstrip(".")
