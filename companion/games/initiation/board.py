"""What is printed on the board: 63 squares in seven cycles of nine (002)."""

from enum import Enum


class Direction(Enum):
    """To whom the dice pass: the players are listed clockwise, so left is the next."""

    LEFT = "left"
    RIGHT = "right"


class Variant(Enum):
    """Who leads how many pawns."""

    PLAIN = "plain"
    TEAMS = "teams"
    TWO_PAWNS = "two-pawns"


class Cause(Enum):
    """Why a pawn moves."""

    THROW = "throw"
    FIRST_NINE = "first-nine"
    NEIGHBOUR = "neighbour"
    FREED = "freed"


START, LAST = 0, 63
FACES = range(1, 7)
"""What a die shows."""
PAWNS = range(1, 3)
"""The numbers of the pawns of a player or a team."""
NINE = 9
SIX = 6
CYCLES = (9, 18, 27, 45, 54)
"""Squares that move a pawn on by the same total."""
NEIGHBOUR = 36
"""Here the player to the left throws."""
LIMBO, LURE, METEMPSYCHOSIS = 19, 31, 52
MISSES = {LIMBO: 1, LURE: 2}
"""Turns to miss."""
LEADS = {6: 12, 42: 30, 58: START}
"""Squares that lead a pawn elsewhere."""
FIRST_NINES = {(3, 6): 26, (4, 5): 53}
"""Where the first throw of a player leads, by its two dice, the lower one first."""
SPECIAL = frozenset({*CYCLES, NEIGHBOUR, *MISSES, METEMPSYCHOSIS, *LEADS, LAST})
NEVER_BACKED_ONTO = frozenset({*MISSES, METEMPSYCHOSIS, *LEADS})
"""Squares that are passed over by who backs up."""
