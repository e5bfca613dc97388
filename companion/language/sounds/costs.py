"""Rows of costs, place by place, and the least of many of them."""

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

Costs: TypeAlias = npt.NDArray[np.int32]
Numbers: TypeAlias = npt.NDArray[np.intp]

_MANY = 16
"""Rows from which a heap is gone through alone; smaller ones together."""
_HIGH = 500
"""Rows from which all are gone through together, place by place."""

T = TypeVar("T")


class Least:
    """Find the least row of each heap, place by place.

    Heaps stand in the order of their sizes, the largest first. `reduceat` takes longer
    for each heap than all of its rows need: small heaps are laid side by side, their
    first rows, their second ones, and so on.
    """

    def __init__(self, sizes: Sequence[int]) -> None:
        """Take how many rows there are in each heap: one or more, never rising."""
        large = [size for size in sizes if size > _MANY]
        small = sizes[len(large) :]
        self._starts = np.cumsum([0, *large[:-1]])
        self._large = len(large), sum(large)
        most = small[0] if small else 0
        self._counts = [sum(size > rank for size in small) for rank in range(most)]

    def find(self, rows: Costs, found: Costs) -> None:
        """Write the least row of each heap; rows are those of `flat`."""
        heaps, first = self._large
        if heaps:
            np.minimum.reduceat(rows[:first], self._starts, axis=0, out=found[:heaps])
        small = found[heaps:]
        for rank, count in enumerate(self._counts):
            some = rows[first : first + count]
            if rank:
                np.minimum(small[:count], some, out=small[:count])
            else:
                small[:] = some
            first += count


def flat(heaps: Sequence[Sequence[T]]) -> list[T]:
    """Return what lies in heaps, the largest ones first, in the order of `Least`."""
    large = [heap for heap in heaps if len(heap) > _MANY]
    small = heaps[len(large) :]
    most = len(small[0]) if small else 0
    found = [one for heap in large for one in heap]
    for rank in range(most):
        found += (heap[rank] for heap in small if len(heap) > rank)
    return found


def fall(rows: Costs) -> None:
    """Let no place of a row cost more than those before it."""
    if len(rows) < _HIGH:
        np.minimum.accumulate(rows, axis=1, out=rows)
        return
    for place in range(1, rows.shape[1]):
        here = rows[:, place]
        np.minimum(here, rows[:, place - 1], out=here)
