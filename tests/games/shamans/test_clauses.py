"""No clause of Shamans is without a test, and no test of a rule without a clause."""

from dataclasses import fields
from pathlib import Path

import pytest

from companion.core import violations as common
from companion.games.shamans import violations
from companion.games.shamans.settings import TableRules
from tests.clauses import Clause, clauses, names_of_tests, objections

HERE = Path(__file__).parent
OF_NO_RULE = {Path(__file__), HERE / "test_random_rounds.py", HERE / "test_told.py"}
"""They are about all rules at once, or about words."""
CLAUSES = clauses(*sorted((HERE / "clauses").glob("*.md")))
SAID = tuple(clause.says for clause in CLAUSES)
HELD = frozenset(test for clause in CLAUSES for test in clause.tests)
TESTS = names_of_tests(*set(HERE.glob("test_*.py")) - OF_NO_RULE)
VIOLATIONS = objections(common, violations)


@pytest.mark.parametrize("clause", CLAUSES, ids=str)
def test_every_clause_has_a_test_that_is_there(clause: Clause) -> None:
    """Whoever changes a rule finds what holds it."""
    assert clause.tests
    assert set() == set(clause.tests) - TESTS


def test_every_test_of_a_rule_is_named_by_a_clause() -> None:
    """Whoever reads a test finds what it holds."""
    assert set() == TESTS - HELD


@pytest.mark.parametrize("rule", [field.name for field in fields(TableRules)])
def test_every_table_rule_is_held_as_it_is_and_otherwise(rule: str) -> None:
    """Both ways of playing are proven."""
    assert any(says.startswith(f"{rule}, default ") for says in SAID)
    assert any(says.startswith(f"{rule}: ") for says in SAID)


@pytest.mark.parametrize("violation", VIOLATIONS)
def test_every_violation_is_held(violation: str) -> None:
    """No objection that no test has seen."""
    assert violation in SAID
