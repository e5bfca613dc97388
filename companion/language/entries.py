"""Take texts and sections from the YAML files of a language."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from companion.documents import DocumentError, Entry, read
from companion.language.errors import LocaleError, one_of


def document(file: Path) -> Entry:
    """Read a file of a language.

    Raises:
        LocaleError: where it is missing, broken, or holds a key twice.
    """
    try:
        return read(file)
    except DocumentError as fault:
        raise LocaleError(str(fault)) from fault


def error(entry: Entry, fault: str, remedy: str) -> LocaleError:
    """Return the error that names an entry of a file."""
    return LocaleError(str(entry.fault(fault, remedy)))


def section(entry: Entry, known: Iterable[str] = ()) -> Iterator[tuple[str, Entry]]:
    """Return the keys of a mapping as words: YAML takes a bare `yes` for a switch.

    Raises:
        LocaleError: where the entry is no mapping, or has a key that is not known.
    """
    if not isinstance(entry.value, Mapping):
        raise error(entry, "keys are missing here", "write `key: value` below it")
    switches = {True: "yes", False: "no"}
    allowed = frozenset(known)
    for key, below in entry.value.items():
        word = switches[key] if isinstance(key, bool) else str(key)
        if allowed and word not in allowed:
            raise error(below, "nothing has this name", one_of(allowed))
        yield word, below


def text(entry: Entry) -> str:
    """Return a text of the file.

    Raises:
        LocaleError: where the entry is no text; YAML takes a bare `no` for a switch.
    """
    if not isinstance(entry.value, str) or not entry.value.strip():
        raise error(entry, "this is no text", "put words in quotes")
    return unicodedata.normalize("NFC", entry.value)


def items(entry: Entry) -> tuple[Entry, ...]:
    """Return the items of a list, or a single value as a list of one.

    Raises:
        LocaleError: where the list is empty.
    """
    if not isinstance(entry.value, tuple):
        return (entry,)
    if not entry.value:
        raise error(entry, "the list is empty", "write at least one text")
    return entry.value
