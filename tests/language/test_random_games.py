"""Random games in words: all that is legal can be said, and is told apart."""

import os
from random import Random

import pytest

from companion.core.rulings import Accepted
from companion.core.words import phrase
from tests.games.playing import random_game, seats_of, steps
from tests.language.games import PAIRS, locale, understanding
from tests.language.speaking import said

GAMES = 40 if os.environ.get("SOAK") else 4
MOST_STEPS = 120


@pytest.mark.parametrize(("language", "name"), PAIRS)
@pytest.mark.parametrize("seed", range(GAMES))
def test_what_is_announced_can_be_said_and_parses_back(
    language: str, name: str, seed: int
) -> None:
    """For every accepted announcement there are words that mean it and nothing else."""
    random = Random(seed)
    played = random_game(name, random)
    seats = seats_of(random.choice(tuple(played.players)))
    table = understanding(language, name, seats)
    for _, accepted in steps(played, seats, random, MOST_STEPS):
        assert said(table, accepted.announcement, random), accepted.announcement


@pytest.mark.parametrize(("language", "name"), PAIRS)
@pytest.mark.parametrize("seed", range(GAMES))
def test_no_two_announcements_are_read_back_alike(
    language: str, name: str, seed: int
) -> None:
    """In one state, different announcements give different sentences."""
    random = Random(1000 + seed)
    played = random_game(name, random)
    seats = seats_of(random.choice(tuple(played.players)))
    messages = locale(language, name).messages
    for state, _ in steps(played, seats, random, MOST_STEPS // 4):
        rulings = (played.rule(state, one) for one in played.sayable(state))
        told = {one.announcement for one in rulings if isinstance(one, Accepted)}
        sentences = {messages.sentence(phrase(one), "brief") for one in told}
        assert len(sentences) == len(told)
