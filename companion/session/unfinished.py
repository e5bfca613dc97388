"""Whether somebody who has said something so far will go on."""

from typing import Any

from companion.core import requests
from companion.core.facts import Announcement
from companion.session.answers import Meaning, Understanding
from companion.session.choosing import meanings
from companion.session.explaining import asked_about
from companion.session.overhearing import joined
from companion.session.session import Session
from companion.session.told_who import told_by_answer

_NEAR = 1.5
"""How many sounds talk must cost more than half an announcement."""


def is_unfinished(
    session: Session[Any], text: str, understanding: Understanding
) -> bool:
    """Return whether words cannot stand alone: "bleu...", "je joue le...", "non..."."""
    called = understanding.addressed(text)
    if called == "":
        return session.listening == "called"
    told = called or text
    readings = joined(session, understanding.readings(told), 0.0)
    found = meanings(session, readings)
    if any(_is_whole(session, one) for one in found):
        return False
    if found and all(isinstance(one, Announcement) for one in found):
        return True
    if asked_about(session, readings) is not None:
        return False
    if readings or understanding.is_beginning(told):
        return understanding.is_beginning(told)
    return _sounds_unfinished(session, told, understanding)


def _sounds_unfinished(
    session: Session[Any], text: str, understanding: Understanding
) -> bool:
    """Return whether words that are not clear sound like half an announcement."""
    for guess in understanding.guesses(text)[:1]:
        is_near = guess.cost + _NEAR <= guess.talk
        is_told = isinstance(guess.meaning, Announcement)
        return is_near and is_told and not _is_whole(session, guess.meaning)
    return False


def _is_whole(session: Session[Any], meaning: Meaning) -> bool:
    """Return whether a meaning says all that it takes."""
    if isinstance(meaning, Announcement):
        return session.game.missing(meaning) is None
    if isinstance(meaning, requests.Yes | requests.No):
        is_asked = session.question is not None or bool(session.held)
        return is_asked or told_by_answer(session, meaning) is not None
    return True
