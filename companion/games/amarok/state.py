"""The public state of a game of Amarok."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.core.facts import Seat
from companion.core.rounds import PlayedRound
from companion.games.amarok.board import (
    CARDS,
    DEALT,
    HEARTS_NEEDED,
    Blank,
    Card,
    Colour,
    HouseRule,
    Objective,
    Source,
    Symbol,
    Unseen,
)
from companion.games.amarok.settings import AmarokSettings

Printed = tuple[Colour, int]
"""What tells a card from the others, as far as is known."""


@dataclass(frozen=True, slots=True)
class Player:
    """Hold what everybody may know of one player."""

    wins: int = 0
    hand: int = 0
    """Cards in hand; which ones is nobody's business."""
    laid: tuple[Card, ...] = ()
    """The cards in front, in the order they were laid."""
    hearts: int = 0
    """Hearts laid in this round, also those that were destroyed since."""
    is_away: bool = False
    is_dealt: bool = False
    """Whether the player takes part in this round."""

    @property
    def is_trapped(self) -> bool:
        """Return whether a Trap lies in front."""
        return any(card.bears(Symbol.TRAP) for card in self.laid)

    @property
    def is_full(self) -> bool:
        """Return whether two cards lie in front."""
        return len(self.laid) >= DEALT


@dataclass(frozen=True, slots=True)
class LastRound:
    """How the last round ended."""

    winner: Seat | None
    tied: tuple[Seat, ...] = ()
    """Who shared the best sum, while nobody was given the round."""


@dataclass(frozen=True, slots=True)
class State:
    """Hold all that everybody may know; what nobody may know is not in it."""

    settings: AmarokSettings
    seats: tuple[Seat, ...]
    """All seats, clockwise."""
    players: Mapping[Seat, Player]
    house_rule: HouseRule | None = None
    """What the table has agreed on; `None`: nothing yet, as printed."""
    wearer: Seat | None = None
    """Who hears in the earphone what the others see; `None`: nobody has told."""
    is_fairness_noted: bool = False
    round: int = 0
    is_running: bool = False
    first: Seat | None = None
    """Who started the round."""
    promised: Seat | None = None
    """Who is to begin the first round, if that was told while people sat down."""
    next_first: Seat | None = None
    """Who starts again after a void round."""
    objective: Objective = Objective.PLUS
    turn: Seat | None = None
    """Whose turn it is, or would be if they could act."""
    effect: tuple[Seat, Symbol] | None = None
    """A symbol that was just laid and has not taken effect."""
    claw: Seat | None = None
    """Whose Claw waits for what it destroys; it is their last card."""
    pile: int = CARDS
    under: tuple[Card, ...] = ()
    """What was put under the pile in this round."""
    river: tuple[Card | Unseen, ...] = ()
    known: Mapping[Printed, Symbol | Blank | None] = field(default_factory=dict)
    """Cards that were announced in this evening, with what they are known to bear."""
    last_round: LastRound | None = None
    rounds: tuple[PlayedRound, ...] = ()
    """The rounds that are over: one point for who has won."""
    winner: Seat | None = None
    before_round: "State | None" = None
    """What was public before this round began, should it be void."""

    @property
    def dealt(self) -> tuple[Seat, ...]:
        """Return who takes part in this round, clockwise."""
        return tuple(seat for seat in self.seats if self.players[seat].is_dealt)

    @property
    def present(self) -> tuple[Seat, ...]:
        """Return who is at the table, clockwise."""
        return tuple(seat for seat in self.seats if not self.players[seat].is_away)

    @property
    def active(self) -> tuple[Seat, ...]:
        """Return who takes part in this round and is at the table."""
        return tuple(seat for seat in self.dealt if not self.players[seat].is_away)

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats, this one first."""
        start = self.seats.index(seat)
        return self.seats[start:] + self.seats[:start]

    def left_of(self, seat: Seat) -> Seat:
        """Return the next seat clockwise."""
        return self.clockwise_from(seat)[1 % len(self.seats)]

    def may_lay(self, seat: Seat) -> bool:
        """Return whether a player has room for a card, by the table's rules."""
        is_passed = self.settings.table_rules.full_players_passed
        return not (is_passed and self.players[seat].is_full)

    @property
    def next_to_lay(self) -> Seat | None:
        """Return whose turn it is; `None` where nobody can act."""
        if not self.is_running or self.turn is None:
            return None
        for seat in self.clockwise_from(self.turn):
            if seat in self.active and self.may_lay(seat):
                return seat
        return None

    @property
    def is_laid_out(self) -> bool:
        """Return whether everybody at the table has two cards in front."""
        return bool(self.active) and all(
            self.players[seat].is_full for seat in self.active
        )

    @property
    def mated(self) -> Seat | None:
        """Return who has laid two hearts."""
        for seat in self.dealt:
            player = self.players[seat]
            in_front = sum(card.bears(Symbol.HEART) for card in player.laid)
            is_kept = self.settings.table_rules.hearts_in_front
            if (in_front if is_kept else player.hearts) >= HEARTS_NEEDED:
                return seat
        return None

    def sum_of(self, seat: Seat) -> int:
        """Return what the cards in front of a player add up to."""
        without = self.settings.table_rules.card_without_value
        return sum(card.points(without) for card in self.players[seat].laid)

    def sees(self, seat: Seat) -> int:
        """Return how many of their own two cards a player may see."""
        if self.house_rule is HouseRule.OPEN:
            return DEALT
        return max(0, DEALT - self.players[seat].wins)

    def cards_at(self, source: Source | Seat, seat: Seat) -> int:
        """Return how many cards lie where a player takes one from."""
        match source:
            case Source.RIVER:
                return len(self.river)
            case Source.PILE:
                return self.pile
            case Source.HAND:
                return self.players[seat].hand
            case owner:
                return self.players[owner].hand

    @property
    def tied(self) -> tuple[Seat, ...]:
        """Return who may be given the last round, between two rounds."""
        is_between = not self.is_running and self.last_round is not None
        return self.last_round.tied if is_between and self.last_round else ()
