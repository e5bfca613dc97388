"""The questions that only the path of initiation takes."""

from dataclasses import dataclass

from companion.core.facts import Request, Seat


@dataclass(frozen=True, slots=True)
class AskWhere(Request):
    """On which square is a player? Without one: who is to act."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class AskDistance(Request):
    """How many squares are left to 63?"""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class AskEffect(Request):
    """What does the square do on which a player is?"""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class AskMisses(Request):
    """Who misses turns?"""


@dataclass(frozen=True, slots=True)
class AskHeld(Request):
    """Who waits on 52?"""


@dataclass(frozen=True, slots=True)
class AskDirection(Request):
    """To whom do the dice pass?"""


@dataclass(frozen=True, slots=True)
class AskTableRules(Request):
    """Which table rules are in force?"""


REQUESTS: tuple[type[Request], ...] = (
    AskWhere,
    AskDistance,
    AskEffect,
    AskMisses,
    AskHeld,
    AskDirection,
    AskTableRules,
)
