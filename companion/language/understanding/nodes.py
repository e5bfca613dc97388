"""Nodes of a network that is built from the ends of its sentences backwards."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

END = -1
"""What follows the last word of a sentence."""
_RAREST = 20
"""Bits above which nothing is told apart any more."""
_RAREST_START = 12


class Hole(NamedTuple):
    """A place that any value of a list fills."""

    list: str
    slot: str


Label: TypeAlias = str | Hole
"""What is said between two nodes: a word, or a value of a list."""


class Place(NamedTuple):
    """A node, and how unusual it is to come there."""

    node: int
    rarity: int


class Step(NamedTuple):
    """What may be said at a node; a number instead of a label ends the wordings."""

    label: Label | int
    rarity: int
    target: int


class Nodes:
    """Keep nodes that allow the same as one, from the ends of sentences backwards."""

    def __init__(self) -> None:
        self.steps: list[tuple[Step, ...]] = []
        """By node, in a fixed order."""
        self._known: dict[frozenset[Step], int] = {}
        self._unions: dict[frozenset[tuple[int, int]], int] = {}

    def node(self, steps: Iterable[Step]) -> int:
        """Return the node with exactly these steps."""
        key = frozenset(steps)
        if key not in self._known:
            self._known[key] = len(self.steps)
            self.steps.append(tuple(sorted(key, key=str) if len(key) > 1 else key))
        return self._known[key]

    def union(self, places: Iterable[tuple[int, int]]) -> Place:
        """Return the node that allows whatever any of these nodes allows."""
        best: dict[int, int] = {}
        for node, rarity in places:
            if rarity < best.get(node, rarity + 1):
                best[node] = rarity
        if len(best) == 1:
            return Place(*best.popitem())
        least = min(best.values())
        together = frozenset(
            (node, min(rarity - least, _RAREST_START)) for node, rarity in best.items()
        )
        known = self._unions.get(together)
        if known is None:
            known = self.node(self._joined(together))
            self._unions[together] = known
        return Place(known, least)

    def _joined(self, places: frozenset[tuple[int, int]]) -> Iterator[Step]:
        targets: defaultdict[Label | int, list[tuple[int, int]]] = defaultdict(list)
        for node, before in places:
            for label, rarity, target in self.steps[node]:
                targets[label].append((target, before + rarity))
        for label, found in targets.items():
            if isinstance(label, int):
                yield Step(label, min(rarity for _, rarity in found), END)
            else:
                target, rarity = self.union(found)
                yield Step(label, min(rarity, _RAREST), target)


def in_order(nodes: Nodes, start: int) -> Iterator[int]:
    """Yield the nodes below a node, each after all that lead to it."""
    found: dict[int, None] = {}
    open_nodes = [(start, iter(nodes.steps[start]))]
    seen = {start}
    while open_nodes:
        node, steps = open_nodes[-1]
        targets = (step.target for step in steps)
        below = next((t for t in targets if t != END and t not in seen), None)
        if below is None:
            found[node] = None
            open_nodes.pop()
        else:
            seen.add(below)
            open_nodes.append((below, iter(nodes.steps[below])))
    return reversed(found)
