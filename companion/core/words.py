"""What was heard and what is said."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import Literal, get_args

from companion.core.facts import Fact, Seat, kind, owner

Listening = Literal["press", "open", "called"]
"""How words reach the session: on purpose, overheard, or after the address word."""
LISTENINGS: tuple[Listening, ...] = get_args(Listening)

LONGEST_LINE = 400
"""Characters; nobody says more in one breath."""
WHO_IT_WAS = "was"
"""The key in a fragment of a player who is told afterwards ("c'était Chloé")."""

Argument = str | int | Enum | bool | None | tuple["Argument", ...]
"""What a message can be filled with; strings are names and are said as they are."""


@dataclass(frozen=True, slots=True)
class Transcript:
    """Words as heard from a person."""

    text: str
    """The best reading."""
    listening: Listening | None = "press"
    """How they were taken; `None`: as the session listens now."""
    alternatives: tuple[str, ...] = ()
    """Other readings of the same sound, better ones first."""
    pause: float | None = None
    """Seconds since the words before it; `None` where nothing was heard before."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """One thing to say, in no language yet."""

    id: str
    """The id of the message: the game or `common`, then the kind of the fact."""
    arguments: Mapping[str, Argument]
    form: str = ""
    """Another wording of the same message, by the name of its attribute."""


def phrase(fact: Fact, form: str = "") -> Phrase:
    """Turn a fact into what is said of it."""
    arguments = {field.name: getattr(fact, field.name) for field in fields(fact)}
    return Phrase(f"{owner(type(fact))}-{kind(type(fact))}", arguments, form)


EXAMPLE = "example"
"""The form of a message that gives a sentence to say."""


def example(fact: Fact, player: Seat, neighbour: Seat) -> Phrase:
    """Return a sentence to say, with the names of people who sit at the table."""
    told = phrase(fact, EXAMPLE)
    names: dict[str, Argument] = {"player": player, "neighbour": neighbour}
    return replace(told, arguments={**told.arguments, **names})


__all__ = [
    "Argument",
    "Listening",
    "Phrase",
    "Seat",
    "Transcript",
    "example",
    "phrase",
]
