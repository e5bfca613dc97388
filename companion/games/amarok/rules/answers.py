"""The answers to questions about the state."""

from companion.core import requests as common
from companion.core.facts import Report, Request, Seat
from companion.games.amarok import reports, requests
from companion.games.amarok.board import Card, HouseRule, Symbol
from companion.games.amarok.rules.round_end import leaders_of
from companion.games.amarok.rules.whispering import passed_on
from companion.games.amarok.settings import TableRules
from companion.games.amarok.state import State


def answer(state: State, request: Request) -> tuple[Report, ...]:
    """Answer a question about the state; empty where it is not one of Amarok's."""
    match request:
        case common.AskState():
            return _overview(state)
        case common.AskGist():
            return (_gist(state),)
        case common.AskScore(seat=seat):
            return _wins(state, seat)
        case requests.AskSums(seat=seat):
            return (_sums(state, seat),)
        case requests.AskObjective():
            return (reports.ObjectiveReport(state.objective),)
        case requests.AskSymbol(symbol=symbol):
            symbols = tuple(Symbol) if symbol is None else (symbol,)
            return tuple(_symbol(state, one) for one in symbols)
        case requests.AskPile():
            return (reports.PileReport(state.pile),)
        case requests.AskRiver():
            return (_river(state),)
        case requests.AskOutcome():
            return _outcome(state)
        case requests.AskLaid(seat=seat):
            return _laid(state, seat)
        case _:
            return _about_players(state, request)


def _about_players(state: State, request: Request) -> tuple[Report, ...]:
    match request:
        case requests.AskHand(seat=seat):
            return tuple(_hand(state, one) for one in _seats(state, seat))
        case requests.AskSight(seat=seat):
            sights = (_sight(state, one) for one in _seats(state, seat))
            return (*sights, _house_rule(state))
        case requests.AskHiddenCard():
            return (reports.SecretKept(),)
        case requests.TellCard():
            return (passed_on(state, request),)
        case requests.AskPlayer(seat=seat):
            seats = state.seats if seat is None else (seat,)
            return tuple(report for one in seats for report in _player(state, one))
        case requests.AskTableRules():
            return _table_rules(state)
        case _:
            return ()


def _seats(state: State, seat: Seat | None) -> tuple[Seat, ...]:
    """Return the player asked about, or all who take part."""
    return (seat,) if seat is not None else state.dealt or state.present


def _overview(state: State) -> tuple[Report, ...]:
    reported: list[Report] = [reports.RoundReport(state.round)]
    if state.is_running:
        reported.append(reports.ObjectiveReport(state.objective))
        reported.extend(_laid(state, None))
    reported.extend(_wins(state, None))
    away = (seat for seat in state.seats if state.players[seat].is_away)
    reported.extend(reports.AwayReport(seat) for seat in away)
    return tuple(reported)


def _gist(state: State) -> Report:
    if state.winner is not None:
        return reports.WinnerReport(state.winner)
    most = max(player.wins for player in state.players.values())
    ahead = tuple(one for one in state.seats if state.players[one].wins == most > 0)
    is_running, objective = state.is_running, state.objective
    return reports.GistReport(state.round, is_running, objective, ahead, most)


def _wins(state: State, seat: Seat | None) -> tuple[Report, ...]:
    if seat is not None:
        return (reports.WinsReport(seat, state.players[seat].wins),)
    wins = tuple((one, state.players[one].wins) for one in state.seats)
    if not any(count for _, count in wins):
        return (reports.NobodyWonReport(),)
    report = reports.AllWinsReport(wins)
    if state.winner is None:
        return (report,)
    return (reports.WinnerReport(state.winner), report)


def _river(state: State) -> Report:
    seen = tuple(card for card in state.river if isinstance(card, Card))
    return reports.RiverReport(seen, len(state.river) - len(seen))


def _sums(state: State, seat: Seat | None) -> Report:
    seats = state.dealt if seat is None else (seat,)
    sums = tuple((one, state.sum_of(one)) for one in seats if state.players[one].laid)
    return reports.SumsReport(sums) if sums else reports.NoCardsReport()


def _symbol(state: State, symbol: Symbol) -> Report:
    players = state.players
    return reports.SymbolReport(
        symbol,
        tuple(
            seat
            for seat in state.dealt
            if any(card.bears(symbol) for card in players[seat].laid)
        ),
    )


def _outcome(state: State) -> tuple[Report, ...]:
    """Tell who would win as things lie, and who cannot."""
    seats = tuple(seat for seat in state.dealt if state.players[seat].laid)
    if not seats:
        return (reports.NoCardsReport(),)
    leaders = leaders_of(state, seats)
    best = state.sum_of(leaders[0]) if leaders else None
    outcome = reports.OutcomeReport(state.objective, leaders, best)
    trapped = tuple(seat for seat in seats if state.players[seat].is_trapped)
    return (outcome, reports.TrappedReport(trapped)) if trapped else (outcome,)


def _laid(state: State, seat: Seat | None) -> tuple[Report, ...]:
    if seat is not None:
        return (reports.LaidReport(seat, state.players[seat].laid),)
    owners = [one for one in state.dealt if state.players[one].laid]
    if not owners:
        return (reports.NoCardsReport(),)
    return tuple(reports.LaidReport(one, state.players[one].laid) for one in owners)


def _hand(state: State, seat: Seat) -> Report:
    return reports.HandReport(seat, state.players[seat].hand)


def _sight(state: State, seat: Seat) -> Report:
    return reports.SightReport(seat, state.sees(seat))


def _player(state: State, seat: Seat) -> tuple[Report, ...]:
    away = (reports.AwayReport(seat),) if state.players[seat].is_away else ()
    return (*away, *_wins(state, seat), _hand(state, seat), *_laid(state, seat))


def _table_rules(state: State) -> tuple[Report, ...]:
    rules = state.settings.table_rules
    told = tuple(
        reports.TableRuleReport(name, _setting(getattr(rules, name)))
        for name in TableRules.__dataclass_fields__
        if name != "card_without_value"
    )
    valueless = reports.ValuelessReport(rules.card_without_value)
    return (*told, valueless, _house_rule(state))


def _house_rule(state: State) -> Report:
    house_rule = state.house_rule or HouseRule.PRINTED
    return reports.HouseRuleReport(house_rule, state.wearer)


def _setting(value: bool | str) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value
