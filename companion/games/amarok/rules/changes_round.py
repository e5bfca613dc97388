"""What the events around a round change: set-up, end, corrections."""

from dataclasses import replace
from typing import assert_never

from companion.core.facts import Seat
from companion.core.rounds import PlayedRound, exchanged
from companion.games.amarok import events
from companion.games.amarok.announcements import TableCorrected
from companion.games.amarok.board import (
    CARDS,
    DEALT,
    RIVER,
    HouseRule,
    Symbol,
    Unseen,
)
from companion.games.amarok.rules.changes_play import remembered, with_player
from companion.games.amarok.state import LastRound, Player, State

RoundEvent = (
    events.RoundOpened
    | events.HandsDealt
    | events.FairnessNoted
    | events.HouseRuleKept
    | events.EarphoneGiven
    | events.RoundEnded
    | events.TieSettled
    | events.RoundRewon
    | events.GameWon
)
TableEvent = (
    events.StateCorrected | events.SeatVacated | events.SeatRetaken | events.RoundVoided
)


def apply_round(state: State, event: RoundEvent) -> State:
    """Fold an event of the beginning or the end of a round."""
    match event:
        case events.RoundOpened():
            return _round_opened(state, event)
        case events.HandsDealt():
            return state
        case events.FairnessNoted():
            return replace(state, is_fairness_noted=True)
        case events.HouseRuleKept(house_rule=house_rule):
            is_worn = house_rule is HouseRule.EARPHONE
            wearer = state.wearer if is_worn else None
            return replace(state, house_rule=house_rule, wearer=wearer)
        case events.EarphoneGiven(seat=seat):
            return replace(state, wearer=seat)
        case events.RoundEnded(winner=winner, wins=wins, tied=tied):
            ended = replace(
                state,
                is_running=False,
                effect=None,
                last_round=LastRound(winner, tied),
                rounds=(*state.rounds, played(state.round, winner)),
            )
            return _with_wins(ended, winner, wins)
        case events.TieSettled(seat=seat, wins=wins):
            return _with_wins(_rewon(state, state.round, seat), seat, wins)
        case events.RoundRewon(number=number, wins=totals):
            winner, _ = totals[0]
            state = _rewon(state, number, winner)
            for seat, wins in totals:
                state = _with_wins(state, seat, wins)
            return state
        case events.GameWon(seat=seat):
            return replace(state, winner=seat)
        case _:
            assert_never(event)


def played(number: int, winner: Seat | None) -> PlayedRound:
    """Return a round that is over: one point for who has won, if anybody has."""
    return PlayedRound(number, ((winner, 1),) if winner is not None else ())


def _rewon(state: State, number: int, winner: Seat) -> State:
    """Return the state where somebody else has won a round that is over."""
    rounds = exchanged(state.rounds, played(number, winner))
    is_last = bool(rounds) and rounds[-1].number == number
    last = LastRound(winner) if is_last else state.last_round
    return replace(state, rounds=rounds, last_round=last)


def _with_wins(state: State, seat: Seat | None, wins: int) -> State:
    if seat is None:
        return state
    return with_player(state, seat, replace(state.players[seat], wins=wins))


def _round_opened(state: State, event: events.RoundOpened) -> State:
    """Deal two cards to each and two to the river (003, Mise en place)."""
    players = {
        seat: Player(
            wins=player.wins,
            hand=DEALT if seat in event.seats else 0,
            is_away=player.is_away,
            is_dealt=seat in event.seats,
        )
        for seat, player in state.players.items()
    }
    return replace(
        state,
        players=players,
        round=event.number,
        is_running=True,
        first=event.first,
        next_first=None,
        promised=None,
        turn=event.first,
        effect=None,
        claw=None,
        pile=CARDS - RIVER - DEALT * len(event.seats),
        under=(),
        river=(Unseen.UNSEEN,) * RIVER,
        before_round=replace(state, before_round=None),
    )


def apply_table(state: State, event: TableEvent) -> State:
    """Fold an event that the table brings about, whatever the rules say."""
    match event:
        case events.StateCorrected(correction=correction):
            return _player_corrected(_board_corrected(state, correction), correction)
        case events.SeatVacated(seat=seat):
            away = replace(state.players[seat], is_away=True)
            return with_player(state, seat, away)
        case events.SeatRetaken(seat=seat):
            back = replace(state.players[seat], is_away=False)
            return with_player(state, seat, back)
        case events.RoundVoided():
            return _round_voided(state)
        case _:
            assert_never(event)


def _board_corrected(state: State, correction: TableCorrected) -> State:
    after = state
    if correction.objective is not None:
        after = replace(after, objective=correction.objective)
    if correction.pile is not None:
        after = replace(after, pile=correction.pile)
    if correction.river is not None:
        for card in correction.river:
            if not isinstance(card, Unseen):
                after = remembered(after, card)
        after = replace(after, river=correction.river)
    return after


def _player_corrected(state: State, correction: TableCorrected) -> State:
    seat = correction.seat
    if seat is None:
        return state
    player, after = state.players[seat], state
    if correction.wins is not None:
        player = replace(player, wins=correction.wins)
    if correction.hand is not None:
        player = replace(player, hand=correction.hand)
    if correction.laid is not None:
        hearts = sum(card.bears(Symbol.HEART) for card in correction.laid)
        player = replace(player, laid=correction.laid, hearts=hearts)
        for card in correction.laid:
            after = remembered(after, card)
    return with_player(after, seat, player)


def _round_voided(state: State) -> State:
    """Return what was public before the round; the Objective lies as it lies now."""
    before = state.before_round
    assert before is not None
    players = {
        seat: replace(
            player,
            wins=state.players[seat].wins,
            is_away=state.players[seat].is_away,
        )
        for seat, player in before.players.items()
    }
    is_same = state.settings.table_rules.void_round == "same-first"
    return replace(
        before,
        players=players,
        objective=state.objective,
        known=state.known,
        house_rule=state.house_rule,
        wearer=state.wearer,
        rounds=state.rounds,
        last_round=state.last_round,
        is_fairness_noted=state.is_fairness_noted,
        first=before.first if is_same else state.first,
        next_first=state.first if is_same else None,
    )
