"""How words are spelt for a recognizer that knows only some spellings of each sound.

Words that sound alike are listened for in one spelling: several would only share what
is likely among themselves. What is heard is then understood by its sound.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping

from companion.language.understanding.folding import fold

Known = Callable[[Iterable[str]], frozenset[str]]
"""Return which words a recognizer knows."""
Sound = Callable[[str], str]
"""Return how a text is pronounced; nothing where that is not known."""

_SIGNS = re.compile(r"(['-])")
_MOST_GUESSES = 60
"""Spellings that are tried for one word: each of its letters could have several."""
_ACCENTED = {
    "a": "áàâä",
    "c": "čç",
    "d": "ď",
    "e": "éèêëě",
    "i": "íîï",
    "n": "ňñ",
    "o": "óôö",
    "r": "ř",
    "s": "š",
    "t": "ť",
    "u": "úůûü",
    "y": "ý",
    "z": "ž",
}
_LIKE_LETTERS = (
    *(("x", "ks"), ("x", "gz"), ("x", "z"), ("ks", "x"), ("ph", "f"), ("f", "ph")),
    *(("y", "i"), ("i", "y"), ("c", "k"), ("k", "c"), ("k", "ck"), ("ck", "k")),
    *(("qu", "k"), ("k", "qu"), ("th", "t"), ("t", "th"), ("w", "v"), ("v", "w")),
    *(("s", "z"), ("z", "s"), ("ie", "y"), ("ey", "y"), ("ee", "i"), ("ou", "u")),
    *(("u", "ou"), ("oo", "u"), ("j", "y"), ("y", "j"), ("sh", "ch"), ("ch", "sh")),
    *(("ah", "a"), ("ia", "ya"), ("h", ""), ("aa", "a"), ("s", "ss"), ("ss", "s")),
)
_DOUBLED = "bdfglmnprt"


class Spelling:
    """Know how each word is spelt where it is listened for."""

    def __init__(self, spelt: Mapping[str, str], unknown: tuple[str, ...]) -> None:
        self._spelt = spelt
        self.unknown = unknown
        """Words that cannot be heard in any spelling."""

    def of(self, word: str) -> str | None:
        """Return a word as it is listened for; `None` where it cannot be heard."""
        return self._spelt.get(word)

    def text(self, text: str) -> str | None:
        """Return a text as it is listened for; `None` where it cannot be heard."""
        words = [self._spelt.get(word) for word in text.split()]
        kept = [word for word in words if word is not None]
        return " ".join(kept) if kept and len(kept) == len(words) else None


def spelling(words: Iterable[str], known: Known, sound: Sound) -> Spelling:
    """Return how words are spelt, those first that lend others their spelling."""
    asked = tuple(dict.fromkeys(words))
    ways = {word: tuple(_ways(word)) for word in asked}
    spelt = _chosen(ways, known)
    sounds = {word: sound(word) for word in asked}
    shared: dict[str, str] = {}
    for word in asked:
        if word in spelt and sounds[word]:
            shared.setdefault(sounds[word], spelt[word])
    missing = [word for word in asked if word not in spelt]
    guesses = {
        word: tuple(_alike(word, sounds[word], sound))
        for word in missing
        if sounds[word] and sounds[word] not in shared
    }
    for word, guess in _chosen(guesses, known).items():
        shared.setdefault(sounds[word], guess)
    told: dict[str, str] = {}
    for word in asked:
        found = shared.get(sounds[word]) or spelt.get(word)
        if found is not None:
            told[word] = found
    unknown = (word for word in asked if word not in told and not _is_digits(word))
    return Spelling(told, tuple(unknown))


def _chosen(
    ways: Mapping[str, tuple[tuple[str, ...], ...]], known: Known
) -> dict[str, str]:
    """Return the first way to spell each word of which all parts are known."""
    parts = {part for found in ways.values() for way in found for part in way}
    heard = known(sorted(parts))
    spelt = {}
    for word, found in ways.items():
        way = next((one for one in found if heard.issuperset(one)), None)
        if way is not None:
            spelt[word] = " ".join(way)
    return spelt


def _ways(word: str) -> Iterator[tuple[str, ...]]:
    """Yield the ways to write a word with its signs, the usual ones first.

    Models write "l'orange" or "l' orange", "dix-sept" or "dix sept".
    """
    composed = unicodedata.normalize("NFC", word.lower())
    if _is_digits(composed):
        return
    parts = _SIGNS.split(composed)
    yield (composed,)
    if len(parts) == 1:
        return
    yield _joined(parts, {"'": "' ", "-": " "})
    yield _joined(parts, {"'": " '", "-": " "})
    yield _joined(parts, {"'": "'", "-": " "})
    yield _joined(parts, {"'": " ", "-": " "})
    yield _joined(parts, {"'": "", "-": ""})


def _is_digits(word: str) -> bool:
    """Return whether a word is written in digits: nobody hears those."""
    return any(sign.isdecimal() for sign in word)


def _joined(parts: list[str], signs: Mapping[str, str]) -> tuple[str, ...]:
    return tuple("".join(signs.get(part, part) for part in parts).split())


def _alike(word: str, wanted: str, sound: Sound) -> Iterator[tuple[str, ...]]:
    """Yield other spellings with the sound of a word, or with other accents."""
    for guess in _guesses(word):
        if sound(guess) == wanted or fold(guess) == fold(word):
            yield (guess,)


def _guesses(word: str) -> list[str]:
    """Return other spellings of a word, near ones first."""
    once = list(_changed(word))
    twice = (other for guess in once for other in _changed(guess))
    found = dict.fromkeys((*once, *twice))
    return [guess for guess in found if guess != word][:_MOST_GUESSES]


def _changed(word: str) -> Iterator[str]:
    for place, letter in enumerate(word):
        for accented in _ACCENTED.get(letter, ""):
            yield word[:place] + accented + word[place + 1 :]
    for letters, others in _LIKE_LETTERS:
        place = word.find(letters)
        if place >= 0:
            yield word[:place] + others + word[place + len(letters) :]
    for place, letter in enumerate(word):
        if letter in _DOUBLED:
            yield word[:place] + letter + word[place:]
    yield from (word + ending for ending in "eshy")
    yield word[:-1]
