"""Speak what is shown, as long as this machine can."""

from collections.abc import Sequence

from companion import devices
from companion.core.errors import CompanionError
from companion.speaking.voice import Voice


class Speaker:
    """Speak sentences one by one; the first fault ends it, for the text goes on."""

    def __init__(self, voices: Sequence[str], voice: Voice | None = None) -> None:
        """Begin to start the best of these voices, where there is a loudspeaker."""
        self._voices = voices
        self._voice = None
        if not devices.absent_for("output"):
            self._voice = voice or Voice()

    def speak(self, sentence: str) -> None:
        """Say a sentence, and return when it is over."""
        if self._voice is None:
            return
        try:
            self._voice.say(sentence, self._voices)
        except CompanionError:
            self.close()

    def close(self) -> None:
        """Speak no more."""
        if self._voice is not None:
            self._voice.close()
            self._voice = None
