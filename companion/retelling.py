"""Tell a kept game again, step by step, as these rules rule it."""

import datetime
from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.journal import Operation, Recorded, Redone, Replaced, Undone
from companion.core.reports import BroughtBack, Corrected, NotedAnyway, TakenBack
from companion.core.rulings import Accepted
from companion.core.words import Phrase, phrase
from companion.language.messages import Messages
from companion.record import Resumed
from companion.session.recording import narrated
from companion.session.replaying import Replayed
from companion.sitting.reading import Step
from companion.wire import encode


@dataclass(frozen=True, slots=True)
class Told:
    """Hold one step of a kept game with what is said of it."""

    number: int
    """Its place among the steps; the first is 1."""
    step: Step
    said: tuple[str, ...]
    is_same: bool
    """Whether it changes now what it changed when it was kept."""
    is_left: bool
    """Whether it counts no more at the end: it was taken back, or replaced."""

    @property
    def at(self) -> datetime.datetime:
        """Return when it was told."""
        return _local(self.step.told_at)


def _local(seconds: float) -> datetime.datetime:
    return datetime.datetime.fromtimestamp(seconds, datetime.UTC).astimezone()


def retold(waiting: Resumed, messages: Messages) -> Iterator[Told]:
    """Yield the steps of a game, each ruled again and put into words.

    Raises:
        JournalError: where a step cannot be recorded as it was kept.
    """
    standing = _standing(waiting.operations)
    for replayed in waiting.replays(waiting.header.language):
        step = waiting.kept.steps[replayed.number - 1]
        said = (messages.sentence(one) for one in _phrases(replayed))
        yield Told(
            replayed.number,
            step,
            tuple(sentence for sentence in said if sentence),
            _is_same(step, replayed),
            replayed.events is not None and replayed.number not in standing,
        )


def _is_same(step: Step, replayed: Replayed) -> bool:
    if step.events is None or replayed.events is None:
        return True
    return [encode(event) for event in replayed.events] == list(step.events)


def _phrases(replayed: Replayed) -> tuple[Phrase, ...]:
    """Return what was said of a step, without what was to come next."""
    before, after = replayed.before.journal, replayed.after.journal
    match replayed.operation:
        case Undone() if len(before.entries) > len(after.entries):
            earliest = before.entries[len(after.entries)].settled
            gone = len(before.entries) - len(after.entries)
            return (phrase(TakenBack(gone, earliest)),)
        case Redone() if len(after.entries) > len(before.entries):
            back = len(after.entries) - len(before.entries)
            return (phrase(BroughtBack(back, after.entries[-1].settled)),)
        case Recorded(is_insisted=is_insisted) | Replaced(is_insisted=is_insisted):
            entry = after.entries[-1]
            told = narrated(Accepted(entry.settled, entry.events))
            noted = (phrase(NotedAnyway()),) if is_insisted else ()
            is_new = isinstance(replayed.operation, Recorded)
            return (*noted, *told) if is_new else (phrase(Corrected()), *told)
        case _:
            return ()


def _standing(operations: tuple[Operation, ...]) -> frozenset[int]:
    """Return the numbers of the steps that count at the end."""
    entries: list[int] = []
    undone: list[int] = []
    for number, operation in enumerate(operations, 1):
        match operation:
            case Recorded():
                entries, undone = [*entries, number], []
            case Replaced():
                entries, undone = [*entries[:-1], number], []
            case Undone(count=count):
                kept = max(0, len(entries) - count)
                undone += reversed(entries[kept:])
                entries = entries[:kept]
            case Redone(count=count):
                kept = max(0, len(undone) - count)
                entries += reversed(undone[kept:])
                undone = undone[:kept]
    return frozenset(entries)
