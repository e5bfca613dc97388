"""Facts of every class, with values of every kind in their fields."""

from collections.abc import Iterator
from enum import Enum

from companion.core.announcements import SeatLeft
from companion.core.facts import Announcement, Fact, Part, Seat, kind
from companion.core.words import EXAMPLE, Phrase, example, phrase
from companion.language.glossary import (
    field_types,
    is_optional,
    item_type,
    options,
    pair_types,
)

TOLD = SeatLeft(Seat("Bruno"))
NUMBERS = (3, 0, 1, 2, 5, 21)
HIGHEST_CARD = 12
MAY_BE_EMPTY = {
    "artefact-due",
    "hands-dealt",
    "laid-report",
    "missed-often",
    "options-report",
    "outcome-report",
    "river-report",
    "round-ended",
    "row-report",
    "sums-report",
    "symbol-report",
    "table-corrected",
    "tiles-report",
    "trick-report",
    "sorted-report",
    "sorting-over",
    "tiles-sorted-report",
    "unsure-card",
    "unsure-tiles-left",
    "boxes-report",
    "no-such-box",
    "world-report",
}
"""Kinds that tell of lists with nothing in them."""
NAMES = (Seat("Alice"), Seat("Chloé"))
NAMED: dict[str, tuple[object, ...]] = {"topic": ("overview", "setup")}
"""What fields with these names hold in every game; others hold what their type says."""
ALTERNATIVES: dict[str, tuple[tuple[str, ...], ...]] = {
    "dice-rolled": (("seat", "dice"), ("seat", "total")),
    "dice-assigned": (
        ("seat", "first", "second"),
        ("value", "pawn"),
        ("value", "other"),
    ),
}
"""Fields that are told together, where nobody tells all at once."""


def examples(fact: type[Fact]) -> tuple[Fact, ...]:
    """Return facts of a class that differ in one field each from the first one."""
    may_be_empty = kind(fact) in MAY_BE_EMPTY
    values = {
        name: [
            one for one in NAMED.get(name) or _values(hint) if one != () or may_be_empty
        ]
        for name, hint in field_types(fact).items()
    }
    first = {name: some[0] for name, some in values.items()}
    varied = (
        {**first, name: value} for name, some in values.items() for value in some[1:]
    )
    return (fact(**first), *(fact(**one) for one in varied), *_bare(fact, first))


def spoken_of(fact: Fact, form: str = "") -> Phrase:
    """Return what is said of a fact; examples name people at the table."""
    return example(fact, *NAMES) if form == EXAMPLE else phrase(fact, form)


def announcements(fact: type[Announcement]) -> tuple[Announcement, ...]:
    """Return announcements of a class that people have words for."""
    told = [name for name in field_types(fact) if name not in fact.by_chance]
    found = (
        _only(one, names)
        for names in ALTERNATIVES.get(kind(fact), (tuple(told),))
        for one in examples(fact)
        if isinstance(one, Announcement) and _has_words(one, names)
    )
    return tuple(dict.fromkeys(found))


def _only(fact: Announcement, names: tuple[str, ...]) -> Announcement:
    """Return an announcement that tells no more than these fields."""
    return type(fact)(**{name: getattr(fact, name) for name in names})


def _has_words(fact: Announcement, names: tuple[str, ...]) -> bool:
    """Return whether all is told: no more than two of a list, and numbers there are."""
    values = [getattr(fact, name) for name in names]
    for name, possible in fact.ranges.items():
        value = getattr(fact, name)
        numbers = value if isinstance(value, tuple) else (value,)
        if name in names and not set(numbers) <= set(possible):
            return False
    numbers = [value for value in values if isinstance(value, int)]
    lists = [value for value in values if isinstance(value, tuple)]
    is_told = None not in values and all(len(items) == 2 for items in lists)
    return is_told and all(number <= HIGHEST_CARD for number in numbers)


def _bare(fact: type[Fact], first: dict[str, object]) -> Iterator[Fact]:
    """Return a fact where nothing optional is told."""
    hints = field_types(fact)
    if any(is_optional(hint) for hint in hints.values()):
        told = {n: v for n, v in first.items() if not is_optional(hints[n])}
        yield fact(**{**dict.fromkeys(hints), **told})


def _values(hint: object) -> Iterator[object]:
    item = item_type(hint)
    if item is not None:
        yield from _tuples(item)
    else:
        for option in options(hint):
            yield from _scalars(option)
    if is_optional(hint):
        yield None


def _tuples(item: object) -> Iterator[tuple[object, ...]]:
    pair = pair_types(item)
    if pair is None:
        found = tuple(_values(item))
    else:
        seconds = tuple(_values(pair[1]))
        firsts = tuple(_values(pair[0]))
        found = tuple((firsts[n % len(firsts)], one) for n, one in enumerate(seconds))
    yield found[:2]
    yield found[:1]
    yield found[1:2]
    yield found[1::-1]
    yield found[:3]
    yield ()


def _scalars(option: object) -> Iterator[object]:
    if option is bool:
        yield from (True, False)
    elif option is int:
        yield from NUMBERS
    elif option in (Seat, str, object):
        yield from NAMES
    elif option is Phrase:
        yield example(TOLD, *NAMES)
    elif isinstance(option, type) and issubclass(option, Enum):
        yield from option
    elif isinstance(option, type) and issubclass(option, Part):
        yield from examples(option)
    elif isinstance(option, type) and issubclass(option, Fact):
        yield TOLD
