"""What is said for the values of all lists and for all other words, by number."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from companion.language.sounds.phones import Pronunciation
from companion.language.sounds.word import Word
from companion.language.understanding.folding import fold
from companion.language.understanding.meanings import Value
from companion.language.understanding.names import SpokenName
from companion.language.understanding.network import Network, texts
from companion.language.understanding.nodes import Hole
from companion.language.understanding.sentences import OWNER, SEAT, Sentences

_SHORT = 2
"""Sounds of a word that is often lost."""


@dataclass(frozen=True, slots=True)
class SpokenValue:
    """One way to say a value of a list."""

    word: int
    value: Value
    is_unusual: bool
    """Whether people mostly use another word; numbers have many forms, all usual."""
    name: SpokenName | None = None
    """Which form of which name, where it is a player."""


@dataclass(frozen=True, slots=True)
class Values:
    """Hold all words that are said at a table."""

    all: tuple[Word, ...]
    words: Mapping[str, int]
    """Numbers of the words that stand in the sentences themselves."""
    of: Mapping[str, tuple[SpokenValue, ...]]
    """Ways to say the values of each list."""


def values(
    sentences: Sentences,
    network: Network,
    names: Iterable[SpokenName],
    pronunciation: Pronunciation,
) -> Values:
    """Return all that is said in the sentences and all names at a table."""
    numbers: dict[tuple[str, bool], int] = {}

    def number(text: str, *, is_value: bool) -> int:
        return numbers.setdefault((text, is_value), len(numbers))

    of = {
        name: tuple(
            SpokenValue(
                number(text, is_value=True),
                value,
                is_unusual=rank > 0 and isinstance(value, str),
            )
            for text, place, rank in texts(sentences, name)
            for value in [sentences.lists[name][place].value]
        )
        for name in sentences.lists
    }
    told = tuple(names)
    used = {arc.label.list for arc in network.arcs if isinstance(arc.label, Hole)}
    for list_name in (SEAT, *(used & {OWNER})):
        of[list_name] = tuple(
            SpokenValue(
                number(written(name), is_value=True),
                name.seat,
                is_unusual=list_name == SEAT and name.spoken != fold(name.seat),
                name=name,
            )
            for name in told
            if name.is_owner is (list_name == OWNER)
        )
    labels = {arc.label for arc in network.arcs if isinstance(arc.label, str)}
    words = {label: number(label, is_value=False) for label in sorted(labels)}
    return Values(
        tuple(_word(text, pronunciation, is_value) for text, is_value in numbers),
        words,
        of,
    )


def written(name: SpokenName) -> str:
    """Return a form of a name with the accents that the name itself has."""
    seat = name.seat.lower()
    for end in range(len(seat), 0, -1):
        start = fold(seat[:end])
        if start and name.spoken.startswith(start):
            return seat[:end] + name.spoken[len(start) :]
    return name.spoken


def _word(text: str, pronunciation: Pronunciation, is_value: bool) -> Word:
    parts = tuple(map(pronunciation.word, text.split()))
    is_short = sum(map(len, parts)) <= _SHORT
    return Word(text, parts, is_weak=is_short and not is_value)
