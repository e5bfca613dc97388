"""The command `companion completion`: what lets a shell complete commands."""

import argparse
import importlib
from collections.abc import Iterator
from pathlib import Path

from companion.arguments import parser

_FOLDER = "FOLDER"


def script(shell: str) -> str:
    """Return what a shell reads to complete the commands and options there are."""
    shtab = importlib.import_module("shtab")
    known = parser()
    for action in _actions(known):
        if action.type is Path:
            action.complete = shtab.FILE  # type: ignore[attr-defined]
        elif action.metavar == _FOLDER:
            action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
    return str(shtab.complete(known, shell))


def _actions(known: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """Yield all arguments of a parser and of its commands."""
    for action in known._actions:
        yield action
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from _actions(below)
