"""Numbers that were clearly said: a guess that drops one is a wrong one."""

from dataclasses import fields
from itertools import groupby

from companion.core.requests import Fragment
from companion.session.answers import Meaning, Understanding

_LEAST = 2
"""The least number that counts: "one" is a small word as well, in several languages."""


def numbers_said(text: str, understanding: Understanding) -> int:
    """Return how many numbers a line clearly names; "forty four" is one."""
    words = (_is_number(word, understanding) for word in text.split())
    return sum(is_number for is_number, _ in groupby(words))


def numbers_told(meaning: Meaning) -> int:
    """Return how many numbers a meaning holds."""
    return sum(_count(getattr(meaning, one.name)) for one in fields(meaning))


def _count(value: object) -> int:
    if isinstance(value, tuple):
        return sum(map(_count, value))
    return isinstance(value, int) and not isinstance(value, bool)


def _is_number(word: str, understanding: Understanding) -> bool:
    readings = understanding.readings(word.strip(",.;"))
    return bool(readings) and all(
        isinstance(one, Fragment)
        and all(type(told) is int and told >= _LEAST for _, told in one.values)
        for one in readings
    )
