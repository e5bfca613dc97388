"""The score of any game: rounds, totals, goals, and who has won."""

import pytest

from companion.core.announcements import RoundVoid, SeatBack, SeatLeft
from companion.core.facts import Announcement, Seat, kind
from companion.core.requests import AskGist, AskScore, AskState
from companion.core.rulings import Accepted, Asked, Objected
from companion.games.score import announcements as said
from companion.games.score import reports
from companion.games.score.board import Goal
from companion.games.score.requests import AskGoal, AskRound
from companion.games.score.rules import Score
from companion.games.score.settings import ScoreSettings
from companion.games.score.state import State

ANA, BEN, CLEO = SEATS = tuple(map(Seat, ("Ana", "Ben", "Cleo")))
GAME = Score()


def playing(*announcements: Announcement, game: Score = GAME) -> State:
    """Return the state after announcements, each accepted or insisted on."""
    state = game.begin(SEATS)
    for announcement in announcements:
        state = after(state, announcement)
    return state


def after(state: State, announcement: Announcement) -> State:
    ruling = GAME.rule(state, announcement)
    accepted = ruling.if_insisted if isinstance(ruling, Objected) else ruling
    assert isinstance(accepted, Accepted), ruling
    for event in accepted.events:
        state = GAME.apply(state, event)
    return state


def gains(*points: int) -> tuple[Announcement, ...]:
    """Return what is announced where each player gains points in turn."""
    return tuple(
        said.PointsScored(seat, one) for seat, one in zip(SEATS, points, strict=True)
    )


def totals(state: State) -> tuple[int, ...]:
    return tuple(state.totals[seat] for seat in SEATS)


def faults(state: State, announcement: Announcement) -> tuple[str, ...]:
    ruling = GAME.rule(state, announcement)
    assert isinstance(ruling, Objected), ruling
    return tuple(kind(type(fault)) for fault in ruling.violations)


def test_a_round_is_over_when_everybody_has_points() -> None:
    """The totals are the sums of the rounds, below nought too."""
    state = playing(*gains(12, 7, -3), *gains(1, 2, 3))

    assert (13, 9, 0) == totals(state)
    assert state.number == 3


def test_a_round_can_be_closed_before_everybody_has_points() -> None:
    """The others gain nothing."""
    state = playing(said.PointsScored(BEN, 7), said.RoundClosed())

    assert (0, 7, 0) == totals(state)


def test_the_last_name_may_be_left_out() -> None:
    """Only one player is without points."""
    state = playing(*gains(1, 2, 3)[:2], said.PointsScored(points=9))

    assert (1, 2, 9) == totals(state)


def test_a_player_who_is_away_is_not_waited_for() -> None:
    """Until they are back."""
    state = playing(SeatLeft(CLEO), *gains(1, 2, 0)[:2])
    later = after(after(state, SeatBack(CLEO)), said.PointsScored(ANA, 1))

    assert (1, 2, 0) == totals(state)
    assert later.untold == (BEN, CLEO)


def test_the_last_one_awaited_may_leave() -> None:
    """Then the round is over."""
    state = playing(*gains(1, 2, 0)[:2], SeatLeft(CLEO))

    assert (1, 2, 0) == totals(state)


def test_points_told_twice_are_added_only_where_the_table_insists() -> None:
    """It may have been said twice by mistake."""
    state = playing(said.PointsScored(ANA, 12))
    again = said.PointsScored(ANA, 5)

    assert faults(state, again) == ("already-scored",)
    assert after(state, again).current[ANA] == 17


@pytest.mark.parametrize(
    ("goal", "winners"), [(Goal.HIGHEST, [ANA]), (Goal.LOWEST, [CLEO])]
)
def test_the_game_ends_at_the_target(goal: Goal, winners: list[Seat]) -> None:
    """At the end of the round in which somebody reaches it."""
    state = playing(said.GoalSet(goal), said.TargetSet(20), *gains(9, 9, 9))
    over = after(
        after(after(state, gains(15, 3, 2)[0]), gains(0, 3, 0)[1]), gains(0, 0, 2)[2]
    )

    assert not state.winners
    assert GAME.view(over)["winners"] == winners
    assert GAME.view(over)["phase"] == "over"


def test_several_can_win_together() -> None:
    """As many points are as good; then no single winner is named."""
    view = GAME.view(playing(*gains(5, 5, 1), said.GameClosed()))

    assert (None, [ANA, BEN]) == (view["winner"], view["winners"])


def test_the_table_can_end_the_game_within_a_round() -> None:
    """What is told counts."""
    state = playing(*gains(1, 2, 3), said.PointsScored(ANA, 9), said.GameClosed())

    assert (10, 2, 3) == totals(state)
    assert state.winners == (ANA,)


def test_after_the_end_nothing_is_scored() -> None:
    """Undo works, and players come and go."""
    over = playing(*gains(1, 2, 3), said.GameClosed())

    assert faults(over, said.PointsScored(ANA, 1)) == ("game-over",)
    assert after(over, SeatLeft(ANA)).away == {ANA}


def test_settings_begin_the_game() -> None:
    """They are those of the configuration."""
    game = Score(ScoreSettings(Goal.LOWEST, 10))

    assert playing(*gains(4, 10, 5), game=game).winners == (ANA,)


def test_a_round_that_is_over_can_be_corrected() -> None:
    """The total changes by the difference, and may fall below nought."""
    state = playing(*gains(1, 2, 3), said.RoundCorrected(1, BEN, -4))

    assert (1, -4, 3) == totals(state)


def test_a_round_that_is_over_can_be_discounted() -> None:
    """Its points are gone from all totals."""
    state = playing(*gains(1, 2, 3), *gains(5, 5, 5), said.RoundDiscounted(1))

    assert (5, 5, 5) == totals(state)


def test_a_discounted_round_counts_whole_or_not_at_all() -> None:
    """It cannot be corrected before it counts again."""
    state = playing(*gains(1, 2, 3), said.RoundDiscounted(1), said.RoundDiscounted(1))
    again = after(after(state, said.RoundCounted(1)), said.RoundCounted(1))

    assert faults(state, said.RoundCorrected(1, ANA, 9)) == ("round-not-counted",)
    assert faults(state, said.PointsCorrected(ANA, 9)) == ("round-not-counted",)
    assert (0, 0, 0) == totals(state)
    assert (1, 2, 3) == totals(again)


def test_points_are_corrected_for_one_player_alone() -> None:
    """In the round that is being told, or in the one that has just ended."""
    state = playing(*gains(1, 2, 3)[:2], said.PointsCorrected(ANA, 9))
    ended = after(after(state, gains(1, 2, 3)[2]), said.PointsCorrected(BEN, 8))
    begun = after(ended, said.PointsScored(ANA, 1))

    assert state.current == {ANA: 9, BEN: 2}
    assert (9, 8, 3) == totals(ended)
    asked = GAME.rule(begun, said.PointsCorrected(BEN, 7))
    assert asked == Asked(said.RoundCorrected(None, BEN, 7), "round")


def test_a_total_can_be_corrected() -> None:
    """What comes later is added to it."""
    state = playing(*gains(1, 2, 3), said.TableCorrected(ANA, 30), *gains(1, 1, 1))

    assert (31, 3, 4) == totals(state)


def test_a_round_that_is_half_told_can_be_void() -> None:
    """Its points are forgotten."""
    state = playing(said.PointsScored(ANA, 12), RoundVoid(), *gains(1, 2, 3))

    assert (1, 2, 3) == totals(state)


@pytest.mark.parametrize(
    ("announcement", "fault"),
    [
        (said.RoundClosed(), "nothing-scored"),
        (said.GameClosed(), "nothing-scored"),
        (RoundVoid(), "nothing-scored"),
        (said.RoundCorrected(1, ANA, 3), "round-not-played"),
        (said.RoundDiscounted(-1), "round-not-played"),
        (said.RoundCounted(1), "round-not-played"),
        (said.PointsCorrected(ANA, 3), "nothing-scored"),
        (said.PointsCorrected(ANA, 10**5), "out-of-range"),
        (said.PointsScored(ANA, 10**30), "out-of-range"),
        (said.TargetSet(0), "out-of-range"),
        (said.TableCorrected(ANA, -(10**9)), "out-of-range"),
        (said.PointsScored(Seat("Zoe"), 1), "player-unknown"),
    ],
)
def test_what_cannot_be_is_objected(announcement: Announcement, fault: str) -> None:
    """Nothing is recorded."""
    assert faults(playing(), announcement) == (fault,)


def test_points_of_a_player_who_is_away_are_objected() -> None:
    """They are to come back first."""
    assert faults(playing(SeatLeft(ANA)), said.PointsScored(ANA, 1)) == ("player-away",)


@pytest.mark.parametrize(
    ("announcement", "missing"),
    [
        (said.PointsScored(points=3), "seat"),
        (said.PointsScored(ANA), "points"),
        (said.PointsCorrected(ANA), "points"),
        (said.PointsCorrected(points=3), "seat"),
        (said.RoundCounted(), "round"),
        (said.GoalSet(), "goal"),
        (said.TargetSet(), "target"),
        (said.RoundCorrected(1, ANA), "points"),
        (said.TableCorrected(ANA), "correction"),
    ],
)
def test_what_is_missing_is_asked(announcement: Announcement, missing: str) -> None:
    """Nothing is guessed."""
    ruling = GAME.rule(playing(), announcement)

    assert isinstance(ruling, Asked)
    assert ruling.missing == missing


def test_the_score_can_be_asked() -> None:
    """Those ahead come first; one round, one player, the goal, all in a sentence."""
    state = playing(*gains(1, 7, 3), said.PointsScored(ANA, 2))

    def told(request: object) -> tuple[object, ...]:
        return GAME.answer(state, request)  # type: ignore[arg-type]

    ranked = ((BEN, 7), (CLEO, 3), (ANA, 1))
    assert told(AskScore()) == (reports.ScoresReport(ranked),)
    assert told(AskScore(ANA)) == (reports.ScoreReport(ANA, 1),)
    points = ((ANA, 1), (BEN, 7), (CLEO, 3))
    assert told(AskRound()) == (reports.RoundPointsReport(1, points),)
    assert told(AskGoal()) == (reports.GoalReport(Goal.HIGHEST, None),)
    assert told(AskGist()) == (reports.GistReport(2, (BEN,), 7),)
    assert told(AskState())[0] == reports.RoundReport(2, ((ANA, 2),))
