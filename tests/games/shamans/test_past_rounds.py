"""Scored rounds that the table corrects, and rounds that do not count after all."""

import pytest

from companion.core.announcements import RoundVoid
from companion.core.facts import Announcement
from companion.core.requests import AskScore
from companion.games.shamans import announcements as said
from companion.games.shamans import events
from companion.games.shamans.board import Role
from companion.games.shamans.reports import (
    MarkerReport,
    NextFirstReport,
    NoSuchRoundReport,
    RoundPointsReport,
    RoundWonReport,
    ScoresReport,
)
from companion.games.shamans.requests import AskMarker, AskRound
from companion.games.shamans.rules.answers import answer
from companion.games.shamans.rules.naming import retold
from tests.games.shamans.situations import moon_reached, scored, with_points
from tests.games.shamans.table import ANA, BEN, Table, set_up

CORRECTED = said.RoundCorrected(1, BEN, 2)


def one_round() -> Table:
    """Return the table after a round in which Ana, the Shadow, scored three."""
    return scored(moon_reached())


def test_a_correction_of_a_round_changes_the_total_by_the_difference() -> None:
    """What others have stays, and so does what was gained in other rounds."""
    table = scored(with_points(moon_reached(), 1, 4, 0, 0)).say(CORRECTED)

    assert (4, 6, 0, 0) == table.points


def test_points_that_are_corrected_twice_count_once() -> None:
    """The second correction takes the place of the first."""
    table = one_round().say(CORRECTED).say(said.RoundCorrected(1, BEN, 1))

    assert (3, 1, 0, 0) == table.points


def test_a_round_that_is_discounted_gives_back_all_its_points() -> None:
    """The totals are those of the other rounds."""
    table = scored(with_points(moon_reached(), 1, 4, 0, 0))

    assert (1, 4, 0, 0) == table.say(said.RoundDiscounted(1)).points


def test_the_totals_are_told_after_a_correction() -> None:
    """Nobody has to count."""
    table = one_round().say(CORRECTED)

    totals = tuple(zip(table.state.seats, (3, 2, 0, 0), strict=True))
    assert table.events == (events.RoundRescored(1, BEN, 2, totals),)


def test_a_correction_can_decide_the_game_between_two_rounds() -> None:
    """Eight points alone at the top win, as at the scoring."""
    table = scored(with_points(moon_reached(), 0, 7, 0, 0)).say(CORRECTED)

    assert table.view["winner"] == BEN


def test_while_a_round_is_played_a_correction_waits_for_its_end() -> None:
    """Points are checked after the scoring."""
    table = scored(with_points(moon_reached(), 0, 7, 0, 0))
    table = table.say(said.RoundStarted()).say(CORRECTED)

    assert (None, "setup") == (table.view["winner"], table.phase)


def test_a_void_round_leaves_the_rounds_before_it() -> None:
    """They can still be corrected, and what was corrected meanwhile stays."""
    begun = one_round().say(said.RoundStarted())
    table = begun.say(CORRECTED, RoundVoid(), said.RoundCorrected(1, BEN, 1))

    assert (3, 1, 0, 0) == table.points


@pytest.mark.parametrize("number", [0, 2, -1, 10**30])
def test_a_round_that_was_not_scored_is_objected(number: int) -> None:
    """Neither its points nor whether it counts can be said."""
    corrected = said.RoundCorrected(number, BEN, 2)

    assert one_round().objections(corrected) == ("round-not-played",)
    discounted = said.RoundDiscounted(number)
    assert one_round().objections(discounted) == ("round-not-played",)


@pytest.mark.parametrize("points", [-1, 21, 10**30])
def test_points_that_nobody_gains_in_a_round_are_objected(points: int) -> None:
    """They were misheard."""
    corrected = said.RoundCorrected(1, BEN, points)

    assert one_round().objections(corrected) == ("out-of-range",)


@pytest.mark.parametrize(
    ("told", "missing"),
    [
        (said.RoundCorrected(), "round"),
        (said.RoundCorrected(1), "seat"),
        (said.RoundCorrected(1, BEN), "points"),
        (said.RoundDiscounted(), "round"),
    ],
)
def test_what_is_missing_is_asked(told: Announcement, missing: str) -> None:
    """Nothing is guessed."""
    assert one_round().missing(told) == missing


def test_a_number_alone_corrects_the_points_that_were_told() -> None:
    """After such a correction, "no, four" means points and no card."""
    changes = retold(CORRECTED, (("value", 4),))

    assert changes == (("points", 4),)


def test_the_points_of_one_round_can_be_asked() -> None:
    """Of the last one where no number is told."""
    table = one_round()
    points = ((ANA, 3), *((seat, 0) for seat in table.state.seats[1:]))

    assert table.state.last_round is not None
    won = RoundWonReport(table.state.last_round.winner)
    assert answer(table.state, AskRound()) == (won, RoundPointsReport(1, points))
    assert answer(table.state, AskRound(2)) == (NoSuchRoundReport(1),)
    assert answer(set_up().state, AskRound()) == (NoSuchRoundReport(0),)


@pytest.mark.parametrize("request_", [AskScore(), AskRound()])
def test_who_has_won_the_round_is_told_before_it_is_counted(
    request_: AskScore | AskRound,
) -> None:
    """A camp has won it, though nobody was given points for it yet."""
    won = RoundWonReport(Role.SHADOW)

    assert won == answer(moon_reached().state, request_)[0]


def test_who_has_won_the_last_round_is_told_with_the_points() -> None:
    """Until the next one begins."""
    table = one_round()
    told = answer(table.state, AskScore())

    assert (RoundWonReport(Role.SHADOW), ScoresReport) == (told[0], type(told[1]))
    assert 1 == len(answer(table.say(said.RoundStarted()).state, AskScore()))


def test_after_a_round_who_begins_is_who_begins_the_next() -> None:
    """The marker, which its holder of the past round hands on, is not what is meant."""
    table = one_round()

    assert (NextFirstReport(BEN),) == answer(table.state, AskMarker())


def test_in_a_round_who_begins_is_who_holds_the_marker() -> None:
    """And who guides the trick."""
    report = MarkerReport(ANA, ANA)

    assert (report,) == answer(set_up(4).state, AskMarker())
