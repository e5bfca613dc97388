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
from companion.opening.edges import at_first, without
from companion.resources import resource
from companion.shapes import shaped

_LIST = re.compile(r"\s*[,;/]\s*|(?<=\w\w\w)[.!?]+\s+")
_EDGES = " .!?:\"'«»„“”"
_RUN = 2
"""Words that a single name has at most, where a correction follows it."""
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
        bare = [_without(self._bare(one) or one, self.leads) for one in names]
        return self._meant(self._named(bare))

    def refuses(self, line: str) -> bool:
        """Return whether a line refuses what was said before, and says more."""
        words = line.replace(",", " ").split()
        return at_first(words[:-1], self.refusals) > 0

    def _bare(self, text: str) -> str:
        """Return a text without the fillers around it; nothing where it has no more."""
        words = text.split()
        while (fewer := without(words, self.fillers)) != words:
            words = fewer
        return " ".join(words)

    def _named(self, texts: Sequence[str]) -> list[str]:
        """Return names without what only leads to the next one: "and me, Dan"."""
        last = len(texts) - 1
        return [
            text
            for place, text in enumerate(texts)
            if place == last or fold(text) not in self.leads
        ]

    def _meant(self, names: Sequence[str]) -> tuple[str, ...]:
        """Return names without those that are put right: "Cloe, no, Chloe".

        Where somebody is named again after the "no", the list begins anew there.
        """
        kept: list[str] = []
        for place, name in enumerate(names):
            rest = set(map(fold, names[place + 1 :]))
            if rest and fold(name) in self.refusals:
                kept = kept[:-1]
                kept = [] if rest & set(map(fold, kept)) else kept
            else:
                kept.append(name)
        return tuple(kept)

    def _joined(self, part: str) -> Iterator[str]:
        """Yield the names in a part, and words in it that put the last one right.

        Where names run on without commas, only the last word is put right.
        """
        words = part.split()
        name: list[str] = []
        if not part:
            yield ""
        while words:
            is_joined = at_first(words, self.conjunctions)
            refused = 0 if is_joined else at_first(words, self.refusals)
            length = is_joined or (refused if refused < len(words) else 0)
            if length and refused and len(name) > _RUN:
                name.pop()
            elif length:
                yield from filter(None, (" ".join(name),))
                yield from filter(None, (" ".join(words[:refused]),))
                name = []
            else:
                name.append(words[0])
            words = words[length or 1 :]
        if name:
            yield " ".join(name)


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
    return " ".join(words[at_first(words[:-1], leads) :])
