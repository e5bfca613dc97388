"""Say again what was said: the last answers, and one message after the other."""

from dataclasses import replace
from typing import Any

from companion.core import reports, requests
from companion.core.words import phrase
from companion.session.answers import Answer
from companion.session.recording import Turn
from companion.session.session import Session


def repeat(session: Session[Any], count: int | None) -> Turn:
    """Say the last answers again; alone, the message that was read last."""
    if count is None and session.review:
        return session, _message(session)
    last = session.said[-(1 if count is None else max(1, count)) :]
    if not last:
        return session, Answer("answered", phrases=(phrase(reports.NothingToRepeat()),))
    return session, Answer("answered", phrases=tuple(p for one in last for p in one))


def review(session: Session[Any], request: requests.Earlier | requests.Later) -> Turn:
    """Say the message before or after the one that was said or read last."""
    is_earlier = isinstance(request, requests.Earlier)
    review = session.review + (1 if is_earlier else -1)
    if 0 <= review < len(session.said):
        reading = replace(session, review=review)
        return reading, _message(reading)
    none = reports.NothingEarlier() if is_earlier else reports.NothingLater()
    return session, Answer("answered", phrases=(phrase(none),))


def _message(session: Session[Any]) -> Answer:
    return Answer("answered", phrases=session.said[-1 - session.review])
