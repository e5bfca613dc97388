"""Whole games at random: they end, nobody is stuck, no two pawns where none may be."""

import os
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.core.facts import Seat
from companion.core.rulings import Accepted
from companion.games.initiation import announcements as said
from companion.games.initiation.board import LAST, METEMPSYCHOSIS, START, Variant
from companion.games.initiation.rules import Initiation
from companion.games.initiation.rules.expected import sayable
from companion.games.initiation.state import State
from tests.games.initiation.strategies import random_game
from tests.games.playing import next_accepted, seats_of

IS_SOAKED = bool(os.environ.get("SOAK"))
MOST_STEPS = 6000
"""Announcements of a game; the longest of 100,000 plain ones had 366 throws."""
OF_PLAY = said.DieRolled | said.DirectionChosen | said.DiceRolled | said.DiceAssigned
randoms = st.integers(0, 2**32).map(Random)


def played(
    game: Initiation, seats: tuple[Seat, ...], random: Random
) -> Iterator[State]:
    """Yield the states of a whole game, each after one announcement that is due."""
    state = game.begin(seats)
    for _ in range(MOST_STEPS):
        if state.winner is not None:
            return
        due = [one for one in sayable(state) if isinstance(one, OF_PLAY)]
        ruling = game.rule(state, random.choice(due))
        assert isinstance(ruling, Accepted), ruling
        for event in ruling.events:
            state = game.apply(state, event)
        yield state
    raise AssertionError("a game has no end")


@settings(
    max_examples=600 if IS_SOAKED else 60,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
@given(random=randoms)
def test_issue_every_game_ends_and_nobody_is_stuck(random: Random) -> None:
    """For any variant, any table rules and any number of players."""
    game = random_game(random)
    seats = seats_of(random.choice(tuple(game.players)))
    for state in played(game, seats, random):
        _check(state)


def _check(state: State) -> None:
    squares = [one.square for one in state.pawns.values()]
    alone = [one for one in squares if one not in (START, LAST)]
    is_shared = state.settings.table_rules.partners_share
    assert is_shared or len(alone) == len(set(alone))
    acts = state.settings.table_rules.bounce_acts
    for one in state.pawns.values():
        assert 0 <= one.square <= LAST
        assert 0 <= one.misses <= 2
        assert not one.is_held or one.square == METEMPSYCHOSIS
        assert one.is_held or one.square != METEMPSYCHOSIS or not acts
    if state.winner is None and state.turn is not None:
        assert state.roller is not None or state.next_due is not None


@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("seed", range(10))
def test_issue_games_end_too_where_people_come_and_go(
    variant: Variant, seed: int
) -> None:
    """Somebody can always go on, whoever leaves meanwhile."""
    random = Random(seed)
    game = Initiation()
    game.settings = type(game.settings)(variant)
    state = game.begin(seats_of(4))
    for _ in range(300):
        if state.winner is not None:
            break
        for event in next_accepted(game, state, random).events:
            state = game.apply(state, event)
        _check_here(state)


def _check_here(state: State) -> None:
    if state.turn is not None and state.present and state.winner is None:
        assert state.roller is not None or state.next_due is not None
