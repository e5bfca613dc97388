"""Sort cards or tiles together, to find the one that has lost its sticker."""

from dataclasses import replace
from typing import Any

from companion.core import box_reports, box_requests, reports, requests
from companion.core.facts import Announcement, Request
from companion.core.game import Sortable
from companion.core.words import phrase
from companion.session.answers import Answer, Meaning
from companion.session.recording import Turn, missing_phrase, prompt
from companion.session.session import Missing, Session, Sorting

_SKIPPING = requests.No | requests.Next | box_requests.PassOver
_LEAVING = requests.Stop | box_requests.LeaveLesson


def concerns_sorting(session: Session[Any], request: Request) -> bool:
    """Return whether a request is answered here."""
    return isinstance(session.game, Sortable) and isinstance(
        request, session.game.sorts
    )


def acts_in_sorting(session: Session[Any], meaning: Meaning) -> bool | None:
    """Return whether overheard words sort something; `None`: as always."""
    game = session.game
    if not isinstance(game, Sortable) or not isinstance(meaning, game.sorts[1:]):
        return None
    return session.sorting is not None


def sorted_readings(
    session: Session[Any], readings: tuple[Meaning, ...]
) -> tuple[Meaning, ...]:
    """Return readings as they are meant while something is sorted; else as they are."""
    game = session.game
    if session.sorting is None or not isinstance(game, Sortable):
        return readings
    clear = tuple(one for one in readings if isinstance(one, game.sorts))
    return clear or tuple(
        game.sorted_by(one) if isinstance(one, Announcement) else one
        for one in readings
    )


def answer_sorting(session: Session[Any], request: Request) -> Turn:
    """Begin to sort, or say what is missing; then ask for what comes next."""
    game = session.game
    assert isinstance(game, Sortable)
    before = session.sorting.told if session.sorting is not None else ()
    told = () if isinstance(request, game.sorts[0]) else (*before, request)
    said, following = game.sort(session.state, told)
    phrases = tuple(map(phrase, said))
    if following is None:
        over = replace(session, sorting=None, question=None)
        return over, Answer("answered", phrases=(*phrases, *prompt(over)))
    meaning, field = following
    asked = missing_phrase(meaning, field)
    kept = told[:-1] if meaning in told else told
    after = replace(
        session,
        sorting=Sorting(kept),
        question=Missing(meaning, field, asked, is_lead=True),
    )
    return after, Answer("answered", phrases=(*phrases, asked))


def sorted_on(before: Session[Any], after: Session[Any], answer: Answer) -> Turn:
    """Go on sorting after a turn, skip a colour, or let the game go on."""
    if before.sorting is None or after.sorting is None:
        return after, answer
    question, meaning = before.question, answer.meaning
    is_lead = isinstance(question, Missing) and question.is_lead
    if isinstance(meaning, _LEAVING):
        left = replace(after, sorting=None, question=None)
        told = (phrase(box_reports.SortingLeft()), *prompt(left))
        return left, replace(answer, phrases=told)
    if answer.outcome == "accepted":
        return replace(after, sorting=None), answer
    if not is_lead or not isinstance(question, Missing):
        return after, answer
    if isinstance(meaning, _SKIPPING) and isinstance(question.meaning, Request):
        turn, skipped = answer_sorting(after, question.meaning)
        return turn, replace(skipped, heard=answer.heard, meaning=meaning)
    if answer.outcome == "not-understood" and answer.phrases:
        missed = (phrase(reports.Missed()), question.asked)
        return replace(after, misses=0), replace(answer, phrases=missed)
    restored = question if after.question is None else after.question
    return replace(after, question=restored), answer
