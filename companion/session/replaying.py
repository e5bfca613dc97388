"""Read the steps of a sitting back, ruling each again."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from companion.core.errors import CompanionError
from companion.core.facts import Event, Seat
from companion.core.game import Game
from companion.core.journal import Operation, Recorded, Redone, Replaced, Undone
from companion.core.rulings import Accepted, Asked, Objected
from companion.session.recalling import gone_on, happened, taken_back
from companion.session.recording import entry_of
from companion.session.session import Session


class JournalError(CompanionError):
    """A kept step is ruled otherwise than when it was kept."""

    def __init__(self, number: int, told: object) -> None:
        """Keep which step it is, counted from 1."""
        super().__init__(f"step {number}: {told} is ruled otherwise now.")
        self.number = number


@dataclass(frozen=True, slots=True)
class Replayed:
    """Hold one step of a sitting as it is ruled now."""

    number: int
    operation: Operation
    before: Session[Any]
    after: Session[Any]

    @property
    def events(self) -> tuple[Event, ...] | None:
        """Return what it changed; `None` where it took back or brought back."""
        is_ruled = isinstance(self.operation, Recorded | Replaced)
        return self.after.journal.entries[-1].events if is_ruled else None


def replay(
    game: Game[Any],
    seats: tuple[Seat, ...],
    operations: Iterable[Operation],
    *,
    language: str,
    languages: tuple[str, ...] = (),
) -> Session[Any]:
    """Return the session after the steps of a sitting; each is ruled again.

    Raises:
        JournalError: where a step cannot be recorded as it was kept.
    """
    session = Session.begin(game, seats, language, languages)
    for replayed in replays(session, operations):
        session = replayed.after
    return session


def replays(
    session: Session[Any], operations: Iterable[Operation]
) -> Iterator[Replayed]:
    """Yield the steps of a sitting one by one, from the session before the first.

    Raises:
        JournalError: where a step cannot be recorded as it was kept.
    """
    for number, operation in enumerate(operations, 1):
        match operation:
            case Undone(count=count):
                journal = session.journal.undo(count)
                gone = session.journal.entries[len(journal.entries) :]
                after = taken_back(session, gone)
            case Redone(count=count):
                journal = session.journal.redo(count)
                back = journal.entries[len(session.journal.entries) :]
                after = gone_on(session, happened(back))
            case Recorded() | Replaced():
                journal = _ruled_again(session, operation, number)
                after = gone_on(session, journal.entries[-1].events)
        after = replace(after, journal=journal)
        yield Replayed(number, operation, session, after)
        session = after


def _ruled_again(
    session: Session[Any], operation: Recorded | Replaced, number: int
) -> Any:
    journal = session.journal
    is_new = isinstance(operation, Recorded)
    before = journal.state if is_new else journal.before_last
    told, is_insisted = operation.announcement, operation.is_insisted
    match session.game.rule(before, told):
        case Accepted() as accepted if not is_insisted:
            pass
        case Objected(if_insisted=Accepted() as accepted) if is_insisted:
            pass
        case Accepted() | Objected() | Asked():
            raise JournalError(number, told)
    entry = entry_of(session, told, accepted, is_insisted=is_insisted, before=before)
    return journal.record(entry) if is_new else journal.replace(entry)
