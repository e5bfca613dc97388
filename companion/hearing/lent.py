"""A recognizer that somebody borrows, and gives back."""

from companion.hearing.recognizer import Heard, Recognizer
from companion.sound import Sound


class Lent:
    """Hear with a recognizer that goes on when who has borrowed it is done."""

    def __init__(self, recognizer: Recognizer) -> None:
        """Take the recognizer."""
        self._recognizer = recognizer
        self.restrict = recognizer.restrict
        self.check = recognizer.check

    def hear(self, sound: Sound) -> Heard:
        """Return the words of one utterance."""
        return self._recognizer.hear(sound)

    def close(self) -> None:
        """Leave the recognizer as it is."""
