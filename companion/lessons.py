"""What was often heard wrongly, in a small file of its own.

The file holds pairs of values and how often one was corrected to the other: no words
that were said, and no times.
"""

import contextlib
import json
import os
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from companion.core.errors import CompanionError
from companion.folders import data_folder, made

ENOUGH = 3
"""Corrections after which a pair counts."""
_MOST = 500
"""Pairs that are kept; those that were corrected least give way."""
_LARGEST = 1_000_000
"""Bytes; a larger file is none of ours."""


@dataclass(frozen=True, slots=True, order=True)
class Confusion:
    """One value of a field was heard where another one was meant."""

    language: str
    field: str
    heard: str | int
    meant: str | int


@dataclass(frozen=True, slots=True)
class Lesson:
    """Hold a confusion as the file does, and how often it was corrected."""

    language: str
    field: str
    heard: str | int
    meant: str | int
    count: int


class LessonsBroken(CompanionError):
    """The file cannot be understood; it was set aside."""

    def __init__(self, aside: Path) -> None:
        """Keep where it is now."""
        super().__init__(f"{aside} was damaged; what was learned is forgotten.")
        self.aside = aside


class LessonsClosed(CompanionError):
    """The file cannot be read or written."""

    def __init__(self, path: Path) -> None:
        """Keep which file."""
        super().__init__(f"{path} cannot be used; what is learned lasts an evening.")
        self.path = path


class Lessons:
    """Count what is corrected, here and in the file."""

    def __init__(self, path: Path | None = None) -> None:
        """Read nothing yet; the file is the user's own, or a given one."""
        self._path = path or data_folder() / "learned.json"
        self._counts: dict[Confusion, int] = {}
        self._unkept: Counter[Confusion] = Counter()
        """What was counted and could not be written."""
        self._meant: dict[tuple[str, str, str | int], tuple[str | int, ...]] = {}

    @property
    def known(self) -> tuple[Lesson, ...]:
        """Return all lessons in their order."""
        return tuple(map(_lesson, sorted(self._counts.items(), key=_order)))

    def meant(
        self, language: str, field: str, heard: str | int
    ) -> tuple[str | int, ...]:
        """Return the values that were often meant where one was heard."""
        return self._meant.get((language, field, heard), ())

    def load(self) -> None:
        """Read the file, where there is one.

        Raises:
            LessonsBroken: where it was damaged; it is set aside.
            LessonsClosed: where it cannot be read.
        """
        self._take(self._read())

    def count(self, confusion: Confusion, times: int) -> None:
        """Count a confusion again, or less often; others may have counted meanwhile.

        It counts this evening, whatever is wrong with the file.

        Raises:
            LessonsBroken: where the file was damaged; it is set aside.
            LessonsClosed: where it cannot be read or written.
        """
        known = _sum(self._counts, {confusion: times})
        self._unkept[confusion] += times
        try:
            known = _sum(self._read(), self._unkept)
        except LessonsBroken:
            self._unkept = Counter(known)
            raise
        finally:
            self._take(known)
        self._write()

    def clear(self, language: str | None = None) -> int:
        """Forget all lessons, or those of a language; return how many there were.

        Raises:
            LessonsBroken: where the file was damaged; it is set aside.
            LessonsClosed: where it cannot be written.
        """
        self.load()
        self._unkept.clear()
        before = len(self._counts)
        self._take(
            {
                one: count
                for one, count in self._counts.items()
                if language not in (None, one.language)
            }
        )
        if before > len(self._counts):
            self._write()
        return before - len(self._counts)

    def _take(self, counts: dict[Confusion, int]) -> None:
        kept = sorted(counts.items(), key=lambda one: -one[1])[:_MOST]
        self._counts = {one: count for one, count in kept if count > 0}
        meant: dict[tuple[str, str, str | int], tuple[str | int, ...]] = {}
        for one, count in self._counts.items():
            if count >= ENOUGH:
                heard = one.language, one.field, one.heard
                meant[heard] = (*meant.get(heard, ()), one.meant)
        self._meant = meant

    def _read(self) -> dict[Confusion, int]:
        """Return what the file holds; what it does not know yet counts here alone."""
        try:
            with self._path.open("rb") as file:
                content = file.read(_LARGEST + 1)
        except FileNotFoundError:
            return {}
        except OSError as error:
            raise LessonsClosed(self._path) from error
        try:
            if len(content) > _LARGEST:
                raise ValueError(len(content))
            return dict(map(_counted, json.loads(content)))
        except (TypeError, ValueError, RecursionError) as error:
            raise LessonsBroken(self._set_aside()) from error

    def _set_aside(self) -> Path:
        aside = self._path.with_name(f"{self._path.stem}-broken{self._path.suffix}")
        with contextlib.suppress(OSError):
            self._path.replace(aside)
            return aside
        return self._path

    def _write(self) -> None:
        draft = self._path.with_name(f"{self._path.name}.{os.getpid()}.new")
        plain = [asdict(lesson) for lesson in self.known]
        content = json.dumps(plain, ensure_ascii=False, indent=1)
        try:
            made(self._path.parent)
            descriptor = os.open(draft, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
            with os.fdopen(descriptor, "w", encoding="utf-8") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(self._path)
            self._unkept.clear()
        except OSError as error:
            with contextlib.suppress(OSError):
                draft.unlink(missing_ok=True)
            raise LessonsClosed(self._path) from error


def _sum(
    counts: Mapping[Confusion, int], more: Mapping[Confusion, int]
) -> dict[Confusion, int]:
    return {one: counts.get(one, 0) + more.get(one, 0) for one in counts.keys() | more}


def _counted(plain: object) -> tuple[Confusion, int]:
    """Return what an object of the file holds; another one is a `ValueError`."""
    match plain:
        case {
            "language": str() as language,
            "field": str() as field,
            "heard": str() | int() as heard,
            "meant": str() | int() as meant,
            "count": int() as count,
        }:
            return Confusion(language, field, heard, meant), count
    raise ValueError(plain)


def _lesson(counted: tuple[Confusion, int]) -> Lesson:
    one, count = counted
    return Lesson(one.language, one.field, one.heard, one.meant, count)


def _order(counted: tuple[Confusion, int]) -> tuple[str, ...]:
    one = counted[0]
    return one.language, one.field, str(one.heard), str(one.meant)
