"""The people who set a game up: what is said to them, and what they answer."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Protocol

from companion.core.words import LONGEST_LINE
from companion.language.locale import Locale
from companion.lines import Lines


@dataclass(frozen=True, slots=True)
class Said:
    """Hold one answer, as it was typed or heard."""

    text: str
    is_heard: bool = False
    """Whether it was heard: then it may be other words that sound alike."""
    readings: tuple[str, ...] = ()
    """Other readings of what was heard, better ones first."""

    @classmethod
    def typed(cls, line: str) -> "Said":
        """Return a line that was typed; what nobody would answer is cut short."""
        return cls(line[: LONGEST_LINE + 1])


@dataclass(frozen=True, slots=True)
class Awaited:
    """Hold what ears must know of the answer that is awaited."""

    locale: Locale
    """The language that is spoken."""
    phrases: Callable[[], Iterable[str]] = field(default=tuple)
    """Return what can be answered; it takes a moment."""
    key: object = None
    """What is asked: the same phrases go with the same key."""
    kinds: tuple[str, ...] = ()
    """Kinds of sentences that can be said, besides yes and no."""
    prepare: Callable[[], None] = lambda: None
    """Does what the first answer that is not clear would wait for."""


class Company(Protocol):
    """Let people answer by keyboard, by voice, or by both."""

    @property
    def is_spoken_to(self) -> bool:
        """Return whether what is said is spoken, so that people answer by voice."""

    def say(self, sentence: str, voices: tuple[str, ...]) -> None:
        """Say a sentence with the first of these voices that there is."""

    def next(self, awaited: Awaited) -> Said | None:
        """Return the next answer; `None` where there are no more."""

    def miss(self) -> None:
        """Let it be heard that words were heard and not understood."""

    def put_back(self, said: Said) -> None:
        """Let whoever asks next have this answer."""

    def rest(self) -> None:
        """Say all that waits, and let go of devices until somebody is asked again."""


class Typing:
    """Let people answer by keyboard alone."""

    is_spoken_to = False

    def __init__(self, lines: Lines, say: Callable[[str], None]) -> None:
        """Take where lines come from and go to."""
        self._lines = lines
        self._say = say

    def say(self, sentence: str, voices: tuple[str, ...]) -> None:  # noqa: ARG002
        """Print a sentence."""
        self._say(sentence)

    def next(self, awaited: Awaited) -> Said | None:  # noqa: ARG002
        """Return the next line that is typed."""
        line = self._lines.next()
        return None if line is None else Said.typed(line)

    def miss(self) -> None:
        """Do nothing: what is typed is always answered in words."""

    def rest(self) -> None:
        """Do nothing: nothing waits, and there are no devices."""

    def put_back(self, said: Said) -> None:
        """Let the table have this line."""
        self._lines.put_back(said.text)
