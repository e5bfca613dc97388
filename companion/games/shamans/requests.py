"""The questions that only Shamans takes."""

from dataclasses import dataclass

from companion.core.facts import Request, Seat
from companion.games.shamans.board import World


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
)
