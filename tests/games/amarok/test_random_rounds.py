"""Random games of Amarok: nothing gets lost, and every round comes to its end."""

import os
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.games.amarok import events
from companion.games.amarok.board import CARDS
from companion.games.amarok.state import State
from tests.games.amarok.strategies import cards, random_game
from tests.games.playing import next_accepted, seats_of

IS_SOAKED = bool(os.environ.get("SOAK"))
often = settings(
    max_examples=1000 if IS_SOAKED else 60,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
randoms = st.integers(0, 2**32).map(Random)
LONGEST_ROUND = 60
"""Announcements; two cards for six players, a Claw each, and what Claws prolong."""


@often
@given(random=randoms)
def test_no_card_is_lost_and_every_game_is_won(random: Random) -> None:
    """Twenty-two cards at any time; rounds end, and three of them end the game."""
    game = random_game(random)
    state = game.begin(seats_of(random.choice(tuple(game.players))))
    since, rounds = 0, 0
    while not game.is_over(state) and rounds < LONGEST_ROUND:
        accepted = next_accepted(game, state, random)
        for event in accepted.events:
            state = game.apply(state, event)
            rounds += isinstance(event, events.RoundEnded)
        since = 0 if not state.is_running else since + 1
        assert since <= LONGEST_ROUND
        assert _is_sound(state)
    assert game.is_over(state) == any(p.wins == 3 for p in state.players.values())


def _is_sound(state: State) -> bool:
    players = state.players.values()
    dealt = [player for player in players if player.is_dealt]
    is_whole = not dealt or cards(state) == CARDS
    return is_whole and all(0 <= player.wins <= 3 for player in players)
