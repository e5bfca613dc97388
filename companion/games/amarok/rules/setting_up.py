"""The start of a round, and who gets a tied one (003, Mise en place)."""

from companion.core.facts import Event, Seat
from companion.core.rulings import Asked, Objected, Ruling
from companion.core.violations import PlayerAway, TooFewPlayers
from companion.games.amarok import events
from companion.games.amarok.announcements import (
    EarphoneWorn,
    HouseRuleAgreed,
    RiverShown,
    RoundStarted,
    RoundWon,
)
from companion.games.amarok.board import HouseRule, Unseen
from companion.games.amarok.rules.consequences import is_fairness_due
from companion.games.amarok.rules.doubts import doubts
from companion.games.amarok.rules.judging import (
    judge,
    judge_insistable,
    not_now,
    turn_faults,
    value_faults,
)
from companion.games.amarok.rules.phase import Phase, phase_of
from companion.games.amarok.rules.round_end import game_won
from companion.games.amarok.state import State
from companion.games.amarok.violations import NotTied, RiverCount

FEWEST = 3


def rule_round_started(state: State, announcement: RoundStarted) -> Ruling:
    """Deal a round; the first player takes the Objective without turning it."""
    if phase_of(state) is not Phase.SETUP:
        return not_now(state)
    if len(state.present) < FEWEST:
        return Objected((TooFewPlayers(len(state.present), FEWEST),))
    expected = next_first(state)
    first = announcement.first or expected
    if first is None:
        return Asked(announcement, "first")
    if first not in state.present:
        return Objected((PlayerAway(first),))
    opened = events.RoundOpened(state.round + 1, first, state.present, state.objective)
    noted = (events.FairnessNoted(),) if is_fairness_due(state) else ()
    caused: tuple[Event, ...] = (opened, *noted, hands_dealt(state, state.present))
    is_bound = state.first is not None or state.next_first is not None
    faults = turn_faults(first, expected) if expected and is_bound else ()
    return judge_insistable(state, RoundStarted(first), faults, *caused)


def next_first(state: State) -> Seat | None:
    """Return who starts the next round, among those who are present.

    In the first round it is who was told before; whoever is named then does.
    """
    rule, last = state.settings.table_rules.next_first, state.last_round
    if state.next_first is not None:
        order = state.clockwise_from(state.next_first)
    elif state.first is None:
        order = (state.promised,) if state.promised is not None else ()
    elif rule == "winner" and last is not None and last.winner is not None:
        order = state.clockwise_from(last.winner)
    else:
        order = state.clockwise_from(state.left_of(state.first))
    return next((seat for seat in order if seat in state.present), None)


def hands_dealt(state: State, seats: tuple[Seat, ...]) -> events.HandsDealt:
    """Return who holds which cards which way (003, paliers)."""
    both, one, none = (
        tuple(seat for seat in seats if state.sees(seat) == sees) for sees in (2, 1, 0)
    )
    return events.HandsDealt(both, one, none, state.house_rule or HouseRule.PRINTED)


def rule_river_shown(state: State, announcement: RiverShown) -> Ruling:
    """Keep which cards lie in the river; they may be told anew."""
    if phase_of(state) is not Phase.PLAY:
        return not_now(state)
    cards = announcement.cards
    if cards is None:
        return Asked(announcement, "cards")
    if len(cards) != len(state.river):
        return Objected((RiverCount(len(state.river), len(cards)),))
    faults = [fault for card in cards for fault in value_faults(card.value)]
    odd: list[Event] = []
    hidden = _river_forgotten(state)
    for card in cards:
        odd.extend(doubts(hidden, card))
    return judge(state, announcement, faults, events.RiverFilled(cards), *odd)


def _river_forgotten(state: State) -> State:
    """Return the state without what was told of the river: it is told again."""
    unseen = (Unseen.UNSEEN,) * len(state.river)
    return State(
        settings=state.settings,
        seats=state.seats,
        players=state.players,
        known=state.known,
        under=state.under,
        pile=state.pile,
        river=unseen,
    )


def rule_round_won(state: State, announcement: RoundWon) -> Ruling:
    """Give a tied round to one of the tied, as the table decides."""
    if phase_of(state) is not Phase.SETUP or not state.tied:
        return not_now(state)
    seat = announcement.seat
    if seat is None:
        return Asked(announcement, "seat")
    if seat not in state.tied:
        return Objected((NotTied(seat),))
    wins = state.players[seat].wins + 1
    settled = events.TieSettled(seat, wins)
    return judge(state, announcement, (), settled, *game_won(seat, wins))


def rule_house_rule_agreed(state: State, announcement: HouseRuleAgreed) -> Ruling:
    """Keep how the table deals with cards that face away from their owner."""
    if announcement.house_rule is None:
        return Asked(announcement, "house_rule")
    kept = events.HouseRuleKept(announcement.house_rule)
    return judge(state, announcement, (), kept)


def rule_earphone_worn(state: State, announcement: EarphoneWorn) -> Ruling:
    """Agree on the earphone, and on who wears it."""
    if announcement.seat is None:
        return Asked(announcement, "seat")
    kept = events.HouseRuleKept(HouseRule.EARPHONE)
    given = events.EarphoneGiven(announcement.seat)
    return judge(state, announcement, (), kept, given)
