"""The phrases that a recognizer may hear, made safe for native code.

Vosk ends the whole process on an empty or broken grammar and on the symbols of its own
graphs, and silently drops words that its model does not know.
"""

import json
import unicodedata
from collections.abc import Container, Iterable
from dataclasses import dataclass

from companion.core.errors import CompanionError

_APOSTROPHES = str.maketrans({"\u2019": "'", "\u02bc": "'", "\u2018": "'"})
_SPOKEN = "LMN"
"""Unicode categories of what words are made of: letters, marks and numbers."""
_NAMED_WORDS = 5
_INNER = "'-"
"""Signs that may join the parts of a word."""


class GrammarEmpty(CompanionError):
    """There is nothing to listen for."""

    def __init__(self, unknown: tuple[str, ...]) -> None:
        """Keep the words that the model does not know."""
        first = ", ".join(unknown[:_NAMED_WORDS]) or "no words were given"
        words = first.encode("utf-8", "backslashreplace").decode()
        super().__init__(f"The model knows none of the words to hear ({words}).")
        self.unknown = unknown


@dataclass(frozen=True, slots=True)
class Grammar:
    """Hold phrases of which the model knows every word; there is at least one."""

    phrases: tuple[str, ...]
    unknown: tuple[str, ...]
    """Words that the model does not know: phrases are cut where they stand."""


def known_grammar(phrases: Iterable[str], known: Container[str]) -> Grammar:
    """Return the grammar of some phrases for a model that knows some words.

    Raises:
        GrammarEmpty: where no word is left.
    """
    kept: dict[str, None] = {}
    unknown: dict[str, None] = {}
    for phrase in phrases:
        run: list[str] = []
        for word in normalized(phrase).split():
            if is_word(word) and word in known:
                run.append(word)
                continue
            # Without the cut, words that never follow each other would do so.
            unknown[word] = None
            kept[" ".join(run)] = None
            run = []
        kept[" ".join(run)] = None
    kept.pop("", None)
    if not kept:
        raise GrammarEmpty(tuple(unknown))
    return Grammar(tuple(kept), tuple(unknown))


def spoken_words(phrases: Iterable[str]) -> tuple[str, ...]:
    """Return the different words of some phrases that a model could know."""
    words = (word for phrase in phrases for word in normalized(phrase).split())
    return tuple(word for word in dict.fromkeys(words) if is_word(word))


def to_json(phrases: Iterable[str]) -> str:
    """Return phrases of known words in the form that Vosk takes.

    Raises:
        GrammarEmpty: where there are none: Vosk would end the process.
    """
    kept = tuple(phrases)
    if not any(phrase.strip() for phrase in kept):
        raise GrammarEmpty(())
    return json.dumps(kept, ensure_ascii=False)


def normalized(phrase: str) -> str:
    """Return a phrase as models spell it: composed signs, lower case, single spaces."""
    composed = unicodedata.normalize("NFC", phrase.translate(_APOSTROPHES))
    return " ".join(unicodedata.normalize("NFC", composed.lower()).split())


def is_word(word: str) -> bool:
    """Return whether a word can be spoken: never a symbol of the recognizer's own."""
    return any(_is_spoken(sign) for sign in word) and all(
        _is_spoken(sign) or sign in _INNER for sign in word
    )


def _is_spoken(sign: str) -> bool:
    return unicodedata.category(sign)[0] in _SPOKEN
