"""How alike two sounds are: by how they are made, and by what they are taken for.

Costs are in sounds: 1 is two sounds that have nothing in common. The features are those
of the chart of the International Phonetic Association.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from companion.language.sounds.phones import Phones

NOTHING = ""
"""What is heard of a sound that is lost."""
ELSE = "else"
"""All that is not known of a sound of a word; it costs so much more than elsewhere."""


class Within(NamedTuple):
    """Say in which word a sound stands, and where."""

    word: Phones
    place: int


class _Consonant(NamedTuple):
    place: float
    """From the lips (0) to the throat (9)."""
    manner: str
    is_voiced: bool


class _Vowel(NamedTuple):
    height: float
    """From open (0) to close (3)."""
    backness: float
    """From the front (0) to the back (2)."""
    rounding: float
    nasality: float


_PLACES: dict[str, dict[str, float]] = {
    "stop": {"p": 0, "t": 3, "c": 5, "k": 7, "b": 0, "d": 3, "ɟ": 5, "g": 7, "ʔ": 9},
    "fricative": dict(
        zip("βfvθðszʃʒxɣh", (0, 1, 1, 2, 2, 3, 3, 4, 4, 7, 7, 9), strict=True)
    ),
    "nasal": {"m": 0, "n": 3, "ɲ": 5, "ŋ": 7},
    "tap": {"r": 3, "ř": 3.7, "ʀ": 8},
    "lateral": {"l": 3, "ʎ": 5},
    "glide": {"w": 1, "ɥ": 4, "j": 5},
}
_VOICELESS = frozenset("ptckʔfθsʃx")
_CONSONANTS = {
    sign: _Consonant(place, manner, sign not in _VOICELESS)
    for manner, places in _PLACES.items()
    for sign, place in places.items()
}
_VOWELS = {
    "a": _Vowel(0, 0.8, 0, 0),
    "ɑ": _Vowel(0, 1.5, 0, 0),
    "æ": _Vowel(0.3, 0.2, 0, 0),
    "ɒ": _Vowel(0.4, 2, 0.8, 0),
    "ʌ": _Vowel(0.8, 1.2, 0, 0),
    "e": _Vowel(2, 0, 0, 0),
    "ɛ": _Vowel(1.2, 0, 0, 0),
    "i": _Vowel(3, 0, 0, 0),
    "ɪ": _Vowel(2.6, 0.3, 0, 0),
    "ɨ": _Vowel(3, 1, 0, 0),
    "y": _Vowel(3, 0.3, 1, 0),
    "ø": _Vowel(1.7, 0.6, 0.8, 0),
    "œ": _Vowel(1.3, 0.6, 0.8, 0),
    "ə": _Vowel(1.4, 1, 0.2, 0),
    "ɚ": _Vowel(1.4, 1, 0.3, 0),
    "o": _Vowel(1.8, 2, 1, 0),
    "ɔ": _Vowel(1.2, 2, 1, 0),
    "u": _Vowel(3, 2, 1, 0),
    "ʊ": _Vowel(2.6, 1.8, 0.9, 0),
    "ɑ̃": _Vowel(0.3, 1.4, 0.2, 1),
    "ɔ̃": _Vowel(1.2, 2, 1, 1),
    "ɛ̃": _Vowel(0.8, 0.3, 0, 1),
    "œ̃": _Vowel(0.9, 0.6, 0.6, 1),
}
_FAINT = frozenset("øəœ")
"""Vowels that are often swallowed."""
_SOFT = frozenset("jwɥhʔ")
"""Consonants that come and go between vowels."""
_LIQUID = frozenset("rltd")

_MANNERS = {
    frozenset(pair): cost
    for cost, pairs in {
        0.35: ["tap lateral"],
        0.5: ["nasal lateral", "tap glide", "lateral glide"],
        0.6: ["stop fricative", "fricative glide"],
        0.7: ["stop nasal", "stop tap", "fricative tap", "nasal tap"],
        0.8: ["stop lateral", "fricative lateral", "nasal glide"],
        0.9: ["stop glide", "fricative nasal"],
    }.items()
    for names in pairs
    for pair in [names.split()]
}
_BETWEEN_KINDS = {
    frozenset(pair): cost
    for cost, pairs in {
        0.2: ["ɥy"],
        0.25: ["ji", "wu", "wʊ"],
        0.3: ["jɪ"],
        0.4: ["wo", "ɥi"],
        0.5: ["je", "jy", "wy", "wɔ"],
        0.6: ["vu"],
    }.items()
    for pair in pairs
}
_UNALIKE = 1.1


@dataclass(frozen=True)
class Likeness:
    """Know what sounds are taken for in one language."""

    heard: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    """Costs that are known of some sounds: what was said, then what was heard."""
    added: Mapping[str, float] = field(default_factory=dict)
    """Costs of sounds that are heard though nothing was said."""
    words: Mapping[Phones, Sequence[Mapping[str, float]]] = field(default_factory=dict)
    """The same as `heard` for each sound of some words, by how they are pronounced."""

    def substitution(
        self, said: str, heard: str, within: Within | None = None
    ) -> float:
        """Return what it costs to hear one sound for another, or for none."""
        known = self.heard.get(said, {}).get(heard)
        if known is None:
            known = distance(said, heard) if heard else _deletion(said)
        own = self.words[within.word][within.place] if within else {}
        return own.get(heard, known + own.get(ELSE, 0.0))

    def deletion(self, said: str, within: Within | None = None) -> float:
        """Return what it costs not to hear a sound."""
        return self.substitution(said, NOTHING, within)

    def withins(self, word: Phones) -> Sequence[Within | None]:
        """Return for each sound of a word where it stands, if that matters."""
        if word not in self.words:
            return (None,) * len(word)
        return tuple(Within(word, place) for place in range(len(word)))

    def insertion(self, heard: str) -> float:
        """Return what it costs to hear a sound that was not said."""
        known = self.added.get(heard)
        return _insertion(heard) if known is None else known


@cache
def distance(one: str, other: str) -> float:
    """Return how far two sounds are apart by how they are made."""
    if one == other:
        return 0.0
    if one in _CONSONANTS and other in _CONSONANTS:
        return _between_consonants(_CONSONANTS[one], _CONSONANTS[other])
    if one in _VOWELS and other in _VOWELS:
        return _between_vowels(_VOWELS[one], _VOWELS[other])
    return _BETWEEN_KINDS.get(frozenset((one, other)), _UNALIKE)


def _between_consonants(one: _Consonant, other: _Consonant) -> float:
    manners = frozenset((one.manner, other.manner))
    manner = 0.0 if len(manners) == 1 else _MANNERS.get(manners, 1.0)
    voicing = 0.18 if one.is_voiced != other.is_voiced else 0.0
    place = 0.09 * abs(one.place - other.place)
    return min(1.0, 0.12 + place + 0.75 * manner + voicing)


def _between_vowels(one: _Vowel, other: _Vowel) -> float:
    height = 0.2 * abs(one.height - other.height)
    backness = 0.17 * abs(one.backness - other.backness)
    rounding = 0.12 * abs(one.rounding - other.rounding)
    nasality = 0.22 * abs(one.nasality - other.nasality)
    return min(0.9, 0.08 + height + backness + rounding + nasality)


def _deletion(said: str) -> float:
    if said in _FAINT:
        return 0.4
    if said in _SOFT:
        return 0.5
    return 0.6 if said in _LIQUID else 0.75


def _insertion(heard: str) -> float:
    if heard in _FAINT:
        return 0.45
    return 0.5 if heard in _SOFT else 0.7
