"""The command line: the only module that prints or exits."""

import argparse
import contextlib
import importlib
import io
import logging
import os
import sys
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from companion import config, demo
from companion.arguments import parsed
from companion.company import Typing
from companion.core.errors import CompanionError
from companion.evening import UsageError, Wish, table_for
from companion.gathering import Gathering
from companion.keyboard import Keyboard
from companion.lines import Lines
from companion.opening import Ended, Left
from companion.plain import prepare_streams, printable
from companion.table import Table
from companion.typed import Play, as_json, to_the_end, understood
from companion.wishing import settings_for, wish_for

if TYPE_CHECKING:
    from companion.hall import Hall

Say = Callable[[str], None]
_EVENINGS = {
    "export": "exporting",
    "guide": "guiding",
    "players": "naming",
    "replay": "reading_back",
    "scores": "scores",
}
"""What tends to evenings, and to friends who come, by the name of the command."""


class OutputLost(CompanionError):
    """What is to be read cannot be written where it goes."""

    def __init__(self, error: OSError) -> None:
        reason = error.strerror or "it cannot be written"
        super().__init__(
            f"standard output: {reason}; what was announced is kept, start again with "
            "room to write."
        )


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the companion and exit."""
    prepare_streams()
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")
    try:
        status = _run(parsed(sys.argv[1:] if arguments is None else arguments))
    except OutputLost as error:
        print(error, file=sys.stderr)
        _turn_away()
        status = 1
    except CompanionError as error:
        print(error, file=sys.stderr)
        status = 2
    except BrokenPipeError:
        # Whoever read the answers has gone; there is nobody to tell.
        _turn_away()
        status = 1
    sys.exit(status)


def _run(
    given: argparse.Namespace,
    say: Say | None = None,
    lines: Lines | None = None,
) -> int:
    """Do what is asked for; what it says, and whom it asks, may be given."""
    say = say or _say
    if given.command == "check":
        return _check(given)
    settings = settings_for(given)
    wish = wish_for(given, settings, _note)
    match given.command:
        case "demo":
            _demonstrate(wish, _sayer(given))
        case "understand":
            _understand(wish)
        case "models":
            return _tend_models(given, wish, say)
        case "completion":
            completion = importlib.import_module("companion.completion")
            _say(completion.script(given.shell))
        case "desktop":
            desktop = importlib.import_module("companion.desktop")
            return int(desktop.run(given.action, wish, _say))
        case "handbook":
            handbook = importlib.import_module("companion.handbook")
            return int(handbook.run(given, wish, _sayer(given)))
        case "learned":
            return _tend_lessons(given, wish)
        case "forget":
            forgetting = importlib.import_module("companion.forgetting")
            return int(forgetting.run(given, wish, say, lines or Lines(_stream())))
        case "box":
            boxes = importlib.import_module("companion.boxes")
            return int(boxes.run(given, wish, say, lines or Lines(_stream())))
        case "scores" | "players" | "replay" | "export" | "guide":
            return _tend_evenings(given, wish, say)
        case "practice":
            table = importlib.import_module("companion.rehearsing").practice_table(wish)
            to_the_end(_shell(given, wish, table, lines or Lines(_stream())))
        case "play" if given.audio:
            return _play_recordings(given, wish)
        case "play" if given.json:
            return _play_json(wish)
        case _:
            _play(given, wish)
    return 0


def _play_json(wish: Wish) -> int:
    table = table_for(wish)
    try:
        for line in as_json(table, Lines(_stream()), time.monotonic):
            _say(line)
    except KeyboardInterrupt:
        return 130
    finally:
        table.close()
    return 0


def _play_recordings(given: argparse.Namespace, wish: Wish) -> int:
    devices = importlib.import_module("companion.devices")
    recorded = importlib.import_module("companion.recorded")
    table, say = table_for(wish), _say if given.json else _sayer(given)
    try:
        for spoken in recorded.answers(table, given.audio, wish.settings.general):
            for line in (spoken.as_json(),) if given.json else spoken.said:
                say(line)
    except KeyboardInterrupt:
        return 130
    except CompanionError as error:
        raise UsageError(" ".join(devices.told(table, error))) from error
    finally:
        table.close()
    return 0


def _check(given: argparse.Namespace) -> int:
    # Only here: it loads everything there is.
    check = importlib.import_module("companion.check")
    broken = None
    try:
        settings = settings_for(given)
    except config.ConfigError as error:
        broken, given.config = error, None
        settings = settings_for(given)
    wish = wish_for(given, settings, _note)
    status: int = check.run(check.asked(given), wish, _say, _note, broken)
    return status


def _tend_models(given: argparse.Namespace, wish: Wish, say: Say) -> int:
    # Only here: the network takes longer to load than the first line may wait.
    models = importlib.import_module("companion.models")
    asked = models.Asked(given.action, tuple(given.names), given.source)
    status: int = models.run(asked, wish, say, _note)
    return status


def _tend_lessons(given: argparse.Namespace, wish: Wish) -> int:
    # Only here: what sounds alike takes longer to load than the first line may wait.
    learned = importlib.import_module("companion.learned")
    status: int = learned.run(given.action, wish, _say, _note)
    return status


def _tend_evenings(given: argparse.Namespace, wish: Wish, say: Say) -> int:
    module = importlib.import_module(f"companion.{_EVENINGS[given.command]}")
    status: int = module.run(given, wish, say, _note)
    return status


def _play(given: argparse.Namespace, wish: Wish) -> None:
    lines, say = Keyboard(_stream()), _sayer(given)
    is_bare = given.command is None
    if is_bare and sys.stdin is None:
        _demonstrate(wish, say)
        return
    is_menu = is_bare and sys.stdin.isatty()
    gathering = Gathering(wish, lines, say)
    try:
        if is_menu:
            menu = importlib.import_module("companion.menu")
            wish = menu.greeted(wish, lines, say)
        hall = _hall(given, wish, lines, say)
        with hall or contextlib.nullcontext():
            if is_menu:
                wish = menu.chosen(wish, hall or Typing(lines, say), _order)
            gathering = Gathering(wish, lines, say, hall)
            table = gathering.table()
        play = _shell(given, wish, table, lines, hall)
    except Left:
        return
    except (Ended, KeyboardInterrupt):
        if is_bare and lines.count == 0 and not sys.stdin.isatty():
            _demonstrate(wish, say)
        else:
            gathering.end()
        return
    to_the_end(play)


def _order(arguments: Sequence[str], say: Say, lines: Lines) -> None:
    """Do what the menu asks for; what goes wrong is said there."""
    if tuple(arguments[:2]) == ("models", "install"):
        say = _say  # It speaks itself, of each quarter.
    try:
        _run(parsed(arguments), say, lines)
    except OutputLost:
        raise
    except CompanionError as error:
        say(str(error))


def _hall(
    given: argparse.Namespace, wish: Wish, lines: Keyboard, say: Say
) -> "Hall | None":
    """Return where a table is set up by voice; `None` where it is by keyboard alone."""
    is_bare, general = given.command is None, wish.settings.general
    is_terminal = sys.stdin is not None and sys.stdin.isatty()
    if not (given.voice or (is_bare and is_terminal)):
        return None
    senses = importlib.import_module("companion.senses")
    if not given.voice and not senses.is_spoken(general):
        return None
    hall: Hall = senses.hall(general, lines, say)
    return hall


def _shell(
    given: argparse.Namespace,
    wish: Wish,
    table: Table,
    lines: Lines,
    hall: "Hall | None" = None,
) -> Play:
    """Return play by keyboard, or by voice too; sound is loaded only where wanted."""
    say, general = _sayer(given), wish.settings.general
    if given.command is not None and not given.voice:
        return Play(table, lines, say)
    shell = importlib.import_module("companion.senses").Shell(table, lines, say, hall)
    if given.voice:
        play: Play = shell.aloud(general)
    else:
        play = shell.fitting(general, is_terminal=sys.stdin.isatty())
    return play


def _demonstrate(wish: Wish, say: Callable[[str], None]) -> None:
    with contextlib.suppress(KeyboardInterrupt):
        demo.run(wish, say)


def _understand(wish: Wish) -> None:
    table = table_for(wish)
    for line in understood(table, Lines(_stream())):
        _say(line)


def _stream() -> io.RawIOBase | io.BytesIO:
    """Return what is typed or piped in; nothing where there is no such stream."""
    buffered = None if sys.stdin is None else sys.stdin.buffer
    return buffered.raw if isinstance(buffered, io.BufferedReader) else io.BytesIO()


def _sayer(given: argparse.Namespace) -> Callable[[str], None]:
    shaped = printable(given.braille)
    return lambda line: _say(shaped(line))


def _say(line: str) -> None:
    try:
        print(line, flush=True)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OutputLost(error) from error


def _turn_away() -> None:
    """Let nothing more be written where nothing can be: Python would complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def _note(line: str) -> None:
    print(line, file=sys.stderr)
