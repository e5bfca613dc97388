"""How a sitting is laid out in its file, and how older layouts become this one."""

import sqlite3

APPLICATION = 0x53484D4E
"""Marks the files of the companion; SQLite keeps it in the first page."""

_FIRST = """
CREATE TABLE header (
    game TEXT NOT NULL, seats TEXT NOT NULL, language TEXT NOT NULL,
    configuration TEXT NOT NULL, is_finished INTEGER NOT NULL
);
CREATE TABLE operation (
    sequence INTEGER PRIMARY KEY, fact TEXT NOT NULL, heard TEXT, told_at REAL NOT NULL
);
"""
_SEVERAL_GAMES = """
CREATE TABLE game (
    number INTEGER PRIMARY KEY, name TEXT NOT NULL, seats TEXT NOT NULL,
    language TEXT NOT NULL, configuration TEXT NOT NULL, began_at REAL NOT NULL,
    is_finished INTEGER NOT NULL, result TEXT NOT NULL, open_ends TEXT NOT NULL
);
INSERT INTO game
    SELECT 1, game, seats, language, configuration,
        coalesce((SELECT min(told_at) FROM operation), 0), is_finished, 'null', 'null'
    FROM header;
DROP TABLE header;
ALTER TABLE operation ADD COLUMN game INTEGER NOT NULL DEFAULT 1;
ALTER TABLE operation ADD COLUMN events TEXT;
CREATE INDEX of_game ON operation (game, sequence);
"""
MIGRATIONS = (_FIRST, _SEVERAL_GAMES)
"""What leads from each version to the next one; a new file takes all these steps."""
VERSION = len(MIGRATIONS)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a file to this version, inside the transaction that is open.

    Raises:
        sqlite3.Error: where it cannot be written, or lacks what its version has.
    """
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version == VERSION:
        return
    for script in MIGRATIONS[version:]:
        for statement in script.split(";\n"):
            connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {VERSION}")
