"""Common first names of all languages, and which of them was heard.

Only while a table is being set up: in a game nobody is taken for somebody else.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from companion.language.entries import document, items, section, text
from companion.language.profile import read_profile
from companion.language.sounds.ears import Ears, read_ears
from companion.language.sounds.nearest import lexicon_of, unlikeness
from companion.language.sounds.word import SOUND, Word
from companion.language.understanding.folding import fold
from companion.language.understanding.nicknames import FILE as NICKNAMES

if TYPE_CHECKING:
    from companion.language.sounds.lexicon import Lexicon

FILE = "names.yaml"
"""The file of a language; one without it has no list of names."""
_FOREIGN, _SHORT, _UNKNOWN = 0.15, 0.1, 0.3
"""What a name of another language, a pet name, and somebody who was never here cost
more, in sounds."""
_CLEAR, _NEAR = 0.2, 0.28
"""The share of its sounds by which a name may differ that is taken, or asked about."""
_SAME = 0.08
"""The share of its sounds by which a name may differ that is not even asked about."""
_MARGIN, _BESIDE = 0.45, 0.6
"""How many sounds the next name must be behind, and how far it may be to be asked."""
_MOST_ASKED = 3
_BREATH, _SHORTEST_BREATH, _LONGEST = 0.32, 8, 60
"""The share of its sounds by which a whole list of names may differ, and its sounds."""
_SHORTEST_NAME, _NAMED = 3, 0.3
"""Sounds that each name of a list has at least, and what one more name costs."""


@dataclass(frozen=True, slots=True)
class FirstName:
    """Hold one name as it is written at home."""

    written: str
    language: str
    is_short: bool = False
    """Whether it is a short or a pet form."""


@dataclass(frozen=True, slots=True)
class _Way:
    """Hold one way to pronounce a name, with what it costs more than others."""

    name: str
    place: int
    burden: float
    length: int


class FirstNames:
    """Know the first names of all languages, heard by the ears of one."""

    def __init__(self, locales: Path, language: str, known: Iterable[str] = ()) -> None:
        """Take the folder of all languages, the one that is spoken, and known people.

        Whoever was here before is known by any name, and preferred.
        """
        self._locales = locales
        self._language = language
        self._known = tuple(dict.fromkeys(known))

    @cached_property
    def written(self) -> Mapping[str, str]:
        """Return all names by their folded form: of people, of here, of elsewhere."""
        found = {fold(one): one for one in self._known}
        for name in self._listed:
            found.setdefault(fold(name.written), name.written)
        return found

    def is_name(self, text: str) -> bool:
        """Return whether a text is a name of any language, as it is written."""
        return fold(text) in self.written

    def nominative(self, text: str) -> str | None:
        """Return a name that is on a list, from any of its forms: "Lucii" is Lucie."""
        if (exact := self.exact(text)) is not None:
            return exact
        found = self._forms.get(fold(text), ())
        return found[0] if len(found) == 1 else None

    @cached_property
    def _forms(self) -> Mapping[str, tuple[str, ...]]:
        """Return the names of the language by their other forms."""
        endings = read_profile(self._locales / self._language).endings
        own = [one.written for one in self._listed if one.language == self._language]
        forms: dict[str, tuple[str, ...]] = {}
        for name in dict.fromkeys((*self._known, *own)):
            folded = fold(name)
            for form in {form for rule in endings for form in rule.forms(folded)}:
                forms[form] = (*forms.get(form, ()), name)
        return forms

    def exact(self, text: str) -> str | None:
        """Return a name as it is written; `None` where it is on no list."""
        return self.written.get(fold(text))

    def parts(self, words: Sequence[str]) -> Iterator[str]:
        """Yield the names in words without commas; unknown words stay together."""
        unknown: list[str] = []
        place = 0
        while place < len(words):
            for length in (3, 2, 1):
                part = " ".join(words[place : place + length])
                if self.is_name(part) or self.is_name(part.replace(" ", "-")):
                    break
            else:
                unknown.append(words[place])
                place += 1
                continue
            if unknown:
                yield " ".join(unknown)
                unknown = []
            yield part
            place += length
        if unknown:
            yield " ".join(unknown)

    def heard(self, readings: Iterable[str]) -> tuple[str, ...]:
        """Return the name that was heard; several that are near, or none."""
        told = tuple(filter(None, map(str.strip, readings)))
        if told and (exact := self.exact(told[0])) is not None:
            return (exact,)
        found: dict[str, tuple[float, float]] = {}
        for place, reading in enumerate(told):
            for name, cost, share in self._costs(reading):
                later = cost + 0.2 * place
                if name not in found or later < found[name][0]:
                    found[name] = later, share
        ranked = sorted(found, key=lambda name: found[name])
        return _decided(ranked, found)

    def is_same(self, reading: str, name: str) -> bool:
        """Return whether a name sounds as it was heard, not only nearly so."""
        if fold(reading) == fold(name):
            return True
        costs = self._costs(reading)
        return any(one == name and share <= _SAME for one, _, share in costs)

    def several(self, reading: str, counts: Iterable[int]) -> tuple[str, ...]:
        """Return names that were said in one breath and sound like a text.

        There are as many as one of the counts; none where they do not sound like it.
        """
        phones = self.ears.pronunciation.phones(reading.lower())[:_LONGEST]
        if len(phones) < _SHORTEST_BREATH:
            return ()
        # Only here: numpy takes longer to import than the first prompt may wait.
        from companion.language.sounds.chain import Chain  # noqa: PLC0415

        ways, lexicon = self._ways
        heard = lexicon.heard(phones)
        found = Chain(lexicon, [round(w.burden * SOUND) for w in ways], heard)
        best: tuple[float, tuple[int, ...]] | None = None
        for count in counts:
            if len(phones) < count * _SHORTEST_NAME:
                continue
            cost, places = found.names(count)
            cost += round(count * _NAMED * SOUND)
            if best is None or cost < best[0]:
                best = cost, places
        if best is None or best[0] / SOUND > _BREATH * len(phones):
            return ()
        names = tuple(ways[place].name for place in best[1])
        return names if len(set(names)) == len(names) else ()

    def unlikeness(self, one: str, other: str) -> float:
        """Return how far two names are from sounding alike: 0 for the same sound."""
        return unlikeness(self.ears, one, other)

    @cached_property
    def ears(self) -> Ears:
        """Return how the language sounds that is spoken."""
        return read_ears(self._locales / self._language)

    @cached_property
    def _listed(self) -> tuple[FirstName, ...]:
        homes = sorted(file.parent for file in self._locales.glob("*/language.yaml"))
        homes.sort(key=lambda home: home.name != self._language)
        return tuple(name for home in homes for name in listed(home))

    @cached_property
    def _ways(self) -> tuple[tuple[_Way, ...], "Lexicon"]:
        """Return all ways to say all names; it takes a second."""
        known = [FirstName(one, self._language) for one in self._known]
        told = {fold(one) for one in self._known}
        ways: list[_Way] = []
        words: list[Word] = []
        said: set[tuple[str, ...]] = set()
        for name in (*known, *self._listed):
            is_foreign = name.language != self._language
            burden = _FOREIGN * is_foreign + _SHORT * name.is_short
            burden += _UNKNOWN * (bool(told) and fold(name.written) not in told)
            for phones in self._pronounced(name):
                if phones and phones not in said:
                    said.add(phones)
                    ways.append(_Way(name.written, len(words), burden, len(phones)))
                    words.append(Word(name.written, (phones,)))
        return tuple(ways), lexicon_of(words, self.ears)

    def _pronounced(self, name: FirstName) -> Iterator[tuple[str, ...]]:
        """Yield how a name sounds at home, and how it is read here."""
        text_ = name.written.lower()
        if name.language != self._language:
            home = read_ears(self._locales / name.language)
            yield home.pronunciation.word(text_)
        yield self.ears.pronunciation.word(text_)

    def _costs(self, reading: str) -> Iterator[tuple[str, float, float]]:
        """Yield names with what it costs to hear them as this, and as a share."""
        phones = self.ears.pronunciation.phones(reading.lower())
        if not phones:
            return
        ways, lexicon = self._ways
        heard = lexicon.heard(phones)
        costs = lexicon.compared([(way.place,) for way in ways], heard).tolist()
        for way, cost in zip(ways, costs, strict=True):
            sounds = cost / SOUND
            yield way.name, sounds + way.burden, sounds / max(way.length, len(phones))


@cache
def listed(folder: Path) -> tuple[FirstName, ...]:
    """Return the names of a language: those of its list, then short forms.

    Raises:
        LocaleError: where a file is broken.
    """
    found: dict[str, FirstName] = {}
    if (folder / FILE).exists():
        for _, entry in section(document(folder / FILE)):
            for one in map(text, items(entry)):
                found.setdefault(fold(one), FirstName(one, folder.name))
    if (folder / NICKNAMES).exists():
        for name, entry in section(document(folder / NICKNAMES)):
            found.setdefault(fold(name), FirstName(name, folder.name))
            for one in map(text, items(entry)):
                short = FirstName(one, folder.name, is_short=True)
                found.setdefault(fold(one), short)
    return tuple(found.values())


@cache
def full_names(locales: Path) -> frozenset[str]:
    """Return all names of all languages, folded, but for short and pet forms."""
    homes = (file.parent for file in locales.glob("*/language.yaml"))
    found = (name for home in homes for name in listed(home) if not name.is_short)
    return frozenset(fold(name.written) for name in found)


def short_forms(folder: Path) -> Mapping[str, tuple[str, ...]]:
    """Return what else people are called, by the folded names of a language.

    Whoever goes by a short form may go by its full name, and by another form of it.

    Raises:
        LocaleError: where the file is broken.
    """
    found: dict[str, tuple[str, ...]] = {}
    if not (folder / NICKNAMES).exists():
        return found
    for name, entry in section(document(folder / NICKNAMES)):
        forms = tuple(map(text, items(entry)))
        for one in (name, *forms):
            others = (other for other in (*forms, name) if other != one)
            found[fold(one)] = (*found.get(fold(one), ()), *others)
    return found


def _decided(
    ranked: Sequence[str], found: Mapping[str, tuple[float, float]]
) -> tuple[str, ...]:
    """Return the name that is clear, those that are near, or none."""
    if not ranked:
        return ()
    cost, share = found[ranked[0]]
    if share > _NEAR:
        return ()
    near = [name for name in ranked[1:] if found[name][0] < cost + _MARGIN]
    if share <= _CLEAR and (not near or cost < _MARGIN / 2):
        return (ranked[0],)
    beside = (name for name in ranked if found[name][0] <= cost + _BESIDE)
    return tuple(name for name, _ in zip(beside, range(_MOST_ASKED), strict=False))
