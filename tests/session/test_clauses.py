"""No clause of an answer is without a test, and no test without a clause."""

from pathlib import Path

import pytest

from tests.clauses import Clause, clauses, names_of_tests

HERE = Path(__file__).parent
CLAUSES = clauses(HERE / "clauses.md")
HELD = frozenset(test for clause in CLAUSES for test in clause.tests)
TESTS = names_of_tests(*set(HERE.glob("test_*.py")) - {Path(__file__)})


@pytest.mark.parametrize("clause", CLAUSES, ids=str)
def test_every_clause_has_a_test_that_is_there(clause: Clause) -> None:
    """Whoever changes an answer finds what holds it."""
    assert clause.tests
    assert set() == set(clause.tests) - TESTS


def test_every_test_is_named_by_a_clause() -> None:
    """Whoever reads a test finds what it holds."""
    assert set() == TESTS - HELD
