"""Pass into one ear what is kept nowhere and never said aloud, or say why not.

It is no announcement, no open question and no answer to repeat; only what is clearly
said is passed on, for a wrong card in the ear is worse than none.
"""

from dataclasses import replace
from typing import Any

from companion.core import reports, requests
from companion.core.facts import Announcement, Report, Request
from companion.core.words import Transcript, phrase
from companion.session.answers import Answer, Meaning, Understanding
from companion.session.recording import Turn
from companion.session.session import Session

_TELLING = Announcement | requests.Correct | requests.Fragment
"""What may hold the words of something hidden."""


def whispered(
    session: Session[Any],
    heard: Transcript | Meaning,
    understanding: Understanding,
    *,
    is_private: bool,
) -> Turn | None:
    """Answer what is for one ear alone; `None` where it is something else."""
    meaning = _meaning(session, heard, understanding)
    if meaning is None:
        return None
    if not is_private and _is_overheard(session, heard):
        return session, Answer("not-understood")
    if not session.has_earphone:
        return _quiet(session, meaning, (reports.NoEarphone(),), is_private=False)
    if not is_private:
        return _quiet(session, meaning, (reports.OnlyWhispered(),), is_private=False)
    told = session.game.answer(session.state, meaning)
    return _quiet(session, meaning, told, is_private=True)


def may_betray(
    session: Session[Any],
    heard: Transcript | Meaning,
    answer: Answer,
    understanding: Understanding,
    *,
    is_one_breath: bool,
) -> bool:
    """Return whether private words that were taken otherwise may be for one ear.

    They would be read back to everybody, and kept; nor is a part of them guessed to be
    a question, for the rest would be aloud. A whole sentence that announces a play
    after a bare "in private" is somebody else's.
    """
    if not isinstance(heard, Transcript) or not _has_whispers(session):
        return False
    told = (answer.meaning, *answer.choices)
    readings = understanding.readings(heard.text)
    if not readings or answer.outcome == "not-understood":
        return True
    if not any(isinstance(one, _TELLING) for one in told):
        return False
    is_sentence = any(isinstance(one, Announcement) for one in readings)
    return is_one_breath or not is_sentence


def unclear(session: Session[Any]) -> Turn:
    """Pass nothing on, and stay private: the rest of the words may follow."""
    has_earphone = session.has_earphone
    report = reports.WhisperUnclear() if has_earphone else reports.NoEarphone()
    after = replace(session, is_private=has_earphone, beginning="", dangling=None)
    told = (phrase(report),)
    return after, Answer("not-understood", phrases=told, is_private=has_earphone)


def _quiet(
    session: Session[Any],
    meaning: Request,
    told: tuple[Report, ...],
    *,
    is_private: bool,
) -> Turn:
    """Return an answer that holds neither the words nor what they mean."""
    question = session.question
    goes_on = question is not None and question.is_private
    after = replace(session, is_private=goes_on, beginning="", dangling=None, misses=0)
    is_heard = question is not None and (is_private or not question.is_private)
    asked = (question.asked,) if question is not None and is_heard else ()
    phrases = (*map(phrase, told), *asked)
    bare = type(meaning)()
    return after, Answer(
        "answered",
        meaning=bare,
        phrases=phrases,
        is_private=is_private,
        is_whispered=is_private,
    )


def _meaning(
    session: Session[Any], heard: Transcript | Meaning, understanding: Understanding
) -> Request | None:
    if not isinstance(heard, Transcript):
        is_ours = isinstance(heard, Request) and heard.is_whispered
        return heard if isinstance(heard, Request) and is_ours else None
    if not _has_whispers(session):
        return None
    text: str | None = heard.text
    if (heard.listening or session.listening) == "called":
        text = understanding.addressed(heard.text)
    readings = understanding.readings(text) if text else ()
    found = [r for r in readings if isinstance(r, Request) and r.is_whispered]
    # Of several meanings none is clear.
    return None if not found else found[0] if len(found) == 1 else type(found[0])()


def _is_overheard(session: Session[Any], heard: Transcript | Meaning) -> bool:
    if not isinstance(heard, Transcript):
        return False
    return (heard.listening or session.listening) == "open"


def _has_whispers(session: Session[Any]) -> bool:
    return any(one.is_whispered for one in session.game.requests)
