"""Learn what sounds are taken for: `python -m bench.learning LANGUAGE PAIRS.tsv`.

PAIRS has the columns `said` and `heard`: sentences, and what a recognizer made of them.
Words of `said` that begin with a capital letter are names, of which other tables have
others. Printed is the language's `misheard.yaml`: what sounds are taken for anywhere,
and in words that were said often. What was seldom seen stays near to what the
language's `sounds.yaml` says, and in a word near to what is heard elsewhere.
"""

import csv
import math
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import numpy as np

from bench.transducer import Sound, Transducer
from companion.language.sounds.ears import Ears, read_ears
from companion.language.sounds.likeness import ELSE, NOTHING, Likeness, Within
from companion.language.sounds.phones import Phones, Pronunciation
from companion.resources import resource

ROUNDS, ROUNDS_OF_WORDS = 8, 4
PRIOR = 32.0
"""How often each sound, and each sound of a word, counts as heard before any was."""
OFTEN = 8
"""How often a word must have been said to be learned."""
STEEP = 3.5
"""How much less likely a sound more makes it beforehand, as a natural logarithm."""
SCALE = 0.13
"""What a natural logarithm costs in sounds: neighbouring errors are not independent, so
that each tells less than it seems to."""
MOST = 0.9
"""The highest cost that is learned."""
SEEN = 0.3
"""How often something must have been heard to be written."""
NEW = 0.05
"""How far a cost must be from the one that is known otherwise to be written."""
_ADDS = 0.05
"""How likely a sound is added, beforehand."""
_WIDTH = 88
_WORD = re.compile(r"[^\W_]+'(?!s\b)|'s\b|[\w-]+")


class Said(NamedTuple):
    """One word that was said."""

    text: str
    phones: Phones
    is_name: bool


@dataclass(frozen=True, slots=True)
class Pair:
    """Hold the words that were said and the sounds that were heard."""

    said: tuple[Said, ...]
    heard: Phones

    @property
    def phones(self) -> Phones:
        """Return the sounds that were said."""
        return tuple(chain.from_iterable(one.phones for one in self.said))


@dataclass(frozen=True, slots=True)
class Learned:
    """Hold what was learned."""

    likeness: Likeness
    texts: Mapping[Phones, str]
    """How the words are written that are learned."""


def learned(pairs: Sequence[Pair], before: Likeness) -> Learned:
    """Return what sounds are taken for in pairs of what was said and heard.

    `before` is believed as far as nothing speaks against it.
    """
    sounds = _before(pairs, before).learned(
        [(tuple(map(Sound, one.phones)), one.heard) for one in pairs], PRIOR, ROUNDS
    )
    likeness = _likeness(sounds)
    texts = _often(pairs)
    words = _in_words(sounds, texts).learned(
        [(tuple(_sounds(one, texts)), one.heard) for one in pairs],
        PRIOR,
        ROUNDS_OF_WORDS,
    )
    return Learned(_with_words(likeness, sounds, words, texts), texts)


def _before(pairs: Sequence[Pair], before: Likeness) -> Transducer:
    said = tuple(sorted({phone for one in pairs for phone in one.phones}))
    heard = tuple(sorted({phone for one in pairs for phone in one.heard}))
    costs = [[before.substitution(s, h) for h in (*heard, NOTHING)] for s in said]
    shares = np.exp(-STEEP * np.array(costs))
    shares /= shares.sum(axis=1, keepdims=True)
    added = np.exp(-STEEP * np.array([before.insertion(one) for one in heard]))
    none = np.zeros_like(shares)
    sounds = tuple(map(Sound, said))
    return Transducer(sounds, heard, shares, none, added / added.sum(), _ADDS)


def _often(pairs: Sequence[Pair]) -> dict[Phones, str]:
    """Return how each word that was said often is written, by its sounds."""
    words = Counter(
        (one.phones, one.text) for pair in pairs for one in pair.said if not one.is_name
    )
    sums: Counter[Phones] = Counter()
    for (phones, _), count in words.items():
        sums[phones] += count
    told = {phones: text for (phones, text), _ in reversed(words.most_common())}
    return {
        phones: text
        for phones, text in told.items()
        if phones and sums[phones] >= OFTEN
    }


def _sounds(pair: Pair, known: Mapping[Phones, str]) -> Iterator[Sound]:
    for word in pair.said:
        is_known = word.phones in known
        for place, phone in enumerate(word.phones):
            yield Sound(phone, Within(word.phones, place) if is_known else None)


def _in_words(sounds: Transducer, texts: Iterable[Phones]) -> Transducer:
    """Return a transducer that takes the sounds of words for those of all others."""
    own = [
        Sound(phone, Within(word, place))
        for word in texts
        for place, phone in enumerate(word)
    ]
    rows = [
        *range(len(sounds.said)),
        *(sounds.said.index(Sound(s.phone)) for s in own),
    ]
    shares = sounds.shares[rows]
    said, none = (*sounds.said, *own), np.zeros_like(shares)
    return Transducer(said, sounds.heard, shares, none, sounds.added, sounds.adds)


def _likeness(sounds: Transducer) -> Likeness:
    """Return the costs of sounds that are worth writing."""
    heard = {one.phone: dict(_kept(sounds, row)) for row, one in enumerate(sounds.said)}
    odds = sounds.added * sounds.adds / (1 - sounds.adds)
    return Likeness(heard, dict(zip(sounds.heard, map(_cost, odds), strict=True)))


def _kept(sounds: Transducer, row: int) -> Iterator[tuple[str, float]]:
    """Yield what a sound was taken for and costs otherwise than one thinks."""
    plain, phone = Likeness(), sounds.said[row].phone
    for (name, cost), count in zip(
        _costs(sounds, row), sounds.counts[row], strict=True
    ):
        is_seen = name == NOTHING or count >= SEEN
        is_new = is_seen and abs(cost - plain.substitution(phone, name)) >= NEW
        if name == phone or is_new:
            yield name, cost


def _with_words(
    likeness: Likeness,
    sounds: Transducer,
    words: Transducer,
    texts: Iterable[Phones],
) -> Likeness:
    """Return the costs of words, too, as far as they are others there."""
    rows = {one: row for row, one in enumerate(words.said)}
    own: dict[Phones, tuple[dict[str, float], ...]] = {}
    for word in texts:
        places = [Sound(one, Within(word, i)) for i, one in enumerate(word)]
        own[word] = tuple(
            dict(_own(likeness, sounds, words, rows[one])) for one in places
        )
    return Likeness(likeness.heard, likeness.added, own)


def _own(
    likeness: Likeness, sounds: Transducer, words: Transducer, row: int
) -> Iterator[tuple[str, float]]:
    """Yield what a sound of a word is taken for, and what all else costs more."""
    phone, counts = words.said[row].phone, words.counts[row]
    elsewhere = _merit(sounds, sounds.said.index(Sound(phone)))
    rarer = math.log((counts.sum() + PRIOR) / PRIOR)
    more = round(SCALE * max(0.0, rarer - _merit(words, row) + elsewhere), 2)
    for (name, cost), count in zip(_costs(words, row), counts, strict=True):
        otherwise = likeness.substitution(phone, name) + more
        if count >= SEEN and abs(cost - otherwise) >= NEW:
            yield name, cost
    yield ELSE, more


def _costs(sounds: Transducer, row: int) -> Iterator[tuple[str, float]]:
    merit = math.exp(_merit(sounds, row))
    for name, share in zip((*sounds.heard, NOTHING), sounds.shares[row], strict=True):
        yield name, _cost(share * merit)


def _merit(sounds: Transducer, row: int) -> float:
    """Return half of what speaks against hearing a sound rightly.

    That much is no merit of a sentence.
    """
    phone = sounds.said[row].phone
    if phone not in sounds.heard:
        return 0.0
    return -math.log(sounds.shares[row, sounds.heard.index(phone)]) / 2


def _cost(share: float) -> float:
    return round(min(MOST, max(0.0, -SCALE * math.log(max(share, 1e-9)))), 2)


def pairs(file: Path, ears: Ears) -> Iterator[Pair]:
    """Yield what was said and heard, but what was made up."""
    with file.open(encoding="utf-8", newline="") as table:
        rows = list(csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE))
    for row in rows:
        heard = ears.pronunciation.phones(row["heard"].lower())
        pair = Pair(tuple(_words(row["said"], ears.pronunciation)), heard)
        shorter, longer = sorted((len(pair.phones), len(heard)))
        if shorter and longer < 2 * shorter + 3:
            yield pair


def _words(text: str, pronunciation: Pronunciation) -> Iterator[Said]:
    for word in _WORD.findall(text.replace("’", "'")):
        lower = word.lower()
        yield Said(lower, pronunciation.word(lower), is_name=word[0] != lower[0])


def written(found: Learned) -> Iterator[str]:
    """Yield the lines of the file."""
    yield "heard:"
    for one, costs in found.likeness.heard.items():
        yield from _flow(f"  {one}", costs, "    ")
    yield from _flow("added", found.likeness.added, "  ")
    yield "words:"
    for word in sorted(found.likeness.words, key=found.texts.__getitem__):
        yield f'  "{found.texts[word]}":'
        for costs in found.likeness.words[word]:
            yield from _flow("    -", costs, "      ")


def _flow(head: str, costs: Mapping[str, float], indent: str) -> Iterator[str]:
    """Yield a mapping in one paragraph, what costs least first."""
    ranked = sorted(costs.items(), key=lambda one: (one[1], one[0]))
    texts = [f"{name or chr(34) * 2}: {cost:g}" for name, cost in ranked]
    line = f"{head} {{" if head.endswith("-") else f"{head}: {{"
    for place, text in enumerate(texts):
        piece = text + ("}" if place == len(texts) - 1 else ", ")
        if len((line + piece).rstrip()) > _WIDTH:
            yield line.rstrip()
            line = indent
        line += piece
    yield line


def main(arguments: Iterable[str]) -> None:
    """Print what is learned."""
    language, file = arguments
    ears = read_ears(resource("locales") / language)
    found = learned(list(pairs(Path(file), ears)), ears.likeness)
    print("\n".join(written(found)))


if __name__ == "__main__":
    main(sys.argv[1:])
