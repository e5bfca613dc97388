"""Read sittings: the one that is open, or a copy of one that nobody writes to."""

import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from companion.core.facts import Seat
from companion.sitting.faults import SittingError, told
from companion.sitting.schema import APPLICATION, VERSION, migrate

_HEADER = (
    "SELECT name, seats, language, configuration, began_at, is_finished, result,"
    " open_ends FROM game WHERE number = ?"
)
_STEPS = (
    "SELECT fact, events, heard, told_at FROM operation"
    " WHERE game = ? ORDER BY sequence"
)
MAGIC = b"SQLite format 3\0"
"""How files of SQLite begin."""
_END_OF_TIME = 2.0e11
"""Seconds since 1970; calendars end a little later."""


@dataclass(frozen=True, slots=True)
class Header:
    """Hold what one game of a sitting is about."""

    game: str
    seats: tuple[Seat, ...]
    language: str
    configuration: object
    """The game's settings as plain values, as they were when the game began."""
    began_at: float = 0.0
    """Seconds since 1970; the sitting fills it in."""
    is_finished: bool = False
    result: object = None
    """How the game stands, as plain values; `None` where an older version kept it."""


@dataclass(frozen=True, slots=True)
class Step:
    """Hold one operation as it was kept."""

    operation: Mapping[str, object]
    events: Sequence[object] | None = None
    """What it changed; `None` where nothing, or where an older version kept it."""
    heard: str | None = None
    told_at: float = 0.0


@dataclass(frozen=True, slots=True)
class Kept:
    """Hold one game as it was kept."""

    number: int
    """Its place in the sitting; the first is 1."""
    header: Header
    steps: tuple[Step, ...]
    open_ends: object = None
    """What the conversation was still about, as plain values."""


class Reader:
    """Read the games of a sitting through a connection."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        """Take the file's name, for faults, and a connection to this version of it."""
        self.path = path
        self._connection = connection

    def headers(self) -> tuple[tuple[int, Header], ...]:
        """Return what each game is about, by its number, the earliest first.

        Raises:
            SittingError: where the file is damaged.
        """
        with told(self.path):
            numbers = self._connection.execute("SELECT number FROM game ORDER BY 1")
            found = [number for (number,) in numbers.fetchall()]
            return tuple((number, self._header(number)[0]) for number in found)

    def load(self, number: int) -> Kept:
        """Return one game with its steps in order.

        Raises:
            SittingError: where the file is damaged.
        """
        with told(self.path):
            header, open_ends = self._header(number)
            rows = self._connection.execute(_STEPS, (number,))
            return Kept(number, header, tuple(map(_step, rows)), open_ends)

    def _header(self, number: int) -> tuple[Header, object]:
        row = self._connection.execute(_HEADER, (number,)).fetchone()
        game, seats, language, configuration, began, is_finished, result, ends = row
        names = json.loads(seats)
        if not all(isinstance(one, str) for one in (game, language, *names)):
            raise ValueError("games, languages and seats are names")
        header = Header(
            game,
            tuple(map(Seat, names)),
            language,
            json.loads(configuration),
            _moment(began),
            bool(is_finished),
            json.loads(result),
        )
        return header, json.loads(ends)


def _step(row: tuple[str, str | None, str | None, float]) -> Step:
    fact, events, heard, told_at = row
    operation = json.loads(fact)
    changed = None if events is None else json.loads(events)
    if not isinstance(operation, dict) or not isinstance(changed, list | None):
        raise ValueError("an operation is an object, events are a list")
    return Step(operation, changed, heard, _moment(told_at))


def _moment(seconds: float) -> float:
    """Return seconds since 1970 that a calendar of people can hold."""
    moment = float(seconds)
    if not 0 <= moment < _END_OF_TIME:
        raise ValueError("nobody plays at that time")
    return moment


def is_database(start: bytes) -> bool:
    """Return whether a file that begins so is one of SQLite's; an empty one may be."""
    return not start or start.startswith(MAGIC)


def check(path: Path, connection: sqlite3.Connection) -> bool:
    """See that a file is a sound sitting; return whether a game was begun in it.

    Raises:
        SittingError: where it is not, or where a later version wrote it.
    """
    run = connection.execute
    is_begun = bool(run("SELECT count(*) FROM sqlite_master").fetchone()[0])
    if is_begun and run("PRAGMA application_id").fetchone()[0] != APPLICATION:
        raise SittingError(path, "foreign")
    if run("PRAGMA user_version").fetchone()[0] > VERSION:
        raise SittingError(path, "newer")
    if run("PRAGMA quick_check").fetchone()[0] != "ok":
        raise SittingError(path, "damaged")
    return is_begun


def copied(path: Path) -> Reader:
    """Return a reader of a copy in memory; no file is made or changed.

    A sitting that is open, or was when the power went, is left to who can lock it.

    Raises:
        SittingError: where it cannot be read, or is no sitting.
    """
    if path.with_name(f"{path.name}-wal").exists():
        raise SittingError(path, "busy")
    memory = sqlite3.connect(":memory:", isolation_level=None)
    with told(path):
        with path.open("rb") as file:
            if not is_database(file.read(len(MAGIC))):
                raise SittingError(path, "foreign")
        uri = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
        disk = sqlite3.connect(uri, uri=True)
        try:
            check(path, disk)
            disk.backup(memory)
        finally:
            disk.close()
        memory.execute("BEGIN")
        migrate(memory)
        memory.execute("COMMIT")
    return Reader(path, memory)
