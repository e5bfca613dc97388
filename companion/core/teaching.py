"""How a game is taught: while it is played, to sighted friends, and in practice."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from companion.core.facts import Fact, Report, Request


def _always(_fact: object) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Lesson:
    """Name a text of the rulebook that explains what occurs for the first time."""

    text: str
    """Its message, without the name of the game: a topic, or a subject."""
    facts: tuple[type[Fact], ...]
    """The events and prompts with which it occurs."""
    is_about: Callable[[Any], bool] = _always
    """Returns whether such a fact is really about it."""

    def occurs_in(self, fact: Fact) -> bool:
        """Return whether it occurs with a fact."""
        return isinstance(fact, self.facts) and self.is_about(fact)


@dataclass(frozen=True, slots=True)
class Teaching:
    """Hold what a game brings to teach itself; all of it may be left out."""

    first: str = "topic-overview"
    """The text of the rulebook with which teaching begins."""
    lessons: tuple[Lesson, ...] = ()
    """Of several that occur at once the first is told; the others when they recur."""
    guide: int = 0
    """Sentences of the guide for sighted friends, `<game>-guide-1` and so on."""


@dataclass(frozen=True, slots=True)
class Teach(Request):
    """Explain each thing of the game when it occurs for the first time."""


@dataclass(frozen=True, slots=True)
class TeachAgain(Request):
    """Explain everything once more, as if nothing had been explained."""


@dataclass(frozen=True, slots=True)
class TeachNoMore(Request):
    """Explain nothing any more that nobody asks for."""


@dataclass(frozen=True, slots=True)
class AskGuide(Request):
    """How do sighted friends announce what they do? In two minutes."""


@dataclass(frozen=True, slots=True)
class TeachingOffered(Report):
    """Before the first game ever: shall the companion explain as the table plays?"""


@dataclass(frozen=True, slots=True)
class TeachingBegun(Report):
    """Each thing is explained when it occurs for the first time."""


@dataclass(frozen=True, slots=True)
class TeachingEnded(Report):
    """Nothing is explained any more that nobody asks for."""


@dataclass(frozen=True, slots=True)
class NoGuide(Report):
    """This game has no guide for sighted friends."""
