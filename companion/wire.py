"""Facts as JSON and back, for the interface and the sitting.

In JSON a field `source` is `from`; a tile kept face down is null, as is any enum with
one member; what is left out is missing. Only the announcements and requests can be
read; events are written.
"""

from collections.abc import Iterable, Mapping
from dataclasses import Field, fields
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints
from unicodedata import normalize

import msgspec

from companion.core import book, box_requests, teaching
from companion.core import requests as common
from companion.core.errors import CompanionError
from companion.core.facts import Announcement, Fact, Part, Report, Request, Seat, kind
from companion.core.game import Game
from companion.core.journal import Operation, Recorded, Redone, Replaced, Undone
from companion.core.reports import KeyUnknown, KindUnknown, NotAnObject, UnusableValue

_NAMES = {"source": "from"}
_FIELDS = {name: field for field, name in _NAMES.items()}
_SHOWN = 40
"""Letters of an unknown kind or key that are repeated."""
_COMMON = tuple(
    one
    for module in (common, teaching, book, box_requests)
    for one in vars(module).values()
    if isinstance(one, type) and issubclass(one, Request)
    if one not in (Request, common.Fragment)
)

Meaning = Announcement | Request


class WireError(CompanionError):
    """The JSON says nothing that can be understood."""

    def __init__(self, report: Report) -> None:
        """Keep what is said about the fault."""
        super().__init__(repr(report))
        self.report = report


def read(game: Game[Any], line: str) -> Meaning:
    """Return the announcement or request that a line of JSON holds.

    Raises:
        WireError: where it is no object, or one with an unknown kind, key or value.
    """
    try:
        given = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise WireError(NotAnObject()) from error
    if not isinstance(given, dict):
        raise WireError(NotAnObject())
    return decode(game, given)


def decode(
    game: Game[Any], given: Mapping[str, object], *, is_kept: bool = False
) -> Meaning:
    """Return the announcement or request that an object stands for.

    Only what a sitting has kept tells what chance gave.

    Raises:
        WireError: where a kind, key or value is unknown.
    """
    name = given.get("kind")
    shapes = _by_kind(game.announcements, game.requests)
    shape = shapes.get(name) if isinstance(name, str) else None
    if shape is None or not isinstance(name, str):
        shown = name if isinstance(name, str) else msgspec.json.encode(name).decode()
        raise WireError(KindUnknown(shown[:_SHOWN]))
    told = {key: value for key, value in given.items() if key != "kind"}
    if shape is common.Correct:
        changes = (_change(game, key, value) for key, value in told.items())
        return common.Correct(tuple(changes))
    known = {field.name for field in fields(shape)}
    if issubclass(shape, Announcement) and not is_kept:
        known -= set(shape.by_chance)
    values: dict[str, object] = {}
    for key, value in told.items():
        field = _FIELDS.get(key, key)
        if field not in known or key in _NAMES:
            raise WireError(KeyUnknown(name, key[:_SHOWN]))
        try:
            values[field] = _held(shape, field, value)
        except (msgspec.ValidationError, TypeError, ValueError) as error:
            raise WireError(UnusableValue(name, key)) from error
    return shape(**values)


def _held(shape: type[Meaning], field: str, value: object) -> object:
    """Return a JSON value as what a field holds; numbers that do not exist are none."""
    typed = _typed(get_type_hints(shape)[field], value)
    possible = shape.ranges.get(field) if issubclass(shape, Announcement) else None
    numbers = typed if isinstance(typed, tuple) else (typed,)
    if possible and typed is not None and not set(numbers) <= set(possible):
        raise ValueError("there is no such number")
    return typed


@cache
def _by_kind(
    announcements: tuple[type[Announcement], ...], requests: tuple[type[Request], ...]
) -> Mapping[str, type[Meaning]]:
    known: Iterable[type[Meaning]] = (*announcements, *requests, *_COMMON)
    return {kind(shape): shape for shape in known}


def _change(game: Game[Any], key: str, value: object) -> tuple[str, object]:
    """Return a corrected field, read as any announcement with such a field would."""
    field = _FIELDS.get(key, key)
    is_known = False
    for announcement in game.announcements:
        hint = get_type_hints(announcement).get(field)
        if hint is None or kind(announcement) == "table-corrected":
            continue
        is_known = True
        try:
            typed = _held(announcement, field, value)
        except (msgspec.ValidationError, TypeError, ValueError):
            continue
        if typed is not None:
            return field, typed
    fault = UnusableValue if is_known else KeyUnknown
    raise WireError(fault("correct", key[:_SHOWN]))


def _typed(hint: Any, value: object) -> object:
    """Return a JSON value as the type of a field; null is an enum with one member."""
    options = _options(hint)
    nulls = [option for option in options if _is_null(option)]
    if value is None:
        return next(iter(nulls[0])) if nulls else None
    *others, last = [option for option in options if option not in nulls]
    for shape in others:
        try:
            return _shaped(shape, value)
        except (msgspec.ValidationError, TypeError, ValueError):
            continue
    return _shaped(last, value)


def _shaped(shape: Any, value: object) -> object:
    inner = get_args(shape)[0] if get_origin(shape) is tuple else None
    if get_origin(inner) is tuple and isinstance(value, dict):
        first, second = get_args(inner)
        return tuple(
            (_typed(first, key), _typed(second, one)) for key, one in value.items()
        )
    if inner is not None and isinstance(value, list):
        return tuple(_item(inner, one) for one in value)
    if isinstance(shape, type) and issubclass(shape, Part) and isinstance(value, dict):
        return _part(shape, value)
    if shape is Seat and isinstance(value, str):
        return Seat(normalize("NFC", value))
    return msgspec.convert(value, shape, strict=True)


def _part(shape: type[Part], given: Mapping[str, object]) -> Part:
    hints = get_type_hints(shape)
    if given.keys() - hints.keys():
        raise ValueError("a part has no such key")
    return shape(**{key: _typed(hints[key], value) for key, value in given.items()})


def _item(hint: Any, value: object) -> object:
    typed = _typed(hint, value)
    if typed is None:
        raise ValueError("a list holds no nulls here")
    return typed


@cache
def _options(hint: Any) -> tuple[Any, ...]:
    if get_origin(hint) in (Union, UnionType):
        return tuple(one for one in get_args(hint) if one is not NoneType)
    return (hint,)


def _is_null(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Enum) and len(hint) == 1


def encode(fact: Fact) -> dict[str, object]:
    """Return a fact as an object: what an announcement leaves open is left out."""
    written: dict[str, object] = {"kind": kind(type(fact))}
    if isinstance(fact, common.Correct | common.Fragment):
        changes = fact.changes if isinstance(fact, common.Correct) else fact.values
        return written | {_NAMES.get(key, key): _plain(value) for key, value in changes}
    is_claim = isinstance(fact, Announcement | Request)
    for field in fields(fact):
        value = getattr(fact, field.name)
        if value is not None or not is_claim:
            written[_name(field)] = _plain(value)
    return written


def _name(field: "Field[object]") -> str:
    return _NAMES.get(field.name, field.name)


def _plain(value: object) -> object:
    match value:
        case Enum():
            return None if _is_null(type(value)) else value.value
        case Part():
            told = ((one.name, getattr(value, one.name)) for one in fields(value))
            return {name: _plain(one) for name, one in told if one is not None}
        case Fact():
            return encode(value)
        case tuple() if value and all(_is_pair(one) for one in value):
            return {_plain(one[0]): _plain(one[1]) for one in value}
        case tuple():
            return [_plain(one) for one in value]
        case _:
            return value


def _is_pair(value: object) -> bool:
    return (
        isinstance(value, tuple)
        and len(value) == 2
        and isinstance(value[0], str | Enum)
        and isinstance(value[1], int | tuple)
    )


def encode_operation(operation: Operation) -> dict[str, object]:
    """Return one step of a sitting as an object."""
    match operation:
        case Recorded(announcement=announcement, is_insisted=is_insisted):
            return {"record": encode(announcement), "insisted": is_insisted}
        case Replaced(announcement=announcement, is_insisted=is_insisted):
            return {"replace": encode(announcement), "insisted": is_insisted}
        case Undone(count=count):
            return {"undo": count}
        case Redone(count=count):
            return {"redo": count}


def decode_operation(game: Game[Any], given: Mapping[str, object]) -> Operation:
    """Return one step of a sitting.

    Raises:
        WireError: where it is no step of this game.
    """
    match given:
        case {"record": dict() as fact, "insisted": bool() as is_insisted}:
            return Recorded(_announcement(game, fact), is_insisted)
        case {"replace": dict() as fact, "insisted": bool() as is_insisted}:
            return Replaced(_announcement(game, fact), is_insisted)
        case {"undo": int() as count}:
            return Undone(count)
        case {"redo": int() as count}:
            return Redone(count)
        case _:
            raise WireError(NotAnObject())


def decode_meanings(game: Game[Any], given: Iterable[object]) -> tuple[Meaning, ...]:
    """Return the announcements and requests that some objects stand for.

    Raises:
        WireError: where one of them is none.
    """
    found: list[Meaning] = []
    for one in given:
        if not isinstance(one, dict):
            raise WireError(NotAnObject())
        found.append(decode(game, one))
    return tuple(found)


def _announcement(game: Game[Any], fact: Mapping[str, object]) -> Announcement:
    meaning = decode(game, fact, is_kept=True)
    if isinstance(meaning, Announcement):
        return meaning
    raise WireError(KindUnknown(kind(type(meaning))))
