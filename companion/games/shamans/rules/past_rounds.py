"""What the table says of rounds that are scored: other points, or none at all."""

from companion.core.facts import Violation
from companion.core.rounds import PlayedRound, Points, numbered, recounted
from companion.core.rulings import Asked, Ruling
from companion.core.violations import OutOfRange
from companion.games.shamans import announcements, events
from companion.games.shamans.rules.changes_past import PastEvent, apply_past
from companion.games.shamans.rules.judging import judge
from companion.games.shamans.rules.round_end import winner_event
from companion.games.shamans.state import State
from companion.games.shamans.violations import RoundNotPlayed

MOST_POINTS = 20
"""Points that nobody exceeds in one round."""


def rule_round_corrected(
    state: State, announcement: announcements.RoundCorrected
) -> Ruling:
    """Give a player other points in a round that was scored."""
    number, seat, points = announcement.round, announcement.seat, announcement.points
    if number is None:
        return Asked(announcement, "round")
    if seat is None:
        return Asked(announcement, "seat")
    if points is None:
        return Asked(announcement, "points")
    played = numbered(state.rounds, number)
    faults: list[Violation] = []
    if played is None:
        faults.append(RoundNotPlayed(number, len(state.rounds)))
    if not 0 <= points <= MOST_POINTS:
        faults.append(OutOfRange("points"))
    if played is None or faults:
        return judge(state, announcement, faults)
    totals = _recount(state, played, played.corrected(seat, points))
    rescored = events.RoundRescored(number, seat, points, totals)
    return _recounted(state, announcement, rescored)


def rule_round_discounted(
    state: State, announcement: announcements.RoundDiscounted
) -> Ruling:
    """Take all points of a round that was scored away."""
    if announcement.round is None:
        return Asked(announcement, "round")
    played = numbered(state.rounds, announcement.round)
    if played is None:
        fault = RoundNotPlayed(announcement.round, len(state.rounds))
        return judge(state, announcement, [fault])
    totals = _recount(state, played, played.uncounted())
    uncounted = events.RoundUncounted(announcement.round, totals)
    return _recounted(state, announcement, uncounted)


def _recounted(
    state: State,
    announcement: announcements.RoundCorrected | announcements.RoundDiscounted,
    event: PastEvent,
) -> Ruling:
    """Accept other totals; between two rounds they may decide the game."""
    won = winner_event(apply_past(state, event)) if state.is_scored else None
    return judge(state, announcement, (), event, *(() if won is None else (won,)))


def _recount(state: State, before: PlayedRound, after: PlayedRound) -> Points:
    """Return the totals; points that the table corrected never fall below none."""
    totals = tuple((seat, state.players[seat].points) for seat in state.seats)
    counted = recounted(totals, before, after)
    return tuple((seat, max(0, total)) for seat, total in counted)
