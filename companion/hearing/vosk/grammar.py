"""The phrases that a recognizer may hear, made safe for native code.

Vosk ends the whole process on an empty or broken grammar and on the symbols of its own
graphs, and silently drops words that its model does not know.
"""

import json
import unicodedata
from collections.abc import Container, Iterable
from dataclasses import dataclass
from itertools import islice

from companion.core.errors import CompanionError

_APOSTROPHES = str.maketrans({"\u2019": "'", "\u02bc": "'", "\u2018": "'"})
_SPOKEN = "LMN"
"""Unicode categories of what words are made of: letters, marks and numbers."""
_NAMED_WORDS = 5
_INNER = "'-"
"""Signs that may join the parts of a word."""
_MOST_PHRASES, _MOST_WORDS = 20_000, 100
"""Far more than any table can say; with more, each change would take too long."""
_LONGEST_WORD, _LONGEST_PHRASE = 60, 4_000
"""In signs."""


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
    """A phrase that stands several times is heard more easily."""
    unknown: tuple[str, ...]
    """Words that the model does not know: phrases are cut where they stand."""


def known_grammar(phrases: Iterable[str], known: Container[str]) -> Grammar:
    """Return the grammar of some phrases for a model that knows some words.

    Raises:
        GrammarEmpty: where no word is left.
    """
    kept: list[str] = []
    unknown: dict[str, None] = {}
    is_heard: dict[str, bool] = {}
    for phrase in islice(phrases, _MOST_PHRASES):
        run: list[str] = []
        for word in _words(phrase):
            if word not in is_heard:
                is_heard[word] = is_word(word) and word in known
            if is_heard[word]:
                run.append(word)
                continue
            # Without the cut, words that never follow each other would do so.
            unknown[word[:_LONGEST_WORD]] = None
            kept.append(" ".join(run))
            run = []
        kept.append(" ".join(run))
    kept = [phrase for phrase in kept if phrase]
    if not kept:
        raise GrammarEmpty(tuple(unknown))
    return Grammar(tuple(kept), tuple(unknown))


def spoken_words(phrases: Iterable[str]) -> tuple[str, ...]:
    """Return the different words of some phrases that a model could know."""
    few = islice(phrases, _MOST_PHRASES)
    words = (word for phrase in few for word in _words(phrase))
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
    return (
        len(word) <= _LONGEST_WORD
        and any(_is_spoken(sign) for sign in word)
        and all(_is_spoken(sign) or sign in _INNER for sign in word)
    )


def _words(phrase: str) -> Iterable[str]:
    """Return the words of a phrase, which is cut where nobody would say more."""
    return islice(normalized(phrase[:_LONGEST_PHRASE]).split(), _MOST_WORDS)


def _is_spoken(sign: str) -> bool:
    return unicodedata.category(sign)[0] in _SPOKEN
