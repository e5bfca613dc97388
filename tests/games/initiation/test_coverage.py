"""No objection, event or table rule of the initiation is without a test."""

from dataclasses import fields
from pathlib import Path
from types import ModuleType

import pytest

from companion.core import violations as common
from companion.core.facts import Event, Fact, Prompt, Report, Violation, kind
from companion.games.initiation import events, prompts, reports, violations
from companion.games.initiation.board import LAST, SPECIAL, Variant
from companion.games.initiation.settings import TableRules
from companion.language.glossary import declared_facts

HERE = Path(__file__).parent
FILES = [file for file in HERE.glob("test_*.py") if file.name != Path(__file__).name]
TEXT = "\n".join(file.read_text(encoding="utf-8") for file in FILES)
TRANSCRIPTS = Path(__file__).parents[2] / "transcripts" / "initiation"
PLAYED = "\n".join(
    file.read_text(encoding="utf-8") for file in TRANSCRIPTS.glob("*.txt")
)
OF_OTHER_GAMES = {"too-few-players", "not-in-this-game"}
"""Nobody deals here: whoever is at the table plays on; and who leaves comes back."""


def _facts(module: ModuleType, shape: type[Fact]) -> tuple[type[Fact], ...]:
    found = declared_facts(module)
    return tuple(one for one in found if issubclass(one, shape))


@pytest.mark.parametrize(
    "violation",
    [
        kind(one)
        for module in (common, violations)
        for one in _facts(module, Violation)
        if kind(one) not in OF_OTHER_GAMES
    ],
)
def test_every_violation_is_met(violation: str) -> None:
    """No objection that no test has seen."""
    assert f'"{violation}"' in TEXT


@pytest.mark.parametrize(
    "event",
    [one for one in _facts(events, Event) if not one.__subclasses__()],
    ids=kind,
)
def test_every_event_is_met(event: type[Event]) -> None:
    """In a test of the rules, or in a game that is written down."""
    is_named = f'"{kind(event)}"' in TEXT or f"events.{event.__name__}(" in TEXT
    assert is_named or f"* {kind(event)} " in PLAYED


@pytest.mark.parametrize("fact", _facts(prompts, Prompt), ids=kind)
def test_every_prompt_is_met(fact: type[Prompt]) -> None:
    """Every way in which the table is asked."""
    assert f"prompts.{fact.__name__}(" in TEXT


@pytest.mark.parametrize("fact", _facts(reports, Report), ids=kind)
def test_every_answer_is_met(fact: type[Report]) -> None:
    """Every way in which a question is answered."""
    assert f"reports.{fact.__name__}(" in TEXT


@pytest.mark.parametrize("rule", [field.name for field in fields(TableRules)])
def test_every_table_rule_is_played_otherwise_too(rule: str) -> None:
    """The usual way is what all other tests play."""
    assert f"TableRules({rule}=" in TEXT


@pytest.mark.parametrize("square", sorted(SPECIAL - {LAST}))
def test_every_square_that_acts_is_visited_in_a_written_game(square: int) -> None:
    """With the words for it, in some language."""
    visits = (f"square={square} ", f"led={square} ", f"again=[{square}", f", {square}")

    assert any(one in PLAYED for one in visits)


@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("language", ["cs", "en", "fr"])
def test_a_whole_game_of_every_variant_is_written_down(
    variant: Variant, language: str
) -> None:
    """For each language somebody wins in a transcript."""
    name = "whole-game-3" if variant is Variant.PLAIN else variant.value
    path = TRANSCRIPTS / f"{name}.{language}.txt"

    assert "* game-won" in path.read_text(encoding="utf-8")
