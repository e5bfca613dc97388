"""Check that the templates of a language name only what there is."""

from collections.abc import Iterator, Mapping
from functools import cache

from companion.language.errors import one_of
from companion.language.glossary import Glossary, Heard
from companion.language.numbers import Numbers
from companion.language.understanding.meanings import Meanings, UnusableSlot, Value
from companion.language.understanding.sentences import Sentences, Template, Wordings

Slots = frozenset[tuple[str, str]]
"""Slots, each with the list that fills it."""


class References:
    """Follow the lists, rules, slots and kinds that sentences name."""

    def __init__(
        self, sentences: Sentences, glossary: Glossary, numbers: Numbers
    ) -> None:
        self._sentences = sentences
        self._glossary = glossary
        self._meanings = Meanings(glossary)
        spoken = tuple(number.value for number in numbers.heard())
        self._values: Mapping[str, tuple[Value, ...]] = {
            "seat": ("",),
            "value": spoken,
            "number": spoken,
            **{
                name: tuple(one.value for one in values)
                for name, values in sentences.lists.items()
            },
        }
        self.slots = cache(self._slots)

    def check(self) -> None:
        """Follow every name and every value.

        Raises:
            LocaleError: where one leads nowhere.
        """
        for values in self._sentences.lists.values():
            for spoken in (one for value in values for one in value.spoken):
                if self.slots(spoken):
                    raise spoken.error("a list names a list", "write words only")
        for rule in self._sentences.rules.values():
            self.slots(rule)
        for wordings in self._sentences.wordings:
            self._check_wordings(wordings)

    def fields(self, kind: str) -> Iterator[str]:
        """Return the slots and fixed fields that the sentences of a kind fill."""
        for wordings in self._sentences.wordings:
            if wordings.kind == kind:
                yield from wordings.fixed
                for template in wordings.templates:
                    yield from (slot for slot, _ in self.slots(template))

    def _slots(self, template: Template, above: tuple[str, ...] = ()) -> Slots:
        """Return the slots of a template and of the rules it uses."""
        for _, name in template.slots:
            if name not in self._values:
                raise template.error(f"no list `{name}`", one_of(self._values))
        found = set(template.slots)
        for name in template.rules:
            if name not in self._sentences.rules:
                raise template.error(f"no rule `{name}`", one_of(self._sentences.rules))
            if name in above:
                raise template.error(f"the rule `{name}` uses itself", "write it out")
            found |= self._slots(self._sentences.rules[name], (*above, name))
        return frozenset(found)

    def _check_wordings(self, wordings: Wordings) -> None:
        heard = self._glossary.heard.get(wordings.kind)
        checked: set[Slots] = set()
        for template in wordings.templates:
            if heard is None:
                remedy = one_of(self._glossary.heard)
                raise template.error("nobody says this kind", remedy)
            slots = self.slots(template)
            if slots not in checked:
                checked.add(slots)
                self._check_values(template, heard, wordings.fixed, slots)

    def _check_values(
        self, template: Template, heard: Heard, fixed: Mapping[str, Value], slots: Slots
    ) -> None:
        first = {slot: self._values[name][0] for slot, name in slots}
        try:
            self._meanings.meaning(heard, {**first, **fixed})
            for slot, name in slots - {(slot, slot) for slot in fixed}:
                for value in self._values[name][1:]:
                    self._meanings.meaning(heard, {**first, slot: value, **fixed})
        except UnusableSlot as fault:
            raise template.error(str(fault), "see the fields of the kind") from fault
