"""The usual sentences that sound most like what was heard, found exactly.

The walk through all sentences looks at each word alone, where it ends, and misses some
whose words have run together. What people mostly say is little enough to look at every
word between any two places.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

import numpy as np

from companion.language.sounds.between import FAR, LONGER, Between, placed
from companion.language.sounds.costs import Costs, Numbers
from companion.language.sounds.lexicon import Heard, Lexicon
from companion.language.understanding.choices import RARITY, UNUSUAL, Stretch
from companion.language.understanding.links import WORD
from companion.language.understanding.network import Arc, Network, without
from companion.language.understanding.routes import Route
from companion.language.understanding.sentences import SEAT
from companion.language.understanding.values import SpokenValue, Values

_MOST_VALUES = 150
"""Values of a list that is looked through; longer ones are left to the walk."""
OTHERS = 5
"""Other values that are tried in each hole."""


@dataclass(frozen=True, slots=True)
class _Level:
    """Hold the arcs to the nodes of one level, those to one node side by side."""

    sources: Numbers
    labels: Numbers
    costs: Costs
    starts: Numbers
    nodes: Numbers


_Said = tuple[int, SpokenValue | None]
"""A word, and which value it is, where it fills a hole."""


class _Labels:
    """Hold what may be said on arcs, by number: a word, or the values of a list."""

    def __init__(self, arcs: Sequence[Arc], lexicon: Lexicon, values: Values) -> None:
        self._values = values
        names = dict.fromkeys(map(self._name, arcs))
        self._numbers = {name: number for number, name in enumerate(names)}
        self.said: list[Sequence[_Said]] = [self._ways(name) for name in names]
        said = [one for some in self.said for one in some]
        sounds = [lexicon.sounds(word) for word, _ in said]
        self._between = Between(sounds, lexicon.deletions)
        self.widths = [
            max(len(lexicon.sounds(word)) for word, _ in some) + LONGER + 1
            for some in self.said
        ]
        """Up to how many sounds may be heard for each label, and one more."""
        unusual = [UNUSUAL if value and value.is_unusual else 0 for _, value in said]
        self._unusual = np.array(unusual, np.int32)[:, None]
        self._starts = np.cumsum([0, *map(len, self.said[:-1])])

    def number(self, arc: Arc) -> int:
        return self._numbers[self._name(arc)]

    def costs(self, heard: Heard) -> tuple[Costs, Costs]:
        """Return the costs of all words, and the least ones of each label."""
        words = self._between.costs(heard)
        words += self._unusual
        return words, placed(np.minimum.reduceat(words, self._starts, axis=1))

    def words(self, number: int) -> slice:
        """Return where the words of a label stand."""
        start = int(self._starts[number])
        return slice(start, start + len(self.said[number]))

    def _name(self, arc: Arc) -> str | int:
        label = arc.label
        return self._values.words[label] if isinstance(label, str) else label.list

    def _ways(self, name: str | int) -> Sequence[_Said]:
        if isinstance(name, int):
            return [(name, None)]
        values = self._values.of[name]
        # Other forms of a name are its cases.
        usual = [one for one in values if name == SEAT or not one.is_unusual]
        return [(one.word, one) for one in usual or values]


class Usual:
    """Hold the usual sentences of one table."""

    def __init__(
        self, network: Network, lexicon: Lexicon, values: Values, first: int
    ) -> None:
        """Lay out the part of a network that leads to wordings from `first` on."""
        long = [name for name, of in values.of.items() if len(of) > _MOST_VALUES]
        network = without(network, long)
        self._ends = [end for end in network.whole if end.wordings >= first]
        arcs = _leading(network, {end.node for end in self._ends})
        self._labels = _Labels(arcs, lexicon, values)
        self._into: dict[int, list[Arc]] = {}
        for arc in arcs:
            self._into.setdefault(arc.target, []).append(arc)
        level = network.levels.__getitem__
        nodes = sorted({0, *self._into, *(end.node for end in self._ends)}, key=level)
        self._rows = {node: row for row, node in enumerate(nodes)}
        layers = [list(some) for _, some in groupby(nodes[1:], key=level)]
        self._levels = [self._level(some) for some in layers]
        self._end_rows = np.array([self._rows[e.node] for e in self._ends], np.intp)
        self._end_costs = np.array([e.rarity * RARITY for e in self._ends], np.int32)

    def _level(self, nodes: Sequence[int]) -> _Level:
        arcs = [arc for node in nodes for arc in self._into[node]]
        counts = [len(self._into[node]) for node in nodes]
        return _Level(
            np.array([self._rows[arc.source] for arc in arcs], np.intp),
            np.array([self._labels.number(arc) for arc in arcs], np.intp),
            np.array([_cost(arc) for arc in arcs], np.int32)[:, None],
            np.cumsum([0, *counts[:-1]]),
            np.array([self._rows[node] for node in nodes], np.intp),
        )

    def best(
        self, heard: Heard, unlikely: Mapping[int, int], most: int, window: int
    ) -> Iterator[Route]:
        """Yield the best sentence of each end, the best one first.

        After each comes the same sentence with other values, one at a time. Ends are
        given up that cost more than the best one by `window`; `unlikely` says what
        wordings cost more than others now.
        """
        if not self._ends:
            return
        words, labels = self._labels.costs(heard)
        search = _Search(self._labels, words, labels)
        reached = self._reached(labels)
        costs = reached[self._end_rows, -1] + self._end_costs
        for place, end in enumerate(self._ends):
            costs[place] += unlikely.get(end.wordings, 0)
        order = np.argsort(costs, kind="stable")[:most]
        for place in order:
            if costs[place] > costs[order[0]] + window:
                return
            end = self._ends[place]
            arcs, ends = self._back(end.node, reached, labels)
            rarity = end.rarity + sum(arc.rarity for arc in arcs)
            route = Route(end.wordings, search.said(arcs, ends), rarity)
            yield route
            yield from search.others(route, arcs)

    def _reached(self, labels: Costs) -> Costs:
        """Return the best cost to come to each node at each place."""
        reached = np.full((len(self._rows), labels.shape[1]), FAR, np.int32)
        reached[0] = 0
        for level in self._levels:
            ways = labels.take(level.labels, axis=0)
            ways += reached[level.sources][:, :, None]
            some = ways.min(axis=1) + level.costs
            found = np.minimum.reduceat(some, level.starts, axis=0)
            np.minimum.accumulate(found, axis=1, out=found)
            reached[level.nodes] = found
        return reached

    def _back(
        self, node: int, reached: Costs, labels: Costs
    ) -> tuple[list[Arc], list[int]]:
        """Return the best way to a node, and where each of its words ends."""
        arcs: list[Arc] = []
        ends: list[int] = []
        place = reached.shape[1] - 1
        while node:
            costs = reached[self._rows[node]]
            place = int(np.argmax(costs == costs[place]))
            for arc in self._into[node]:
                ways = reached[self._rows[arc.source]]
                ways = ways + labels[self._labels.number(arc), :, place]
                begin = int(ways.argmin())
                if ways[begin] + _cost(arc) == costs[place]:
                    break
            arcs.append(arc)
            ends.append(place)
            node, place = arc.source, begin
        return arcs[::-1], ends[::-1]


class _Search:
    """Know what one line costs as each word."""

    def __init__(self, labels: _Labels, words: Costs, costs: Costs) -> None:
        self._labels = labels
        self._words = words
        self._costs = costs

    def said(self, arcs: Sequence[Arc], ends: Sequence[int]) -> tuple[Stretch, ...]:
        """Return the best words on a way."""
        numbers = [self._labels.number(arc) for arc in arcs]
        before = self._up_to(numbers)
        found = []
        for arc, number, costs, end in zip(arcs, numbers, before, ends, strict=False):
            begin = int((costs + self._costs[number, :, end]).argmin())
            words = self._words[end - begin, self._labels.words(number), begin]
            word, value = self._labels.said[number][int(words.argmin())]
            hole = None if isinstance(arc.label, str) else arc.label
            found.append(Stretch(word, begin, end, hole, value))
        return tuple(found)

    def others(self, route: Route, arcs: Sequence[Arc]) -> Iterator[Route]:
        """Yield a sentence with the best other values in its holes."""
        numbers = [self._labels.number(arc) for arc in arcs]
        before, after = self._up_to(numbers), self._from(numbers)
        for place, stretch in enumerate(route.stretches):
            if stretch.value is None:
                continue
            costs = self._filled(numbers[place], before[place], after[place + 1])
            said = self._labels.said[numbers[place]]
            tried = {stretch.value.value}
            for best in np.argsort(costs, kind="stable"):
                word, value = said[best]
                if value is not None and value.value not in tried:
                    tried.add(value.value)
                    changed = [*route.stretches]
                    changed[place] = stretch._replace(word=word, value=value)
                    yield Route(route.wordings, tuple(changed), route.rarity)
                if len(tried) > OTHERS:
                    break

    def _filled(self, number: int, before: Costs, after: Costs) -> Costs:
        """Return what each word of a label costs between these costs."""
        wide = self._labels.widths[number]
        words = self._words[:wide, self._labels.words(number)]
        wide, _, places = words.shape
        around = np.full((wide, places), FAR, np.int32)
        for width in range(wide):
            around[width, : places - width] = before[: places - width] + after[width:]
        costs: Costs = (words + around[:, None]).min(axis=0).min(axis=1)
        return costs

    def _up_to(self, numbers: Sequence[int]) -> Costs:
        """Return the costs up to each place before each label, and after all."""
        found = np.zeros((len(numbers) + 1, self._costs.shape[1]), np.int32)
        for place, number in enumerate(numbers):
            ways = (found[place][:, None] + self._costs[number]).min(axis=0)
            np.minimum.accumulate(ways, out=found[place + 1])
        return found

    def _from(self, numbers: Sequence[int]) -> Costs:
        """Return the costs from each place on of each label and those after it."""
        found = np.zeros((len(numbers) + 1, self._costs.shape[1]), np.int32)
        for place in range(len(numbers) - 1, -1, -1):
            ways = (self._costs[numbers[place]] + found[place + 1]).min(axis=1)
            np.minimum.accumulate(ways[::-1], out=found[place][::-1])
        return found


def _leading(network: Network, ends: set[int]) -> list[Arc]:
    """Return the arcs on ways to some nodes, in the order of the network."""
    nodes, kept = set(ends), []
    for arc in reversed(network.arcs):
        if arc.target in nodes:
            nodes.add(arc.source)
            kept.append(arc)
    return kept[::-1]


def _cost(arc: Arc) -> int:
    return arc.rarity * RARITY + WORD
