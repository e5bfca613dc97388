"""Plays that wait until a due fact is told."""

from typing import Any

from companion.core.facts import Announcement
from companion.core.rulings import Objected
from companion.session.session import Session


def is_before_fact(session: Session[Any], announcement: Announcement) -> bool:
    """Return whether this is a play, and a fact is due that goes before plays."""
    game = session.game
    return game.is_play(announcement) and game.waits_for_fact(session.state)


def is_early(ruling: Objected) -> bool:
    """Return whether an announcement is refused only since something else is due."""
    return all(fault.is_early for fault in ruling.violations)


def held_with(
    held: tuple[Announcement, ...], play: Announcement
) -> tuple[Announcement, ...]:
    """Return the plays that wait and a new one, which replaces that player's older."""
    if play in held:
        return held
    seat = getattr(play, "seat", None)
    for place, one in enumerate(held):
        is_older = seat is not None and getattr(one, "seat", None) == seat
        if is_older and type(one) is type(play):
            return (*held[:place], play, *held[place + 1 :])
    return (*held, play)
