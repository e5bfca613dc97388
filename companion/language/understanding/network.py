"""All sentences of a game and a language as one network of words.

Each way through it is a sentence; sentences share their beginnings and their ends, so
it stays small where a list of them would hold millions. Each step knows how unusual it
is: of alternatives the first is the usual one, and of templates too. What stands in
`usual.yaml` is not unusual in any of its wordings.
"""

from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import permutations
from math import log2
from typing import NamedTuple

import hassil

from companion.language.understanding.nodes import (
    END,
    Hole,
    Label,
    Nodes,
    Place,
    Step,
    in_order,
)
from companion.language.understanding.sentences import Sentences, Template
from companion.language.understanding.templates import parsed

_MOST_UNUSUAL = 3
_NOT_USUAL = 2
"""Bits by which other sentences are rarer, where a language tells the usual ones."""
_LISTS = 256
"""Lists whose texts are kept: those of all games and languages, and some more."""
_SIGNS = str.maketrans(dict.fromkeys(".,;:!?…«»„“”", " ") | {"’": "'"})


class Arc(NamedTuple):
    """One step on the way through a sentence."""

    source: int
    target: int
    label: Label
    rarity: int = 0
    """How unusual it is to go on like this, in bits."""


class End(NamedTuple):
    """A sentence that is whole."""

    node: int
    wordings: int
    """By its place in the sentences."""
    rarity: int


@dataclass(frozen=True)
class Network:
    """Hold nodes by number, from the start (0) on; arcs lead to higher levels only."""

    levels: tuple[int, ...]
    """The longest way from the start to each node, in arcs; never falling."""
    arcs: tuple[Arc, ...]
    """In the order of their targets."""
    whole: tuple[End, ...]
    """Where sentences end."""

    @property
    def ends(self) -> Mapping[int, tuple[int, ...]]:
        """Return the wordings that are whole at a node, for nodes that have some."""
        found: dict[int, tuple[int, ...]] = {}
        for end in self.whole:
            found[end.node] = (*found.get(end.node, ()), end.wordings)
        return found

    @cached_property
    def after(self) -> Mapping[int, tuple[tuple[Label, int], ...]]:
        """Return what may be said at each node, and where that leads."""
        found: defaultdict[int, list[tuple[Label, int]]] = defaultdict(list)
        for arc in self.arcs:
            found[arc.source].append((arc.label, arc.target))
        return {node: tuple(found[node]) for node in range(len(self.levels))}


def network(sentences: Sentences) -> Network:
    """Return the network of all sentences, lists left as holes.

    Raises:
        LocaleError: where a template is broken.
    """
    nodes = Nodes()
    plain, usual = _Builder(sentences, nodes), _Builder(sentences, nodes, is_usual=True)
    rarer = _NOT_USUAL if sentences.usual else 0
    starts: list[Place] = []
    for number, wordings in enumerate(sentences.guessed):
        is_usual = number >= len(sentences.wordings)
        builder = usual if is_usual else plain
        for rank, template in enumerate(wordings.templates):
            place = builder.start(template, number)
            more = 0 if is_usual else rarer + _rarity(rank)
            starts.append(Place(place.node, place.rarity + more))
    return _numbered(nodes, nodes.union(starts).node)


def without(network: Network, lists: Container[str]) -> Network:
    """Return what can still be said where some lists have no values."""
    numbers = {0: 0}
    kept: list[Arc] = []
    for arc in network.arcs:
        is_empty = isinstance(arc.label, Hole) and arc.label.list in lists
        if arc.source in numbers and not is_empty:
            source = numbers[arc.source]
            target = numbers.setdefault(arc.target, len(numbers))
            kept.append(Arc(source, target, arc.label, arc.rarity))
    levels = tuple(network.levels[node] for node in numbers)
    ends = (end for end in network.whole if end.node in numbers)
    whole = tuple(end._replace(node=numbers[end.node]) for end in ends)
    return Network(levels, tuple(kept), whole)


@lru_cache(_LISTS)
def texts(sentences: Sentences, name: str) -> tuple[tuple[str, int, int], ...]:
    """Return what is said for the values of a list; that is the same at all tables.

    Each is a text, the place of its value in the list, and how many ways to say that
    value stand before it: the usual ones come first.
    """
    builder = _Builder(sentences, Nodes())
    return tuple(
        (text, place, rank)
        for place, value in enumerate(sentences.lists[name])
        for rank, template in enumerate(value.spoken)
        for text in builder.texts(template)
    )


class _Exit(NamedTuple):
    """Where a piece of text may go on, after the rest of an unfinished word."""

    rest: str
    node: int
    rarity: int


_Exits = frozenset[_Exit]


class _Builder:
    """Build the network of templates, each from its end to its start."""

    def __init__(
        self, sentences: Sentences, nodes: Nodes, *, is_usual: bool = False
    ) -> None:
        """Add to some nodes; of usual sentences no alternative is rarer."""
        self.nodes = nodes
        self._is_usual = is_usual
        self._rule = cache(lambda name: parsed(sentences.rules[name], folded=False))
        self._followed = cache(self._rule_before)

    def start(self, template: Template, wordings: int) -> Place:
        """Return the node at which a template starts."""
        end = self.nodes.node([Step(wordings, 0, END)])
        sentence = parsed(template, folded=False)
        return self._flushed(self._before(sentence.expression, _at(Place(end, 0))))

    def texts(self, template: Template) -> Iterator[str]:
        """Yield all that a template without slots says."""
        yield from map(" ".join, self._ways(self.start(template, 0).node))

    def _ways(self, node: int) -> Iterator[tuple[str, ...]]:
        for label, _, target in self.nodes.steps[node]:
            if target == END:
                yield ()
            elif isinstance(label, str):
                yield from ((label, *rest) for rest in self._ways(target))

    def _before(self, expression: hassil.Expression, exits: _Exits) -> _Exits:
        """Return where a piece of a template starts that goes on at these exits."""
        match expression:
            case hassil.TextChunk():
                return self._text(expression.text, exits)
            case hassil.RuleReference():
                # The same piece before the same exits, however rare, is built once.
                least = min(one.rarity for one in exits)
                found = self._followed(expression.rule_name, _rarer(exits, -least))
                return _rarer(found, least)
            case hassil.ListReference():
                hole = Hole(expression.list_name, expression.slot_name)
                node, rarity = self._flushed(exits)
                return _at(Place(self.nodes.node([Step(hole, 0, node)]), rarity))
            case hassil.Permutation():
                orders = permutations(expression.items)
                starts = [self._flushed(self._spaced(some, exits)) for some in orders]
                return _at(self.nodes.union(starts))
            case hassil.Alternative():
                return self._either(expression.items, exits)
            case hassil.Group():
                for item in reversed(expression.items):
                    exits = self._before(item, exits)
                return exits
        raise TypeError(expression)

    def _rule_before(self, name: str, exits: _Exits) -> _Exits:
        return self._before(self._rule(name).expression, exits)

    def _either(self, items: list[hassil.Expression], exits: _Exits) -> _Exits:
        """Return all alternatives; what may be left out mostly is."""
        said = [item for item in items if not _is_nothing(item)]
        found = set[_Exit](exits if len(said) < len(items) else ())
        optional = 1 if found else 0
        for rank, item in enumerate(said):
            rarity = 0 if self._is_usual else optional + _rarity(rank)
            found |= _rarer(self._before(item, exits), rarity)
        return _usual(found)

    def _spaced(self, items: Iterable[hassil.Expression], exits: _Exits) -> _Exits:
        for item in reversed(tuple(items)):
            exits = self._before(item, _at(self._flushed(exits)))
        return exits

    def _text(self, text: str, exits: _Exits) -> _Exits:
        """Put words before the exits; parts of a word grow together."""
        *words, last = text.lower().translate(_SIGNS).split(" ")
        exits = _glued(last, exits)
        for word in reversed(words):
            exits = _glued(word, _at(self._flushed(exits)))
        return exits

    def _flushed(self, exits: _Exits) -> Place:
        """Return the node where everything before these exits is a whole word."""
        return self.nodes.union(
            Place(
                self.nodes.node([Step(rest, 0, node)]) if rest else node,
                rarity,
            )
            for rest, node, rarity in exits
        )


@cache
def _rarity(rank: int) -> int:
    """Return how unusual one of several wordings is, the usual ones standing first.

    What stands late is not much rarer: lists of wordings are not sorted that well.
    """
    return min(_MOST_UNUSUAL, round(log2(rank + 1) / 2 + 0.5)) if rank else 0


def _is_nothing(expression: hassil.Expression) -> bool:
    return isinstance(expression, hassil.TextChunk) and not expression.text.strip()


def _at(place: Place) -> _Exits:
    return frozenset({_Exit("", place.node, place.rarity)})


def _glued(part: str, exits: _Exits) -> _Exits:
    if not part:
        return exits
    return frozenset(_Exit(part + rest, node, rarity) for rest, node, rarity in exits)


def _rarer(exits: _Exits, bits: int) -> _Exits:
    if not bits:
        return exits
    return frozenset(_Exit(rest, node, rarity + bits) for rest, node, rarity in exits)


def _usual(exits: Iterable[_Exit]) -> _Exits:
    """Return each exit once, as the most usual way to come there."""
    best: dict[tuple[str, int], int] = {}
    for rest, node, rarity in exits:
        best[rest, node] = min(rarity, best.get((rest, node), rarity))
    return frozenset(_Exit(*where, rarity) for where, rarity in best.items())


def _numbered(nodes: Nodes, start: int) -> Network:
    """Return what can be reached from a node, numbered by levels."""
    levels = {start: 0}
    for node in in_order(nodes, start):
        for step in nodes.steps[node]:
            if step.target != END:
                longer = levels[node] + 1
                levels[step.target] = max(levels.get(step.target, 0), longer)
    order = sorted(levels, key=levels.__getitem__)
    numbers = {node: number for number, node in enumerate(order)}
    arcs: list[Arc] = []
    whole: list[End] = []
    for node in order:
        for label, rarity, target in nodes.steps[node]:
            if isinstance(label, int):
                whole.append(End(numbers[node], label, rarity))
            else:
                arcs.append(Arc(numbers[node], numbers[target], label, rarity))
    arcs.sort(key=lambda arc: (arc.target, arc.source, str(arc.label)))
    return Network(tuple(levels[node] for node in order), tuple(arcs), tuple(whole))


__all__ = ["Arc", "End", "Hole", "Label", "Network", "network", "texts"]
