"""The journal of a game: what was recorded, taken back and brought back."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from companion.core.facts import Announcement, Event

State = TypeVar("State")


@dataclass(frozen=True, slots=True)
class Recorded:
    """An announcement was recorded."""

    announcement: Announcement
    is_insisted: bool = False


@dataclass(frozen=True, slots=True)
class Replaced:
    """The last entry was ruled again with other words, in its place."""

    announcement: Announcement
    is_insisted: bool = False


@dataclass(frozen=True, slots=True)
class Undone:
    """The last entries were taken back."""

    count: int


@dataclass(frozen=True, slots=True)
class Redone:
    """Entries were brought back."""

    count: int


Operation = Recorded | Replaced | Undone | Redone
"""One durable step of a sitting; replaying all of them gives the same journal."""


@dataclass(frozen=True, slots=True)
class Entry(Generic[State]):
    """One announcement that stands, with what it changed."""

    announcement: Announcement
    """As it was said."""
    is_insisted: bool
    events: tuple[Event, ...]
    after: State
    """The state that follows."""
    settled: Announcement
    """The announcement with every field the state settled filled in."""


@dataclass(frozen=True, slots=True)
class Journal(Generic[State]):
    """Hold all entries of a game and those that can be brought back."""

    start: State
    entries: tuple[Entry[State], ...] = ()
    undone: tuple[Entry[State], ...] = ()
    """What `redo` brings back, next one last."""

    @property
    def state(self) -> State:
        """Return the state after the last entry."""
        return self.entries[-1].after if self.entries else self.start

    @property
    def before_last(self) -> State:
        """Return the state before the last entry."""
        return self.entries[-2].after if len(self.entries) > 1 else self.start

    def record(self, entry: Entry[State]) -> "Journal[State]":
        """Return the journal with one more entry; nothing is left to bring back."""
        return Journal(self.start, (*self.entries, entry))

    def replace(self, entry: Entry[State]) -> "Journal[State]":
        """Return the journal with another last entry."""
        return Journal(self.start, (*self.entries[:-1], entry))

    def undo(self, count: int) -> "Journal[State]":
        """Return the journal without the last entries; all at most."""
        kept = max(0, len(self.entries) - count)
        gone = tuple(reversed(self.entries[kept:]))
        return Journal(self.start, self.entries[:kept], (*self.undone, *gone))

    def redo(self, count: int) -> "Journal[State]":
        """Return the journal with entries brought back; all at most."""
        kept = max(0, len(self.undone) - count)
        back = tuple(reversed(self.undone[kept:]))
        return Journal(self.start, (*self.entries, *back), self.undone[:kept])
