"""What people say, spoken by espeak-ng in any language."""

from pathlib import Path

import numpy as np
import soundfile

from companion.sound import Sound
from companion.speaking.synthesizer import Synthesizer
from companion.speaking.voice import chosen_voice


def spoken(text: str, language: str, synthesizer: Synthesizer) -> Sound:
    """Return a text as sound, said slowly."""
    voice = chosen_voice(synthesizer.voices(), (language,))
    assert voice is not None
    return synthesizer.synthesize(text, voice, 150)


def write(sound: Sound, path: Path) -> None:
    """Write a sound as a file."""
    samples = np.frombuffer(b"".join(sound.blocks), dtype="<i2")
    soundfile.write(path, samples, sound.rate)
