"""What it costs that a word was said between any two places of what was heard."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from companion.language.sounds.costs import Costs, Numbers
from companion.language.sounds.lexicon import Heard

FAR = 1 << 28
"""The cost of what cannot be."""
LONGER = 3
"""Sounds that a word may be heard longer than it is."""


@dataclass(frozen=True, slots=True)
class _Step:
    """Hold the beginnings of words of one length, and which words end there."""

    befores: Numbers
    """The beginnings that are one sound shorter, by place in the step before."""
    sounds: Numbers
    words: Numbers
    ends: Numbers


class Between:
    """Hold words, each by the numbers of its sounds."""

    def __init__(self, words: Sequence[Sequence[int]], deletions: Costs) -> None:
        """Take what it costs not to hear each sound, too."""
        self._count = len(words)
        self._deletions = deletions
        self._steps: list[_Step] = []
        ends = [0] * len(words)
        for length in range(1, max(map(len, words), default=0) + 1):
            found: dict[tuple[int, int], int] = {}
            for number, word in enumerate(words):
                if len(word) >= length:
                    way = ends[number], word[length - 1]
                    ends[number] = found.setdefault(way, len(found))
            ended = [n for n, word in enumerate(words) if len(word) == length]
            step = _Step(
                np.array([before for before, _ in found], np.intp),
                np.array([sound for _, sound in found], np.intp),
                np.array(ended, np.intp),
                np.array([ends[number] for number in ended], np.intp),
            )
            self._steps.append(step)

    def costs(self, heard: Heard) -> Costs:
        """Return the costs by how many sounds were heard, by word, and by first place.

        What a word covers is taken off: where it is not there, it costs more than 0.
        """
        places = heard.length + 1
        most = min(len(self._steps) + LONGER, heard.length)
        gains = _shifted(heard.substitutions - heard.insertions, most)
        found = np.full((most + 1, self._count, places), FAR, np.int32)
        costs = np.zeros((min(LONGER, most) + 1, 1, places), np.int32)
        for length, step in enumerate(self._steps, start=1):
            before = costs.take(step.befores, axis=1)
            wide = min(length + LONGER, most)
            costs = np.full((wide + 1, *before.shape[1:]), FAR, np.int32)
            lost = self._deletions[step.sounds][:, None]
            np.add(before, lost, out=costs[: len(before)])
            kept = before[:wide]
            kept += gains[: len(kept)].take(step.sounds, axis=1)
            heads = costs[1 : len(kept) + 1]
            np.minimum(heads, kept, out=heads)
            for width in range(1, wide + 1):
                np.minimum(costs[width], costs[width - 1], out=costs[width])
            found[: wide + 1, step.words] = costs.take(step.ends, axis=1)
        return found


def _shifted(gains: Costs, wide: int) -> Costs:
    """Return gains by how many sounds come before, by sound, and by first place."""
    sounds, length = gains.shape
    found = np.full((wide, sounds, length + 1), FAR, np.int32)
    for before in range(wide):
        found[before, :, : length - before] = gains[:, before:]
    return found


def placed(costs: Costs) -> Costs:
    """Return costs by how many sounds were heard as costs by the place after them."""
    wide, words, places = costs.shape
    found = np.full((words, places, places), FAR, np.int32)
    for width in range(wide):
        befores = np.arange(places - width)
        found[:, befores, befores + width] = costs[width, :, : places - width]
    return found
