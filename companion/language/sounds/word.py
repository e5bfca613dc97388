"""A word with its sounds, and what one sound costs."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from companion.language.sounds.phones import Phones

SOUND = 1_000
"""The cost of one sound."""


@dataclass(frozen=True, slots=True)
class Word:
    """Hold a word, or some that are always said together, with its sounds."""

    text: str
    parts: Sequence[Phones]
    """The sounds of each of its words."""
    is_weak: bool = False
    """Whether it is so short and means so little that it is often lost."""

    @property
    def phones(self) -> Phones:
        """Return its sounds."""
        return tuple(chain.from_iterable(self.parts))
