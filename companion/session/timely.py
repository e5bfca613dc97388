"""What words mean that mean one thing while something is told, and else another."""

from typing import Any

from companion.core import book, requests
from companion.session.answers import Meaning
from companion.session.lessons import taught_readings
from companion.session.session import Question, Session


def timely(session: Session[Any], readings: tuple[Meaning, ...]) -> tuple[Meaning, ...]:
    """Return the readings that this moment leaves of words that mean two things.

    "Back" goes back in what is being told, and undoes at other times. An open question
    goes before what is told. "Read the rules" asks for more than one rule. "Right"
    agrees where that is asked, and is a direction at other times.
    """
    readings = taught_readings(session, readings)
    if requests.Yes() in readings and len(readings) > 1:
        if is_confirming(session):
            return (requests.Yes(),)
        readings = tuple(one for one in readings if one != requests.Yes())
    if any(isinstance(one, book.ReadRules) for one in readings):
        return tuple(one for one in readings if not isinstance(one, requests.AskRule))
    telling = tuple(one for one in readings if isinstance(one, book.TELLING))
    others = tuple(one for one in readings if one not in telling)
    live = tuple(one for one in telling if is_telling(session, one))
    if session.question is not None or not live:
        return others or telling
    return live


def is_confirming(session: Session[Any]) -> bool:
    """Return whether a yes or a no is awaited to what was asked."""
    question = session.question
    return isinstance(question, Question) and len(question.choices) == 1


def is_telling(session: Session[Any], meaning: Meaning) -> bool:
    """Return whether something is being told that a request goes on with."""
    is_read = session.reading is not None and session.reading.pace != "aside"
    match meaning:
        case book.Back():
            return is_read or session.checklist is not None
        case book.More() | book.Example():
            return session.told is not None
        case book.ReadOn():
            return session.reading is not None
        case _:
            return False
