"""Check that the sentences of a language name only what there is."""

from collections.abc import Iterator, Mapping

from companion.language.errors import one_of
from companion.language.glossary import Glossary, Heard
from companion.language.understanding.meanings import Meanings, UnusableSlot, Value
from companion.language.understanding.sentences import (
    NAMED,
    Sentences,
    Template,
    Wordings,
)

Slots = frozenset[tuple[str, str]]
"""Slots, each with the list that fills it."""


class References:
    """Follow the lists, rules, slots and kinds that sentences name."""

    def __init__(self, sentences: Sentences, glossary: Glossary) -> None:
        self._sentences = sentences
        self._glossary = glossary
        self._meanings = Meanings(glossary)
        self._values: dict[str, tuple[Value, ...]] = {
            name: tuple(one.value for one in values)
            for name, values in sentences.lists.items()
        }
        self._values.update(dict.fromkeys(NAMED, ("",)))

    def check(self) -> None:
        """Follow every name and every value.

        Raises:
            LocaleError: where one leads nowhere.
        """
        for values in self._sentences.lists.values():
            for spoken in (one for value in values for one in value.spoken):
                if self._sentences.used_slots(spoken):
                    raise spoken.error("a list names a list", "write words only")
        for rule in self._sentences.rules.values():
            self._sentences.used_slots(rule)
        for wordings in self._sentences.guessed:
            self._check_wordings(wordings)

    def fields(self, kind: str) -> Iterator[str]:
        """Return the slots and fixed fields that the sentences of a kind fill."""
        for wordings in self._sentences.wordings:
            if wordings.kind == kind:
                yield from wordings.fixed
                for template in wordings.templates:
                    slots = self._sentences.used_slots(template)
                    yield from (slot for slot, _ in slots)

    def _check_wordings(self, wordings: Wordings) -> None:
        heard = self._glossary.heard.get(wordings.kind)
        checked: set[Slots] = set()
        for template in wordings.templates:
            if heard is None:
                remedy = one_of(self._glossary.heard)
                raise template.error("nobody says this kind", remedy)
            slots = self._sentences.used_slots(template)
            if slots not in checked:
                checked.add(slots)
                self._check_values(template, heard, wordings.fixed, slots)

    def _check_values(
        self, template: Template, heard: Heard, fixed: Mapping[str, Value], slots: Slots
    ) -> None:
        first = {slot: self._values[name][0] for slot, name in slots}
        try:
            self._meanings.meaning(heard, {**first, **fixed})
            for slot, name in slots:
                for value in self._values[name][1:]:
                    self._meanings.meaning(heard, {**first, slot: value, **fixed})
        except UnusableSlot as fault:
            raise template.error(str(fault), "see the fields of the kind") from fault
