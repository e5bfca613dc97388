"""Questions and commands never change the game (interface, Requests)."""

import pytest

from companion.core import reports
from companion.core import requests as ask
from companion.core.announcements import SeatBack, SeatLeft
from companion.core.facts import Request
from companion.core.words import phrase
from companion.games.shamans.board import Ritual
from companion.games.shamans.reports import ScoreReport, WorldReport
from companion.games.shamans.requests import (
    AskHand,
    AskHiddenTile,
    AskMarker,
    AskPlayer,
    AskRole,
    AskShadow,
    AskTableRules,
    AskTiles,
    AskTrick,
    AskWorld,
    AskWorlds,
)
from tests.games.shamans.table import (
    ANA,
    BEN,
    BLUE,
    DAN,
    NOBODY,
    card,
    dealt,
    seated,
    set_up,
)
from tests.session.conversation import at

QUESTIONS = (
    ask.AskTurn(),
    ask.AskState(),
    ask.AskScore(),
    ask.AskScore(BEN),
    ask.AskHistory(),
    ask.AskPlayed(BEN),
    ask.AskMeaning("portal"),
    ask.AskSticker("triangle"),
    ask.AskRule("moon"),
    ask.AskRule(),
    ask.AskWhy(),
    ask.AskOptions(),
    ask.AskSetup(),
    ask.Next(),
    AskShadow(),
    AskWorld(BLUE),
    AskWorlds(),
    AskTiles(),
    AskHand(BEN),
    AskRole(BEN),
    AskHiddenTile(BEN),
    AskMarker(),
    AskTrick(),
    AskPlayer(BEN),
    AskTableRules(),
)
COMMANDS = (
    ask.Repeat(),
    ask.Stop(),
    ask.Help(),
    ask.Pause(),
    ask.Resume(),
    ask.Listen("open"),
    ask.Slower(),
    ask.Faster(),
    ask.Louder(),
    ask.Quieter(),
    ask.Brief(),
    ask.Normal(),
    ask.Coach(),
    ask.Language("fr"),
    ask.Quit(),
)


@pytest.mark.parametrize("request_", [*QUESTIONS, *COMMANDS])
def test_interface_a_question_or_command_is_answered_and_says_something(
    request_: Request,
) -> None:
    """Whatever it is (interface, The answer)."""
    talk = at(set_up()).hear("blue three", request_)

    assert "answered" == talk.outcome
    assert talk.said


@pytest.mark.parametrize("request_", [*QUESTIONS, *COMMANDS])
def test_interface_a_question_or_command_records_nothing(request_: Request) -> None:
    """The game is as before (interface, The answer)."""
    before = at(set_up()).hear("blue three")
    after = before.hear(request_)

    assert before.session.journal == after.session.journal
    assert () == after.answer.operations


@pytest.mark.parametrize(
    "request_", [ask.AskScore(NOBODY), AskHand(NOBODY), AskRole(NOBODY)]
)
def test_interface_a_question_about_an_unknown_player_is_objected(
    request_: Request,
) -> None:
    """Nobody of that name sits here (interface, player-unknown)."""
    talk = at(set_up()).hear(request_)

    assert ("objected", ("player-unknown",)) == (talk.outcome, talk.violations)


# The state


def test_interface_whose_turn_says_all_that_is_due() -> None:
    """Most urgent first (interface, ask-turn)."""
    talk = at(dealt(3, steps_to_moon={})).hear("whose turn")

    assert (
        "shamans-leftovers-due",
        "shamans-row-due",
        "shamans-track-due",
        "shamans-lead-due",
    ) == talk.said


def test_interface_the_score_is_everybodys_or_of_one() -> None:
    """With a name, of that player (interface, ask-score)."""
    talk = at(set_up().correct(BEN, points=4))

    assert ("shamans-scores-report",) == talk.hear("the score").said
    assert (phrase(ScoreReport(BEN, 4)),) == talk.hear(ask.AskScore(BEN)).answer.phrases


def test_interface_nobody_is_named_where_nobody_has_points() -> None:
    """One sentence for all (interface, ask-score)."""
    assert ("shamans-nobody-scored-report",) == at(set_up()).hear("the score").said


def test_interface_the_state_is_told_overview_first() -> None:
    """Round, trick, Moon, points, and what is awaited (interface, ask-state)."""
    expected = (
        "shamans-round-report",
        "shamans-trick-report",
        "shamans-shadow-report",
        "shamans-nobody-scored-report",
        "shamans-card-due",
    )

    assert expected == at(set_up()).hear("blue three", ask.AskState()).said


def test_interface_the_state_names_who_is_away_or_eliminated() -> None:
    """What sets a player apart (interface, ask-state)."""
    talk = at(set_up().correct(BEN, eliminated=True)).hear("dan leaves", ask.AskState())

    assert "shamans-eliminated-report" in talk.said
    assert "shamans-away-report" in talk.said


def test_interface_a_world_is_told_with_what_is_missing() -> None:
    """What lies there, and what does not (interface, ask-world)."""
    talk = at(set_up()).hear(AskWorld(BLUE))

    expected = WorldReport(BLUE, (), (1, 2, 3, 4, 5, 6), Ritual.STABILISATION)
    assert (phrase(expected),) == talk.answer.phrases


def test_interface_a_secret_gets_the_constant_refusal() -> None:
    """One sentence, always the same (interface, Requests; rules, Secrets)."""
    talk = at(set_up()).hear("who is dan")

    assert ("answered", ("shamans-secret-kept",)) == (talk.outcome, talk.said)


# History


def test_interface_the_history_names_the_last_announcements() -> None:
    """Three, oldest first, with all that was settled (interface, ask-history)."""
    talk = at(set_up()).hear("blue three", "blue one", "dan leaves", SeatBack(DAN))
    told = talk.hear(ask.AskHistory())

    last = (card("blue 1", BEN), SeatLeft(DAN), SeatBack(DAN))
    assert (phrase(reports.HistoryReport(last)),) == told.answer.phrases


def test_interface_the_history_goes_back_as_far_as_asked() -> None:
    """One, or more than there is (interface, ask-history {count})."""
    talk = at(set_up()).hear("blue three", "blue one")

    one = reports.HistoryReport((card("blue 1", BEN),))
    all_ = reports.HistoryReport((card("blue 3", ANA), card("blue 1", BEN)))
    assert (phrase(one),) == talk.hear(ask.AskHistory(1)).answer.phrases
    assert (phrase(all_),) == talk.hear(ask.AskHistory(9)).answer.phrases


@pytest.mark.parametrize("count", [None, 0, -2])
def test_interface_without_a_history_the_answer_says_so(count: int | None) -> None:
    """Nothing was announced yet (interface, ask-history)."""
    talk = at(seated()).hear(ask.AskHistory(count))

    assert ("common-no-history",) == talk.said


def test_interface_what_was_undone_is_not_history() -> None:
    """It does not stand (interface, ask-history)."""
    talk = at(set_up()).hear("blue three", "undo", ask.AskHistory())

    assert ("common-no-history",) == talk.said
