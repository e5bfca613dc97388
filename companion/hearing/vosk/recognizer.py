"""Sound to words, by Vosk in a process of its own."""

from collections.abc import Iterable
from pathlib import Path

from companion.hearing.models import given_model
from companion.hearing.spawned import SpawnedRecognizer
from companion.hearing.vosk.grammar import GrammarEmpty, known_grammar, spoken_words
from companion.hearing.vosk.recognition import Known, Restrict, prepare


class VoskRecognizer(SpawnedRecognizer):
    """Hear utterances made of given phrases; it may be used from any thread.

    The phrases can recombine: every result must be parsed.
    """

    def __init__(self, folder: Path) -> None:
        """Begin to load the model of a folder, without waiting for it.

        Raises:
            ModelIncomplete: where files are missing.
        """
        super().__init__("recognizer", given_model(folder), prepare)
        self._phrases: tuple[str, ...] = ()
        self._unknown: tuple[str, ...] = ()
        self._told = 0
        """The generation of the child that knows the phrases."""
        self._known: dict[str, bool] = {}
        """Which words the model knows, of those that were asked for."""

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
