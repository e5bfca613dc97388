"""The memoryless edit transducer: how likely each sound is heard as each other one.

From Ristad and Yianilos, "Learning string-edit distance" (1998); it is learned from
pairs of what was said and heard, by expectation-maximisation.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from companion.language.sounds.likeness import Within

Shares = NDArray[np.float64]


class Sound(NamedTuple):
    """One sound that is said, in its word where that makes a difference."""

    phone: str
    within: Within | None = None


Heard = tuple[Sequence[Sound], Sequence[str]]
"""What was said, and the sounds that were heard."""


@dataclass(frozen=True, slots=True)
class Transducer:
    """Hold how likely each sound is heard as each other one."""

    said: tuple[Sound, ...]
    heard: tuple[str, ...]
    shares: Shares
    """By sound said and heard; the last column is for what is not heard at all."""
    counts: Shares
    """How often each was found, in the same places."""
    added: Shares
    """How likely each sound is heard where none was said, among those."""
    adds: float
    """How likely one is added, at each place."""

    def learned(
        self, pairs: Sequence[Heard], prior: float, rounds: int
    ) -> "Transducer":
        """Return what pairs teach; what is known counts as heard `prior` times before.

        All their sounds must be known.
        """
        rows = {one: row for row, one in enumerate(self.said)}
        columns = {one: column for column, one in enumerate(self.heard)}
        numbers = [
            ([rows[one] for one in said], [columns[one] for one in heard])
            for said, heard in pairs
        ]
        shares, added, adds = self.shares, self.added, self.adds
        counts = np.zeros_like(shares)
        for _ in range(rounds):
            counts, extra, slots = np.zeros_like(shares), np.zeros(len(added)), 0
            for some, others in numbers:
                found = _expected(_Costs(shares[some], added * adds), others)
                np.add.at(counts, some, found.kept)
                extra += found.added
                slots += len(some) + 1
            shares = _shares(counts + prior * self.shares)
            adds = extra.sum() / (extra.sum() + slots)
            added = extra + prior * self.added
            added /= added.sum()
        return Transducer(self.said, self.heard, shares, counts, added, float(adds))


def _shares(counts: Shares) -> Shares:
    whole: Shares = counts / counts.sum(axis=1, keepdims=True)
    return whole


class _Costs(NamedTuple):
    """Hold shares, or counts, of one sentence."""

    kept: Shares
    """By place in the sentence and sound heard; the last column is for none."""
    added: Shares
    """By sound heard where none was said."""


def _expected(sentence: _Costs, columns: Sequence[int]) -> _Costs:
    """Return how often each pair is expected on all ways to hear a sentence so."""
    lost, kept = sentence.kept[:, -1], sentence.kept[:, columns]
    new = sentence.added[columns]
    length, size = len(lost), (len(lost) + 1, len(columns) + 1)
    to, back = np.zeros(size), np.zeros(size)
    to[0, 0] = back[-1, -1] = 1.0
    for row in range(size[0]):
        if row:
            to[row] += to[row - 1] * lost[row - 1]
            to[row, 1:] += to[row - 1, :-1] * kept[row - 1]
        for column in range(len(columns)):
            to[row, column + 1] += to[row, column] * new[column]
    for row in reversed(range(size[0])):
        if row < length:
            back[row] += back[row + 1] * lost[row]
            back[row, :-1] += back[row + 1, 1:] * kept[row]
        for column in reversed(range(len(columns))):
            back[row, column] += back[row, column + 1] * new[column]
    whole = to[-1, -1] or 1.0
    counts = np.zeros_like(sentence.kept)
    counts[:, -1] = (to[:-1] * back[1:]).sum(axis=1) * lost / whole
    ways = to[:-1, :-1] * kept * back[1:, 1:] / whole
    extra = np.zeros_like(sentence.added)
    np.add.at(counts.T, columns, ways.T)
    np.add.at(extra, columns, (to[:, :-1] * new * back[:, 1:]).sum(axis=0) / whole)
    return _Costs(counts, extra)
