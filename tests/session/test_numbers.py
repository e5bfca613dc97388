"""What was clearly said is never dropped for what sounds like it (design, 5)."""

import pytest

from companion.core.facts import Seat
from companion.core.words import Transcript
from companion.games.score import announcements as said
from companion.games.score.events import PointsNoted
from companion.language.locale import load_locale
from companion.session import Answer, Session, hear
from companion.session.numbers import numbers_told
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


def test_design_numbers_of_a_meaning_are_counted_in_lists_too() -> None:
    """A truth is no number (design, decision 5)."""
    assert 1 == numbers_told(said.PointsScored(BEN, 30))
    assert 0 == numbers_told(said.PointsScored(BEN, None))
