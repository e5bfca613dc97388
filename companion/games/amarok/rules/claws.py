"""Claws: destroy any other card in play (003, Coup de griffe)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.core.facts import Event, Seat, Violation
from companion.core.rulings import Asked, Objected, Ruling
from companion.games.amarok import events
from companion.games.amarok.announcements import CardDestroyed, ClawDeclined
from companion.games.amarok.board import Card, Symbol, Unseen, Where
from companion.games.amarok.rules.changes_play import drawn
from companion.games.amarok.rules.doubts import doubts
from companion.games.amarok.rules.judging import (
    judge_insistable,
    not_now,
    turn_faults,
    value_faults,
)
from companion.games.amarok.rules.river import fits
from companion.games.amarok.state import State
from companion.games.amarok.violations import (
    CardNotInRiver,
    CardNotLaid,
    ClawIsMandatory,
    ClawNotItself,
    HandEmpty,
    PileEmpty,
    RiverEmpty,
)


@dataclass(frozen=True, slots=True)
class Target:
    """Be a card that can be destroyed."""

    where: Where
    owner: Seat | None = None
    place: int | None = None
    card: Card | None = None
    """`None` where nobody but its owner may know it."""


def rule_claw_declined(state: State, announcement: ClawDeclined) -> Ruling:
    """Destroy nothing, where the table's rules allow it."""
    if state.claw is None:
        return not_now(state)
    seat = announcement.seat or state.claw
    if state.settings.table_rules.claw_mandatory:
        return Objected((ClawIsMandatory(seat),))
    faults = turn_faults(seat, state.claw)
    waived = events.ClawWaived(seat)
    return judge_insistable(state, ClawDeclined(seat), faults, waived)


def rule_card_destroyed(state: State, announcement: CardDestroyed) -> Ruling:
    """Show a card to all and put it under the pile."""
    if state.claw is None:
        return not_now(state)
    told = _placed(state, replace(announcement, seat=announcement.seat or state.claw))
    faults = (*value_faults(told.value), *_place_faults(state, told))
    if faults:
        return Objected(faults)
    if told.where is None:
        return Asked(told, "where")
    found = tuple(_distinct(state, told))
    seen = tuple(one for one in found if one.card is not None)
    if len(seen) == len(found) > 1:
        choices = tuple(_as_lying(told, one) for one in seen)
        return Asked(told, "owner" if _differ_in_owner(seen) else "value", choices)
    if told.where is Where.HAND and told.owner is None and len(found) > 1:
        return Asked(told, "owner")
    is_told = told.colour is not None and told.value is not None
    if seen and (is_told or len(found) == 1):
        return _destroyed(state, _as_lying(told, seen[0]), seen[0])
    return _hidden(state, told, next((one for one in found if one.card is None), None))


def _hidden(state: State, told: CardDestroyed, target: Target | None) -> Ruling:
    """Judge a card that only its owner knew: it is shown, so it is told."""
    if told.colour is None:
        return Asked(told, "colour")
    if told.value is None:
        return Asked(told, "value")
    if target is not None:
        owned = replace(told, owner=target.owner)
        return _destroyed(state, owned, target)
    fault = CardNotInRiver(told.colour, told.value)
    return _destroyed(state, told, Target(Where.RIVER, place=0), fault)


def _destroyed(
    state: State, told: CardDestroyed, target: Target, fault: Violation | None = None
) -> Ruling:
    assert told.colour is not None
    assert told.value is not None
    clawed = events.CardClawed(
        target.where, target.owner, target.place, told.colour, told.value, told.symbol
    )
    forgotten = () if fault is None else (events.RiverForgotten(),)
    odd: tuple[Event, ...] = ()
    if target.card is None:
        is_drawn = target.where is Where.PILE
        shown = Card(told.colour, told.value, told.symbol)
        odd = doubts(drawn(state) if is_drawn else state, shown)
    assert told.seat is not None
    faults = (*turn_faults(told.seat, state.claw), *((fault,) if fault else ()))
    return judge_insistable(state, told, faults, clawed, *forgotten, *odd)


def _placed(state: State, told: CardDestroyed) -> CardDestroyed:
    """Fill in the place where the rest settles it."""
    if told.where in (Where.RIVER, Where.PILE):
        return replace(told, owner=None)
    if told.where is not None:
        return told
    is_card = told.colour is not None and told.value is not None
    fitting = {one.where for one in _targets(state, told) if one.card is not None}
    if is_card and len(fitting) == 1:
        return replace(told, where=fitting.pop())
    if told.owner is None:
        return told
    owner = state.players[told.owner]
    if not owner.laid and owner.hand:
        return replace(told, where=Where.HAND)
    is_only_laid = owner.laid and not owner.hand
    return replace(told, where=Where.LAID) if is_only_laid else told


def _place_faults(state: State, told: CardDestroyed) -> tuple[Violation, ...]:
    match told.where:
        case Where.RIVER if not state.river:
            return (RiverEmpty(),)
        case Where.PILE if not state.pile:
            return (PileEmpty(),)
        case Where.HAND if not any(_targets(state, told)):
            assert told.seat is not None
            return (HandEmpty(told.owner or told.seat),)
        case Where.LAID if not any(_targets(state, told)):
            return (_not_laid(state, told),)
        case _:
            return ()


def _not_laid(state: State, told: CardDestroyed) -> Violation:
    """Return the fault of a card that does not lie there: it may be the Claw itself."""
    assert state.claw is not None
    claw = state.players[state.claw].laid[-1]
    is_owner = told.owner in (None, state.claw)
    is_itself = is_owner and fits(claw, told.colour, told.value, told.symbol)
    return ClawNotItself() if is_itself else CardNotLaid(told.owner)


def _targets(state: State, told: CardDestroyed) -> Iterator[Target]:
    """Yield the cards that nothing told speaks against."""
    for target in _all_targets(state):
        is_place = told.where in (None, target.where)
        is_owner = told.owner in (None, target.owner)
        card = target.card
        is_card = card is None or fits(card, told.colour, told.value, told.symbol)
        if is_place and is_owner and is_card:
            yield target


def _all_targets(state: State) -> Iterator[Target]:
    for seat in state.dealt:
        player = state.players[seat]
        for place, card in enumerate(player.laid):
            is_claw = seat == state.claw and place == len(player.laid) - 1
            if not is_claw:
                yield Target(Where.LAID, seat, place, card)
        if player.hand:
            yield Target(Where.HAND, seat)
    for place, lying in enumerate(state.river):
        seen = None if isinstance(lying, Unseen) else lying
        yield Target(Where.RIVER, None, place, seen)
    if state.pile:
        yield Target(Where.PILE)


def _distinct(state: State, told: CardDestroyed) -> Iterator[Target]:
    """Yield the fitting cards; of two that lie in one place and are alike, the first.

    A card that is told whole and lies in sight is that one, not an unknown one.
    """
    found = dict[tuple[Where, Seat | None, Card | None], Target]()
    for target in _targets(state, told):
        found.setdefault((target.where, target.owner, target.card), target)
    seen = [one for one in found.values() if one.card is not None]
    is_told = told.colour is not None and told.value is not None
    yield from seen if seen and is_told else found.values()


def _as_lying(told: CardDestroyed, target: Target) -> CardDestroyed:
    card = target.card
    assert card is not None
    symbol = card.symbol if isinstance(card.symbol, Symbol) else told.symbol
    placed = replace(told, where=target.where, owner=target.owner)
    return replace(placed, colour=card.colour, value=card.value, symbol=symbol)


def _differ_in_owner(targets: tuple[Target, ...]) -> bool:
    return len({target.owner for target in targets}) > 1
