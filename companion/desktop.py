"""The command `companion desktop`: a start file that opens a plain terminal."""

import contextlib
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from companion.checking.findings import System, system
from companion.core.errors import CompanionError
from companion.core.words import Argument, Phrase
from companion.evening import Wish
from companion.folders import applications_folder, data_folder, desktop_folder
from companion.language.locale import Locale, languages

Say = Callable[[str], None]
_FILE = "shamans-companion"
_SCRIPT = """#!/bin/sh
# Starts the companion; where that fails, the window stays open to be read.
{python} -m companion "$@" || {{ status=$?; read -r _; exit $status; }}
"""
_ENTRY = """[Desktop Entry]
Type=Application
Version=1.0
{texts}
Exec={script}
Terminal=true
Categories=Game;BoardGame;
"""
_BATCH = """@echo off
chcp 65001 >nul
"{python}" -m companion %*
if errorlevel 1 pause
"""


class StartFileUnwritten(CompanionError):
    """A start file cannot be put where the desktop looks for it."""


@dataclass(frozen=True, slots=True)
class StartFile:
    """Hold a file that starts the companion, or that a desktop reads to do so."""

    path: Path
    text: str
    is_program: bool = False
    newline: str = "\n"

    def write(self) -> None:
        """Put it in its place."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(self.text, "utf-8", newline=self.newline)
        if self.is_program:
            self.path.chmod(0o755)


def run(action: str, wish: Wish, say: Say) -> int:
    """Show, install or remove the start file, and return the status.

    Raises:
        StartFileUnwritten: in the language of the table.
    """
    game = wish.configuration.game()
    locale = wish.locales.locale(wish.spoken, game)
    names = {one: wish.locales.locale(one, game) for one in languages()}
    files = start_files(names, locale.profile.code)

    def told(message: str, **said: Argument) -> str:
        return locale.messages.sentence(Phrase(f"desktop-{message}", said))

    shown = files[-1].path
    try:
        match action:
            case "install":
                for file in files:
                    file.write()
                say(told("installed", file=str(shown), system=system()))
            case "remove":
                was_there = shown.exists()
                for file in files:
                    with contextlib.suppress(FileNotFoundError):
                        file.path.unlink()
                say(told("removed" if was_there else "absent"))
            case _:
                is_there = shown.exists()
                say(told("there", file=str(shown)) if is_there else told("absent"))
    except OSError as error:
        raise StartFileUnwritten(told("unwritten", file=str(shown))) from error
    return 0


def start_files(
    names: dict[str, Locale],
    language: str,
    of: System | None = None,
    python: str = sys.executable,
) -> tuple[StartFile, ...]:
    """Return the files that start the companion on a system, what is clicked last."""
    title = _text(names[language], "name")
    match of or system():
        case "windows":
            text = _BATCH.format(python=python.replace("%", "%%"))
            path = desktop_folder() / f"{title}.bat"
            return (StartFile(path, text, newline="\r\n"),)
        case "macos":
            text = _SCRIPT.format(python=_for_shell(python))
            path = desktop_folder() / f"{title}.command"
            return (StartFile(path, text, is_program=True),)
        case "linux":
            script = data_folder() / "start.sh"
            entry = _ENTRY.format(texts=_texts(names), script=_for_entry(str(script)))
            return (
                StartFile(
                    script, _SCRIPT.format(python=_for_shell(python)), is_program=True
                ),
                StartFile(applications_folder() / f"{_FILE}.desktop", entry),
            )


def _texts(names: dict[str, Locale]) -> str:
    """Return name and comment in all languages; without a language it is English."""
    lines = []
    for key, message in (("Name", "name"), ("Comment", "comment")):
        usual = names.get("en") or next(iter(names.values()))
        lines.append(f"{key}={_text(usual, message)}")
        lines += [f"{key}[{one}]={_text(names[one], message)}" for one in names]
    return "\n".join(lines)


def _text(locale: Locale, message: str) -> str:
    return locale.messages.sentence(Phrase(f"desktop-{message}", {}))


def _for_shell(path: str) -> str:
    quoted = path.replace("'", "'\\''")
    return f"'{quoted}'"


def _for_entry(path: str) -> str:
    """Return a path as `Exec` takes it: quoted, escaped, and escaped again."""
    quoted = path.replace("\\", "\\\\")
    for sign in '"`$':
        quoted = quoted.replace(sign, f"\\{sign}")
    return '"' + quoted.replace("\\", "\\\\").replace("%", "%%") + '"'
