"""A yes that says again what was asked, and a question that comes in between."""

from dataclasses import replace
from typing import Any

from companion.core import reports, requests
from companion.core.facts import Announcement, Request
from companion.core.rulings import Accepted
from companion.core.words import phrase
from companion.session.answers import Meaning, Understanding
from companion.session.choosing import meanings
from companion.session.recording import Turn
from companion.session.session import Missing, Question, Session
from companion.session.teaching import declined

_WHICH_ONE = phrase(reports.WhichOne(())).id
_CLOSING = (
    requests.Language,
    requests.Listen,
    requests.Pause,
    requests.Quit,
    requests.Rematch,
    requests.Resume,
    requests.Stop,
)
"""What is no question: whoever says it has done with what was asked."""


def agreed(
    session: Session[Any],
    text: str | None,
    readings: tuple[Meaning, ...],
    understanding: Understanding,
) -> tuple[Meaning, ...]:
    """Return a yes for "yes, with Bob" where just that was asked; else the readings.

    "Yes, with Carol" means what it says: it is asked anew.
    """
    question = session.question
    if not text or not isinstance(question, Question) or len(question.choices) != 1:
        return readings
    for mark in (",", None):
        first, *others = text.split(mark, 1)
        if not others or requests.Yes() not in understanding.readings(first):
            continue
        told = understanding.readings(others[0].strip())
        said = meanings(session, told)
        if len(said) == 1 and _settled(session, said[0]) == question.choices[0]:
            return (requests.Yes(),)
        if not readings and all(isinstance(one, Announcement) for one in said):
            return told
    return readings


def _settled(session: Session[Any], meaning: Meaning) -> Meaning:
    """Return a meaning with all that the state adds to it."""
    if not isinstance(meaning, Announcement):
        return meaning
    ruling = session.game.rule(session.state, meaning)
    return ruling.announcement if isinstance(ruling, Accepted) else meaning


def asked_still(
    question: Question | Missing | None, request: Request, turn: Turn
) -> Turn:
    """Return a turn with the question asked anew that another question came before."""
    after, answer = turn
    if question is None or not _is_beside(question, request):
        return turn
    is_free = after.question is None and answer.outcome == "answered"
    # What is asked in the earphone goes on there; the table is not asked in it.
    if not is_free or after.is_private or after.practice is not None:
        return turn
    phrases = tuple(one for one in answer.phrases if one != question.asked)
    open_still = replace(after, question=question)
    return open_still, replace(answer, phrases=(*phrases, question.asked))


def _is_beside(question: Question | Missing, request: Request) -> bool:
    """Return whether a request is another question, and no answer to what was asked."""
    if isinstance(question, Missing):
        is_answer = isinstance(request, type(question.meaning))
        return not (is_answer or question.is_lead or isinstance(request, _CLOSING))
    # Whoever asks something else after a guess at their words meant none of it.
    is_guess = question.asked.id == _WHICH_ONE and len(question.choices) > 1
    is_offer = declined(question) is not None
    return not (is_guess or is_offer or isinstance(request, _CLOSING))
