"""Words that were said one after the other, found by their sound alone."""

from collections.abc import Sequence

import numpy as np

from companion.language.sounds.costs import Costs
from companion.language.sounds.lexicon import Heard, Lexicon


class Chain:
    """Find the words of a lexicon that were said in a row, any after any."""

    def __init__(self, lexicon: Lexicon, burdens: Sequence[int], heard: Heard) -> None:
        """Take the words, what each costs more than its sounds, and what was heard."""
        self._lexicon = lexicon
        self._burdens = np.array(burdens, np.int32)[:, None]
        self._heard = heard
        self._words = lexicon.spoken(range(len(burdens)))
        self._befores: list[Costs] = [heard.nothing]
        self._afters: list[Costs] = []

    def names(self, count: int) -> tuple[int, tuple[int, ...]]:
        """Return the cost of the best so many words, and their places, in order."""
        while len(self._afters) < count:
            after = self._words.after(self._befores[-1], self._heard) + self._burdens
            self._afters.append(after)
            self._befores.append(after.min(axis=0))
        end, found = self._heard.length, list[int]()
        for level in range(count - 1, -1, -1):
            word = int(self._afters[level][:, end].argmin())
            found.append(word)
            end = self._begin(level, word, end)
        return int(self._befores[count][-1]), tuple(reversed(found))

    def _begin(self, level: int, word: int, end: int) -> int:
        """Return where the best way to a word that ends at a place begins."""
        before, nothing = self._befores[level], self._heard.nothing
        alone = self._lexicon.spoken([word])
        best, place = None, 0
        for begin in range(end + 1):
            # Nothing but this word may be said from here on.
            only = np.full_like(nothing, _NEVER)
            only[begin:] = before[begin] + nothing[begin:] - nothing[begin]
            cost = int(alone.after(only, self._heard)[0, end])
            if best is None or cost <= best:
                best, place = cost, begin
        return place


_NEVER = 1_000_000
