"""How a game is taught: while it is played, to sighted friends, and in practice."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from companion.core.facts import Announcement, Fact, Prompt, Report, Request, Seat
from companion.core.words import Phrase


def _always(_fact: object) -> bool:
    return True


def _no_cards(_state: object) -> tuple[Announcement, ...]:
    return ()


def _nothing(_state: object) -> int:
    return 0


def _as_it_is(game: object) -> object:
    return game


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
class Practice:
    """Say how a game is practised without cards, by one player and the companion."""

    spoken: tuple[type[Announcement], ...]
    """What is said in practice: the words are `<game>-aloud-<kind>`."""
    of_table: tuple[type[Announcement], ...] = ()
    """What chance or nobody chooses: the companion says it, whoever acts."""
    left_out: tuple[type[Announcement], ...] = ()
    """What is awaited and may be left out."""
    ends: tuple[type[Prompt], ...] = ()
    """What is due when a round is over."""
    least: int = 1
    """Announcements before which the end of a round does not end the practice."""
    most: int = 40
    """Announcements after which it ends anyway: about five minutes."""
    deals: type[Announcement] | None = None
    """After this the learner has new cards; `None` where there are no cards."""
    cards: Callable[[Any], tuple[Announcement, ...]] = _no_cards
    """Returns what each card there is announces, in order; of a state."""
    held: Callable[[Any], int] = _nothing
    """Returns how many of them a player is dealt; of a state."""
    asks_cards: tuple[type[Request], ...] = ()
    """Questions of the game about a hand: here they are answered."""
    ready: Callable[[Any], Any] = _as_it_is
    """Returns the game with everything known that a box would have to tell."""


@dataclass(frozen=True, slots=True)
class Teaching:
    """Hold what a game brings to teach itself; all of it may be left out."""

    first: str = "topic-overview"
    """The text of the rulebook with which teaching begins."""
    lessons: tuple[Lesson, ...] = ()
    """Of several that occur at once the first is told; the others when they recur."""
    guide: int = 0
    """Sentences of the guide for sighted friends, `<game>-guide-1` and so on."""
    practice: Practice | None = None


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


@dataclass(frozen=True, slots=True)
class Practise(Request):
    """Practise without cards: the companion plays the others, and nothing is kept."""

    seat: Seat | None = None
    """Who practises."""


@dataclass(frozen=True, slots=True)
class EndPractice(Request):
    """End the practice and go back to the table."""


@dataclass(frozen=True, slots=True)
class AskCards(Request):
    """Which imaginary cards does the learner hold? Real hands are not known here."""


@dataclass(frozen=True, slots=True)
class PracticeBegun(Report):
    """A practice begins; nothing in it is secret or kept."""

    seat: Seat
    others: tuple[Seat, ...]
    """Whom the companion plays."""


@dataclass(frozen=True, slots=True)
class PracticeCards(Report):
    """The imaginary cards of the learner."""

    seat: Seat
    cards: tuple[Phrase, ...]


@dataclass(frozen=True, slots=True)
class PracticeSaid(Report):
    """What the companion says for a player, in the words a player would use."""

    seat: Seat
    words: Phrase


@dataclass(frozen=True, slots=True)
class PracticeHint(Report):
    """What the learner may say next."""

    words: tuple[Phrase, ...]


@dataclass(frozen=True, slots=True)
class PracticeEnded(Report):
    """The practice is over."""


@dataclass(frozen=True, slots=True)
class PracticeGoesOn(Report):
    """A practice is running already."""


@dataclass(frozen=True, slots=True)
class NoPractice(Report):
    """No practice is running."""


@dataclass(frozen=True, slots=True)
class PracticeUnknown(Report):
    """This game cannot be practised."""


@dataclass(frozen=True, slots=True)
class HandsUnknown(Report):
    """What players hold is never known here."""
