"""Everybody who has left the table takes part again."""

from dataclasses import replace
from typing import Any

from companion.core import reports
from companion.core.announcements import SeatBack
from companion.core.rulings import Accepted
from companion.core.words import phrase
from companion.session.answers import Answer, together
from companion.session.recording import Turn, prompt, record
from companion.session.session import Session


def everybody_back(session: Session[Any]) -> Turn:
    """Record of each who is away that they are back, then say what is next."""
    whole: Answer | None = None
    for seat in session.seats:
        back = SeatBack(seat)
        ruling = session.game.rule(session.state, back)
        if isinstance(ruling, Accepted) and ruling.events:
            session, answer = record(session, back, ruling)
            if whole is not None:
                # What both of them say is said once.
                told = (one for one in whole.phrases if one not in answer.phrases)
                answer = together(whole, answer, tuple(told))
            whole = answer
    if whole is None:
        nobody = (phrase(reports.NotAway(None)), *prompt(session))
        return session, Answer("answered", phrases=nobody)
    return session, replace(whole, meaning=None)
