"""Every move comes to an end, whatever stands in its way (issue: a bound)."""

from itertools import combinations_with_replacement
from random import Random

import pytest

from companion.core.facts import Seat
from companion.games.initiation.board import CYCLES, FACES, LAST, Cause, Variant
from companion.games.initiation.events import PawnMoved
from companion.games.initiation.rules.moving import moved
from companion.games.initiation.rules.travel import journey
from companion.games.initiation.settings import InitiationSettings
from companion.games.initiation.state import Pawn, State
from tests.games.initiation.strategies import random_rules
from tests.games.initiation.table import ALL, ANA

TOTALS = sorted({sum(two) for two in combinations_with_replacement(FACES, 2)} | {1})
MOST_MOVED_ON = 3
"""Squares that move a pawn on in one move, at most: 9, 18 and 27."""
MOST_PAWNS_MOVED = 2
"""The newcomer, and one that it frees from 52."""
CROWDS = 3000


def crowd(random: Random) -> State:
    """Return a table with pawns anywhere, two never together, under any rules."""
    settings = InitiationSettings(Variant.PLAIN, random_rules(random))
    squares = random.sample(range(1, LAST), 5)
    others: dict[tuple[Seat, int], Pawn] = {
        (seat, 1): Pawn(square, 0, square == 52)
        for seat, square in zip(ALL[1:], squares, strict=True)
    }
    free = [square for square in range(LAST) if square not in squares]
    origin = random.choice(free)
    pawns = {(ANA, 1): Pawn(origin, 0, origin == 52), **others}
    return State(settings, ALL, pawns, contenders=ALL)


@pytest.mark.parametrize("total", TOTALS)
def test_a_move_alone_on_the_board_meets_three_cycles_at_most(total: int) -> None:
    """From every square with every total: the bound of all chains."""
    for square in range(LAST):
        pawns = {(ANA, 1): Pawn(square)}
        state = State(InitiationSettings(), ALL, pawns, contenders=ALL)
        way = journey(state, (ANA, 1), total)
        assert len(way.again) <= MOST_MOVED_ON
        assert set(way.again) <= set(CYCLES)
        assert len(set(way.again)) == len(way.again)
        assert 0 <= way.square <= LAST


@pytest.mark.parametrize("seed", range(10))
def test_a_move_in_a_crowd_ends_and_frees_one_pawn_at_most(seed: int) -> None:
    """Wherever the others stand and whatever the table rules."""
    random = Random(seed)
    for _ in range(CROWDS // 10):
        state = crowd(random)
        happened = moved(state, (ANA, 1), random.choice(TOTALS), Cause.THROW)
        moves = [one for one in happened if isinstance(one, PawnMoved)]
        assert len(moves) <= MOST_PAWNS_MOVED
        assert all(len(move.again) <= MOST_MOVED_ON for move in moves)
        assert all(0 <= move.square <= LAST for move in moves)
