"""What a game is to the session."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar, runtime_checkable

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
from companion.core.requests import Change
from companion.core.rulings import Ruling
from companion.core.shown import Shown
from companion.core.teaching import Teaching
from companion.core.words import Argument, Listening


def _nothing_settled(state: object) -> Mapping[str, Argument]:  # noqa: ARG001
    return {}


@dataclass(frozen=True, slots=True)
class Rulebook:
    """Name what the rulebook can be asked; the texts are in `rulebook.ftl`."""

    subjects: tuple[str, ...]
    """What `AskMeaning` takes."""
    stickers: Mapping[tuple[str, str], str]
    """The subject behind a sticker, by sticker and place."""
    topics: tuple[str, ...]
    """What `AskRule` takes."""
    setup_steps: int
    """Sentences of the set-up checklist, as many for every number of players."""
    alike: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The stickers that people call by one shape: which one is asked."""
    felt_alike: tuple[frozenset[str], ...] = ()
    """Stickers that fingers do not tell apart: what is awaited tells which it is."""
    situations: tuple[str, ...] = ()
    """What `AskWhatIf` takes."""
    rules: Mapping[str, object] = field(default_factory=dict)
    """The types of the table rules that texts depend on, by their names."""
    settled: Callable[[Any], Mapping[str, Argument]] = _nothing_settled
    """Return the table rules in force in a state: they are variables of every text."""


State = TypeVar("State")


class Game(Protocol[State]):
    """Rule one game; all functions are pure, a broken rule is a value."""

    name: str
    players: range
    """How many can play."""
    listening: Listening
    """What acts of all that is heard, where nobody wishes otherwise."""
    rulebook: Rulebook
    teaching: Teaching
    announcements: tuple[type[Announcement], ...]
    requests: tuple[type[Request], ...]
    """The questions only this game takes."""
    bluffed: tuple[type[Announcement], ...]
    """What people talk about without announcing it: it is never guessed from talk."""
    seldom: tuple[type[Fact], ...]
    """What is said so seldom that a guess at it needs more."""

    plays: tuple[type[Announcement], ...]
    """What players do in turn: what is told where somebody asks what one played."""
    starts: tuple[type[Announcement], ...]
    """What begins a round: plays before it are not told of."""

    def begin(self, seats: tuple[Seat, ...], first: Seat | None = None) -> State:
        """Return the state before the first round; who begins it may be told.

        Games that settle themselves who begins take no notice of it.
        """

    def rule(self, state: State, announcement: Announcement) -> Ruling:
        """Judge an announcement."""

    def apply(self, state: State, event: Event) -> State:
        """Return the state after an event."""

    def is_over(self, state: State) -> bool:
        """Return whether somebody has won; nothing is announced or corrected then."""

    def view(self, state: State) -> Mapping[str, object]:
        """Return what everybody may know, in the interface's words."""

    def sayable(self, state: State) -> Iterable[Announcement]:
        """Return all that makes sense now, legal or not."""

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        """Return what the table is expected to say next, most urgent first."""

    def answer(self, state: State, request: Request) -> tuple[Report, ...]:
        """Answer a question about the state; empty where it is not the game's."""

    def backwards(self, announcement: Announcement, field: str) -> object:
        """Return what "back" answers where a field is asked; `None` where nothing."""

    def asked_back(
        self, state: State, request: Request
    ) -> tuple[Announcement, str] | None:
        """Return which field the table is to tell, as nothing else answers this."""

    def agreed(self, state: State) -> Announcement | None:
        """Return what "yes" announces where the state awaits a yes or a no."""

    def declined(self, state: State) -> Announcement | None:
        """Return what "no" announces where the state awaits a yes or a no."""

    def meant(self, state: State, announcement: Announcement) -> Announcement:
        """Return what people mean by these words in this state: mostly just that."""

    def retold(self, announcement: Announcement, changes: Change) -> Change:
        """Return which fields of an announcement a correction in a breath means."""

    def complete(self, state: State, values: Change) -> Announcement | None:
        """Return what naming a thing announces in this state, or `None`."""

    def shown(
        self, state: State, last: Announcement, fact: Announcement | Request
    ) -> Shown | None:
        """Return what these words show about the last announcement, or `None`."""

    def missing(self, announcement: Announcement) -> str | None:
        """Return the first field that no state could settle and that is not told."""

    def impossible(self, state: State, fact: Announcement | Request) -> int:
        """Return how many of its facts cannot be at this table, whatever happens."""

    def topic(self, state: State) -> str:
        """Return the topic of the rulebook for what happens now."""

    def reason(self, fact: Violation | Event) -> str:
        """Return the topic of the rulebook behind an objection or an event."""

    def expected(self, state: State) -> tuple[type[Announcement], ...]:
        """Return the kinds of announcements the state awaits."""

    def awaits(self, state: State, announcement: Announcement) -> bool:
        """Return whether an overheard announcement is what the state awaits."""

    def waits_for_fact(self, state: State) -> bool:
        """Return whether a fact is due that a play must wait for."""

    def is_play_to_come(self, state: State) -> bool:
        """Return whether a held play may still come, after what must come first."""

    def is_play(self, announcement: Announcement) -> bool:
        """Return whether an announcement may be held until a due fact is told."""

    def needs_confirmation(self, announcement: Announcement) -> bool:
        """Return whether words that announce this are confirmed first."""

    def reveals(self, event: Event) -> bool:
        """Return whether an event showed something that undoing cannot hide again."""


@runtime_checkable
class Teachable(Protocol):
    """Be a game whose box differs from others: the table can be asked for it."""

    taught: tuple[type[Announcement], ...]
    """What tells something of the box."""

    def lesson(self, state: Any) -> tuple[tuple[Announcement, str], ...]:
        """Return what the box has not told yet, in the order in which it is asked.

        Each is an announcement and its field that is to be told.
        """

    def taught_by(self, announcement: Announcement) -> Announcement:
        """Return what words tell of the box while the table is asked for it."""


@runtime_checkable
class Recalling(Protocol):
    """Be a game that shows what the table still knows when it is taken back."""

    def seen_before(
        self, seen: tuple[Event, ...], undone: Iterable[Event]
    ) -> tuple[Event, ...]:
        """Return what was seen and stays known once these events are taken back."""

    def seen_after(
        self, seen: tuple[Event, ...], happened: Iterable[Event]
    ) -> tuple[Event, ...]:
        """Return what of it is still known once these events have happened."""

    def recalled(
        self, state: Any, request: Request, seen: tuple[Event, ...]
    ) -> tuple[Report, ...]:
        """Answer a question with what was seen and taken back."""


@runtime_checkable
class Sortable(Protocol):
    """Be a game whose parts can be told apart by those that are still known."""

    sorts: tuple[type[Request], ...]
    """What is said while sorting; the first one begins it."""

    def sort(
        self, state: Any, told: tuple[Request, ...]
    ) -> tuple[tuple[Report, ...], tuple[Request, str] | None]:
        """Return what is said of what was sorted last, and what is asked next."""

    def sorted_by(self, announcement: Announcement) -> Announcement | Request:
        """Return what words tell while things are sorted."""
