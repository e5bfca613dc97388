"""A yes that says again what was asked, and a question that comes in between."""

from dataclasses import replace
from typing import Any

from companion.core import reports, requests
from companion.core.facts import Announcement, Request
from companion.core.words import phrase
from companion.session.answers import Meaning, Understanding
from companion.session.apart import completed_by_state
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
        settled = [completed_by_state(session, one) for one in said]
        if settled == [question.choices[0]]:
            return (requests.Yes(),)
        if not readings and all(isinstance(one, Announcement) for one in said):
            return told
    return readings


def about_asked(question: Question | Missing | None, request: Request) -> Request:
    """Return a question about the rule where "what does that mean" is about a play.

    "That" is what was just asked; where nothing is asked, it is asked for.
    """
    match question:
        case Missing(meaning=told) | Question(choices=(told,)):
            is_play = isinstance(told, Announcement)
        case _:
            is_play = False
    is_bare = request == requests.AskMeaning() and is_play
    return requests.AskRule() if is_bare else request


def asked_still(
    question: Question | Missing | None, request: Request, turn: Turn
) -> Turn:
    """Return a turn with the question asked anew that another question came before.

    Where that is asked back itself, it goes first, and the older one waits behind it.
    """
    after, answer = turn
    waiting = None if question is None else _left_open(question, request)
    if waiting is None or after.practice is not None:
        return turn
    if after.question is not None:
        if after.question == waiting:
            return turn
        stacked = replace(after.question, behind=waiting)
        return replace(after, question=stacked), answer
    if isinstance(waiting, Missing) and waiting.is_lead and waiting == question:
        # The lesson asks it anew.
        return turn
    phrases = tuple(one for one in answer.phrases if one != waiting.asked)
    open_still = replace(after, question=replace(waiting, is_fresh=True))
    return open_still, replace(answer, phrases=(*phrases, waiting.asked))


def _left_open(
    question: Question | Missing, request: Request
) -> Question | Missing | None:
    """Return what is still to be answered after a request; `None` where nothing is."""
    if isinstance(request, _CLOSING) or declined(question) is not None:
        return None
    if isinstance(question, Missing):
        is_answer = isinstance(request, type(question.meaning))
        return question.behind if is_answer else question
    # Whoever asks something else after a guess at their question meant none of it.
    is_guess = question.asked.id == _WHICH_ONE and len(question.choices) > 1
    is_told = all(isinstance(one, Announcement) for one in question.choices)
    is_answer = request in question.choices or (is_guess and not is_told)
    return question.behind if is_answer else question
