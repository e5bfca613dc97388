"""Match text with templates."""

import random
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import islice, permutations
from types import MappingProxyType

import hassil
from hassil.intents import Intent
from hassil.models import MatchEntity
from hassil.parser import ParseError

from companion.core.facts import Seat
from companion.language.understanding.candidates import Candidates, Names
from companion.language.understanding.meanings import Value
from companion.language.understanding.sentences import (
    NAMED,
    OWNER,
    ListValue,
    Template,
    Wordings,
)
from companion.language.understanding.slots import Catch

_MOST_EXPANDED = 100
"""Texts that one value of a list is written out to: plain texts are found faster."""
_SYNTAX = frozenset("()[]|;{}<>")


@dataclass(frozen=True, slots=True)
class Match:
    """Hold one way to match a text with a sentence."""

    wordings: Wordings
    catches: tuple[Catch, ...]


class Matcher:
    """Match folded text with the sentences of a game and a language."""

    def __init__(self, candidates: Candidates) -> None:
        self._candidates = candidates
        self._sentences = candidates.sentences
        self._data = cache(_intent_data)
        self._rule = cache(self._parsed_rule)
        self._list = cache(self._parsed_list)
        self._names = cache(_name_list)

    def matches(self, text: str, names: Names) -> Iterator[Match]:
        """Return every way to match a whole folded text."""
        held = names.within(text)
        found = self._candidates.templates(text, held)
        if not found:
            return
        intents = hassil.Intents(
            language="",
            intents={
                str(number): Intent(str(number), [self._data(template)])
                for number, (_, template) in enumerate(found)
            },
        )
        results = hassil.recognize_all(
            text,
            intents,
            slot_lists=self._lists((one for _, one in found), held),
            expansion_rules=self._rules(template for _, template in found),
        )
        for result in results:
            if all(_is_whole(entity, text) for entity in result.entities_list):
                wordings, _ = found[int(result.intent.name)]
                yield Match(wordings, tuple(map(_catch, result.entities_list)))

    def is_value(self, text: str, lists: Iterable[str]) -> bool:
        """Return whether a folded text is a whole value of one of some lists."""
        wanted = hassil.TextChunk(text)
        values = (value for name in lists for value in self._list(name).values)
        return any(value.text_in == wanted for value in values)

    def check(self) -> None:
        """Parse everything.

        Raises:
            LocaleError: where a template is broken.
        """
        for name in self._sentences.rules:
            self._rule(name)
        for name in self._sentences.lists:
            self._list(name)
        for wordings in self._sentences.guessed:
            for template in wordings.templates:
                parsed(template)

    def sample(
        self,
        template: Template,
        names: Names,
        chance: random.Random,
        wanted: Mapping[str, Value] = MappingProxyType({}),
    ) -> str:
        """Return a random text that a template allows, with the wanted slots in it.

        It may hold more than what is wanted, and lack what the template makes optional.
        """
        rules, lists = self._rules([template]), self._lists([template], names)
        sampler = Sampler(rules, lists, chance, wanted)
        return " ".join("".join(sampler.sampled(parsed(template).expression)).split())

    def wordings(self, template: Template) -> Iterator[str]:
        """Return all texts that a template allows, lists by their names in braces."""
        rules = self._rules([template])
        for text in _texts([parsed(template).expression], rules):
            yield " ".join(text.split())

    def _rules(self, templates: Iterable[Template]) -> dict[str, hassil.Sentence]:
        names = (self._sentences.used_rules(template) for template in templates)
        return {name: self._rule(name) for some in names for name in some}

    def _lists(
        self, templates: Iterable[Template], names: Names
    ) -> dict[str, hassil.SlotList]:
        used = (self._sentences.used_slots(template) for template in templates)
        lists = {name for some in used for _, name in some}
        return {
            name: self._names(name, names) if name in NAMED else self._list(name)
            for name in lists
        }

    def _parsed_rule(self, name: str) -> hassil.Sentence:
        return parsed(self._sentences.rules[name])

    def _parsed_list(self, name: str) -> hassil.TextSlotList:
        found: dict[tuple[str, str | int], hassil.TextSlotValue] = {}
        for value in self._sentences.lists[name]:
            for key, expression in self._expressions(value):
                slot = hassil.TextSlotValue(expression, value.value)
                found[key, value.value] = slot
        return hassil.TextSlotList(name=name, values=list(found.values()))

    def _expressions(self, value: ListValue) -> Iterator[tuple[str, hassil.Expression]]:
        """Return plain texts where there are not too many."""
        for template in value.spoken:
            if _SYNTAX.isdisjoint(template.folded):
                yield template.folded, hassil.TextChunk(template.folded)
                continue
            texts = list(islice(self.wordings(template), _MOST_EXPANDED + 1))
            if len(texts) > _MOST_EXPANDED:
                yield template.folded, parsed(template).expression
            else:
                yield from ((text, hassil.TextChunk(text)) for text in texts)


def _texts(
    sequence: list[hassil.Expression], rules: Mapping[str, hassil.Sentence]
) -> Iterator[str]:
    """Return the texts of a sequence one by one; there may be millions of them."""
    if not sequence:
        yield ""
        return
    first, *others = sequence
    match first:
        case hassil.TextChunk():
            yield from (first.text + rest for rest in _texts(others, rules))
        case hassil.Alternative():
            for item in first.items:
                yield from _texts([item, *others], rules)
        case hassil.Permutation():
            for items in permutations(first.items):
                yield from _texts([*items, *others], rules)
        case hassil.Group():
            yield from _texts([*first.items, *others], rules)
        case hassil.RuleReference():
            body = rules[first.rule_name].expression
            yield from _texts([body, *others], rules)
        case hassil.ListReference():
            name = f"{{{first.list_name}}}"
            yield from (name + rest for rest in _texts(others, rules))


@dataclass(frozen=True, slots=True)
class Sampler:
    """Say at random what a template allows."""

    rules: Mapping[str, hassil.Sentence]
    lists: Mapping[str, hassil.SlotList]
    chance: random.Random
    wanted: Mapping[str, Value]

    def sampled(self, expression: hassil.Expression) -> Iterator[str]:
        """Return the pieces of a random text."""
        match expression:
            case hassil.TextChunk():
                yield expression.text
            case hassil.Alternative():
                yield from self.sampled(self.chance.choice(expression.items))
            case hassil.Permutation():
                items = self.chance.sample(expression.items, len(expression.items))
                for item in items:
                    yield from self.sampled(item)
            case hassil.Group():
                for item in expression.items:
                    yield from self.sampled(item)
            case hassil.RuleReference():
                yield from self.sampled(self.rules[expression.rule_name].expression)
            case hassil.ListReference():
                yield from self._value(expression)

    def _value(self, reference: hassil.ListReference) -> Iterator[str]:
        slot_list = self.lists[reference.list_name]
        if isinstance(slot_list, hassil.TextSlotList):
            wanted = self.wanted.get(reference.slot_name)
            fitting = [
                value
                for value in slot_list.values
                if wanted is None or value.value_out == wanted
            ]
            if fitting:
                yield from self.sampled(self.chance.choice(fitting).text_in)


def _intent_data(template: Template) -> hassil.IntentData:
    data = hassil.IntentData([template.folded])
    try:
        _ = data.sentences  # hassil parses at first use, and keeps what it has parsed
    except (ParseError, AssertionError):
        parsed(template)
        raise
    return data


def _name_list(called: str, names: Names) -> hassil.TextSlotList:
    is_owner = called == OWNER
    values = [
        hassil.TextSlotValue(
            hassil.TextChunk(name.spoken), name.seat, metadata={"name": name}
        )
        for name in names.spoken
        if name.is_owner is is_owner
    ]
    return hassil.TextSlotList(name=called, values=values)


def parsed(template: Template, *, folded: bool = True) -> hassil.Sentence:
    """Return a template as hassil reads it, folded or as it is written.

    Raises:
        LocaleError: where it is broken.
    """
    try:
        return hassil.parse_sentence(template.folded if folded else template.text)
    except (ParseError, AssertionError) as fault:
        remedy = "close every bracket and leave none empty"
        raise template.error("this is no template", remedy) from fault


def _is_whole(entity: MatchEntity, text: str) -> bool:
    """Return whether a slot caught whole words: hassil does not mind missing spaces."""
    if entity.text_span is None:
        return True
    start, end = entity.text_span
    is_start = start == 0 or " " in text[start - 1 : start + 1]
    return is_start and (end >= len(text) or " " in text[end - 1 : end + 1])


def _catch(entity: MatchEntity) -> Catch:
    name = (entity.metadata or {}).get("name")
    value = Seat(entity.value) if name else entity.value
    return Catch(entity.name, value, name)
