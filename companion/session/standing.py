"""A question that stays open while something else is told."""

from dataclasses import replace
from typing import Any

from companion.core import requests
from companion.core.facts import Announcement
from companion.core.game import Teachable
from companion.core.journal import Recorded
from companion.core.rulings import Accepted, Asked, Objected
from companion.session.answers import Answer, Meaning
from companion.session.recording import Turn, entry_of, prompt
from companion.session.session import Missing, Question, Session


def is_answer(question: Question | Missing | None, meaning: Announcement) -> bool:
    """Return whether this is what was just asked for: it is not confirmed again."""
    if not isinstance(question, Missing) or not question.is_fresh:
        return False
    return type(meaning) is type(question.meaning)


def is_let_go(question: Question | Missing | None, request: requests.Undo) -> bool:
    """Return whether "undo" drops what is asked: nothing of it is recorded yet.

    Who says how much is to be undone means what is recorded; who is asked whether to
    undo has said it once more.
    """
    if question is None or request.count is not None:
        return False
    if isinstance(question, Missing):
        return not question.is_lead
    return not any(isinstance(one, requests.Undo) for one in question.choices)


def agreed_by(session: Session[Any], fact: Announcement) -> Question | None:
    """Return the question that a fact answers with yes: it can only follow from it.

    A role is shown once an elimination is meant. A play may follow from anything.
    """
    question = session.question
    match question:
        case Question(choices=(Announcement() as choice,), is_correction=False):
            ruling = session.game.rule(session.state, choice)
        case _:
            return None
    is_due = isinstance(session.game.rule(session.state, fact), Objected)
    if session.game.is_play(fact) or not is_due or not isinstance(ruling, Accepted):
        return None
    state = entry_of(session, choice, ruling, is_insisted=False).after
    is_next = isinstance(session.game.rule(state, fact), Accepted)
    return replace(question, then=fact) if is_next else None


def standing(before: Session[Any], after: Session[Any], answer: Answer) -> Turn:
    """Return a turn with the question still open that it neither answered nor settled.

    It is asked anew where nothing came of what was said, or where it still may be
    answered after what was recorded.
    """
    question = before.question
    if question is None or after.practice is not None or answer.is_private:
        return after, answer
    waiting = question.behind if _is_about(question, answer) else question
    if waiting is None or (isinstance(waiting, Missing) and waiting.is_lead):
        return after, answer
    if after.question is not None:
        return _stacked(after, waiting, question), answer
    if not _is_still_open(before, after, answer, waiting):
        return after, answer
    # The table is asked for this first.
    due = prompt(after)
    phrases = tuple(one for one in answer.phrases if one not in (*due, waiting.asked))
    again = replace(waiting, is_fresh=True, behind=None)
    if isinstance(again, Missing):
        again = replace(again, is_repeated=answer.outcome == "accepted")
    open_still = replace(after, question=again)
    return open_still, replace(answer, phrases=(*phrases, waiting.asked))


def _is_about(question: Question | Missing, answer: Answer) -> bool:
    """Return whether an answer is about what was asked: it replaces the question."""
    told = (answer.meaning, *answer.choices)
    return any(type(one) in _kinds(question) for one in told)


def _kinds(question: Question | Missing) -> tuple[type[Meaning], ...]:
    match question:
        case Missing(meaning=meaning):
            return (type(meaning),)
        case Question(choices=choices):
            return tuple(map(type, choices))


def _stacked(
    after: Session[Any], waiting: Question | Missing, question: Question | Missing
) -> Session[Any]:
    """Return a session in which the older question waits behind the newer one."""
    newer = after.question
    if newer is None or newer.behind is not None or newer in (waiting, question):
        return after
    is_told = all(issubclass(one, Announcement) for one in _kinds(newer))
    return replace(after, question=replace(newer, behind=waiting)) if is_told else after


def _is_still_open(
    before: Session[Any],
    after: Session[Any],
    answer: Answer,
    waiting: Question | Missing,
) -> bool:
    """Return whether what was asked may still be answered, and is not settled."""
    if not all(issubclass(one, Announcement) for one in _kinds(waiting)):
        return False
    match answer.outcome:
        case "objected":
            return True
        case "asked":
            # A play waits.
            return after.held != before.held
        case "accepted":
            return _is_open_after(after, answer, waiting)
        case _:
            return False


def _is_open_after(
    after: Session[Any], answer: Answer, waiting: Question | Missing
) -> bool:
    """Return whether what was asked is still missing after something was recorded.

    It is asked once more and no oftener; the box is asked for by itself. What was to be
    confirmed, or chosen, is dropped by what is recorded (interface, The answer).
    """
    if isinstance(waiting, Question) or waiting.is_repeated or waiting.is_correction:
        return False
    if not all(isinstance(one, Recorded) for one in answer.operations):
        return False
    game, told = after.game, waiting.meaning
    taught = game.taught if isinstance(game, Teachable) else ()
    if not isinstance(told, Announcement) or isinstance(told, taught):
        return False
    is_missing = isinstance(game.rule(after.state, told), Asked)
    return is_missing and not game.is_play(told)
