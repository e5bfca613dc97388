"""A word with its sounds, and what one sound costs."""

from dataclasses import dataclass

from companion.language.sounds.phones import Phones

SOUND = 1_000
"""The cost of one sound."""


@dataclass(frozen=True, slots=True)
class Word:
    """Hold a word, or some that are always said together, with its sounds."""

    text: str
    phones: Phones
    is_weak: bool = False
    """Whether it is so short and means so little that it is often lost."""
