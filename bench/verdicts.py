"""What became of something that was said.

It is right, offered among three at most, missed, or WRONG: taken for something else.
"""

from collections.abc import Mapping
from typing import Any

from companion.session import Answer
from companion.wire import encode

OPTIONAL = ("seat", "from", "place")
"""What the turn settles where it is not said."""
MOST_OFFERED = 3


def verdict(answer: Answer, wanted: Mapping[str, Any]) -> str:
    """Return what became of a meaning that is given as an object."""
    if answer.meaning is not None and is_same(encode(answer.meaning), wanted):
        return "right"
    if answer.meaning is not None and not answer.choices:
        return "WRONG"
    choices = map(encode, answer.choices[:MOST_OFFERED])
    return "offered" if any(is_same(one, wanted) for one in choices) else "missed"


def is_same(meaning: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
    """Return whether a meaning is the wanted one, but for what was not said."""
    said = {
        key: value
        for key, value in meaning.items()
        if (key in wanted or key not in OPTIONAL)
        and (value is not None or key == "tile")
    }
    return said == wanted
