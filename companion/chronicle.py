"""All games of all evenings: who has won what, when, and against whom."""

import datetime
import logging
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from companion import record
from companion.core.errors import CompanionError
from companion.core.facts import Seat
from companion.people import People
from companion.results import Result, result, told
from companion.sitting.faults import SittingError
from companion.sitting.reading import Header, Reader, copied

DAYS = (
    *("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"),
    *("today", "yesterday", "last"),
)
"""The days that can be asked for; a weekday is the latest one."""
_NIGHT = datetime.timedelta(hours=4)
"""What is played after midnight belongs to the day before."""


@dataclass(frozen=True, slots=True)
class PastGame:
    """Hold one game of any evening, with the people who played it."""

    game: str
    began_at: datetime.datetime
    seats: tuple[Seat, ...]
    result: Result
    is_finished: bool
    file: Path

    @property
    def day(self) -> datetime.date:
        """Return the day of the evening."""
        return (self.began_at - _NIGHT).date()


@dataclass(frozen=True, slots=True)
class Chronicle:
    """Hold the games of all evenings, the earliest first."""

    games: tuple[PastGame, ...]

    @property
    def finished(self) -> tuple[PastGame, ...]:
        """Return the games that somebody has won."""
        return tuple(one for one in self.games if one.is_finished)

    @property
    def people(self) -> tuple[Seat, ...]:
        """Return who has played, those who have won most often first."""
        wins = self.wins()
        seats = dict.fromkeys(seat for one in self.games for seat in one.seats)
        return tuple(sorted(seats, key=lambda seat: (-wins[seat], seat)))

    def wins(self, game: str | None = None) -> Counter[Seat]:
        """Return how many games everybody has won, of one kind or of all."""
        return Counter(
            seat
            for one in self.finished
            if game in (None, one.game)
            for seat in one.result.winners
        )

    def played_by(self, *seats: Seat) -> "Chronicle":
        """Return the games in which all of these people sat at the table."""
        return Chronicle(tuple(g for g in self.games if set(seats) <= set(g.seats)))

    def of(self, game: str) -> "Chronicle":
        """Return the games of one kind."""
        return Chronicle(tuple(one for one in self.games if one.game == game))

    def on(self, day: str, today: datetime.date) -> "Chronicle":
        """Return the games of one of the `DAYS`, seen from today."""
        wanted = self._date(day, today)
        return Chronicle(tuple(one for one in self.games if one.day == wanted))

    def _date(self, day: str, today: datetime.date) -> datetime.date | None:
        if day == "last":
            before = [one.day for one in self.finished if one.day <= today]
            return max(before, default=None)
        if day in ("today", "yesterday"):
            return today - datetime.timedelta(days=int(day == "yesterday"))
        back = (today.weekday() - DAYS.index(day)) % 7
        return today - datetime.timedelta(days=back)

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return the kinds of games that were finished."""
        return tuple(sorted({one.game for one in self.finished}))


def today(seconds: float) -> datetime.date:
    """Return the day of an evening at a moment, in seconds since 1970."""
    return (_local(seconds) - _NIGHT).date()


def chronicle(readers: Iterable[Reader], people: People) -> Chronicle:
    """Return the games of some evenings; what cannot be read is left out."""
    games = [game for reader in readers for game in _games(reader, people)]
    return Chronicle(tuple(sorted(games, key=lambda one: one.began_at)))


def readers(
    paths: Iterable[Path],
    read: Callable[[Path], Reader] = copied,
    miss: Callable[[SittingError], None] | None = None,
) -> Iterator[Reader]:
    """Yield what reads the evenings that nobody is writing to.

    `miss` is told of those that cannot be read; `read` may mend them first.
    """
    for path in paths:
        try:
            yield read(path)
        except SittingError as error:
            logging.getLogger(__name__).info("%s", error)
            if miss is not None:
                miss(error)


def _games(reader: Reader, people: People) -> Iterator[PastGame]:
    try:
        for number, header in reader.headers():
            found = _result(reader, number, header)
            if found is not None:
                yield _past(header, found, people, reader.path)
    except (SittingError, OverflowError) as error:
        logging.getLogger(__name__).info("%s", error)


def _past(header: Header, found: Result, people: People, file: Path) -> PastGame:
    points = {people.person(seat): one for seat, one in found.points.items()}
    winners = tuple(people.person(seat) for seat in found.winners)
    return PastGame(
        header.game,
        _local(header.began_at),
        tuple(people.person(seat) for seat in header.seats),
        Result(winners, points, found.rounds),
        header.is_finished,
        file,
    )


def _result(reader: Reader, number: int, header: Header) -> Result | None:
    """Return how a game stands; what an older version left out is ruled again."""
    if header.result is not None:
        return told(header.result)
    try:
        waiting = record.resumed(reader, number)
        session = waiting.session(header.language, (header.language,))
    except CompanionError as error:
        logging.getLogger(__name__).info("%s", error)
        return None
    return told(result(session.game.view(session.state)))


def _local(seconds: float) -> datetime.datetime:
    return datetime.datetime.fromtimestamp(seconds, datetime.UTC).astimezone()
