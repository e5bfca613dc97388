"""What was clearly said is never dropped for what sounds like it (design, 5)."""

import pytest

from companion.core.facts import Seat
from companion.core.words import Transcript
from companion.games.score.events import PointsNoted
from companion.language.locale import load_locale
from companion.session import Answer, Session, hear
from tests.language.games import game

BEN, ALICE, TOM = SEATS = (Seat("Ben"), Seat("Alice"), Seat("Tom"))


def answered(language: str, line: str) -> Answer:
    """Return what a table that keeps a score answers to a line."""
    score = game("score")
    understanding = load_locale(language, score).understanding(SEATS)
    session = Session.begin(score, SEATS, language)
    return hear(session, Transcript(line), understanding)[1]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ben thirty Alys 44"),
        ("fr", "Ben trente Alysse quarante-quatre"),
        ("cs", "Ben třicet Alys čtyřicet čtyři"),
        ("en", "Ben five Alys five"),
        ("fr", "Ben cinq Alysse cinq"),
        ("cs", "Ben pět Alys pět"),
    ],
)
def test_design_no_points_count_where_others_were_not_understood(
    language: str, line: str
) -> None:
    """Neither for one nor for the other; it is said again (design, decision 5)."""
    answer = answered(language, line)

    assert ("not-understood", ()) == (answer.outcome, answer.events)
    assert ("common-missed",) == tuple(one.id for one in answer.phrases)


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Ben thirdy"), ("fr", "Ben trante"), ("cs", "Ben třiced")],
)
def test_design_a_number_that_was_misheard_is_still_guessed(
    language: str, line: str
) -> None:
    """No other number was said that it would drop (design, decision 5)."""
    assert (PointsNoted(BEN, 30),) == answered(language, line).events


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Ben seven Alys"), ("en", "Ben minos five"), ("fr", "Ben moin cinq")],
)
def test_design_no_points_are_lost_that_nobody_heard_to_be(
    language: str, line: str
) -> None:
    """Neither won nor lost is sure; it is said again (design, decision 5)."""
    answer = answered(language, line)

    assert ("not-understood", ()) == (answer.outcome, answer.events)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ben loses sevn"),
        ("fr", "Ben perd setp points"),
        ("cs", "Ben minus sedn"),
    ],
)
def test_design_points_that_are_heard_to_be_lost_are_guessed(
    language: str, line: str
) -> None:
    """Only the number was misheard (design, decision 5)."""
    assert (PointsNoted(BEN, -7),) == answered(language, line).events
