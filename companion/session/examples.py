"""Examples of what can be said now, with the names of people at the table."""

from dataclasses import replace
from typing import Any

from companion.core import reports
from companion.core.words import Phrase, example, phrase
from companion.session.answers import Answer
from companion.session.recording import Turn
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


def missed(session: Session[Any]) -> Turn:
    """Say that nothing was understood; the more often, the more help there is."""
    counted = replace(session, misses=session.misses + 1)
    examples = options(session)
    if counted.misses == 1 or not examples:
        report = phrase(reports.Missed())
    elif counted.misses == 2:
        report = phrase(reports.MissedAgain(examples[0]))
    else:
        report = phrase(reports.MissedOften(examples))
    return counted, Answer("not-understood", phrases=(report,))
