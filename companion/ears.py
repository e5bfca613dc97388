"""Listen beside the table: one utterance each time the ears are opened."""

import threading
from collections.abc import Callable, Iterable

from companion.core.errors import CompanionError
from companion.hearing.microphone import Microphone
from companion.hearing.recognizer import Heard, Recognizer


class Ears:
    """Open the microphone when asked, and tell what was heard until it closes."""

    def __init__(
        self,
        recognizer: Recognizer,
        words: Callable[[], Iterable[str]],
        heard: Callable[[Heard], None],
        failed: Callable[[CompanionError], None],
    ) -> None:
        """Begin to learn the words there are, without waiting for it."""
        self._recognizer = recognizer
        self._microphone = Microphone()
        self._heard = heard
        self._failed = failed
        self._words = words
        self._listening: threading.Thread | None = None
        threading.Thread(target=self._learn, name="learning", daemon=True).start()

    @property
    def are_open(self) -> bool:
        """Return whether somebody is being listened to."""
        return self._listening is not None and self._listening.is_alive()

    def open(self) -> None:
        """Listen to one utterance; what was heard is told when it is over."""
        if self.are_open:
            return
        self._listening = threading.Thread(
            target=self._listen, name="ears", daemon=True
        )
        self._listening.start()

    def shut(self) -> None:
        """End the utterance now; what was said so far is told."""
        self._microphone.close()

    def close(self) -> None:
        """Listen no more."""
        self._microphone.close()
        self._recognizer.close()

    def _learn(self) -> None:
        try:
            self._recognizer.restrict(self._words())
        except CompanionError as error:
            self._failed(error)

    def _listen(self) -> None:
        try:
            heard = self._recognizer.hear(self._microphone.listen())
        except CompanionError as error:
            self._failed(error)
        else:
            self._heard(heard)
