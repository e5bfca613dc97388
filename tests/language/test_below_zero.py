"""Points below zero are said with a word: screen readers drop the sign."""

import pytest

from companion.core.facts import Event, Report, Seat
from companion.core.words import phrase
from companion.games.score import announcements as said
from companion.games.score import events, reports
from tests.language.games import locale

ALICE = Seat("Alice")
COUNTS = {
    "fr": {
        -1: "moins un point",
        -2: "moins deux points",
        -5: "moins cinq points",
        -64: "moins 64 points",
        0: "aucun point",
        1: "un point",
    },
    "en": {
        -1: "minus one point",
        -2: "minus two points",
        -5: "minus five points",
        -64: "minus 64 points",
        0: "no points",
        1: "one point",
    },
    "cs": {
        -1: "minus jeden bod",
        -2: "minus dva body",
        -5: "minus pět bodů",
        -64: "minus 64 bodů",
        0: "žádný bod",
        1: "jeden bod",
    },
}
CASES = [(one, points) for one, counts in COUNTS.items() for points in counts]


def _told(points: int) -> tuple[Event | Report | said.PointsScored, ...]:
    return (
        said.PointsScored(ALICE, points),
        events.PointsNoted(ALICE, points),
        events.GameWon((ALICE,), points),
        events.TotalCorrected(ALICE, points),
        reports.ScoreReport(ALICE, points),
    )


@pytest.mark.parametrize(("language", "points"), CASES)
def test_points_are_said_in_words_wherever_they_are_said(
    language: str, points: int
) -> None:
    """With the plural of their number."""
    messages = locale(language, "score").messages

    heard = [messages.sentence(phrase(fact)) for fact in _told(points)]

    wrong = [one for one in heard if COUNTS[language][points] not in one]
    assert not wrong


@pytest.mark.parametrize("language", COUNTS)
def test_totals_below_zero_have_no_sign(language: str) -> None:
    """A list says numbers alone."""
    totals = ((ALICE, -1), (Seat("Ben"), -12))
    messages = locale(language, "score").messages

    heard = messages.sentence(phrase(reports.ScoresReport(totals)))

    assert "-" not in heard
    minus = COUNTS[language][-1].split()[0]
    assert heard.count(f" {minus} ") == len(totals)
