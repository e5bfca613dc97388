"""What happens in Shamans; the state is the fold of these."""

from dataclasses import dataclass
from typing import ClassVar

from companion.core.facts import Event, Seat
from companion.games.shamans.announcements import TableCorrected
from companion.games.shamans.board import (
    Ending,
    FaceDown,
    Heading,
    Neighbour,
    Ritual,
    Role,
    Source,
    Tile,
    World,
)


@dataclass(frozen=True, slots=True)
class Unvoiced(Event):
    """Change the state in a way that the read-back already says."""

    is_voiced: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class RoundOpened(Event):
    """A round begins: roles and cards are dealt to the seats."""

    number: int
    first: Seat
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class LeftoverLaid(Unvoiced):
    """A card that was not dealt lies at its world."""

    world: World
    value: int


@dataclass(frozen=True, slots=True)
class RowFilled(Unvoiced):
    """The two tiles of the set-up lie face up."""

    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class DestinationNamed(Event):
    """The first card of a trick names its Destination; who plays it is the Guide."""

    guide: Seat
    world: World


@dataclass(frozen=True, slots=True)
class CardFaced(Unvoiced):
    """A card of the Destination lies in front of its player."""

    seat: Seat
    world: World
    value: int


@dataclass(frozen=True, slots=True)
class CardStrayed(Unvoiced):
    """A card of another colour leaves a hand: first the Shadow moves."""

    seat: Seat
    world: World
    value: int


@dataclass(frozen=True, slots=True)
class ShadowMoved(Event):
    """The Shadow moves; positive steps go towards the Moon."""

    steps: int
    steps_to_moon: int | None
    """What is left to the Moon; `None` while the track is not known."""
    sum_field: ClassVar[str] = "steps_to_moon"
    rise_field: ClassVar[str] = "steps"


@dataclass(frozen=True, slots=True)
class StrayLaid(Unvoiced):
    """A card of another colour reaches its world."""

    seat: Seat
    world: World
    value: int


@dataclass(frozen=True, slots=True)
class WorldCompleted(Event):
    """The last card of a world is laid; somebody performs its ritual."""

    world: World
    seat: Seat
    ritual: Ritual | None


@dataclass(frozen=True, slots=True)
class RitualPicked(Unvoiced):
    """Of several completed worlds, this one's ritual comes first."""

    world: World


@dataclass(frozen=True, slots=True)
class RitualPerformed(Unvoiced):
    """A ritual has taken effect."""

    world: World
    ritual: Ritual
    seat: Seat


@dataclass(frozen=True, slots=True)
class RitualFailed(Event):
    """A ritual has no effect."""

    world: World
    ritual: Ritual
    seat: Seat


@dataclass(frozen=True, slots=True)
class PointGained(Event):
    """An Illumination gives one point, kept for good."""

    seat: Seat
    points: int
    """The points the player has now."""


@dataclass(frozen=True, slots=True)
class ArtefactChosen(Unvoiced):
    """A Stabilisation gives an artefact."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RolesExchanged(Unvoiced):
    """Two players hold each other's role from now on."""

    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class DaggerSpent(Unvoiced):
    """A Dagger leaves; the target may use a Portal until the role is said."""

    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class RoleShown(Unvoiced):
    """A role is public from now on."""

    seat: Seat
    role: Role


@dataclass(frozen=True, slots=True)
class EliminationCompleted(Event):
    """A player is out of the round, and so are their artefacts."""

    seat: Seat
    role: Role
    by: Seat
    hand: int
    """Cards the player still held."""


@dataclass(frozen=True, slots=True)
class HandCardLaid(Unvoiced):
    """A card of an eliminated Shadow is laid at its world; the Shadow stays."""

    seat: Seat
    world: World
    value: int


@dataclass(frozen=True, slots=True)
class HandEmptied(Unvoiced):
    """All cards of an eliminated Shadow are laid."""

    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class TrickEnded(Event):
    """Everybody has played: the lowest takes a tile, the highest lays the cards."""

    lowest: Seat | None
    highest: Seat | None
    owner: Seat | None
    """Who names the next Guide, where only eliminated players count."""
    is_alone: bool = False
    """Whether the lowest is the highest too."""


@dataclass(frozen=True, slots=True)
class TileTaken(Unvoiced):
    """A tile lies with a player."""

    seat: Seat
    tile: Tile | FaceDown
    source: Source


@dataclass(frozen=True, slots=True)
class NothingTaken(Event):
    """No artefact is left to take."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RowRefilled(Unvoiced):
    """A new tile lies in the row."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class EclipseResolved(Event):
    """Everybody with a card gives one to a neighbour; the Eclipse leaves."""

    direction: Neighbour
    holders: int
    """Players who hold a card."""


@dataclass(frozen=True, slots=True)
class PortalSpent(Unvoiced):
    """A Portal leaves and the Shadow is to move one step."""

    seat: Seat
    direction: Heading


@dataclass(frozen=True, slots=True)
class GuidePicked(Unvoiced):
    """An eliminated owner has named the next Guide."""

    owner: Seat
    guide: Seat | None
    """`None` where nobody holds a card."""


@dataclass(frozen=True, slots=True)
class TrickLaid(Event):
    """The cards in front are laid at their world."""

    world: World
    values: tuple[int, ...]
    seat: Seat | None
    """Who lays them and performs the ritual they complete."""
    guide: Seat | None
    """Who leads the next trick; `None` where nobody holds a card."""


@dataclass(frozen=True, slots=True)
class MoonLanded(Unvoiced):
    """The Shadow is on the Moon."""


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The round is over and a camp has won it."""

    winner: Role
    ending: Ending


@dataclass(frozen=True, slots=True)
class RolesUncovered(Unvoiced):
    """The roles of the round are public."""

    shadows: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class RolesDeduced(Unvoiced):
    """The roles that were shown settle every camp, for the scoring alone."""

    shadows: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TilesUncovered(Unvoiced):
    """The face-down tiles of a player are public."""

    seat: Seat
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """The round is scored."""

    number: int
    winner: Role
    points: tuple[tuple[Seat, int], ...]
    """Points of this scoring alone, by seat."""
    totals: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class TieHeld(Event):
    """Eight points or more are reached, but nobody is strictly ahead: another round."""

    seats: tuple[Seat, ...]
    points: int


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """A player has strictly the most points, and eight or more."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class RitualLearned(Unvoiced):
    """The sticker above a world is known."""

    world: World
    ritual: Ritual


@dataclass(frozen=True, slots=True)
class RitualDoubted(Event):
    """More worlds of a ritual are told than a box usually has."""

    ritual: Ritual
    count: int


@dataclass(frozen=True, slots=True)
class TileDoubted(Event):
    """More tiles of a kind are in sight than a box is believed to hold."""

    tile: Tile
    count: int


@dataclass(frozen=True, slots=True)
class WorldsAssumed(Event):
    """The colours of the box were never told, so the usual ones are assumed."""

    worlds: tuple[World, ...]


@dataclass(frozen=True, slots=True)
class TrackLearned(Unvoiced):
    """The length of the track for a number of players is known."""

    players: int
    steps: int
    """From the start space to the Moon."""


@dataclass(frozen=True, slots=True)
class TrackDoubted(Event):
    """A track is told to be much shorter or longer than one would think."""

    players: int
    steps: int


@dataclass(frozen=True, slots=True)
class WorldsLearned(Unvoiced):
    """The colours at the bottom of the board are known, as far as they were told."""

    worlds: tuple[World, ...]


@dataclass(frozen=True, slots=True)
class TilesLearned(Unvoiced):
    """It is known how many artefacts of some kinds the box holds."""

    tiles: tuple[tuple[Tile, int], ...]


@dataclass(frozen=True, slots=True)
class CopiesDoubted(Event):
    """A box is told to hold more tiles of a kind than is likely."""

    tile: Tile
    count: int


@dataclass(frozen=True, slots=True)
class SumDoubted(Event):
    """The tiles of a box are told to be more or fewer than are printed for it."""

    count: int
    printed: int


@dataclass(frozen=True, slots=True)
class BoxExceeded(Event):
    """More tiles of a kind are in sight than the box was told to hold."""

    tile: Tile
    count: int
    told: int


@dataclass(frozen=True, slots=True)
class StateCorrected(Unvoiced):
    """The table has said how things really stand."""

    correction: TableCorrected


@dataclass(frozen=True, slots=True)
class SeatVacated(Unvoiced):
    """A player is away and passed over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatRetaken(Unvoiced):
    """A player is back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundVoided(Unvoiced):
    """The round does not count."""

    number: int


@dataclass(frozen=True, slots=True)
class RoundRescored(Event):
    """A player has other points in a round that was scored; the totals follow."""

    number: int
    seat: Seat
    points: int
    totals: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class RoundUncounted(Event):
    """A round that was scored counts no more; the totals follow."""

    number: int
    totals: tuple[tuple[Seat, int], ...]
