"""What is printed on the cards, the tiles and the board of Shamans."""

from dataclasses import dataclass
from enum import Enum


class World(Enum):
    """A colour; seven of them are the worlds of a box."""

    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    PURPLE = "purple"
    ORANGE = "orange"
    BROWN = "brown"
    RED = "red"
    WHITE = "white"
    BLACK = "black"
    PINK = "pink"
    GREY = "grey"
    TURQUOISE = "turquoise"


class Tile(Enum):
    """An artefact, with its face visible."""

    PORTAL = "portal"
    MASK = "mask"
    DAGGER = "dagger"
    MOON_SHARD = "moon-shard"


class FaceDown(Enum):
    """An artefact that its owner keeps face down: nobody else may know which."""

    FACE_DOWN = "face-down"


class BoxPart(Enum):
    """A kind of things that a box tells."""

    COLOURS = "colours"
    RITUALS = "rituals"
    TRACKS = "tracks"
    TILES = "tiles"


class Place(Enum):
    """What is known of a place of the row that shows no told tile."""

    UNKNOWN = "unknown"
    EMPTY = "empty"


class Ritual(Enum):
    """What the sticker above a world calls for when the world is complete."""

    STABILISATION = "stabilisation"
    PERMUTATION = "permutation"
    ILLUMINATION = "illumination"
    NEUTRALISATION = "neutralisation"


class Role(Enum):
    """A camp for one round."""

    SHAMAN = "shaman"
    SHADOW = "shadow"


class Neighbour(Enum):
    """Where the arrow of the Eclipse points."""

    LEFT = "left"
    RIGHT = "right"


class Heading(Enum):
    """Where a Portal sends the Shadow."""

    FORWARD = "forward"
    BACK = "back"


class Source(Enum):
    """Where an artefact is taken from."""

    ROW = "row"
    STACK = "stack"


class Choice(Enum):
    """What a Stabilisation is used for."""

    PAWN = "pawn"
    ARTEFACT = "artefact"


class Ending(Enum):
    """Why a round is over."""

    MOON = "moon"
    LAST_SHADOW = "last-shadow"
    NO_CARDS = "no-cards"


ARTEFACTS_AND_ECLIPSE = 11
"""Tiles in the stack when a round begins (000, Mise en place d'une manche)."""
ARTEFACTS = 12
"""Artefact tiles of a box (000, Matériel)."""
USUAL_COPIES = 3
"""Copies of each artefact a box is believed to hold; only ever a gentle doubt."""
BOTTOM_WORLDS = (World.BLUE, World.GREEN, World.YELLOW, World.PURPLE, World.ORANGE)
"""The five worlds at the bottom of the board, until the table says otherwise."""


@dataclass(frozen=True, slots=True)
class Deck:
    """What is used for a number of players (000, Mise en place; 004, Příprava hry)."""

    worlds: int
    values: int
    hand: int
    leftovers: int
    shamans: int
    shadows: int


DECKS = {
    3: Deck(worlds=5, values=6, hand=9, leftovers=3, shamans=2, shadows=1),
    4: Deck(worlds=6, values=6, hand=9, leftovers=0, shamans=3, shadows=1),
    5: Deck(worlds=7, values=8, hand=11, leftovers=1, shamans=3, shadows=2),
}
