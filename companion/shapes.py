"""Give the entries of a document the types a frozen dataclass asks for."""

import difflib
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from companion.documents import Entry

HIGHEST = 999
"""No number of a box or a table is higher."""


def shaped(entry: Entry, shape: Any) -> Any:
    """Return the value of an entry as the type that is asked for.

    Raises:
        DocumentError: in one line with place, key and remedy.
    """
    if get_origin(shape) in (Union, UnionType):
        return _either(entry, get_args(shape))
    if get_origin(shape) is Literal:
        return _literal(entry, get_args(shape))
    if _is_section(shape):
        return _mapping(entry, *get_args(shape))
    if get_origin(shape) is tuple:
        return tuple(shaped(item, get_args(shape)[0]) for item in _items(entry))
    if issubclass(shape, Enum):
        return shape(_literal(entry, tuple(member.value for member in shape)))
    if is_dataclass(shape):
        return _dataclass(entry, shape)
    return _scalar(entry, shape)


def plain(value: object) -> object:
    """Turn a frozen dataclass back into values that JSON can keep."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [plain(one) for one in value]
    if isinstance(value, Mapping):
        return {str(plain(key)): plain(one) for key, one in value.items()}
    if is_dataclass(value):
        return {one.name: plain(getattr(value, one.name)) for one in fields(value)}
    return value


def check_keys(keys: Mapping[Hashable, Entry], known: Iterable[str]) -> None:
    """Refuse the first key that is none of the known ones.

    Raises:
        DocumentError: with place, key and the nearest known key.
    """
    names = tuple(known)
    for key, entry in keys.items():
        if key not in names:
            near = difflib.get_close_matches(str(key), names, n=1)
            remedy = f"write `{near[0]}`" if near else f"use {_or(names)}, or remove it"
            raise entry.fault("no setting has this name", remedy)


def one_of(values: Iterable[str]) -> str:
    """Return the remedy that names the possible values."""
    return f"write {_or(tuple(values))}"


def _or(values: tuple[str, ...]) -> str:
    return " or ".join(part for part in (", ".join(values[:-1]), values[-1]) if part)


def _shown(value: object) -> str:
    match value:
        case None:
            return "no value"
        case True:
            return "`yes`"
        case False:
            return "`no`"
        case str() | int() | float():
            return f"`{str(value)[:40]}`"
    return "a list" if isinstance(value, tuple) else "a section"


def _either(entry: Entry, shapes: tuple[Any, ...]) -> Any:
    """Return the value as one of some types: a section, if it can be and is one."""
    if entry.value is None and NoneType in shapes:
        return None
    inner = [one for one in shapes if one is not NoneType]
    is_section = isinstance(entry.value, Mapping)
    fitting = (one for one in inner if _is_section(one) is is_section)
    return shaped(entry, next(fitting, inner[0]))


def _is_section(shape: Any) -> bool:
    origin = get_origin(shape)
    return isinstance(origin, type) and issubclass(origin, Mapping)


def _literal(entry: Entry, values: tuple[str, ...]) -> str:
    if isinstance(entry.value, str) and entry.value in values:
        return entry.value
    raise entry.fault(f"{_shown(entry.value)} is not possible", one_of(values))


def _items(entry: Entry) -> tuple[Entry, ...]:
    if isinstance(entry.value, tuple):
        return entry.value
    fault = f"{_shown(entry.value)} is not possible"
    raise entry.fault(fault, "write a list: `[one, other]`")


def _below(entry: Entry) -> Mapping[Hashable, Entry]:
    if isinstance(entry.value, Mapping):
        return entry.value
    if entry.value is None:
        return {}
    fault = f"{_shown(entry.value)} is not possible"
    raise entry.fault(fault, "write `key: value` lines below the key")


def _mapping(entry: Entry, key_shape: Any, shape: Any) -> Mapping[object, object]:
    found: dict[object, object] = {}
    for key, inner in _below(entry).items():
        is_number = key_shape is int and isinstance(key, str) and key.isdecimal()
        name = int(key[:4]) if is_number and isinstance(key, str) else key
        scalar = name if isinstance(name, str | int) else str(name)
        found[shaped(Entry(scalar, inner.key, inner.place), key_shape)] = shaped(
            inner, shape
        )
    return found


def _dataclass(entry: Entry, shape: Any) -> Any:
    hints = get_type_hints(shape)
    below = _below(entry)
    check_keys(below, hints)
    for one in fields(shape):
        if _is_required(one) and one.name not in below:
            raise Entry(None, one.name, entry.place).fault(
                "the key is missing", "add it"
            )
    return shape(
        **{str(key): shaped(inner, hints[str(key)]) for key, inner in below.items()}
    )


def _is_required(one: "Field[object]") -> bool:
    return one.default is MISSING and one.default_factory is MISSING


def _scalar(entry: Entry, shape: type) -> object:
    value = entry.value
    if shape is int and type(value) is int and not 0 <= value <= HIGHEST:
        raise entry.fault(
            f"{_shown(value)} is out of range", f"write a number from 0 to {HIGHEST}"
        )
    if type(value) is shape:
        return value
    remedies = {bool: "write yes or no", int: "write a whole number"}
    remedy = remedies.get(shape, "write text, in quotes")
    raise entry.fault(f"{_shown(value)} is not possible", remedy)
