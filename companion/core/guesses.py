"""What words may have meant that are not clearly said."""

from dataclasses import dataclass, replace

from companion.core.facts import Announcement, Request

_DOUBT = 0.15
"""How much of what was heard a doubt puts in question, for each sound it counts."""


@dataclass(frozen=True, slots=True)
class Guess:
    """Hold one thing that may have been meant, and what speaks against it."""

    meaning: Announcement | Request
    cost: float
    """How unlike it sounds and how unusual it is, in sounds: 0 is clear, 1 is one sound
    too many, too few or wrong. It tells which guess is nearer."""
    share: float
    """How much of what was heard it does not explain: 0 is nothing, 1 is all of it. It
    tells whether a guess can be trusted."""

    def doubted(self, sounds: float) -> "Guess":
        """Return the guess where something more speaks against it."""
        share = self.share + _DOUBT * sounds
        return replace(self, cost=self.cost + sounds, share=share)
