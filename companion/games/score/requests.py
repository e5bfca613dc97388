"""The questions that only the score-keeper takes."""

from dataclasses import dataclass

from companion.core.facts import Request


@dataclass(frozen=True, slots=True)
class AskRound(Request):
    """How many points were gained in one round? In the last one where none is told."""

    round: int | None = None


@dataclass(frozen=True, slots=True)
class AskGoal(Request):
    """Who wins, and when does the game end?"""


REQUESTS: tuple[type[Request], ...] = (AskRound, AskGoal)
