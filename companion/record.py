"""What a table leaves on the disk: its sitting, and what it told of its box."""

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion import config
from companion.config import Configuration
from companion.core.errors import CompanionError
from companion.core.facts import Event
from companion.core.game import Game
from companion.core.journal import Operation
from companion.session import Answer, Session, replay
from companion.sitting.box import Box
from companion.sitting.faults import SittingError
from companion.sitting.sitting import Header, Sitting
from companion.wire import WireError, decode_operation, encode_operation


@dataclass(frozen=True, slots=True)
class BoxNotes:
    """Keep in a file what the table tells of its box."""

    box: Box
    game: str
    known: object
    """What was known when the evening began, as plain values."""

    def completed(self, configuration: Configuration) -> Configuration:
        """Return a configuration with what the box told where it is silent."""
        return config.completed(self.game, self.known, configuration)

    def keep(self, events: Iterable[Event]) -> None:
        """Write what is known after all events of the evening, where it is news."""
        section = config.learned(self.game, self.known, events)
        try:
            if section != self.box.load(self.game):
                self.box.keep(self.game, section)
        except SittingError as error:
            logging.getLogger(__name__).warning("%s", error)


class Record:
    """Keep the entries of one table, each before it is read back."""

    def __init__(
        self, sitting: Sitting, header: Header, notes: BoxNotes | None = None
    ) -> None:
        """Take an open sitting; the header is written with the first entry."""
        self._sitting = sitting
        self._header = header
        self._notes = notes
        self._is_begun = sitting.load() is not None

    def keep(self, session: Session[Any], answer: Answer, *, is_finished: bool) -> None:
        """Commit what an answer recorded.

        Raises:
            SittingError: where it cannot be kept; then none of it is.
        """
        if not answer.operations:
            return
        if not self._is_begun:
            self._sitting.begin(self._header)
            self._is_begun = True
        self._sitting.append(
            [encode_operation(operation) for operation in answer.operations],
            answer.heard,
            language=session.language,
            is_finished=is_finished,
        )
        if self._notes is not None:
            entries = session.journal.entries
            self._notes.keep(event for entry in entries for event in entry.events)

    def close(self) -> None:
        """Let go of the file."""
        self._sitting.close()


@dataclass(frozen=True, slots=True)
class Resumed:
    """Hold a sitting that was begun earlier, ready to go on."""

    sitting: Sitting
    header: Header
    operations: tuple[Operation, ...]
    game: Game[Any]

    def session(self, language: str, languages: tuple[str, ...]) -> Session[Any]:
        """Return the session exactly as it was left.

        Raises:
            CompanionError: where these rules rule a step otherwise.
        """
        return replay(
            self.game,
            self.header.seats,
            self.operations,
            language=language,
            languages=languages,
        )


def resumed(sitting: Sitting) -> Resumed | None:
    """Return what an open sitting holds; `None` where nothing was begun in it.

    Raises:
        CompanionError: where its content is damaged or unknown.
    """
    loaded = sitting.load()
    if loaded is None:
        return None
    header, kept = loaded
    if header.game not in config.game_names():
        raise SittingError(sitting.path, "newer")
    game = config.restored(header.game, header.configuration, str(sitting.path)).game()
    try:
        operations = tuple(decode_operation(game, operation) for operation in kept)
    except WireError as error:
        raise SittingError(sitting.path, "damaged") from error
    return Resumed(sitting, header, operations, game)


def unfinished(folder: Path, game: str, clock: Callable[[], float]) -> Resumed | None:
    """Return the latest sitting of a game where it is not finished, open and locked."""
    for path in sorted(folder.glob(f"{game}-*.db"), reverse=True):
        try:
            sitting = Sitting(path, clock)
        except SittingError as error:
            logging.getLogger(__name__).info("%s", error)
            continue
        found = _open(sitting)
        if found is not None and found.operations and not found.header.is_finished:
            return found
        sitting.close()
        if found is not None:
            return None
    return None


def _open(sitting: Sitting) -> Resumed | None:
    try:
        return resumed(sitting)
    except CompanionError as error:
        logging.getLogger(__name__).warning("%s", error)
        return None


def new_path(folder: Path, game: str, stamp: str) -> Path:
    """Return a path for a new sitting, named after the game and the moment."""
    path, number = folder / f"{game}-{stamp}.db", 1
    while path.exists():
        number += 1
        path = folder / f"{game}-{stamp}-{number}.db"
    return path
