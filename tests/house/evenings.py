"""Evenings that somebody might have kept, in the folder of a user."""

import datetime
from pathlib import Path

from companion.core.facts import Seat
from companion.sitting.reading import Header, Step
from companion.sitting.sitting import Sitting, Standing

SATURDAY = datetime.datetime(2026, 11, 28, 20, 0).astimezone().timestamp()
FRIDAY = SATURDAY - 24 * 3600
SUNDAY = datetime.date(2026, 11, 29)


def folder(home: Path) -> Path:
    """Return where a user's evenings lie, made if needed."""
    found = home / "shamans-companion" / "sittings"
    found.mkdir(parents=True, exist_ok=True)
    return found


def kept(
    home: Path,
    when: float,
    points: dict[str, int],
    *winners: str,
    game: str = "shamans",
) -> Path:
    """Keep an evening with one game; without winners it is not finished."""
    path = folder(home) / f"{game}-{int(when)}.db"
    sitting = Sitting(path, lambda: when)
    sitting.begin(Header(game, tuple(map(Seat, points)), "fr", {}))
    told = {"winners": list(winners), "points": points, "rounds": 3}
    stands = Standing("fr", is_finished=bool(winners), result=told)
    sitting.append([Step({"undo": 1})], stands)
    sitting.close()
    return path


def three_evenings(home: Path) -> None:
    """Keep a game of Friday, and one of Saturday, and one that nobody finished."""
    kept(home, FRIDAY, {"Alice": 8, "Bruno": 5, "Bob": 2}, "Alice")
    kept(home, SATURDAY, {"Alice": 3, "Bruno": 9, "Chloé": 1}, "Bruno")
    kept(home, SATURDAY + 7200, {"Alice": 1, "Bruno": 0, "Chloé": 0})
