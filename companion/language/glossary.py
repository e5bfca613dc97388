"""Know which facts of a game can be heard and said, and what their fields hold."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from types import ModuleType, NoneType, UnionType
from typing import Protocol, Union, get_args, get_origin, get_type_hints

from companion.core import announcements, book, box_requests, requests, teaching
from companion.core.facts import Announcement, Fact, Request, kind
from companion.core.game import Rulebook

Heard = type[Announcement] | type[Request]
"""A class of facts that people say."""

_FIELD_TYPES: dict[type[Fact], Mapping[str, object]] = {}


class Vocabulary(Protocol):
    """Name what people say in a game and what its rulebook knows; every game does."""

    @property
    def name(self) -> str:
        """Return the name of the game."""

    @property
    def rulebook(self) -> Rulebook:
        """Return what the rulebook can be asked."""

    @property
    def announcements(self) -> tuple[type[Announcement], ...]:
        """Return what players announce."""

    @property
    def requests(self) -> tuple[type[Request], ...]:
        """Return the questions only this game takes."""


@dataclass(frozen=True, slots=True)
class Glossary:
    """Hold what people say in one game, and what its rulebook knows."""

    game: str
    heard: Mapping[str, Heard]
    """Announcements and requests, by kind."""
    rulebook: Rulebook

    @property
    def announcements(self) -> tuple[type[Announcement], ...]:
        """Return what players announce, in this game and in every game."""
        classes = self.heard.values()
        return tuple(one for one in classes if issubclass(one, Announcement))


def glossary(vocabulary: Vocabulary) -> Glossary:
    """Return what people say in a game, common announcements and requests included."""
    modules = (announcements, requests, teaching, book, box_requests)
    common = (one for module in modules for one in declared_facts(module))
    classes = (*vocabulary.announcements, *vocabulary.requests, *common)
    unused = _unused(vocabulary.rulebook)
    heard = {
        kind(one): one
        for one in classes
        if issubclass(one, (Announcement, Request)) and one not in unused
    }
    return Glossary(vocabulary.name, heard, vocabulary.rulebook)


def _unused(rulebook: Rulebook) -> frozenset[type[Fact]]:
    """Return the questions to which a rulebook has nothing to answer."""
    answered: Mapping[type[Fact], object] = {
        requests.AskSticker: rulebook.stickers,
        book.AskWhatIf: rulebook.situations,
    }
    return frozenset(one for one, known in answered.items() if not known)


def declared_facts(module: ModuleType) -> tuple[type[Fact], ...]:
    """Return the classes of facts that a module declares, in their order."""
    return tuple(
        found
        for found in vars(module).values()
        if isinstance(found, type)
        and issubclass(found, Fact)
        and found.__module__ == module.__name__
    )


def field_types(fact: type[Fact]) -> Mapping[str, object]:
    """Return the type of each field of a class of facts."""
    if fact not in _FIELD_TYPES:
        hints = get_type_hints(fact)
        _FIELD_TYPES[fact] = {one.name: hints[one.name] for one in fields(fact)}
    return _FIELD_TYPES[fact]


@cache
def options(hint: object) -> tuple[object, ...]:
    """Return the types a type allows, `None` apart."""
    if get_origin(hint) in (Union, UnionType):
        return tuple(one for one in get_args(hint) if one is not NoneType)
    return (hint,)


@cache
def is_optional(hint: object) -> bool:
    """Return whether a type allows `None`."""
    return NoneType in get_args(hint)


@cache
def item_type(hint: object) -> object | None:
    """Return what a tuple of any length holds; `None` for anything else."""
    (only, *others) = options(hint)
    if others or get_origin(only) is not tuple:
        return None
    item, *rest = get_args(only)
    return item if rest == [...] else None


@cache
def pair_types(hint: object) -> tuple[object, object] | None:
    """Return what a pair holds; `None` for anything else."""
    if (
        get_origin(hint) is not tuple
        or len(get_args(hint)) != 2
        or ... in get_args(hint)
    ):
        return None
    first, second = get_args(hint)
    return first, second
