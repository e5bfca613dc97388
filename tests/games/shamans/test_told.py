"""Every clause of Shamans can be asked for, in every language."""

from pathlib import Path

import pytest

from companion.games.shamans.rules import Shamans
from companion.language.locale import languages
from tests.language.games import locale
from tests.told import Clause, are_numbered, clauses, untold

CLAUSES = clauses(Path(__file__).parent / "clauses.yaml")


def test_the_clauses_are_numbered() -> None:
    """None is lost when the list is changed."""
    assert are_numbered(CLAUSES)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("clause", CLAUSES, ids=str)
def test_every_clause_is_told(clause: Clause, language: str) -> None:
    """Some text tells it, in some layer, in words that say it (000, 001, 004)."""
    assert [] == untold(clause, locale(language, "shamans"), Shamans())
