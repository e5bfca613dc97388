"""The numbers of a language as words."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion.documents import Entry
from companion.language.entries import error, items, section, text
from companion.language.understanding.sentences import (
    Lists,
    ListValue,
    Template,
    template,
)

HIGHEST_VALUE = 12
"""The highest number on any card of any game."""


@dataclass(frozen=True, slots=True)
class Number:
    """Hold the words for one number."""

    forms: Mapping[str, str]
    """What is said, by form; `say` is the usual one."""
    heard: tuple[Template, ...]
    """What is understood, digits included."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """Hold the words for all numbers a language has words for."""

    words: Mapping[int, Number]
    minus: str
    """The word before a number below zero: readers drop the sign."""

    def word(self, number: int, form: str = "say") -> str:
        """Return a number as a word, or as digits where there is none."""
        if number < 0:
            return f"{self.minus} {self.word(-number, form)}"
        if number not in self.words:
            return str(number)
        forms = self.words[number].forms
        return forms.get(form, forms["say"])

    def in_words(self, text: str) -> str:
        """Return a text with its digits as words: "Joueur 2" is "Joueur deux"."""
        words = re.sub(r"\d+", lambda digits: f" {self.word(int(digits[0]))} ", text)
        return " ".join(words.split())

    def lists(self) -> Lists:
        """Return how people say the values of cards, and all numbers."""
        numbers = tuple(
            ListValue(number, words.heard) for number, words in self.words.items()
        )
        values = tuple(one for one in numbers if int(one.value) <= HIGHEST_VALUE)
        return {"value": values, "number": numbers}


def read_numbers(entry: Entry, minus: Entry) -> Numbers:
    """Read the section `numbers` of `language.yaml`, and the word below zero.

    Raises:
        LocaleError: where a number is none or lacks its usual word.
    """
    return Numbers(dict(_numbers(entry)), text(minus))


def _numbers(entry: Entry) -> Iterator[tuple[int, Number]]:
    for word, below in section(entry):
        if not (word.isascii() and word.isdecimal()):
            raise error(below, "this is no number", "write digits before the colon")
        forms, heard = dict(section(below)), list[Template]()
        if "say" not in forms:
            raise error(below, "the usual word is missing", "add `say`")
        if "hear" in forms:
            heard = [template(item) for item in items(forms.pop("hear"))]
        spoken = [template(one) for one in forms.values()]
        digits = Template(word, below.place, below.key)
        texts = {form: text(one) for form, one in forms.items()}
        yield int(word), Number(texts, (*spoken, *heard, digits))
