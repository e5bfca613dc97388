"""Several meanings: which of them differ, and how they are read out."""

from dataclasses import fields, replace
from typing import Any

from companion.core.facts import Announcement
from companion.core.rulings import Accepted
from companion.session.answers import Meaning
from companion.session.session import Session


def apart(session: Session[Any], meanings: tuple[Meaning, ...]) -> tuple[Meaning, ...]:
    """Return each meaning once that comes to the same: whose turn it is plays it."""
    found: dict[Meaning, Meaning] = {}
    for one in meanings:
        found.setdefault(completed_by_state(session, one), one)
    return tuple(found.values())


def completed_by_state(session: Session[Any], meaning: Meaning) -> Meaning:
    """Return a meaning with all that the state adds to it."""
    if not isinstance(meaning, Announcement):
        return meaning
    ruling = session.game.rule(session.state, meaning)
    return ruling.announcement if isinstance(ruling, Accepted) else meaning


def told_apart(choices: tuple[Meaning, ...]) -> tuple[Meaning, ...]:
    """Return choices as they are read out: who acts is left out if it is the same."""
    first, *others = choices
    if any(type(one) is not type(first) for one in others):
        return choices
    same = {
        field.name: None
        for field in fields(first)
        if field.name == "seat" and field.default is None
        if len({getattr(one, field.name) for one in choices}) == 1
    }
    apart = tuple(replace(one, **same) for one in choices)
    return apart if len(set(apart)) == len(choices) else choices
