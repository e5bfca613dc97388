"""What a blind neighbour may be told in an earphone, as the table has agreed.

The companion sees no card: a sighted neighbour tells it. It passes the words on as they
are, without a look at what it knows, so that no answer says anything of a card.
"""

from companion.core.facts import Report
from companion.games.amarok import reports
from companion.games.amarok.board import DEALT, Card, HouseRule
from companion.games.amarok.requests import TellCard
from companion.games.amarok.state import State


def passed_on(state: State, told: TellCard) -> Report:
    """Return the card for the ear, or why it is not passed on.

    A refusal depends on who holds the card, never on the card.
    """
    if state.house_rule is not HouseRule.EARPHONE:
        return reports.EarphoneNotAgreed()
    if state.wearer is None:
        return reports.WearerUnknown()
    if told.seat is None or told.colour is None or told.value is None:
        return reports.CardUntold()
    if told.seat == state.wearer:
        return reports.WearersOwn()
    is_seen = state.is_running and state.players[told.seat].hand > 0
    if not is_seen or state.sees(told.seat) == DEALT:
        return reports.NothingFacesOthers(told.seat)
    return reports.CardWhispered(told.seat, Card(told.colour, told.value, told.symbol))
