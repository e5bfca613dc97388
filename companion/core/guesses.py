"""What words may have meant that are not clearly said."""

from dataclasses import dataclass, replace
from math import exp

from companion.core.facts import Announcement, Request

SHARPNESS = 3.0
"""How much less likely each sound makes a guess, as a natural logarithm: learned, as
the weights of sentences are."""


@dataclass(frozen=True, slots=True)
class Guess:
    """Hold one thing that may have been meant, and what speaks against it.

    Both costs are in sounds: 1 is one sound too many, too few or wrong.
    """

    meaning: Announcement | Request
    cost: float
    """How unlike it sounds and how unusual it is to say: of two guesses the one that
    costs less is nearer."""
    talk: float
    """What the same words cost as talk that means nothing: where talk costs less than
    the guess, nothing was said to the table."""
    is_told: bool = True
    """Whether one of the words is clearly a player, a colour, a symbol or a number, or
    none that people say anywhere; others are talk, unless they sound very near."""

    def doubted(self, sounds: float) -> "Guess":
        """Return the guess where something more speaks against it."""
        return replace(self, cost=self.cost + sounds)


def chance(cost: float, best: float) -> float:
    """Return how likely something is beside the best of some, whose chance is 1."""
    return exp(SHARPNESS * (best - cost))
