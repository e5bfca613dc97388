"""Turn what slots caught into the announcement or request that is meant."""

import re
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from typing import TypeAlias

from companion.core.facts import Announcement, Part, Request, Seat
from companion.core.requests import Correct, Fragment
from companion.core.words import WHO_IT_WAS
from companion.language.glossary import (
    Glossary,
    Heard,
    field_types,
    item_type,
    options,
    pair_types,
)

Value: TypeAlias = "str | int | bool | tuple[Value, ...]"
"""What a list or a fixed field of `sentences.yaml` holds."""
Slots = Mapping[str, Value]
"""Values by slot; `tiles_1` and `cards_colour_2` are parts of `tiles` and `cards`."""

_PARTS = (
    re.compile(r"(?P<field>.+)_(?P<part>\d+|[a-z]+)"),
    re.compile(r"(?P<field>.+)_(?P<part>[a-z]+_\d+)"),
)
_WAS = "was_"
"""Slots of a correction that catch what was wrong: `was_value`."""
_BOOLEANS = {"yes": True, "no": False, True: True, False: False}


class UnusableSlot(Exception):
    """No field can hold what a slot catches."""


class Meanings:
    """Know the types of all fields that people can fill by speaking."""

    def __init__(self, glossary: Glossary) -> None:
        announced = _types(glossary.announcements)
        self._corrected = announced
        self._named = {**_types(glossary.heard.values()), **announced}
        self._named[WHO_IT_WAS] = announced["seat"]
        self._enums = tuple(_enums(self._named.values()))

    def meaning(self, heard: Heard, slots: Slots) -> Announcement | Request:
        """Return the announcement or request with these slots.

        Raises:
            UnusableSlot: where a slot is not a field or its value not one of the field.
        """
        if heard is Correct:
            told = {one: slots[one] for one in slots if not one.startswith(_WAS)}
            was = {one.removeprefix(_WAS): slots[one] for one in slots.keys() - told}
            return Correct(
                tuple(self._changes(told, self._corrected)),
                tuple(self._changes(was, self._corrected)),
            )
        if heard is Fragment:
            bare = (*self._enums, int)
            known = {slot: self._named.get(slot, bare) for slot in slots}
            return Fragment(tuple(self._changes(slots, known)))
        types = field_types(heard)
        parts = _by_field(slots, types)
        return heard(**{name: _filled(types[name], one) for name, one in parts.items()})

    @staticmethod
    def _changes(
        slots: Slots, types: Mapping[str, tuple[object, ...]]
    ) -> Iterator[tuple[str, object]]:
        for name, parts in _by_field(slots, types).items():
            yield name, _first_fit(types[name], parts)


def _types(classes: Iterable[Heard]) -> dict[str, tuple[object, ...]]:
    """Return the types that fields of one name have in all these classes."""
    found: dict[str, dict[object, None]] = {}
    for heard in classes:
        for name, hint in field_types(heard).items():
            found.setdefault(name, {})[hint] = None
    return {name: tuple(hints) for name, hints in found.items()}


def _enums(hints: Iterable[tuple[object, ...]]) -> Iterator[object]:
    for hint in (one for same_name in hints for one in same_name):
        for option in options(hint):
            if isinstance(option, type) and issubclass(option, Enum):
                yield option


def _by_field(slots: Slots, names: Iterable[str]) -> dict[str, dict[str, Value]]:
    """Sort slots by field and by the part of the field they fill."""
    known = frozenset(names)
    found: dict[str, dict[str, Value]] = {}
    for slot, value in slots.items():
        field, part = _split(slot, known)
        found.setdefault(field, {})[part] = value
    return found


def _split(slot: str, fields: frozenset[str]) -> tuple[str, str]:
    if slot in fields:
        return slot, ""
    for pattern in _PARTS:
        match = pattern.fullmatch(slot)
        if match and match["field"] in fields:
            return match["field"], match["part"]
    raise UnusableSlot(f"there is no field `{slot}`")


def _first_fit(hints: Iterable[object], parts: Mapping[str, Value]) -> object:
    for hint in hints:
        try:
            return _filled(hint, parts)
        except UnusableSlot:
            continue
    raise UnusableSlot("no field can be " + ", ".join(map(str, parts.values())))


def _filled(hint: object, parts: Mapping[str, Value]) -> object:
    item = item_type(hint)
    if item is None:
        if "" not in parts or len(parts) > 1:
            raise UnusableSlot("the field holds one value")
        return _scalar(hint, parts[""])
    if (pair := pair_types(item)) is not None:
        return (_pair(pair, parts),)
    whole = parts.get("")
    if (record := _record(item)) is not None and whole != ():
        return tuple(_records(record, item, parts))
    if isinstance(whole, tuple) and len(parts) == 1:
        return tuple(_scalar(item, value) for value in whole)
    return tuple(_scalar(item, value) for value in _numbered(parts))


def _pair(pair: tuple[object, object], parts: Mapping[str, Value]) -> object:
    """Return a head, caught by a slot that ends in a word, and its numbered items."""
    heads = [value for part, value in parts.items() if part.isalpha()]
    item = item_type(pair[1])
    if len(heads) != 1 or item is None:
        raise UnusableSlot("the field needs one slot for its head")
    rest = {part: value for part, value in parts.items() if not part.isalpha()}
    return (
        _scalar(pair[0], heads[0]),
        tuple(_scalar(item, value) for value in _numbered(rest)),
    )


def _record(item: object) -> type[Part] | None:
    """Return the class of the things in a list that have fields of their own."""
    for option in options(item):
        if isinstance(option, type) and issubclass(option, Part):
            return option
    return None


def _records(
    record: type[Part], item: object, parts: Mapping[str, Value]
) -> Iterator[object]:
    """Yield things whose fields are caught by slots such as `cards_colour_2`."""
    by_number: dict[str, dict[str, Value]] = {}
    for part, value in parts.items():
        field, _, number = part.rpartition("_")
        by_number.setdefault(number, {})[field] = value
    types = field_types(record)
    for _, fields in sorted(by_number.items()):
        if fields.keys() == {""}:
            yield _scalar(item, fields[""])
        elif fields.keys() - types.keys():
            raise UnusableSlot("the parts of the field need names and numbers")
        else:
            told = {name: _scalar(types[name], one) for name, one in fields.items()}
            yield _whole(record, told)


def _whole(record: type[Part], told: Mapping[str, object]) -> Part:
    try:
        return record(**told)
    except TypeError as fault:
        raise UnusableSlot("a part of the field lacks something") from fault


def _numbered(parts: Mapping[str, Value]) -> list[Value]:
    if not all(part.isdecimal() for part in parts):
        raise UnusableSlot("the parts of the field need numbers")
    return [parts[part] for part in sorted(parts, key=int)]


def _scalar(hint: object, value: Value) -> object:
    for option in options(hint):
        if option is bool:
            if value in _BOOLEANS:
                return _BOOLEANS[value]
        elif option is int:
            if isinstance(value, int) and not isinstance(value, bool):
                return value
        elif option in (str, Seat):
            if isinstance(value, str):
                return value
        elif isinstance(option, type) and issubclass(option, Enum):
            for member in option:
                if member.value == value:
                    return member
    raise UnusableSlot(f"the field cannot be `{value}`")
