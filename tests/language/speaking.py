"""Say announcements as people do."""

import random
from collections.abc import Iterator

from companion.core.facts import Fact, Part, kind
from companion.language.glossary import field_types, item_type, pair_types
from companion.language.understanding.exact import Understanding
from companion.language.understanding.sentences import Template, Wordings

_TRIES = 400
Wanted = tuple[Template, dict[str, str | int]]
"""A template, and the slots that it is to fill."""


def said(table: Understanding, fact: Fact, chance: random.Random) -> str | None:
    """Return a line that means this fact and nothing else; `None` if none is found."""
    fitting = list(_fitting(table, fact))
    near = _nearest(table, fitting)
    for turn in range(_TRIES if fitting else 0):
        template, slots = chance.choice(near if turn % 2 == 0 else fitting)
        line = table.grammar.matcher.sample(template, table.names, chance, slots)
        if (fact,) == table.readings(line):
            return line
    return None


def samples(
    table: Understanding, wordings: Wordings, times: int, chance: random.Random
) -> Iterator[str]:
    """Return random lines that sentences allow."""
    for template in wordings.templates:
        for _ in range(times):
            yield table.grammar.matcher.sample(template, table.names, chance)


def _nearest(table: Understanding, fitting: list[Wanted]) -> list[Wanted]:
    """Return the templates that tell as little else as possible."""
    sentences = table.grammar.sentences
    spare = [len(sentences.used_slots(one)) - len(wanted) for one, wanted in fitting]
    pairs = zip(fitting, spare, strict=True)
    return [one for one, left in pairs if left == min(spare)]


def _fitting(table: Understanding, fact: Fact) -> Iterator[Wanted]:
    """Return the templates that can tell all that is told, with the wanted slots."""
    grammar = table.grammar
    told = _slots(fact)
    for wordings in grammar.sentences.wordings:
        if wordings.kind == kind(type(fact)):
            free = {
                slot: value
                for slot, value in told.items()
                if slot.partition("_")[0] not in wordings.fixed
                and slot not in wordings.fixed
            }
            for template in wordings.templates:
                slots = {slot for slot, _ in grammar.sentences.used_slots(template)}
                if set(free) <= slots:
                    yield template, free


def _slots(fact: Fact) -> dict[str, str | int]:
    """Return the slots that together hold what a fact tells."""
    found: dict[str, str | int] = {}
    for name, hint in field_types(type(fact)).items():
        value = getattr(fact, name)
        item = item_type(hint)
        if value is None:
            continue
        if item is None:
            found[name] = _plain(value)
        elif pair_types(item) is None:
            for number, one in enumerate(value, start=1):
                found.update(_item_slots(name, number, one))
        else:
            ((head, rest),) = value
            found[f"{name}_world"] = _plain(head)
            numbered = enumerate(rest, start=1)
            found.update({f"{name}_{n}": _plain(one) for n, one in numbered})
    return found


def _item_slots(name: str, number: int, item: object) -> dict[str, str | int]:
    if not isinstance(item, Part):
        return {f"{name}_{number}": _plain(item)}
    told = ((field, getattr(item, field)) for field in field_types(type(item)))
    return {
        f"{name}_{field}_{number}": _plain(one)
        for field, one in told
        if one is not None
    }


def _plain(value: object) -> str | int:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | str):
        return value
    return str(getattr(value, "value", value))
