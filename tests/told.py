"""Rulebooks against what they tell: every clause, in which texts, by which words.

A `clauses.yaml` beside the tests of a game lists the clauses of its rules: a few words
of our own, the texts that tell it (`topic-tie`, `sticker-cross-card`, as in the names
of the messages), and words in each language of which every one must be in those texts,
in whatever layer. Parts of words do: "pioche", "balíč".
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import yaml

from companion.core.facts import Seat
from companion.core.game import Game, Rulebook
from companion.core.words import Argument, Phrase
from companion.language.locale import Locale

LAYERS = ("", "more", "example")
"""The forms of a text, the first one the shortest."""
SEATS = tuple(Seat(name) for name in ("Alice", "Bruno", "Chloé", "David"))
Settled = Mapping[str, Argument]
"""Table rules, by name."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One thing that a player must be able to find out."""

    number: int
    says: str
    told: tuple[str, ...]
    """The texts that tell it."""
    words: Mapping[str, tuple[str, ...]]
    """What must be in them, by language."""

    def __str__(self) -> str:
        """Return number and words, to name a test case."""
        return f"{self.number} {self.says}"


def clauses(file: Path) -> tuple[Clause, ...]:
    """Return the clauses of a list, in their order."""
    listed = yaml.safe_load(file.read_text(encoding="utf-8"))
    return tuple(_clause(**one) for one in listed)


def _clause(number: int, says: str, told: list[str], **words: list[str]) -> Clause:
    by_language = {language: tuple(found) for language, found in words.items()}
    return Clause(number, says, tuple(told), by_language)


def are_numbered(found: tuple[Clause, ...]) -> bool:
    """Return whether the clauses count from 1, without a gap."""
    numbers = [clause.number for clause in found]
    return numbers[:1] == [1] and all(b == a + 1 for a, b in pairwise(numbers))


def texts_of(rulebook: Rulebook) -> tuple[str, ...]:
    """Return all that a rulebook can be asked, by the names of its messages."""
    return (
        *(f"topic-{one}" for one in rulebook.topics),
        *(f"subject-{one}" for one in rulebook.subjects),
        *(f"sticker-{sticker}-{place}" for sticker, place in rulebook.stickers),
        *(f"situation-{one}" for one in getattr(rulebook, "situations", ())),
    )


def layers_of(locale: Locale, game: str, text: str) -> tuple[str, ...]:
    """Return the layers that a text has."""
    parsed = locale.messages.source.parsed(f"{game}-{text}")
    forms = {one.id.name for one in parsed.attributes}
    return tuple(layer for layer in LAYERS if not layer or layer in forms)


def usual(game: Game[Any]) -> Settled:
    """Return the table rules of a game that begins."""
    return game.rulebook.settled(game.begin(SEATS))


def tables(game: Game[Any]) -> Iterator[Settled]:
    """Yield the table rules as they are, and then each one otherwise."""
    settled = usual(game)
    yield settled
    for name, hint in game.rulebook.rules.items():
        for setting in _settings(hint):
            if setting != settled[name]:
                yield {**settled, name: setting}


def _settings(hint: object) -> tuple[Argument, ...]:
    if get_origin(hint) is Literal:
        return get_args(hint)
    if hint is bool:
        return (True, False)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return tuple(hint)
    return (0, 1, 5)


def spoken(
    locale: Locale, game: Game[Any], text: str, layer: str = ""
) -> tuple[str, ...]:
    """Return what tables hear of a layer of a text: as many wordings as there are."""
    message = f"{game.name}-{text}"
    heard = (
        locale.messages.sentence(Phrase(message, settled, layer))
        for settled in tables(game)
    )
    return tuple(dict.fromkeys(heard))


def whole(locale: Locale, game: Game[Any], *texts: str) -> str:
    """Return all that tables can hear of some texts, in small letters."""
    return " ".join(
        heard
        for text in texts
        for layer in layers_of(locale, game.name, text)
        for heard in spoken(locale, game, text, layer)
    ).casefold()


def untold(clause: Clause, locale: Locale, game: Game[Any]) -> list[str]:
    """Return what a clause lacks in a language: texts, or words in them."""
    known = texts_of(game.rulebook)
    missing = [text for text in clause.told if text not in known]
    words = clause.words.get(locale.profile.code, ())
    if missing or not clause.told or not words:
        return missing or ["no text or no words"]
    heard = whole(locale, game, *clause.told)
    return [word for word in words if word.casefold() not in heard]
