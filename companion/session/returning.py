"""Everybody who has left the table takes part again."""

from dataclasses import replace
from typing import Any

from companion.core import reports
from companion.core.announcements import SeatBack
from companion.core.rulings import Accepted
from companion.core.words import phrase
from companion.session.answers import Answer
from companion.session.recording import Turn, prompt, record
from companion.session.session import Session


def everybody_back(session: Session[Any]) -> Turn:
    """Record of each who is away that they are back, then say what is next."""
    joined: Answer | None = None
    for seat in session.seats:
        back = SeatBack(seat)
        ruling = session.game.rule(session.state, back)
        if isinstance(ruling, Accepted) and ruling.events:
            session, answer = record(session, back, ruling)
            joined = answer if joined is None else _joined(joined, answer)
    if joined is None:
        nobody = (phrase(reports.NotAway(None)), *prompt(session))
        return session, Answer("answered", phrases=nobody)
    return session, replace(joined, meaning=None)


def _joined(first: Answer, second: Answer) -> Answer:
    """Return two answers as one, without what both of them say."""
    told = tuple(one for one in first.phrases if one not in second.phrases)
    return replace(
        second,
        events=(*first.events, *second.events),
        phrases=(*told, *second.phrases),
        operations=(*first.operations, *second.operations),
    )
