"""Many different meanings of one game: what the companion may have to tell apart."""

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from itertools import combinations, product

from companion.core.facts import Fact, Part, Seat, kind
from companion.core.requests import Correct, Fragment
from companion.language.glossary import (
    Glossary,
    Heard,
    field_types,
    is_optional,
    item_type,
    options,
    pair_types,
)

NUMBERS = (0, 1, 2, 3, 5, 21)
SEATS = (Seat("Alice"), Seat("Bruno"))
PLACES = ("tile", "board", "card", "objective")
_FEW_FIELDS = 3
"""Up to so many fields, all their values are joined with each other."""
_BARE = ("seat", "value", "tile", "direction", "role", "choice", "ritual", "source")
"""Fields whose values people say alone, among others."""


def different_meanings(heard: Glossary) -> Iterator[Fact]:
    """Return announcements and requests of every kind with all sorts of fields."""
    fields = {
        name: tuple(_values(name, hint, heard))
        for shape in heard.heard.values()
        if shape not in (Correct, Fragment)
        for name, hint in field_types(shape).items()
    }
    for shape in heard.heard.values():
        if shape is Correct:
            yield from (Correct(one) for one in _changes(_corrected(heard)))
        elif shape is Fragment:
            bare = {name: fields[name] for name in _BARE if name in fields}
            yield from (Fragment(one) for one in _changes(bare) if len(one) == 1)
        else:
            yield from _filled(shape, heard)


def _corrected(heard: Glossary) -> dict[str, tuple[object, ...]]:
    """Return the values of all fields of announcements: left and forward are ways."""
    found: dict[str, dict[object, None]] = {}
    for shape in heard.announcements:
        for name, hint in field_types(shape).items():
            found.setdefault(name, {}).update(dict.fromkeys(_values(name, hint, heard)))
    return {name: tuple(values) for name, values in found.items()}


def _changes(
    fields: Mapping[str, Iterable[object]],
) -> Iterator[tuple[tuple[str, object], ...]]:
    """Return no change, each single one, and the first of any two fields."""
    yield ()
    for name, values in fields.items():
        yield from (((name, value),) for value in values)
    firsts = [(name, next(iter(values))) for name, values in fields.items()]
    yield from combinations(firsts, 2)


def _filled(shape: Heard, heard: Glossary) -> Iterator[Fact]:
    """Return facts with all values joined, or, of many fields, with one or two told."""
    values = {
        name: (*([None] if is_optional(hint) else []), *_values(name, hint, heard))
        for name, hint in field_types(shape).items()
    }
    if len(values) <= _FEW_FIELDS:
        joined = product(*values.values())
        yield from (shape(**dict(zip(values, one, strict=True))) for one in joined)
        return
    told = {name: some[1:] for name, some in values.items()}
    yield from (shape(**dict(change)) for change in _changes(told))


def _values(name: str, hint: object, heard: Glossary) -> Iterator[object]:
    known: dict[str, Iterable[object]] = {
        "topic": heard.rulebook.topics,
        "situation": heard.rulebook.situations,
        "subject": heard.rulebook.subjects,
        "sticker": dict.fromkeys(one for one, _ in heard.rulebook.stickers),
        "place": PLACES,
        "listening": ("press", "open", "called"),
        "language": ("fr", "cs", "en"),
        "mouth": ("voice", "text", "both"),
        "level": ("brief", "normal", "coach"),
        "day": ("monday", "saturday", "today", "yesterday", "last"),
    }
    item = item_type(hint)
    if name in known:
        yield from known[name]
    elif item is not None:
        yield from _tuples(item)
    else:
        for option in options(hint):
            yield from _scalars(option)


def _tuples(item: object) -> Iterator[tuple[object, ...]]:
    pair = pair_types(item)
    if pair is None:
        some = [one for option in options(item) for one in _scalars(option)]
    else:
        heads, rests = list(_scalars(pair[0])), _scalars(item_type(pair[1]))
        some = [*product(heads[:2], ((), *((one,) for one in rests)))]
    yield ()
    yield from ((one,) for one in some)
    yield from product(some[:3], repeat=2)


def _scalars(option: object) -> Iterator[object]:
    if option is bool:
        yield from (True, False)
    elif option is int:
        yield from NUMBERS
    elif option in (Seat, str):
        yield from SEATS
    elif isinstance(option, type) and issubclass(option, Enum):
        yield from option
    elif isinstance(option, type) and issubclass(option, Part):
        yield from _parts(option)
    else:
        raise TypeError(f"no values are known for {option}")


def _parts(shape: type[Part]) -> Iterator[Part]:
    """Return things that facts tell of, with all values joined."""
    values = {
        name: (
            *([None] if is_optional(hint) else []),
            *(one for option in options(hint) for one in _scalars(option)),
        )
        for name, hint in field_types(shape).items()
    }
    joined = product(*values.values())
    yield from (shape(**dict(zip(values, one, strict=True))) for one in joined)


def told(fact: Fact) -> str:
    """Return a fact in few words, for the message of a test."""
    fields = {name: getattr(fact, name) for name in field_types(type(fact))}
    given = (f"{name}={one}" for name, one in fields.items() if one is not None)
    return f"{kind(type(fact))}({', '.join(given)})"
