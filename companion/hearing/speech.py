"""When somebody speaks: by the energy of the sound against that of the room."""

from collections import deque
from collections.abc import Iterator

import numpy as np

from companion.sound import SAMPLE_BYTES, Sound

PRE_ROLL = 0.5
"""Seconds kept from before speech was noticed: soft first sounds are part of it."""
END_SILENCE = 0.4
"""Seconds of silence that end an utterance."""
LONGEST_WAIT = 10.0
"""Seconds in which somebody must begin to speak."""
LONGEST_UTTERANCE = 30.0
"""Seconds after which nobody speaks to a companion any more."""

_FRAME = 0.02
_START_FRAMES = (3, 5)
"""Speech begins with so many loud frames among so many; a thrown die has fewer."""
_ABOVE_ROOM = 9.0
"""Decibels by which speech is louder than the room."""
_QUIETEST = -55.0
"""Decibels below full scale; nothing softer is speech."""
_ROOM_FRAMES = 100
"""The room is as loud as the quietest of the last frames: speech has pauses."""


class SpeechDetector:
    """Follow the sound of a room, frame by frame, and tell whether somebody speaks."""

    def __init__(self) -> None:
        self._levels: deque[float] = deque(maxlen=_ROOM_FRAMES)
        self._last_loud: deque[bool] = deque(maxlen=_START_FRAMES[1])
        self._quiet_frames = 0
        self._is_speaking = False

    def accept(self, frame: bytes) -> bool:
        """Take the next frame and return whether somebody is speaking."""
        level = _level(frame)
        self._levels.append(level)
        is_loud = level > max(min(self._levels) + _ABOVE_ROOM, _QUIETEST)
        self._last_loud.append(is_loud)
        self._quiet_frames = 0 if is_loud else self._quiet_frames + 1
        if self._is_speaking:
            self._is_speaking = self._quiet_frames * _FRAME < END_SILENCE
        else:
            self._is_speaking = sum(self._last_loud) >= _START_FRAMES[0]
        return self._is_speaking


def utterances(sound: Sound) -> Iterator[Sound]:
    """Find what is spoken in a sound, from half a second before each utterance on."""
    detector = SpeechDetector()
    before: deque[bytes] = deque(maxlen=round(PRE_ROLL / _FRAME))
    spoken: list[bytes] = []
    for frame in frames(sound):
        if detector.accept(frame):
            spoken = spoken or list(before)
            spoken.append(frame)
            continue
        if spoken:
            yield Sound(sound.rate, tuple(spoken))
            before.clear()
            spoken = []
        before.append(frame)
    if spoken:
        yield Sound(sound.rate, tuple(spoken))


def until_silence(sound: Sound) -> Iterator[bytes]:
    """Return the frames of a sound until somebody has spoken and is silent again.

    Waiting for somebody to begin, and speaking, end at last too.
    """
    detector = SpeechDetector()
    was_speaking = False
    for count, frame in enumerate(frames(sound)):
        yield frame
        is_speaking = detector.accept(frame)
        longest = LONGEST_UTTERANCE if is_speaking else LONGEST_WAIT
        if (was_speaking and not is_speaking) or count * _FRAME > longest:
            return
        was_speaking = is_speaking


def frames(sound: Sound) -> Iterator[bytes]:
    """Cut a sound into frames of one length; the last one may be shorter."""
    size = round(sound.rate * _FRAME) * SAMPLE_BYTES
    rest = b""
    for block in sound.blocks:
        rest += block
        whole = len(rest) // size * size
        yield from (rest[start : start + size] for start in range(0, whole, size))
        rest = rest[whole:]
    if rest:
        yield rest


def _level(frame: bytes) -> float:
    """Return the energy of a frame in decibels below full scale."""
    samples = np.frombuffer(frame[: len(frame) // 2 * 2], dtype="<i2")
    if not samples.size:
        return -100.0
    fractions = samples.astype(np.float64) / 32_768
    power = float(np.mean((fractions - fractions.mean()) ** 2))
    return 10 * float(np.log10(power + 1e-10))
