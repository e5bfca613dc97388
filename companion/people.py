"""Who is who across evenings: one person may have sat down under several names."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from companion.core.facts import Seat
from companion.folders import made
from companion.language.understanding.folding import fold
from companion.sitting.box import Box
from companion.sitting.faults import SittingError

FILE = "people.json"
_SECTION = "names"


@dataclass(frozen=True, slots=True)
class People:
    """Know which names belong to one person; evenings keep the names as they were."""

    names: Mapping[str, Seat]
    """What a person is called now, by the folded names they had."""

    def person(self, name: str) -> Seat:
        """Return what the person with that name is called now."""
        return self.names.get(fold(name), Seat(name))

    def called(self, name: str, known: Iterable[Seat]) -> Seat | None:
        """Return the person with a name among those who are known."""
        wanted = self.person(name)
        return next((one for one in known if fold(one) == fold(wanted)), None)

    def merged(self, name: str, into: str) -> "People":
        """Return the people where one name is that of another person, from now on."""
        person, other = fold(self.person(name)), self.person(into)
        moved = {
            one: other if fold(who) == person else who
            for one, who in self.names.items()
        }
        return People({**moved, person: other, fold(name): other})

    def renamed(self, name: str, new: str) -> "People":
        """Return the people where a person has another name from now on."""
        person = fold(self.person(name))
        moved = {
            one: Seat(new) if fold(who) == person else who
            for one, who in self.names.items()
        }
        return People({**moved, person: Seat(new), fold(new): Seat(new)})

    def without(self, name: str) -> "People":
        """Return the people without a person and all their names."""
        person = fold(self.person(name))
        kept = {one: who for one, who in self.names.items() if fold(who) != person}
        return People({one: who for one, who in kept.items() if one != person})


def read_people(folder: Path) -> People:
    """Return who is who, from the file in the user's folder.

    Raises:
        SittingError: where the file is damaged.
    """
    path = folder / FILE
    section = Box(path).load(_SECTION)
    if not isinstance(section, dict):
        raise SittingError(path, "damaged")
    if not all(isinstance(one, str) for one in section.values()):
        raise SittingError(path, "damaged")
    return People({name: Seat(one) for name, one in section.items()})


def write_people(folder: Path, people: People) -> None:
    """Keep who is who.

    Raises:
        SittingError: where it cannot be written; what was kept stays.
    """
    Box(made(folder) / FILE).keep(_SECTION, dict(people.names))
