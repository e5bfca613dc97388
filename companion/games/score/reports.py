"""The answers to questions about a score."""

from dataclasses import dataclass

from companion.core.facts import Report, Seat
from companion.games.score.board import Goal


@dataclass(frozen=True, slots=True)
class GistReport(Report):
    """How the score stands, in one sentence; also said when it goes on."""

    number: int
    leaders: tuple[Seat, ...]
    """Who is ahead; nobody before the first round is over."""
    points: int


@dataclass(frozen=True, slots=True)
class RoundReport(Report):
    """The round that is being counted, with the points that are known."""

    number: int
    points: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class ScoreReport(Report):
    """One player's points in all."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class ScoresReport(Report):
    """Everybody's points in all, those ahead first."""

    points: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class RoundPointsReport(Report):
    """What everybody gained in one round."""

    number: int
    points: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class NoSuchRoundReport(Report):
    """No round with that number is over."""

    played: int


@dataclass(frozen=True, slots=True)
class GoalReport(Report):
    """Who wins, and at how many points the game ends, if at any."""

    goal: Goal
    target: int | None


@dataclass(frozen=True, slots=True)
class AwayReport(Report):
    """A player is away from the table."""

    seat: Seat
