"""Lists of clauses, each with the names of the tests that hold it."""

import ast
from dataclasses import dataclass
from pathlib import Path

CLAUSE, TEST = "- ", "  - "


@dataclass(frozen=True, slots=True)
class Clause:
    """One thing that is settled somewhere, and the tests that hold it."""

    says: str
    tests: tuple[str, ...]

    def __str__(self) -> str:
        """Return what it says, to name a test case."""
        return self.says


def clauses(*files: Path) -> tuple[Clause, ...]:
    """Return the clauses of some lists."""
    return tuple(clause for file in files for clause in _clauses(file))


def _clauses(file: Path) -> tuple[Clause, ...]:
    found: list[Clause] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith(CLAUSE):
            found.append(Clause(line.removeprefix(CLAUSE), ()))
        elif line.startswith(TEST):
            says, tests = found[-1].says, found[-1].tests
            found[-1] = Clause(says, (*tests, line.removeprefix(TEST)))
    return tuple(found)


def names_of_tests(*files: Path) -> frozenset[str]:
    """Return the names of all tests of some modules."""
    return frozenset(
        node.name
        for file in files
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )
