"""All sentences of a game and a language as one network of words.

Each way through it is a sentence; sentences share their beginnings and their ends, so
it stays small where a list of them would hold millions.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from typing import NamedTuple, TypeAlias

import hassil

from companion.language.understanding.sentences import Sentences, Template
from companion.language.understanding.templates import parsed

_SIGNS = str.maketrans(dict.fromkeys(".,;:!?…«»„“”", " ") | {"’": "'"})
_END = -1


class Hole(NamedTuple):
    """A place that any value of a list fills."""

    list: str
    slot: str


Label: TypeAlias = str | Hole
"""What is said between two nodes: a word, or a value of a list."""


class Arc(NamedTuple):
    """One step on the way through a sentence."""

    source: int
    target: int
    label: Label


@dataclass(frozen=True, slots=True)
class Network:
    """Hold nodes by number, from the start (0) on; arcs lead to higher levels only."""

    levels: tuple[int, ...]
    """The longest way from the start to each node, in arcs; never falling."""
    arcs: tuple[Arc, ...]
    """In the order of their targets."""
    ends: Mapping[int, tuple[int, ...]]
    """The wordings, by their place in the sentences, that are whole at a node."""


def network(sentences: Sentences) -> Network:
    """Return the network of all sentences, lists left as holes.

    Raises:
        LocaleError: where a template is broken.
    """
    builder = _Builder(sentences)
    starts = [
        builder.start(template, number)
        for number, wordings in enumerate(sentences.wordings)
        for template in wordings.templates
    ]
    return _numbered(builder.nodes, builder.nodes.union(starts))


def texts(sentences: Sentences, name: str) -> Iterator[tuple[str, int, int]]:
    """Yield what is said for the values of a list.

    Each is a text, the place of its value in the list, and how many ways to say that
    value stand before it: the usual ones come first.
    """
    builder = _Builder(sentences)
    for place, value in enumerate(sentences.lists[name]):
        for rank, template in enumerate(value.spoken):
            for text in builder.texts(template):
                yield text, place, rank


_Ends = frozenset[tuple[str, int]]
"""Where a piece of text may go on: the start of an unfinished word, and a node."""


class _Nodes:
    """Keep nodes that allow the same as one, from the ends of sentences backwards."""

    def __init__(self) -> None:
        self.arcs: list[tuple[tuple[Label | int, int], ...]] = []
        """By node, in a fixed order: what may be said, and the node it leads to; a number is an end."""
        self._known: dict[frozenset[tuple[Label | int, int]], int] = {}
        self._unions: dict[frozenset[int], int] = {}

    def node(self, arcs: Iterable[tuple[Label | int, int]]) -> int:
        """Return the node with exactly these arcs."""
        key = frozenset(arcs)
        if key not in self._known:
            self._known[key] = len(self.arcs)
            self.arcs.append(tuple(sorted(key, key=str)))
        return self._known[key]

    def union(self, nodes: Iterable[int]) -> int:
        """Return the node that allows whatever any of these nodes allows."""
        together = frozenset(nodes)
        if len(together) == 1:
            return next(iter(together))
        if together not in self._unions:
            targets = defaultdict(set)
            for node in together:
                for label, target in self.arcs[node]:
                    targets[label].add(target)
            self._unions[together] = self.node(
                (label, _END if _END in found else self.union(found))
                for label, found in targets.items()
            )
        return self._unions[together]


class _Builder:
    """Build the network of templates, each from its end to its start."""

    def __init__(self, sentences: Sentences) -> None:
        self.nodes = _Nodes()
        self._rule = cache(lambda name: parsed(sentences.rules[name], folded=False))
        self._followed = cache(self._rule_before)

    def start(self, template: Template, wordings: int) -> int:
        """Return the node at which a template starts."""
        end = self.nodes.node([(wordings, _END)])
        sentence = parsed(template, folded=False)
        return self._flushed(self._before(sentence.expression, frozenset({("", end)})))

    def texts(self, template: Template) -> Iterator[str]:
        """Yield all that a template without slots says."""
        yield from map(" ".join, self._ways(self.start(template, 0)))

    def _ways(self, node: int) -> Iterator[tuple[str, ...]]:
        for label, target in self.nodes.arcs[node]:
            if target == _END:
                yield ()
            elif isinstance(label, str):
                yield from ((label, *rest) for rest in self._ways(target))

    def _before(self, expression: hassil.Expression, ends: _Ends) -> _Ends:
        """Return where a piece of a template starts that goes on at these ends."""
        match expression:
            case hassil.TextChunk():
                return self._text(expression.text, ends)
            case hassil.RuleReference():
                return self._followed(expression.rule_name, ends)
            case hassil.ListReference():
                hole = Hole(expression.list_name, expression.slot_name)
                return _at(self.nodes.node([(hole, self._flushed(ends))]))
            case hassil.Permutation():
                orders = permutations(expression.items)
                starts = [self._flushed(self._spaced(some, ends)) for some in orders]
                return _at(self.nodes.union(starts))
            case hassil.Alternative():
                return _Ends().union(*(self._before(i, ends) for i in expression.items))
            case hassil.Group():
                return self._sequence(expression.items, ends)
        raise TypeError(expression)

    def _rule_before(self, name: str, ends: _Ends) -> _Ends:
        return self._before(self._rule(name).expression, ends)

    def _sequence(self, items: Iterable[hassil.Expression], ends: _Ends) -> _Ends:
        for item in reversed(tuple(items)):
            ends = self._before(item, ends)
        return ends

    def _spaced(self, items: Iterable[hassil.Expression], ends: _Ends) -> _Ends:
        for item in reversed(tuple(items)):
            ends = self._before(item, _at(self._flushed(ends)))
        return ends

    def _text(self, text: str, ends: _Ends) -> _Ends:
        """Put words before the ends; parts of a word grow together."""
        *words, last = text.lower().translate(_SIGNS).split(" ")
        ends = _glued(last, ends)
        for word in reversed(words):
            ends = _glued(word, _at(self._flushed(ends)))
        return ends

    def _flushed(self, ends: _Ends) -> int:
        """Return the node where everything before these ends is a whole word."""
        return self.nodes.union(
            self.nodes.node([(word, node)]) if word else node for word, node in ends
        )


def _at(node: int) -> _Ends:
    return frozenset({("", node)})


def _glued(part: str, ends: _Ends) -> _Ends:
    return frozenset((part + word, node) for word, node in ends) if part else ends


def _numbered(nodes: _Nodes, start: int) -> Network:
    """Return what can be reached from a node, numbered by levels."""
    levels = {start: 0}
    for node in _sorted(nodes, start):
        for _, target in nodes.arcs[node]:
            if target != _END:
                levels[target] = max(levels.get(target, 0), levels[node] + 1)
    order = sorted(levels, key=levels.__getitem__)
    numbers = {node: number for number, node in enumerate(order)}
    arcs: list[Arc] = []
    ends: dict[int, list[int]] = defaultdict(list)
    for node in order:
        for label, target in nodes.arcs[node]:
            if isinstance(label, int):
                ends[numbers[node]].append(label)
            else:
                arcs.append(Arc(numbers[node], numbers[target], label))
    arcs.sort(key=lambda arc: (arc.target, arc.source, str(arc.label)))
    whole = {node: tuple(sorted(some)) for node, some in ends.items()}
    return Network(tuple(levels[node] for node in order), tuple(arcs), whole)


def _sorted(nodes: _Nodes, start: int) -> Iterator[int]:
    """Yield the nodes below a node, each after all that lead to it."""
    found: dict[int, None] = {}
    open_nodes = [(start, iter(nodes.arcs[start]))]
    seen = {start}
    while open_nodes:
        node, arcs = open_nodes[-1]
        below = next((t for _, t in arcs if t != _END and t not in seen), None)
        if below is None:
            found[node] = None
            open_nodes.pop()
        else:
            seen.add(below)
            open_nodes.append((below, iter(nodes.arcs[below])))
    return reversed(found)
