"""Plays that wait until a due fact is told."""

from companion.core.facts import Announcement


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
