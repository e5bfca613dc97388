"""Recordings instead of a microphone: WAV or FLAC, of any rate, mono or stereo."""

from collections.abc import Iterator
from pathlib import Path

from companion.hearing.speech import utterances
from companion.sound import Sound, read_sound


def recorded_utterances(path: Path) -> Iterator[Sound]:
    """Find the utterances in a recording, in order; silence has none.

    Raises:
        SoundFileUnreadable: at once where the file is missing or no sound; while they
            are taken where it is broken further on.
    """
    return utterances(read_sound(path))
