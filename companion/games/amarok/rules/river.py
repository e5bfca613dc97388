"""Which card of the river is meant."""

from collections.abc import Iterator

from companion.games.amarok.board import Blank, Card, Colour, Symbol, Unseen
from companion.games.amarok.state import State


def fits(
    card: Card,
    colour: Colour | None,
    value: int | Blank | None,
    symbol: Symbol | Blank | None,
) -> bool:
    """Return whether nothing that is told speaks against a card."""
    is_symbol_same = symbol is None or card.symbol is None or card.symbol is symbol
    is_colour_same = colour is None or card.colour is colour
    is_value_same = value is None or card.value == value
    return is_colour_same and is_value_same and is_symbol_same


def fitting_places(
    state: State,
    colour: Colour | None,
    value: int | Blank | None,
    symbol: Symbol | Blank | None,
) -> tuple[int, ...]:
    """Return which announced cards of the river are meant; two alike are one."""
    found = dict[Card, int]()
    for place, card in _seen(state):
        if fits(card, colour, value, symbol):
            found.setdefault(card, place)
    return tuple(found.values())


def unseen_place(state: State) -> int | None:
    """Return the first card of the river that was not announced."""
    for place, card in enumerate(state.river):
        if isinstance(card, Unseen):
            return place
    return None


def _seen(state: State) -> Iterator[tuple[int, Card]]:
    for place, card in enumerate(state.river):
        if not isinstance(card, Unseen):
            yield place, card
