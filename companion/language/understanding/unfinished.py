"""Whether words are the beginning of a sentence: who said them will go on."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from typing import TypeAlias

from companion.language.understanding.folding import fold
from companion.language.understanding.grammar import Grammar
from companion.language.understanding.names import SpokenName
from companion.language.understanding.nodes import Hole, Label
from companion.language.understanding.sentences import NAMED, OWNER, Sentences

_Words: TypeAlias = tuple[str, ...]
_Place: TypeAlias = tuple[_Words, int]
"""The words that come next, and the node behind them."""
_GRAMMARS = 16
"""Games, each in a language, of which the first words are kept."""


class Beginnings:
    """Know how the sentences of one table begin."""

    def __init__(self, grammar: Grammar, names: Iterable[SpokenName]) -> None:
        """Read nothing yet."""
        self._grammar = grammar
        self._names = tuple(names)
        self._steps: dict[int, Mapping[str, frozenset[_Place]]] = {}

    def begins(self, folded: str) -> bool:
        """Return whether a sentence begins with these words and goes on after them."""
        places = frozenset[_Place]({((), 0)})
        for word in folded.split():
            places = frozenset(
                place for before in places for place in self._after(before, word)
            )
            if not places:
                return False
        return any(rest or self._arcs[node] for rest, node in places)

    def _after(self, place: _Place, word: str) -> Iterable[_Place]:
        """Return where a word leads."""
        rest, node = place
        if rest:
            return ((rest[1:], node),) if rest[0] == word else ()
        if node not in self._steps:
            self._steps[node] = self._from(node)
        return self._steps[node].get(word, ())

    def _from(self, node: int) -> Mapping[str, frozenset[_Place]]:
        """Return where the words lead that may be said at a node."""
        found: defaultdict[str, set[_Place]] = defaultdict(set)
        for label, target in self._arcs[node]:
            for first, rests in self._said(label).items():
                found[first].update((rest, target) for rest in rests)
        return {word: frozenset(places) for word, places in found.items()}

    def _said(self, label: Label) -> Mapping[str, Iterable[_Words]]:
        if isinstance(label, Hole):
            return self._lists[label.list]
        return _by_first([label])

    @cached_property
    def _arcs(self) -> Mapping[int, tuple[tuple[Label, int], ...]]:
        return self._grammar.network.after

    @cached_property
    def _lists(self) -> Mapping[str, Mapping[str, frozenset[_Words]]]:
        lists = dict(_firsts(self._grammar.sentences))
        for name in NAMED:
            said = (one for one in self._names if one.is_owner is (name == OWNER))
            lists[name] = _by_first(one.spoken for one in said)
        return lists


@lru_cache(_GRAMMARS)
def _firsts(sentences: Sentences) -> Mapping[str, Mapping[str, frozenset[_Words]]]:
    """Return what follows the first words of the values of all lists."""
    # Only here: the network takes long to load.
    from companion.language.understanding.network import texts  # noqa: PLC0415

    return {
        name: _by_first(text for text, _, _ in texts(sentences, name))
        for name in sentences.lists
    }


def _by_first(texts: Iterable[str]) -> Mapping[str, frozenset[_Words]]:
    """Return what follows the first word of some texts."""
    found: defaultdict[str, set[_Words]] = defaultdict(set)
    for text in texts:
        if words := fold(text).split():
            found[words[0]].add(tuple(words[1:]))
    return {first: frozenset(rests) for first, rests in found.items()}
