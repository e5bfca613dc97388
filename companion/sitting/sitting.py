"""The durable record of one evening, in one SQLite file."""

import json
import os
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from companion.core.facts import Seat
from companion.sitting.faults import SittingError, told

APPLICATION = 0x53484D4E
"""Marks the files of the companion; SQLite keeps it in the first page."""
VERSION = 1
_MAGIC = b"SQLite format 3\0"
_SCHEMA = f"""
BEGIN IMMEDIATE;
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = {VERSION};
CREATE TABLE header (
    game TEXT NOT NULL, seats TEXT NOT NULL, language TEXT NOT NULL,
    configuration TEXT NOT NULL, is_finished INTEGER NOT NULL
);
CREATE TABLE operation (
    sequence INTEGER PRIMARY KEY, fact TEXT NOT NULL, heard TEXT, told_at REAL NOT NULL
);
"""


@dataclass(frozen=True, slots=True)
class Header:
    """Hold what a sitting is about."""

    game: str
    seats: tuple[Seat, ...]
    language: str
    configuration: object
    """The game's settings as plain values, as they were when the sitting began."""
    is_finished: bool = False


class Sitting:
    """Keep one file open; no other companion can use it meanwhile."""

    def __init__(self, path: Path, clock: Callable[[], float]) -> None:
        """Open and lock a file, or make an empty one that only its owner can read.

        Raises:
            SittingError: where it cannot be used; it is left as it was.
        """
        self.path = path
        self._clock = clock
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

    def load(self) -> tuple[Header, tuple[Mapping[str, object], ...]] | None:
        """Return the header and all operations in order; `None` if nothing was begun.

        Raises:
            SittingError: where the file is damaged.
        """
        if not self._is_begun:
            return None
        with told(self.path):
            row = self._connection.execute("SELECT * FROM header").fetchone()
            game, seats, language, configuration, is_finished = row
            header = Header(
                game,
                tuple(Seat(seat) for seat in json.loads(seats)),
                language,
                json.loads(configuration),
                bool(is_finished),
            )
            facts = self._connection.execute(
                "SELECT fact FROM operation ORDER BY sequence"
            )
            return header, tuple(json.loads(fact) for (fact,) in facts)

    def begin(self, header: Header) -> None:
        """Write into an empty file what the sitting is about.

        Raises:
            SittingError: where it cannot be written.
        """
        row = (
            header.game,
            json.dumps(header.seats),
            header.language,
            json.dumps(header.configuration),
            header.is_finished,
        )
        with told(self.path), self._connection:
            self._connection.executescript(_SCHEMA)
            self._connection.execute("INSERT INTO header VALUES (?, ?, ?, ?, ?)", row)
        self._is_begun = True

    def append(
        self,
        operations: Sequence[Mapping[str, object]],
        heard: str | None,
        *,
        language: str,
        is_finished: bool,
    ) -> None:
        """Commit operations; once this returns, a power cut cannot lose them.

        The header follows: the language now spoken, and whether the game is over.

        Raises:
            SittingError: where they cannot be kept; then none of them is.
        """
        now = self._clock()
        rows = [(json.dumps(operation), heard, now) for operation in operations]
        with told(self.path), self._connection:
            self._connection.execute("BEGIN IMMEDIATE")
            self._connection.executemany(
                "INSERT INTO operation (fact, heard, told_at) VALUES (?, ?, ?)", rows
            )
            self._connection.execute(
                "UPDATE header SET language = ?, is_finished = ?",
                (language, is_finished),
            )

    def close(self) -> None:
        """Let go of the file; an empty one is removed."""
        self._connection.close()
        if not self._is_begun:
            self.path.unlink(missing_ok=True)

    def _lock(self) -> bool:
        """Take the file for this process; return whether a sitting was begun in it."""
        run = self._connection.execute
        run("PRAGMA locking_mode = EXCLUSIVE")
        is_begun = bool(run("SELECT count(*) FROM sqlite_master").fetchone()[0])
        if is_begun and run("PRAGMA application_id").fetchone()[0] != APPLICATION:
            raise SittingError(self.path, "foreign")
        if is_begun and run("PRAGMA user_version").fetchone()[0] != VERSION:
            raise SittingError(self.path, "newer")
        if run("PRAGMA quick_check").fetchone()[0] != "ok":
            raise SittingError(self.path, "damaged")
        run("PRAGMA journal_mode = WAL")
        run("PRAGMA synchronous = FULL")
        run("BEGIN IMMEDIATE")
        run("COMMIT")
        return is_begun


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
