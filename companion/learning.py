"""Learn from corrections in a breath which values are heard for which others."""

import logging
from dataclasses import fields
from enum import Enum
from typing import Any

from companion.core.errors import CompanionError
from companion.core.facts import Announcement
from companion.core.journal import Recorded, Replaced, Undone
from companion.language.understanding.sentences import SEAT
from companion.lessons import Confusion, Lessons
from companion.session import Answer, Session
from companion.session.session import Question


class Learner:
    """Watch what is heard at one table, and what it is corrected to."""

    def __init__(self, lessons: Lessons) -> None:
        """Take what is known already."""
        self.lessons = lessons
        self._heard: Announcement | None = None
        """The last entry as it was heard, while a correction would mean it."""
        self._counted: Confusion | None = None
        """What its correction has taught."""
        self._told: set[type[CompanionError]] = set()

    def notice(self, before: Session[Any], answer: Answer, *, is_said: bool) -> None:
        """Learn from the answer to a line in a session; objects teach nothing."""
        match answer.operations:
            case ():
                return
            case (Replaced(announcement=meant),) if is_said and self._heard is not None:
                # A correction of a correction: the first one was heard wrongly too.
                self._take_back()
                self._count(_confusion(before, self._heard, meant))
            case (Undone(),):
                self._take_back()
                self._heard = None
            case (*_, Recorded(announcement=heard)):
                was_chosen = isinstance(before.question, Question)
                self._heard = heard if is_said and not was_chosen else None
                self._counted = None
            case _:
                self._heard = self._counted = None

    def _count(self, confusion: Confusion | None) -> None:
        if confusion is not None:
            self._keep(confusion, 1)
        self._counted = confusion

    def _take_back(self) -> None:
        if self._counted is not None:
            self._keep(self._counted, -1)
        self._counted = None

    def _keep(self, confusion: Confusion, times: int) -> None:
        try:
            self.lessons.count(confusion, times)
        except CompanionError as error:
            if type(error) not in self._told:
                logging.getLogger(__name__).warning("%s", error)
            self._told.add(type(error))


def _confusion(
    session: Session[Any], heard: Announcement, meant: Announcement
) -> Confusion | None:
    """Return the one value that was confused; `None` where it is not just one."""
    if type(heard) is not type(meant):
        return None
    names = (field.name for field in fields(heard))
    values = ((one, getattr(heard, one), getattr(meant, one)) for one in names)
    changed = [one for one in values if one[1] != one[2]]
    if len(changed) != 1:
        return None
    ((name, wrong, right),) = changed
    is_seat = wrong in session.seats and right in session.seats
    one, other = _plain(wrong), _plain(right)
    if one is None or other is None:
        return None
    return Confusion(session.language, SEAT if is_seat else name, one, other)


def _plain(value: object) -> str | int | None:
    """Return a value as lists of words name it; `None` where they do not."""
    plain: object = value.value if isinstance(value, Enum) else value
    if isinstance(plain, str | int) and not isinstance(plain, bool):
        return plain
    return None
