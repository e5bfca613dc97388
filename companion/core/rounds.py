"""Rounds that were played, with their points, in games that count points."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from companion.core.facts import Seat

Points = tuple[tuple[Seat, int], ...]
"""Players with their points, in table order."""


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """Hold all points that were gained in one round."""

    number: int
    points: Points

    def of(self, seat: Seat) -> int:
        """Return what a player gained in it; nothing for one who was away."""
        return dict(self.points).get(seat, 0)

    def corrected(self, seat: Seat, points: int) -> "PlayedRound":
        """Return the round with other points for one player."""
        return replace(self, points=tuple({**dict(self.points), seat: points}.items()))

    def uncounted(self) -> "PlayedRound":
        """Return the round without any points."""
        return replace(self, points=tuple((seat, 0) for seat, _ in self.points))


def numbered(rounds: Iterable[PlayedRound], number: int) -> PlayedRound | None:
    """Return a round by its number; `None` where it was not played."""
    return next((one for one in rounds if one.number == number), None)


def exchanged(
    rounds: Iterable[PlayedRound], changed: PlayedRound
) -> tuple[PlayedRound, ...]:
    """Return the rounds with another one in the place of that with its number."""
    return tuple(changed if one.number == changed.number else one for one in rounds)


def recounted(totals: Points, before: PlayedRound, after: PlayedRound) -> Points:
    """Return the totals where a round has other points."""
    return tuple(
        (seat, total - before.of(seat) + after.of(seat)) for seat, total in totals
    )
