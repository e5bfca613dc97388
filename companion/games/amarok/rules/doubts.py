"""What does not fit what was announced before: doubted gently, never refused."""

from companion.core.facts import Event
from companion.games.amarok import events
from companion.games.amarok.board import CARDS_A_COLOUR, Blank, Card, Symbol, Unseen
from companion.games.amarok.state import State


def doubts(before: State, card: Card) -> tuple[Event, ...]:
    """Return what is odd about a card that is shown now.

    `before` is the state without it: the card has left its place.
    """
    if isinstance(card.value, Blank):
        return ()
    found: list[Event] = []
    if _is_in_sight(before, card):
        found.append(events.CardDoubted(card.colour, card.value))
    elif _earlier(before, card) is not None:
        earlier = _earlier(before, card)
        assert earlier is not None
        found.append(events.SymbolDoubted(card.colour, card.value, earlier))
    printed = (card.colour, card.value)
    count = 1 + sum(colour is card.colour for colour, _ in before.known)
    if printed not in before.known and count > CARDS_A_COLOUR:
        found.append(events.ColourDoubted(card.colour, count))
    return tuple(found)


def _earlier(state: State, card: Card) -> Symbol | Blank | None:
    """Return what the card bore when it was announced before, where that differs."""
    if isinstance(card.value, Blank) or card.symbol is None:
        return None
    earlier = state.known.get((card.colour, card.value))
    return None if earlier is card.symbol else earlier


def _is_in_sight(state: State, card: Card) -> bool:
    """Return whether the same card lies somewhere, so that this one is another."""
    laid = [one for player in state.players.values() for one in player.laid]
    river = [one for one in state.river if not isinstance(one, Unseen)]
    return any(
        one.colour is card.colour and one.value == card.value
        for one in (*laid, *river, *state.under)
    )
