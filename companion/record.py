"""What a table leaves on the disk of its game."""

import logging
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import Any, Literal

from companion import config
from companion.core.errors import CompanionError
from companion.core.facts import Announcement
from companion.core.game import Game
from companion.core.journal import Entry, Operation, Recorded, Replaced
from companion.core.reports import NotAnObject
from companion.core.rulings import CORRECTION
from companion.results import result
from companion.session import Answer, Session, replay
from companion.session.open_ends import OpenEnds, open_ends, reopened
from companion.session.replaying import Replayed, replays
from companion.sitting.faults import SittingError
from companion.sitting.reading import Header, Kept, Reader, Step
from companion.sitting.sitting import Sitting, Standing
from companion.wire import (
    WireError,
    decode_meanings,
    decode_operation,
    encode,
    encode_operation,
)

_RULED = Recorded | Replaced
"""Operations that change the game by what was announced."""


class Record:
    """Keep the entries of one table, each before it is read back."""

    def __init__(
        self,
        sitting: Sitting,
        header: Header,
        waiting: "Resumed | None" = None,
    ) -> None:
        """Take an open sitting, and the game that goes on in it.

        The header of a new game is written with the first entry.
        """
        self._sitting = sitting
        self._header = header
        self._is_begun = waiting is not None
        self._is_another_kept = False
        self._open_ends = OpenEnds() if waiting is None else waiting.ends

    @property
    def sitting(self) -> Sitting:
        """Return where the game is kept."""
        return self._sitting

    @property
    def kept(self) -> Literal["kept", "another", "unbegun"]:
        """Return what is kept: of this game, only another of this evening, or none."""
        if self._is_begun:
            return "kept"
        return "another" if self._is_another_kept else "unbegun"

    def keep(self, session: Session[Any], answer: Answer) -> None:
        """Commit what an answer recorded, and what is open after it.

        Raises:
            SittingError: where it cannot be kept; then none of it is.
        """
        ends = open_ends(session)
        is_news = self._is_begun and ends != self._open_ends
        if not answer.operations and not is_news:
            return
        if not self._is_begun:
            self._sitting.begin(self._header)
            self._is_begun = True
        view = session.game.view(session.state)
        self._sitting.append(
            tuple(self._steps(session, answer)),
            Standing(
                session.language,
                session.game.is_over(session.state),
                result(view),
                _encoded(ends),
            ),
        )
        self._open_ends = ends

    def _steps(self, session: Session[Any], answer: Answer) -> Iterator[Step]:
        """Yield the steps of an answer with what they changed: the last entries do.

        Plays that had waited were said before; those words are kept nowhere, and none
        are where something stays face down: they may name it.
        """
        is_secret = any(map(_hides, answer.operations))
        ruled = [one for one in answer.operations if isinstance(one, _RULED)]
        entries = iter(session.journal.entries[-len(ruled) :] if ruled else ())
        for operation in answer.operations:
            events, heard = None, None if is_secret else answer.heard
            if isinstance(operation, _RULED):
                entry = next(entries)
                events = [encode(event) for event in entry.events]
                if operation.announcement in self._open_ends.held:
                    heard = None
                operation = _with_who_begins(operation, entry)  # noqa: PLW2901
            yield Step(encode_operation(operation), events, heard)

    def earlier(self) -> Iterator[Session[Any]]:
        """Yield the other games of this evening, as far as they can be read."""
        reader = self._sitting.reader
        for number, header in self._sitting.headers():
            if number == self._sitting.game:
                continue
            try:
                waiting = resumed(reader, number)
                yield waiting.session(header.language, (header.language,))
            except CompanionError as error:
                logging.getLogger(__name__).warning("%s", error)

    def begin_again(self, header: Header) -> None:
        """Keep what follows as another game of the same evening."""
        self._is_another_kept |= self._is_begun
        self._header, self._is_begun = header, False
        self._open_ends = OpenEnds()

    def close(self) -> None:
        """Let go of the file."""
        self._sitting.close()


def _hides(operation: Operation) -> bool:
    """Return whether an announcement leaves something hidden, such as a tile."""
    if not isinstance(operation, _RULED):
        return False
    told = operation.announcement
    values = (getattr(told, one.name) for one in fields(told))
    return any(_is_hidden(value) for value in values)


def _is_hidden(value: object) -> bool:
    """Return whether a value, or one of several, is the only one of its kind."""
    if isinstance(value, tuple):
        return any(map(_is_hidden, value))
    return isinstance(value, Enum) and len(type(value)) == 1


def _encoded(ends: OpenEnds) -> object:
    if ends == OpenEnds():
        return None
    return {
        "held": [encode(play) for play in ends.held],
        "asked": [encode(meaning) for meaning in ends.asked],
        "missing": ends.missing,
        "is_correction": ends.is_correction,
    }


@dataclass(frozen=True, slots=True)
class Resumed:
    """Hold a game that was begun earlier, ready to go on."""

    kept: Kept
    operations: tuple[Operation, ...]
    game: Game[Any]
    ends: OpenEnds

    @property
    def header(self) -> Header:
        """Return what the game is about."""
        return self.kept.header

    def session(self, language: str, languages: tuple[str, ...]) -> Session[Any]:
        """Return the session exactly as it was left.

        Raises:
            CompanionError: where these rules rule a step otherwise.
        """
        session = replay(
            self.game,
            self.header.seats,
            self.operations,
            language=language,
            languages=languages,
        )
        return reopened(session, self.ends)

    def replays(self, language: str) -> Iterator[Replayed]:
        """Yield each step with the session after it, as these rules rule it.

        Raises:
            CompanionError: where a step cannot be recorded as it was kept.
        """
        start = Session.begin(self.game, self.header.seats, language)
        return replays(start, self.operations)


def resumed(sitting: Sitting | Reader, number: int) -> Resumed:
    """Return what a game of a sitting holds.

    Raises:
        CompanionError: where its content is damaged or unknown.
    """
    kept = sitting.load(number)
    header = kept.header
    if header.game not in config.game_names():
        raise SittingError(sitting.path, "newer")
    game = config.restored(header.game, header.configuration, str(sitting.path)).game()
    seats = header.seats
    if len(seats) not in game.players or len(set(seats)) != len(seats):
        raise SittingError(sitting.path, "damaged")
    try:
        steps = (step.operation for step in kept.steps)
        operations = tuple(decode_operation(game, step) for step in steps)
        return Resumed(kept, operations, game, _decoded(game, kept.open_ends))
    except WireError as error:
        raise SittingError(sitting.path, "damaged") from error


def _with_who_begins(operation: Recorded | Replaced, entry: Entry[Any]) -> Operation:
    """Return an operation that names who begins a round.

    Who does may have been told before the game, which is kept nowhere else.
    """
    if getattr(operation.announcement, "first", operation) is not None:
        return operation
    return replace(operation, announcement=entry.settled)


def _decoded(game: Game[Any], ends: object) -> OpenEnds:
    match ends:
        case None:
            return OpenEnds()
        case {
            "held": list() as held,
            "asked": list() as asked,
            "missing": str() | None as missing,
            "is_correction": bool() as is_correction,
        }:
            plays = decode_meanings(game, held)
            meanings = decode_meanings(game, asked)
            told = tuple(one for one in plays if isinstance(one, Announcement))
            is_fitting = missing is None or (
                len(meanings) == 1
                and (missing == CORRECTION or hasattr(meanings[0], missing))
            )
            if is_fitting and len(told) == len(plays):
                return OpenEnds(told, meanings, missing, is_correction)
    raise WireError(NotAnObject())
