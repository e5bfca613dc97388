"""Situations of a round that many rules are about."""

from collections.abc import Callable

from companion.games.shamans import announcements as said
from companion.games.shamans.board import FaceDown, Tile, World
from companion.games.shamans.settings import TableRules
from tests.games.shamans.table import (
    ANA,
    BEN,
    BLUE,
    CLEO,
    DAGGER,
    DAN,
    HOUSE_RULES,
    PORTAL,
    SHADOW,
    SHAMAN,
    Table,
    holding,
    lying,
    set_up,
)

Situation = Callable[[], Table]


def almost_complete(table: Table, *worlds: World) -> Table:
    """Return the table where only the highest card of these worlds is missing."""
    values = tuple(range(1, table.state.deck.values))
    return table.say(*(lying(**{world.value: values}) for world in worlds))


def performing(
    world: World,
    *tiles: Tile | FaceDown,
    players: int = 4,
    rules: TableRules = HOUSE_RULES,
) -> Table:
    """Return a table where Ben has just completed a world in mid trick.

    Ana leads blue one (green one where the world is blue) and Ben holds the tiles.
    """
    table = almost_complete(set_up(players, rules), world)
    led = "green 1" if world is BLUE else "blue 1"
    last = f"{world.value} {table.state.deck.values}"
    return table.say(holding(BEN, *tiles)).play(led, last)


def trick_over(players: int = 4, rules: TableRules = HOUSE_RULES) -> Table:
    """Return a table where Ben is the lowest and Cleo the highest of a blue trick."""
    table = set_up(players, rules).play("blue 3", "blue 1", "blue 6")
    rest = ("green 2", "green 3")[: players - 3]
    return table.play(*rest)


def before_the_moon(players: int = 4, rules: TableRules = HOUSE_RULES) -> Table:
    """Return a table where Ben's green six is about to move the Shadow on the Moon."""
    near = set_up(players, rules).correct(steps_to_moon=1)
    return near.play("blue 3", "green 6")


def moon_reached(players: int = 4, rules: TableRules = HOUSE_RULES) -> Table:
    """Return a table where the Shadows have won and the roles are to be named."""
    return before_the_moon(players, rules).say(said.MoonReached())


def last_trick(players: int = 4, rules: TableRules = HOUSE_RULES) -> Table:
    """Return a table where everybody holds one card and Ana is to lead."""
    return set_up(players, rules).hands(1)


def played_out(players: int = 4, rules: TableRules = HOUSE_RULES) -> Table:
    """Return a table where the Shamans have won because nobody holds a card."""
    table = last_trick(players, rules).correct(stack=0)
    cards = ("blue 3", "blue 1", "blue 6", "green 2", "green 3")[:players]
    taken = said.ArtefactTaken(tile=Tile.PORTAL)
    return table.play(*cards).say(taken)


def eliminating(
    *tiles: Tile | FaceDown, players: int = 4, rules: TableRules = HOUSE_RULES
) -> Table:
    """Return a table where Ben has spent a Dagger on Cleo, who holds the tiles.

    Ana leads blue one and Ben completes yellow. Cleo holds three cards.
    """
    table = almost_complete(set_up(players, rules), World.YELLOW)
    table = table.say(holding(BEN, DAGGER), holding(CLEO, *tiles))
    table = table.correct(CLEO, hand=3)
    table = table.play("blue 1", f"yellow {table.state.deck.values}")
    return table.say(said.PlayerEliminated(BEN, CLEO))


def owner_eliminated(rules: TableRules = HOUSE_RULES, hand: int = 3) -> Table:
    """Return a table where the only card of the Destination is of Ana, who is out.

    Ana led blue six, Ben completed yellow and eliminated her, a Shaman.
    """
    table = almost_complete(set_up(4, rules), World.YELLOW)
    table = table.say(holding(BEN, DAGGER)).hands(hand)
    table = table.play("blue 6", "yellow 6")
    table = table.say(said.PlayerEliminated(BEN, ANA), said.RoleRevealed(ANA, SHAMAN))
    return table.play("green 2", "green 3")


def owners_eliminated(rules: TableRules = HOUSE_RULES) -> Table:
    """Return a table of four where the only blue cards are of two eliminated players.

    Ana led blue two and Ben played blue five; Cleo eliminated Ana, then Dan Ben.
    """
    table = almost_complete(set_up(4, rules), World.YELLOW, World.ORANGE).hands(3)
    table = table.say(holding(CLEO, DAGGER), holding(DAN, DAGGER))
    table = table.play("blue 2", "blue 5", "yellow 6")
    table = table.say(said.PlayerEliminated(CLEO, ANA), said.RoleRevealed(ANA, SHAMAN))
    table = table.play("orange 6")
    return table.say(said.PlayerEliminated(DAN, BEN), said.RoleRevealed(BEN, SHAMAN))


def chain(*worlds: World) -> Table:
    """Return a table of five where the cards of Cleo, a Shadow, have been laid.

    They complete these worlds; Ana led orange one, and Ben, who completed yellow,
    spent his only tile on Cleo.
    """
    table = almost_complete(set_up(5), World.YELLOW, *worlds)
    table = table.say(holding(BEN, DAGGER))
    table = table.correct(CLEO, hand=len(worlds)).play("orange 1", "yellow 8")
    table = table.say(said.PlayerEliminated(BEN, CLEO))
    table = table.say(said.RoleRevealed(CLEO, SHADOW))
    return table.say(*(said.CardLaid(world, 8) for world in worlds))


def scored(table: Table) -> Table:
    """Return the table after the only Shadow of the round, Ana, was named."""
    return table.say(said.RolesNamed((ANA,)))


def round_scored(over: Situation = moon_reached) -> Table:
    """Return a table between two rounds; Ana was the only Shadow."""
    return scored(over())


def with_points(table: Table, *points: int) -> Table:
    """Return the table where the players have these points, in table order."""
    pairs = zip(table.state.seats, points, strict=True)
    return table.say(*(said.TableCorrected(seat, points=n) for seat, n in pairs))


def with_portal(table: Table, *tiles: Tile | FaceDown) -> Table:
    """Return the table where Ben holds a Portal beside other tiles."""
    return table.say(holding(BEN, *tiles, PORTAL))
