"""Which of a few things was said, by its sound."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from companion.language.sounds.ears import Ears
from companion.language.sounds.word import SOUND, Word

if TYPE_CHECKING:
    from companion.language.sounds.lexicon import Lexicon

Value = TypeVar("Value")

_NEAR, _MARGIN, _LATER = 0.34, 0.5, 0.3
"""The share of its sounds by which what was said may differ, how many sounds something
else must be behind, and how many a later reading is."""


class Nearest(Generic[Value]):
    """Know how each of a few things is said."""

    def __init__(
        self, ears: Ears, values: Mapping[str, Value], shortest: int = 1
    ) -> None:
        """Take how the language sounds, and the values by how they are said.

        What has fewer sounds than the shortest is never found by them.
        """
        self._ears = ears
        pronounced = {text: ears.pronunciation.phones(text.lower()) for text in values}
        kept = [text for text in values if len(pronounced[text]) >= shortest]
        self._values = [values[text] for text in kept]
        self._lengths = [len(pronounced[text]) for text in kept]
        words = [Word(text, (pronounced[text],)) for text in kept]
        self._lexicon = lexicon_of(words, ears)

    def heard(self, readings: Iterable[str]) -> Value | None:
        """Return what was said; `None` where nothing, or more than one, is near.

        Later readings are less likely.
        """
        found = [
            (cost + _LATER * place, share, value)
            for place, reading in enumerate(readings)
            for cost, share, value in self._costs(reading)
        ]
        if not found:
            return None
        cost, share, value = min(found, key=lambda one: one[0])
        others = (other for other, _, another in found if another != value)
        is_alone = min(others, default=cost + _MARGIN) >= cost + _MARGIN
        return value if share <= _NEAR and is_alone else None

    def _costs(self, reading: str) -> Iterator[tuple[float, float, Value]]:
        """Yield what it costs to hear each value as this, and as a share."""
        phones = self._ears.pronunciation.phones(reading.lower())
        if not phones or not self._values:
            return
        texts = [(place,) for place in range(len(self._values))]
        costs = self._lexicon.compared(texts, self._lexicon.heard(phones)).tolist()
        for cost, value, length in zip(costs, self._values, self._lengths, strict=True):
            sounds = cost / SOUND
            yield sounds, sounds / max(length, len(phones)), value


def unlikeness(ears: Ears, one: str, other: str) -> float:
    """Return how far two names are from sounding alike: 0 for the same sound."""
    phones = ears.pronunciation.phones
    first, second = phones(one.lower()), phones(other.lower())
    if not first or not second:
        return 1.0
    lexicon = lexicon_of([Word(other, (second,))], ears)
    cost = int(lexicon.compared([(0,)], lexicon.heard(first))[0]) / SOUND
    return cost / max(len(first), len(second))


def lexicon_of(words: Sequence[Word], ears: Ears) -> "Lexicon":
    """Return what finds words by how a language sounds."""
    # Only here: numpy takes longer to import than the first prompt may wait.
    from companion.language.sounds.lexicon import Lexicon  # noqa: PLC0415

    return Lexicon(words, ears.likeness)
