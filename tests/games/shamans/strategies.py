"""Random boxes and table rules of Shamans, and what must never get lost in a round."""

from random import Random
from typing import get_args, get_type_hints

from companion.games.shamans import events
from companion.games.shamans.board import Ritual
from companion.games.shamans.rules import Shamans
from companion.games.shamans.settings import ShamansSettings, TableRules
from companion.games.shamans.state import State

TILES_AND_ECLIPSE = 13


def random_game(random: Random) -> Shamans:
    """Return the game for any box, known or not, and any table rules."""
    plain = ShamansSettings()
    is_known = random.random() < 0.7
    rituals = {
        world: random.choice(tuple(Ritual))
        for world in plain.worlds
        if is_known or random.random() < 0.3
    }
    steps = {players: random.randint(3, 30) for players in (3, 4, 5) if is_known}
    return Shamans(
        ShamansSettings(
            rituals=rituals,
            steps_to_moon=steps,
            are_worlds_told=is_known,
            spaces_behind_start=random.choice((0, 0, 2)),
            table_rules=_random_rules(random),
        )
    )


def _random_rules(random: Random) -> TableRules:
    if random.random() < 0.5:
        return TableRules()
    hints = get_type_hints(TableRules)
    return TableRules(
        **{
            name: random.choice(get_args(hint) or (False, True))
            for name, hint in hints.items()
        }
    )


def cards(state: State) -> tuple[int, int]:
    """Return how many cards there are, and how many the deck has.

    Cards of an eliminated Shaman are set aside: those that were never laid.
    """
    held = sum(player.hand for player in state.players.values())
    laid = sum(len(values) for values in state.laid.values())
    on_the_way = sum(1 for due in state.due if type(due).__name__ == "StrayToLay")
    told = state.deck.leftovers - state.leftovers_told
    there = held + laid + on_the_way + len(state.trick) + told
    return there, state.deck.worlds * state.deck.values


def tiles(state: State) -> int:
    """Return how many tiles are in the row, in the stack and with the players."""
    row = sum(1 for place in state.row if getattr(place, "value", "") != "empty")
    owned = sum(len(player.artefacts) for player in state.players.values())
    return row + state.stack + owned


def lost_tiles(before: State, event: object) -> int:
    """Return how many tiles an event takes out of the round."""
    match event:
        case events.PortalSpent() | events.DaggerSpent() | events.EclipseResolved():
            return 1
        case events.EliminationCompleted(seat=seat):
            return len(before.players[seat].artefacts)
        case _:
            return 0


def set_aside(event: object) -> int:
    """Return how many cards an event sets aside for the round."""
    match event:
        case events.EliminationCompleted(role=role, hand=hand):
            return hand if role.value == "shaman" else 0
        case _:
            return 0
