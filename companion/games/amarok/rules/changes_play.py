"""What the events of a turn change (003, Déroulement)."""

from dataclasses import replace
from typing import TypeVar, assert_never

from companion.core.facts import Seat
from companion.games.amarok import events
from companion.games.amarok.board import (
    Blank,
    Card,
    Source,
    Symbol,
    Unseen,
    Where,
)
from companion.games.amarok.state import Player, State

Kept = TypeVar("Kept", bound=Card | Unseen)
PlayEvent = (
    events.RiverFilled
    | events.CardTaken
    | events.RiverForgotten
    | events.CardFronted
    | events.ObjectiveTurned
    | events.ClawBared
    | events.CardClawed
    | events.ClawWaived
    | events.CardDoubted
    | events.SymbolDoubted
    | events.ColourDoubted
)


def apply_play(state: State, event: PlayEvent) -> State:
    """Fold an event of a turn."""
    match event:
        case events.RiverFilled(cards=cards):
            known = state
            for card in cards:
                known = remembered(known, card)
            return replace(known, river=cards)
        case events.CardTaken():
            return _taken(state, event)
        case events.RiverForgotten():
            unknown = (Unseen.UNSEEN,) * len(state.river)
            return replace(state, river=unknown)
        case events.CardFronted():
            return _fronted(state, event)
        case events.ObjectiveTurned(objective=objective):
            return replace(state, objective=objective, effect=None)
        case events.ClawBared(seat=seat):
            return replace(state, claw=seat, effect=None)
        case events.CardClawed():
            return replace(_clawed(state, event), claw=None)
        case events.ClawWaived():
            return replace(state, claw=None)
        case events.CardDoubted() | events.SymbolDoubted() | events.ColourDoubted():
            return state
        case _:
            assert_never(event)


def with_player(state: State, seat: Seat, player: Player) -> State:
    """Return the state with another standing of one player."""
    return replace(state, players={**state.players, seat: player})


def remembered(state: State, card: Card) -> State:
    """Return the state where a card that was shown stays known for the evening.

    A card of the river whose middle nobody told is not known to be without symbol.
    """
    if isinstance(card.value, Blank):
        return state
    printed = (card.colour, card.value)
    symbol = state.known.get(printed) if card.symbol is None else card.symbol
    return replace(state, known={**state.known, printed: symbol})


def _taken(state: State, event: events.CardTaken) -> State:
    match event.source:
        case Source.PILE:
            return drawn(state)
        case Source.RIVER:
            return replace(state, river=_without(state.river, event.place))
        case Source.HAND:
            return _from_hand(state, event.seat)
        case owner:
            return _from_hand(state, owner)


def drawn(state: State) -> State:
    """Return the state without the top of the pile: perhaps a card put under it."""
    pile = state.pile - 1
    under = state.under[max(0, len(state.under) - pile) :]
    return replace(state, pile=pile, under=under)


def _from_hand(state: State, owner: Seat) -> State:
    player = state.players[owner]
    return with_player(state, owner, replace(player, hand=player.hand - 1))


def _without(cards: tuple[Kept, ...], place: int | None) -> tuple[Kept, ...]:
    if place is None:
        raise ValueError("it is not told which card leaves")
    return cards[:place] + cards[place + 1 :]


def _fronted(state: State, event: events.CardFronted) -> State:
    card = Card(event.colour, event.value, event.symbol)
    player = state.players[event.seat]
    is_heart = card.bears(Symbol.HEART)
    after = replace(
        player, laid=(*player.laid, card), hearts=player.hearts + int(is_heart)
    )
    symbol = event.symbol
    effect = None if isinstance(symbol, Blank) else (event.seat, symbol)
    return replace(
        remembered(with_player(state, event.seat, after), card),
        turn=state.left_of(event.seat),
        effect=effect,
    )


def _clawed(state: State, event: events.CardClawed) -> State:
    """Show a card to all and put it under the pile."""
    card = Card(event.colour, event.value, event.symbol)
    before = drawn(state) if event.where is Where.PILE else state
    under, pile = (*before.under, card), before.pile + 1
    more = replace(remembered(before, card), under=under, pile=pile)
    match event.where:
        case Where.PILE:
            return more
        case Where.RIVER:
            return replace(more, river=_without(more.river, event.place))
        case Where.HAND:
            assert event.owner is not None
            return _from_hand(more, event.owner)
        case Where.LAID:
            assert event.owner is not None
            player = more.players[event.owner]
            laid = _without(player.laid, event.place)
            return with_player(more, event.owner, replace(player, laid=laid))
