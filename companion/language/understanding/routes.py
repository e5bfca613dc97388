"""The ways through the network of sentences that sound most like what was heard.

For each word it is first found where it would sound best, by the place where it ends;
then the network is walked through once, level by level, for all places at once.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from companion.language.sounds.lexicon import (
    BEGIN_BITS,
    SOUND,
    Costs,
    Lexicon,
    Numbers,
    bare,
    begins,
)
from companion.language.understanding.network import Hole, Label, Network
from companion.language.understanding.values import SpokenValue, Values

RARITY = 50
"""What a bit of rarity costs, in thousandths of a sound."""
WORD = 50
"""What each word costs: fewer words explain what was heard better."""
UNUSUAL = 150
"""What it costs to say a value otherwise than usual."""
_LENGTHS = (3, 5, 8)
"""Words up to so many sounds are looked for apart from longer ones, which would hide
them: only the best one is kept for each place."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """A word on the way, and between which sounds it was found."""

    word: int
    begin: int
    end: int
    hole: Hole | None = None
    value: SpokenValue | None = None
    """Which value of the list it is, where it fills a hole."""


@dataclass(frozen=True, slots=True)
class Route:
    """A sentence that may have been said."""

    wordings: int
    stretches: tuple[Stretch, ...]
    rarity: int

    @property
    def words(self) -> tuple[int, ...]:
        """Return the words of the sentence."""
        return tuple(one.word for one in self.stretches)

    @property
    def burden(self) -> int:
        """Return what it costs to say this at all, however clearly."""
        unusual = sum(1 for s in self.stretches if s.value and s.value.is_unusual)
        return self.rarity * RARITY + len(self.stretches) * WORD + unusual * UNUSUAL


@dataclass(frozen=True, slots=True)
class _Choice:
    """What one row of costs stands for: a word, or values of a list for a hole."""

    hole: Hole | None
    values: tuple[SpokenValue, ...]
    word: int = 0


class Routes:
    """Walk through the network of one table."""

    def __init__(self, network: Network, lexicon: Lexicon, values: Values) -> None:
        self._lexicon = lexicon
        self._nodes = len(network.levels)
        self._choices: list[_Choice] = []
        self._link(network, values)
        self._ends = [(end.node, end.wordings, end.rarity) for end in network.whole]
        self._end_nodes = np.array([end.node for end in network.whole], np.intp)
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
        walk = _Walk(self, spotted)
        reached = walk.reached[self._end_nodes, -1] + self._end_costs
        for place, (_, wordings, _) in enumerate(self._ends):
            if wordings in unlikely:
                reached[place] += unlikely[wordings]
        order = np.argsort(reached, kind="stable")[:most]
        for place in order:
            if reached[place] > reached[order[0]] + window:
                return
            node, wordings, rarity = self._ends[place]
            yield walk.back(node, wordings, rarity)

    def _link(self, network: Network, values: Values) -> None:
        """Lay out the links between nodes in the order in which they are walked."""
        rows: dict[tuple[Label, int], int] = {}
        links: defaultdict[tuple[int, int, int], dict[int, int]] = defaultdict(dict)
        for source, target, label, rarity in network.arcs:
            for length, choice in self._choices_of(label, values):
                row = rows.setdefault((label, length), len(rows))
                if row == len(self._choices):
                    self._choices.append(choice)
                known = links[source, target, length]
                known[row] = min(rarity, known.get(row, rarity))
        found: dict[frozenset[tuple[int, int]], int] = {}
        laid = []
        for (source, target, _), choices in links.items():
            least = min(choices.values())
            key = frozenset((row, rarity - least) for row, rarity in choices.items())
            laid.append((target, source, found.setdefault(key, len(found)), least))
        laid.sort(key=lambda link: (network.levels[link[0]], *link))
        self.sources, self.groups, rarities = (
            np.array([link[part] for link in laid], np.intp) for part in (1, 2, 3)
        )
        self.costs = (rarities * RARITY + WORD).astype(np.int32)[:, None]
        self._group(list(found))
        self._lay_levels(np.array([link[0] for link in laid]), network.levels)

    def _group(self, groups: list[frozenset[tuple[int, int]]]) -> None:
        """Lay out choices between the same nodes: only the best one counts."""
        self.members = [sorted(group) for group in groups]
        flat = [member for group in self.members for member in group]
        self._rows = np.array([row for row, _ in flat], np.intp)
        costs = np.array([rarity * RARITY for _, rarity in flat], np.int32)
        self._row_costs = (costs << BEGIN_BITS)[:, None]
        sizes = [len(group) for group in self.members]
        self._group_starts = np.cumsum([0, *sizes[:-1]])

    def _lay_levels(self, targets: Numbers, levels: Sequence[int]) -> None:
        level_of = np.array(levels)
        self.into: list[range] = [range(0)] * self._nodes
        firsts = np.flatnonzero(np.r_[True, targets[1:] != targets[:-1]])
        bounds = np.r_[firsts, len(targets)]
        for first, last in pairwise(bounds):
            self.into[targets[first]] = range(first, last)
        self.levels: list[tuple[slice, slice, Numbers]] = []
        for level in range(1, int(level_of[-1]) + 1):
            low, high = np.searchsorted(level_of, [level, level + 1])
            begin = self.into[low].start
            starts = np.array(
                [self.into[node].start - begin for node in range(low, high)]
            )
            links = slice(begin, self.into[high - 1].stop)
            self.levels.append((slice(low, high), links, starts))

    def _choices_of(
        self, label: Label, values: Values
    ) -> Iterator[tuple[int, _Choice]]:
        if isinstance(label, str):
            word = values.words[label]
            yield self._length(word), _Choice(None, (), word)
            return
        by_length = defaultdict(list)
        for value in values.of[label.list]:
            by_length[self._length(value.word)].append(value)
        for length, some in by_length.items():
            yield length, _Choice(label, tuple(some))

    def _length(self, word: int) -> int:
        sounds = len(self._lexicon.words[word].phones)
        return sum(sounds > length for length in _LENGTHS)

    def rows(self, spotted: Costs) -> Costs:
        """Return the costs of all choices, by row and place."""
        found = np.empty((len(self._choices), spotted.shape[1]), np.int32)
        for row, choice in enumerate(self._choices):
            found[row] = spotted[choice.word]
            if choice.hole is not None:
                found[row] = _of_values(choice.values, spotted).min(axis=0)
        return found

    def grouped(self, rows: Costs) -> Costs:
        """Return the cost of the best choice of each group, by group and place."""
        costs = rows[self._rows] + self._row_costs
        return np.minimum.reduceat(costs, self._group_starts, axis=0)

    def chosen(
        self, group: int, place: int, cost: int, rows: Costs, spotted: Costs
    ) -> tuple[Stretch, int]:
        """Return what costs so much among the choices of a group, and its rarity."""
        for row, rarity in self.members[group]:
            if rows[row, place] + (rarity * RARITY << BEGIN_BITS) == cost:
                break
        choice = self._choices[row]
        begin = int(begins(rows[row, place]))
        if choice.hole is None:
            return Stretch(choice.word, begin, place), rarity
        costs = _of_values(choice.values, spotted[:, place, None])
        value = choice.values[int(costs[:, 0].argmin())]
        return Stretch(value.word, begin, place, choice.hole, value), rarity


class _Walk:
    """One walk through the network, and the ways back."""

    def __init__(self, routes: Routes, spotted: Costs) -> None:
        self._routes = routes
        self._spotted = spotted
        self._rows = routes.rows(spotted)
        self._grouped = routes.grouped(self._rows)
        self._begins = begins(self._grouped)
        self._costs = bare(self._grouped)[routes.groups]
        self._costs += routes.costs
        places = spotted.shape[1]
        self.reached = np.zeros((len(routes.into), places), np.int32)
        """The best cost to come to each node at each place, less what nothing costs."""
        before = routes.sources[:, None] * places + self._begins[routes.groups]
        flat = self.reached.reshape(-1)
        for nodes, links, starts in routes.levels:
            costs = flat.take(before[links])
            costs += self._costs[links]
            best = np.minimum.reduceat(costs, starts, axis=0)
            np.minimum.accumulate(best, axis=1, out=self.reached[nodes])

    def back(self, node: int, wordings: int, rarity: int) -> Route:
        """Return the best way to a node."""
        found: list[Stretch] = []
        place = self.reached.shape[1] - 1
        while node:
            cost = self.reached[node, place]
            place = int(np.searchsorted(-self.reached[node], -cost))
            link = self._link_back(node, place, cost)
            group = self._routes.groups[link]
            packed = self._grouped[group, place]
            chosen = self._routes.chosen(
                group, place, packed, self._rows, self._spotted
            )
            found.append(chosen[0])
            links_rarity = (self._routes.costs[link, 0] - WORD) // RARITY
            rarity += chosen[1] + int(links_rarity)
            node, place = int(self._routes.sources[link]), chosen[0].begin
        return Route(wordings, tuple(reversed(found)), rarity)

    def _link_back(self, node: int, place: int, cost: int) -> int:
        routes = self._routes
        for link in routes.into[node]:
            begin = self._begins[routes.groups[link], place]
            before = self.reached[routes.sources[link], begin]
            if before + self._costs[link, place] == cost:
                return link
        raise AssertionError(node)


def _of_values(values: Sequence[SpokenValue], spotted: Costs) -> Costs:
    costs = spotted[[value.word for value in values]]
    unusual = [UNUSUAL << BEGIN_BITS if value.is_unusual else 0 for value in values]
    return costs + np.array(unusual, np.int32)[:, None]


__all__ = ["RARITY", "SOUND", "UNUSUAL", "WORD", "Route", "Routes", "Stretch"]
