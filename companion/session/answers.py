"""What the companion answers to one line."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal, Protocol

from companion.core.facts import Announcement, Event, Request, Violation
from companion.core.guesses import Guess
from companion.core.journal import Operation
from companion.core.words import Phrase

Meaning = Announcement | Request
Outcome = Literal[
    "accepted", "objected", "asked", "answered", "not-understood", "understood"
]


class Understanding(Protocol):
    """Turn words into what they can mean, in one language, for the seats at a table."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return the kinds of announcements and requests that can be said."""

    def readings(self, text: str) -> tuple[Meaning, ...]:
        """Return every meaning of a whole line; empty where it has none."""

    def guesses(
        self, text: str, unlikely: Mapping[str, float] | None = None
    ) -> tuple[Guess, ...]:
        """Return what a line may mean by its sound, the best guess first.

        `unlikely` says which kinds cost more now, in sounds.
        """

    def parts(self, text: str) -> tuple[str, ...]:
        """Return the announcements in a line that holds several; else nothing."""

    def addressed(self, text: str) -> str | None:
        """Return what follows the address word; `None` where it was not said."""

    def private(self, text: str) -> str | None:
        """Return what follows "in private"; `None` where it is not said."""

    def is_courtesy(self, text: str) -> bool:
        """Return whether a line only thanks, agrees or asks to wait."""

    def is_beginning(self, text: str) -> bool:
        """Return whether sentences begin with these words and go on after them."""

    def layers(self, message: str) -> tuple[str, ...]:
        """Return the layers that a text of the rulebook has behind its first one."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Hold all that voice, text and JSON render."""

    outcome: Outcome
    heard: str | None = None
    """The words; `None` for an object."""
    meaning: Meaning | None = None
    violations: tuple[Violation, ...] = ()
    """Gravest first; only where the outcome is objected, or a held play was."""
    choices: tuple[Meaning, ...] = ()
    events: tuple[Event, ...] = ()
    phrases: tuple[Phrase, ...] = ()
    """What the table hears, in order."""
    operations: tuple[Operation, ...] = ()
    """What a sitting keeps."""
    lesson: str = ""
    """Which text of the rulebook explains what has just occurred."""
    is_private: bool = False
    """Whether it is for the earphone alone."""
    is_whispered: bool = False
    """Whether it is not even shown or kept: nobody but who hears it may know."""


def together(first: Answer, second: Answer, told: tuple[Phrase, ...]) -> Answer:
    """Return two answers as one; of what the first says only some is still told."""
    return replace(
        second,
        events=(*first.events, *second.events),
        phrases=(*told, *second.phrases),
        operations=(*first.operations, *second.operations),
    )
