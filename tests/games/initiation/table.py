"""Feed announcements to the rules of the initiation and look at the public state."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.core.facts import Announcement, Event, Seat, kind
from companion.core.rulings import Accepted, Asked, Objected, Ruling
from companion.games.initiation import announcements as said
from companion.games.initiation.board import Direction, Variant
from companion.games.initiation.events import PawnMoved
from companion.games.initiation.rules import Initiation
from companion.games.initiation.settings import InitiationSettings, TableRules
from companion.games.initiation.state import State

ALL = ANA, BEN, CLEO, DAN, EVE, FAY = tuple(
    map(Seat, ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay"))
)
NOBODY = Seat("Zoe")
LEFT, RIGHT = Direction.LEFT, Direction.RIGHT
TEAMS, TWO_PAWNS = Variant.TEAMS, Variant.TWO_PAWNS
HOUSE_RULES = TableRules()


def dice(words: str, seat: Seat | None = None) -> said.DiceRolled:
    """Return thrown dice from words such as `3 5`."""
    return said.DiceRolled(seat, tuple(map(int, words.split())))


def shared(first: int, second: int, seat: Seat | None = None) -> said.DiceAssigned:
    """Return which pawn takes the first die, and which the second."""
    return said.DiceAssigned(seat, first, second)


@dataclass(frozen=True, slots=True)
class Table:
    """Hold a game in play; everything returns another table."""

    game: Initiation
    state: State
    events: tuple[Event, ...] = ()
    """What the last announcement changed, in order."""

    def say(self, *announcements: Announcement) -> "Table":
        """Return the table after announcements, each of which must be accepted."""
        table = self
        for announcement in announcements:
            table = table._after(table.rule(announcement))
        return table

    def throw(self, *throws: str) -> "Table":
        """Return the table after dice in turn, such as `3 5`."""
        return self.say(*map(dice, throws))

    def insist(self, announcement: Announcement) -> "Table":
        """Return the table after it had its way against an objection."""
        ruling = self.rule(announcement)
        assert isinstance(ruling, Objected), ruling
        return self._after(ruling.if_insisted)

    def stand(self, pawn: int | None = None, **squares: int) -> "Table":
        """Return the table with pawns on these squares, by the players' names."""
        placed = (
            said.TableCorrected(Seat(name), square, pawn=pawn)
            for name, square in squares.items()
        )
        return self.say(*placed)

    def rule(self, announcement: Announcement) -> Ruling:
        """Return how the rules judge an announcement now."""
        return self.game.rule(self.state, announcement)

    def objections(self, announcement: Announcement) -> tuple[str, ...]:
        """Return the ids of the broken rules, none where the rules do not object."""
        ruling = self.rule(announcement)
        faults = ruling.violations if isinstance(ruling, Objected) else ()
        return tuple(kind(type(fault)) for fault in faults)

    def can_insist(self, announcement: Announcement) -> bool:
        """Return whether an objection gives way to the table."""
        ruling = self.rule(announcement)
        assert isinstance(ruling, Objected), ruling
        return ruling.if_insisted is not None

    def missing(self, announcement: Announcement) -> str | None:
        """Return the field that is asked for; `None` where nothing is asked."""
        ruling = self.rule(announcement)
        return ruling.missing if isinstance(ruling, Asked) else None

    def settled(self, announcement: Announcement) -> Announcement:
        """Return an announcement with all that the state settles filled in."""
        ruling = self.rule(announcement)
        assert isinstance(ruling, Accepted), ruling
        return ruling.announcement

    @property
    def view(self) -> Mapping[str, Any]:
        """Return what everybody may know, in the interface's words."""
        return self.game.view(self.state)

    @property
    def squares(self) -> tuple[Any, ...]:
        """Return where all pawns are, in table order."""
        view = self.view
        return tuple((view.get("squares") or view.get("pawns") or {}).values())

    @property
    def misses(self) -> tuple[Any, ...]:
        """Return the turns left to miss, in table order."""
        return tuple(self.view["misses"].values())

    @property
    def held(self) -> tuple[Any, ...]:
        """Return who is held on 52, in table order."""
        return tuple(self.view["held"].values())

    @property
    def turn(self) -> tuple[Seat | None, Seat | None]:
        """Return who acts and who throws."""
        return self.view["to_act"], self.view["roller"]

    @property
    def happened(self) -> tuple[str, ...]:
        """Return the ids of what the last announcement changed, in order."""
        return tuple(kind(type(event)) for event in self.events)

    @property
    def move(self) -> PawnMoved:
        """Return the last move of a pawn."""
        moves = [one for one in self.events if isinstance(one, PawnMoved)]
        return moves[-1]

    def _after(self, accepted: Ruling | None) -> "Table":
        assert isinstance(accepted, Accepted), accepted
        state = self.state
        for event in accepted.events:
            state = self.game.apply(state, event)
        return Table(self.game, state, accepted.events)


def seated(
    players: int = 3,
    rules: TableRules = HOUSE_RULES,
    variant: Variant = Variant.PLAIN,
) -> Table:
    """Return a table before the first die."""
    game = Initiation(InitiationSettings(variant, rules))
    return Table(game, game.begin(ALL[:players]))


def begun(
    players: int = 3,
    rules: TableRules = HOUSE_RULES,
    variant: Variant = Variant.PLAIN,
    direction: Direction = LEFT,
) -> Table:
    """Return a table where Ana is to throw first; nobody has thrown two dice yet."""
    first = (said.DieRolled(seat, 6 if seat == ANA else 1) for seat in ALL[:players])
    table = seated(players, rules, variant).say(*first)
    return table.say(said.DirectionChosen(direction))


def seasoned(
    players: int = 3, rules: TableRules = HOUSE_RULES, **squares: int
) -> Table:
    """Return a table where everybody has thrown before, with pawns on these squares.

    Those who are not named stand on Start.
    """
    table = begun(players, rules)
    for number in range(players):
        # Nobody meets anybody: one after the other goes to 4 and is put back.
        seat = ALL[number]
        table = table.throw("1 3").say(said.TableCorrected(seat, 0))
    return table.stand(**squares)
