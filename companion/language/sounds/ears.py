"""How one language sounds, and what its sounds are taken for.

It stands in the language's `sounds.yaml` and `misheard.yaml`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from companion.documents import Entry
from companion.language.entries import document, error, items, section, text
from companion.language.sounds.likeness import Likeness
from companion.language.sounds.phones import Pronunciation

FILE = "sounds.yaml"
"""The file of a language; one without it is pronounced by its code."""
MISHEARD = "misheard.yaml"
"""What is learned of whole sentences (see `bench.learning`), if it is."""
_LONGER = 2
"""Letters of a word after the beginning that denies."""
_LIKENESS = ("heard", "added")
_SIGNS = ("denials", "questions", "hands", "having", "elsewhere", "owned")
_KEYS = ("voice", "same", *_LIKENESS, *_SIGNS)


@dataclass(frozen=True, eq=False)
class Ears:
    """Know how a language sounds and what its sounds are taken for."""

    pronunciation: Pronunciation
    likeness: Likeness
    denials: tuple[str, ...] = ()
    """Words that say that something is not so, folded; `ne*` is put before words."""

    questions: tuple[str, ...] = ()
    """Words that ask, folded."""

    hands: tuple[str, ...] = ()
    """Words that tell of the cards in a hand, folded."""

    having: tuple[str, ...] = ()
    """Words that say, beside one of those, that it is one's own, folded."""

    elsewhere: tuple[str, ...] = ()
    """Words that point to what was said before ("also"), or count something else
    ("hours"), folded."""

    owned: tuple[tuple[str, ...], ...] = ()
    """Words beside which, at the place of `*`, it is said whose a thing is."""

    language: str = ""
    """Its code."""

    sentences: Likeness | None = None
    """What sounds are taken for in whole sentences, if it is not the same: more is lost
    there than in a word that stands alone."""

    @property
    def in_sentences(self) -> Likeness:
        """Return what sounds are taken for in whole sentences."""
        return self.likeness if self.sentences is None else self.sentences

    def signs(
        self, words: Iterable[str], is_word: Callable[[str], bool]
    ) -> frozenset[str]:
        """Return "denies", "asks", "points", "holds" and "has" where words do so.

        What only begins as if it denied, before no word (see `is_word`), was misheard.
        """
        found: set[str] = set()
        told = tuple(words)
        if any(word in self.hands for word in told):
            is_own = any(word in self.having for word in told)
            found.add("has" if is_own else "holds")
        for word in told:
            if word in self.elsewhere:
                found.add("points")
            if any(_fits(word, sign) for sign in self.questions):
                found.add("asks")
            if any(_denies(word, sign, is_word) for sign in self.denials):
                found.add("denies")
        return frozenset(found)

    def owners(self, words: Iterable[str]) -> Iterator[str]:
        """Yield the folded words that may tell whose a thing is."""
        told = tuple(words)
        for pattern in self.owned:
            for start in range(len(told) - len(pattern) + 1):
                said = told[start : start + len(pattern)]
                pairs = tuple(zip(pattern, said, strict=True))
                if all(word in ("*", one) for word, one in pairs):
                    yield next(one for word, one in pairs if word == "*")


@cache
def read_ears(folder: Path) -> Ears:
    """Read what is known in the folder of a language, once.

    Raises:
        LocaleError: where it is broken.
    """
    file = folder / FILE
    if not file.exists():
        language = folder.name
        return Ears(Pronunciation(language), Likeness(), language=language)
    keys = dict(section(document(file), _KEYS))
    voice = text(keys["voice"]) if "voice" in keys else folder.name
    same = {sound: text(one) for sound, one in _below(keys, "same").items()}
    denials, questions, hands, having, elsewhere, owned = (
        tuple(map(text, items(keys[key]))) if key in keys else () for key in _SIGNS
    )
    likeness = _likeness(keys)
    pronunciation = Pronunciation(voice, same)
    sentences = _misheard(folder / MISHEARD, pronunciation)
    patterns = tuple(tuple(one.split()) for one in owned)
    signs = (denials, questions, hands, having, elsewhere, patterns)
    return Ears(pronunciation, likeness, *signs, folder.name, sentences)


def _likeness(keys: Mapping[str, Entry]) -> Likeness:
    heard = {said: dict(_costs(one)) for said, one in _below(keys, "heard").items()}
    return Likeness(heard, dict(_costs(keys["added"])) if "added" in keys else {})


def _misheard(file: Path, pronunciation: Pronunciation) -> Likeness | None:
    """Read what sounds are taken for in sentences.

    Words that this espeak-ng pronounces with more sounds, or fewer, are left out.
    """
    if not file.exists():
        return None
    keys = dict(section(document(file), (*_LIKENESS, "words")))
    words = {}
    for word, entry in _below(keys, "words").items():
        costs = tuple(map(_costs, items(entry)))
        phones = pronunciation.word(word)
        if len(phones) == len(costs):
            words[phones] = costs
    return replace(_likeness(keys), words=words)


def _denies(word: str, sign: str, is_word: Callable[[str], bool]) -> bool:
    return _fits(word, sign) and (word == sign or is_word(word[len(sign) - 1 :]))


def _fits(word: str, sign: str) -> bool:
    """Return whether a word is one of these, or begins like one and goes on."""
    if not sign.endswith("*"):
        return word == sign
    start = sign[:-1]
    return word.startswith(start) and len(word) >= len(start) + _LONGER


def _below(keys: Mapping[str, Entry], key: str) -> dict[str, Entry]:
    return dict(section(keys[key])) if key in keys else {}


def _costs(entry: Entry) -> dict[str, float]:
    return {sound: _cost(one) for sound, one in section(entry)}


def _cost(entry: Entry) -> float:
    if not isinstance(entry.value, int | float) or not 0 <= entry.value <= 1:
        raise error(entry, "this is no cost", "write a number from 0 to 1")
    return float(entry.value)
