"""Random table rules of Amarok, and what must never get lost in a round."""

from random import Random
from typing import get_args, get_type_hints

from companion.games.amarok.board import HouseRule
from companion.games.amarok.rules import Amarok
from companion.games.amarok.settings import AmarokSettings, TableRules
from companion.games.amarok.state import State


def random_game(random: Random) -> Amarok:
    """Return the game for any table rules."""
    house_rule = random.choice((None, None, *HouseRule))
    return Amarok(AmarokSettings(house_rule, _random_rules(random)))


def _random_rules(random: Random) -> TableRules:
    if random.random() < 0.5:
        return TableRules()
    hints = get_type_hints(TableRules)
    ways = {name: get_args(hint) or (False, True) for name, hint in hints.items()}
    ways["card_without_value"] = (0, 5)
    return TableRules(**{name: random.choice(some) for name, some in ways.items()})


def cards(state: State) -> int:
    """Return how many cards are in all hands, in front, in the river and the pile."""
    held = sum(player.hand + len(player.laid) for player in state.players.values())
    return held + len(state.river) + state.pile
