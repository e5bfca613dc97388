"""Values that were clearly said: none is ever turned into another one."""

from collections.abc import Collection, Iterable, Iterator
from functools import cache
from itertools import groupby

from companion.language.sounds.lexicon import Lexicon
from companion.language.understanding.choices import Stretch
from companion.language.understanding.folding import fold
from companion.language.understanding.meanings import Value
from companion.language.understanding.routes import Route
from companion.language.understanding.values import Values

_LISTS = ("world", "colour", "symbol")
"""Lists, besides numbers, of which a word can hardly be anything else. Names are not
among them: a word that only sounds like one may be written as one."""
_SOME = 1
"""A number whose words are small words as well: "the blue one", "un bleu"."""

Said = tuple[tuple[str, Value], ...]
"""Words that were clearly said, each with its value."""


class Clear:
    """Know the words of one table that can be nothing but one value."""

    def __init__(self, values: Values, lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._values = dict(self._found(values))
        self._texts = cache(self._folded)

    def said(self, words: Iterable[str]) -> Said:
        """Return what some folded words clearly say; a stutter says it once."""
        told = (word for word, _ in groupby(words))
        return tuple((w, self._values[w]) for w in told if w in self._values)

    def holds(self, route: Route, said: Said) -> bool:
        """Return whether a route has all that was clearly said, as value or as word.

        What was said twice, it has twice: "Ben five, Tom five" is no fifty-five.

        "Alice plays the read five" may be red, "the red for" is never green.
        """
        told = [(_value(one), [*self._texts(one.word)]) for one in route.stretches]
        for word, value in said:
            for place, (known, texts) in enumerate(told):
                if word in texts:
                    texts.remove(word)
                    told[place] = None, texts
                    break
                if value == known:
                    del told[place]
                    break
            else:
                return False
        return True

    def is_told(self, route: Route) -> bool:
        """Return whether a colour, a symbol or a number is told in a route."""
        return any(
            one.hole is not None
            and one.value is not None
            and (one.hole.list in _LISTS or type(one.value.value) is int)
            for one in route.stretches
        )

    def has_sign(self, route: Route, words: Collection[str]) -> bool:
        """Return whether a word was heard that makes its points lost, if any are."""
        stretches = route.stretches
        if not any(one.value and _is_lost(one.value.value) for one in stretches):
            return True
        signs = {
            text
            for one in stretches
            if one.value is None or _is_lost(one.value.value)
            for text in self._texts(one.word)
        }
        return not (signs - self._values.keys()).isdisjoint(words)

    def _found(self, values: Values) -> Iterator[tuple[str, Value]]:
        """Yield the words with their values, but those that mean several."""
        found: dict[str, set[Value]] = {}
        for name, ways in values.of.items():
            for one in ways:
                is_number = type(one.value) is int and one.value != _SOME
                if is_number or name in _LISTS:
                    word = fold(self._lexicon.words[one.word].text)
                    found.setdefault(word, set()).add(_unsigned(one.value))
        for word, some in found.items():
            if len(some) == 1:
                yield word, next(iter(some))

    def _folded(self, word: int) -> tuple[str, ...]:
        return tuple(fold(self._lexicon.words[word].text).split())


def _value(stretch: Stretch) -> "Value | None":
    return None if stretch.value is None else _unsigned(stretch.value.value)


def _is_lost(value: Value) -> bool:
    return type(value) is int and value < 0


def _unsigned(value: Value) -> Value:
    """Return a value as its words tell it: the same number is won and lost."""
    return abs(value) if type(value) is int else value
