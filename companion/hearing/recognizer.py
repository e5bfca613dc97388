"""What every recognizer is to the table: sound goes in, words come out."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from companion.core.errors import CompanionError
from companion.sound import Sound


class RecognizerLost(CompanionError):
    """The recognizer has died; it is being started anew, the utterance is lost."""

    def __init__(self, reason: str) -> None:
        """Keep why."""
        super().__init__(f"The recognizer has stopped ({reason}); say it again.")
        self.reason = reason


class RecognizerUnusable(CompanionError):
    """The recognizer does not start with this model."""

    def __init__(self, folder: Path, reason: str) -> None:
        """Keep the folder of the model and why."""
        super().__init__(
            f"{folder}: the recognizer does not start with this model ({reason}); "
            "install it again, or play by keyboard."
        )
        self.folder = folder
        self.reason = reason


class RecognizerMissing(CompanionError):
    """The library of a recognizer is not installed."""

    def __init__(self, name: str, package: str) -> None:
        """Keep the name and the package that brings the library."""
        super().__init__(
            f"The recognizer {name} is not installed; run `pip install {package}`."
        )
        self.name = name
        self.package = package


class WordsUnheard(CompanionError):
    """A model does not know some words that matter, in any spelling."""

    def __init__(self, words: tuple[str, ...]) -> None:
        """Keep the words."""
        super().__init__(f"The model does not know: {', '.join(words)}.")
        self.words = words


@dataclass(frozen=True, slots=True)
class Heard:
    """Hold what was heard in one utterance."""

    alternatives: tuple[str, ...]
    """The readings, best first; none where nothing was spoken."""

    @property
    def text(self) -> str:
        """Return the best reading, or nothing."""
        return self.alternatives[0] if self.alternatives else ""


class Recognizer(Protocol):
    """Hear utterances in one language; it may be used from any thread."""

    def restrict(self, phrases: Iterable[str]) -> tuple[str, ...]:
        """Listen for these phrases from the next utterance on.

        What can be said may be heard in other combinations, or as other words: every
        result must be understood. Return the words that can never be heard.

        Raises:
            CompanionError: where the recognizer cannot be used.
        """

    def hear(self, sound: Sound) -> Heard:
        """Return the words of one utterance, once its last block was taken.

        The sound is closed, whatever comes of it.

        Raises:
            RecognizerLost: where it died; the same utterance can be said again.
            RecognizerUnusable: where it does not start.
        """

    def check(self) -> None:
        """Start its process anew if it has died while nobody spoke; return at once.

        Raises:
            RecognizerLost: where it had died.
        """

    def close(self) -> None:
        """End its process; a microphone that is listened to is closed before."""
