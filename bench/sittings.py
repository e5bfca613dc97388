"""How fast entries are made durable, and how fast a kept game goes on."""

import tempfile
import time
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

from bench.figures import figure
from bench.rounds import whole_round
from companion import config, record
from companion.core.announcements import SeatBack, SeatLeft
from companion.core.facts import Announcement, Seat
from companion.games.shamans.configuration import Configuration
from companion.record import Record
from companion.session import Session
from companion.sitting.reading import Header, Step
from companion.sitting.sitting import Sitting, Standing
from companion.table import Locales, Table
from companion.wire import encode

SEATS = tuple(map(Seat, ("Alice", "Bruno", "Chloé", "David")))
DURABLE = 400
"""Entries that are timed, one by one."""
LENGTHS = (300, 10_000)
TIMES = 5


def keep_and_resume() -> None:
    """Print how fast sittings are written and read."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "rate.db")
        table = _table(path)
        figure("durable entries", "per second", _rates(table))
        table.close()
        for length in LENGTHS:
            path = Path(folder, f"{length}.db")
            _keep(path, length)
            name = f"resuming a sitting of {length} entries"
            figure(name, "ms", _resumed(path))


def _rates(table: Table) -> Iterator[float]:
    """Yield entries a second, each from the announcement to its answer."""
    for told in islice(_entries(), DURABLE):
        begun = time.perf_counter()
        table.answer(told)
        yield 1 / (time.perf_counter() - begun)


def _resumed(path: Path) -> Iterator[float]:
    """Yield the times from opening a file to the state of its game."""
    for _ in range(TIMES):
        begun = time.perf_counter()
        sitting = Sitting(path, time.time)
        record.resumed(sitting, 1).session("fr", ("fr",))
        yield (time.perf_counter() - begun) * 1000
        sitting.close()


def _keep(path: Path, length: int) -> None:
    """Write a game of that many steps at once: only reading is timed."""
    sitting = Sitting(path, time.time)
    sitting.begin(_header())
    entries = islice(_entries(), length)
    steps = [Step({"record": encode(one), "insisted": False}) for one in entries]
    sitting.append(steps, Standing("fr"))
    sitting.close()


def _entries() -> Iterator[Announcement]:
    """Yield a round of Shamans, then somebody who comes and goes without end."""
    game = Configuration(steps_to_moon={4: 12}).game()
    for step in whole_round(game, SEATS, Random(3)):
        yield step.announcement
    yield from cycle((SeatLeft(SEATS[0]), SeatBack(SEATS[0])))


def _header() -> Header:
    plain = config.kept(Configuration(steps_to_moon={4: 12}))
    return Header("shamans", SEATS, "fr", plain)


def _table(path: Path) -> Table:
    game = Configuration(steps_to_moon={4: 12}).game()
    session: Session[Any] = Session.begin(game, SEATS, "fr")
    kept = Record(Sitting(path, time.time), _header())
    return Table(session, Locales(), kept)
