"""Lists of clauses, each with the names of the tests that hold it."""

import ast
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from companion.core.facts import Violation, kind
from companion.language.glossary import declared_facts

CLAUSE, TEST = "- ", "  - "
OF_SMALL_GAMES = {"not-in-this-game"}
"""A whole game knows players who leave and come back, and void rounds."""


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


def objections(*modules: ModuleType) -> tuple[str, ...]:
    """Return the kinds of objections in some modules that a whole game can make."""
    found = (fact for module in modules for fact in declared_facts(module))
    kinds = (kind(one) for one in found if issubclass(one, Violation))
    return tuple(one for one in kinds if one not in OF_SMALL_GAMES)
