"""Recordings instead of a microphone: WAV or FLAC, of any rate, mono or stereo."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from companion.hearing.speech import judged
from companion.hearing.utterances import Utterance, Utterances
from companion.sound import Sound, read_sound


def recorded(path: Path) -> Iterator[Utterance]:
    """Find the utterances in a recording, in order; silence has none.

    Raises:
        SoundFileUnreadable: at once where the file is missing or no sound; while they
            are taken where it is broken further on.
    """
    return iter(utterances(read_sound(path)))


def recorded_utterances(path: Path) -> Iterator[Sound]:
    """Find the sounds of the utterances in a recording, in order.

    Raises: what `recorded` raises.
    """
    found = recorded(path)
    return (replace(one.sound, blocks=tuple(one.sound.blocks)) for one in found)


def utterances(sound: Sound) -> Utterances:
    """Find what is spoken in a sound, from half a second before each utterance on."""
    return Utterances(sound.rate, judged(sound))
