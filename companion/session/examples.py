"""Examples of what can be said now, with the names of people at the table."""

from typing import Any

from companion.core.words import Phrase, example
from companion.session.session import Session

FEW = 3


def options(session: Session[Any]) -> tuple[Phrase, ...]:
    """Return a few examples of what can be said now.

    Whoever is to act is named first, then who sits next to them.
    """
    prompts = session.game.prompts(session.state)
    named = (getattr(one, name, None) for one in prompts for name in ("seat", "first"))
    player = next((one for one in named if one in session.seats), session.seats[0])
    place = session.seats.index(player)
    neighbour = session.seats[(place + 1) % len(session.seats)]
    awaited = session.game.expected(session.state)[:FEW]
    return tuple(example(kind(), player, neighbour) for kind in awaited)
