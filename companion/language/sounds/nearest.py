"""Which of a few things was said, by its sound."""

from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

from companion.language.sounds.ears import Ears
from companion.language.sounds.lexicon import SOUND, Lexicon, Word

Value = TypeVar("Value")

_NEAR, _MARGIN = 0.34, 0.5
"""The share of its sounds by which what was said may differ, and how many sounds
something else must be behind."""


class Nearest(Generic[Value]):
    """Know how each of a few things is said."""

    def __init__(self, ears: Ears, values: Mapping[str, Value]) -> None:
        """Take how the language sounds, and the values by how they are said."""
        self._ears = ears
        pronounced = {text: ears.pronunciation.phones(text.lower()) for text in values}
        kept = [text for text in values if pronounced[text]]
        self._values = [values[text] for text in kept]
        self._lengths = [len(pronounced[text]) for text in kept]
        words = [Word(text, pronounced[text]) for text in kept]
        self._lexicon = Lexicon(words, ears.likeness)

    def heard(self, readings: Iterable[str]) -> Value | None:
        """Return what was said; `None` where nothing, or more than one, is near."""
        for reading in readings:
            found = self._found(reading)
            if found is not None:
                return found
        return None

    def _found(self, reading: str) -> Value | None:
        phones = self._ears.pronunciation.phones(reading.lower())
        if not phones or not self._values:
            return None
        heard = self._lexicon.heard(phones)
        texts = [(place,) for place in range(len(self._values))]
        costs = [c / SOUND for c in self._lexicon.compared(texts, heard).tolist()]
        best = min(range(len(costs)), key=costs.__getitem__)
        share = costs[best] / max(self._lengths[best], len(phones))
        others = (
            cost
            for cost, value in zip(costs, self._values, strict=True)
            if value != self._values[best]
        )
        is_alone = min(others, default=costs[best] + _MARGIN) >= costs[best] + _MARGIN
        return self._values[best] if share <= _NEAR and is_alone else None
