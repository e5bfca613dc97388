"""What the table is expected to say next in Shamans."""

from dataclasses import dataclass

from companion.core.facts import Prompt, Seat
from companion.games.shamans.board import Tile, World


@dataclass(frozen=True, slots=True)
class RoundDue(Prompt):
    """A round is to begin."""

    number: int
    first: Seat | None
    """Who begins; `None` before the first round."""


@dataclass(frozen=True, slots=True)
class LeftoversDue(Prompt):
    """Leftover cards are to be laid."""

    count: int


@dataclass(frozen=True, slots=True)
class RowDue(Prompt):
    """The two face-up tiles are to be told."""


@dataclass(frozen=True, slots=True)
class TrackDue(Prompt):
    """The steps to the Moon are to be counted."""


@dataclass(frozen=True, slots=True)
class LeadDue(Prompt):
    """The Guide is to lead a trick."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDue(Prompt):
    """A player is to play a card."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NobodyPresent(Prompt):
    """Everybody who could act is away."""


@dataclass(frozen=True, slots=True)
class ArtefactDue(Prompt):
    """A player is to take a tile."""

    seat: Seat
    tiles: tuple[Tile, ...]
    """The tiles known to lie in the row."""
    stack: bool
    """Whether the stack can give one."""


@dataclass(frozen=True, slots=True)
class RefillDue(Prompt):
    """The tile that refills the row is to be told."""


@dataclass(frozen=True, slots=True)
class EclipseDue(Prompt):
    """The last tile of the stack is the Eclipse: its arrow is to be told."""


@dataclass(frozen=True, slots=True)
class MaskRoleDue(Prompt):
    """The taker of a Mask is to show their role."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class EliminatedRoleDue(Prompt):
    """The eliminated player's role is to be shown; a Portal is possible before."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RitualChoiceDue(Prompt):
    """One of several completed worlds is to be chosen."""

    seat: Seat
    worlds: tuple[World, ...]


@dataclass(frozen=True, slots=True)
class RitualReadDue(Prompt):
    """The sticker above a completed world is to be read."""

    world: World


@dataclass(frozen=True, slots=True)
class StabilisationDue(Prompt):
    """A player is to choose between two steps back and an artefact."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PermutationDue(Prompt):
    """A player is to name with whom roles are swapped."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NeutralisationDue(Prompt):
    """A player is to eliminate somebody or to spend no Dagger; said alike to all."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandDue(Prompt):
    """Cards of an eliminated Shadow are to be laid."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class MoonDue(Prompt):
    """The next step is the Moon: a Portal, or the Moon."""


@dataclass(frozen=True, slots=True)
class GuideDue(Prompt):
    """An eliminated player is to name the next Guide."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RolesDue(Prompt):
    """The round is over: all Shadows are to be named."""

    count: int


@dataclass(frozen=True, slots=True)
class TilesDue(Prompt):
    """The round is over: a player is to show all face-down tiles."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class NothingDue(Prompt):
    """The game is over."""

    winner: Seat
