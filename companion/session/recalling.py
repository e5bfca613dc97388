"""What was shown stays known, even where it was taken back (design, decision 2)."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from companion.core.facts import Event, Report, Request
from companion.core.game import Recalling
from companion.core.journal import Entry
from companion.session.session import Session


def taken_back(session: Session[Any], entries: Iterable[Entry[Any]]) -> Session[Any]:
    """Return the session with what these entries had shown, which were undone."""
    if not isinstance(session.game, Recalling):
        return session
    undone = happened(entries)
    return replace(session, seen=session.game.seen_before(session.seen, undone))


def gone_on(session: Session[Any], events: Iterable[Event]) -> Session[Any]:
    """Return the session with what is still known after more has happened."""
    if not isinstance(session.game, Recalling):
        return session
    return replace(session, seen=session.game.seen_after(session.seen, events))


def happened(entries: Iterable[Entry[Any]]) -> tuple[Event, ...]:
    """Return all that some entries changed."""
    return tuple(event for entry in entries for event in entry.events)


def recalled(session: Session[Any], request: Request) -> tuple[Report, ...]:
    """Answer a question with what was shown and taken back, and what stands."""
    game = session.game
    if not session.seen or not isinstance(game, Recalling):
        return ()
    told = game.recalled(session.state, request, session.seen)
    if not told or getattr(request, "seat", None) is not None:
        return told
    return (*told, *session.game.answer(session.state, request))
