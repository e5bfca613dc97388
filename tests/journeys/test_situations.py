"""Every situation of the first evening has its tests; here are those it lacked."""

from pathlib import Path

import pytest

from tests.clauses import Clause, clauses, names_of_tests
from tests.house.program import inside
from tests.opening.company import heard

HERE = Path(__file__).parent
SITUATIONS = clauses(HERE / "situations.md")
TESTS = names_of_tests(*HERE.parent.rglob("test_*.py"))
LEAST = 40
PLAYERS = ("--players", "Aline,Paul,Chloé,Nicolas")
BEGUN = (
    "nouvelle manche, Aline commence",
    "un portail et un masque dans la rangée",
)
"""What a French table of four says before the first card."""


def said(home: Path, *lines: str) -> list[dict[str, object]]:
    """Return the answers of a French table to lines that come after its set-up."""
    table = ("play", "shamans", *PLAYERS, "--language", "fr", "--json")
    done = inside(home, *table, lines="".join(f"{one}\n" for one in (*BEGUN, *lines)))
    return list(done.answers[len(BEGUN) :])


@pytest.mark.parametrize("situation", SITUATIONS, ids=str)
def test_every_situation_has_tests_that_are_there(situation: Clause) -> None:
    """Whoever renames a test finds what it holds."""
    assert situation.tests
    assert set() == set(situation.tests) - TESTS


def test_no_situation_was_lost() -> None:
    """Each stands once, in the order of the reports."""
    numbers = [int(one.says.split(".")[0]) for one in SITUATIONS]

    assert len(numbers) >= LEAST
    assert numbers == sorted(set(numbers))


def test_what_is_the_same_twice_is_said_twice(tmp_path: Path) -> None:
    """A screen reader reads a line that is like the one before, if it is printed."""
    first, second = said(tmp_path, "à qui le tour ?", "à qui le tour ?")

    assert first["said"] == second["said"]
    assert first["said"]


def test_a_card_is_corrected_by_voice_and_by_keyboard_alike(tmp_path: Path) -> None:
    """One says what was misheard, another types it: one card comes of it."""
    spoken = said(tmp_path, "bleu trois", "non, six")[-1]
    typed = said(
        tmp_path,
        '{"kind": "card-played", "world": "blue", "value": 3}',
        '{"kind": "correct", "value": 6}',
    )[-1]

    assert spoken["said"] == typed["said"]
    assert spoken["view"] == typed["view"]


@pytest.mark.parametrize("language", ["cs", "en", "fr"])
def test_names_of_other_languages_sit_down(language: str) -> None:
    """Anton, Zdeněk, Maëlle and Jiří keep their letters and their order."""
    yes = {"cs": "ano", "en": "yes", "fr": "oui"}[language]
    later = {"cs": "později", "en": "later", "fr": "plus tard"}[language]
    settled, noted = heard(
        language, "Anton, Zdeněk, Maëlle, Jiří", yes, later, yes, yes
    )

    assert settled is not None, noted
    assert ("Anton", "Zdeněk", "Maëlle", "Jiří") == settled.seats


def test_a_name_that_is_not_caught_is_spelled() -> None:
    """Letter by letter, with words for letters."""
    settled, noted = heard(
        "fr",
        *("nous sommes trois", "Aline", "xqrzt", "Z comme Zoé, O, É, fini", "Paul"),
        *("oui", "plus tard", "oui", "oui"),
    )

    assert settled is not None, noted
    assert ("Aline", "Zoé", "Paul") == settled.seats


@pytest.mark.parametrize(
    ("line", "value"),
    [("je joue un bleu", None), ("je joue le un bleu", 1), ("un, bleu", None)],
)
def test_one_is_an_article_and_a_number(
    tmp_path: Path, line: str, value: int | None
) -> None:
    """An article leaves the value open, and it is asked for; so does a count."""
    (answer,) = said(tmp_path, line)

    meaning = answer["meaning"]
    assert isinstance(meaning, dict), answer
    assert meaning.get("value") == value
    assert answer["outcome"] == ("asked" if value is None else "accepted")
