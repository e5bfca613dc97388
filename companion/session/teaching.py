"""Explain each thing of a game when it occurs for the first time, if that is wanted.

How much a sentence says is the level's business; what is explained unasked is this.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from companion.core import requests
from companion.core import teaching as lessons
from companion.core.facts import Request
from companion.core.words import Phrase, phrase
from companion.session import practice
from companion.session.answers import Answer
from companion.session.explaining import text
from companion.session.recording import Turn, prompt
from companion.session.session import Question, Session

_TEACHING = lessons.Teach | lessons.TeachAgain | lessons.TeachNoMore | lessons.AskGuide
_PRACTICE = lessons.Practise | lessons.EndPractice | lessons.AskCards


def takes(session: Session[Any], request: Request) -> bool:
    """Return whether a request is about teaching or practice."""
    if session.practice is not None and practice.is_own(session, request):
        return True
    return isinstance(request, _TEACHING | _PRACTICE)


def taught(session: Session[Any], answer: Answer) -> Turn:
    """Explain one thing that has occurred for the first time, after all else.

    At most one at a time: what else is new is explained when it recurs.
    """
    is_news = answer.outcome == "accepted" and bool(answer.events)
    if not session.teaching.is_on or not is_news or session.lesson is not None:
        return session, answer
    for name in _occurring(session, answer):
        if name not in session.teaching.known:
            told = (*answer.phrases, text(session, name))
            return _known(session, name), replace(answer, phrases=told, lesson=name)
    return session, answer


def offered(session: Session[Any]) -> Turn:
    """Offer to explain things; who does not answer is not taught."""
    offer = phrase(lessons.TeachingOffered())
    teaching = replace(session.teaching, is_offered=True)
    question = Question((lessons.Teach(),), offer)
    asking = replace(session, question=question, teaching=teaching)
    return asking, Answer("asked", choices=(lessons.Teach(),), phrases=(offer,))


def offered_again(before: Session[Any], after: Session[Any], answer: Answer) -> Turn:
    """Offer once more what another answer has come before; not a third time.

    What is for the earphone alone comes before nothing: the offer is for the table.
    """
    is_passed_over = before.teaching.is_offered and after.teaching.is_offered
    is_due = is_passed_over and not before.is_private
    is_free = after.question is None and not after.held and after.practice is None
    is_over = isinstance(answer.meaning, requests.Quit | requests.Stop)
    if not is_due or not is_free or is_over or not answer.phrases:
        return after, answer
    asking, offer = offered(after)
    once = replace(after.teaching, is_offered=False)
    phrases = (*answer.phrases, *offer.phrases)
    return replace(asking, teaching=once), replace(answer, phrases=phrases)


def declined(question: object) -> Request | None:
    """Return what a "no" to the offer asks for; `None` where no offer is open."""
    match question:
        case Question(choices=(lessons.Teach(),)):
            return lessons.TeachNoMore()
    return None


def ask(session: Session[Any], request: Request) -> Turn:
    """Begin or end teaching or practice, or tell the guide for sighted friends."""
    match request:
        case lessons.Practise(seat=seat):
            return practice.begun(session, seat)
        case lessons.EndPractice() | requests.Quit():
            return practice.ended(session)
        case requests.AskOptions():
            return session, practice.hint(session)
        case _ if isinstance(request, _TEACHING):
            return _taught(session, request)
        case _:
            return session, practice.cards(session)


def _taught(session: Session[Any], request: Request) -> Turn:
    if not isinstance(request, lessons.AskGuide):
        answered = replace(session.teaching, is_offered=False)
        session = replace(session, teaching=answered)
    match request:
        case lessons.AskGuide():
            return session, Answer("answered", phrases=_guide(session))
        case lessons.TeachNoMore():
            ended = replace(session.teaching, is_on=False)
            told: tuple[Phrase, ...] = (phrase(lessons.TeachingEnded()),)
            after = replace(session, teaching=ended)
        case lessons.Teach():
            after, told = _begun(session, session.teaching.known)
        case _:
            after, told = _begun(session, ())
    return after, Answer("answered", phrases=(*told, *prompt(after)))


def _begun(
    session: Session[Any], known: tuple[str, ...]
) -> tuple[Session[Any], tuple[Phrase, ...]]:
    teaching = replace(session.teaching, is_on=True, known=known)
    after = replace(session, teaching=teaching)
    begun, first = phrase(lessons.TeachingBegun()), session.game.teaching.first
    is_told = first in known or first.removeprefix("topic-") not in _topics(session)
    if is_told:
        return after, (begun,)
    return _known(after, first), (begun, text(after, first))


def _topics(session: Session[Any]) -> tuple[str, ...]:
    topics: tuple[str, ...] = session.game.rulebook.topics
    return topics


def _occurring(session: Session[Any], answer: Answer) -> Iterator[str]:
    """Yield the texts about what is due and what has happened, most pressing first."""
    facts = (*session.game.prompts(session.state)[:1], *answer.events)
    for lesson in session.game.teaching.lessons:
        if any(map(lesson.occurs_in, facts)):
            yield lesson.text


def _guide(session: Session[Any]) -> tuple[Phrase, ...]:
    steps = range(1, session.game.teaching.guide + 1)
    told = tuple(text(session, f"guide-{step}") for step in steps)
    return told or (phrase(lessons.NoGuide()),)


def _known(session: Session[Any], name: str) -> Session[Any]:
    known = (*session.teaching.known, name)
    return replace(session, teaching=replace(session.teaching, known=known))
