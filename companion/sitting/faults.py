"""What can be wrong with a file of a sitting."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from companion.core.errors import CompanionError

Fault = Literal[
    "busy", "damaged", "foreign", "full", "newer", "read-only", "unreachable"
]
"""What keeps a sitting from being read or written."""

_REMEDIES: dict[Fault, str] = {
    "busy": "is open in another companion; close that one first.",
    "damaged": "is damaged; it is left as it is, start with another file.",
    "foreign": "is not a sitting of the companion; give another file.",
    "full": "cannot grow, the disk is full; free some space.",
    "newer": "was written by another version of the companion; update it.",
    "read-only": "cannot be written; allow writing or give another file.",
    "unreachable": "cannot be opened; give a file in a folder that exists.",
}

_CODES: dict[str, Fault] = {
    "SQLITE_BUSY": "busy",
    "SQLITE_CANTOPEN": "unreachable",
    "SQLITE_FULL": "full",
    "SQLITE_IOERR": "full",
    "SQLITE_LOCKED": "busy",
    "SQLITE_PERM": "read-only",
    "SQLITE_READONLY": "read-only",
}
_NUMBERS: dict[int, Fault] = {
    errno.EACCES: "read-only",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.ENOSPC: "full",
    errno.EPERM: "read-only",
    errno.EROFS: "read-only",
}


class SittingError(CompanionError):
    """A sitting cannot be kept or read; its file is left as it was."""

    def __init__(self, path: Path, fault: Fault) -> None:
        """Keep what is wrong, to be said in the language of the table."""
        super().__init__(f"{path} {_REMEDIES[fault]}")
        self.fault = fault


@contextmanager
def told(path: Path) -> Iterator[None]:
    """Turn what goes wrong with a file inside the block into a `SittingError`."""
    try:
        yield
    except sqlite3.Error as error:
        name = getattr(error, "sqlite_errorname", "") or ""
        family = "_".join(name.split("_")[:2])
        raise SittingError(path, _CODES.get(family, "damaged")) from error
    except (RecursionError, TypeError, ValueError) as error:
        raise SittingError(path, "damaged") from error
    except OSError as error:
        raise SittingError(path, of_system(error)) from error


def of_system(error: OSError) -> Fault:
    """Return what the system says is wrong with a file."""
    return _NUMBERS.get(error.errno or 0, "unreachable")
