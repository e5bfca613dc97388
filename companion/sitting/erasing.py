"""Take people out of a sitting, so that their names are nowhere in its file."""

import json
import sqlite3
from collections.abc import Mapping

_COLUMNS = {
    "game": ("seats", "configuration", "result", "open_ends"),
    "operation": ("fact", "events"),
}


def erase(
    connection: sqlite3.Connection, number: int, names: Mapping[str, str]
) -> None:
    """Put other names in the place of some in one game, and drop what was said in it.

    It belongs into a transaction.

    Raises:
        sqlite3.Error: where it cannot be written.
        ValueError: where the file is damaged.
    """
    for table, columns in _COLUMNS.items():
        key = "number" if table == "game" else "game"
        for column in columns:
            rows = connection.execute(
                f"SELECT rowid, {column} FROM {table} WHERE {key} = ?"
                f" AND {column} IS NOT NULL",
                (number,),
            ).fetchall()
            changed = [
                (json.dumps(_renamed(json.loads(text), names)), row)
                for row, text in rows
            ]
            connection.executemany(
                f"UPDATE {table} SET {column} = ? WHERE rowid = ?",
                changed,
            )
    connection.execute("UPDATE operation SET heard = NULL WHERE game = ?", (number,))


def _renamed(value: object, names: Mapping[str, str]) -> object:
    match value:
        case str():
            return names.get(value, value)
        case list():
            return [_renamed(one, names) for one in value]
        case dict():
            return {
                names.get(key, key): _renamed(one, names) for key, one in value.items()
            }
        case _:
            return value
