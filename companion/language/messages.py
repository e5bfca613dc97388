"""Turn phrases into sentences of one language; only this module runs Fluent."""

import re
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from companion.core.facts import Fact
from companion.core.requests import Level
from companion.core.words import Phrase, phrase
from companion.language.arguments import Items, Text, Told, Word, name_id, own_id
from companion.language.profile import Profile
from companion.language.source import Source

LAYERS = ("more", "example")
"""The forms of a text of the rulebook behind its first sentence, in their order."""
EARPHONE = "earphone"
"""The form of a message, or the end of it, where the table has an earphone."""
_SENTENCE_START = re.compile(r"(^|[.?!…] )(\w)")


class Messages:
    """Hold what the companion says in one language and one game."""

    def __init__(self, source: Source, profile: Profile, game: str) -> None:
        self.source = source
        self._profile = profile
        self._game = game
        self._bundle = FluentBundle(
            [profile.code],
            functions={
                "NAME": self._name,
                "WORDS": self._words,
                "LIST": self._list,
                "TITLE": self._title,
            },
            use_isolating=False,
        )
        self._pattern = cache(self._find_pattern)
        self._has_form = cache(self._find_form)
        self._named = cache(self._find_name)

    def sentence(self, said: Phrase, level: Level = "normal") -> str:
        """Return what is said of a phrase; empty where this level is silent on it.

        The form of the phrase goes first, then the wording of the level, then the
        usual one.

        Raises:
            LocaleError: where the message or one of its variables is missing.
        """
        is_form = said.form and self._has_form(said.id, said.form)
        text = self._told(said, said.form if is_form else level)
        if said.form == "choice":
            return text
        return _SENTENCE_START.sub(lambda start: start[1] + start[2].upper(), text)

    def layers(self, message: str) -> tuple[str, ...]:
        """Return the layers that a text of the rulebook has behind its first one."""
        return tuple(form for form in LAYERS if self._has_form(message, form))

    def has_form(self, message: str, form: str) -> bool:
        """Return whether a message has that other wording."""
        return message in self.source.entries and self._has_form(message, form)

    def check(self) -> None:
        """Parse everything.

        Raises:
            LocaleError: where something is broken.
        """
        self.source.check()

    def _told(self, said: Phrase, form: str) -> str:
        return self._text(said.id, form, said.arguments)

    def _text(self, message: str, form: str, fields: Mapping[str, object]) -> str:
        arguments = dict(self._arguments(fields))
        pattern = self._pattern(message, form)
        text, faults = self._bundle.format_pattern(pattern, arguments)
        if faults:
            fault = ", ".join(dict.fromkeys(map(str, faults)))
            entry = self.source.entry(message)
            raise entry.error(f"{message}.{form}", fault, "mend the message")
        # Where all items of a list are left out, only its stop is left.
        is_said = any(sign.isalnum() for sign in str(text))
        return " ".join(str(text).split()) if is_said else ""

    def _find_form(self, message: str, form: str) -> bool:
        attributes = self.source.parsed(message).attributes
        return any(attribute.id.name == form for attribute in attributes)

    def _find_pattern(self, message: str, form: str) -> Pattern:
        """Return the wording of that form, or else the usual one.

        A game may have its own wording for a form of what every game says.
        """
        own = own_id(message, self._game)
        if own in self.source.entries and self._is_said(own, message, form):
            message = own
        for parsed in self.source.closure(message):
            self._bundle.add_resource(ast.Resource([parsed]))
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(form, found.value)
        if pattern is None:
            entry = self.source.entry(message)
            raise entry.error(f"{message}.{form}", "there are no words", "write them")
        return pattern

    def _is_said(self, own: str, message: str, form: str) -> bool:
        """Return whether a game words a form itself, its usual wording included."""
        is_usual = not self._has_form(message, form)
        has_usual = self.source.parsed(own).value is not None
        return self._has_form(own, form) or (is_usual and has_usual)

    def _arguments(self, fields: Mapping[str, object]) -> Iterator[tuple[str, object]]:
        for name, value in fields.items():
            variable = name.replace("_", "-")
            yield variable, self._argument(value)
            if isinstance(value, tuple):
                yield f"{variable}-count", len(value)

    def _argument(self, value: object) -> object:
        match value:
            case bool():
                return Word("yes" if value else "no")
            case None:
                return Word("none")
            case Enum():
                return Word(str(value.value), value)
            case tuple():
                return Items(value)
            case Fact():
                return Told(phrase(value), self._told)
            case Phrase():
                return Told(value, self._told)
            case _:
                return value

    def _name(self, value: object, form: str = "") -> Text:
        """Serve `NAME($world, form: "acc")`."""
        match value:
            case Word(member=Enum() as member):
                return Text(self._named(member, form))
            case Told():
                return Text(value.told(form))
            case str():
                return Text(value)
            case _:
                raise ValueError(f"NAME cannot name {value}")

    def _words(self, number: object, form: str = "say") -> Text:
        """Serve `WORDS($steps, form: "noun")`."""
        if not isinstance(number, int):
            raise ValueError(f"WORDS takes a number, not {number}")
        return Text(self._profile.numbers.word(int(number), form))

    def _title(self, name: object, of: str = "topic") -> Text:
        """Serve `TITLE($topic, of: "topic")`: what a part of the rulebook is called."""
        return Text(self._text(f"{self._game}-{of}-title-{name}", "", {}))

    def _list(
        self, items: object, form: str = "", join: str = "and", item: str = ""
    ) -> Text:
        """Serve `LIST($tiles, form: "acc", join: "or", item: "message-id")`.

        Items of which the message says nothing are left out.
        """
        if not isinstance(items, Items):
            raise ValueError(f"LIST takes a list, not {items}")
        if join not in self._profile.conjunctions:
            raise ValueError(f"LIST cannot join with “{join}”")
        found = (self._item(one, form, item) for one in items.values)
        texts = [text for text in found if text]
        *front, last = texts or [""]
        if not front:
            return Text(last)
        return Text(", ".join(front) + self._profile.conjunctions[join] + last)

    def _item(self, value: object, form: str, message: str) -> str:
        if message:
            names = ("first", "second") if isinstance(value, tuple) else ("item",)
            values = value if isinstance(value, tuple) else (value,)
            fields = dict(zip(names, values, strict=True))
            return self._text(message, form, fields)
        if isinstance(value, int) and not isinstance(value, bool):
            return self._words(value, form or "say").text
        return self._name(self._argument(value), form).text

    def _find_name(self, member: Enum, form: str) -> str:
        return self._text(name_id(member), form, {})
