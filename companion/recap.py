"""What an evening was like: who won, when it was closest, who won most in a row."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from companion.core import reports
from companion.core.facts import Report, Seat, kind
from companion.results import POINTS, winners
from companion.session import Session

_CORRECTIONS = (
    "points-corrected",
    "round-corrected",
    "round-counted",
    "round-discounted",
    "round-void",
    "table-corrected",
)
"""Kinds of announcements that end no round, whatever they change."""
_RESTING = ("setup", "over")
"""Phases in which no round is played."""
_STREAK = 2
"""Rounds in a row that are worth telling."""


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """Hold how things stood when a round was over."""

    number: int
    winners: tuple[Seat, ...]
    ranked: tuple[tuple[Seat, int], ...]
    """Totals, the best first."""
    counted: str
    """What the totals count: points, or the rounds that were won."""


def recap(
    sessions: Iterable[Session[Any]], title: Callable[[str], str]
) -> tuple[Report, ...]:
    """Return up to three facts of an evening; none where nothing was decided."""
    played = tuple(sessions)
    # How a round ended is not told any more where it was corrected afterwards.
    ends = [() if _is_corrected(one) else tuple(round_ends(one)) for one in played]
    told = (_won(played, title), _closest(ends), _streak(ends))
    return tuple(report for report in told if report is not None)


def _is_corrected(session: Session[Any]) -> bool:
    kinds = {kind(type(one.announcement)) for one in session.journal.entries}
    return not kinds.isdisjoint(_CORRECTIONS)


def round_ends(session: Session[Any]) -> Iterator[RoundEnd]:
    """Yield how each round of a game ended, by the views between its entries."""
    before = session.game.view(session.journal.start)
    for entry in session.journal.entries:
        after = session.game.view(entry.after)
        is_played = kind(type(entry.announcement)) not in _CORRECTIONS
        if is_played and _is_end(before, after):
            number = len(_list_of_rounds(after)) or _number(after)
            ranked, counted = _ranked(after), _counted(after)
            yield RoundEnd(number, _round_winners(after), ranked, counted)
        before = after


def _is_end(before: Mapping[str, object], after: Mapping[str, object]) -> bool:
    last = after.get("last_round")
    if last is None:
        return False
    if last != before.get("last_round"):
        return True
    is_counted = _totals(after) != _totals(before)
    is_next = after.get("round") != before.get("round")
    return is_counted and (is_next or after.get("phase") in _RESTING)


def _list_of_rounds(view: Mapping[str, object]) -> tuple[object, ...]:
    """Return the rounds that a view counts for each player, where it does."""
    seats = view.get("seats")
    for player in seats.values() if isinstance(seats, Mapping) else ():
        rounds = player.get("rounds") if isinstance(player, Mapping) else None
        return tuple(rounds) if isinstance(rounds, list | tuple) else ()
    return ()


def _number(view: Mapping[str, object]) -> int:
    number = view.get("round")
    return number if isinstance(number, int) else 0


def _totals(view: Mapping[str, object]) -> dict[Seat, int]:
    name, seats = _counted(view), view.get("seats")
    return {
        seat: player[name]
        for seat, player in (seats.items() if isinstance(seats, Mapping) else ())
        if isinstance(player, Mapping) and isinstance(player.get(name), int)
    }


def _counted(view: Mapping[str, object]) -> str:
    """Return what the game of a view counts, by its name there."""
    seats = view.get("seats")
    players = tuple(seats.values()) if isinstance(seats, Mapping) else ()
    found = (
        name
        for name in POINTS
        for player in players
        if isinstance(player, Mapping) and isinstance(player.get(name), int)
    )
    return next(found, POINTS[0])


def _ranked(view: Mapping[str, object]) -> tuple[tuple[Seat, int], ...]:
    sign = 1 if view.get("goal") == "lowest" else -1
    return tuple(sorted(_totals(view).items(), key=lambda one: sign * one[1]))


def _round_winners(view: Mapping[str, object]) -> tuple[Seat, ...]:
    """Return who won the last round: named, or by the points of it."""
    last = view.get("last_round")
    if not isinstance(last, Mapping):
        return ()
    seats = _totals(view)
    named = tuple(seat for seat in winners(last) if seat in seats)
    points = last.get("points")
    if named or not isinstance(points, Mapping):
        return named
    return tuple(seat for seat, one in points.items() if one > 0)


def _won(
    sessions: Sequence[Session[Any]], title: Callable[[str], str]
) -> Report | None:
    views = [(one, one.game.view(one.state)) for one in sessions]
    games = tuple(
        reports.PastWinners(won, title(session.game.name))
        for session, view in views
        if (won := winners(view))
    )
    if games:
        return reports.RecapWinners(games)
    played = [view for _, view in views if view.get("last_round")]
    if not played or not (ranked := _ranked(played[-1])):
        return None
    best = ranked[0][1]
    leaders = tuple(seat for seat, total in ranked if total == best)
    return reports.RecapLeaders(leaders, best, _counted(played[-1]))


def _closest(ends: Iterable[tuple[RoundEnd, ...]]) -> Report | None:
    """Return the latest round after which the two best were nearest to each other.

    Of a single round there is nothing to compare.
    """
    found = [end for some in ends for end in some if len(end.ranked) > 1]
    if len(found) < 2:
        return None
    closest = min(reversed(found), key=_gap)
    (one, _), (two, _) = closest.ranked[:2]
    gap = _gap(closest)
    return reports.RecapClosest(closest.number, one, two, gap, closest.counted)


def _gap(end: RoundEnd) -> int:
    return abs(end.ranked[0][1] - end.ranked[1][1])


def _streak(ends: Iterable[tuple[RoundEnd, ...]]) -> Report | None:
    """Return who won most rounds in a row, within one game."""
    best: tuple[int, Seat] | None = None
    for some in ends:
        for seat in dict.fromkeys(seat for end in some for seat in end.winners):
            won = (seat in end.winners for end in some)
            runs = [len(list(run)) for has_won, run in groupby(won) if has_won]
            if best is None or max(runs) > best[0]:
                best = max(runs), seat
    if best is None or best[0] < _STREAK:
        return None
    return reports.RecapStreak(best[1], best[0])
