"""What is said in two pieces: a name and a card, a colour and its value."""

from dataclasses import replace
from typing import Any

from companion.core import requests
from companion.core.facts import Announcement
from companion.core.requests import Fragment
from companion.core.words import LONGEST_LINE, Transcript
from companion.session.answers import Meaning, Understanding
from companion.session.choosing import fits
from companion.session.session import Session

LONGEST_PAUSE = 4.0
"""Seconds between a colour and its value, beyond which the value is talk."""


def beginning(heard: Transcript, understanding: Understanding) -> str:
    """Return words that meant nothing, if they begin a sentence; else nothing."""
    is_long = len(heard.text) > LONGEST_LINE
    return "" if is_long or not understanding.is_beginning(heard.text) else heard.text


def continued(
    session: Session[Any], heard: Transcript, understanding: Understanding
) -> Transcript:
    """Return words with those before them, if they go on with them soon enough.

    "Bruno plays" is lost otherwise, and his card is taken for that of somebody else.
    """
    is_soon = heard.pause is not None and heard.pause <= LONGEST_PAUSE
    if not session.beginning or not is_soon:
        return heard
    if _is_counting(session.beginning, heard.text, understanding):
        return heard
    text = f"{session.beginning} {heard.text}"
    told = understanding.addressed(text) or text
    is_one = bool(understanding.readings(told))
    return replace(heard, text=text, alternatives=()) if is_one else heard


def _is_counting(first: str, then: str, understanding: Understanding) -> bool:
    """Return whether both pieces are bare numbers: a pawn is moved, and counted."""
    return _is_number(first, understanding) and _is_number(then, understanding)


def _is_number(text: str, understanding: Understanding) -> bool:
    readings = understanding.readings(text)
    return bool(readings) and all(
        isinstance(one, Fragment) and all(type(told) is int for _, told in one.values)
        for one in readings
    )


def dangling(
    session: Session[Any], readings: tuple[Meaning, ...]
) -> Announcement | None:
    """Return the play of which only the value was not overheard; `None` for talk."""
    if session.is_paused:
        return None
    for reading in readings:
        if isinstance(reading, Announcement) and session.game.is_play(reading):
            # A copy: the same colour said again is another one.
            is_half = session.game.missing(reading) is not None
            return replace(reading) if is_half else None
    return None


def joined(
    session: Session[Any], readings: tuple[Meaning, ...], pause: float | None
) -> tuple[Meaning, ...]:
    """Return the readings, a bare value as the play that lacked it just before."""
    play = session.dangling
    field = None if play is None else session.game.missing(play)
    if play is None or field is None or pause is None or pause > LONGEST_PAUSE:
        return readings
    return tuple(_with(play, field, reading) for reading in readings)


def _with(play: Announcement, field: str, reading: Meaning) -> Meaning:
    """Return a play with the field that a reading tells, if it tells nothing else."""
    if isinstance(reading, Fragment) and len(reading.values) == 1:
        ((name, value),) = reading.values
        if name == field and fits(type(play), field, value):
            return replace(play, **{field: value})
    return reading


def is_courtesy(
    session: Session[Any],
    text: str,
    found: tuple[Meaning, ...],
    understanding: Understanding,
) -> bool:
    """Return whether words are mere politeness; where a yes is awaited, they agree."""
    is_free = session.question is None
    is_idle = is_free and all(isinstance(one, requests.Yes) for one in found)
    return (not found or is_idle) and understanding.is_courtesy(text)
