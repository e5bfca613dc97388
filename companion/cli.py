"""The command line: the only module that prints or exits."""

import argparse
import io
import logging
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from companion import __version__, config, demo
from companion.config import Settings
from companion.core.errors import CompanionError
from companion.evening import UsageError, Wish, table_for
from companion.gathering import Gathering
from companion.language.locale import languages
from companion.lines import Lines
from companion.opening import Ended
from companion.resources import resource
from companion.typed import Play, as_json, understood

DEFAULT_GAME = "shamans"


class Parser(argparse.ArgumentParser):
    """Say one line where an argument is wrong; no abbreviations."""

    def __init__(self, **described: Any) -> None:
        """Take what the standard parser takes."""
        super().__init__(allow_abbrev=False, **described)

    def error(self, message: str) -> NoReturn:
        """Raise what `main` says."""
        raise UsageError(f"{self.prog}: {message}; see {self.prog} --help.")


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the companion and exit."""
    _prepare_streams()
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")
    try:
        status = _run(_parsed(sys.argv[1:] if arguments is None else arguments))
    except CompanionError as error:
        print(error, file=sys.stderr)
        status = 2
    except BrokenPipeError:
        # Whoever read the answers has gone; there is nobody to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        status = 1
    sys.exit(status)


def _run(given: argparse.Namespace) -> int:
    settings = _settings(given)
    match given.command:
        case "demo":
            demo.run(_wish(given, settings), _say)
        case "understand":
            _understand(_wish(given, settings))
        case "play" if given.json:
            return _play_json(given, settings)
        case _:
            _play(given, settings)
    return 0


def _settings(given: argparse.Namespace) -> Settings:
    files = [resource("config.yaml")]
    if given.config is not None:
        files.append(given.config)
    return config.load(files, languages())


def _wish(given: argparse.Namespace, settings: Settings) -> Wish:
    players = given.players
    return Wish(
        game=given.game,
        settings=settings,
        players=None if players is None else tuple(players.split(",")),
        language=given.language,
        sitting=given.sitting,
        clock=time.time,
        note=_note,
    )


def _play_json(given: argparse.Namespace, settings: Settings) -> int:
    table = table_for(_wish(given, settings))
    try:
        for line in as_json(table, _lines(), given.listening or "press"):
            _say(line)
    except KeyboardInterrupt:
        return 130
    finally:
        table.close()
    return 0


def _play(given: argparse.Namespace, settings: Settings) -> None:
    wish, lines = _wish(given, settings), _lines()
    is_asked_bare = given.command is None
    if is_asked_bare and sys.stdin is None:
        demo.run(wish, _say)
        return
    gathering = Gathering(wish, lines, _say)
    try:
        play = Play(gathering.table(), lines, _say)
    except (Ended, KeyboardInterrupt):
        if is_asked_bare and lines.count == 0 and not sys.stdin.isatty():
            demo.run(wish, _say)
        else:
            gathering.end()
        return
    try:
        play.run()
    except KeyboardInterrupt:
        pass
    finally:
        play.end()


def _understand(wish: Wish) -> None:
    table = table_for(wish)
    for line in understood(table, _lines()):
        _say(line)


def _parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = Parser(prog="companion", description="A companion at the game table.")
    parser.add_argument("--version", action="version", version=_version())
    parser.set_defaults(**_NOTHING)
    commands = parser.add_subparsers(dest="command", parser_class=Parser)
    play = commands.add_parser("play", help="follow a game at the table")
    _add_table(play)
    play.add_argument("--sitting", type=Path, metavar="FILE", help="keep the game here")
    play.add_argument("--listening", choices=("press", "open", "called"))
    play.add_argument("--voice", action="store_true", help="listen and speak")
    play.add_argument("--audio", type=Path, nargs="+", metavar="FILE")
    play.add_argument("--recognizer", choices=("vosk",))
    play.add_argument("--model", type=Path, metavar="FOLDER")
    _add_table(commands.add_parser("understand", help="say what lines would mean"))
    shown = commands.add_parser("demo", help="hear a whole round")
    shown.add_argument("game", nargs="?", default=DEFAULT_GAME, choices=_games())
    shown.add_argument("--language", choices=languages())
    return parser.parse_args(arguments)


def _add_table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=_games(), help="the game")
    parser.add_argument("--players", metavar="A,B,C", help="names, clockwise")
    parser.add_argument("--language", choices=languages())
    parser.add_argument("--config", type=Path, metavar="FILE")
    parser.add_argument("--json", action="store_true", help="answer in JSON")


_NOTHING: dict[str, object] = {
    "game": DEFAULT_GAME,
    "players": None,
    "language": None,
    "config": None,
    "sitting": None,
    "json": False,
}
"""What bare `companion` leaves open: it asks."""


def _games() -> tuple[str, ...]:
    return config.game_names()


def _version() -> str:
    return f"companion {__version__}"


def _lines() -> Lines:
    return Lines(io.BytesIO() if sys.stdin is None else sys.stdin.buffer)


def _say(line: str) -> None:
    print(line, flush=True)


def _note(line: str) -> None:
    print(line, file=sys.stderr)


def _prepare_streams() -> None:
    """Let nothing that is said fail on its way out."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            encoding = stream.encoding if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="backslashreplace")
