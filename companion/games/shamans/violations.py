"""What can be wrong in Shamans."""

from dataclasses import dataclass
from typing import ClassVar

from companion.core.facts import Seat, Violation
from companion.games.shamans.board import Ritual, Role, Tile, World


@dataclass(frozen=True, slots=True)
class WrongPhase(Violation):
    """This cannot happen now; the topic of what is due explains why."""

    phase: str
    """The phase, or `opening` for the set-up of a round that has begun."""
    is_early: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class NotYourTurn(Violation):
    """Somebody else is awaited."""

    seat: Seat
    expected: Seat | None
    topic: ClassVar[str] = "play"


@dataclass(frozen=True, slots=True)
class CardAlreadyOut(Violation):
    """The card has been played or laid."""

    world: World
    value: int
    topic: ClassVar[str] = "play"


@dataclass(frozen=True, slots=True)
class ValueNotInDeck(Violation):
    """No card of this deck bears the number."""

    value: int
    highest: int
    players: int
    topic: ClassVar[str] = "deck"


@dataclass(frozen=True, slots=True)
class WorldNotInDeck(Violation):
    """The colour is not used with this many players."""

    world: World
    players: int
    topic: ClassVar[str] = "deck"


@dataclass(frozen=True, slots=True)
class NoCardsLeft(Violation):
    """The player holds no card."""

    seat: Seat
    topic: ClassVar[str] = "play"


@dataclass(frozen=True, slots=True)
class PlayerEliminated(Violation):
    """The player is out of this round."""

    seat: Seat
    topic: ClassVar[str] = "elimination"


@dataclass(frozen=True, slots=True)
class NotTheLowest(Violation):
    """Only the lowest card of the Destination takes an artefact."""

    seat: Seat
    expected: Seat
    topic: ClassVar[str] = "artefact"


@dataclass(frozen=True, slots=True)
class TileNotInRow(Violation):
    """The row does not show that tile."""

    tile: Tile | None
    """`None` for one kept face down: what comes from the row stays face up."""
    topic: ClassVar[str] = "artefact"


@dataclass(frozen=True, slots=True)
class StackEmpty(Violation):
    """Nothing can be taken from the stack."""

    topic: ClassVar[str] = "artefact"


@dataclass(frozen=True, slots=True)
class MaskMustBeShown(Violation):
    """A Mask is never kept face down."""

    seat: Seat
    topic: ClassVar[str] = "mask"


@dataclass(frozen=True, slots=True)
class NoPortal(Violation):
    """The player has no Portal."""

    seat: Seat
    topic: ClassVar[str] = "portal"


@dataclass(frozen=True, slots=True)
class NoDagger(Violation):
    """The player has no Dagger."""

    seat: Seat
    topic: ClassVar[str] = "dagger"


@dataclass(frozen=True, slots=True)
class DaggerMustBeSpent(Violation):
    """A visible Dagger is always spent in a Neutralisation."""

    seat: Seat
    topic: ClassVar[str] = "dagger"


@dataclass(frozen=True, slots=True)
class NotYourself(Violation):
    """The other player must be somebody else."""

    seat: Seat
    topic: ClassVar[str] = "ritual"


@dataclass(frozen=True, slots=True)
class TooManyOfRole(Violation):
    """There are not so many of that role."""

    role: Role
    most: int
    topic: ClassVar[str] = "roles"


@dataclass(frozen=True, slots=True)
class TooFewOfRole(Violation):
    """There are more of that role."""

    role: Role
    needed: int
    topic: ClassVar[str] = "roles"


@dataclass(frozen=True, slots=True)
class RoleAlreadyKnown(Violation):
    """The player's role is public already, and it is the other one."""

    seat: Seat
    role: Role
    """The public role."""
    topic: ClassVar[str] = "roles"


@dataclass(frozen=True, slots=True)
class RoundNotPlayed(Violation):
    """No round with that number was scored."""

    round: int
    played: int
    """How many rounds were scored."""
    topic: ClassVar[str] = "scoring"


@dataclass(frozen=True, slots=True)
class TilesDoNotMatch(Violation):
    """As many tiles are needed as lie there."""

    needed: int
    told: int
    topic: ClassVar[str] = "artefact"


@dataclass(frozen=True, slots=True)
class RitualNotDue(Violation):
    """That ritual is not being performed."""

    ritual: Ritual | None
    """What was announced; `None` where no completed world waits for a choice."""
    topic: ClassVar[str] = "ritual"
    is_early: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class WorldNotWaiting(Violation):
    """That world is not among the completed ones that wait."""

    world: World
    topic: ClassVar[str] = "ritual"


@dataclass(frozen=True, slots=True)
class SwapIsMandatory(Violation):
    """A Permutation cannot be left unused."""

    seat: Seat
    topic: ClassVar[str] = "permutation"


@dataclass(frozen=True, slots=True)
class NoArtefactLeft(Violation):
    """No artefact is left, so the Shadow must step back (only as a table rule)."""

    topic: ClassVar[str] = "stabilisation"


@dataclass(frozen=True, slots=True)
class TooManyColours(Violation):
    """Five colours lie at the bottom of the board, no more."""

    count: int
    topic: ClassVar[str] = "deck"


@dataclass(frozen=True, slots=True)
class ColourInPlay(Violation):
    """A card of this colour lies on the table, so the box has it."""

    world: World
    topic: ClassVar[str] = "deck"
