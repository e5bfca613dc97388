"""What waits to be spoken: in which order, and what of it is dropped."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Literal

Urgency = Literal["error", "question", "news", "reply", "prompt", "lesson"]
"""What a sentence is; the first two are never dropped, the last three grow stale."""
COLLAPSED = 3
"""Plays in a row that are read back in one sentence, where they wait."""
_STALE = ("reply", "prompt", "lesson")


@dataclass(frozen=True, slots=True)
class Saying:
    """Hold one sentence, and what it is."""

    text: str
    urgency: Urgency = "reply"
    plays: tuple[str, ...] = ()
    """How a read-back names its plays among others; empty where it is none."""
    topic: str = ""
    """What a later sentence on the same topic says as well; empty where none does."""
    signals: tuple[str, ...] = ()
    """What is to be heard before it: the first of these that there is."""
    voices: tuple[str, ...] = ()
    """The voices of its language, best first."""
    lesson: str = ""
    """The text of the rulebook that it explains; empty where somebody asked for it."""
    is_secret: bool = False
    """Whether it is for one ear alone: not shown, not even where it cannot be said."""
    has_gap: bool = field(default=False, compare=False)
    """Whether the ears are open before it."""
    answer: int = field(default=0, compare=False)
    """The number of the answer that it belongs to."""


Collapse = Callable[[tuple[str, ...]], str]
"""Returns the sentence that reads back several plays."""


def merged(
    waiting: Sequence[Saying], new: Sequence[Saying], collapse: Collapse
) -> tuple[Saying, ...]:
    """Return what is to be said of what waits and of what is new, in order.

    What was asked for or is due is stale once something else was said; errors and
    questions stay. Of what is said twice the first is left out, and so is what a later
    sentence says as well. Several plays in a row become one sentence.
    """
    if not new:
        return tuple(waiting)
    fresh = [one for one in waiting if one.urgency not in _STALE]
    left = tuple(_without_repeats((*fresh, *new)))
    return tuple(_collapsed(left, collapse))


def _without_repeats(sayings: Sequence[Saying]) -> Iterator[Saying]:
    for position, one in enumerate(sayings):
        later = sayings[position + 1 :]
        is_told = bool(one.topic) and any(one.topic == two.topic for two in later)
        others = (two for two in later if two.answer != one.answer)
        is_twice = one.urgency != "news" and one in others
        if not is_told and not is_twice:
            yield one


def _collapsed(sayings: Iterable[Saying], collapse: Collapse) -> Iterator[Saying]:
    for is_play, run in groupby(sayings, lambda one: bool(one.plays)):
        together = tuple(run)
        plays = tuple(play for one in together for play in one.plays)
        if is_play and len(together) > 1 and len(plays) >= COLLAPSED:
            yield replace(together[-1], text=collapse(plays), plays=plays)
        else:
            yield from together
