"""Speak sentences one after the other, beside the table, until told to stop."""

import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue

from companion.core.errors import CompanionError
from companion.speaking.voice import Voice


class Mouth:
    """Say what it is given in a thread of its own; the table goes on meanwhile."""

    def __init__(
        self,
        voice: Voice,
        fallen_silent: Callable[[], None],
        unsaid: Callable[[str, CompanionError], None],
    ) -> None:
        """Take a voice, and whom to tell of silence and of what could not be said."""
        self.voice = voice
        self._fallen_silent = fallen_silent
        self._unsaid = unsaid
        self._waiting: SimpleQueue[tuple[int, str, Sequence[str]]] = SimpleQueue()
        self._turn = 0
        """Sentences of an earlier turn are not said any more."""
        self._left = 0
        self._changed = threading.Condition()
        threading.Thread(target=self._speak, name="mouth", daemon=True).start()

    @property
    def is_speaking(self) -> bool:
        """Return whether something is being said or waits to be said."""
        return self._left > 0

    def say(self, sentences: Sequence[str], voices: Sequence[str]) -> None:
        """Say sentences after those that wait, with the first of these voices."""
        with self._changed:
            self._left += len(sentences)
            for sentence in sentences:
                self._waiting.put((self._turn, sentence, voices))

    def cancel(self) -> None:
        """Stop at once, and drop what waits."""
        with self._changed:
            self._turn += 1
        self.voice.cancel()

    def wait(self) -> None:
        """Return when everything is said."""
        with self._changed:
            self._changed.wait_for(lambda: not self._left)

    def close(self) -> None:
        """Stop, and end the voice."""
        self.cancel()
        self.voice.close()

    def _speak(self) -> None:
        while True:
            turn, sentence, voices = self._waiting.get()
            try:
                if turn == self._turn:
                    self.voice.say(sentence, voices)
            except CompanionError as error:
                self._unsaid(sentence, error)
            with self._changed:
                self._left -= 1
                self._changed.notify_all()
                is_silent = not self._left
            if is_silent:
                self._fallen_silent()
