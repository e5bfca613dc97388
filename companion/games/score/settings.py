"""What a table settles before a score is kept."""

from dataclasses import dataclass

from companion.games.score.board import Goal


@dataclass(frozen=True, slots=True)
class ScoreSettings:
    """Say who wins and when, until the table says otherwise."""

    goal: Goal = Goal.HIGHEST
    target: int | None = None
    """The points at which the game ends; `None`: when the table says so."""
