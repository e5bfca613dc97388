"""What words would mean where everything may be said; nothing is applied."""

from dataclasses import replace
from typing import Any

from companion.core import reports, requests
from companion.core.book import AskWhatIf
from companion.core.facts import Announcement
from companion.core.words import LONGEST_LINE, Transcript, phrase
from companion.session.answers import Answer, Meaning, Understanding
from companion.session.apart import told_apart
from companion.session.guessing import guessed_anywhere, plainly_meant
from companion.session.questions import ask
from companion.session.recording import missing_phrase, without_oneself
from companion.session.session import Session
from companion.session.timely import timely


def understand(
    session: Session[Any], heard: Transcript, understanding: Understanding
) -> Answer:
    """Return what words would mean where everything may be said; nothing is applied."""
    if len(heard.text) > LONGEST_LINE:
        too_long = (phrase(reports.LineTooLong()),)
        return Answer("not-understood", heard.text, phrases=too_long)
    found = timely(session, understanding.readings(heard.text))
    found = tuple(plainly_meant(session, one) for one in found)
    # A thing that is clearly named alone is no misheard sentence.
    readings = tuple(one for one in found if not isinstance(one, requests.Fragment))
    if not found:
        readings = guessed_anywhere(session, heard, understanding)
    if not readings:
        missed = (phrase(reports.Missed()),)
        return Answer("not-understood", heard.text, phrases=missed)
    if len(readings) > 1:
        which = (phrase(reports.WhichOne(told_apart(readings))),)
        return Answer("asked", heard.text, choices=readings, phrases=which)
    return _understood(session, heard.text, readings[0])


def _understood(session: Session[Any], text: str, meaning: Meaning) -> Answer:
    if isinstance(meaning, requests.AskSticker | requests.AskMeaning | AskWhatIf):
        _, answer = ask(session, meaning)
        outcome = "understood" if answer.outcome == "answered" else answer.outcome
        return replace(answer, heard=text, meaning=meaning, outcome=outcome)
    if not isinstance(meaning, Announcement):
        understood = (phrase(reports.Understood()),)
        return Answer("understood", text, meaning, phrases=understood)
    missing = session.game.missing(meaning)
    if missing is not None:
        asked = (missing_phrase(meaning, missing),)
        is_whole = without_oneself(session, meaning) == meaning
        return Answer("asked", text, meaning if is_whole else None, phrases=asked)
    return Answer("understood", text, meaning, phrases=(phrase(meaning, "choice"),))
