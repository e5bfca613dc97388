"""Few sentences that hold every word, or every pair of neighbours, of very many.

Vosk makes a model of word pairs out of the phrases that it is given: these few let it
hear as much as all of them would.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from companion.language.understanding.network import Arc
from companion.language.understanding.nodes import Hole, Label

_STEP = 1_000
"""What each word of a sentence counts, beside the bits of how unusual it is."""

Path: TypeAlias = tuple[Label, ...]
"""A whole sentence, with holes where any value of a list is said."""
Item: TypeAlias = tuple[Label, ...]
"""What is to be covered: one label, or two that follow each other."""


class _Way(NamedTuple):
    """How to come to a node, or from a node to an end, and the next step."""

    cost: int
    """How long and how unusual it is."""
    arc: Arc | None


class Paths:
    """Know the sentences between the start of a network and some of its ends."""

    def __init__(
        self, arcs_into: Mapping[int, Iterable[Arc]], ends: Mapping[int, int]
    ) -> None:
        """Take the arcs into each node, and the ends with how unusual they are."""
        self._after = {end: _Way(rarity, None) for end, rarity in ends.items()}
        self._before: dict[int, _Way] = {0: _Way(0, None)}
        self._arcs = self._useful(arcs_into)
        self.is_empty = 0 not in self._after

    def whole_words(self) -> tuple[str, ...]:
        """Return the words that are sentences by themselves, the usual ones first."""
        found: dict[str, int] = {}
        for arc in self._arcs:
            end = self._after[arc.target]
            is_whole = arc.source == 0 and end.arc is None
            if is_whole and isinstance(arc.label, str):
                cost = arc.rarity + end.cost
                found[arc.label] = min(cost, found.get(arc.label, cost))
        return tuple(sorted(found, key=lambda word: (found[word], word)))

    def firsts(self) -> frozenset[Label]:
        """Return what sentences begin with."""
        return frozenset(arc.label for arc in self._arcs if arc.source == 0)

    def cover(self, most: int, *, with_pairs: bool) -> Iterator[Path]:
        """Yield sentences, short ones first, until everything is covered."""
        items = self._labels()
        if with_pairs:
            items |= self._pairs()
        covered: set[Item] = set()
        count = 0
        for item, (_, arcs) in sorted(items.items(), key=_by_cost):
            if item in covered:
                continue
            if count >= most and len(item) > 1:
                continue
            count += 1
            path = self._through(arcs)
            covered.update((label,) for label in path)
            covered.update(pairwise(path))
            yield path

    def _useful(self, into: Mapping[int, Iterable[Arc]]) -> tuple[Arc, ...]:
        """Return the arcs that lie on sentences; find the shortest ways."""
        nodes = sorted(_leading(into, self._after))
        for node in reversed(nodes):
            cost = self._after[node].cost + _STEP
            for arc in into.get(node, ()):
                _shorten(self._after, arc.source, _Way(cost + arc.rarity, arc))
        kept = []
        for node in nodes:
            for arc in into.get(node, ()):
                if arc.source in self._before:
                    kept.append(arc)
                    cost = self._before[arc.source].cost + _STEP + arc.rarity
                    _shorten(self._before, node, _Way(cost, arc))
        return tuple(kept)

    def _labels(self) -> dict[Item, tuple[int, tuple[Arc, ...]]]:
        found: dict[Item, tuple[int, tuple[Arc, ...]]] = {}
        for arc in self._arcs:
            before, after = self._before[arc.source], self._after[arc.target]
            cost = before.cost + _STEP + arc.rarity + after.cost
            _keep(found, (arc.label,), cost, (arc,))
        return found

    def _pairs(self) -> dict[Item, tuple[int, tuple[Arc, ...]]]:
        found: dict[Item, tuple[int, tuple[Arc, ...]]] = {}
        coming: dict[int, dict[Label, Arc]] = defaultdict(dict)
        going: dict[int, dict[Label, Arc]] = defaultdict(dict)
        for arc in self._arcs:
            _nearer(coming[arc.target], arc, self._before, arc.source)
            _nearer(going[arc.source], arc, self._after, arc.target)
        for node, firsts in coming.items():
            for first in firsts.values():
                before = self._before[first.source].cost + 2 * _STEP + first.rarity
                for second in going[node].values():
                    after = second.rarity + self._after[second.target].cost
                    pair = (first.label, second.label)
                    _keep(found, pair, before + after, (first, second))
        return found

    def _through(self, arcs: tuple[Arc, ...]) -> Path:
        labels = [arc.label for arc in arcs]
        way = self._before[arcs[0].source]
        while way.arc is not None:
            labels.insert(0, way.arc.label)
            way = self._before[way.arc.source]
        way = self._after[arcs[-1].target]
        while way.arc is not None:
            labels.append(way.arc.label)
            way = self._after[way.arc.target]
        return tuple(labels)


def holes(path: Path) -> Iterator[str]:
    """Yield the names of the lists that a sentence has holes for."""
    return (label.list for label in path if isinstance(label, Hole))


def _leading(into: Mapping[int, Iterable[Arc]], ends: Iterable[int]) -> set[int]:
    """Return the nodes from which an end can be reached."""
    found = set(ends)
    waiting = list(found)
    while waiting:
        for arc in into.get(waiting.pop(), ()):
            if arc.source not in found:
                found.add(arc.source)
                waiting.append(arc.source)
    return found


def _shorten(ways: dict[int, _Way], node: int, way: _Way) -> None:
    if node not in ways or way.cost < ways[node].cost:
        ways[node] = way


def _by_cost(entry: tuple[Item, tuple[int, tuple[Arc, ...]]]) -> tuple[int, int, str]:
    item, (cost, _) = entry
    return cost, len(item), str(item)


def _keep(
    found: dict[Item, tuple[int, tuple[Arc, ...]]],
    item: Item,
    cost: int,
    arcs: tuple[Arc, ...],
) -> None:
    if item not in found or cost < found[item][0]:
        found[item] = (cost, arcs)


def _nearer(
    kept: dict[Label, Arc], arc: Arc, ways: Mapping[int, _Way], node: int
) -> None:
    """Keep, of arcs with the same label, that with the shortest way beyond it."""
    known = kept.get(arc.label)
    if known is None:
        kept[arc.label] = arc
        return
    other = known.source if node == arc.source else known.target
    if ways[node].cost + arc.rarity < ways[other].cost + known.rarity:
        kept[arc.label] = arc
