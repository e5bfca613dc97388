"""What turns out about what was announced last: the tile was a Mask."""

from dataclasses import replace
from typing import Any

from companion.core import reports
from companion.core.words import phrase
from companion.session.answers import Answer, Meaning
from companion.session.correcting import put_in_place
from companion.session.recording import Turn
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
        question = Question((changed,), which, is_correction=True)
        asked = Answer("asked", choices=(changed,), phrases=(which,))
        return replace(session, question=question), asked
    return None
