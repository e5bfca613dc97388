"""The forms in which the name of a player is heard."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from companion.core.facts import Seat
from companion.documents import Entry
from companion.language.entries import error, items, section, text
from companion.language.numbers import Numbers
from companion.language.understanding.folding import fold


@dataclass(frozen=True, slots=True)
class Ending:
    """Hold how names with certain last letters change; all endings that fit count."""

    of: tuple[str, ...]
    """The last letters, folded; empty for every name."""
    drop: int
    """How many letters fall off."""
    add: tuple[str, ...]
    """What comes instead."""

    def forms(self, name: str) -> Iterator[str]:
        """Return the changed forms of a folded name."""
        if name.endswith(self.of) and len(name) > self.drop + 1:
            stem = name[: len(name) - self.drop]
            for ending in self.add:
                yield fold(stem + ending)


@dataclass(frozen=True, slots=True)
class SpokenName:
    """Hold one way to say the name of a seat, folded."""

    seat: Seat
    spoken: str
    is_changed: bool
    """Whether it is another form than the name itself."""


def read_endings(entry: Entry) -> tuple[Ending, ...]:
    """Read the section `names` of `language.yaml`.

    Raises:
        LocaleError: where a key is unknown or no text.
    """
    if entry.value == ():
        return ()
    return tuple(map(_ending, items(entry)))


def spoken_names(
    seats: Iterable[Seat], endings: Iterable[Ending]
) -> tuple[SpokenName, ...]:
    """Return all ways to say the names at a table; a form of two names is there twice.

    They are for hearing only: nobody is ever called by a guessed form.
    """
    rules = tuple(endings)
    return tuple(name for seat in seats for name in _names(seat, rules))


def in_words(seats: Iterable[Seat], numbers: Numbers) -> Iterator[SpokenName]:
    """Yield the names that hold digits as they are said: "Joueur deux"."""
    for seat in seats:
        words = fold(numbers.in_words(seat))
        if words != fold(seat):
            yield SpokenName(seat, words, is_changed=True)


def _names(seat: Seat, endings: tuple[Ending, ...]) -> Iterator[SpokenName]:
    name = fold(seat)
    if name:
        yield SpokenName(seat, name, is_changed=False)
        forms = (form for ending in endings for form in ending.forms(name))
        for form in dict.fromkeys(forms):
            if form != name:
                yield SpokenName(seat, form, is_changed=True)


def _ending(entry: Entry) -> Ending:
    keys = dict(section(entry, ("of", "drop", "add")))
    drop = keys["drop"].value if "drop" in keys else 0
    if "add" not in keys:
        raise error(entry, "what is added is missing", "add `add`")
    if not isinstance(drop, int):
        raise error(keys["drop"], "this is no number", "write how many letters fall")
    of = tuple(map(text, items(keys["of"]))) if "of" in keys else ("",)
    return Ending(tuple(map(fold, of)), drop, tuple(_added(keys["add"])))


def _added(entry: Entry) -> Iterator[str]:
    """Return what is added; an empty text adds nothing to what is left."""
    for item in items(entry):
        yield "" if item.value == "" else text(item)
