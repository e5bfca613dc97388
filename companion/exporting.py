"""The command `companion export`: an evening as a transcript, or for programs."""

import argparse
import datetime
import json
import os
from collections.abc import Callable, Iterator

from companion import record
from companion.core.errors import CompanionError
from companion.core.words import Argument, Phrase
from companion.evening import Wish
from companion.reading_back import Verdict, judged, lines, locale_of
from companion.retelling import Told, retold
from companion.session.replaying import JournalError
from companion.sitting.faults import of_system
from companion.sitting.mending import reader
from companion.sitting.reading import Kept, Reader

Say = Callable[[str], None]


class ExportUnwritten(CompanionError):
    """The transcript cannot be written where it was asked for."""


def run(given: argparse.Namespace, wish: Wish, say: Say, note: Say) -> int:  # noqa: ARG001
    """Write an evening to standard output or into a new file; return the status.

    Raises:
        CompanionError: where the evening cannot be read, or the file not be written.
    """
    kept = reader(given.file, wish.clock)
    written = (_as_json if given.json else _as_text)(kept, wish)
    if given.to is None:
        for line in written:
            say(line)
        return 0
    text = "".join(f"{line}\n" for line in written)
    try:
        made = os.open(given.to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(made, "w", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as error:
        raise _unwritten(given, wish, "exists") from error
    except OSError as error:
        raise _unwritten(given, wish, of_system(error)) from error
    say(_sentence(wish, "exported", file=str(given.to)))
    return 0


def _as_text(kept: Reader, wish: Wish) -> Iterator[str]:
    for number, _ in kept.headers():
        waiting, verdict = record.resumed(kept, number), Verdict()
        yield from lines(waiting, wish, verdict)
        if verdict.first_other is not None:
            yield judged(waiting, wish, verdict)


def _as_json(kept: Reader, wish: Wish) -> Iterator[str]:
    games = [_game(kept, number, wish) for number, _ in kept.headers()]
    yield json.dumps({"games": games}, ensure_ascii=False)


def _game(kept: Reader, number: int, wish: Wish) -> dict[str, object]:
    waiting = record.resumed(kept, number)
    header = waiting.header
    steps: list[dict[str, object]] = []
    try:
        for told in retold(waiting, locale_of(waiting, wish).messages):
            steps.append(_step(told))
    except JournalError:
        steps += _untold(waiting.kept, len(steps))
    return {
        "game": header.game,
        "players": header.seats,
        "language": header.language,
        "configuration": header.configuration,
        "began": _moment(header.began_at),
        "finished": header.is_finished,
        "result": header.result,
        "steps": steps,
    }


def _step(told: Told) -> dict[str, object]:
    return {
        "number": told.number,
        "at": _moment(told.step.told_at),
        "heard": told.step.heard,
        "operation": told.step.operation,
        "events": told.step.events,
        "said": told.said,
        "taken_back": told.is_left,
        "same": told.is_same,
    }


def _untold(kept: Kept, known: int) -> list[dict[str, object]]:
    """Return the steps that are ruled otherwise now, as they were kept."""
    return [
        {
            "number": number,
            "at": _moment(step.told_at),
            "heard": step.heard,
            "operation": step.operation,
            "events": step.events,
            "same": False,
        }
        for number, step in enumerate(kept.steps[known:], known + 1)
    ]


def _moment(seconds: float) -> str:
    moment = datetime.datetime.fromtimestamp(seconds, datetime.UTC).astimezone()
    return moment.isoformat(timespec="seconds")


def _unwritten(given: argparse.Namespace, wish: Wish, fault: str) -> ExportUnwritten:
    told = _sentence(wish, "unwritten", file=str(given.to), fault=fault)
    return ExportUnwritten(told)


def _sentence(wish: Wish, message: str, **arguments: Argument) -> str:
    locale = wish.locales.locale(wish.spoken, wish.configuration.game())
    return locale.messages.sentence(Phrase(f"evening-{message}", arguments))
