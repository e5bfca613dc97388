"""A colour and its value, overheard one after the other."""

from dataclasses import replace
from typing import Any

from companion.core.facts import Announcement
from companion.core.requests import Fragment
from companion.session.answers import Meaning
from companion.session.choosing import fits
from companion.session.session import Session

LONGEST_PAUSE = 4.0
"""Seconds between a colour and its value, beyond which the value is talk."""


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
