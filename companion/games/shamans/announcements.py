"""What players announce in Shamans."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from companion.core.announcements import RoundVoid, SeatBack, SeatLeft
from companion.core.facts import Announcement, Seat
from companion.games.shamans.board import (
    Choice,
    FaceDown,
    Heading,
    Neighbour,
    Ritual,
    Role,
    Source,
    Tile,
    World,
)
from companion.games.shamans.box import ColoursTold, TilesCounted


@dataclass(frozen=True, slots=True)
class RoundStarted(Announcement):
    """A round begins; who holds the marker is told in the first round only."""

    first: Seat | None = None


@dataclass(frozen=True, slots=True)
class CardLaid(Announcement):
    """A leftover, or a card of an eliminated Shadow, is laid at its world."""

    world: World | None = None
    value: int | None = None


@dataclass(frozen=True, slots=True)
class RowShown(Announcement):
    """The two face-up tiles of the set-up."""

    tiles: tuple[Tile, ...] | None = None


@dataclass(frozen=True, slots=True)
class CardPlayed(Announcement):
    """A player plays a card."""

    seat: Seat | None = None
    world: World | None = None
    value: int | None = None


@dataclass(frozen=True, slots=True)
class OwnCardPlayed(Announcement):
    """Whoever speaks says that they play a card: it cannot be a leftover."""

    world: World | None = None
    value: int | None = None


@dataclass(frozen=True, slots=True)
class ArtefactTaken(Announcement):
    """A player takes a tile, and shows it or keeps it face down."""

    seat: Seat | None = None
    tile: Tile | FaceDown | None = None
    source: Source | None = None


@dataclass(frozen=True, slots=True)
class TileRevealed(Announcement):
    """The tile that refills the row."""

    tile: Tile | None = None


@dataclass(frozen=True, slots=True)
class EclipseAppeared(Announcement):
    """The Eclipse shows on the stack; its arrow points to a neighbour."""

    direction: Neighbour | None = None


@dataclass(frozen=True, slots=True)
class PortalUsed(Announcement):
    """A player discards a Portal to move the Shadow one step."""

    seat: Seat | None = None
    direction: Heading | None = None


@dataclass(frozen=True, slots=True)
class RoleRevealed(Announcement):
    """A player's role becomes public, by a Mask or an elimination."""

    seat: Seat | None = None
    role: Role | None = None


@dataclass(frozen=True, slots=True)
class Stabilised(Announcement):
    """What a Stabilisation is used for."""

    choice: Choice | None = None
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class RolesSwapped(Announcement):
    """Two players exchange roles in a Permutation."""

    seat: Seat | None = None
    other: Seat | None = None


@dataclass(frozen=True, slots=True)
class SwapDeclined(Announcement):
    """A player leaves a Permutation unused; only where the table rule allows it."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class PlayerEliminated(Announcement):
    """A player spends a Dagger in a Neutralisation and names who is eliminated."""

    seat: Seat | None = None
    target: Seat | None = None


@dataclass(frozen=True, slots=True)
class DaggerDeclined(Announcement):
    """A player spends no Dagger in a Neutralisation."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class RitualChosen(Announcement):
    """Several completed worlds wait: which ritual comes first."""

    world: World | None = None


@dataclass(frozen=True, slots=True)
class GuideNamed(Announcement):
    """An eliminated player whose card is alone names the next Guide."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class MoonReached(Announcement):
    """Nobody plays a Portal: the Shadow lands on the Moon."""


@dataclass(frozen=True, slots=True)
class RolesNamed(Announcement):
    """The round is over: who all the Shadows were."""

    shadows: tuple[Seat, ...] | None = None


@dataclass(frozen=True, slots=True)
class TilesShown(Announcement):
    """The round is over: all face-down tiles of one player."""

    seat: Seat | None = None
    tiles: tuple[Tile, ...] | None = None


@dataclass(frozen=True, slots=True)
class RitualRead(Announcement):
    """The sticker above a colour of the board."""

    world: World | None = None
    ritual: Ritual | None = None


@dataclass(frozen=True, slots=True)
class TrackRead(Announcement):
    """The steps from the Shadow to the Moon, as counted on the board.

    With a number of players: from the start space that these have.
    """

    steps: int | None = None
    players: int | None = None
    ranges: ClassVar[Mapping[str, range]] = {"players": range(3, 6)}


@dataclass(frozen=True, slots=True)
class TableCorrected(Announcement):
    """How things really stand; only what is given changes."""

    seat: Seat | None = None
    points: int | None = None
    hand: int | None = None
    artefacts: tuple[Tile | FaceDown, ...] | None = None
    role: Role | None = None
    eliminated: bool | None = None
    laid: tuple[tuple[World, tuple[int, ...]], ...] | None = None
    """Worlds with all the values that lie there."""
    steps_to_moon: int | None = None
    row: tuple[Tile | FaceDown, ...] | None = None
    """The two places of the row; face down stands for a tile that is not told."""
    stack: int | None = None


@dataclass(frozen=True, slots=True)
class RoundCorrected(Announcement):
    """A player had other points in a round that was scored."""

    round: int | None = None
    seat: Seat | None = None
    points: int | None = None


@dataclass(frozen=True, slots=True)
class RoundDiscounted(Announcement):
    """A round that was scored does not count after all."""

    round: int | None = None


ANNOUNCEMENTS: tuple[type[Announcement], ...] = (
    RoundStarted,
    CardLaid,
    RowShown,
    CardPlayed,
    OwnCardPlayed,
    ArtefactTaken,
    TileRevealed,
    EclipseAppeared,
    PortalUsed,
    RoleRevealed,
    Stabilised,
    RolesSwapped,
    SwapDeclined,
    PlayerEliminated,
    DaggerDeclined,
    RitualChosen,
    GuideNamed,
    MoonReached,
    RolesNamed,
    TilesShown,
    RitualRead,
    TrackRead,
    ColoursTold,
    TilesCounted,
    TableCorrected,
    RoundCorrected,
    RoundDiscounted,
    SeatLeft,
    SeatBack,
    RoundVoid,
)
SELDOM: tuple[type[Announcement], ...] = (
    CardLaid,
    ColoursTold,
    GuideNamed,
    MoonReached,
    RitualChosen,
    RitualRead,
    RolesNamed,
    RoundCorrected,
    RoundDiscounted,
    RowShown,
    TableCorrected,
    TilesCounted,
    TilesShown,
    TrackRead,
)
"""What is announced once a round, or hardly ever."""
OF_THE_BOX: tuple[type[Announcement], ...] = (
    RitualRead,
    TrackRead,
    ColoursTold,
    TilesCounted,
)
"""What the table reads off its box, once."""
BLUFFED: tuple[type[Announcement], ...] = (
    PlayerEliminated,
    RoleRevealed,
    RolesNamed,
    RolesSwapped,
)
"""Who is a Shadow and who should go: what a table talks about all evening."""
