"""A line that begins with "no" corrects or refuses: it tells nothing new."""

from typing import Any

from companion.core import requests
from companion.core.facts import Announcement
from companion.session.answers import Meaning, Understanding
from companion.session.session import Session


def is_denial(text: str, understanding: Understanding) -> bool:
    """Return whether "no" stands before other words."""
    first, *others = text.replace(",", " ").split() or [""]
    return bool(others) and understanding.readings(first) == (requests.No(),)


def loses_denial(session: Session[Any], meaning: Meaning) -> bool:
    """Return whether a guess drops the "no" that was said: it would be news then.

    What begins a round is nobody's slip: its "new round" is misheard as "no round".
    """
    if not isinstance(meaning, Announcement) or isinstance(
        meaning, session.game.starts
    ):
        return False
    declined = session.game.declined(session.state)
    return declined is None or type(meaning) is not type(declined)
