"""How loud a room is while nobody speaks, and how loud somebody speaks in it."""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import median

from companion.hearing.activity import clipped
from companion.hearing.speech import (
    LONGEST_UTTERANCE,
    PRE_ROLL_BLOCKS,
    Block,
    SpeechDetector,
)

_VOICE = 0.5
"""How likely a voice must be to be one."""
_TALK = 0.2
"""The part of the blocks with a voice from which somebody was not silent."""
_SETTLING = 0.2
"""Seconds in which a microphone that was just opened may click."""
_AFTER = 0.8
"""Seconds of silence after which somebody has said everything."""
NOTHING = -95.0
"""Decibels below full scale; only a microphone that is off is so silent."""


@dataclass(frozen=True, slots=True)
class Room:
    """Hold what was heard while nobody should speak."""

    level: float
    """Decibels below full scale, in the middle of the time."""
    has_voice: bool


@dataclass(frozen=True, slots=True)
class Voice:
    """Hold what somebody said."""

    samples: bytes
    level: float
    """Decibels below full scale, of the blocks with a voice."""
    clipped: float
    """The part of the samples of these blocks that are as large as can be."""


def room(blocks: Iterable[Block], seconds: float) -> Room | None:
    """Listen so long and return how loud it is; nothing where too little came."""
    heard: list[Block] = []
    passed = 0.0
    for block in blocks:
        passed += block.seconds
        if passed > _SETTLING:
            heard.append(block)
        if passed >= seconds:
            break
    if not heard:
        return None
    voices = sum(block.voice >= _VOICE for block in heard)
    return Room(median(block.level for block in heard), voices > len(heard) * _TALK)


def voice(blocks: Iterable[Block], patience: float) -> Voice | None:
    """Wait so long for somebody who speaks, and return all of it; nothing if nobody."""
    detector = SpeechDetector()
    heard: list[Block] = []
    passed, last = 0.0, None
    for block in blocks:
        heard.append(block)
        passed += block.seconds
        if detector.accept(block):
            last = passed
        elif last is None:
            heard = heard[-PRE_ROLL_BLOCKS:]
            if passed > patience:
                return None
        elif passed - last > _AFTER:
            break
        if passed > patience + LONGEST_UTTERANCE:
            break
    if last is None:
        return None
    spoken = [block for block in heard if block.voice >= _VOICE] or heard
    return Voice(
        b"".join(block.samples for block in heard),
        _mean(block.level for block in spoken),
        clipped(b"".join(block.samples for block in spoken)),
    )


def _mean(levels: Iterable[float]) -> float:
    """Return the level of the mean energy of some levels."""
    powers = [10 ** (one / 10) for one in levels]
    return 10 * math.log10(sum(powers) / len(powers))
