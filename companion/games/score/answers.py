"""The answers to questions about a score, and what is expected next."""

from collections.abc import Iterator

from companion.core import requests as common
from companion.core.announcements import RoundVoid, SeatBack, SeatLeft
from companion.core.facts import Announcement, Prompt, Report, Request
from companion.core.rounds import numbered
from companion.games.score import announcements, prompts, reports, requests
from companion.games.score.board import Goal
from companion.games.score.state import State

FEW_POINTS = range(13)
TARGETS = (10, 50, 100)


def answer(state: State, request: Request) -> tuple[Report, ...]:
    """Answer a question about the score; empty where it is about something else."""
    match request:
        case common.AskState():
            gone = (seat for seat in state.seats if seat in state.away)
            away = tuple(map(reports.AwayReport, gone))
            return (_round(state), reports.ScoresReport(state.ranked), *away)
        case common.AskGist():
            leaders = state.leaders if state.rounds else ()
            points = state.totals[state.leaders[0]]
            return (reports.GistReport(state.number, leaders, points),)
        case common.AskScore(seat=str() as seat):
            return (reports.ScoreReport(seat, state.totals[seat]),)
        case common.AskScore():
            return (reports.ScoresReport(state.ranked),)
        case requests.AskRound(round=number):
            return (_past_round(state, number),)
        case requests.AskGoal():
            return (reports.GoalReport(state.goal, state.target),)
        case _:
            return ()


def _round(state: State) -> Report:
    told = tuple((s, state.current[s]) for s in state.seats if s in state.current)
    return reports.RoundReport(state.number, told)


def _past_round(state: State, number: int | None) -> Report:
    played = numbered(state.rounds, len(state.rounds) if number is None else number)
    if played is None:
        return reports.NoSuchRoundReport(len(state.rounds))
    return reports.RoundPointsReport(played.number, played.points)


def prompts_for(state: State) -> tuple[Prompt, ...]:
    """Return what the table is expected to say next."""
    if state.winners:
        return (prompts.NothingDue(state.winners),)
    if not state.untold:
        return (prompts.NobodyPresent(),)
    return (prompts.PointsDue(state.number, state.untold),)


def sayable(state: State) -> Iterator[Announcement]:
    """Yield all that makes sense now, legal or not."""
    if not state.winners:
        for seat in state.untold:
            for points in FEW_POINTS:
                yield announcements.PointsScored(seat, points)
        for goal in Goal:
            yield announcements.GoalSet(goal)
        if state.target is None:
            for target in TARGETS:
                yield announcements.TargetSet(target)
        if state.current:
            yield announcements.RoundClosed()
            yield RoundVoid()
    for seat in state.seats:
        yield SeatBack(seat) if seat in state.away else SeatLeft(seat)
