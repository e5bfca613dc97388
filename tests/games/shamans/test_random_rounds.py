"""Whole rounds of Shamans at random: nothing gets lost, and scores add up."""

import os
from random import Random

import pytest

from companion.games.shamans import events
from companion.games.shamans.board import Role
from companion.games.shamans.state import State
from tests.games.playing import seats_of, steps
from tests.games.shamans.strategies import (
    TILES_AND_ECLIPSE,
    cards,
    lost_tiles,
    random_game,
    set_aside,
    tiles,
)

ROUNDS = 10_000 if os.environ.get("SOAK") else 1_000
CHUNKS = 10
MOST_STEPS = 400


def play_round(players: int, seed: int) -> tuple[State, list[object]]:
    """Play one round and count its cards and tiles after every event."""
    random = Random(seed)
    game = random_game(random)
    happened: list[object] = []
    gone_cards = gone_tiles = 0
    for before, accepted in steps(game, seats_of(players), random, MOST_STEPS):
        state = before
        for event in accepted.events:
            gone_cards += set_aside(event)
            gone_tiles += lost_tiles(state, event)
            state = game.apply(state, event)
            happened.append(event)
            there, printed = cards(state)
            # The card that lets the Shadow land is not laid (000).
            is_over = not state.is_running or state.has_landed
            assert is_over or there + gone_cards == printed
            assert is_over or tiles(state) + gone_tiles == TILES_AND_ECLIPSE
        if not state.is_running:
            is_scored = any(isinstance(one, events.RoundScored) for one in happened)
            if is_scored or state.winner is not None:
                return state, happened
    raise AssertionError("a round has no end")


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_rounds_end_and_lose_nothing(players: int, chunk: int) -> None:
    """Each round ends; cards and tiles are conserved; points are those of the rules."""
    each = ROUNDS // CHUNKS
    for seed in range(chunk * each, (chunk + 1) * each):
        state, happened = play_round(players, seed)
        recounted = _recounted(state, happened)
        assert {
            seat: player.points for seat, player in state.players.items()
        } == recounted


def _recounted(state: State, happened: list[object]) -> dict[str, int]:
    points: dict[str, int] = dict.fromkeys(state.seats, 0)
    for event in happened:
        if isinstance(event, events.PointGained):
            points[event.seat] += 1
        if isinstance(event, events.RoundScored):
            reward = 3 if event.winner is Role.SHADOW else 2
            for seat, gained in event.points:
                assert gained in (0, 2, reward, reward + 2)
                points[seat] += gained
    return points
