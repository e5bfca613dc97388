"""The answers to questions about a game of Shamans."""

from dataclasses import dataclass
from typing import ClassVar

from companion.core.facts import Report, Seat
from companion.games.shamans.board import BoxPart, Ritual, Role, Tile, World


@dataclass(frozen=True, slots=True)
class RoundReport(Report):
    """The round in one sentence; said between rounds too."""

    number: int


@dataclass(frozen=True, slots=True)
class GistReport(Report):
    """How the game stands, in one sentence; also said when it goes on."""

    round: int
    is_running: bool
    """Whether the round is being played."""
    destination: World | None
    steps_to_moon: int | None


@dataclass(frozen=True, slots=True)
class MarkerReport(Report):
    """Who holds the marker and who is the Guide."""

    marker: Seat | None
    guide: Seat | None


@dataclass(frozen=True, slots=True)
class NextFirstReport(Report):
    """Who begins the next round, where one is over."""

    first: Seat


@dataclass(frozen=True, slots=True)
class TrickReport(Report):
    """The Destination and the cards in front."""

    destination: World | None
    cards: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class NotPlayedReport(Report):
    """A player has not played in this trick yet; what they played before follows."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ShadowReport(Report):
    """How far the Moon is."""

    steps_to_moon: int | None


@dataclass(frozen=True, slots=True)
class WorldReport(Report):
    """What lies at a world and what is missing."""

    world: World
    laid: tuple[int, ...]
    missing: tuple[int, ...]
    """Neither laid nor in front of anybody."""
    ritual: Ritual | None
    front: tuple[tuple[Seat, int], ...] = ()
    """Its cards in the trick, each with who played it."""


@dataclass(frozen=True, slots=True)
class RowReport(Report):
    """The tiles that can be taken."""

    tiles: tuple[Tile, ...]
    unknown: int
    """Places of the row that were never told."""
    stack: int


@dataclass(frozen=True, slots=True)
class TilesReport(Report):
    """The tiles of one player."""

    seat: Seat
    tiles: tuple[Tile, ...]
    face_down: int


@dataclass(frozen=True, slots=True)
class NoTilesReport(Report):
    """Nobody has a tile."""


@dataclass(frozen=True, slots=True)
class HandReport(Report):
    """How many cards a player holds."""

    seat: Seat
    hand: int


@dataclass(frozen=True, slots=True)
class EliminatedReport(Report):
    """A player is out of this round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AwayReport(Report):
    """A player is away from the table."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ScoreReport(Report):
    """One player's points."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class ScoresReport(Report):
    """Everybody's points."""

    points: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class RoundWonReport(Report):
    """Which camp has won the last round; its points follow."""

    winner: Role


@dataclass(frozen=True, slots=True)
class RoundPointsReport(Report):
    """What everybody gained in one round."""

    number: int
    points: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class NoSuchRoundReport(Report):
    """No round with that number was scored."""

    played: int


@dataclass(frozen=True, slots=True)
class NobodyScoredReport(Report):
    """Nobody has any points yet."""


@dataclass(frozen=True, slots=True)
class RoleReport(Report):
    """A role that was shown to all."""

    seat: Seat
    role: Role


@dataclass(frozen=True, slots=True)
class SwappedReport(Report):
    """A role was shown, and has been swapped since."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SecretKept(Report):
    """What is hidden is not known here; the same words for everybody and everything."""


@dataclass(frozen=True, slots=True)
class WinnerReport(Report):
    """Who has won the game."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TableRuleReport(Report):
    """One table rule in force."""

    rule: str
    """The key of the rule in the configuration."""
    value: str
    """Its setting as written in the configuration; yes and no for switches."""

    is_long: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class BoxColoursReport(Report):
    """The colours at the bottom of the board, as they were told."""

    worlds: tuple[World, ...]


@dataclass(frozen=True, slots=True)
class BoxRitualsReport(Report):
    """The rituals above the colours, as far as they are known."""

    rituals: tuple[tuple[World, Ritual], ...]


@dataclass(frozen=True, slots=True)
class BoxTracksReport(Report):
    """Steps from the start to the Moon, by number of players."""

    tracks: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class BoxTilesReport(Report):
    """How many artefacts of each kind the box holds."""

    tiles: tuple[tuple[Tile, int], ...]


@dataclass(frozen=True, slots=True)
class BoxLacksReport(Report):
    """What the box has not told yet."""

    parts: tuple[BoxPart, ...]


@dataclass(frozen=True, slots=True)
class BoxCompleteReport(Report):
    """The box has told everything."""


@dataclass(frozen=True, slots=True)
class SortingBegun(Report):
    """The cards that are there are to be told, colour by colour."""


@dataclass(frozen=True, slots=True)
class SortingRefused(Report):
    """A round runs: cards lie in hands, and nobody asks for these."""


@dataclass(frozen=True, slots=True)
class SortedReport(Report):
    """Which cards of a colour are missing."""

    world: World
    missing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SortedElsewhere(Report):
    """A colour is not used with this many players."""

    world: World
    players: int


@dataclass(frozen=True, slots=True)
class SortingOver(Report):
    """All colours were told; which cards are missing."""

    missing: tuple[tuple[World, tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True)
class TilesSortedReport(Report):
    """Which tiles of the box are missing among those that were counted."""

    missing: tuple[tuple[Tile, int], ...]
    unknown: tuple[Tile, ...]
    """Kinds of which the box has not told how many there are."""


@dataclass(frozen=True, slots=True)
class UnsureCard(Report):
    """Which cards of a colour lie on the table, and which were not seen yet."""

    world: World
    seen: tuple[int, ...]
    unseen: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class UnsureInHand(Report):
    """What to do with a card in a hand: nothing aloud."""


@dataclass(frozen=True, slots=True)
class UnsureOnTable(Report):
    """A card that lies open can be told by its colour."""


@dataclass(frozen=True, slots=True)
class UnsureBetween(Report):
    """Between two rounds cards are sorted, and tiles counted."""


@dataclass(frozen=True, slots=True)
class UnsureTile(Report):
    """What to do with a tile that cannot be felt."""

    is_round: bool
    """Whether a round runs, in which tiles lie face down."""


@dataclass(frozen=True, slots=True)
class UnsureTilesLeft(Report):
    """Which tiles of the box are not in sight."""

    tiles: tuple[tuple[Tile, int], ...]
