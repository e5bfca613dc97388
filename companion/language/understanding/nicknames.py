"""What people are called besides their names: short forms and pet forms."""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from companion.documents import Entry
from companion.language.entries import document, error, items, section, text
from companion.language.understanding.folding import fold

FILE = "nicknames.yaml"
"""The file of a language; one without it has no nicknames."""

_SPELLINGS = (
    (r"ph|v", "f"),
    (r"qu|ck|c(?![eiyh])", "k"),
    (r"[cz](?=[eiy])|z|ss", "s"),
    (r"g(?=[eiy])", "j"),
    (r"(?<=.)h", ""),
    (r"w", "f"),
    (r"y|ie$|ey$|ee$|e(?=i$)", "i"),
    (r"(.)\1+", r"\1"),
    (r"(?<=[^aeiou])e$", ""),
)
"""Rough rules by which spellings sound alike; a nickname too few does no harm."""


class Nicknames:
    """Know for each first name what else its bearer is called."""

    def __init__(self, short: Mapping[str, Iterable[str]] | None = None) -> None:
        """Take the short forms by name, as they are written."""
        self._short: dict[str, tuple[str, ...]] = {}
        self._long: dict[str, tuple[str, ...]] = {}
        for name, forms in (short or {}).items():
            full = fold(name)
            self._short[full] = tuple(map(fold, forms))
            for form in self._short[full]:
                self._long[form] = (*self._long.get(form, ()), full)

    def others(self, name: str) -> tuple[str, ...]:
        """Return what somebody is called besides a folded name.

        Jirka is Jiří too, and so Jiříček; Alex is Alexandre and Alexandra, but nothing
        that only one of these is called.
        """
        full = self._long.get(name, ())
        near = self._short.get(full[0], ()) if len(full) == 1 else ()
        found = (*self._short.get(name, ()), *full, *near)
        return tuple(one for one in dict.fromkeys(found) if one != name)

    def at(self, names: Iterable[str]) -> Iterator[tuple[str, str]]:
        """Yield each folded name at a table with each nickname of its own.

        A nickname that sounds like the name or a nickname of somebody else is nobody's.
        """
        others = {name: self.others(name) for name in names}
        claims: dict[str, set[str]] = {}
        for name, nicknames in others.items():
            for one in (name, *nicknames):
                claims.setdefault(_sound(one), set()).add(name)
        for name, nicknames in others.items():
            for one in nicknames:
                if len(claims[_sound(one)]) == 1:
                    yield name, one

    @property
    def names(self) -> Iterable[str]:
        """Return the folded names that have nicknames."""
        return self._short.keys()

    @property
    def nicknames(self) -> Iterable[str]:
        """Return all folded nicknames, each once."""
        return self._long.keys()


def read_nicknames(folder: Path) -> Nicknames:
    """Read the `nicknames.yaml` in the folder of a language.

    Raises:
        LocaleError: where it is broken, or a name stands there twice.
    """
    file = folder / FILE
    if not file.exists():
        return Nicknames()
    found: dict[str, tuple[str, ...]] = {}
    for name, entry in section(document(file)):
        full = fold(name)
        if full in found:
            raise error(entry, "this name stands here twice", "remove one of the two")
        found[full] = tuple(_nickname(one) for one in items(entry))
    return Nicknames(found)


def _nickname(entry: Entry) -> str:
    written = text(entry)
    if not fold(written):
        raise error(entry, "this cannot be said", "write letters")
    return written


def _sound(name: str) -> str:
    """Return a rough key that names have in common where they sound alike."""
    key = name.replace(" ", "")
    for spelling, sound in _SPELLINGS:
        key = re.sub(spelling, sound, key)
    return key or name
