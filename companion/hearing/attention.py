"""Hear whole sentences out of what can be said now."""

from collections.abc import Callable, Iterable

from companion.hearing.recognizer import Heard, Recognizer
from companion.hearing.utterances import Utterance


class Attention:
    """Keep a recognizer at what can be said, and hear people out."""

    def __init__(
        self,
        recognizer: Recognizer,
        phrases: Callable[[], Iterable[str]],
        is_unfinished: Callable[[str], bool],
    ) -> None:
        """Learn nothing yet; what can be said is asked before each utterance."""
        self._recognizer = recognizer
        self._phrases = phrases
        self._is_unfinished = is_unfinished
        self._restricted: tuple[str, ...] = ()

    def restrict(self) -> None:
        """Learn what can be said now, where it is not what could be said before.

        Raises:
            CompanionError: where the recognizer is lost or takes no such phrases.
        """
        phrases = tuple(self._phrases())
        if phrases != self._restricted:
            self._recognizer.restrict(phrases)
            self._restricted = phrases

    def hear(self, utterance: Utterance) -> Heard:
        """Return what was said, with what followed an unfinished sentence.

        Raises:
            CompanionError: as `restrict`, and where the recognizer is lost meanwhile.
        """
        self.restrict()
        heard = self._recognizer.hear(utterance.sound)
        while self._is_unfinished(heard.text):
            sound = utterance.go_on()
            if sound is None:
                break
            heard = self._recognizer.hear(sound)
        return heard
