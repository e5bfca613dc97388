"""What can be said, word by word, held against what was heard.

Costs are whole thousandths of a sound, so that they can be added fast and exactly.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np

from companion.language.sounds.costs import Costs, Numbers, fall
from companion.language.sounds.likeness import Likeness, Within
from companion.language.sounds.phones import Phones
from companion.language.sounds.word import SOUND, Word

BEGIN_BITS = 7
"""Below each cost stands where it began, from the end: later beginnings go first."""
LONGEST = (1 << BEGIN_BITS) - 1
"""Sounds that can be heard at once."""

_STRETCH = 300
"""What a sound that was added within a word costs more than one between words."""
_WEAK = 0.6
"""How much of its sounds a short word costs that is not heard at all."""


@dataclass(frozen=True)
class Heard:
    """Hold what was heard, as costs of all sounds that could have been said."""

    substitutions: Costs
    """By sound of the lexicon and place."""
    insertions: Costs
    """By place."""

    @cached_property
    def nothing(self) -> Costs:
        """Return what it costs that nothing was said, up to each place."""
        return np.concatenate(([0], np.cumsum(self.insertions))).astype(np.int32)

    @property
    def length(self) -> int:
        """Return how many sounds were heard."""
        return len(self.insertions)


class Spoken:
    """Hold some words that may be said at one place."""

    def __init__(self, words: Sequence[Sequence[int]], deletions: Costs) -> None:
        """Take the sounds of each word, and what it costs not to hear each sound."""
        self._table = _Table(words)
        self._deletions = deletions

    def after(self, before: Costs, heard: Heard) -> Costs:
        """Return the costs after each word, by word and place, from those before it."""
        nothing = heard.nothing
        costs = np.empty((len(self._table.ranks), heard.length + 1), np.int32)
        costs[:] = before
        for count, sounds in self._table.steps:
            so_far = costs[:count]
            after = so_far + self._deletions[sounds][:, None]
            kept = so_far[:, :-1] + heard.substitutions[sounds]
            np.minimum(after[:, 1:], kept, out=after[:, 1:])
            after -= nothing
            np.minimum.accumulate(after, axis=1, out=after)
            after += nothing
            costs[:count] = after
        found: Costs = costs[self._table.ranks]
        return found


class _Sound(NamedTuple):
    """One kind of sound of the lexicon."""

    phone: str
    within: Within | None
    """The word it stands in, where it is heard in ways of its own there."""
    is_weak: bool


class Lexicon:
    """Hold words by number, the longest ones first in its tables."""

    def __init__(self, words: Sequence[Word], likeness: Likeness) -> None:
        self.words = tuple(words)
        self._likeness = likeness
        self._numbers: dict[_Sound, int] = {}
        self._sounds = [self._of(word) for word in words]
        self._tree = _Tree(self._sounds)
        costs = (
            likeness.deletion(one.phone, one.within) * (_WEAK if one.is_weak else 1)
            for one in self._numbers
        )
        self._deletions = np.array([_cost(one) for one in costs], np.int32)
        self._columns: dict[str, Costs] = {}

    def heard(self, phones: Phones) -> Heard:
        """Return what was heard, up to the longest that can be compared."""
        kept = phones[:LONGEST]
        columns = [self._column(phone) for phone in kept]
        insertions = [_cost(self._likeness.insertion(phone)) for phone in kept]
        return Heard(np.stack(columns, axis=1), np.array(insertions, np.int32))

    def spotted(self, heard: Heard) -> Costs:
        """Return the best cost of each word for each place where it may end.

        What it covers is taken off: a word that is not there costs more than nothing.
        The low bits tell where it begins (see `begins`). An array of words and places.
        """
        places = np.arange(heard.length + 1, dtype=np.int32)
        # Taken off each place, so that what is added within words costs nothing.
        stretch = (_STRETCH << BEGIN_BITS) * places
        costs = np.empty((self._tree.size, len(places)), np.int32)
        costs[0] = LONGEST - places - stretch
        gains = (heard.substitutions - heard.insertions) << BEGIN_BITS
        gains -= _STRETCH << BEGIN_BITS
        lost = (self._deletions << BEGIN_BITS)[:, None]
        for some, befores, sounds in self._tree.steps:
            before = costs.take(befores, axis=0)
            kept = gains.take(sounds, axis=0)
            kept += before[:, :-1]
            after = costs[some]
            np.add(before, lost[sounds], out=after)
            np.minimum(after[:, 1:], kept, out=after[:, 1:])
            fall(after)
        whole: Costs = costs.take(self._tree.ends, axis=0)
        whole += stretch
        return whole

    def compared(self, texts: Sequence[Sequence[int]], heard: Heard) -> Costs:
        """Return what it costs that each text, by its words, was said from end to end.

        Unlike what is spotted, this is exact.
        """
        spoken = [[s for word in text for s in self._sounds[word]] for text in texts]
        whole: Costs = Spoken(spoken, self._deletions).after(heard.nothing, heard)[
            :, -1
        ]
        return whole

    def sounds(self, word: int) -> Sequence[int]:
        """Return the sounds of a word, by number."""
        return self._sounds[word]

    @property
    def deletions(self) -> Costs:
        """Return what it costs not to hear each sound, by number."""
        return self._deletions

    def spoken(self, words: Sequence[int]) -> Spoken:
        """Return words of which one is said."""
        return Spoken([self._sounds[word] for word in words], self._deletions)

    def _of(self, word: Word) -> list[int]:
        return [
            self._numbers.setdefault(
                _Sound(phone, within, word.is_weak), len(self._numbers)
            )
            for part in word.parts
            for phone, within in zip(part, self._likeness.withins(part), strict=True)
        ]

    def _column(self, phone: str) -> Costs:
        if phone not in self._columns:
            costs = [
                self._likeness.substitution(one.phone, phone, one.within)
                for one in self._numbers
            ]
            self._columns[phone] = np.array([_cost(c) for c in costs], np.int32)
        return self._columns[phone]


class _Tree:
    """Hold words so that those that begin alike are walked through as one."""

    def __init__(self, words: Sequence[Sequence[int]]) -> None:
        """Give all beginnings of words a number, the shorter ones first; 0 is none."""
        ends = [0] * len(words)
        self.size = 1
        self.steps: list[tuple[slice, Numbers, Numbers]] = []
        """By length of the beginnings: which they are, those before, and the sounds."""
        longer = list(range(len(words)))
        for place in range(max(map(len, words), default=0)):
            found: dict[tuple[int, int], int] = {}
            longer = [number for number in longer if len(words[number]) > place]
            for number in longer:
                step = ends[number], words[number][place]
                ends[number] = found.setdefault(step, self.size + len(found))
            befores = np.array([before for before, _ in found], np.intp)
            sounds = np.array([sound for _, sound in found], np.intp)
            begins = slice(self.size, self.size + len(found))
            self.steps.append((begins, befores, sounds))
            self.size += len(found)
        self.ends = np.array(ends, np.intp)


class _Table:
    """Hold texts of different lengths so that they are walked through together."""

    def __init__(self, texts: Sequence[Sequence[int]]) -> None:
        order = sorted(range(len(texts)), key=lambda one: -len(texts[one]))
        self.ranks = np.empty(len(texts), np.intp)
        self.ranks[order] = np.arange(len(texts))
        longest = len(texts[order[0]]) if order else 0
        self.steps: list[tuple[int, Numbers]] = []
        """For each place: how many texts are that long, and their sounds there."""
        for place in range(longest):
            sounds = [texts[one][place] for one in order if len(texts[one]) > place]
            self.steps.append((len(sounds), np.array(sounds, np.intp)))


def begins(costs: Costs) -> Numbers:
    """Return where the words of packed costs begin."""
    return LONGEST - (costs & LONGEST).astype(np.intp)


def bare(costs: Costs) -> Costs:
    """Return packed costs without where they begin."""
    return costs >> BEGIN_BITS


def _cost(sounds: float) -> int:
    return round(sounds * SOUND)
