"""List what the files of a language lack, or have too much, against a game."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from enum import Enum
from types import ModuleType
from typing import Protocol

from fluent.syntax import ast

import companion.games
from companion.core import (
    announcements,
    book,
    box_reports,
    box_requests,
    reports,
    requests,
    teaching,
    violations,
    waiting,
)
from companion.core.facts import (
    Announcement,
    Event,
    Fact,
    Part,
    Report,
    Request,
    Seat,
    Violation,
    kind,
    owner,
)
from companion.core.requests import Correct, Fragment, Undo
from companion.core.teaching import Teaching
from companion.core.words import EXAMPLE
from companion.language.arguments import name_id, own_id
from companion.language.errors import LocaleError
from companion.language.glossary import (
    Vocabulary,
    declared_facts,
    field_types,
    is_optional,
)
from companion.language.inspection import Inspector, Types, members_of, variable_types
from companion.language.locale import Locale
from companion.language.messages import EARPHONE, LAYERS

OBJECTION = "objection"
"""The form that is said of a violation: an announcement may have the same id."""

_COMMON: tuple[ModuleType, ...] = (
    announcements,
    violations,
    reports,
    requests,
    box_reports,
    box_requests,
    teaching,
    book,
    waiting,
)
"""What every game has."""
_FREE = (Correct, Fragment)
"""Requests whose fields are those of other facts."""
_FILES = re.compile(r"\b(messages|rulebook|teaching|guide|practice)\.ftl:")
"""Where facts are told; other files belong to other parts of the program."""
_PLACE_IDS = ("place-tile", "place-board", "place-card", "place-objective")


class Completed(Vocabulary, Protocol):
    """Be a game whose texts are to be complete."""

    @property
    def players(self) -> range:
        """Return how many can play."""

    @property
    def teaching(self) -> Teaching:
        """Return how the game is taught."""

    def needs_confirmation(self, announcement: Announcement) -> bool:
        """Return whether words that announce this are confirmed first."""


def gaps(locale: Locale, game: Completed) -> tuple[str, ...]:
    """Return all that is missing, unknown or broken, one line each."""
    try:
        locale.check()
    except LocaleError as fault:
        return (str(fault),)
    return (*_Texts(locale, game).gaps(), *sentence_gaps(locale))


def sentence_gaps(locale: Locale) -> Iterator[str]:
    """Return the kinds that nobody can say, and the fields that no sentence fills."""
    grammar = locale.grammar
    said = {wordings.kind for wordings in grammar.sentences.wordings}
    for name, heard in grammar.glossary.heard.items():
        if name not in said:
            yield f"sentences.yaml: {name}: has no sentence"
        elif heard not in _FREE:
            filled = set(grammar.references.fields(name))
            for field in told_fields(heard):
                if not any(
                    one == field or one.startswith(f"{field}_") for one in filled
                ):
                    yield f"sentences.yaml: {name}: no sentence fills `{field}`"


def told_fields(heard: type[Fact]) -> tuple[str, ...]:
    """Return the fields of a class of facts that people tell: chance tells others."""
    thrown = heard.by_chance if issubclass(heard, Announcement) else ()
    return tuple(field for field in field_types(heard) if field not in thrown)


def game_facts(game: str) -> tuple[type[Fact], ...]:
    """Return all classes of facts of a game and those that every game has."""
    package = importlib.import_module(f"{companion.games.__name__}.{game}")
    own = (
        importlib.import_module(f"{package.__name__}.{module.name}")
        for module in pkgutil.iter_modules(package.__path__)
        if not module.ispkg
    )
    found = (fact for module in (*_COMMON, *own) for fact in declared_facts(module))
    return tuple(fact for fact in found if not fact.__subclasses__())


class _Texts:
    """Compare the messages of a language with the facts of a game."""

    def __init__(self, locale: Locale, game: Completed) -> None:
        self._source = locale.messages.source
        self._inspector = Inspector(self._source, locale.profile)
        facts = game_facts(game.name)
        self._title = f"{game.name}-title"
        """What the game is called, where its folder's name is not enough."""
        self._needed: dict[str, set[str]] = {}
        """The forms of each message; the value is the empty one."""
        self._types: dict[tuple[str, str], Types] = {}
        """The variables of each form that a message may have."""
        for fact in facts:
            self._expect(fact, game)
        self._names = {name_id(one) for one in _members(facts)}
        for message, fact in _aloud(game):
            self._needed[message] = {""}
            types = variable_types(field_types(fact))
            self._types.update({(message, form): types for form in ("", "card")})
        self._rulebook = set(_rulebook_ids(game))
        self._rules = variable_types(game.rulebook.rules)
        self._needed |= {message: {""} for message in self._rulebook}

    def gaps(self) -> Iterator[str]:
        """Return what is missing, broken and unknown."""
        for message, forms in self._needed.items():
            if message in self._source.entries:
                missing = forms - set(self._patterns(message))
                for form in sorted(missing):
                    yield self._gap(message, form, "is missing")
            elif forms:
                yield f"{message}: is missing"
        for message in self._source.entries:
            if message in self._needed or message in self._names:
                yield from self._faults(message)
        yield from self._unsaid()

    def _unsaid(self) -> Iterator[str]:
        """Return messages and forms that nothing says and no other message uses."""
        used = self._inspector.used
        known = {*self._needed, *self._names, *used, *_PLACE_IDS, self._title}
        for message, entry in self._source.entries.items():
            if message not in known and _FILES.search(entry.place):
                yield self._gap(message, "", "nothing says it")
            for form in self._patterns(message) if message in self._needed else ():
                is_said = self._types_of(message, form) is not None
                if not is_said and f"{message}.{form}" not in used:
                    yield self._gap(message, form, "nothing says it")

    def _expect(self, fact: type[Fact], game: Completed) -> None:
        """Note the forms and variables that one class of facts brings."""
        message = f"{owner(fact)}-{kind(fact)}"
        types = variable_types(field_types(fact))
        needed, possible = set(_needed_forms(fact, game)), set(_possible_forms(fact))
        if issubclass(fact, Part) and message in self._source.entries:
            # Other messages take any form of it: NAME($card, form: "acc").
            possible |= set(self._patterns(message))
        if message in self._needed and issubclass(fact, Violation):
            # An announcement has this id already: its objection is a form of it.
            needed, possible = {OBJECTION}, {OBJECTION}
        self._needed.setdefault(message, set()).update(needed)
        named = {**types, "player": Seat, "neighbour": Seat}
        forms = dict.fromkeys(needed | possible, types) | {EXAMPLE: named}
        self._types.update({(message, form): one for form, one in forms.items()})
        own = own_id(message, game.name)
        if own not in (message, *self._needed) and own in self._source.entries:
            self._needed[own] = set()
            self._types.update({(own, form): one for form, one in forms.items()})

    def _faults(self, message: str) -> Iterator[str]:
        for form, pattern in self._patterns(message).items():
            types = self._types_of(message, form)
            if types is not None:
                for fault in dict.fromkeys(self._inspector.faults(pattern, types)):
                    yield self._gap(message, form, fault)

    def _types_of(self, message: str, form: str) -> Types | None:
        """Return the variables of a form; `None` where no fact asks for the form."""
        if message in self._rulebook:
            return self._rules if form in ("", *LAYERS) else None
        if message in self._names:
            return {}
        return self._types.get((message, form))

    def _patterns(self, message: str) -> dict[str, ast.Pattern]:
        parsed = self._source.parsed(message)
        patterns = {one.id.name: one.value for one in parsed.attributes}
        return {"": parsed.value, **patterns} if parsed.value else patterns

    def _gap(self, message: str, form: str, fault: str) -> str:
        place = self._source.entry(message).place
        return f"{place}: {message}{f'.{form}' if form else ''}: {fault}"


def _needed_forms(fact: type[Fact], game: Completed) -> Iterator[str]:
    """Return the forms that a message must have; the value is the empty one."""
    if issubclass(fact, Announcement | Request):
        yield "choice"
    if issubclass(fact, Announcement):
        yield from ("", "example")
        if game.needs_confirmation(fact()):
            yield "confirm"
        if kind(fact) == "table-corrected":
            yield from ("missing-seat", "missing-correction")
        else:
            yield from _missing_forms(fact)
    elif fact is Undo:
        yield "confirm"
    elif not issubclass(fact, Request) and not is_silent(fact):
        yield ""


def _possible_forms(fact: type[Fact]) -> Iterator[str]:
    """Return the forms that a message may have."""
    yield from ("", "brief", "coach", EARPHONE)
    if issubclass(fact, Report):
        yield from ("resumed", "choice")
    if issubclass(fact, Announcement | Request):
        missing = tuple(_missing_forms(fact))
        yield from ("choice", "confirm", "example", *missing)
        yield from (f"{form}-{EARPHONE}" for form in missing)


def _missing_forms(fact: type[Fact]) -> Iterator[str]:
    for name, hint in field_types(fact).items():
        if is_optional(hint):
            yield f"missing-{name.replace('_', '-')}"


def is_silent(fact: type[Fact]) -> bool:
    """Return whether a fact is an event that the table does not hear of."""
    return issubclass(fact, Event) and not fact.is_voiced


def _members(facts: tuple[type[Fact], ...]) -> Iterator[Enum]:
    """Return the members of all enums that fields of these facts hold."""
    for hint in (one for fact in facts for one in field_types(fact).values()):
        yield from members_of(hint)


def _rulebook_ids(game: Completed) -> Iterator[str]:
    rulebook = game.rulebook
    yield from (f"{game.name}-subject-{one}" for one in rulebook.subjects)
    for part, names in (("topic", rulebook.topics), ("situation", rulebook.situations)):
        yield from (f"{game.name}-{part}-{one}" for one in names)
        yield from (f"{game.name}-{part}-title-{one}" for one in names)
    for sticker, place in rulebook.stickers:
        yield f"{game.name}-sticker-{sticker}-{place}"
        yield f"{game.name}-sticker-name-{sticker}"
        yield f"place-{place}"
    for players in game.players:
        steps = range(1, rulebook.setup_steps + 1)
        yield from (f"{game.name}-setup-{players}-{step}" for step in steps)
    sentences = range(1, game.teaching.guide + 1)
    yield from (f"{game.name}-guide-{one}" for one in sentences)


def _aloud(game: Completed) -> Iterator[tuple[str, type[Fact]]]:
    """Yield what is said in practice, with what it announces."""
    practice = game.teaching.practice
    for fact in () if practice is None else practice.spoken:
        yield f"{game.name}-aloud-{kind(fact)}", fact
