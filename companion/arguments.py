"""What can be written on the command line."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from companion import __version__, config
from companion.evening import UsageError
from companion.language.locale import languages
from companion.plain import BRAILLE

DEFAULT_GAME = "shamans"
SHELLS = ("bash", "zsh", "fish")
"""The shells for which there is completion."""
_DESCRIPTION = """Follow a board game at the table: hear or read what is announced, keep
the state, tell the rules and keep the score. Without a command it asks what to do."""


class Parser(argparse.ArgumentParser):
    """Say one line where an argument is wrong; no abbreviations."""

    def __init__(self, **described: Any) -> None:
        """Take what the standard parser takes."""
        super().__init__(allow_abbrev=False, **described)

    def error(self, message: str) -> NoReturn:
        """Raise what the command line says."""
        raise UsageError(f"{self.prog}: {message}; see {self.prog} --help.")


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    """Return what the arguments ask for.

    Raises:
        UsageError: in one line, where they cannot be used.
    """
    return parser().parse_args(arguments)


def parser() -> Parser:
    """Return what knows all commands; manual and completion are made of it."""
    parser = Parser(prog="companion", description=_DESCRIPTION)
    parser.add_argument("--version", action="version", version=_version())
    parser.set_defaults(**_NOTHING)
    commands = parser.add_subparsers(dest="command", parser_class=Parser)
    play = commands.add_parser("play", help="follow a game at the table")
    _add_table(play)
    play.add_argument("--sitting", type=Path, metavar="FILE", help="keep the game here")
    box = "the box that is played with"
    play.add_argument("--box", metavar="NAME", help=box)
    listening = "how words are taken that are heard"
    choices = ("press", "open", "called")
    play.add_argument("--listening", choices=choices, help=listening)
    play.add_argument("--voice", action="store_true", help="listen and speak")
    audio = "hear these recordings instead of the microphone"
    play.add_argument("--audio", type=Path, nargs="+", metavar="FILE", help=audio)
    hears = "what turns speech into words"
    play.add_argument("--recognizer", choices=config.RECOGNIZERS, help=hears)
    play.add_argument("--model", metavar="FOLDER", help="the recognizer's model")
    _add_table(commands.add_parser("understand", help="say what lines would mean"))
    _add_models(commands.add_parser("models", help="install what hears speech"))
    learned = commands.add_parser("learned", help="show or clear what is misheard")
    _add_action(learned, "list", "clear")
    _add_common(learned)
    _add_check(commands.add_parser("check", help="try voices, models and microphone"))
    shown = commands.add_parser("demo", help="hear a whole round")
    game = shown.add_argument("game", nargs="?", default=DEFAULT_GAME, help="the game")
    game.choices = _games()
    shown.add_argument("--language", choices=languages(), help="what it speaks")
    _add_boxes(commands)
    practice, guide = _add_lessons(commands)
    _add_evenings(commands)
    _add_habits(commands)
    book = _add_handbook(commands)
    for one in (parser, play, shown, practice, guide, book):
        one.add_argument("--braille", **BRAILLE)
    return parser


def commands() -> frozenset[str]:
    """Return the names of all commands."""
    actions = parser()._actions
    found = (one for one in actions if isinstance(one, argparse._SubParsersAction))
    return frozenset(name for one in found for name in one.choices)


def _add_action(parser: argparse.ArgumentParser, *actions: str) -> None:
    """Let one of some actions be named; the first is meant where none is."""
    action = parser.add_argument("action", nargs="?", default=actions[0])
    action.choices, action.help = actions, f"what to do; {actions[0]} if not told"


def _add_table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=_games(), help="the game")
    parser.add_argument("--players", metavar="A,B,C", help="names, clockwise")
    _add_common(parser)
    parser.add_argument("--json", action="store_true", help="answer in JSON")


def _add_common(parser: argparse.ArgumentParser) -> None:
    language = "what it speaks, and hears"
    parser.add_argument("--language", choices=languages(), help=language)
    settings = "a configuration of your own"
    parser.add_argument("--config", type=Path, metavar="FILE", help=settings)


def _add_models(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, parser_class=Parser)
    actions.add_parser("list", help="say which there are")
    install = actions.add_parser("install", help="download and install some")
    source = "take it from this address, file or folder"
    install.add_argument("--from", dest="source", metavar="SOURCE", help=source)
    verify = actions.add_parser("verify", help="read installed ones again")
    remove = actions.add_parser("remove", help="delete some")
    for action, count in ((install, "+"), (verify, "*"), (remove, "+")):
        action.add_argument("names", nargs=count, metavar="NAME", help="of a model")
    for action in actions.choices.values():
        _add_common(action)


def _add_check(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--short", action="store_true", help="say only what is wrong")
    parser.add_argument("--echo", action="store_true", help="speak to itself")
    parser.add_argument("--json", action="store_true", help="answer in JSON")
    systems = ("here", "linux", "macos", "windows", "all")
    told = "tell what helps on a system instead"
    parser.add_argument("--notes", nargs="?", const="here", choices=systems, help=told)
    _add_common(parser)


def _add_handbook(commands: "argparse._SubParsersAction[Parser]") -> Parser:
    book = commands.add_parser("handbook", help="tell how to use all of it")
    book.add_argument(
        "only", nargs="?", choices=_games(), metavar="GAME", help="of one"
    )
    page = "write it as a page with headings"
    book.add_argument("--html", type=Path, metavar="FILE", help=page)
    _add_common(book)
    return book


def _add_lessons(
    commands: "argparse._SubParsersAction[Parser]",
) -> tuple[Parser, Parser]:
    practice = commands.add_parser("practice", help="practise without cards")
    told = "how sighted friends announce, in two minutes"
    guide = commands.add_parser("guide", help=told)
    for one in (practice, guide):
        game = one.add_argument("game", nargs="?", default=DEFAULT_GAME)
        game.choices, game.help = _games(), "the game"
        _add_common(one)
    practice.add_argument("--players", metavar="A,B,C", help="names; the first learns")
    practice.add_argument("--voice", action="store_true", help="listen and speak")
    return practice, guide


def _add_habits(commands: "argparse._SubParsersAction[Parser]") -> None:
    completion = commands.add_parser("completion", help="print what completes commands")
    completion.add_argument("shell", choices=SHELLS, help="the shell that reads it")
    desktop = commands.add_parser("desktop", help="start from the desktop, by a click")
    _add_action(desktop, "show", "install", "remove")
    _add_common(desktop)


def _add_boxes(commands: "argparse._SubParsersAction[Parser]") -> None:
    boxes = commands.add_parser("box", help="teach your box, and tend several")
    _add_action(boxes, "list", "show", "learn", "use", "rename", "forget")
    boxes.add_argument("names", nargs="*", metavar="NAME", help="of boxes, old first")
    boxes.add_argument("--yes", action="store_true", help="do not ask")
    _add_common(boxes)


def _add_evenings(commands: "argparse._SubParsersAction[Parser]") -> None:
    scores = commands.add_parser("scores", help="who won what, over all evenings")
    form = scores.add_mutually_exclusive_group()
    form.add_argument("--csv", action="store_true", help="a line a player and game")
    form.add_argument("--json", action="store_true", help="everything, as one object")
    scores.add_argument("--chart", type=Path, metavar="FILE.svg", help="draw the wins")
    scores.add_argument("--game", choices=_games(), dest="only", help="this game alone")
    people = commands.add_parser("players", help="say who is who across evenings")
    _add_action(people, "list", "rename", "merge")
    people.add_argument("names", nargs="*", metavar="NAME", help="of people, old first")
    replay = commands.add_parser("replay", help="read an evening back and check it")
    replay.add_argument("file", type=Path, metavar="FILE", help="an evening")
    replay.add_argument("--voice", action="store_true", help="speak it as well")
    export = commands.add_parser("export", help="write an evening for other programs")
    export.add_argument("file", type=Path, metavar="FILE", help="an evening")
    export.add_argument("--json", action="store_true", help="everything, as one object")
    export.add_argument("--to", type=Path, metavar="FILE", help="into a new file")
    forget = commands.add_parser("forget", help="remove what was kept, truly")
    what = ("person", "evening", "all")
    forget.add_argument("what", choices=what, help="what is to be removed")
    forget.add_argument("names", nargs="*", metavar="NAME|FILE", help="who, or which")
    forget.add_argument("--yes", action="store_true", help="do not ask")
    for command in (scores, people, replay, export, forget):
        _add_common(command)


_NOTHING: dict[str, object] = {
    "game": DEFAULT_GAME,
    "players": None,
    "language": None,
    "config": None,
    "sitting": None,
    "box": None,
    "json": False,
    "listening": None,
    "recognizer": None,
    "model": None,
    "voice": False,
    "audio": None,
    "braille": None,
    "names": (),
    "source": None,
}
"""What bare `companion` leaves open: it asks."""


def _games() -> tuple[str, ...]:
    return config.game_names()


def _version() -> str:
    return f"companion {__version__}"
