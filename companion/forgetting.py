"""The command `companion forget`: remove a person, an evening or all, truly."""

import argparse
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from companion.company import Typing
from companion.core.errors import CompanionError
from companion.core.facts import Seat
from companion.core.words import Argument, Phrase
from companion.evening import Wish, history
from companion.folders import data_folder, sittings_folder
from companion.language.understanding.folding import fold
from companion.lines import Lines
from companion.opening import Asking, Ended
from companion.people import FILE, read_people, write_people
from companion.sitting.faults import SittingError
from companion.sitting.reading import Header
from companion.sitting.sitting import Sitting

Say = Callable[[str], None]
OF_THE_USER = (
    "people.json",
    "box.json",
    "learned.json",
    "manners.json",
    "taught.json",
    "voice",
)
"""What lies beside the evenings; models are nobody's words."""


class NotForgotten(CompanionError):
    """Something could not be forgotten; told in the language of the table."""


def run(given: argparse.Namespace, wish: Wish, say: Say, lines: Lines) -> int:
    """Forget what is asked for, after a yes; return the status.

    Raises:
        NotForgotten: where there is no such thing, or it cannot be written.
    """
    forgetting = _Forgetting(wish, say)
    names = tuple(given.names)
    if (given.what == "all") is bool(names):
        raise forgetting.fault("which", what=given.what)
    wanted = forgetting.wanted(given.what, names)
    say(forgetting.sentence(f"forget-{given.what}", names=names))
    if not given.yes and not forgetting.is_agreed(lines):
        say(forgetting.sentence("kept-all"))
        return 1
    wanted()
    say(forgetting.sentence("forgotten"))
    return 0


class _Forgetting:
    def __init__(self, wish: Wish, say: Say) -> None:
        self._wish = wish
        self._say = say
        self._game = wish.configuration.game()
        self._locale = wish.locales.locale(wish.spoken, self._game)
        self._folder = sittings_folder(wish.settings.general.sittings)

    def sentence(self, message: str, **arguments: Argument) -> str:
        """Return one of this command's sentences."""
        return self._locale.messages.sentence(Phrase(f"evening-{message}", arguments))

    def fault(self, message: str, **arguments: Argument) -> NotForgotten:
        """Return a fault with its sentence."""
        return NotForgotten(self.sentence(message, **arguments))

    def is_agreed(self, lines: Lines) -> bool:
        """Ask for a yes; no answer is a no."""
        opening = Asking(self._locale, Typing(lines, self._say))
        try:
            return opening.insist_on_yes()
        except Ended:
            return False

    def wanted(self, what: str, names: tuple[str, ...]) -> Callable[[], None]:
        """Return what forgets it, once all of it is found.

        Raises:
            NotForgotten: where there is no such person or evening.
        """
        match what:
            case "person":
                people = [self._person(name) for name in names]
                return lambda: self._forget_people(people)
            case "evening":
                files = [self._evening(name) for name in names]
                return lambda: self._remove(files)
            case _:
                return lambda: self._remove(self._everything())

    def _person(self, name: str) -> Seat:
        known = history(self._wish)[0].people
        try:
            person = read_people(data_folder()).called(name, known)
        except SittingError as error:
            raise self._closed(data_folder() / FILE) from error
        if person is None:
            raise self.fault("nobody", name=name)
        return person

    def _evening(self, name: str) -> Path:
        for path in (Path(name), self._folder / name, self._folder / f"{name}.db"):
            if path.is_file():
                self._open(path).close()
                return path
        raise self.fault("no-evening", file=name)

    def _everything(self) -> tuple[Path, ...]:
        evenings = self._folder.glob("*.db*")
        beside = (data_folder() / name for name in OF_THE_USER)
        return (*evenings, *(path for path in beside if path.exists()))

    def _open(self, path: Path) -> Sitting:
        try:
            return Sitting(path, self._wish.clock)
        except SittingError as error:
            raise self._closed(path, error.fault) from error

    def _remove(self, paths: Iterable[Path]) -> None:
        for path in paths:
            for file in (path, *_beside(path)):
                try:
                    file.unlink(missing_ok=True)
                except OSError as error:
                    raise self._closed(file) from error

    def _forget_people(self, people: Iterable[Seat]) -> None:
        for person in people:
            for path in sorted(self._folder.glob("*.db")):
                self._forget_in(path, person)
            try:
                known = read_people(data_folder())
                if known.names:
                    write_people(data_folder(), known.without(person))
            except SittingError as error:
                raise self._closed(data_folder() / FILE) from error

    def _forget_in(self, path: Path, person: Seat) -> None:
        known = read_people(data_folder())
        sitting = self._open(path)
        try:
            for number, header in sitting.headers():
                gone = [one for one in header.seats if known.person(one) == person]
                if gone:
                    sitting.erase(number, dict(self._nameless(header, gone)))
        except SittingError as error:
            raise self._closed(path, error.fault) from error
        finally:
            sitting.close()

    def _nameless(
        self, header: Header, gone: Iterable[Seat]
    ) -> Iterator[tuple[Seat, str]]:
        """Yield a name that is nobody's for each player who is forgotten."""
        taken = {fold(seat) for seat in header.seats}
        numbers = iter(range(1, len(header.seats) + len(taken) + 2))
        for seat in gone:
            names = (self.sentence("somebody", number=number) for number in numbers)
            name = next(one for one in names if fold(one) not in taken)
            yield seat, name

    def _closed(self, path: Path, fault: str = "unreachable") -> NotForgotten:
        return self.fault("not-forgotten", file=str(path), fault=fault)


def _beside(path: Path) -> tuple[Path, ...]:
    """Return what SQLite may have left beside a file."""
    ends = ("-wal", "-shm", "-journal")
    return tuple(path.with_name(f"{path.name}{end}") for end in ends)
