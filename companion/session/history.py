"""What was announced last, by everybody or by one player."""

from collections.abc import Iterator
from typing import Any

from companion.core import reports, requests
from companion.core.facts import Announcement
from companion.core.words import phrase
from companion.session.answers import Answer
from companion.session.explaining import answered, said
from companion.session.session import Session

LAST_FEW = 3
"""Announcements that a history without a number gives."""


def history(session: Session[Any], count: int | None) -> Answer:
    """Tell the last announcements of the game."""
    wanted = LAST_FEW if count is None else max(0, count)
    entries = session.journal.entries
    last = entries[max(0, len(entries) - wanted) :]
    if not last:
        return said(reports.NoHistory())
    return said(reports.HistoryReport(tuple(entry.settled for entry in last)))


def played(session: Session[Any], request: requests.AskPlayed) -> Answer:
    """Tell what one player has played in this round; anybody where none is named.

    What the game says of it, such as that the player has yet to play, comes first.
    """
    wanted = 1 if request.count is None else max(0, request.count)
    plays = tuple(_plays(session, request))[:wanted]
    about = tuple(map(phrase, session.game.answer(session.state, request)))
    if plays:
        return answered(*about, phrase(reports.HistoryReport(plays[::-1])))
    if request.seat is None:
        return said(reports.NoHistory())
    return answered(*(about or (phrase(reports.NothingPlayed(request.seat)),)))


def _plays(
    session: Session[Any], request: requests.AskPlayed
) -> Iterator[Announcement]:
    """Yield the plays of this round, the last one first."""
    for entry in reversed(session.journal.entries):
        settled = entry.settled
        if isinstance(settled, session.game.starts):
            return
        seat = getattr(settled, "seat", None)
        if isinstance(settled, session.game.plays) and request.seat in (None, seat):
            yield settled
