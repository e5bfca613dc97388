"""What turns out about what was announced last: the tile was a Mask."""

from dataclasses import replace
from typing import Any

from companion.core import reports
from companion.core.facts import Announcement
from companion.core.words import phrase
from companion.session.answers import Answer, Meaning, together
from companion.session.correcting import put_in_place
from companion.session.recording import Turn, announce
from companion.session.session import Question, Session


def turned_up(session: Session[Any], readings: tuple[Meaning, ...]) -> Turn | None:
    """Put what words show in the place of the last entry; `None` where they do not.

    Where it only follows from them, the table is asked first.
    """
    last, game = session.last, session.game
    if last is None or session.question is not None or session.held:
        return None
    for reading in readings:
        shown = game.shown(session.state, last.settled, reading)
        if shown is None:
            continue
        changed = replace(last.announcement, **dict(shown.changes))
        if shown.is_sure:
            after, answer = put_in_place(session, changed)
            return after, replace(answer, meaning=answer.meaning or reading)
        which = phrase(reports.WhichOne((changed,)))
        then = reading if isinstance(reading, Announcement) else None
        question = Question((changed,), which, is_correction=True, then=then)
        asked = Answer("asked", choices=(changed,), phrases=(which,))
        return replace(session, question=question), asked
    return None


def settled(session: Session[Any], question: Question, choice: Announcement) -> Turn:
    """Put what was chosen in its place, then announce what was said with it."""
    after, answer = put_in_place(session, choice)
    if question.then is None or answer.outcome != "accepted":
        return after, answer
    after, told = announce(after, question.then, is_said=True)
    # What was due in between has been told.
    return after, together(answer, told, answer.phrases[:-1])
