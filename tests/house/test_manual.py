"""The man page and the completion tell of the commands there are, and of no others."""

import argparse
import contextlib
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from argparse_manpage.manpage import Manpage

from companion.arguments import SHELLS, parser
from tests.house.program import ROOT, inside

PAGE = ROOT / "man" / "companion.1"
ANEW = "companion.1 is out of date: run `make manual`"
SUMMARY = "offline companion at the game table, by voice and by keyboard"


def manual() -> str:
    """Return the man page as the arguments of today make it."""
    data = {
        "project_name": "shamans-companion",
        "manual_title": "Shamans companion",
        "description": SUMMARY,
        "date": "2026-11-30",
        "include": str(ROOT / "man" / "sections.txt"),
    }
    return str(Manpage(parser(), data, format="single-commands-section"))


def told(page: str) -> str:
    """Return a page without its usage lines, which Python words in several ways."""
    paragraphs = page.split("\n\n")
    return "\n\n".join(one for one in paragraphs if not one.startswith("usage:"))


def commands(
    known: argparse.ArgumentParser, name: str = "companion"
) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Yield all commands with what they are called."""
    yield name, known
    for action in known._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below, inner in action.choices.items():
                yield from commands(inner, f"{name} {below}")


def options(known: argparse.ArgumentParser) -> set[str]:
    """Return all options of a command but that for help."""
    return {
        option
        for action in known._actions
        for option in action.option_strings
        if option not in ("-h", "--help")
    }


def test_the_man_page_is_what_the_commands_make_it(
    request: pytest.FixtureRequest,
) -> None:
    """Whoever adds a command runs `make manual`, and reads the difference."""
    if request.config.getoption("--accept"):
        PAGE.write_text(manual(), encoding="utf-8")

    assert told(PAGE.read_text(encoding="utf-8")) == told(manual()), ANEW


def test_the_man_page_names_every_command_and_option() -> None:
    """Options are told with their command, and nothing is told that there is not."""
    page = PAGE.read_text(encoding="utf-8").replace("\\-", "-")
    sections = dict(
        re.findall(r"\.SS \\fB(.+?)\\fR\n(.*?)(?=\n\.S[SH]|\Z)", page, re.S)
    )
    every = dict(commands(parser()))

    assert set(sections) == set(every) - {"companion"}
    for name, section in sections.items():
        assert set(re.findall(r"\\fB(--[a-z-]+)", section)) == options(every[name])


def test_the_man_page_is_read_without_a_fault() -> None:
    """What formats pages has nothing to warn of."""
    with contextlib.suppress(FileNotFoundError):
        done = subprocess.run(
            ["groff", "-man", "-ww", "-z", "-Kutf8", str(PAGE)],
            capture_output=True,
            text=True,
            check=False,
        )
        faults = [line for line in done.stderr.splitlines() if "error" in line]
        assert (done.returncode, faults) == (0, [])


def test_every_argument_has_its_help() -> None:
    """Whoever asks how a command is used is told what everything in it is for."""
    bare = {
        f"{name} {action.dest}"
        for name, known in commands(parser())
        for action in known._actions
        if not action.help and not isinstance(action, argparse._SubParsersAction)
    }

    assert bare == set()


@pytest.mark.parametrize("shell", SHELLS)
def test_a_shell_is_told_every_command_and_option(tmp_path: Path, shell: str) -> None:
    """The script is printed, to be put where the shell looks for it."""
    done = inside(tmp_path, "completion", shell)

    script = "\n".join(done.out)
    every = dict(commands(parser()))
    names = {word for name in every for word in name.split()}
    names |= {option.lstrip("-") for one in every.values() for option in options(one)}

    assert done.status == 0
    assert {name for name in names if name not in script} == set()


BASH = """
source {script}
COMP_WORDS=({words}); COMP_CWORD={place}; COMP_LINE="{line}"; COMP_POINT={length}
"$(complete -p companion | sed 's/.*-F \\([^ ]*\\).*/\\1/')"
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
COMPLETED = {
    "companion pl": {"play", "players"},
    "companion play sh": {"shamans"},
    "companion play shamans --li": {"--listening"},
    "companion models in": {"install"},
    "companion check --s": {"--short"},
}


@pytest.mark.parametrize("line", COMPLETED)
def test_bash_completes_what_is_begun(tmp_path: Path, line: str) -> None:
    """Commands, games, options and the words they take."""
    script = tmp_path / "companion.bash"
    text = "\n".join(inside(tmp_path, "completion", "bash").out)
    script.write_text(text, encoding="utf-8")
    words = line.split()
    place, length = len(words) - 1, len(line)
    asked = BASH.format(
        script=script, words=" ".join(words), place=place, line=line, length=length
    )

    done = subprocess.run(
        ["bash", "-c", asked], capture_output=True, text=True, check=False
    )

    assert done.stderr == ""
    assert set(done.stdout.split()) == COMPLETED[line]
