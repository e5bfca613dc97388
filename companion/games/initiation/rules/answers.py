"""The answers to questions about the state."""

from collections.abc import Iterable, Iterator

from companion.core import requests as common
from companion.core.facts import Report, Request, Seat
from companion.games.initiation import reports, requests
from companion.games.initiation.board import LAST, START
from companion.games.initiation.rules.phase import to_act
from companion.games.initiation.settings import TableRules
from companion.games.initiation.state import Pawn, PawnId, State

Places = Iterable[tuple[PawnId, Pawn]]


def answer(state: State, request: Request) -> tuple[Report, ...]:
    """Answer a question about the state; empty where it is not one of this game."""
    match request:
        case common.AskState():
            return _overview(state)
        case common.AskGist():
            return (_gist(state),)
        case common.AskScore(seat=None):
            return _ranks(state)
        case common.AskScore(seat=seat):
            return tuple(_place(state, *one) for one in _asked(state, seat))
        case requests.AskWhere(seat=seat):
            asked = tuple(_asked(state, seat))
            places = (_place(state, *one) for one in asked)
            return (*places, *_misses(state, asked))
        case requests.AskDistance(seat=seat):
            return tuple(
                reports.DistanceReport(pawn[0], state.number(pawn), LAST - one.square)
                for pawn, one in _asked(state, seat)
            )
        case requests.AskEffect(seat=seat):
            return tuple(
                reports.EffectReport(pawn[0], state.number(pawn), one.square)
                for pawn, one in _asked(state, seat)
            )
        case requests.AskMisses():
            missing = tuple(_misses(state, state.pawns.items()))
            return missing or (reports.NobodyMissesReport(),)
        case requests.AskHeld():
            return tuple(_held(state)) or (reports.NobodyHeldReport(),)
        case requests.AskDirection():
            return (reports.DirectionReport(state.direction),)
        case requests.AskTableRules():
            return _table_rules(state.settings.table_rules)
        case _:
            return ()


def _asked(state: State, seat: Seat | None) -> Places:
    """Yield the pawns of a player; without one, of who is to act, or else all."""
    seat = seat or to_act(state)
    for pawn, one in state.pawns.items():
        if seat in (None, pawn[0]):
            yield pawn, one


def _place(state: State, pawn: PawnId, one: Pawn) -> Report:
    return reports.PlaceReport(pawn[0], state.number(pawn), one.square)


def _overview(state: State) -> tuple[Report, ...]:
    places = tuple(_place(state, *one) for one in state.pawns.items())
    kept = (*_misses(state, state.pawns.items()), *_held(state))
    away = (reports.AwayReport(seat) for seat in state.seats if seat in state.away)
    moved = any(one.square != START for one in state.pawns.values())
    return (*(places if moved else _ranks(state)), *kept, *away)


def _gist(state: State) -> Report:
    if state.winner is not None:
        return reports.WinnerReport(state.team(state.winner))
    square = max(one.square for one in state.pawns.values())
    ahead = (pawn[0] for pawn, one in state.pawns.items() if one.square == square)
    leaders = tuple(dict.fromkeys(ahead)) if square != START else ()
    return reports.GistReport(leaders, square)


def _ranks(state: State) -> tuple[Report, ...]:
    """Report who is ahead of whom; who has won comes first."""
    places = [(pawn[0], one.square) for pawn, one in state.pawns.items()]
    if all(square == START for _, square in places):
        return (reports.AllOnStartReport(),)
    places.sort(key=lambda place: -place[1])
    ranks = reports.RankReport(tuple(places))
    if state.winner is None:
        return (ranks,)
    return (reports.WinnerReport(state.team(state.winner)), ranks)


def _misses(state: State, pawns: Places) -> Iterator[Report]:
    for pawn, one in pawns:
        if one.misses:
            yield reports.MissesReport(pawn[0], state.number(pawn), one.misses)


def _held(state: State) -> Iterator[Report]:
    for pawn, one in state.pawns.items():
        if one.is_held:
            yield reports.HeldReport(pawn[0], state.number(pawn))


def _table_rules(rules: TableRules) -> tuple[Report, ...]:
    return tuple(
        reports.TableRuleReport(name, _setting(getattr(rules, name)))
        for name in TableRules.__dataclass_fields__
    )


def _setting(value: bool | str) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value
