"""Who or what it was: words that answer in one state, and correct in another."""

from typing import Any

from companion.core.facts import Announcement, Seat
from companion.core.requests import Change, Correct, Fragment, No, Yes
from companion.core.rulings import Accepted
from companion.core.words import WHO_IT_WAS
from companion.session.answers import Meaning
from companion.session.choosing import meanings
from companion.session.correcting import is_correctable
from companion.session.session import Session


def told_who(
    session: Session[Any], readings: tuple[Meaning, ...]
) -> tuple[Meaning, ...]:
    """Return readings in which "it was Eva" answers or corrects; it begins nothing.

    "No, a Shadow" says as well that no Portal comes first, where nothing of the kind
    was said yet that it could correct.
    """
    return tuple(_told(session, one) for one in readings)


def told_by_answer(session: Session[Any], meaning: Meaning) -> Announcement | None:
    """Return what a yes or a no announces where the state itself asks for one."""
    match meaning:
        case Yes():
            return session.game.agreed(session.state)
        case No():
            return session.game.declined(session.state)
        case _:
            return None


def _told(session: Session[Any], reading: Meaning) -> Meaning:
    match reading:
        case Fragment(values=((name, str() as seat),)) if name == WHO_IT_WAS:
            bare = Fragment((("seat", seat),))
            change = Correct((("seat", Seat(seat)),))
            if _is_awaited(session, bare):
                return bare
            return change if is_correctable(session, change.changes) else reading
        case Correct(changes=(_,) as changes, was=()):
            bare = Fragment(changes)
            return bare if _is_due_alone(session, changes, bare) else reading
        case _:
            return reading


def _is_due_alone(session: Session[Any], changes: Change, bare: Fragment) -> bool:
    """Return whether this can correct nothing, and is the one thing that is awaited."""
    if session.question is not None or session.held or session.objection is not None:
        return False
    if is_correctable(session, changes):
        return False
    told = meanings(session, (bare,))
    if len(told) != 1 or not isinstance(told[0], Announcement):
        return False
    state = session.state
    is_awaited = tuple(session.game.expected(state)) == (type(told[0]),)
    is_ruled = isinstance(session.game.rule(state, told[0]), Accepted)
    return is_awaited and is_ruled and not session.game.is_play(told[0])


def _is_awaited(session: Session[Any], bare: Fragment) -> bool:
    """Return whether a bare name answers something, and begins nothing by itself."""
    named, game = meanings(session, (bare,)), session.game
    if session.question is not None or not named:
        return bool(named)
    (told,) = named
    if not isinstance(told, Announcement) or isinstance(told, game.starts):
        return False
    # A player of whom more is to be told plays anew.
    is_ruled = isinstance(game.rule(session.state, told), Accepted)
    return is_ruled or not game.is_play(told)
