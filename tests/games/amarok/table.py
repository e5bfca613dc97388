"""Feed announcements to the rules of Amarok and look at what everybody may know."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.core.facts import Announcement, Event, Seat, kind
from companion.core.rulings import Accepted, Asked, Objected, Ruling
from companion.games.amarok import announcements as said
from companion.games.amarok.board import (
    Blank,
    Card,
    Colour,
    HouseRule,
    Source,
    Symbol,
    Where,
)
from companion.games.amarok.rules import Amarok
from companion.games.amarok.settings import AmarokSettings, TableRules
from companion.games.amarok.state import State

SEATS = ANA, BEN, CLEO, DAN, EVE, FAY = tuple(
    map(Seat, ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay"))
)
NOBODY = Seat("Zoe")
RED, BLUE = Colour.RED, Colour.BLUE
SEASON, HEART, CLAW, TRAP = Symbol
HAND, RIVER, PILE = Source
BLANK = Blank.BLANK
PLACES = {"hand": HAND, "river": RIVER, "pile": PILE}
USUAL = TableRules()


def card(words: str) -> Card:
    """Return a card from words such as `red 5 claw`."""
    colour, value, *symbol = words.split()
    number = BLANK if value == "bare" else int(value)
    return Card(Colour(colour), number, Symbol(symbol[0]) if symbol else None)


def laid(words: str, seat: Seat | None = None) -> said.CardLaid:
    """Return a card that is laid, from words such as `hand red 5 claw`."""
    place, _, rest = words.partition(" ")
    source = PLACES.get(place, Seat(place))
    one = card(rest)
    return said.CardLaid(seat, source, one.colour, one.value, one.symbol)


def clawed(
    where: str | None = None,
    words: str | None = None,
    owner: Seat | None = None,
    seat: Seat | None = None,
) -> said.CardDestroyed:
    """Return what a Claw destroys, from a place and words such as `red 5`."""
    place = None if where is None else Where(where)
    if words is None:
        return said.CardDestroyed(seat, place, owner)
    one = card(words)
    return said.CardDestroyed(seat, place, owner, one.colour, one.value, one.symbol)


def shown(*cards: str) -> said.RiverShown:
    """Return the cards of the river, such as `red 5`."""
    return said.RiverShown(tuple(map(card, cards)))


def lying(seat: Seat, *cards: str) -> said.TableCorrected:
    """Return the correction that these cards lie in front of a player."""
    return said.TableCorrected(seat, laid=tuple(map(card, cards)))


@dataclass(frozen=True, slots=True)
class Table:
    """Hold a game in play; everything returns another table."""

    game: Amarok
    state: State
    events: tuple[Event, ...] = ()
    """What the last announcement changed, in order."""

    def say(self, *announcements: Announcement) -> "Table":
        """Return the table after announcements, each of which must be accepted."""
        table = self
        for announcement in announcements:
            table = table._after(table.rule(announcement))
        return table

    def lay(self, *cards: str) -> "Table":
        """Return the table after cards in turn, such as `hand red 5 claw`."""
        return self.say(*map(laid, cards))

    def insist(self, announcement: Announcement) -> "Table":
        """Return the table after it had its way against an objection."""
        ruling = self.rule(announcement)
        assert isinstance(ruling, Objected), ruling
        return self._after(ruling.if_insisted)

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

    def choices(self, announcement: Announcement) -> tuple[Announcement, ...]:
        """Return the possible meanings that the table is asked to choose from."""
        ruling = self.rule(announcement)
        assert isinstance(ruling, Asked), ruling
        return ruling.choices

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
    def awaits(self) -> tuple[str, str | None, list[str]]:
        """Return phase, who acts and what is expected."""
        view = self.view
        return view["phase"], view["to_act"], view["expecting"]

    @property
    def happened(self) -> tuple[str, ...]:
        """Return the ids of what the last announcement changed, in order."""
        return tuple(kind(type(event)) for event in self.events)

    @property
    def wins(self) -> tuple[int, ...]:
        """Return the rounds everybody has won, in table order."""
        return tuple(player["wins"] for player in self.view["seats"].values())

    @property
    def hands(self) -> tuple[int, ...]:
        """Return the cards in all hands, in table order."""
        return tuple(player["hand"] for player in self.view["seats"].values())

    @property
    def last_round(self) -> Mapping[str, Any]:
        """Return how the last round ended."""
        last: Mapping[str, Any] = self.view["last_round"]
        return last

    def player(self, seat: Seat) -> Mapping[str, Any]:
        """Return what everybody may know of a player."""
        player: Mapping[str, Any] = self.view["seats"][seat]
        return player

    def front(self, seat: Seat) -> list[tuple[str, int | None, str | None]]:
        """Return the cards in front of a player."""
        cards = self.player(seat)["laid"]
        return [(one["colour"], one["value"], one["symbol"]) for one in cards]

    def _after(self, accepted: Ruling | None) -> "Table":
        assert isinstance(accepted, Accepted), accepted
        state = self.state
        for event in accepted.events:
            state = self.game.apply(state, event)
        return Table(self.game, state, accepted.events)


def seated(
    players: int = 3, rules: TableRules = USUAL, house_rule: HouseRule | None = None
) -> Table:
    """Return a table before its first round."""
    game = Amarok(AmarokSettings(house_rule, rules))
    return Table(game, game.begin(SEATS[:players]))


def dealt(players: int = 3, rules: TableRules = USUAL) -> Table:
    """Return a table whose first round was started by Ana."""
    return seated(players, rules).say(said.RoundStarted(ANA))


def one_to_go(rules: TableRules = USUAL) -> Table:
    """Return a table where only Cleo's second card is missing: nine, eleven and one."""
    played = ("hand red 5", "pile blue 9", "hand blue 1", "hand red 4", "hand blue 2")
    return dealt(rules=rules).lay(*played)
