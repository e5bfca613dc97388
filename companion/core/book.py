"""How the rulebook is told: in layers, by situation, and read from start to end."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.core import requests
from companion.core.facts import Report, Request


@dataclass(frozen=True, slots=True)
class AskWhatIf(Request):
    """What happens in a situation of the rulebook?"""

    situation: str | None = None


@dataclass(frozen=True, slots=True)
class More(Request):
    """Tell the next layer of what was explained last."""


@dataclass(frozen=True, slots=True)
class Example(Request):
    """Give an example of what was explained last."""


@dataclass(frozen=True, slots=True)
class Back(Request):
    """Go back to the step before, in what is told step by step."""


@dataclass(frozen=True, slots=True)
class ReadRules(Request):
    """Read the rulebook, from a topic on; from its start where none is told."""

    topic: str | None = None


@dataclass(frozen=True, slots=True)
class ReadOn(Request):
    """Take the reading of the rulebook up where it was left."""


@dataclass(frozen=True, slots=True)
class ReadingBegins(Report):
    """The rulebook is read from here on; said once, with the words that steer it."""


@dataclass(frozen=True, slots=True)
class ChapterBegins(Report):
    """A chapter of the rulebook begins."""

    number: int
    """Counted from 1."""
    count: int
    """Of all chapters."""
    topic: str


@dataclass(frozen=True, slots=True)
class ReadingEnds(Report):
    """The rulebook was read to its end."""


@dataclass(frozen=True, slots=True)
class ReadingWaits(Report):
    """The reading was paused; it can be taken up."""


@dataclass(frozen=True, slots=True)
class NothingMore(Report):
    """Nothing more is written on what was explained last, or nothing was."""


@dataclass(frozen=True, slots=True)
class NoExample(Report):
    """The rulebook has no example of what was explained last."""


@dataclass(frozen=True, slots=True)
class NothingBefore(Report):
    """No step is before this one, or nothing is being told."""


TELLING = More | Example | Back | ReadOn
"""What goes on with something that is being told."""
ALSO: Mapping[type[Request], tuple[type[Request], ...]] = {
    More: (requests.Next, requests.Coach, requests.AskSticker),
    Example: (requests.AskOptions,),
    Back: (requests.Undo, requests.Fragment),
    ReadOn: (requests.Next,),
    ReadRules: (requests.AskRule,),
}
"""What words for these may mean as well: "back" undoes where nothing is told.

The moment decides which is meant; reading the rules goes before asking for one.
"""
