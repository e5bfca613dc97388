"""The durable record of one evening, in one SQLite file: one game or several."""

import json
import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from companion.core.facts import Seat
from companion.sitting.faults import SittingError, told
from companion.sitting.schema import APPLICATION, VERSION, migrate

_MAGIC = b"SQLite format 3\0"
_HEADER = (
    "SELECT name, seats, language, configuration, began_at, is_finished, result,"
    " open_ends FROM game WHERE number = ?"
)


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


@dataclass(frozen=True, slots=True)
class Standing:
    """Hold how a game stands after what is appended."""

    language: str
    is_finished: bool = False
    result: object = None
    open_ends: object = None


class Sitting:
    """Keep one file open; no other companion can use it meanwhile."""

    def __init__(self, path: Path, clock: Callable[[], float]) -> None:
        """Open and lock a file, or make an empty one that only its owner can read.

        Raises:
            SittingError: where it cannot be used; it is left as it was.
        """
        self.path = path
        self._clock = clock
        self._game = 0
        with told(path):
            _make_or_check(path)
            uri = f"{path.absolute().as_uri()}?mode=rw"
            self._connection = sqlite3.connect(
                uri, uri=True, timeout=0, isolation_level=None
            )
        try:
            with told(path):
                self._is_begun = self._lock()
        except SittingError:
            self._connection.close()
            raise

    @property
    def is_empty(self) -> bool:
        """Return whether no game was begun in it."""
        return not self._is_begun

    def headers(self) -> tuple[tuple[int, Header], ...]:
        """Return what each game is about, by its number, the earliest first.

        Raises:
            SittingError: where the file is damaged.
        """
        if not self._is_begun:
            return ()
        with told(self.path):
            numbers = self._connection.execute("SELECT number FROM game ORDER BY 1")
            found = [number for (number,) in numbers.fetchall()]
            return tuple((number, self._header(number)[0]) for number in found)

    def load(self, number: int) -> Kept:
        """Return one game with its steps in order; what is appended now belongs to it.

        Raises:
            SittingError: where the file is damaged.
        """
        with told(self.path):
            header, open_ends = self._header(number)
            rows = self._connection.execute(
                "SELECT fact, events, heard, told_at FROM operation"
                " WHERE game = ? ORDER BY sequence",
                (number,),
            )
            steps = tuple(_step(row) for row in rows)
        self._game = number
        return Kept(number, header, steps, open_ends)

    def begin(self, header: Header) -> None:
        """Begin a game; what is appended from now on belongs to it.

        Raises:
            SittingError: where it cannot be written.
        """
        row = (
            header.game,
            json.dumps(header.seats),
            header.language,
            json.dumps(header.configuration),
            self._clock(),
        )
        with self._transaction():
            migrate(self._connection)
            begun = self._connection.execute(
                "INSERT INTO game VALUES (NULL, ?, ?, ?, ?, ?, 0, 'null', 'null')", row
            )
            self._game = int(begun.lastrowid or 0)
        self._is_begun = True

    def append(
        self,
        steps: Sequence[tuple[Mapping[str, object], Sequence[object] | None]],
        heard: str | None,
        standing: Standing,
    ) -> None:
        """Commit operations with their events, and how the game stands after them.

        Once this returns, a power cut cannot lose them.

        Raises:
            SittingError: where they cannot be kept; then none of them is.
        """
        now = self._clock()
        rows = [
            (json.dumps(operation), json.dumps(events), heard, now, self._game)
            for operation, events in steps
        ]
        stands = (
            standing.language,
            standing.is_finished,
            json.dumps(standing.result),
            json.dumps(standing.open_ends),
            self._game,
        )
        with self._transaction():
            self._connection.executemany(
                "INSERT INTO operation (fact, events, heard, told_at, game)"
                " VALUES (?, ?, ?, ?, ?)",
                rows,
            )
            self._connection.execute(
                "UPDATE game SET language = ?, is_finished = ?, result = ?,"
                " open_ends = ? WHERE number = ?",
                stands,
            )

    def close(self) -> None:
        """Let go of the file; an empty one is removed."""
        self._connection.close()
        if not self._is_begun:
            self.path.unlink(missing_ok=True)

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """Commit all that the block writes, or nothing of it."""
        with told(self.path), self._connection:
            self._connection.execute("BEGIN IMMEDIATE")
            yield

    def _header(self, number: int) -> tuple[Header, object]:
        row = self._connection.execute(_HEADER, (number,)).fetchone()
        game, seats, language, configuration, began, is_finished, result, ends = row
        header = Header(
            game,
            tuple(Seat(seat) for seat in json.loads(seats)),
            language,
            json.loads(configuration),
            began,
            bool(is_finished),
            json.loads(result),
        )
        return header, json.loads(ends)

    def _lock(self) -> bool:
        """Take the file for this process; return whether a game was begun in it."""
        run = self._connection.execute
        run("PRAGMA locking_mode = EXCLUSIVE")
        run("PRAGMA secure_delete = ON")
        is_begun = bool(run("SELECT count(*) FROM sqlite_master").fetchone()[0])
        if is_begun and run("PRAGMA application_id").fetchone()[0] != APPLICATION:
            raise SittingError(self.path, "foreign")
        version = run("PRAGMA user_version").fetchone()[0]
        if version > VERSION:
            raise SittingError(self.path, "newer")
        if run("PRAGMA quick_check").fetchone()[0] != "ok":
            raise SittingError(self.path, "damaged")
        run("PRAGMA journal_mode = WAL")
        run("PRAGMA synchronous = FULL")
        with self._transaction():
            if is_begun and version < VERSION:
                migrate(self._connection)
        return is_begun


def _step(row: tuple[str, str | None, str | None, float]) -> Step:
    fact, events, heard, told_at = row
    operation = json.loads(fact)
    if not isinstance(operation, dict):
        raise ValueError("an operation is an object")
    changed = None if events is None else json.loads(events)
    return Step(operation, changed, heard, told_at)


def _make_or_check(path: Path) -> None:
    """Make an empty file with mode 0600, or see that the one there is SQLite's."""
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        return
    if not path.is_file():
        raise SittingError(path, "foreign")
    with path.open("rb") as file:
        start = file.read(len(_MAGIC) + 2)
    if start and not start.startswith(_MAGIC):
        raise SittingError(path, "foreign")
    page = int.from_bytes(start[len(_MAGIC) :], "big")
    is_recoverable = path.with_name(f"{path.name}-wal").exists()
    if page > 1 and path.stat().st_size % page and not is_recoverable:
        raise SittingError(path, "damaged")
    if not os.access(path, os.W_OK):
        raise SittingError(path, "read-only")
