"""The public state of a game of Shamans."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.core.facts import Seat
from companion.core.rounds import PlayedRound
from companion.games.shamans.board import (
    ARTEFACTS_AND_ECLIPSE,
    DECKS,
    Deck,
    FaceDown,
    Place,
    Ritual,
    Role,
    Tile,
    World,
)
from companion.games.shamans.due import Due
from companion.games.shamans.settings import ShamansSettings


@dataclass(frozen=True, slots=True)
class Player:
    """Hold what everybody may know of one player."""

    points: int = 0
    hand: int = 0
    """Cards in hand; which ones is nobody's business."""
    is_eliminated: bool = False
    role: Role | None = None
    """A role that was shown; it moves with a swap."""
    is_swapped: bool = False
    """Whether a shown role has been swapped to or from this player."""
    artefacts: tuple[Tile | FaceDown, ...] = ()
    is_away: bool = False
    is_dealt: bool = False
    """Whether the player takes part in this round."""
    illuminations: int = 0
    """Points of this round's Illuminations, given back if the round is void."""


@dataclass(frozen=True, slots=True)
class FrontCard:
    """A card of the Destination in front of its player."""

    seat: Seat
    world: World
    value: int


@dataclass(frozen=True, slots=True)
class LastRound:
    """How the last scored round went."""

    winner: Role
    points: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class State:
    """Hold all that everybody may know; what nobody may know is not in it."""

    settings: ShamansSettings
    seats: tuple[Seat, ...]
    """All seats, clockwise."""
    players: Mapping[Seat, Player]
    rituals: Mapping[World, Ritual]
    tracks: Mapping[int, int]
    """Steps from start to Moon by number of players, as far as known."""
    tiles: Mapping[Tile, int] = field(default_factory=dict)
    """How many of each artefact the box holds, as far as known."""
    round: int = 0
    is_running: bool = False
    """Whether a round has begun and its end has not been reached."""
    is_opened: bool = False
    """Whether the first card of the round was played."""
    marker: Seat | None = None
    next_first: Seat | None = None
    """Who begins again after a void round."""
    promised: Seat | None = None
    """Who is to begin the first round, if that was told while people sat down."""
    guide: Seat | None = None
    """Who leads this trick, or the next one between two tricks."""
    destination: World | None = None
    trick: tuple[FrontCard, ...] = ()
    played: frozenset[Seat] = frozenset()
    """Who has played in this trick."""
    shadow: int = 0
    """Spaces of the Shadow from its start towards the Moon."""
    floor: int = 0
    """The hindmost space the Shadow was said to stand on, counted like `shadow`."""
    moon: int | None = None
    """Spaces from the Shadow's start to the Moon in this round, as far as known."""
    has_landed: bool = False
    row: tuple[Tile | Place, Tile | Place] = (Place.UNKNOWN, Place.UNKNOWN)
    stack: int = 0
    is_eclipse_over: bool = False
    leftovers_told: int = 0
    laid: Mapping[World, frozenset[int]] = field(default_factory=dict)
    due: tuple[Due, ...] = ()
    """What must be done before play goes on, most urgent first."""
    ended: Role | None = None
    """The camp that has won the round that waits for its scoring."""
    shadows: tuple[Seat, ...] | None = None
    """The Shadows of the round that waits for its scoring, once settled."""
    shown: frozenset[Seat] = frozenset()
    """Who has shown their face-down tiles after the round."""
    is_scored: bool = False
    """Whether the last round was scored and the next has not begun."""
    final_steps: int | None = None
    """What was left to the Moon when the last round was scored."""
    rounds: tuple[PlayedRound, ...] = ()
    """The scored rounds with all points gained in them, Illuminations included."""
    last_round: LastRound | None = None
    winner: Seat | None = None
    before_round: "State | None" = None
    """What was public before this round began, should it be void."""

    # Who takes part

    @property
    def dealt(self) -> tuple[Seat, ...]:
        """Return who takes part in this round, or would in the next, clockwise."""
        dealt = tuple(seat for seat in self.seats if self.players[seat].is_dealt)
        return dealt or self.present

    @property
    def present(self) -> tuple[Seat, ...]:
        """Return who is at the table, clockwise."""
        return tuple(seat for seat in self.seats if not self.players[seat].is_away)

    @property
    def deck(self) -> Deck:
        """Return what is used for this many players, three at least."""
        return DECKS[max(len(self.dealt), min(DECKS))]

    @property
    def worlds(self) -> tuple[World, ...]:
        """Return the colours in the deck."""
        return self.settings.worlds[: self.deck.worlds]

    def is_living(self, seat: Seat) -> bool:
        """Return whether a player takes part in this round and is not eliminated."""
        player = self.players[seat]
        return player.is_dealt and not player.is_eliminated

    def can_play(self, seat: Seat) -> bool:
        """Return whether a player is here, alive and holds a card."""
        player = self.players[seat]
        return (
            player.hand > 0
            and player.is_dealt
            and not player.is_eliminated
            and not player.is_away
        )

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats, this one first."""
        start = self.seats.index(seat)
        return self.seats[start:] + self.seats[:start]

    @property
    def next_to_play(self) -> Seat | None:
        """Return who plays next in this trick; `None` where nobody is left to."""
        if self.guide is None:
            return None
        for seat in self.clockwise_from(self.guide):
            if seat not in self.played and self.can_play(seat):
                return seat
        return None

    def may_have(self, seat: Seat, tile: Tile) -> bool:
        """Return whether a player shows a tile, or has one that might be it."""
        tiles = self.players[seat].artefacts
        return tile in tiles or FaceDown.FACE_DOWN in tiles

    @property
    def is_anybody_holding(self) -> bool:
        """Return whether a living player holds a card."""
        return any(
            self.players[seat].hand > 0 for seat in self.seats if self.is_living(seat)
        )

    @property
    def is_played_out(self) -> bool:
        """Return whether no trick can be led, although somebody is here who could.

        Cards of players who are away do not keep a round open.
        """
        here = [seat for seat in self.present if self.is_living(seat)]
        holders = any(self.can_play(seat) for seat in here)
        return not self.is_anybody_holding or (bool(here) and not holders)

    # Cards and tiles

    @property
    def steps_to_moon(self) -> int | None:
        """Return what is left to the Moon; `None` while the track is not known."""
        if self.is_scored:
            return self.final_steps
        if self.has_landed:
            return 0
        is_round = self.is_running or self.ended is not None
        moon = self.moon if is_round else self.tracks.get(len(self.dealt))
        return None if moon is None else moon - self.shadow

    def missing(self, world: World) -> tuple[int, ...]:
        """Return the values that do not lie at a world yet."""
        laid = self.laid.get(world, frozenset())
        return tuple(
            value for value in range(1, self.deck.values + 1) if value not in laid
        )

    def is_out(self, world: World, value: int) -> bool:
        """Return whether a card was laid or lies in front of somebody."""
        return value in self.laid.get(world, frozenset()) or any(
            card.world is world and card.value == value for card in self.trick
        )

    @property
    def leftovers_untold(self) -> int:
        """Return how many leftovers of the set-up were not told yet."""
        return self.deck.leftovers - self.leftovers_told

    @property
    def is_row_untold(self) -> bool:
        """Return whether a place of the row was not told at the set-up."""
        return Place.UNKNOWN in self.row

    @property
    def is_row_unseen(self) -> bool:
        """Return whether both tiles of the set-up lie there, and none was told."""
        return self.row == (Place.UNKNOWN, Place.UNKNOWN)

    @property
    def can_stack_give(self) -> bool:
        """Return whether the stack holds an artefact besides the Eclipse."""
        return self.stack > (0 if self.is_eclipse_over else 1)

    @property
    def is_artefact_left(self) -> bool:
        """Return whether there is anything to take."""
        return self.can_stack_give or self.row != (Place.EMPTY, Place.EMPTY)

    @property
    def is_refill_due(self) -> bool:
        """Return whether a place of the row is empty and the stack can fill it."""
        return self.is_running and Place.EMPTY in self.row and self.can_stack_give

    @property
    def is_eclipse_due(self) -> bool:
        """Return whether the only tile left in the stack must be the Eclipse."""
        return self.is_running and self.stack == 1 and not self.is_eclipse_over

    @property
    def is_eclipse_possible(self) -> bool:
        """Return whether the Eclipse can show: once, when a tile has left the stack."""
        return (
            self.is_running
            and not self.is_eclipse_over
            and 0 < self.stack < ARTEFACTS_AND_ECLIPSE
        )

    @property
    def known_shadows(self) -> tuple[Seat, ...]:
        """Return who is publicly a Shadow."""
        return tuple(
            seat for seat in self.dealt if self.players[seat].role is Role.SHADOW
        )

    @property
    def known_shamans(self) -> tuple[Seat, ...]:
        """Return who is publicly a Shaman."""
        return tuple(
            seat for seat in self.dealt if self.players[seat].role is Role.SHAMAN
        )
