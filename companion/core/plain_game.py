"""The usual answers of a game, so that a game tells only where it is different."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from companion.core.announcements import RoundVoid, SeatBack, SeatLeft
from companion.core.facts import (
    Announcement,
    Event,
    Fact,
    Prompt,
    Report,
    Request,
    Seat,
    Violation,
)
from companion.core.game import Rulebook
from companion.core.judging import table_faults
from companion.core.requests import Change
from companion.core.rulings import Objected, Ruling
from companion.core.shown import Shown
from companion.core.teaching import Teaching
from companion.core.violations import NotInThisGame
from companion.core.words import Listening


class Seated(Protocol):
    """Be a state of a game: it knows at least who plays."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return all seats, clockwise."""


State = TypeVar("State", bound=Seated)
Chapter = Callable[[Any, Any], Ruling]
"""Rules one kind of announcement in a state."""


class PlainGame(Generic[State]):
    """Rule a game in which nothing is hidden, held back or confirmed.

    Whatever is not overridden is answered as in such a game. Five things have no usual
    answer: `begin`, `apply`, `view`, `prompts` and `expected`.
    """

    name: str
    players: range
    listening: Listening = "open"
    rulebook = Rulebook((), {}, ("overview",), 0)
    teaching = Teaching()
    announcements: tuple[type[Announcement], ...]
    requests: tuple[type[Request], ...] = ()
    bluffed: tuple[type[Announcement], ...] = ()
    seldom: tuple[type[Fact], ...] = ()
    plays: tuple[type[Announcement], ...] = ()
    starts: tuple[type[Announcement], ...] = ()
    naming: ClassVar[tuple[str, ...]] = ("seat",)
    """The fields of announcements that name players."""
    settled: ClassVar[tuple[str, ...]] = ("seat",)
    """The fields that the state settles where nobody tells them."""
    chapters: ClassVar[Mapping[type[Announcement], Chapter]] = {}
    """What rules each kind of announcement."""

    def begin(self, seats: tuple[Seat, ...], first: Seat | None = None) -> State:
        """Return the state before the first round; who begins it may be told."""
        raise NotImplementedError

    def rule(self, state: State, announcement: Announcement) -> Ruling:
        """Judge an announcement by the chapter it belongs to.

        Raises:
            TypeError: where no chapter is about it.
        """
        faults = table_faults(
            announcement, self.naming, state.seats, is_over=self.is_over(state)
        )
        if faults:
            return Objected(faults)
        chapter = self.chapters.get(type(announcement))
        if chapter is not None:
            return chapter(state, announcement)
        if isinstance(announcement, SeatLeft | SeatBack | RoundVoid):
            return Objected((NotInThisGame(),))
        kind = type(announcement).__name__
        raise TypeError(f"{kind} is not an announcement of the game {self.name}")

    def apply(self, state: State, event: Event) -> State:
        """Return the state after an event."""
        raise NotImplementedError

    def is_over(self, state: State) -> bool:
        """Return whether somebody has won: the state has a `winner` then."""
        return getattr(state, "winner", None) is not None

    def view(self, state: State) -> Mapping[str, object]:
        """Return what everybody may know, in the interface's words."""
        raise NotImplementedError

    def sayable(self, state: State) -> Iterable[Announcement]:
        """Return all that makes sense now: what the state awaits, without details."""
        return tuple(kind() for kind in self.expected(state))

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        """Return what the table is expected to say next, most urgent first."""
        raise NotImplementedError

    def answer(self, state: State, request: Request) -> tuple[Report, ...]:  # noqa: ARG002
        """Answer a question about the state: none here."""
        return ()

    def backwards(self, announcement: Announcement, field: str) -> object:  # noqa: ARG002
        """Return what "back" answers where a field is asked: nothing here."""
        return None

    def asked_back(
        self,
        state: State,  # noqa: ARG002
        request: Request,  # noqa: ARG002
    ) -> tuple[Announcement, str] | None:
        """Return which field the table is to tell: here every question is answered."""
        return None

    def agreed(self, state: State) -> Announcement | None:  # noqa: ARG002
        """Return what "yes" announces: nothing here awaits a yes or a no."""
        return None

    def declined(self, state: State) -> Announcement | None:  # noqa: ARG002
        """Return what "no" announces: nothing here awaits a yes or a no."""
        return None

    def meant(self, state: State, announcement: Announcement) -> Announcement:  # noqa: ARG002
        """Return what people mean by these words: just that."""
        return announcement

    def retold(self, announcement: Announcement, changes: Change) -> Change:  # noqa: ARG002
        """Return which fields a correction in a breath means: those it names."""
        return changes

    def complete(self, state: State, values: Change) -> Announcement | None:  # noqa: ARG002
        """Return what naming a thing announces: nothing here."""
        return None

    def shown(
        self,
        state: State,  # noqa: ARG002
        last: Announcement,  # noqa: ARG002
        fact: Announcement | Request,  # noqa: ARG002
    ) -> Shown | None:
        """Return what these words show about the last announcement: nothing here."""
        return None

    def missing(self, announcement: Announcement) -> str | None:
        """Return the first field that no state could settle and that is not told."""
        told = (
            (one.name, getattr(announcement, one.name)) for one in fields(announcement)
        )
        missing = (name for name, value in told if value is None)
        return next((name for name in missing if name not in self.settled), None)

    def impossible(self, state: State, fact: Announcement | Request) -> int:  # noqa: ARG002
        """Return how many of its facts cannot be at this table: all can."""
        return 0

    def topic(self, state: State) -> str:  # noqa: ARG002
        """Return the topic of the rulebook for what happens now."""
        return "overview"

    def reason(self, fact: Violation | Event) -> str:
        """Return the topic of the rulebook behind an objection or an event."""
        return fact.topic if isinstance(fact, Violation) else "overview"

    def expected(self, state: State) -> tuple[type[Announcement], ...]:
        """Return the kinds of announcements the state awaits."""
        raise NotImplementedError

    def awaits(self, state: State, announcement: Announcement) -> bool:
        """Return whether an overheard announcement is awaited: all of it is told."""
        is_whole = self.missing(announcement) is None
        return is_whole and type(announcement) in self.expected(state)

    def waits_for_fact(self, state: State) -> bool:  # noqa: ARG002
        """Return whether a fact is due that a play must wait for: none is."""
        return False

    def is_play_to_come(self, state: State) -> bool:  # noqa: ARG002
        """Return whether a held play may still come: none is held."""
        return False

    def is_play(self, announcement: Announcement) -> bool:  # noqa: ARG002
        """Return whether an announcement may be held back: none may."""
        return False

    def needs_confirmation(self, announcement: Announcement) -> bool:  # noqa: ARG002
        """Return whether words that announce this are confirmed first: none are."""
        return False

    def reveals(self, event: Event) -> bool:  # noqa: ARG002
        """Return whether an event showed what undoing cannot hide: none does."""
        return False
