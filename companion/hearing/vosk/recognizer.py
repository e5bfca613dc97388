"""Sound to words, by Vosk in a process of its own."""

import threading
from collections.abc import Iterable
from pathlib import Path

from companion.child import Child, ChildLost
from companion.hearing.models import given_model
from companion.hearing.recognizer import Heard, RecognizerLost, RecognizerUnusable
from companion.hearing.vosk.grammar import GrammarEmpty, known_grammar, spoken_words
from companion.hearing.vosk.recognition import (
    Answer,
    Begin,
    Block,
    Finish,
    Known,
    Question,
    Restrict,
    prepare,
)
from companion.sound import Sound

_PATIENCE = 2.0
"""Seconds for one answer: a slow machine needs a tenth of that."""
_END_PATIENCE = 0.5
"""Seconds in which an utterance may end by itself when the table ends."""
_LARGEST = 1 << 15
"""Bytes that are sent at a time: more would take longer than patience lasts."""


class VoskRecognizer:
    """Hear utterances made of given phrases; it may be used from any thread.

    The phrases can recombine: every result must be parsed.
    """

    def __init__(self, folder: Path) -> None:
        """Begin to load the model of a folder, without waiting for it.

        Raises:
            ModelIncomplete: where files are missing.
        """
        self._folder = given_model(folder)
        self._child: Child[Question, Answer] = Child(
            "recognizer", prepare, str(folder.absolute())
        )
        self._lock = threading.Lock()
        self._phrases: tuple[str, ...] = ()
        self._unknown: tuple[str, ...] = ()
        self._told = 0
        """The generation of the child that knows the phrases."""
        self._known: dict[str, bool] = {}
        """Which words the model knows, of those that were asked for."""
        self._child.start()

    def restrict(self, phrases: Iterable[str]) -> tuple[str, ...]:
        """Listen for these phrases from the next utterance on.

        Return the words that the model does not know, which can never be heard.

        Raises:
            GrammarEmpty: where there is nothing left to listen for; what was listened
                for before stays.
            RecognizerLost: where it died; it will know the phrases all the same.
            RecognizerUnusable: where it does not start.
        """
        with self._lock:
            before = (self._phrases, self._told)
            self._phrases, self._told = tuple(phrases), 0
            try:
                self._tell()
            except GrammarEmpty:
                self._phrases, self._told = before
                raise
            return self._unknown

    def known(self, words: Iterable[str]) -> frozenset[str]:
        """Return which of these words the model knows, in the spelling of models.

        Raises:
            RecognizerLost: where it died.
            RecognizerUnusable: where it does not start.
        """
        with self._lock:
            return self._known_of(words)

    def hear(self, sound: Sound) -> Heard:
        """Return the words of one utterance, once its last block was taken.

        The sound is closed, whatever comes of it.

        Raises:
            GrammarEmpty: where nothing was given to listen for.
            RecognizerLost: where it died; the same utterance can be said again.
            RecognizerUnusable: where it does not start.
        """
        try:
            with self._lock:
                self._tell()
                self._ask(Begin(sound.rate))
                for block in sound.blocks:
                    for start in range(0, len(block), _LARGEST):
                        self._ask(Block(block[start : start + _LARGEST]))
                return Heard(self._ask(Finish()))
        finally:
            sound.close()

    def check(self) -> None:
        """Start the process anew if it has died while nobody spoke; return at once.

        Raises:
            RecognizerLost: where it had died.
        """
        # Where the lock is held, somebody is being heard, and who hears will notice.
        if self._lock.acquire(blocking=False):
            try:
                self._child.check()
            except ChildLost as lost:
                raise RecognizerLost(lost.reason) from lost
            finally:
                self._lock.release()

    def close(self) -> None:
        """End the process, whatever it does."""
        is_free = self._lock.acquire(timeout=_END_PATIENCE)
        if not is_free:
            self._child.kill()
            self._lock.acquire()
        try:
            self._child.end()
        finally:
            self._lock.release()

    def _tell(self) -> None:
        """Tell the child the phrases, if it is another one than was told."""
        if self._told == self._child.generation:
            return
        known = self._known_of(spoken_words(self._phrases))
        grammar = known_grammar(self._phrases, known)
        self._ask(Restrict(grammar.phrases))
        self._unknown = grammar.unknown
        self._told = self._child.generation

    def _known_of(self, words: Iterable[str]) -> frozenset[str]:
        asked = tuple(words)
        new = spoken_words(word for word in asked if word not in self._known)
        if new:
            known = frozenset(self._ask(Known(new)))
            self._known.update((word, word in known) for word in new)
        return frozenset(word for word in asked if self._known.get(word, False))

    def _ask(self, question: Question) -> Answer:
        try:
            return self._child.ask(question, _PATIENCE)
        except ChildLost as lost:
            if lost.is_restarted:
                raise RecognizerLost(lost.reason) from lost
            raise RecognizerUnusable(self._folder, lost.reason) from lost
