"""Random tables of the initiation, for what must hold in every game."""

from random import Random
from typing import get_args, get_type_hints

from companion.games.initiation.board import Variant
from companion.games.initiation.rules import Initiation
from companion.games.initiation.settings import InitiationSettings, TableRules


def random_game(random: Random) -> Initiation:
    """Return the game for any variant and any table rules."""
    variant = random.choice((Variant.PLAIN, *Variant))
    return Initiation(InitiationSettings(variant, random_rules(random)))


def random_rules(random: Random) -> TableRules:
    """Return the usual rules half of the time, else any."""
    if random.random() < 0.5:
        return TableRules()
    return TableRules(
        **{
            name: random.choice(get_args(hint) or (False, True))
            for name, hint in get_type_hints(TableRules).items()
        }
    )
