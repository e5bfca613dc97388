"""Set a table up: language, game, people, who begins; by keyboard or by voice."""

from companion.opening.asking import Asking, Ended, Left
from companion.opening.setup import Settled, Setup
from companion.opening.start import Start, language_of, starts
from companion.opening.talk import Scene

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
