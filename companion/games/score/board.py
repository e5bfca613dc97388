"""What is settled about the points of a game."""

from enum import Enum


class Goal(Enum):
    """Who wins: whoever has most points, or fewest."""

    HIGHEST = "highest"
    LOWEST = "lowest"
