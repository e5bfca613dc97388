"""The forms in which the name of a player is heard."""

from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass

from companion.core.facts import Seat
from companion.documents import Entry
from companion.language.entries import error, items, section, text
from companion.language.numbers import Numbers
from companion.language.understanding.folding import fold
from companion.language.understanding.nicknames import Nicknames


@dataclass(frozen=True, slots=True)
class Ending:
    """Hold how names with certain last letters change; all endings that fit count."""

    of: tuple[str, ...] = ("",)
    """The last letters, folded; empty for every name."""
    drop: int = 0
    """How many letters fall off."""
    add: tuple[str, ...] = ("",)
    """What comes instead."""
    start: tuple[str, ...] = ("",)
    """The first letters, folded; empty for every name."""
    before: tuple[str, ...] = ("",)
    """What comes before the name: "l'" in "l'Eva"."""

    def forms(self, name: str) -> Iterator[str]:
        """Return the changed forms of a folded name."""
        fits = name.endswith(self.of) and name.startswith(self.start)
        if fits and len(name) > self.drop:
            stem = name[: len(name) - self.drop]
            for lead in self.before:
                yield from (fold(lead + stem + ending) for ending in self.add)


@dataclass(frozen=True, slots=True)
class SpokenName:
    """Hold one way to say the name or a nickname of a seat, folded."""

    seat: Seat
    spoken: str
    is_changed: bool
    """Whether it is another form than the name or the nickname as such."""
    is_owner: bool = False
    """Whether it tells what is somebody's own: "Petrovy", "Janiny"."""


def read_endings(entry: Entry) -> tuple[Ending, ...]:
    """Read the section `names` or `owners` of `language.yaml`.

    Raises:
        LocaleError: where a key is unknown or no text.
    """
    if entry.value == ():
        return ()
    return tuple(map(_ending, items(entry)))


def spoken_names(
    seats: Iterable[Seat],
    endings: Iterable[Ending],
    nicknames: Nicknames | None = None,
    taken: Container[str] = (),
    owners: Iterable[Ending] = (),
) -> tuple[SpokenName, ...]:
    """Return all ways to say the names at a table; a form of two names is there twice.

    They are for hearing only: nobody is ever called by a guessed form. Forms made of
    words that are taken are left out: "Ano" is no Ana. `owners` are the endings of what
    is somebody's own.
    """
    rules, own = tuple(endings), tuple(owners)
    called = {seat: {name: None} for seat in seats if (name := fold(seat))}
    by_name = {next(iter(names)): seat for seat, names in called.items()}
    for name, nickname in (nicknames or Nicknames()).at(by_name):
        called[by_name[name]][nickname] = None
    forms = (one for seat in called for one in _forms(seat, called[seat], rules, own))
    return tuple(one for one in forms if not (one.is_changed and _is(taken, one)))


def in_words(seats: Iterable[Seat], numbers: Numbers) -> Iterator[SpokenName]:
    """Yield the names that hold digits as they are said: "Joueur deux"."""
    for seat in seats:
        words = fold(numbers.in_words(seat))
        if words != fold(seat):
            yield SpokenName(seat, words, is_changed=False)


def _is(taken: Container[str], name: SpokenName) -> bool:
    return all(word in taken for word in name.spoken.split())


def _forms(
    seat: Seat,
    names: Iterable[str],
    endings: tuple[Ending, ...],
    owners: tuple[Ending, ...],
) -> Iterator[SpokenName]:
    """Yield the names of a seat and then their other forms, each once."""
    own = dict.fromkeys(names)
    yield from (SpokenName(seat, name, is_changed=False) for name in own)
    forms = (form for name in own for rule in endings for form in rule.forms(name))
    for form in dict.fromkeys(forms):
        if form not in own:
            yield SpokenName(seat, form, is_changed=True)
    forms = (form for name in own for rule in owners for form in rule.forms(name))
    for form in dict.fromkeys(forms):
        yield SpokenName(seat, form, is_changed=True, is_owner=True)


def _ending(entry: Entry) -> Ending:
    keys = dict(section(entry, ("of", "drop", "add", "start", "before")))
    drop = keys["drop"].value if "drop" in keys else 0
    if "add" not in keys and "before" not in keys:
        raise error(entry, "what is added is missing", "add `add`")
    if not isinstance(drop, int):
        raise error(keys["drop"], "this is no number", "write how many letters fall")
    return Ending(
        of=tuple(map(fold, _texts(keys, "of"))),
        drop=drop,
        add=_texts(keys, "add"),
        start=tuple(map(fold, _texts(keys, "start"))),
        before=_texts(keys, "before"),
    )


def _texts(keys: Mapping[str, Entry], key: str) -> tuple[str, ...]:
    """Return the texts of a key; an empty text adds nothing."""
    if key not in keys:
        return ("",)
    return tuple("" if one.value == "" else text(one) for one in items(keys[key]))
