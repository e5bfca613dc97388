"""The evenings in the user's folder: the one that waits, and those that are damaged."""

import logging
from collections.abc import Callable
from pathlib import Path

from companion import record
from companion.core.errors import CompanionError
from companion.core.words import Phrase
from companion.record import Resumed
from companion.sitting.faults import SittingError
from companion.sitting.sitting import Sitting

EVENING = 8 * 3600
"""Seconds in which games belong to one evening, from the beginning of the first."""
_ASIDE = ".aside"


class Evenings:
    """Look after the sittings in one folder."""

    def __init__(
        self, folder: Path, clock: Callable[[], float], tell: Callable[[Phrase], None]
    ) -> None:
        """Take the folder, which may not exist, and where faults are told."""
        self.folder = folder
        self._clock = clock
        self._tell = tell

    @property
    def paths(self) -> tuple[Path, ...]:
        """Return the files of all evenings, the latest first."""
        return in_order(self.folder)

    def opened(self, path: Path) -> Sitting | None:
        """Return a sitting, open and locked; `None` where it cannot be used.

        What is damaged or no sitting is put aside once, as it is, and that is told.
        """
        try:
            return Sitting(path, self._clock)
        except SittingError as error:
            logging.getLogger(__name__).info("%s", error)
            if error.fault in ("damaged", "foreign") and path.is_file():
                self._put_aside(path)
            return None

    def unfinished(self, game: str) -> tuple[Sitting, Resumed] | None:
        """Return the latest game of a kind, open and locked, if it is not finished."""
        for path in self.paths:
            sitting = self.opened(path)
            if sitting is None:
                continue
            try:
                found = _latest(sitting, game)
            except SittingError as error:
                sitting.close()
                if error.fault == "damaged":
                    self._put_aside(path)
                continue
            except CompanionError as error:
                logging.getLogger(__name__).warning("%s", error)
                sitting.close()
                continue
            if found is None:
                sitting.close()
                continue
            if found.operations and not found.header.is_finished:
                return sitting, found
            sitting.close()
            return None
        return None

    def tonight(self) -> Sitting | None:
        """Return the sitting of this evening, open and locked, where it has begun."""
        for path in self.paths[:1]:
            sitting = self.opened(path)
            if sitting is None:
                return None
            if self._is_tonight(sitting):
                return sitting
            sitting.close()
        return None

    def new(self, game: str, stamp: str) -> Sitting:
        """Return a new sitting, named after its first game and the moment.

        Raises:
            SittingError: where it cannot be made.
        """
        path, number = self.folder / f"{game}-{stamp}.db", 1
        while path.exists():
            number += 1
            path = self.folder / f"{game}-{stamp}-{number}.db"
        return Sitting(path, self._clock)

    def _is_tonight(self, sitting: Sitting) -> bool:
        """Return whether another game may follow in it: none waits to go on."""
        try:
            headers = [header for _, header in sitting.headers()]
        except SittingError:
            return False
        if not headers or not headers[-1].is_finished:
            return False
        return 0 <= self._clock() - headers[0].began_at < EVENING

    def _put_aside(self, path: Path) -> None:
        aside = path.with_name(f"{path.name}{_ASIDE}")
        number = 1
        while aside.exists():
            number += 1
            aside = path.with_name(f"{path.name}{_ASIDE}-{number}")
        try:
            path.rename(aside)
            log = path.with_name(f"{path.name}-wal")
            if log.exists():
                log.rename(aside.with_name(f"{aside.name}-wal"))
        except OSError as error:
            logging.getLogger(__name__).warning("%s stays where it is: %s", path, error)
            return
        self._tell(Phrase("table-sitting-aside", {"file": str(aside)}))


def in_order(folder: Path) -> tuple[Path, ...]:
    """Return the files of the evenings in a folder, the latest first."""
    return tuple(sorted(folder.glob("*.db"), key=_stamp, reverse=True))


def _stamp(path: Path) -> str:
    """Return what orders files by their moment, whatever was played first."""
    return path.stem.partition("-")[2]


def _latest(sitting: Sitting, game: str) -> Resumed | None:
    """Return the latest game of a kind in a sitting."""
    numbers = [number for number, header in sitting.headers() if header.game == game]
    return record.resumed(sitting, numbers[-1]) if numbers else None
