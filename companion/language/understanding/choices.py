"""What may be said on one step through the network: a word, or a value of a list.

Choices between the same nodes make a group, of which only the best one counts.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from companion.language.sounds.costs import Costs, Least, flat
from companion.language.sounds.lexicon import BEGIN_BITS, Lexicon, begins
from companion.language.understanding.network import Hole, Label
from companion.language.understanding.values import SpokenValue, Values

RARITY = 280
"""What a bit of rarity costs, in thousandths of a sound."""
UNUSUAL = 400
"""What it costs to say a value otherwise than usual."""
_LENGTHS = (3, 5, 8)
"""Words up to so many sounds are looked for apart from longer ones, which would hide
them: only the best one is kept for each place."""

Group = frozenset[tuple[int, int]]
"""Choices by row, each with the bits by which it is rarer than the usual one."""


class Stretch(NamedTuple):
    """A word on the way, and between which sounds it was found."""

    word: int
    begin: int
    end: int
    hole: Hole | None = None
    value: SpokenValue | None = None
    """Which value of the list it is, where it fills a hole."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What one row of costs stands for: a word, or values of a list for a hole."""

    hole: Hole | None
    values: tuple[SpokenValue, ...]
    word: int = 0


def choices(
    label: Label, values: Values, lexicon: Lexicon
) -> Iterator[tuple[int, Choice]]:
    """Yield what a label may stand for, apart by how long it is."""
    if isinstance(label, str):
        word = values.words[label]
        yield _length(word, lexicon), Choice(None, (), word)
        return
    by_length = defaultdict(list)
    for value in values.of[label.list]:
        by_length[_length(value.word, lexicon)].append(value)
    for length, some in by_length.items():
        yield length, Choice(label, tuple(some))


def _length(word: int, lexicon: Lexicon) -> int:
    sounds = len(lexicon.words[word].phones)
    return sum(sounds > length for length in _LENGTHS)


class Choices:
    """Hold all choices of one table by row, and their groups by number."""

    def __init__(self, rows: Sequence[Choice], groups: Sequence[Group]) -> None:
        """Lay out choices, and groups of them, the largest groups first."""
        self._choices = rows
        self._words = np.array([choice.word for choice in rows], np.intp)
        self._members = [sorted(group) for group in groups]
        members = flat(self._members)
        self._rows = np.array([row for row, _ in members], np.intp)
        costs = np.array([rarity * RARITY for _, rarity in members], np.int32)
        self._row_costs = (costs << BEGIN_BITS)[:, None]
        self._best = Least([len(group) for group in self._members])
        self._lay_holes()

    def _lay_holes(self) -> None:
        """Lay out the values for all holes; many holes have the same ones."""
        found = dict.fromkeys(one.values for one in self._choices if one.values)
        heaps = sorted(found, key=len, reverse=True)
        place = {values: place for place, values in enumerate(heaps)}
        holes = [row for row, one in enumerate(self._choices) if one.values]
        self._holes = np.array(holes, np.intp)
        self._filled = np.array(
            [place[self._choices[row].values] for row in holes], np.intp
        )
        values = flat(heaps)
        self._value_words = np.array([value.word for value in values], np.intp)
        self._value_costs = _unusual(values)
        self._best_values = Least([len(heap) for heap in heaps])
        self._heaps = len(heaps)

    def costs(self, spotted: Costs) -> Costs:
        """Return the costs of all choices, by row and place."""
        found: Costs = spotted.take(self._words, axis=0)
        values = spotted.take(self._value_words, axis=0)
        values += self._value_costs
        best = np.empty((self._heaps, spotted.shape[1]), np.int32)
        self._best_values.find(values, best)
        found[self._holes] = best.take(self._filled, axis=0)
        return found

    def grouped(self, rows: Costs) -> Costs:
        """Return the cost of the best choice of each group, by group and place."""
        costs = rows.take(self._rows, axis=0)
        costs += self._row_costs
        found = np.empty((len(self._members), rows.shape[1]), np.int32)
        self._best.find(costs, found)
        return found

    def chosen(
        self, group: int, place: int, rows: Costs, spotted: Costs
    ) -> tuple[Stretch, int]:
        """Return what is best among the choices of a group, and its rarity."""
        row, rarity = min(
            self._members[group],
            key=lambda one: rows.item(one[0], place) + (one[1] * RARITY << BEGIN_BITS),
        )
        choice = self._choices[row]
        begin = int(begins(rows[row, place]))
        if choice.hole is None:
            return Stretch(choice.word, begin, place), rarity
        value = min(
            choice.values,
            key=lambda one: spotted.item(one.word, place) + _extra(one),
        )
        return Stretch(value.word, begin, place, choice.hole, value), rarity


def _extra(value: SpokenValue) -> int:
    return UNUSUAL << BEGIN_BITS if value.is_unusual else 0


def _unusual(values: Iterable[SpokenValue]) -> Costs:
    return np.array([_extra(value) for value in values], np.int32)[:, None]
