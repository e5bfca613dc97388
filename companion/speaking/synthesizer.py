"""Text to sound, by pyttsx3 in a process of its own."""

import contextlib
import tempfile
import threading
import unicodedata
from pathlib import Path

from companion.child import Child, ChildLost
from companion.core.errors import CompanionError
from companion.sound import SAMPLE_BYTES, Sound, SoundFileUnreadable, read_sound
from companion.speaking.synthesis import (
    Answer,
    InstalledVoice,
    ListVoices,
    Question,
    Write,
    prepare,
)

USUAL_PACE = 175
"""Words a minute, where nobody asks for another pace."""

_PATIENCE, _PATIENCE_OF_SIGN = 3.0, 0.05
"""Seconds for one text, and for each of its signs: a sentence needs a hundredth."""
_SHORTEST = 0.1
"""Seconds: what is shorter was not spoken at all."""


class SynthesizerLost(CompanionError):
    """The speech engine has died or said nothing; it is being started anew."""

    def __init__(self, reason: str) -> None:
        """Keep why."""
        super().__init__(f"The voice has stopped ({reason}); the text goes on.")
        self.reason = reason


class SynthesizerUnusable(CompanionError):
    """There is no speech engine on this machine, or it does not start."""

    def __init__(self, reason: str) -> None:
        """Keep why."""
        super().__init__(
            f"The voice does not start ({reason}); install espeak-ng, or read the text."
        )
        self.reason = reason


class Synthesizer:
    """Speak texts into sound, one at a time; it may be used from any thread."""

    def __init__(self) -> None:
        """Begin to start the speech engine, without waiting for it."""
        self._child: Child[Question, Answer] = Child("synthesizer", prepare)
        self._lock = threading.Lock()
        self._voices: tuple[InstalledVoice, ...] | None = None
        self._child.start()

    def voices(self) -> tuple[InstalledVoice, ...]:
        """Return the voices of this machine.

        Raises:
            SynthesizerLost: where the engine died.
            SynthesizerUnusable: where it does not start.
        """
        with self._lock:
            if self._voices is None:
                self._voices = self._ask(ListVoices(), _PATIENCE)
            return self._voices

    def synthesize(
        self, text: str, voice: InstalledVoice, words_per_minute: int = USUAL_PACE
    ) -> Sound:
        """Return a text as spoken by a voice.

        Raises:
            SynthesizerLost: where the engine died, or gave no sound.
            SynthesizerUnusable: where it does not start.
        """
        with self._lock, tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "speech.wav"
            write = Write(speakable(text), voice.id, words_per_minute, str(path))
            self._ask(write, _PATIENCE + _PATIENCE_OF_SIGN * len(text))
            try:
                sound = read_sound(path)
                samples = b"".join(sound.blocks)
            except SoundFileUnreadable as error:
                raise SynthesizerLost(error.reason) from error
        if len(samples) < sound.rate * SAMPLE_BYTES * _SHORTEST:
            raise SynthesizerLost("no sound was made")
        return Sound(sound.rate, (samples,))

    def close(self) -> None:
        """End the process for good, whoever waits for it."""
        self._child.kill()
        with self._lock:
            self._child.end()

    def check(self) -> None:
        """Start the engine anew if it has died while nobody spoke; return at once."""
        if self._lock.acquire(blocking=False):
            with contextlib.suppress(ChildLost):
                self._child.check()
            self._lock.release()

    def _ask(self, question: Question, patience: float) -> Answer:
        try:
            return self._child.ask(question, patience)
        except ChildLost as lost:
            if lost.is_restarted:
                raise SynthesizerLost(lost.reason) from lost
            raise SynthesizerUnusable(lost.reason) from lost


def speakable(text: str) -> str:
    """Return a text without the signs that native code would stop or stumble at.

    It is empty where nothing in it has a sound.
    """
    kept = (" " if unicodedata.category(sign)[0] == "C" else sign for sign in text)
    clean = " ".join("".join(kept).split())
    return clean if any(sign.isalnum() for sign in clean) else ""
