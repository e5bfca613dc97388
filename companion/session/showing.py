"""What turns out about what was announced last: the tile was a Mask."""

from dataclasses import replace
from typing import Any

from companion.core import reports
from companion.core.facts import Announcement
from companion.core.journal import Entry
from companion.core.shown import Shown
from companion.core.words import phrase
from companion.session.answers import Answer, Meaning, together
from companion.session.correcting import put_in_place
from companion.session.recording import Turn, announce
from companion.session.session import Missing, Question, Session


def turned_up(session: Session[Any], readings: tuple[Meaning, ...]) -> Turn | None:
    """Put what words show in the place of the last entry; `None` where they do not.

    Where it only follows from them, the table is asked first; so too where a field of
    what was said last is being asked for.
    """
    told, game = _said_last(session), session.game
    if told is None:
        return None
    for reading in readings:
        shown = game.shown(session.state, told, reading)
        if shown is None:
            continue
        changed = _changed(session, shown)
        if shown.is_sure:
            after, answer = put_in_place(session, changed)
            return after, replace(answer, meaning=answer.meaning or reading)
        which = phrase(reports.WhichOne((changed,)))
        then = reading if isinstance(reading, Announcement) else None
        is_correction = session.question is None
        question = Question((changed,), which, is_correction, then=then)
        asked = Answer("asked", choices=(changed,), phrases=(which,))
        return replace(session, question=question), asked
    return None


def _said_last(session: Session[Any]) -> Announcement | None:
    """Return what was said last, as far as it is known; `None` where plays wait."""
    match session.question:
        case Missing(meaning=Announcement() as told, is_lead=False):
            return None if session.held else told
        case None if session.last is not None and not session.held:
            return session.last.settled
        case _:
            return None


def _changed(session: Session[Any], shown: Shown) -> Announcement:
    match session.question, session.last:
        case Missing(meaning=Announcement() as told), _:
            return replace(told, **dict(shown.changes))
        case _, Entry(announcement=told):
            return replace(told, **dict(shown.changes))
        case _:
            raise ValueError("nothing was said that could be shown otherwise")


def settled(session: Session[Any], question: Question, choice: Announcement) -> Turn:
    """Announce what was chosen, or put it in its place; then what was said with it."""
    if question.is_correction:
        after, answer = put_in_place(session, choice)
    else:
        after, answer = announce(session, choice, is_said=True, is_confirmed=True)
    if question.then is None or answer.outcome != "accepted":
        return after, answer
    after, told = announce(after, question.then, is_said=True)
    # What was due in between has been told.
    return after, together(answer, told, answer.phrases[:-1])
