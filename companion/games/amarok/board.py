"""What is printed on the cards of Amarok, and where cards can be."""

from dataclasses import dataclass
from enum import Enum

from companion.core.facts import Part


class Colour(Enum):
    """The colour of a forest card."""

    RED = "red"
    BLUE = "blue"


class Symbol(Enum):
    """What some cards do."""

    SEASON = "season"
    HEART = "heart"
    CLAW = "claw"
    TRAP = "trap"


class Blank(Enum):
    """What stands where a card bears no value, or no symbol."""

    BLANK = "blank"


class Unseen(Enum):
    """A card of the river that nobody has announced."""

    UNSEEN = "unseen"


class Objective(Enum):
    """The face of the Objective that lies up."""

    PLUS = "plus"
    MINUS = "minus"


class Source(Enum):
    """A place to take a card from, besides the hands of others."""

    HAND = "hand"
    RIVER = "river"
    PILE = "pile"


class Where(Enum):
    """A place where a Claw destroys a card."""

    LAID = "laid"
    HAND = "hand"
    RIVER = "river"
    PILE = "pile"


class Ending(Enum):
    """What decided a round."""

    MATING = "mating"
    PLUS = "plus"
    MINUS = "minus"
    TIE = "tie"
    TRAPS = "traps"


class HouseRule(Enum):
    """How a table with blind players deals with cards that face away from owners."""

    PRINTED = "printed"
    """As the rulebook has it."""
    FACE_DOWN = "face-down"
    """A card that its owner must not see lies face down: nobody sees it."""
    OPEN = "open"
    """All see both of their own cards, whatever they have won."""
    EARPHONE = "earphone"
    """As printed; a blind neighbour hears in an earphone what the others see."""


@dataclass(frozen=True, slots=True)
class Card(Part):
    """A forest card, as far as it was announced."""

    colour: Colour
    value: int | Blank
    symbol: Symbol | Blank | None = None
    """`None` where it was not told: nothing, as far as the rules go."""

    @property
    def is_complete(self) -> bool:
        """Return whether it was told whether the card bears a symbol."""
        return self.symbol is not None

    def bears(self, symbol: Symbol) -> bool:
        """Return whether the card is known to bear a symbol."""
        return self.symbol is symbol

    def points(self, without: int) -> int:
        """Return what the card counts; `without` is what one without a value does."""
        return without if isinstance(self.value, Blank) else self.value


CARDS = 22
"""Forest cards (003, Matériel)."""
CARDS_A_COLOUR = 11
DEALT = 2
"""Cards dealt to each player, and laid by each (003, Mise en place, Fin de partie)."""
RIVER = 2
"""Cards face up in the middle."""
WINS_NEEDED = 3
HEARTS_NEEDED = 2
VALUES = range(100)
"""What a card can be announced with; the list of cards is not known."""
