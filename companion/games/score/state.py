"""The public state of a score."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.core.facts import Seat
from companion.core.rounds import PlayedRound, Points
from companion.games.score.board import Goal

MOST_POINTS = 9999
"""Points that nobody exceeds; more were misheard."""


@dataclass(frozen=True, slots=True)
class State:
    """Hold the points of everybody, round by round and in all."""

    seats: tuple[Seat, ...]
    """All seats, in table order."""
    goal: Goal
    target: int | None
    totals: Mapping[Seat, int]
    current: Mapping[Seat, int] = field(default_factory=dict)
    """The points of the round that is being counted, as far as told."""
    rounds: tuple[PlayedRound, ...] = ()
    discounted: Mapping[int, PlayedRound] = field(default_factory=dict)
    """The rounds that do not count, by number, as they were before."""
    away: frozenset[Seat] = frozenset()
    winners: tuple[Seat, ...] = ()
    """Who has won; nobody while the game goes on."""

    @property
    def number(self) -> int:
        """Return the number of the round that is being counted, or of the last one."""
        return len(self.rounds) + (0 if self.winners else 1)

    @property
    def untold(self) -> tuple[Seat, ...]:
        """Return the players at the table whose points are awaited."""
        return tuple(
            seat
            for seat in self.seats
            if seat not in self.current and seat not in self.away
        )

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """Return who is ahead as the totals stand."""
        return self.best(self.totals)

    def best(self, points: Mapping[Seat, int]) -> tuple[Seat, ...]:
        """Return who has the best of some points."""
        best = (max if self.goal is Goal.HIGHEST else min)(points.values())
        return tuple(seat for seat in self.seats if points[seat] == best)

    @property
    def is_target_reached(self) -> bool:
        """Return whether somebody has as many points as end the game."""
        return self.target is not None and max(self.totals.values()) >= self.target

    @property
    def all_totals(self) -> Points:
        """Return everybody's points in table order."""
        return tuple((seat, self.totals[seat]) for seat in self.seats)

    @property
    def ranked(self) -> Points:
        """Return everybody's points, those ahead first."""
        sign = -1 if self.goal is Goal.HIGHEST else 1
        return tuple(sorted(self.all_totals, key=lambda one: sign * one[1]))
