"""Match text with templates; the only module that knows hassil."""

import random
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import islice

import hassil
from hassil.intents import Intent
from hassil.models import MatchEntity
from hassil.parser import ParseError

from companion.core.facts import Seat
from companion.language.numbers import HIGHEST_VALUE, Numbers
from companion.language.understanding import vocabulary
from companion.language.understanding.meanings import Value
from companion.language.understanding.names import SpokenName
from companion.language.understanding.sentences import (
    ListValue,
    Sentences,
    Template,
    Wordings,
)
from companion.language.understanding.vocabulary import Vocabulary

_MOST_EXPANDED = 100
"""Texts that one value of a list is written out to: plain texts are found faster."""
_SEAT = "seat"


@dataclass(frozen=True, slots=True)
class Catch:
    """Hold what one slot caught."""

    slot: str
    value: Value
    name: SpokenName | None = None
    """Which form of which name, where the slot caught a seat."""


@dataclass(frozen=True, slots=True)
class Match:
    """Hold one way to match a text with a sentence."""

    wordings: Wordings
    catches: tuple[Catch, ...]


@dataclass(frozen=True, slots=True)
class Names:
    """Hold the names at a table, as the matcher needs them."""

    slot_list: hassil.TextSlotList
    words: frozenset[str]


class Matcher:
    """Match folded text with all sentences of a game and a language."""

    def __init__(self, sentences: Sentences, numbers: Numbers) -> None:
        self._rules = {name: _parsed(one) for name, one in sentences.rules.items()}
        lists = {
            **sentences.lists,
            "value": numbers.heard(HIGHEST_VALUE),
            "number": numbers.heard(),
        }
        self._lists: dict[str, hassil.SlotList] = {
            name: self._list(values) for name, values in lists.items()
        }
        self._rule_words = cache(self._words_of_rule)
        self._list_words = cache(self._words_of_list)
        self._templates: list[tuple[Wordings, hassil.IntentData]] = []
        self._holders: dict[str, int] = {}
        """For each word, the templates that may hold it, as bits."""
        self._name_holders = 0
        for wordings in sentences.wordings:
            for template in wordings.templates:
                self._add(wordings, template)

    def matches(self, text: str, names: Names) -> Iterator[Match]:
        """Return every way to match a whole folded text."""
        candidates = self._candidates(text, names)
        if not candidates:
            return
        intents = hassil.Intents(
            language="",
            intents={
                str(index): Intent(str(index), [self._templates[index][1]])
                for index in candidates
            },
            slot_lists=self._lists,
            expansion_rules=self._rules,
        )
        lists: dict[str, hassil.SlotList] = {_SEAT: names.slot_list}
        for found in hassil.recognize_all(text, intents, slot_lists=lists):
            if all(_is_whole(entity, text) for entity in found.entities_list):
                wordings = self._templates[int(found.intent.name)][0]
                yield Match(wordings, tuple(map(_catch, found.entities_list)))

    def sample(self, template: Template, names: Names, chance: random.Random) -> str:
        """Return a random text that a template allows."""
        lists = {**self._lists, _SEAT: names.slot_list}
        sampled = "".join(self._sampled(_parsed(template).expression, lists, chance))
        return " ".join(sampled.split())

    def wordings(self, template: Template) -> Iterator[str]:
        """Return all texts that a template allows, lists by their names in braces."""
        expression = _parsed(template).expression
        for text in hassil.sample_expression(
            expression, expansion_rules=self._rules, expand_lists=False
        ):
            yield " ".join(text.split())

    def _add(self, wordings: Wordings, template: Template) -> None:
        sentence = _parsed(template)
        bit = 1 << len(self._templates)
        self._templates.append((wordings, hassil.IntentData([template.folded])))
        for word in self._words(sentence.expression).all_words():
            self._holders[word] = self._holders.get(word, 0) | bit
        if _SEAT in sentence.list_names(self._rules):
            self._name_holders |= bit

    def _candidates(self, text: str, names: Names) -> list[int]:
        """Return the numbers of the templates that may hold every word of a text."""
        bits = -1
        for word in text.split(" "):
            holders = self._holders.get(word, 0)
            bits &= holders | (self._name_holders if word in names.words else 0)
            if not bits:
                return []
        found = []
        while bits:
            lowest = bits & -bits
            found.append(lowest.bit_length() - 1)
            bits ^= lowest
        return found

    def _words(self, expression: hassil.Expression) -> Vocabulary:
        match expression:
            case hassil.TextChunk():
                return vocabulary.text(expression.text)
            case hassil.Alternative():
                return vocabulary.either(map(self._words, expression.items))
            case hassil.Group():
                return vocabulary.sequence(map(self._words, expression.items))
            case hassil.RuleReference():
                return self._rule_words(expression.rule_name)
            case hassil.ListReference():
                return self._list_words(expression.list_name)
            case _:
                raise TypeError(expression)

    def _words_of_rule(self, name: str) -> Vocabulary:
        return self._words(self._rules[name].expression)

    def _words_of_list(self, name: str) -> Vocabulary:
        slot_list = self._lists.get(name)
        if not isinstance(slot_list, hassil.TextSlotList):
            return vocabulary.separate(())
        texts = [self._words(value.text_in) for value in slot_list.values]
        return vocabulary.separate(vocabulary.either(texts).all_words())

    def _sampled(
        self,
        expression: hassil.Expression,
        lists: Mapping[str, hassil.SlotList],
        chance: random.Random,
    ) -> Iterator[str]:
        match expression:
            case hassil.TextChunk():
                yield expression.text
            case hassil.Alternative():
                yield from self._sampled(chance.choice(expression.items), lists, chance)
            case hassil.Permutation():
                for item in chance.sample(expression.items, len(expression.items)):
                    yield from self._sampled(item, lists, chance)
            case hassil.Group():
                for item in expression.items:
                    yield from self._sampled(item, lists, chance)
            case hassil.RuleReference():
                body = self._rules[expression.rule_name].expression
                yield from self._sampled(body, lists, chance)
            case hassil.ListReference():
                texts = lists[expression.list_name]
                if isinstance(texts, hassil.TextSlotList):
                    value = chance.choice(texts.values).text_in
                    yield from self._sampled(value, lists, chance)

    def _list(self, values: Iterable[ListValue]) -> hassil.TextSlotList:
        found: dict[tuple[str, str | int], hassil.TextSlotValue] = {}
        for value in values:
            for template in value.spoken:
                for key, expression in self._expanded(template):
                    slot = hassil.TextSlotValue(expression, value.value)
                    found[key, value.value] = slot
        return hassil.TextSlotList(name=None, values=list(found.values()))

    def _expanded(self, template: Template) -> Iterator[tuple[str, hassil.Expression]]:
        expression = _parsed(template).expression
        samples = hassil.sample_expression(expression, expansion_rules=self._rules)
        texts = list(islice(samples, _MOST_EXPANDED + 1))
        if len(texts) > _MOST_EXPANDED:
            yield template.folded, expression
        else:
            for text in (" ".join(one.split()) for one in texts):
                yield text, hassil.TextChunk(text)


def spoken(names: Iterable[SpokenName]) -> Names:
    """Return the names at a table, as the matcher needs them."""
    values = [
        hassil.TextSlotValue(
            hassil.TextChunk(name.spoken), name.seat, metadata={"name": name}
        )
        for name in names
    ]
    words = frozenset(word for name in names for word in name.spoken.split(" "))
    return Names(hassil.TextSlotList(name=_SEAT, values=values), words)


def _parsed(template: Template) -> hassil.Sentence:
    try:
        return hassil.parse_sentence(template.folded)
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
