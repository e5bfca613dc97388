"""The network of one table, laid out as numbers so that it is walked through fast.

Where several nodes lead to the same one by the same words, they make a pool: the best
of them is found first, then once where these words begin.
"""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from companion.language.sounds.costs import Costs, Least, Numbers, flat
from companion.language.sounds.lexicon import Lexicon
from companion.language.understanding.choices import (
    RARITY,
    Choice,
    Choices,
    Group,
    choices,
)
from companion.language.understanding.network import Label, Network
from companion.language.understanding.values import Values

WORD = 120
"""What each word costs: fewer words explain what was heard better."""


class Link(NamedTuple):
    """One step between two nodes; choices of about one length share it."""

    target: int
    source: int
    group: int
    rarity: int


_Pool = frozenset[tuple[int, int]]
"""Nodes, each with the bits by which it is rarer than the usual one."""
_Befores = Mapping[int, tuple[_Pool, int]]
"""From where each group of choices leads to a node, and how rarely."""


class _Step(NamedTuple):
    """What leads to a node: a node or a pool, by its row, and a group of choices."""

    row: int
    group: int
    cost: int


@dataclass(frozen=True, slots=True)
class Level:
    """Hold which rows are reached at once, and from which members and steps."""

    pools: slice
    members: slice
    fill: Least
    nodes: slice
    steps: slice
    reach: Least


class Links:
    """Hold the links of a network; each node has a row of costs, and so has each pool.

    Levels are walked through in their order: pools are filled, then nodes are reached.
    """

    def __init__(self, network: Network, lexicon: Lexicon, values: Values) -> None:
        """Lay out a network; that takes a moment."""
        links, self.choices = _linked(network, lexicon, values)
        into: defaultdict[int, list[Link]] = defaultdict(list)
        for link in links:
            into[link.target].append(link)
        self.into = {node: _columns(some) for node, some in into.items()}
        """The sources, groups and costs of the links to each node, in a fixed order."""
        befores = {node: _befores(some) for node, some in into.items()}
        self._lay_rows(network.levels, befores)
        self._lay_levels(befores)

    def _lay_rows(self, levels: Sequence[int], befores: Mapping[int, _Befores]) -> None:
        """Give nodes a row by their level, then pools by the level that needs them."""
        sizes = [-len(befores.get(node, ())) for node in range(len(levels))]
        self._nodes = sorted(range(len(levels)), key=lambda n: (levels[n], sizes[n]))
        self._node_levels = [levels[node] for node in self._nodes]
        self.rows = np.empty(len(levels), np.intp)
        self.rows[self._nodes] = np.arange(len(levels))
        pools = {
            pool: max(levels[source] for source, _ in pool) + 1
            for some in befores.values()
            for pool, _ in some.values()
            if len(pool) > 1
        }
        self._pools = sorted(pools, key=lambda pool: (pools[pool], -len(pool)))
        self._pool_levels = [pools[pool] for pool in self._pools]
        self._pool_rows = {p: len(levels) + n for n, p in enumerate(self._pools)}
        self.size = len(levels) + len(pools)

    def _lay_levels(self, befores: Mapping[int, _Befores]) -> None:
        """Lay out what is filled and reached at each level."""
        members: list[tuple[int, int]] = []
        steps: list[_Step] = []
        self.levels = []
        for level in range(1, self._node_levels[-1] + 1):
            nodes = _where(self._node_levels, level)
            pools = _where(self._pool_levels, level)
            ways = [self._steps(befores[node]) for node in self._nodes[nodes]]
            heaps = [sorted(pool) for pool in self._pools[pools]]
            found, poured = flat(ways), flat(heaps)
            one = Level(
                _moved(pools, len(self._nodes)),
                _after(members, poured),
                Least([len(heap) for heap in heaps]),
                nodes,
                _after(steps, found),
                Least([len(way) for way in ways]),
            )
            self.levels.append(one)
            members += poured
            steps += found
        self.member_rows = self.rows[np.array([node for node, _ in members], np.intp)]
        self.member_costs = _column([rarity * RARITY for _, rarity in members])
        self.step_rows = np.array([step.row for step in steps], np.intp)[:, None]
        self.step_groups = np.array([step.group for step in steps], np.intp)
        self.step_costs = _column([step.cost for step in steps])

    def _steps(self, befores: _Befores) -> list[_Step]:
        return [
            _Step(self._row(pool), group, rarity * RARITY + WORD)
            for group, (pool, rarity) in befores.items()
        ]

    def _row(self, pool: _Pool) -> int:
        if len(pool) > 1:
            return self._pool_rows[pool]
        ((node, _),) = pool
        return int(self.rows[node])


def _linked(
    network: Network, lexicon: Lexicon, values: Values
) -> tuple[list[Link], Choices]:
    """Return the links of a network in a fixed order, and what may be said on them."""
    rows: dict[Label, list[tuple[int, int]]] = {}
    found: list[Choice] = []
    between: defaultdict[tuple[int, int, int], dict[int, int]] = defaultdict(dict)
    for source, target, label, rarity in network.arcs:
        if label not in rows:
            some = list(choices(label, values, lexicon))
            rows[label] = [
                (length, row) for row, (length, _) in enumerate(some, len(found))
            ]
            found += (choice for _, choice in some)
        for length, row in rows[label]:
            known = between[target, source, length]
            known[row] = min(rarity, known.get(row, rarity))
    groups: dict[Group, int] = {}
    links = []
    for (target, source, _), rarities in between.items():
        least = min(rarities.values())
        group = frozenset((row, rarity - least) for row, rarity in rarities.items())
        number = groups.setdefault(group, len(groups))
        links.append(Link(target, source, number, least))
    links.sort()
    order = sorted(groups, key=len, reverse=True)
    place = {groups[group]: place for place, group in enumerate(order)}
    links = [link._replace(group=place[link.group]) for link in links]
    return links, Choices(found, order)


def _befores(links: Sequence[Link]) -> _Befores:
    sources = defaultdict(list)
    for link in links:
        sources[link.group].append((link.source, link.rarity))
    found = {}
    for group, some in sources.items():
        least = min(rarity for _, rarity in some)
        pool = frozenset((source, rarity - least) for source, rarity in some)
        found[group] = pool, least
    return found


def _columns(links: Sequence[Link]) -> tuple[Numbers, Numbers, Costs]:
    return (
        np.array([link.source for link in links], np.intp),
        np.array([link.group for link in links], np.intp),
        np.array([link.rarity * RARITY + WORD for link in links], np.int32),
    )


def _column(costs: Sequence[int]) -> Costs:
    return np.array(costs, np.int32)[:, None]


def _where(numbers: Sequence[int], number: int) -> slice:
    """Return where a number stands among numbers that never fall."""
    return slice(bisect_left(numbers, number), bisect_right(numbers, number))


def _after(before: Sequence[object], some: Sequence[object]) -> slice:
    return slice(len(before), len(before) + len(some))


def _moved(some: slice, by: int) -> slice:
    return slice(some.start + by, some.stop + by)
