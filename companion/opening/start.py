"""How each language is offered and chosen, and how its speakers list names."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import Any

from companion.documents import read
from companion.language.locale import languages
from companion.language.understanding.folding import fold
from companion.resources import resource
from companion.shapes import shaped

_LIST = re.compile(r"\s*[,;/]\s*")
_EDGES = " .!?:\"'«»„“”"
_OFFERS = ("offer", "spoken")


@dataclass(frozen=True, slots=True)
class Start:
    """Hold how one language is offered, and how its speakers list names."""

    offer: str
    spoken: str
    """The same where people answer by voice."""
    names: tuple[str, ...]
    conjunctions: tuple[str, ...]
    leads: tuple[str, ...]
    refusals: tuple[str, ...]
    fillers: tuple[str, ...]
    """Words around names that mean nothing."""
    voice: tuple[str, ...]
    text: tuple[str, ...]
    both: tuple[str, ...]

    def listed(self, line: str) -> tuple[str, ...]:
        """Return the names in a line, without the words around them."""
        parts = [part.strip(_EDGES) for part in _LIST.split(_unquoted(line))]
        parts = [one for one in parts if not one or self._bare(one)] or parts
        if len(parts) > 1 and fold(parts[0]) in self.refusals:
            parts = parts[1:]
        if len(parts) > 1 and not parts[-1]:
            parts = parts[:-1]
        parts[0] = _without(parts[0], self.refusals)
        told = (_without(self._bare(one) or one, self.leads) for one in parts)
        names = (name for part in told for name in self._joined(part))
        return self._meant([self._bare(name) or name for name in names])

    def _bare(self, text: str) -> str:
        """Return a text without the fillers around it; nothing where it has no more."""
        words = text.split()
        while words and fold(words[0]) in self.fillers:
            words = words[1:]
        while words and fold(words[-1]) in self.fillers:
            words = words[:-1]
        return " ".join(words)

    def _meant(self, names: Sequence[str]) -> tuple[str, ...]:
        """Return names without those that are put right: "Cloe, no, Chloe"."""
        kept: list[str] = []
        for place, name in enumerate(names):
            is_last = place == len(names) - 1
            if kept and not is_last and fold(name) in self.refusals:
                kept.pop()
            else:
                kept.append(name)
        return tuple(kept)

    def _joined(self, part: str) -> Iterator[str]:
        names: list[list[str]] = [[]]
        for word in part.split():
            if fold(word) in self.conjunctions:
                names.append([])
            else:
                names[-1].append(word)
        if not part:
            yield ""
        yield from (" ".join(words) for words in names if words)


@cache
def starts() -> Mapping[str, Start]:
    """Return how each language is offered and chosen."""
    home = resource("locales")
    return {
        language: _start(home / language / "common" / "start.yaml")
        for language in languages()
    }


def language_of(line: str) -> str | None:
    """Return the language a line chooses; `None` where it chooses none."""
    for language, start in starts().items():
        if fold(line) in start.names:
            return language
    return None


def _start(file: Path) -> Start:
    written: Start = shaped(read(file), Start)
    folded: dict[str, Any] = {
        one.name: tuple(map(fold, getattr(written, one.name)))
        for one in fields(Start)
        if one.name not in _OFFERS
    }
    return replace(written, **folded)


def _unquoted(line: str) -> str:
    """Return what follows a colon: "Joueurs : Alice, Bruno, Chloé"."""
    return line.split(":", 1)[1] if ":" in line else line


def _without(part: str, leads: tuple[str, ...]) -> str:
    """Return a part without what it begins with: "je m'appelle" is two words."""
    words = part.split()
    for count in range(len(words) - 1, 0, -1):
        if fold(" ".join(words[:count])) in leads:
            return " ".join(words[count:])
    return part
