"""The questions that only Shamans takes."""

from dataclasses import dataclass
from enum import Enum

from companion.core.facts import Request, Seat
from companion.games.shamans.board import Tile, World


@dataclass(frozen=True, slots=True)
class AskShadow(Request):
    """How far is the Moon?"""


@dataclass(frozen=True, slots=True)
class AskWorld(Request):
    """What lies at a world, and what is missing?"""

    world: World | None = None


@dataclass(frozen=True, slots=True)
class AskTiles(Request):
    """Which tiles are in sight, and where?"""


@dataclass(frozen=True, slots=True)
class AskHand(Request):
    """How many cards does a player hold?"""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class AskRole(Request):
    """Which role has a player? Answered only where it was shown to all."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class AskHiddenTile(Request):
    """Which tile lies face down? Never answered."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class AskMarker(Request):
    """Who holds the marker, and who is the Guide?"""


@dataclass(frozen=True, slots=True)
class AskTrick(Request):
    """Which cards lie in front, and what is the Destination?"""


@dataclass(frozen=True, slots=True)
class AskPlayer(Request):
    """How does one player stand: points, cards, tiles?"""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class AskWorlds(Request):
    """How do all the worlds stand?"""


@dataclass(frozen=True, slots=True)
class AskTableRules(Request):
    """Which table rules are in force?"""


@dataclass(frozen=True, slots=True)
class AskRound(Request):
    """How many points were gained in one round? In the last one where none is told."""

    round: int | None = None


class Unsure(Enum):
    """What may have lost its sticker."""

    CARD = "card"
    TILE = "tile"


@dataclass(frozen=True, slots=True)
class AskUnsure(Request):
    """Which card or tile is this, whose sticker is lost or cannot be felt?"""

    thing: Unsure | None = None
    world: World | None = None


@dataclass(frozen=True, slots=True)
class SortCards(Request):
    """Ask which cards are there, colour by colour, to find those that are missing."""


@dataclass(frozen=True, slots=True)
class CardsSorted(Request):
    """These cards of a colour are there: which are missing?"""

    world: World | None = None
    values: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class TilesSorted(Request):
    """So many tiles are there: which are missing?"""

    portals: int | None = None
    masks: int | None = None
    daggers: int | None = None
    moon_shards: int | None = None

    @property
    def counts(self) -> tuple[tuple[Tile, int], ...]:
        """Return the kinds that are told, each with its count."""
        told = (self.portals, self.masks, self.daggers, self.moon_shards)
        return tuple(
            (tile, count)
            for tile, count in zip(Tile, told, strict=True)
            if count is not None
        )


REQUESTS: tuple[type[Request], ...] = (
    AskShadow,
    AskWorld,
    AskTiles,
    AskHand,
    AskRole,
    AskHiddenTile,
    AskMarker,
    AskTrick,
    AskPlayer,
    AskWorlds,
    AskTableRules,
    AskRound,
    AskUnsure,
    SortCards,
    CardsSorted,
    TilesSorted,
)
SELDOM: tuple[type[Request], ...] = (
    AskHiddenTile,
    AskRound,
    AskTableRules,
    AskUnsure,
    AskWorlds,
    CardsSorted,
    SortCards,
    TilesSorted,
)
