"""What a recognizer listens for in a state of the game: few phrases that cover much.

Vosk learns from them how often each word is said and which words are neighbours. It
begins each utterance with what is said most anywhere: short commands are repeated, or
they would starve among the words of long sentences.
"""

import threading
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import cycle, islice, product
from math import ceil, gcd

from companion.core.facts import Seat
from companion.language.understanding.covering import Path, Paths, holes
from companion.language.understanding.names import SpokenName
from companion.language.understanding.network import Arc, Network, texts
from companion.language.understanding.nodes import Hole, Label
from companion.language.understanding.sentences import Sentences
from companion.language.understanding.spelling import Spelling

_MOST_SENTENCES = 200
"""Sentences of one kind; what they leave out is heard all the same, less easily."""
_MOST_PAIRS = 200
"""How often two values follow each other ("bleu trois") and nothing else is said."""
_SHARE = 0.0205
"""How much of all that is said the beginnings of an awaited sentence or a command are.

Vosk halves it: each is what an utterance begins with in more than one of a hundred.
"""
_MAIN_SHARE = {True: 0.012, False: 0.004}
"""The share of the first word for it alone, where it is awaited and where it is not."""
_ROUNDS = 12
_KEPT = 64
"""Sets of kinds of which the phrases are kept."""


@dataclass(frozen=True)
class Speech:
    """Hold all that is said at a table."""

    sentences: Sentences
    network: Network
    seats: tuple[Seat, ...]
    names: tuple[SpokenName, ...]
    small_words: tuple[str, ...] = ()
    """What is said around sentences."""
    address: tuple[str, ...] = ()
    """What the companion is called."""


@dataclass(frozen=True, slots=True)
class _Cover:
    """Hold the phrases of one kind, and what makes it easier to hear."""

    phrases: tuple[str, ...]
    firsts: frozenset[str]
    """The words that its sentences begin with."""
    main: tuple[str, ...]
    """Its shortest sentences, the usual ones first."""
    lists: frozenset[str]
    """The lists whose values are said in its sentences."""
    is_word: bool
    """Whether the shortest sentences are single words."""


class Phrases:
    """Know the phrases of each kind of sentence for one table and one recognizer."""

    def __init__(
        self, speech: Speech, names: Mapping[str, Iterable[str]], spelling: Spelling
    ) -> None:
        """Take all that is said, names as written by list, and how it is spelt."""
        self._small_words = _texts(speech.small_words, spelling)
        self.address = _texts(speech.address, spelling)
        """What the companion is called; nothing where that cannot be heard."""
        self._values = _values(speech.sentences, names, spelling)
        self._arcs_into: dict[int, list[Arc]] = defaultdict(list)
        for arc in _spelt(speech.network.arcs, spelling):
            if self._said(arc.label):
                self._arcs_into[arc.target].append(arc)
        self._ends: dict[str, dict[int, int]] = defaultdict(dict)
        for end in speech.network.whole:
            ends = self._ends[speech.sentences.guessed[end.wordings].kind]
            ends[end.node] = min(end.rarity, ends.get(end.node, end.rarity))
        self._lock = threading.Lock()
        self._cover = cache(self._covered)
        self._chosen = lru_cache(_KEPT)(self._joined)

    def of(
        self,
        awaited: tuple[str, ...],
        commands: tuple[str, ...] = (),
        others: tuple[str, ...] = (),
        *,
        is_called: bool = False,
    ) -> tuple[str, ...]:
        """Return the phrases of some kinds of sentences, the awaited ones in full.

        What is awaited and the commands are heard from their first word; where the
        companion is called first, that is heard too.
        """
        with self._lock:
            return self._chosen(awaited, commands, others, is_called=is_called)

    def beginnings(self, kind: str) -> frozenset[str]:
        """Return the words that sentences of a kind begin with."""
        with self._lock:
            return self._cover(kind, is_full=False).firsts

    def prepare(self, awaited: Iterable[str], others: Iterable[str]) -> None:
        """Do now what changes of the state would otherwise wait for."""
        for kind, is_full in (*product(others, [False]), *product(awaited, [True])):
            with self._lock:
                self._cover(kind, is_full=is_full)

    def _joined(
        self,
        awaited: tuple[str, ...],
        commands: tuple[str, ...],
        others: tuple[str, ...],
        *,
        is_called: bool,
    ) -> tuple[str, ...]:
        covers = {kind: self._cover(kind, is_full=True) for kind in awaited}
        covers |= {
            kind: self._cover(kind, is_full=False)
            for kind in (*commands, *others)
            if kind not in covers
        }
        phrases = [phrase for cover in covers.values() for phrase in cover.phrases]
        phrases += self._unsaid(phrases, covers.values())
        phrases += self._small_words
        mains = [(covers[kind], kind in awaited) for kind in (*awaited, *commands)]
        if is_called:
            firsts = frozenset(one.split()[0] for one in self.address)
            none = frozenset[str]()
            mains.append((_Cover((), firsts, self.address, none, is_word=True), True))
        return (*phrases, *_repeated(phrases, mains))

    def _unsaid(
        self, phrases: Iterable[str], covers: Iterable[_Cover]
    ) -> Iterator[str]:
        """Yield the values of which no sentence holds all words."""
        said = {word for phrase in phrases for word in phrase.split()}
        for name in dict.fromkeys(name for cover in covers for name in cover.lists):
            for value in self._values[name]:
                if not said.issuperset(value.split()):
                    said.update(value.split())
                    yield value

    def _covered(self, kind: str, *, is_full: bool) -> _Cover:
        paths = Paths(self._arcs_into, self._ends[kind])
        if paths.is_empty:
            return _Cover((), frozenset(), (), frozenset(), is_word=False)
        covering = list(paths.cover(_MOST_SENTENCES, with_pairs=is_full))
        phrases = tuple(self._filled(covering, is_full=is_full))
        firsts = (self._said(label) for label in paths.firsts())
        whole = paths.whole_words()
        return _Cover(
            phrases,
            frozenset(text.split()[0] for some in firsts for text in some),
            whole or phrases[:1],
            frozenset(name for path in covering for name in holes(path)),
            is_word=bool(whole),
        )

    def _said(self, label: Label) -> tuple[str, ...]:
        return self._values.get(label.list, ()) if isinstance(label, Hole) else (label,)

    def _filled(self, covering: list[Path], *, is_full: bool) -> Iterator[str]:
        """Yield sentences with values in their holes; all values, if that is wanted."""
        turns = {name: cycle(values) for name, values in self._values.items() if values}
        said: dict[str, int] = defaultdict(int)
        shortest: dict[str, Path] = {}
        for path in covering:
            for name in holes(path):
                shortest.setdefault(name, path)
                said[name] += 1
            yield from self._versions(path, turns, is_full=is_full)
        for name, path in shortest.items() if is_full else ():
            for _ in range(len(self._values[name]) - said[name]):
                yield _filled(path, turns)

    def _versions(
        self,
        path: Path,
        turns: Mapping[str, Iterator[str]],
        *,
        is_full: bool,
    ) -> Iterator[str]:
        """Yield a sentence once; where two values are all there is, with many pairs."""
        if is_full and len(path) == 2 and len([*holes(path)]) == 2:
            yield from _pairs(*(self._said(label) for label in path))
        else:
            yield _filled(path, turns)


def _texts(texts: Iterable[str], spelling: Spelling) -> tuple[str, ...]:
    """Return texts as they are spelt, those that can be heard."""
    spelt = map(spelling.text, texts)
    return tuple(dict.fromkeys(one for one in spelt if one))


def _pairs(firsts: tuple[str, ...], seconds: tuple[str, ...]) -> Iterator[str]:
    """Yield pairs of values: all of them, or so many that each value is in some."""
    step = ceil(len(firsts) * len(seconds) / _MOST_PAIRS)
    while gcd(step, len(seconds)) > 1:
        step += 1
    pairs = islice(product(firsts, seconds), 0, None, step)
    return map(" ".join, pairs)


def _filled(path: Path, turns: Mapping[str, Iterator[str]]) -> str:
    """Return a sentence with the next value of each list in its holes."""
    said = (
        next(turns[label.list]) if isinstance(label, Hole) else label for label in path
    )
    return " ".join(said)


def _repeated(phrases: list[str], mains: list[tuple[_Cover, bool]]) -> Iterator[str]:
    """Yield short sentences as often as it takes for them to be heard."""
    counts = Counter(word for phrase in phrases for word in phrase.split())
    total = counts.total() + len(phrases)
    for _ in range(_ROUNDS):
        added: list[str] = []
        for cover, is_awaited in mains:
            lacking = _lacking(cover, counts, total, is_awaited=is_awaited)
            added += _shared(cover.main, lacking)
        if not added:
            return
        yield from added
        counts.update(word for phrase in added for word in phrase.split())
        total += sum(len(phrase.split()) + 1 for phrase in added)


def _lacking(
    cover: _Cover, counts: Counter[str], total: int, *, is_awaited: bool
) -> int:
    """Return how many more sentences of a kind must be said."""
    if not cover.main:
        return 0
    begun = sum(counts[word] for word in cover.firsts)
    first = counts[cover.main[0].split()[0]]
    main = _MAIN_SHARE[is_awaited] * total - first if cover.is_word else 0
    return max(0, ceil(_SHARE * total - begun), ceil(main))


def _shared(sentences: tuple[str, ...], count: int) -> list[str]:
    """Return sentences so many times in all, usual ones more often than rare ones."""
    if not count:
        return []
    weights = [1 / (place + 1) for place in range(len(sentences))]
    scale = count / sum(weights)
    times = [round(weight * scale) for weight in weights]
    times[0] = max(times[0], min(count, 1))
    return [one for one, n in zip(sentences, times, strict=True) for _ in range(n)]


def _spelt(arcs: Iterable[Arc], spelling: Spelling) -> Iterator[Arc]:
    """Yield arcs as they are spelt; what cannot be heard is left out."""
    for arc in arcs:
        if isinstance(arc.label, Hole):
            yield arc._replace(label=Hole(arc.label.list, ""))
        elif (word := spelling.of(arc.label)) is not None:
            yield arc._replace(label=word)


def _values(
    sentences: Sentences, names: Mapping[str, Iterable[str]], spelling: Spelling
) -> dict[str, tuple[str, ...]]:
    """Return what is said for the values of each list, each sound once."""
    said: dict[str, Iterable[str]] = {
        name: (text for text, _, _ in texts(sentences, name))
        for name in sentences.lists
    }
    said.update(names)
    found = defaultdict(tuple)
    for name, ways in said.items():
        spelt = (spelling.text(way) for way in ways)
        found[name] = tuple(dict.fromkeys(one for one in spelt if one is not None))
    return found
