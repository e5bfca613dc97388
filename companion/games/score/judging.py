"""How announcements about a score are judged."""

from companion.core.announcements import RoundVoid, SeatBack, SeatLeft
from companion.core.facts import Announcement, Event, Seat
from companion.core.judging import table_faults
from companion.core.rounds import PlayedRound, numbered, recounted
from companion.core.rulings import CORRECTION, Accepted, Asked, Objected, Ruling
from companion.core.violations import OutOfRange, PlayerAway
from companion.games.score import announcements as said
from companion.games.score import events
from companion.games.score.changes import apply
from companion.games.score.state import MOST_POINTS, State
from companion.games.score.violations import (
    AlreadyScored,
    NothingScored,
    RoundNotCounted,
    RoundNotPlayed,
)


def rule(state: State, announcement: Announcement) -> Ruling:
    """Judge an announcement; after the end only who sits at the table changes."""
    faults = table_faults(
        announcement, ("seat",), state.seats, is_over=bool(state.winners)
    )
    if faults:
        return Objected(faults)
    match announcement:
        case said.PointsScored():
            return _points_scored(state, announcement)
        case said.PointsCorrected():
            return _points_corrected(state, announcement)
        case said.RoundClosed():
            if not state.current:
                return Objected((NothingScored(),))
            return _accept(state, announcement, _round_scored(state))
        case said.GameClosed():
            return _game_closed(state, announcement)
        case said.GoalSet(goal=goal):
            if goal is None:
                return Asked(announcement, "goal")
            return _accept(state, announcement, events.GoalChanged(goal))
        case said.TargetSet():
            return _target_set(state, announcement)
        case _:
            return _of_the_table(state, announcement)


def _of_the_table(state: State, announcement: Announcement) -> Ruling:
    match announcement:
        case said.RoundCorrected():
            return _round_corrected(state, announcement)
        case said.RoundDiscounted():
            return _round_discounted(state, announcement)
        case said.RoundCounted():
            return _round_counted(state, announcement)
        case said.TableCorrected():
            return _table_corrected(state, announcement)
        case SeatLeft(seat=seat) | SeatBack(seat=seat):
            if seat is None:
                return Asked(announcement, "seat")
            is_leaving = isinstance(announcement, SeatLeft)
            if is_leaving is (seat in state.away):
                return Accepted(announcement, ())
            change = events.SeatVacated if is_leaving else events.SeatRetaken
            return _accept(state, announcement, change(seat))
        case RoundVoid():
            if not state.current:
                return Objected((NothingScored(),))
            return _accept(state, announcement, events.RoundVoided(state.number))
        case _:
            name = type(announcement).__name__
            raise TypeError(f"{name} is no announcement about a score")


def _points_scored(state: State, announcement: said.PointsScored) -> Ruling:
    seat, points = announcement.seat, announcement.points
    if seat is None and len(state.untold) == 1:
        (seat,) = state.untold
    told = said.PointsScored(seat, points)
    if seat is None:
        return Asked(told, "seat")
    if seat in state.away:
        return Objected((PlayerAway(seat),))
    if points is None:
        return Asked(told, "points")
    if not _is_possible(points):
        return Objected((OutOfRange("points"),))
    before = state.current.get(seat)
    if before is None:
        return _accept(state, told, events.PointsNoted(seat, points))
    added = _accept(state, told, events.PointsNoted(seat, before + points))
    return Objected((AlreadyScored(seat, before),), added)


def _points_corrected(state: State, announcement: said.PointsCorrected) -> Ruling:
    """Change what a player has in this round, or in the last one before it begins."""
    seat, points = announcement.seat, announcement.points
    if seat is None:
        return Asked(announcement, "seat")
    if points is None:
        return Asked(announcement, "points")
    if not _is_possible(points):
        return Objected((OutOfRange("points"),))
    if seat in state.current:
        return _accept(state, announcement, events.PointsNoted(seat, points))
    if not state.rounds:
        return Objected((NothingScored(),))
    if state.current:
        return Asked(said.RoundCorrected(None, seat, points), "round")
    return _rescored(state, announcement, state.rounds[-1])


def _game_closed(state: State, announcement: said.GameClosed) -> Ruling:
    """End the game; a round that is half told counts as it is."""
    if not state.current and not state.rounds:
        return Objected((NothingScored(),))
    last: tuple[Event, ...] = (_round_scored(state),) if state.current else ()
    after = state
    for event in last:
        after = apply(after, event)
    return Accepted(announcement, (*last, _won(after)))


def _target_set(state: State, announcement: said.TargetSet) -> Ruling:
    target = announcement.target
    if target is None:
        return Asked(announcement, "target")
    if not 1 <= target <= MOST_POINTS:
        return Objected((OutOfRange("target"),))
    return _accept(state, announcement, events.TargetChanged(target))


def _round_corrected(state: State, announcement: said.RoundCorrected) -> Ruling:
    number, seat, points = announcement.round, announcement.seat, announcement.points
    if number is None:
        return Asked(announcement, "round")
    if seat is None:
        return Asked(announcement, "seat")
    if points is None:
        return Asked(announcement, "points")
    played = numbered(state.rounds, number)
    if played is None:
        return Objected((RoundNotPlayed(number, len(state.rounds)),))
    if not _is_possible(points):
        return Objected((OutOfRange("points"),))
    return _rescored(state, announcement, played)


def _rescored(
    state: State,
    announcement: said.PointsCorrected | said.RoundCorrected,
    played: PlayedRound,
) -> Ruling:
    number, seat, points = played.number, announcement.seat, announcement.points
    assert seat is not None
    assert points is not None
    if number in state.discounted:
        return Objected((RoundNotCounted(number),))
    totals = recounted(state.all_totals, played, played.corrected(seat, points))
    return _accept(
        state, announcement, events.RoundRescored(number, seat, points, totals)
    )


def _round_discounted(state: State, announcement: said.RoundDiscounted) -> Ruling:
    number = announcement.round
    if number is None:
        return Asked(announcement, "round")
    played = numbered(state.rounds, number)
    if played is None:
        return Objected((RoundNotPlayed(number, len(state.rounds)),))
    totals = recounted(state.all_totals, played, played.uncounted())
    return _accept(state, announcement, events.RoundUncounted(number, totals))


def _round_counted(state: State, announcement: said.RoundCounted) -> Ruling:
    number = announcement.round
    if number is None:
        return Asked(announcement, "round")
    played = numbered(state.rounds, number)
    if played is None:
        return Objected((RoundNotPlayed(number, len(state.rounds)),))
    whole = state.discounted.get(number, played)
    totals = recounted(state.all_totals, played, whole)
    return _accept(state, announcement, events.RoundRecounted(number, totals))


def _table_corrected(state: State, announcement: said.TableCorrected) -> Ruling:
    seat, points = announcement.seat, announcement.points
    if seat is None:
        return Asked(announcement, "seat")
    if points is None:
        return Asked(announcement, CORRECTION)
    if not _is_possible(points):
        return Objected((OutOfRange("points"),))
    return _accept(state, announcement, events.TotalCorrected(seat, points))


def _accept(state: State, announcement: Announcement, event: Event) -> Accepted:
    """Accept an announcement with all that follows: a round's end, a game's end."""
    happened = [event]
    after = apply(state, event)
    if after.current and not after.untold:
        scored = _round_scored(after)
        happened.append(scored)
        after = apply(after, scored)
    if not after.current and after.rounds and after.is_target_reached:
        happened.append(_won(after))
    return Accepted(announcement, tuple(happened))


def _round_scored(state: State) -> events.RoundScored:
    points = tuple((seat, state.current.get(seat, 0)) for seat in state.seats)
    totals = tuple((seat, state.totals[seat] + one) for seat, one in points)
    return events.RoundScored(state.number, points, totals)


def _won(state: State) -> events.GameWon:
    leaders: tuple[Seat, ...] = state.leaders
    return events.GameWon(leaders, state.totals[leaders[0]])


def _is_possible(points: int) -> bool:
    return -MOST_POINTS <= points <= MOST_POINTS
