"""Feed announcements to the rules of Shamans and look at what everybody may know."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.core.facts import Announcement, Event, Seat, kind
from companion.core.rulings import Accepted, Asked, Objected, Ruling
from companion.games.shamans import announcements as said
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
from companion.games.shamans.rules import Shamans
from companion.games.shamans.settings import ShamansSettings, TableRules
from companion.games.shamans.state import State

ALL = ANA, BEN, CLEO, DAN, EVE = tuple(map(Seat, ("Ana", "Ben", "Cleo", "Dan", "Eve")))
NOBODY = Seat("Zoe")
BLUE, GREEN, YELLOW, PURPLE = World.BLUE, World.GREEN, World.YELLOW, World.PURPLE
ORANGE, BROWN, RED, PINK = World.ORANGE, World.BROWN, World.RED, World.PINK
PORTAL, MASK, DAGGER, SHARD = Tile.PORTAL, Tile.MASK, Tile.DAGGER, Tile.MOON_SHARD
DOWN = FaceDown.FACE_DOWN
ROW, STACK = Source.ROW, Source.STACK
SHAMAN, SHADOW = Role.SHAMAN, Role.SHADOW
LEFT, RIGHT = Neighbour.LEFT, Neighbour.RIGHT
FORWARD, BACK = Heading.FORWARD, Heading.BACK

RITUALS = {
    BLUE: Ritual.STABILISATION,
    GREEN: Ritual.PERMUTATION,
    PURPLE: Ritual.ILLUMINATION,
    YELLOW: Ritual.NEUTRALISATION,
    ORANGE: Ritual.NEUTRALISATION,
    BROWN: Ritual.NEUTRALISATION,
    RED: Ritual.NEUTRALISATION,
}
"""The stickers of the box these tests play with."""
STEPS = {3: 20, 4: 24, 5: 28}
"""From the start space to the Moon of that box, by number of players."""
HOUSE_RULES = TableRules()
BLUE_TRICK = ("blue 3", "blue 1", "blue 6", "green 2")
"""Of four players: Ben is the lowest, Cleo the highest."""
PAWN, ARTEFACT = said.Stabilised(Choice.PAWN), said.Stabilised(Choice.ARTEFACT)


def card(words: str, seat: Seat | None = None) -> said.CardPlayed:
    """Return a played card from words such as `blue 3`."""
    colour, value = words.split()
    return said.CardPlayed(seat, World(colour), int(value))


def laying(world: World, *values: int) -> tuple[said.CardLaid, ...]:
    """Return that cards are laid at a world, one after the other."""
    return tuple(said.CardLaid(world, value) for value in values)


def lying(**worlds: tuple[int, ...]) -> said.TableCorrected:
    """Return the correction that these cards lie at these worlds."""
    laid = tuple((World(colour), values) for colour, values in worlds.items())
    return said.TableCorrected(laid=laid)


def taken(tile: Tile | FaceDown, source: Source | None = None) -> said.ArtefactTaken:
    """Return that Ben takes a tile."""
    return said.ArtefactTaken(BEN, tile, source)


def holding(seat: Seat, *tiles: Tile | FaceDown) -> said.TableCorrected:
    """Return the correction that a player has these tiles."""
    return said.TableCorrected(seat, artefacts=tiles)


@dataclass(frozen=True, slots=True)
class Table:
    """Hold a game in play; everything returns another table."""

    game: Shamans
    state: State
    events: tuple[Event, ...] = ()
    """What the last announcement changed, in order."""

    def say(self, *announcements: Announcement) -> "Table":
        """Return the table after announcements, each of which must be accepted."""
        table = self
        for announcement in announcements:
            table = table._after(table.rule(announcement))
        return table

    def insist(self, announcement: Announcement) -> "Table":
        """Return the table after it had its way against an objection."""
        ruling = self.rule(announcement)
        assert isinstance(ruling, Objected), ruling
        return self._after(ruling.if_insisted)

    def play(self, *cards: str) -> "Table":
        """Return the table after cards in turn, such as `blue 3`."""
        return self.say(*map(card, cards))

    def correct(self, seat: Seat | None = None, **facts: Any) -> "Table":
        """Return the table after a correction."""
        return self.say(said.TableCorrected(seat, **facts))

    def hands(self, count: int) -> "Table":
        """Return the table with that many cards in every hand."""
        counted = (said.TableCorrected(seat, hand=count) for seat in self.state.dealt)
        return self.say(*counted)

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
        assert not isinstance(ruling, Objected), ruling
        return ruling.announcement

    @property
    def view(self) -> Mapping[str, Any]:
        """Return what everybody may know, in the interface's words."""
        return self.game.view(self.state)

    @property
    def phase(self) -> str:
        """Return the phase of the view."""
        phase: str = self.view["phase"]
        return phase

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
    def points(self) -> tuple[int, ...]:
        """Return all points, in table order."""
        return tuple(player["points"] for player in self.view["seats"].values())

    @property
    def hand_counts(self) -> tuple[int, ...]:
        """Return the cards in all hands, in table order."""
        return tuple(player["hand"] for player in self.view["seats"].values())

    @property
    def roles(self) -> tuple[str | None, ...]:
        """Return the roles that are public, in table order."""
        return tuple(player["role"] for player in self.view["seats"].values())

    @property
    def eliminated(self) -> tuple[Seat, ...]:
        """Return who is out of the round."""
        seats = self.view["seats"]
        return tuple(seat for seat in seats if seats[seat]["eliminated"])

    @property
    def fronts(self) -> tuple[Seat, ...]:
        """Return who has a card of the Destination in front."""
        return tuple(front["seat"] for front in self.view["trick"])

    @property
    def left(self) -> Mapping[str, Any]:
        """Return what a scored round leaves as it was."""
        changed = {"seats", "last_round", "phase", "to_act", "expecting"}
        return {key: self.view[key] for key in self.view.keys() - changed}

    @property
    def steps(self) -> int | None:
        """Return the steps to the Moon."""
        steps: int | None = self.view["steps_to_moon"]
        return steps

    def player(self, seat: Seat) -> Mapping[str, Any]:
        """Return what everybody may know of a player."""
        player: Mapping[str, Any] = self.view["seats"][seat]
        return player

    def laid(self, world: World) -> list[int]:
        """Return what lies at a world."""
        laid: list[int] = self.view["worlds"][world.value]["laid"]
        return laid

    def _after(self, accepted: Ruling | None) -> "Table":
        assert isinstance(accepted, Accepted), accepted
        state = self.state
        for event in accepted.events:
            state = self.game.apply(state, event)
        return Table(self.game, state, accepted.events)


def seated(players: int = 4, rules: TableRules = HOUSE_RULES, **settings: Any) -> Table:
    """Return a table before its first round."""
    box = {"rituals": RITUALS, "steps_to_moon": STEPS, "are_worlds_told": True}
    game = Shamans(ShamansSettings(**{**box, **settings}, table_rules=rules))
    return Table(game, game.begin(ALL[:players]))


def dealt(players: int = 4, rules: TableRules = HOUSE_RULES, **settings: Any) -> Table:
    """Return a table whose first round was started, with Ana as Guide."""
    return seated(players, rules, **settings).say(said.RoundStarted(ANA))


def set_up(players: int = 4, rules: TableRules = HOUSE_RULES, **settings: Any) -> Table:
    """Return a table where a Portal and a Shard lie in the row."""
    shown = said.RowShown((PORTAL, SHARD))
    return dealt(players, rules, **settings).say(shown)
