"""What one conversation remembers between two lines."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Literal, TypeVar

from companion.core.facts import Announcement, Event, Request, Seat
from companion.core.game import Game
from companion.core.journal import Entry, Journal
from companion.core.requests import Level
from companion.core.words import Listening, Phrase
from companion.session.answers import Answer, Meaning

State = TypeVar("State")


@dataclass(frozen=True, slots=True)
class Objection:
    """An announcement that broke a rule; the table may insist on it."""

    announcement: Announcement
    is_correction: bool = False
    """Whether it was to replace the last entry."""
    is_fresh: bool = True
    """Whether nothing was heard since."""
    is_at_hand: bool = True
    """Whether since then only questions were answered and talk was passed over."""

    def after(self, answer: Answer) -> "Objection":
        """Return the same after another line was answered."""
        is_talk = answer.outcome == "not-understood" and not answer.phrases
        is_beside = answer.outcome == "answered" or is_talk
        return replace(self, is_fresh=False, is_at_hand=self.is_at_hand and is_beside)


@dataclass(frozen=True, slots=True)
class Question:
    """The companion has asked which of some meanings is right."""

    choices: tuple[Meaning, ...]
    asked: Phrase
    """The question as it was put."""
    is_correction: bool = False
    """Whether what is chosen takes the place of the last entry."""
    then: Announcement | None = None
    """What was said with it, and is announced once that is settled."""
    is_fresh: bool = True
    behind: "Question | Missing | None" = None
    """What was asked before, and is asked anew once this is answered."""
    is_private: bool = False
    """Whether it was asked in the earphone."""


@dataclass(frozen=True, slots=True)
class Missing:
    """The companion has asked for one field of a meaning."""

    meaning: Meaning
    field: str
    asked: Phrase
    """The question as it was put."""
    is_correction: bool = False
    is_fresh: bool = True
    faces: tuple[tuple[object, ...], ...] = ()
    """What chance gives where nobody is asked: one of each."""
    is_insisted: bool = False
    """Whether the table has its way with the answer."""
    is_lead: bool = False
    """Whether a lesson asks it: nobody has begun to tell it."""
    behind: "Question | Missing | None" = None
    """What was asked before, and is asked anew once this is answered."""
    is_private: bool = False
    """Whether it was asked in the earphone."""
    is_repeated: bool = False
    """Whether it was asked anew since something else was recorded."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """The table is being asked for its box."""

    passed: tuple[tuple[Announcement, str], ...] = ()
    """What nobody knew: it is not asked again in this lesson."""


@dataclass(frozen=True, slots=True)
class Sorting:
    """Cards or tiles are being sorted, to find those that are missing."""

    told: tuple[Request, ...] = ()


@dataclass(frozen=True, slots=True)
class Checklist:
    """The set-up is being told, one step a sentence."""

    players: int
    step: int


@dataclass(frozen=True, slots=True)
class Taught:
    """Hold whether the table is taught, and what it was taught already."""

    is_on: bool = False
    known: tuple[str, ...] = ()
    """The texts of the rulebook that were told unasked, without the game's name."""
    is_offered: bool = False
    """Whether teaching was offered, and neither taken nor refused; it is once more."""

    def without(self, text: str) -> "Taught":
        """Return the same, where a text was not heard after all."""
        return replace(self, known=tuple(one for one in self.known if one != text))


@dataclass(frozen=True, slots=True)
class Told:
    """Something of the rulebook was explained, and there may be more behind it."""

    text: Phrase
    """Its first layer."""
    left: tuple[str, ...]
    """The layers that were not told yet, by the forms of the message."""


Pace = Literal["on", "held", "aside"]
"""Whether the rulebook was read just now; or is paused, or a question came between;
or play goes on, and only who asks for the reading itself takes it up."""


@dataclass(frozen=True, slots=True)
class Reading:
    """The rulebook is being read from start to end."""

    chapter: int
    """The place of its topic in the rulebook, counted from 0."""
    is_deep: bool = False
    """Whether the second layer of the topic is read, not the first."""
    pace: Pace = "on"


def _no_layers(message: str) -> tuple[str, ...]:  # noqa: ARG001
    return ()


@dataclass(frozen=True, slots=True)
class Practising:
    """A practice without cards is running."""

    learner: Seat
    before: "Session[Any]"
    """The table, which waits."""
    cards: tuple[Announcement, ...] = ()
    """The imaginary cards of the learner, as they would be announced."""
    dealt_at: int = 0
    """How many announcements there were when they were dealt."""


@dataclass(frozen=True, slots=True)
class Session(Generic[State]):
    """Hold a game in play and the open ends of the conversation about it."""

    game: Game[State]
    journal: Journal[State]
    seats: tuple[Seat, ...]
    """The players in table order."""
    language: str
    languages: tuple[str, ...]
    """The languages that can be spoken."""
    level: Level = "normal"
    levels: tuple[tuple[Seat, Level], ...] = ()
    """Of players who want another level than the table."""
    question: Question | Missing | None = None
    objection: Objection | None = None
    held: tuple[Announcement, ...] = ()
    """Plays that wait until a due fact is told, in the order they were said."""
    taken_back: tuple[Announcement, ...] = ()
    """What was undone last, the earliest first, while nothing was announced since."""
    seen: tuple[Event, ...] = ()
    """What was shown and then undone: it stays known."""
    said: tuple[tuple[Phrase, ...], ...] = ()
    """The last answers, newest last, for `repeat`."""
    review: int = 0
    """How many messages back the table is reading."""
    misses: int = 0
    """Lines in a row that were said on purpose and not understood."""
    is_talking: bool = False
    """Whether the last overheard words were talk."""
    checklist: Checklist | None = None
    told: Told | None = None
    """What was explained last, while nothing was played since."""
    reading: Reading | None = None
    """How far the rulebook was read this evening."""
    layers: Callable[[str], tuple[str, ...]] = field(default=_no_layers, compare=False)
    """Returns the layers that a text of the rulebook has behind its first one."""
    lesson: Lesson | None = None
    sorting: Sorting | None = None
    reason: str | None = None
    """The topic behind the last objection or event."""
    listening: Listening = "press"
    """How words are taken that were heard, not typed."""
    beginning: str = ""
    """Words that meant nothing yet but begin a sentence; the next ones may go on."""
    dangling: Announcement | None = None
    """A colour that was just overheard without its value."""
    is_paused: bool = False
    """Whether the ears are closed to what is overheard."""
    has_voice: bool = False
    """Whether the companion can speak."""
    has_earphone: bool = False
    """Whether somebody can be answered in private."""
    is_private: bool = False
    """Whether what is asked next is answered in private."""
    heard_too: tuple[str, ...] = ()
    """Languages that are heard beside the one that is spoken."""
    teaching: Taught = Taught()
    """What is explained unasked."""
    practice: Practising | None = None

    @property
    def state(self) -> State:
        """Return the state of the game."""
        return self.journal.state

    def level_for(self, seats: Iterable[object]) -> Level:
        """Return how much is said of what concerns the first of these who has chosen.

        Whoever is no player has not.
        """
        chosen: dict[object, Level] = dict(self.levels)
        found = (chosen[seat] for seat in seats if seat in chosen)
        return next(found, self.level)

    @property
    def last(self) -> Entry[State] | None:
        """Return the last entry of the journal."""
        return self.journal.entries[-1] if self.journal.entries else None

    @staticmethod
    def begin(
        game: Game[Any],
        seats: tuple[Seat, ...],
        language: str,
        languages: tuple[str, ...] = (),
        level: Level = "normal",
    ) -> "Session[Any]":
        """Return the session before the first round."""
        journal = Journal(game.begin(seats))
        return Session(game, journal, seats, language, languages or (language,), level)
