"""The values that messages are filled with, as Fluent sees them."""

import re
from collections.abc import Callable
from enum import Enum

from babel import Locale
from fluent.runtime.types import FluentType

from companion.core.words import Phrase

_WORD_START = re.compile(r"(?<!^)(?=[A-Z])")


def name_id(member: Enum) -> str:
    """Return the id of the message that names a member: `FaceDown` is `face-down`."""
    name = _WORD_START.sub("-", type(member).__name__).lower()
    return f"{name}-{member.value}"


def own_id(message: str, game: str) -> str:
    """Return where a game may word a message of every game in its own way."""
    return re.sub(r"^common-", f"{game}-", message)


class Word(FluentType):
    """Be a value that is selected by its id and named with NAME."""

    def __init__(self, word: str, member: Enum | None = None) -> None:
        self.word = word
        self.member = member

    def __eq__(self, other: object) -> bool:
        return self.word == (other.word if isinstance(other, Word) else other)

    def __hash__(self) -> int:
        return hash(self.word)

    def __repr__(self) -> str:
        return f"`{self.word}`"

    def format(self, locale: Locale) -> str:  # noqa: ARG002
        """Refuse to be said: an id is no word of any language."""
        raise ValueError(f"“{self.word}” is an id; use NAME or a selector")


class Items(FluentType):
    """Be a list, said with LIST."""

    def __init__(self, values: tuple[object, ...]) -> None:
        self.values = values

    def format(self, locale: Locale) -> str:  # noqa: ARG002
        """Refuse to be said without LIST."""
        raise ValueError("a list is said with LIST")


class Text(FluentType):
    """Be text as it is."""

    def __init__(self, text: str) -> None:
        self.text = text

    def format(self, locale: Locale) -> str:  # noqa: ARG002
        """Return the text."""
        return self.text


class Told(FluentType):
    """Be something that is told within a sentence."""

    def __init__(self, said: Phrase, text: Callable[[Phrase, str], str]) -> None:
        self._said = said
        self._text = text

    def told(self, form: str = "") -> str:
        """Return the words for it, in one of its forms."""
        return self._text(self._said, form or self._said.form or "choice")

    def format(self, locale: Locale) -> str:  # noqa: ARG002
        """Return the words that fit within a sentence."""
        return self.told()
