"""Short soft sounds that go before a sentence, made of a few notes."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

import numpy as np

from companion.notes import Notes
from companion.sound import SAMPLE_BYTES, Sound

_LEVEL = 2_500
"""The loudest sample: speech is five times as loud."""
_SOFT = 0.012
"""Seconds in which a note comes and goes, so that it does not click."""
_PAUSE = 0.08
"""Seconds between a signal and the sentence that it belongs to."""
_OVERTONE = 0.25
"""How much of the octave sounds with a note: small loudspeakers carry it better."""
_ALONE = 22_050
"""Samples a second of a signal without a sentence."""


class Signals:
    """Hold the signals there are."""

    def __init__(self, notes: Mapping[str, Notes] | None = None) -> None:
        """Take the notes of each signal."""
        self._notes = notes or {}
        self.are_on = True
        """Whether they are heard."""

    def before(self, sound: Sound | None, wanted: Iterable[str]) -> Sound | None:
        """Return a sound with the first signal that there is before it."""
        found = (self._notes[one] for one in wanted if self._notes.get(one))
        notes = next(found, ()) if self.are_on else ()
        if not notes:
            return sound
        if sound is None:
            return Sound(_ALONE, (made(notes, _ALONE),))
        pause = bytes(round(sound.rate * _PAUSE) * SAMPLE_BYTES)
        blocks = (made(notes, sound.rate), pause, *sound.blocks)
        return replace(sound, blocks=blocks)


def made(notes: Iterable[tuple[int, ...]], rate: int) -> bytes:
    """Return notes as 16-bit samples."""
    return b"".join(_note(hertz, milliseconds, rate) for hertz, milliseconds in notes)


def _note(hertz: int, milliseconds: int, rate: int) -> bytes:
    times = np.arange(round(rate * milliseconds / 1000)) / rate
    wave = np.sin(2 * np.pi * hertz * times)
    wave += _OVERTONE * np.sin(4 * np.pi * hertz * times)
    left = times[::-1] if times.size else times
    shape = np.minimum(1, np.minimum(times, left) / _SOFT)
    level = _LEVEL / (1 + _OVERTONE)
    return bytes((level * wave * shape).astype("<i2").tobytes())
