"""The durable record of one evening, in one SQLite file: one game or several."""

import json
import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from companion.sitting.erasing import erase
from companion.sitting.faults import SittingError, told
from companion.sitting.reading import (
    MAGIC,
    Header,
    Kept,
    Reader,
    Step,
    check,
    is_database,
)
from companion.sitting.schema import migrate


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
        self._reader = Reader(path, self._connection)
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

    @property
    def game(self) -> int:
        """Return the number of the game to which the next entry belongs; 0 if none."""
        return self._game

    @property
    def reader(self) -> Reader:
        """Return what reads it without choosing where the next entry belongs."""
        return self._reader

    def headers(self) -> tuple[tuple[int, Header], ...]:
        """Return what each game is about, by its number, the earliest first.

        Raises:
            SittingError: where the file is damaged.
        """
        return self._reader.headers() if self._is_begun else ()

    def load(self, number: int) -> Kept:
        """Return one game with its steps in order; what is appended now belongs to it.

        Raises:
            SittingError: where the file is damaged.
        """
        kept = self._reader.load(number)
        self._game = number
        return kept

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

    def append(self, steps: Sequence[Step], standing: Standing) -> None:
        """Commit steps, and how the game stands after them; the moment is now.

        Once this returns, a power cut cannot lose them.

        Raises:
            SittingError: where they cannot be kept; then none of them is.
        """
        now = self._clock()
        rows = [
            (
                json.dumps(step.operation),
                json.dumps(step.events),
                step.heard,
                now,
                self._game,
            )
            for step in steps
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

    def erase(self, number: int, names: Mapping[str, str]) -> None:
        """Put other names in the place of some in a game, and drop what was said in it.

        No trace of them is left in the file.

        Raises:
            SittingError: where it cannot be written; then all of it stays.
        """
        with self._transaction():
            erase(self._connection, number, names)
        with told(self.path):
            self._connection.execute("VACUUM")

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

    def _lock(self) -> bool:
        """Take the file for this process; return whether a game was begun in it."""
        run = self._connection.execute
        run("PRAGMA locking_mode = EXCLUSIVE")
        run("PRAGMA secure_delete = ON")
        is_begun = check(self.path, self._connection)
        run("PRAGMA journal_mode = WAL")
        run("PRAGMA synchronous = FULL")
        with self._transaction():
            if is_begun:
                migrate(self._connection)
        return is_begun


def _make_or_check(path: Path) -> None:
    """Make an empty file with mode 0600, or see that the one there is SQLite's."""
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        return
    if not path.is_file():
        raise SittingError(path, "foreign")
    with path.open("rb") as file:
        start = file.read(len(MAGIC) + 2)
    if not is_database(start):
        raise SittingError(path, "foreign")
    page = int.from_bytes(start[len(MAGIC) :], "big")
    is_recoverable = path.with_name(f"{path.name}-wal").exists()
    if page > 1 and path.stat().st_size % page and not is_recoverable:
        raise SittingError(path, "damaged")
    if not os.access(path, os.W_OK):
        raise SittingError(path, "read-only")
