"""What words may have meant that are not clearly said."""

from dataclasses import dataclass

from companion.core.facts import Announcement, Request


@dataclass(frozen=True, slots=True)
class Guess:
    """Hold one thing that may have been meant, and what speaks against it."""

    meaning: Announcement | Request
    cost: float
    """How unlike it sounds and how unusual it is, in sounds: 0 is clear, 1 is one sound
    too many, too few or wrong."""
    share: float
    """The cost as a part of all that was heard: 1 is nothing in common."""
