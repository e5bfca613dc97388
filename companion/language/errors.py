"""What is wrong with the files of a language."""

from collections.abc import Iterable
from pathlib import Path

from companion.core.errors import CompanionError


class LocaleError(CompanionError):
    """A file of a language is missing or broken, or lacks what is to be said."""

    @classmethod
    def at(cls, place: Path | str, key: str, fault: str, remedy: str) -> "LocaleError":
        """Return the error for a key of a file, in one line."""
        parts = (str(place), key, f"{fault}; {remedy}.")
        return cls(": ".join(part for part in parts if part))


def one_of(names: Iterable[object]) -> str:
    """Return the remedy that lists what is possible."""
    return "write one of " + ", ".join(sorted(str(name) for name in names))
