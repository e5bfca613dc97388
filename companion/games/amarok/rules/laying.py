"""A turn: take one card and lay it at once (003, Déroulement)."""

from collections.abc import Sequence
from dataclasses import replace

from companion.core.facts import Event, Seat, Violation
from companion.core.rulings import Asked, Objected, Ruling
from companion.games.amarok import events
from companion.games.amarok.announcements import CardLaid
from companion.games.amarok.board import Blank, Card, Source, Symbol
from companion.games.amarok.rules.apply import apply
from companion.games.amarok.rules.doubts import doubts
from companion.games.amarok.rules.judging import (
    judge_insistable,
    not_now,
    seat_faults,
    turn_faults,
    value_faults,
)
from companion.games.amarok.rules.phase import Phase, phase_of
from companion.games.amarok.rules.river import fitting_places, unseen_place
from companion.games.amarok.state import State
from companion.games.amarok.violations import (
    CardNotInRiver,
    HandEmpty,
    PileEmpty,
    RiverEmpty,
    TwoCardsLaid,
)


def rule_card_laid(state: State, announcement: CardLaid) -> Ruling:
    """Take any card from one of the four places and lay it in front."""
    seat = announcement.seat or state.next_to_lay
    told = _settled(state, replace(announcement, seat=seat))
    if phase_of(state) is not Phase.PLAY:
        return not_now(state)
    faults = list(value_faults(told.value))
    if seat is not None:
        faults += seat_faults(state, seat) or _place_faults(state, seat, told.source)
    if faults:
        return Objected(tuple(faults))
    if seat is None:
        return Asked(told, "seat")
    if told.source is Source.RIVER:
        return _from_river(state, told, seat)
    missing = next(
        (name for name in ("colour", "value", "source") if _lacks(told, name)), None
    )
    if missing is not None:
        return _asked(state, seat, Asked(told, missing))
    return _laid(state, told, seat)


def _asked(state: State, seat: Seat, asked: Asked) -> Ruling:
    """Ask for what is missing; whose turn it is not hears that first."""
    faults = turn_faults(seat, state.next_to_lay)
    return Objected(faults, asked) if faults else asked


def _settled(state: State, told: CardLaid) -> CardLaid:
    """Fill in that own cards are the hand, and that a card lies in the river."""
    if told.source is not None and told.source == told.seat:
        return replace(told, source=Source.HAND)
    is_card = told.colour is not None and told.value is not None
    if told.source is None and is_card:
        seen = fitting_places(state, told.colour, told.value, told.symbol)
        return replace(told, source=Source.RIVER) if seen else told
    return told


def _place_faults(
    state: State, seat: Seat, source: Source | Seat | None
) -> tuple[Violation, ...]:
    if not state.may_lay(seat):
        return (TwoCardsLaid(seat),)
    if source is None or state.cards_at(source, seat):
        return ()
    match source:
        case Source.RIVER:
            return (RiverEmpty(),)
        case Source.PILE:
            return (PileEmpty(),)
        case Source.HAND:
            return (HandEmpty(seat),)
        case owner:
            return (HandEmpty(owner),)


def _lacks(told: CardLaid, field: str) -> bool:
    return getattr(told, field) is None


def _from_river(state: State, told: CardLaid, seat: Seat) -> Ruling:
    """Take the announced card that fits, else one that was not announced."""
    seen = fitting_places(state, told.colour, told.value, told.symbol)
    unseen = unseen_place(state)
    is_told = told.colour is not None and told.value is not None
    is_open = unseen is not None and not is_told
    if len(seen) > 1 and not is_open:
        choices = tuple(_as_lying(state, told, place) for place in seen)
        return _asked(state, seat, Asked(told, "value", choices))
    if seen and not is_open:
        return _laid(state, _as_lying(state, told, seen[0]), seat, seen[0])
    if told.colour is None:
        return _asked(state, seat, Asked(told, "colour"))
    if told.value is None:
        return _asked(state, seat, Asked(told, "value"))
    if unseen is not None:
        return _laid(state, told, seat, unseen)
    fault = CardNotInRiver(told.colour, told.value)
    return _laid(state, told, seat, 0, fault)


def _as_lying(state: State, told: CardLaid, place: int) -> CardLaid:
    """Return what is told of a card, with what was announced of it in the river."""
    card = state.river[place]
    assert isinstance(card, Card)
    symbol = card.symbol if isinstance(card.symbol, Symbol) else told.symbol
    return replace(told, colour=card.colour, value=card.value, symbol=symbol)


def _laid(
    state: State,
    told: CardLaid,
    seat: Seat,
    place: int | None = None,
    fault: Violation | None = None,
) -> Ruling:
    """Judge a card of which all is told; the table may insist on a wrong turn."""
    assert told.source is not None
    assert told.colour is not None
    assert told.value is not None
    caused: list[Event] = [events.CardTaken(seat, told.source, place)]
    if fault is not None:
        caused.append(events.RiverForgotten())
    symbol = Blank.BLANK if told.symbol is None else told.symbol
    card = Card(told.colour, told.value, symbol)
    odd = doubts(_after(state, caused), card)
    caused.append(events.CardFronted(seat, told.colour, told.value, symbol))
    faults = (*turn_faults(seat, state.next_to_lay), *((fault,) if fault else ()))
    return judge_insistable(state, told, faults, *caused, *odd)


def _after(state: State, caused: Sequence[Event]) -> State:
    for event in caused:
        state = apply(state, event)
    return state
