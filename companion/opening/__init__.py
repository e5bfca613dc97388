"""Set a table up: language, game, people, who begins; by keyboard or by voice."""

from companion.opening.asking import Asking, Ended, Left
from companion.opening.roster import Settled
from companion.opening.setup import Setup
from companion.opening.start import Start, language_of, starts
from companion.opening.tongue import Scene

__all__ = [
    "Asking",
    "Ended",
    "Left",
    "Scene",
    "Settled",
    "Setup",
    "Start",
    "language_of",
    "starts",
]
