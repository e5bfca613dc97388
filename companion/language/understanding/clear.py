"""Values that were clearly said: none is ever turned into another one."""

from collections.abc import Iterable, Iterator
from functools import cache

from companion.language.understanding.folding import fold
from companion.language.understanding.meanings import Value
from companion.language.understanding.pronounced import Pronounced
from companion.language.understanding.routes import Route

_LISTS = ("world", "colour")
"""Lists, besides numbers, of which a word can hardly be anything else. Names are not
among them: a word that only sounds like one may be written as one."""
_SOME = 1
"""A number whose words are small words as well: "the blue one", "un bleu"."""


class Clear:
    """Know the words of one table that can be nothing but one value."""

    def __init__(self, said: Pronounced) -> None:
        self._said = said
        self._words = dict(self._found())
        self._texts = cache(self._folded)

    def holds(self, route: Route, words: Iterable[str]) -> bool:
        """Return whether a route has all that was clearly said, as value or as word.

        "Alice plays the read five" may be red, "the red for" is never green.
        """
        said = [(one, self._words[one]) for one in words if one in self._words]
        if not said:
            return True
        values = [one.value.value for one in route.stretches if one.value is not None]
        texts = {text for word in route.words for text in self._texts(word)}
        return all(one in texts or value in values for one, value in said)

    def _found(self) -> Iterator[tuple[str, Value]]:
        """Yield the words with their values, but those that mean several."""
        found: dict[str, set[Value]] = {}
        for name, ways in self._said.values.of.items():
            for one in ways:
                is_number = type(one.value) is int and one.value != _SOME
                if is_number or name in _LISTS:
                    word = fold(self._said.lexicon.words[one.word].text)
                    found.setdefault(word, set()).add(one.value)
        for word, some in found.items():
            if len(some) == 1:
                yield word, next(iter(some))

    def _folded(self, word: int) -> tuple[str, ...]:
        return tuple(fold(self._said.lexicon.words[word].text).split())
