"""What Whisper says it has heard, without what nobody has said."""

import re
import unicodedata
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice

ALTERNATIVES = 5
"""How many readings are told at most."""

_SILENCE = 0.6
"""The probability that nobody spoke, from which on doubtful words are not believed."""
_DOUBTFUL = -1.3
"""The average logarithm of the probability of a word that is doubtful.

With a foreign accent, real words come near it: there was a voice in all that is judged.
"""
_WORST = -2.0
"""And of one that is not believed, whoever spoke."""
_DENSEST = 2.4
"""How much shorter a text that is spoken can be written."""
_LETTERS = (8, 30)
"""How many letters nobody says: at all, and in each second."""
_FEWEST_WORDS = 4
"""Fewer words may be repeated by people."""
_FEWEST_REPEATED = 3
"""And fewer words than these at the end of others."""
_SUBTITLES = (
    "amara",
    "subtitle",
    "captioning",
    "thanks for watching",
    "thank you for watching",
    "subscribe",
    "sous titr",
    "soustitr",
    "radio canada",
    "avoir regardé",
    "abonnez vous",
    "titulky",
    "za sledování",
    "za pozornost",
    "k odběru",
)
"""What films and their makers say: the model has learned it for silence."""


@dataclass(frozen=True, slots=True)
class Reading:
    """Hold one reading of an utterance."""

    text: str
    score: float
    """The average logarithm of the probability of its parts."""
    silence: float
    """The probability that nobody spoke."""


def believable(readings: Iterable[Reading], voiced: float) -> tuple[str, ...]:
    """Return the texts that may have been said, each once, in their order.

    A voice was heard for so many seconds.
    """
    longest = _LETTERS[0] + _LETTERS[1] * voiced
    texts: dict[str, str] = {}
    for reading in readings:
        text = said_once(reading.text)
        doubtful = Reading(text, reading.score, reading.silence)
        if len(text) <= longest and is_believable(doubtful):
            texts.setdefault(_plain(text), text)
    kept = (text for plain, text in texts.items() if not _is_echo(plain, texts))
    return tuple(islice(kept, ALTERNATIVES))


def is_believable(reading: Reading) -> bool:
    """Return whether somebody may have said this."""
    plain = _plain(reading.text)
    if not plain or any(words in plain for words in _SUBTITLES):
        return False
    if reading.score < _WORST:
        return False
    if reading.silence > _SILENCE and reading.score < _DOUBTFUL:
        return False
    written = reading.text.encode()
    return len(written) / len(zlib.compress(written)) <= _DENSEST


def said_once(text: str) -> str:
    """Return a text without its repetitions, of which the last may be cut short.

    In a short window the model says again what it has heard.
    """
    words = text.split()
    plain = [_plain(word) for word in words]
    if len(words) < _FEWEST_WORDS:
        return " ".join(words)
    for size in range(1, len(words) // 2 + 1):
        repeated = zip(plain, plain[size:], strict=False)
        *whole, (before, last) = repeated
        if all(one == other for one, other in whole) and before.startswith(last):
            return " ".join(words[:size])
    for size in range(_FEWEST_REPEATED, len(words) // 2 + 1):
        if plain[-size:] == plain[-2 * size : -size]:
            return said_once(" ".join(words[:-size]))
    return " ".join(words)


def _is_echo(text: str, others: Iterable[str]) -> bool:
    """Return whether a text is another one that begins anew and is cut short."""
    return any(
        text.startswith(f"{other} ") and other.startswith(text[len(other) + 1 :])
        for other in others
    )


def _plain(text: str) -> str:
    """Return a text as it is compared: letters and numbers in one spelling."""
    composed = unicodedata.normalize("NFC", text.casefold())
    return " ".join(re.sub(r"\W", " ", composed).split())
