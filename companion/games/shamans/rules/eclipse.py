"""Which hands an Eclipse leaves smaller or larger (001, Résolution de l'éclipse)."""

from dataclasses import replace

from companion.core.facts import Seat
from companion.games.shamans.board import Neighbour
from companion.games.shamans.state import State


def cards_passed(state: State, direction: Neighbour) -> State:
    """Return the state after everybody with a card has passed one.

    Who gives one gets one, so hands stay as large as they are. Only where the table
    rule lets a card stay beside a neighbour without cards, some give but do not get.
    """
    if state.settings.table_rules.eclipse_without_cards == "skip":
        return state
    living = [seat for seat in state.dealt if state.is_living(seat)]
    step = 1 if direction is Neighbour.LEFT else -1
    neighbours = {
        seat: living[(index + step) % len(living)] for index, seat in enumerate(living)
    }
    gained: dict[Seat, int] = dict.fromkeys(living, 0)
    for seat, neighbour in neighbours.items():
        if state.players[seat].hand and state.players[neighbour].hand:
            gained[seat] -= 1
            gained[neighbour] += 1
    players = {
        seat: replace(player, hand=player.hand + gained.get(seat, 0))
        for seat, player in state.players.items()
    }
    return replace(state, players=players)
