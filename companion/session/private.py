"""Answer in the earphone what somebody asks in private, or say that there is none."""

from dataclasses import replace
from typing import Any

from companion.core import reports, requests
from companion.core.facts import Announcement
from companion.core.words import Transcript, phrase
from companion.session import turn
from companion.session.answers import Answer, Meaning, Understanding
from companion.session.recording import Turn
from companion.session.session import Session
from companion.session.whispering import may_betray, unclear, whispered


def hear(
    session: Session[Any], heard: Transcript | Meaning, understanding: Understanding
) -> Turn:
    """Answer one line: words, or an announcement or request as it stands.

    What is asked in private, and what is asked back then, is for the earphone alone.
    What changes the game concerns everybody.
    """
    inner, is_private = heard, session.is_private
    if isinstance(heard, Transcript):
        rest = _private(session, heard, understanding)
        if rest is not None:
            inner, is_private = rest, True
    told = whispered(session, inner, understanding, is_private=is_private)
    if told is not None:
        return told
    asking = replace(session, is_private=is_private)
    after, answer = turn.hear(asking, inner, understanding)
    is_one_breath = inner is not heard
    if is_private and may_betray(
        session, inner, answer, understanding, is_one_breath=is_one_breath
    ):
        return unclear(session)
    if isinstance(heard, Transcript):
        answer = replace(answer, heard=heard.text)
    if not isinstance(answer.meaning, requests.Earlier | requests.Later):
        after = replace(after, review=0)
    is_private = is_private or isinstance(answer.meaning, requests.Privately)
    if not is_private or not answer.phrases or _is_for_all(answer):
        return replace(after, is_private=False), answer
    if not session.has_earphone:
        none = (phrase(reports.NoEarphone()),)
        return session, replace(answer, outcome="answered", phrases=none, choices=())
    question = after.question
    if question is not None and answer.outcome == "asked":
        question = replace(question, is_private=True)
    # What the table was asked before, it answers aloud.
    goes_on = question is not None and question.is_private
    goes_on = goes_on or isinstance(answer.meaning, requests.Privately)
    after = replace(after, question=question, is_private=goes_on, said=session.said)
    return after, replace(answer, is_private=True)


def _private(
    session: Session[Any], heard: Transcript, understanding: Understanding
) -> Transcript | None:
    """Return what follows the words "in private"; `None` where they are not said."""
    text: str | None = heard.text
    is_called = (heard.listening or session.listening) == "called"
    if is_called:
        text = understanding.addressed(heard.text)
    rest = understanding.private(text) if text else None
    if not text or not rest or understanding.readings(text):
        return None
    listening = "press" if is_called else heard.listening
    return replace(heard, text=rest, listening=listening, alternatives=())


def _is_for_all(answer: Answer) -> bool:
    return bool(answer.operations) or isinstance(answer.meaning, Announcement)
