"""The command `companion players`: who is who across evenings."""

import argparse
from collections.abc import Callable

from companion.core.errors import CompanionError
from companion.core.facts import Seat
from companion.core.words import Argument, Phrase
from companion.evening import Wish, history
from companion.folders import data_folder
from companion.language.understanding.folding import fold
from companion.people import FILE, People, read_people, write_people
from companion.seating import Refused, checked
from companion.sitting.faults import SittingError

Say = Callable[[str], None]


class NamesUnusable(CompanionError):
    """The names cannot be taken; told in the language of the table."""


def run(given: argparse.Namespace, wish: Wish, say: Say, note: Say) -> int:  # noqa: ARG001
    """List who has played, or take two names as asked; return the status.

    Raises:
        NamesUnusable: in the language of the table.
    """
    naming = _Naming(wish)
    if given.action == "list":
        for line in naming.listed():
            say(line)
    elif len(given.names) != 2:
        raise naming.fault("two-names", action=given.action)
    else:
        say(naming.changed(given.action, given.names[0], given.names[1]))
    return 0


class _Naming:
    def __init__(self, wish: Wish) -> None:
        locale = wish.locales.locale(wish.spoken, wish.configuration.game())
        self._messages = locale.messages
        self._known = history(wish)[0].people
        self._people = self._read()

    def listed(self) -> tuple[str, ...]:
        """Return a line for each person."""
        if not self._known:
            return (self._tell("nothing"),)
        return tuple(self._person(seat) for seat in sorted(self._known))

    def changed(self, action: str, name: str, other: str) -> str:
        """Merge or rename, and return the sentence that says so."""
        person = self._found(name)
        if action == "merge":
            into = self._found(other)
            changed = self._people.merged(name, into)
            told = self._tell("merged", name=person, other=into)
        else:
            new = checked(other)
            if isinstance(new, Refused):
                raise NamesUnusable(self._messages.sentence(new.phrase))
            holder = self._people.called(new, self._known)
            if holder is not None and holder != person:
                raise self.fault("name-taken", other=holder)
            changed = self._people.renamed(name, new)
            told = self._tell("renamed", name=person, other=new)
        try:
            write_people(data_folder(), changed)
        except (SittingError, OSError) as error:
            raise self._closed() from error
        return told

    def fault(self, message: str, **arguments: Argument) -> NamesUnusable:
        """Return a fault with its sentence."""
        return NamesUnusable(self._tell(message, **arguments))

    def _found(self, name: str) -> Seat:
        person = self._people.called(name, self._known)
        if person is None:
            raise self.fault("nobody", name=name, known=tuple(sorted(self._known)))
        return person

    def _person(self, seat: Seat) -> str:
        names = sorted(
            name.title()
            for name, person in self._people.names.items()
            if person == seat and name != fold(seat)
        )
        return self._tell("person", seat=seat, names=tuple(names))

    def _read(self) -> People:
        try:
            return read_people(data_folder())
        except SittingError as error:
            raise self._closed() from error

    def _closed(self) -> NamesUnusable:
        return self.fault("people-closed", file=str(data_folder() / FILE))

    def _tell(self, message: str, **arguments: Argument) -> str:
        return self._messages.sentence(Phrase(f"scores-{message}", arguments))
