"""When somebody speaks: where a voice begins in a sound, and where it has ended."""

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from companion.hearing.activity import BLOCK, VoiceActivity, level
from companion.sound import SAMPLE_BYTES, Sound

PRE_ROLL = 0.5
"""Seconds kept from before speech was noticed: soft first sounds are part of it."""
END_SILENCE = 0.4
"""Seconds of silence that end an utterance."""
LONGER_SILENCE = 1.2
"""Seconds of silence that end an utterance whose words are unfinished."""
LONGEST_WAIT = 10.0
"""Seconds in which somebody must begin to speak."""
LONGEST_UTTERANCE = 20.0
"""Seconds after which nobody speaks to a companion any more."""

_BEGINS, _GOES_ON = 0.5, 0.3
"""How likely a voice must be for speech to begin, and to go on."""
START_BLOCKS = (4, 6)
"""Speech begins with so many blocks of a voice among so many."""
PRE_ROLL_BLOCKS = round(PRE_ROLL / BLOCK) + START_BLOCKS[0]
_ABOVE_ROOM = 6.0
"""Decibels by which somebody at the table is louder than voices from afar."""
_ROOM_BLOCKS = (15, 94)
"""The room is judged by so many blocks at least, and by so many of the last ones."""
_QUIET_PART = 10
"""The room is as loud as the quietest tenth of them: who speaks makes pauses."""


@dataclass(frozen=True, slots=True)
class Block:
    """Hold a short piece of sound, and how likely there is a voice in it."""

    samples: bytes
    seconds: float
    voice: float
    """From 0 to 1."""
    level: float
    """Decibels below full scale."""
    ended: float = 0.0
    """When its last sample was there: on the clock of `time.monotonic` where it comes
    from a microphone, from its beginning where it comes from a file."""


class SpeechDetector:
    """Follow the blocks of a sound, and tell whether somebody speaks."""

    def __init__(self) -> None:
        self.silence = 0.0
        """Seconds since the voice of who speaks was heard."""
        self._last: deque[bool] = deque(maxlen=START_BLOCKS[1])
        self._levels: deque[float] = deque(maxlen=_ROOM_BLOCKS[1])
        self._is_speaking = False

    def accept(self, block: Block) -> bool:
        """Take the next block and return whether somebody is speaking."""
        self._levels.append(block.level)
        least = _GOES_ON if self._is_speaking else _BEGINS
        is_voice = block.voice >= least and block.level > self._room() + _ABOVE_ROOM
        self._last.append(is_voice)
        self.silence = 0.0 if is_voice else self.silence + block.seconds
        if self._is_speaking and self.silence >= END_SILENCE:
            self.end()
        elif sum(self._last) >= START_BLOCKS[0]:
            self._is_speaking = True
        return self._is_speaking

    def end(self) -> None:
        """Take what comes for a beginning; the room stays the same."""
        self._is_speaking = False
        self._last.clear()

    def _room(self) -> float:
        if len(self._levels) < _ROOM_BLOCKS[0]:
            return -_ABOVE_ROOM - 100.0
        return sorted(self._levels)[len(self._levels) // _QUIET_PART]


def until_silence(blocks: Iterable[Block]) -> Iterator[bytes]:
    """Return the samples of blocks until somebody has spoken and is silent again.

    Waiting for somebody to begin, and speaking, end at last too.
    """
    detector = SpeechDetector()
    was_speaking = False
    seconds = 0.0
    for block in blocks:
        yield block.samples
        seconds += block.seconds
        is_speaking = detector.accept(block)
        longest = LONGEST_UTTERANCE if is_speaking else LONGEST_WAIT
        if (was_speaking and not is_speaking) or seconds > longest:
            return
        was_speaking = is_speaking


def judged(sound: Sound) -> Iterator[Block]:
    """Cut a sound into blocks of one length, the last may be shorter; judge each."""
    activity = VoiceActivity(sound.rate)
    ended = 0.0
    for samples in _cut(sound):
        seconds = len(samples) / SAMPLE_BYTES / sound.rate
        ended += seconds
        yield Block(samples, seconds, activity.accept(samples), level(samples), ended)


def _cut(sound: Sound) -> Iterator[bytes]:
    size = round(sound.rate * BLOCK) * SAMPLE_BYTES
    rest = b""
    for block in sound.blocks:
        rest += block
        whole = len(rest) // size * size
        yield from (rest[start : start + size] for start in range(0, whole, size))
        rest = rest[whole:]
    if rest:
        yield rest
