"""What must be done before play goes on."""

from dataclasses import dataclass

from companion.core.facts import Seat
from companion.games.shamans.board import Ending, Role, World


@dataclass(frozen=True, slots=True)
class ShadowSteps:
    """The Shadow is to step towards the Moon; a Portal may come before the landing."""

    left: int
    is_elimination: bool = False


@dataclass(frozen=True, slots=True)
class StrayToLay:
    """A card of another colour is to reach its world once the Shadow has moved."""

    seat: Seat
    world: World
    value: int


@dataclass(frozen=True, slots=True)
class ArtefactToTake:
    """A player is to take an artefact."""

    seat: Seat
    is_lowest: bool


@dataclass(frozen=True, slots=True)
class TrickToLay:
    """The highest, or the Guide an eliminated owner named, lays the cards in front."""

    seat: Seat | None
    """Who lays and performs the ritual; `None` where nobody does."""
    guide: Seat | None
    """Who leads next, if anybody still holds a card."""


@dataclass(frozen=True, slots=True)
class GuideToName:
    """An eliminated owner is to name the next Guide."""

    owner: Seat


@dataclass(frozen=True, slots=True)
class RitualsToPerform:
    """Completed worlds wait for their rituals."""

    seat: Seat
    worlds: tuple[World, ...]
    told: int = 0
    """How many of them were told to be complete."""
    is_chosen: bool = False
    """Whether the first of several was chosen."""


@dataclass(frozen=True, slots=True)
class RoleToShow:
    """A role is to be shown: by a Mask, or by an elimination with its eliminator."""

    seat: Seat
    by: Seat | None = None


@dataclass(frozen=True, slots=True)
class HandToLay:
    """The cards of an eliminated Shadow are to be laid."""

    seat: Seat
    by: Seat
    completed: tuple[World, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundToEnd:
    """The Shadow has landed, or the last Shadow is out."""

    winner: Role
    ending: Ending


Due = (
    ShadowSteps
    | StrayToLay
    | ArtefactToTake
    | TrickToLay
    | GuideToName
    | RitualsToPerform
    | RoleToShow
    | HandToLay
    | RoundToEnd
)
