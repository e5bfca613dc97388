"""What was claimed, what happened, what was wrong, what is awaited, what was asked."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, NewType

Seat = NewType("Seat", str)
"""A player at the table, by the name everybody uses; unique within a game."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Be one thing that can be said: its class names the message."""


@dataclass(frozen=True, slots=True)
class Part(Fact):
    """Hold a thing that other facts tell of, such as a card, with words of its own."""


@dataclass(frozen=True, slots=True)
class Announcement(Fact):
    """Hold what a player claims; a field left `None` is for the state to settle."""

    ranges: ClassVar[Mapping[str, range]] = {}
    """The only numbers that a field can hold, where others do not exist at all."""
    by_chance: ClassVar[tuple[str, ...]] = ()
    """Fields that nobody tells: the shell throws them, and the sitting keeps them."""


@dataclass(frozen=True, slots=True)
class Event(Fact):
    """Hold one change of the public state, in the past tense."""

    is_voiced: ClassVar[bool] = True
    """Whether the table hears it; `False` where the read-back already says it."""
    sum_field: ClassVar[str] = ""
    """The field that, once known, says all that earlier ones of its kind have said."""
    rise_field: ClassVar[str] = ""
    """The field that says by how much danger rises; below zero it falls."""


@dataclass(frozen=True, slots=True)
class Violation(Fact):
    """Hold one broken rule."""

    topic: ClassVar[str] = "overview"
    """The topic of the rulebook that answers "why?"."""
    is_early: ClassVar[bool] = False
    """Whether only something else must come first, which the table hears again."""


@dataclass(frozen=True, slots=True)
class Prompt(Fact):
    """Hold what the table is expected to say next."""


@dataclass(frozen=True, slots=True)
class Report(Fact):
    """Hold the answer to a question."""


@dataclass(frozen=True, slots=True)
class Request(Fact):
    """Hold a question or a command; it never changes what the rules know."""

    is_whispered: ClassVar[bool] = False
    """Whether it is for one ear alone: never kept, said aloud, repeated or guessed."""


def kind(fact: type[Fact]) -> str:
    """Return the id of a class of facts: `CardPlayed` is `card-played`."""
    return _kebab(fact.__name__)


def owner(fact: type[Fact]) -> str:
    """Return the game a class of facts belongs to, or `common`."""
    return _game_of(fact.__module__)


@cache
def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@cache
def _game_of(module: str) -> str:
    parts = module.split(".")
    return parts[2] if parts[1] == "games" else "common"
