"""The section `score` of the configuration, as it is written and as it is kept."""

from collections.abc import Iterable
from dataclasses import dataclass

from companion.core.errors import SettingError
from companion.core.facts import Event
from companion.games.score.board import Goal
from companion.games.score.rules import Score
from companion.games.score.settings import ScoreSettings
from companion.games.score.state import MOST_POINTS


@dataclass(frozen=True, slots=True)
class Configuration:
    """Hold how a table keeps its score where nobody says otherwise."""

    goal: Goal = Goal.HIGHEST
    target: int | None = None

    def game(self) -> Score:
        """Return the score-keeper this configuration asks for.

        Raises:
            SettingError: where the target can never be reached.
        """
        if self.target is not None and not 1 <= self.target <= MOST_POINTS:
            raise SettingError(
                "target",
                f"{self.target} points end no game",
                f"give a number from 1 to {MOST_POINTS}, or leave it out",
            )
        return Score(ScoreSettings(self.goal, self.target))

    def learned(self, events: Iterable[Event]) -> "Configuration":  # noqa: ARG002
        """Return the same: each evening may keep the score of another game."""
        return self
