"""How a game stands, in the same words for every game: winners and points."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.core.facts import Seat

POINTS = ("points", "wins")
"""What games count for a player, by its name in the view."""


@dataclass(frozen=True, slots=True)
class Result:
    """Hold who has won so far, and how much everybody has."""

    winners: tuple[Seat, ...]
    """Empty while the game goes on."""
    points: Mapping[Seat, int]
    """Empty in games where nothing is counted."""
    rounds: int = 0
    """Rounds that were begun."""


def result(view: Mapping[str, object]) -> dict[str, object]:
    """Return how a game stands by its view, as plain values for a sitting."""
    seats = view.get("seats")
    players = seats if isinstance(seats, Mapping) else {}
    points = {seat: _counted(player) for seat, player in players.items()}
    rounds = view.get("round")
    return {
        "winners": list(winners(view)),
        "points": {seat: one for seat, one in points.items() if one is not None},
        "rounds": rounds if isinstance(rounds, int) else 0,
    }


def winners(view: Mapping[str, object]) -> tuple[Seat, ...]:
    """Return who has won a game by its view: one player, or several together."""
    match view.get("winners", view.get("winner")):
        case str() as seat:
            return (Seat(seat),)
        case list() | tuple() as seats:
            return tuple(Seat(str(seat)) for seat in seats)
        case _:
            return ()


def told(plain: object) -> Result | None:
    """Return a result from plain values; `None` where they are none."""
    match plain:
        case {
            "winners": list() as seats,
            "points": dict() as points,
            "rounds": int() as rounds,
        } if all(isinstance(one, int) for one in points.values()):
            winners = tuple(Seat(str(seat)) for seat in seats)
            return Result(winners, {Seat(k): v for k, v in points.items()}, rounds)
        case _:
            return None


def _counted(player: object) -> int | None:
    if isinstance(player, Mapping):
        for name in POINTS:
            if isinstance(player.get(name), int):
                return int(player[name])
    return None
