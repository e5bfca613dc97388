"""The ways through the network of sentences that sound most like what was heard.

For each word it is first found where it would sound best, by the place where it ends;
then the network is walked through once, level by level, for all places at once.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import numpy as np

from companion.language.sounds.costs import Costs, fall
from companion.language.sounds.lexicon import Lexicon, bare, begins
from companion.language.understanding.choices import RARITY, Stretch
from companion.language.understanding.links import WORD, Links
from companion.language.understanding.network import Network
from companion.language.understanding.sentences import NAMED
from companion.language.understanding.values import Values


class Route(NamedTuple):
    """A sentence that may have been said."""

    wordings: int
    stretches: tuple[Stretch, ...]
    rarity: int

    @property
    def words(self) -> tuple[int, ...]:
        """Return the words of the sentence."""
        return tuple(one.word for one in self.stretches)

    @property
    def has_number(self) -> bool:
        """Return whether a number is said in it."""
        values = (one.value.value for one in self.stretches if one.value is not None)
        return any(type(value) is int for value in values)

    @property
    def named(self) -> frozenset[object]:
        """Return who is named in it."""
        return frozenset(
            one.value.value
            for one in self.stretches
            if one.hole and one.value and one.hole.list in NAMED
        )


class Routes:
    """Walk through the network of one table."""

    def __init__(self, network: Network, lexicon: Lexicon, values: Values) -> None:
        self._links = Links(network, lexicon, values)
        self._ends = [(end.node, end.wordings, end.rarity) for end in network.whole]
        nodes = np.array([end.node for end in network.whole], np.intp)
        self._end_rows = self._links.rows[nodes]
        self._end_costs = np.array([e.rarity * RARITY for e in network.whole], np.int32)

    def best(
        self,
        spotted: Costs,
        unlikely: Mapping[int, int],
        most: int,
        window: int,
    ) -> Iterator[Route]:
        """Yield the best way to each end, the best one first.

        Ends are given up that cost more than the best one by `window`; `unlikely` says
        what wordings cost more than others now.
        """
        walk = Walk(self._links, spotted)
        reached = walk.reached[self._end_rows, -1] + self._end_costs
        for place, (_, wordings, _) in enumerate(self._ends):
            if wordings in unlikely:
                reached[place] += unlikely[wordings]
        order = np.argsort(reached, kind="stable")[:most]
        for place in order:
            if reached[place] > reached[order[0]] + window:
                return
            node, wordings, rarity = self._ends[place]
            stretches, on_the_way = walk.back(node, spotted.shape[1] - 1)
            yield Route(wordings, stretches, rarity + on_the_way)


_Way = tuple[tuple[Stretch, ...], int]
"""What is said on a way, and its rarity."""


class Walk:
    """One walk through the network, and the ways back."""

    def __init__(self, links: Links, spotted: Costs) -> None:
        self._links = links
        self._spotted = spotted
        self._rows = links.choices.costs(spotted)
        grouped = links.choices.grouped(self._rows)
        self._begins = begins(grouped)
        self._costs = bare(grouped)
        self._ways: dict[tuple[int, int], _Way] = {}
        self.reached = self._reached(spotted.shape[1])
        """The best cost to come to each row at each place, less what nothing costs."""

    def _reached(self, places: int) -> Costs:
        links = self._links
        reached = np.zeros((links.size, places), np.int32)
        before = self._begins.take(links.step_groups, axis=0)
        before += links.step_rows * places
        costs = self._costs.take(links.step_groups, axis=0)
        costs += links.step_costs
        by_number = reached.reshape(-1)
        for level in links.levels:
            some = reached.take(links.member_rows[level.members], axis=0)
            some += links.member_costs[level.members]
            level.fill.find(some, reached[level.pools])
            some = by_number.take(before[level.steps])
            some += costs[level.steps]
            nodes = reached[level.nodes]
            level.reach.find(some, nodes)
            fall(nodes)
        return reached

    def back(self, node: int, place: int) -> _Way:
        """Return the best way to a node that is over at a place."""
        if not node:
            return (), 0
        costs = self.reached[self._links.rows[node]]
        place = int(np.searchsorted(-costs, -costs[place]))
        if (node, place) not in self._ways:
            self._ways[node, place] = self._back(node, place, costs[place])
        return self._ways[node, place]

    def _back(self, node: int, place: int, cost: np.int32) -> _Way:
        sources, groups, costs = self._links.into[node]
        at = self._begins[groups, place]
        before = self.reached[self._links.rows[sources], at]
        link = int(np.argmax(before + self._costs[groups, place] + costs == cost))
        stretch, rarity = self._links.choices.chosen(
            int(groups[link]), place, self._rows, self._spotted
        )
        way, others = self.back(int(sources[link]), stretch.begin)
        links_rarity = (int(costs[link]) - WORD) // RARITY
        return (*way, stretch), others + rarity + links_rarity
