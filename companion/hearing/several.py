"""Hear people who speak several languages: one recognizer for each."""

import contextlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from companion.core.errors import CompanionError
from companion.hearing.recognizer import Heard, Recognizer, RecognizerLost
from companion.sound import Sound


@dataclass(frozen=True, slots=True)
class Other:
    """Hold what hears another language than that of the table."""

    recognizer: Recognizer
    phrases: Callable[[], Iterable[str]]
    """Return what can be said now in that language."""


class SeveralRecognizers:
    """Hear each utterance in all languages; their readings follow each other."""

    def __init__(self, own: Recognizer, others: tuple[Other, ...]) -> None:
        """Take what hears the language of the table, and the other ones."""
        self._own = own
        self._others = others

    def restrict(self, phrases: Iterable[str]) -> tuple[str, ...]:
        """Listen for these phrases, and for the same in the other languages.

        Raises:
            CompanionError: where a recognizer cannot be used.
        """
        unheard = self._own.restrict(phrases)
        for other in self._others:
            with contextlib.suppress(CompanionError):  # It is told where it is heard.
                other.recognizer.restrict(other.phrases())
        return unheard

    def hear(self, sound: Sound) -> Heard:
        """Return the words of one utterance in each language.

        Raises:
            RecognizerLost: where that of the table died.
            RecognizerUnusable: where that of the table does not start.
        """
        blocks: list[bytes] = []
        heard = self._own.hear(replace(sound, blocks=_kept(sound.blocks, blocks)))
        readings = list(heard.alternatives)
        for other in self._others:
            with contextlib.suppress(CompanionError):
                again = Sound(sound.rate, tuple(blocks))
                readings += other.recognizer.hear(again).alternatives
        return Heard(tuple(dict.fromkeys(readings)))

    def check(self) -> None:
        """Start what has died while nobody spoke.

        Raises:
            RecognizerLost: where one had died.
        """
        lost: RecognizerLost | None = None
        for one in (self._own, *(other.recognizer for other in self._others)):
            try:
                one.check()
            except RecognizerLost as error:
                lost = error
        if lost is not None:
            raise lost

    def close(self) -> None:
        """End all of them."""
        for one in (self._own, *(other.recognizer for other in self._others)):
            one.close()


def _kept(blocks: Iterable[bytes], kept: list[bytes]) -> Iterator[bytes]:
    """Yield blocks, and keep them for those who hear them afterwards."""
    for block in blocks:
        kept.append(block)
        yield block
