"""Random settings of a score."""

from random import Random

from companion.games.score.board import Goal
from companion.games.score.rules import Score
from companion.games.score.settings import ScoreSettings


def random_game(random: Random) -> Score:
    """Return the score-keeper for any goal, with or without a target."""
    target = random.choice((None, 10, 40, 100))
    return Score(ScoreSettings(random.choice(tuple(Goal)), target))
