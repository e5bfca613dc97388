"""Who it was: what answers an open question corrects, where nothing is asked."""

from typing import Any

from companion.core.facts import Announcement, Seat
from companion.core.requests import Correct, Fragment
from companion.core.rulings import Accepted
from companion.core.words import WHO_IT_WAS
from companion.session.answers import Meaning
from companion.session.choosing import meanings
from companion.session.correcting import is_correctable
from companion.session.session import Session


def told_who(
    session: Session[Any], readings: tuple[Meaning, ...]
) -> tuple[Meaning, ...]:
    """Return readings in which "it was Eva" answers or corrects; it begins nothing."""
    return tuple(_told(session, one) for one in readings)


def _told(session: Session[Any], reading: Meaning) -> Meaning:
    match reading:
        case Fragment(values=((name, str() as seat),)) if name == WHO_IT_WAS:
            bare = Fragment((("seat", seat),))
            change = Correct((("seat", Seat(seat)),))
            if _is_awaited(session, bare):
                return bare
            return change if is_correctable(session, change.changes) else reading
        case _:
            return reading


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
