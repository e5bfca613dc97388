"""A correction of what was said before the last entry; what followed it stays."""

from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any

from companion.core import reports
from companion.core.facts import Announcement, Fact
from companion.core.journal import Entry, Operation, Recorded, Undone
from companion.core.requests import Change
from companion.core.rulings import Accepted, Objected
from companion.core.words import Phrase, phrase
from companion.session.answers import Answer
from companion.session.choosing import fits
from companion.session.recording import (
    OBJECTION,
    Turn,
    entry_of,
    narrated,
    released,
)
from companion.session.session import Session

_FARTHEST = 3
"""How many entries back people still correct in a breath."""
_FARTHEST_NAMED = 12
"""And where they say what was wrong, colour and value."""


def fault_of(announcement: Announcement, changes: Change) -> Fact | None:
    """Return why an announcement cannot be changed so; `None` where it can."""
    known = {field.name for field in fields(announcement)}
    for name, value in changes:
        if name not in known:
            return reports.KeyUnknown("correct", name)
        shape = type(announcement)
        if not isinstance(value, tuple) and not fits(shape, name, value):
            return reports.UnusableValue("correct", name)
    return None


def holds(announcement: Announcement, was: Change) -> bool:
    """Return whether an announcement says what was wrong."""
    return all(getattr(announcement, name, None) == value for name, value in was)


def back_to(session: Session[Any], was: Change) -> int | None:
    """Return how many entries back something was said that is wrong; `None` if never.

    Nobody goes further back than a trick, or than what was shown.
    """
    entries = session.journal.entries
    farthest = _FARTHEST_NAMED if len(was) > 1 else _FARTHEST
    for back in range(1, min(farthest, len(entries)) + 1):
        entry = entries[-back]
        if holds(entry.settled, was):
            return back
        if any(map(session.game.reveals, entry.events)):
            return None
    return None


def last_of(session: Session[Any], changes: Change) -> int | None:
    """Return how many entries back a player did the same as somebody else did last.

    "No, Ana blue two", after Ben's card: `None` where Ana has played none of late.
    """
    last, told = session.last, dict(changes)
    seat = told.get("seat")
    if last is None or len(told) < 2 or seat in (None, _seat(last)):
        return None
    if all(
        getattr(last.settled, name, None) == told[name]
        for name in told.keys() - {"seat"}
    ):
        return None
    entries = session.journal.entries
    for back in range(2, min(len(session.seats), len(entries)) + 1):
        entry = entries[-back]
        if type(entry.announcement) is not type(last.announcement):
            return None
        if _seat(entry) == seat and fault_of(entry.announcement, changes) is None:
            return back
    return None


def _seat(entry: Entry[Any]) -> object:
    """Return who did what an entry tells."""
    return getattr(entry.settled, "seat", None)


def rewound(
    session: Session[Any], changes: Change, back: int | None = None
) -> Turn | None:
    """Correct the latest entry that holds all of it, where the last one does not.

    "No, she takes the Dagger", where the tile that refills the row was told since; or
    one so many entries back. What followed is ruled again; `None` where nothing fits,
    or was shown since.
    """
    back = back or _back_to(session, changes)
    if back is None:
        return None
    game, entries = session.game, session.journal.entries[-back:]
    first, *followers = entries
    changed = replace(first.announcement, **dict(changes))
    rewinding = replace(session, journal=session.journal.undo(back))
    ruling = game.rule(rewinding.state, changed)
    if isinstance(ruling, Objected):
        told = phrase(ruling.violations[0], OBJECTION)
        return session, Answer(
            "objected", meaning=changed, violations=ruling.violations, phrases=(told,)
        )
    is_same = isinstance(ruling, Accepted) and ruling.announcement == first.settled
    if not isinstance(ruling, Accepted) or is_same or game.needs_confirmation(changed):
        return None
    entry = entry_of(rewinding, changed, ruling, is_insisted=False)
    after = replace(rewinding, journal=rewinding.journal.record(entry))
    after, kept = _followed(after, followers)
    after = replace(after, question=None, objection=None, taken_back=())
    operations: tuple[Operation, ...] = (
        Undone(back),
        *(Recorded(one.announcement, one.is_insisted) for one in (entry, *kept)),
    )
    events = tuple(event for one in (entry, *kept) for event in one.events)
    phrases = (phrase(reports.Corrected()), *narrated(ruling), *_again(kept))
    answer = Answer(
        "accepted",
        meaning=ruling.announcement,
        events=events,
        phrases=phrases,
        operations=operations,
    )
    return released(after, answer)


def _back_to(session: Session[Any], changes: Change) -> int | None:
    """Return how many entries back everything fits that is named, and who acts."""
    if len(changes) < 2:
        return None
    entries = session.journal.entries
    for back in range(1, min(_FARTHEST, len(entries)) + 1):
        entry = entries[-back]
        if any(map(session.game.reveals, entry.events)):
            return None
        is_them = dict(changes).get("seat", _seat(entry)) == _seat(entry)
        if is_them and fault_of(entry.announcement, changes) is None:
            return back
    return None


def _followed(
    session: Session[Any], followers: Iterable[Entry[Any]]
) -> tuple[Session[Any], tuple[Entry[Any], ...]]:
    """Return the session with entries ruled again, up to the first that cannot be."""
    kept: list[Entry[Any]] = []
    for one in followers:
        ruling = session.game.rule(session.state, one.announcement)
        if isinstance(ruling, Objected) and one.is_insisted and ruling.if_insisted:
            ruling = ruling.if_insisted
        if not isinstance(ruling, Accepted):
            break
        entry = entry_of(session, one.announcement, ruling, is_insisted=one.is_insisted)
        kept.append(entry)
        session = replace(session, journal=session.journal.record(entry))
    return session, tuple(kept)


def _again(entries: Iterable[Entry[Any]]) -> tuple[Phrase, ...]:
    """Return what stays, in the words in which it is read back, if it is not much."""
    told = tuple(phrase(one.settled) for one in entries)
    return told if len(told) < _FARTHEST else ()
