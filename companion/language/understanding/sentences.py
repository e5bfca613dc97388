"""Read `sentences.yaml`: what people say, in lists, rules and whole sentences."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from companion.documents import Entry
from companion.language.entries import document, error, items, section, text
from companion.language.errors import LocaleError, one_of
from companion.language.understanding.folding import fold_template
from companion.language.understanding.meanings import Value

SEAT = "seat"
"""The list that the names at the table fill."""
OWNER = "owner"
"""The list of what somebody's own is called: "Petrovy", "Janiny"."""
NAMED = (SEAT, OWNER)
"""The lists that no file fills."""

_REFERENCE = re.compile(
    r"\{(?P<list>[^{}:]*)(?::(?P<slot>[^{}]*))?\}|<(?P<rule>[^<>]*)>"
)


@dataclass(frozen=True)
class Template:
    """Hold one template with its place in the file."""

    text: str
    """As it is written."""
    place: str
    key: str

    @cached_property
    def folded(self) -> str:
        """Return the template in the spelling that is compared."""
        return fold_template(self.text)

    @cached_property
    def slots(self) -> tuple[tuple[str, str], ...]:
        """Return the slots of the template itself, each with its list."""
        found = _REFERENCE.finditer(self.text)
        return tuple(
            (match["slot"] or match["list"], match["list"])
            for match in found
            if match["rule"] is None
        )

    @cached_property
    def rules(self) -> tuple[str, ...]:
        """Return the names of the rules the template uses."""
        found = _REFERENCE.finditer(self.text)
        return tuple(match["rule"] for match in found if match["rule"] is not None)

    def error(self, fault: str, remedy: str) -> LocaleError:
        """Return the error that names this template."""
        return LocaleError.at(self.place, self.key, f"“{self.text}”: {fault}", remedy)


@dataclass(frozen=True, slots=True)
class Wordings:
    """Hold sentences of one kind that have the same fixed fields."""

    kind: str
    templates: tuple[Template, ...]
    fixed: Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class ListValue:
    """Hold one value of a list and the ways to say it."""

    value: str | int
    spoken: tuple[Template, ...]


Lists = Mapping[str, tuple[ListValue, ...]]
"""Lists by name."""


class Sentences:
    """Hold all that people say in one game and one language."""

    def __init__(
        self,
        lists: Lists,
        rules: Mapping[str, Template],
        wordings: tuple[Wordings, ...],
        usual_files: tuple[Path, ...] = (),
    ) -> None:
        self.lists = lists
        self.rules = rules
        self.wordings = wordings
        self._usual_files = usual_files
        self.used_rules = cache(self._used_rules)
        self.used_slots = cache(self._used_slots)

    @cached_property
    def usual(self) -> tuple[Wordings, ...]:
        """Return what people mostly say: some of the sentences, the plain ones.

        Raises:
            LocaleError: where a file of them is broken.
        """
        return tuple(
            wordings
            for file in self._usual_files
            for kind, entry in section(document(file))
            for wordings in _wordings(kind, entry)
        )

    @cached_property
    def guessed(self) -> tuple[Wordings, ...]:
        """Return all sentences and once more the usual ones, which are guessed first.

        Raises:
            LocaleError: where a file of the usual ones is broken.
        """
        return (*self.wordings, *self.usual)

    def _used_rules(self, template: Template) -> frozenset[str]:
        """Return the rules that a template uses, and those that they use.

        Raises:
            LocaleError: where one is not there, or uses itself.
        """
        return frozenset(self._followed_rules(template, ()))

    def _used_slots(self, template: Template) -> frozenset[tuple[str, str]]:
        """Return the slots of a template and of its rules, each with its list.

        Raises:
            LocaleError: where a rule or a list is not there.
        """
        rules = [self.rules[name] for name in self.used_rules(template)]
        slots = frozenset(slot for one in (template, *rules) for slot in one.slots)
        for _, name in slots:
            if name not in (*NAMED, *self.lists):
                raise template.error(f"no list `{name}`", one_of((*NAMED, *self.lists)))
        return slots

    def _followed_rules(
        self, template: Template, above: tuple[str, ...]
    ) -> Iterator[str]:
        for name in template.rules:
            if name not in self.rules:
                raise template.error(f"no rule `{name}`", one_of(self.rules))
            if name in above:
                raise template.error(f"the rule `{name}` uses itself", "write it out")
            yield name
            yield from self._followed_rules(self.rules[name], (*above, name))


def read_sentences(
    files: Iterable[Path], engine_lists: Lists, usual_files: Iterable[Path] = ()
) -> Sentences:
    """Read files that share their lists and rules; the usual ones when needed.

    Raises:
        LocaleError: where a file is broken or names something that is named already.
    """
    named: Lists = dict.fromkeys(NAMED, ())
    lists: dict[str, tuple[ListValue, ...]] = {**named, **engine_lists}
    rules: dict[str, Template] = {}
    wordings: list[Wordings] = []
    for file in files:
        parts = dict(section(document(file), ("lists", "rules", "sentences")))
        for name, entry in _below(parts, "lists"):
            _refuse_again(name, entry, lists)
            lists[name] = tuple(_list_values(entry))
        for name, entry in _below(parts, "rules"):
            _refuse_again(name, entry, rules)
            rules[name] = template(entry)
        for kind, entry in _below(parts, "sentences"):
            wordings.extend(_wordings(kind, entry))
    said = {name: values for name, values in lists.items() if name not in NAMED}
    return Sentences(said, rules, tuple(wordings), tuple(usual_files))


def template(entry: Entry) -> Template:
    """Return a text of the file as a template."""
    return Template(text(entry), entry.place, entry.key)


def _below(parts: Mapping[str, Entry], name: str) -> Iterator[tuple[str, Entry]]:
    return section(parts[name]) if name in parts else iter(())


def _refuse_again(name: str, entry: Entry, known: Mapping[str, object]) -> None:
    if name in known:
        raise error(entry, "this name is taken", "choose another name")


def _list_values(entry: Entry) -> Iterator[ListValue]:
    for word, below in section(entry):
        digits = word.removeprefix("-")
        is_number = digits.isascii() and digits.isdecimal()
        value = int(word) if is_number else word
        yield ListValue(value, tuple(template(item) for item in items(below)))


def _wordings(kind: str, entry: Entry) -> Iterator[Wordings]:
    """Return the plain sentences together, and each group with fixed fields."""
    plain = tuple(item for item in items(entry) if not isinstance(item.value, Mapping))
    if plain:
        yield Wordings(kind, tuple(map(template, plain)), {})
    for item in items(entry):
        if isinstance(item.value, Mapping):
            yield _fixed_wordings(kind, item)


def _fixed_wordings(kind: str, entry: Entry) -> Wordings:
    keys = dict(section(entry, ("say", "with")))
    if "say" not in keys:
        raise error(entry, "the sentence is missing", "add `say`")
    spoken = tuple(map(template, items(keys["say"])))
    fixed = dict(section(keys["with"])) if "with" in keys else {}
    return Wordings(kind, spoken, {name: _value(one) for name, one in fixed.items()})


def _value(entry: Entry) -> Value:
    if isinstance(entry.value, tuple):
        return tuple(_value(item) for item in entry.value)
    if isinstance(entry.value, str | int):
        return entry.value
    raise error(entry, "this is no value", "write a word or a whole number")
