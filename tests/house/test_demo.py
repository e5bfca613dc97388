"""The demonstration: a whole round, in every language."""

from pathlib import Path

import pytest

from companion.core.words import Transcript
from companion.demo import script
from companion.language.locale import languages
from tests.house.people import table
from tests.house.program import run

OUTCOMES = (
    *("accepted",) * 6,
    *("accepted", "accepted", "objected", "accepted", "asked", "answered"),
    *("accepted", "accepted", "accepted", "accepted", "accepted", "accepted"),
    *("accepted", "accepted", "accepted", "answered", "accepted"),
    *("accepted", "accepted", "accepted", "accepted", "accepted", "answered"),
    *("asked", "accepted", "accepted", "answered"),
)
"""What becomes of each line: an objection, two questions back, four plain questions."""


@pytest.mark.parametrize("language", languages())
def test_the_demonstration_plays_a_whole_round(language: str) -> None:
    """Every line is understood, the round is scored, and the next one is due."""
    shown = script("shamans", language)
    shown_at = table(language, shown.players)

    outcomes = [shown_at.answer(Transcript(line)) for line in shown.lines]

    assert tuple(one.answer.outcome for one in outcomes) == OUTCOMES
    view = outcomes[-1].view
    assert view["last_round"] == {
        "winner": "shamans",
        "points": dict(zip(shown.players, (2, 0, 2), strict=True)),
    }


def test_the_demonstration_is_printed_with_what_people_say(tmp_path: Path) -> None:
    """Lines of people are marked, and nothing of it is kept."""
    done = run(tmp_path, "demo", "--language", "en")

    assert done.status == 0
    assert done.log == ""
    assert "> Alice plays blue one" in done.out
    assert "Blue one, Alice." in done.out
    assert list(tmp_path.rglob("*.db")) == []


def test_where_standard_input_is_empty_the_demonstration_is_shown(
    tmp_path: Path,
) -> None:
    """Nobody is there to answer questions, so the round is played for show."""
    done = run(tmp_path)

    assert done.status == 0
    assert sum(line.startswith("> ") for line in done.out) == len(OUTCOMES)
