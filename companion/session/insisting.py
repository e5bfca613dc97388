"""The table has its way against an objection: the physical table wins."""

from dataclasses import replace
from typing import Any

from companion.core import reports
from companion.core.facts import Announcement
from companion.core.rulings import Accepted, Asked, Objected, Ruling
from companion.core.words import phrase
from companion.session.answers import Answer
from companion.session.recording import (
    Turn,
    announce,
    corrected,
    record,
    refuse,
    replaced,
)
from companion.session.session import Missing, Objection, Question, Session


def insist(session: Session[Any], *, is_said: bool) -> Turn:
    """Record what was objected to, where the table can have its way.

    Words that come after others may be about those: then they hear it once more.
    """
    objection = session.objection
    if objection is None:
        nothing = (phrase(reports.NothingToInsist()),)
        return session, Answer("answered", phrases=nothing)
    told = objection.announcement
    is_correction = objection.is_correction
    ruled = (
        corrected(session, told)
        if is_correction
        else session.game.rule(session.state, told)
    )
    if is_said and not objection.is_at_hand:
        return _put_again(session, objection, ruled)
    match ruled:
        case Accepted(events=events) as accepted if events:
            is_insisted = False
        case Objected(if_insisted=Accepted() as accepted):
            is_insisted = True
        case Objected(if_insisted=Asked() as asked) if not is_correction:
            return _asked_first(session, told, asked)
        case ruling:
            refused, answer = refuse(session, told, ruling, is_correction=is_correction)
            impossible = phrase(reports.InsistImpossible())
            return refused, replace(answer, phrases=(impossible, *answer.phrases))
    if is_correction:
        return replaced(session, told, accepted, is_insisted=is_insisted)
    return record(session, told, accepted, is_insisted=is_insisted)


def completed(session: Session[Any], told: Announcement) -> Turn:
    """Record what the table has insisted on, now that nothing of it is missing."""
    match session.game.rule(session.state, told):
        case Objected(if_insisted=Accepted() as accepted):
            return record(session, told, accepted, is_insisted=True)
        case Objected(if_insisted=Asked() as asked):
            return _asked_first(session, told, asked)
        case _:
            return announce(session, told, is_said=True)


def _asked_first(session: Session[Any], told: Announcement, asked: Asked) -> Turn:
    after, answer = refuse(session, told, asked)
    if isinstance(after.question, Missing):
        after = replace(after, question=replace(after.question, is_insisted=True))
    return after, answer


def _put_again(session: Session[Any], objection: Objection, ruling: Ruling) -> Turn:
    """Object once more, or ask where nothing speaks against it any longer."""
    told, is_correction = objection.announcement, objection.is_correction
    if not isinstance(ruling, Accepted):
        return refuse(session, told, ruling, is_correction=is_correction)
    which = phrase(reports.WhichOne((told,)))
    asking = replace(session, question=Question((told,), which, is_correction))
    return asking, Answer("asked", choices=(told,), phrases=(which,))
