"""The least of many rows, found faster than numpy alone finds it."""

import numpy as np
import pytest

from companion.language.sounds.costs import Least, fall, flat

PLACES = 7


@pytest.mark.parametrize("seed", range(20))
def test_the_least_row_of_each_heap_is_found(seed: int) -> None:
    """Large heaps and small ones, in any mixture, as one by one."""
    chance = np.random.default_rng(seed)
    sizes = sorted(chance.integers(1, 40, chance.integers(1, 30)), reverse=True)
    heaps = [chance.integers(-99, 99, (size, PLACES)) for size in sizes]
    rows = np.array(flat([list(heap) for heap in heaps]), np.int32)
    found = np.empty((len(heaps), PLACES), np.int32)

    Least([len(heap) for heap in heaps]).find(rows, found)

    assert [heap.min(axis=0).tolist() for heap in heaps] == found.tolist()


def test_there_may_be_no_heap() -> None:
    """A level of a network may need none."""
    found = np.empty((0, PLACES), np.int32)
    Least([]).find(np.empty((0, PLACES), np.int32), found)
    assert flat([]) == []


@pytest.mark.parametrize("count", [1, 2_000])
def test_no_place_costs_more_than_those_before_it(count: int) -> None:
    """Few rows and many are gone through in different ways."""
    rows = np.random.default_rng(count).integers(-99, 99, (count, PLACES))
    fallen = rows.astype(np.int32)

    fall(fallen)

    assert np.minimum.accumulate(rows, axis=1).tolist() == fallen.tolist()
