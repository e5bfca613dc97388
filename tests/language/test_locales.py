"""Every language can hear and say all of every game."""

import random
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import combinations, islice

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from companion.core.book import ALSO
from companion.core.facts import Announcement, Fact, Request, Violation, kind
from companion.core.words import phrase
from companion.language.completeness import OBJECTION, game_facts, gaps, is_silent
from companion.language.locale import Locale, languages, load_locale
from companion.language.understanding.exact import Understanding
from companion.language.understanding.sentences import Wordings
from tests.language.examples import announcements, examples, spoken_of
from tests.language.games import GAMES, PAIRS, SEATS, game
from tests.language.speaking import said, samples

EACH = pytest.mark.parametrize(("language", "name"), PAIRS)
SAMPLES = 3
USUAL_SAMPLES = 12
"""Random lines for each template."""
WORDINGS = 10
"""Ways to announce the same thing."""
SAME = {
    "Stabilisation",
    "Stabilisations",
    "Permutation",
    "Permutations",
    "Illumination",
    "Illuminations",
    "Neutralisation",
    "Neutralisations",
    "orange",
    "turquoise",
    "silence",
    "Shaman",
    "Destination",
}
"""Texts that may be alike in two languages."""
AGREED = {"en": ("right",)}
"""What agrees where that is asked, and is a direction at other times."""


@cache
def _locale(language: str, name: str) -> Locale:
    return load_locale(language, game(name))


@cache
def _table(language: str, name: str) -> Understanding:
    return _locale(language, name).understanding(SEATS)


@EACH
def test_nothing_is_missing_or_unknown(language: str, name: str) -> None:
    """Every fact has its message and its slots, and nothing else is in the files."""
    assert () == gaps(_locale(language, name), game(name))


@EACH
def test_every_sentence_means_one_thing(language: str, name: str) -> None:
    """What a template allows is understood as its kind, and as nothing else."""
    table = _table(language, name)
    wrong = {
        line: table.readings(line)
        for wordings in table.grammar.sentences.wordings
        for line in samples(table, wordings, SAMPLES, random.Random(1))
        if [wordings.kind] != _kinds(table, line, wordings.kind)
        if line not in AGREED.get(language, ())
    }

    assert {} == wrong


@EACH
def test_every_usual_sentence_is_one_of_all(language: str, name: str) -> None:
    """What is guessed first is understood exactly too, as the same."""
    table = _table(language, name)
    wrong = {
        line: table.readings(line)
        for wordings in table.grammar.sentences.usual
        for line in samples(table, wordings, USUAL_SAMPLES, random.Random(4))
        if [wordings.kind] != _kinds(table, line, wordings.kind)
    }

    assert {} == wrong


@EACH
def test_every_announcement_can_be_said(language: str, name: str) -> None:
    """Some line means exactly this announcement."""
    table, chance = _table(language, name), random.Random(2)
    unsaid = [
        one
        for heard in game(name).announcements
        for one in announcements(heard)
        if kind(heard) != "table-corrected" and said(table, one, chance) is None
    ]

    assert [] == unsaid


@EACH
def test_every_announcement_has_many_wordings(language: str, name: str) -> None:
    """People do not all speak alike."""
    table = _table(language, name)
    few = {
        kind(heard): found
        for heard in game(name).announcements
        if len(found := _wordings(table, kind(heard))) < WORDINGS
    }

    assert {} == few


@EACH
@pytest.mark.parametrize("level", ["brief", "normal", "coach"])
def test_every_fact_can_be_told(language: str, name: str, level: str) -> None:
    """Whatever the fields hold, there are words for it at every level."""
    messages = _locale(language, name).messages
    told = [
        messages.sentence(phrase(fact, _form(fact)), level) for fact in _voiced(name)
    ]

    assert [text for text in told if _is_odd(text)] == []


@EACH
@pytest.mark.parametrize("form", ["choice", "example"])
def test_every_announcement_can_be_offered(language: str, name: str, form: str) -> None:
    """A choice is no sentence of its own; an example is one in quotes."""
    messages = _locale(language, name).messages
    told = [
        messages.sentence(spoken_of(fact, form))
        for fact in _facts(name)
        if isinstance(fact, Announcement)
    ]

    assert [text for text in told if not text or _is_odd(text)] == []
    assert [text for text in told if text[-1] in ".!?"] == []


@EACH
def test_different_announcements_are_read_back_differently(
    language: str, name: str
) -> None:
    """The read-back is the safety net: it must show every difference."""
    messages = _locale(language, name).messages
    found = defaultdict[str, set[Fact]](set)
    for fact in _facts(name):
        if isinstance(fact, Announcement):
            found[messages.sentence(phrase(fact))].add(fact)

    assert [facts for facts in found.values() if len(facts) > 1] == []


@EACH
def test_an_example_means_its_announcement(language: str, name: str) -> None:
    """What people are told to say is understood."""
    table = _table(language, name)
    examples_of = {
        kind(heard): _locale(language, name).messages.sentence(
            spoken_of(heard(), "example")
        )
        for heard in game(name).announcements
    }
    meant = {
        example: {kind(type(one)) for one in table.readings(example)}
        for example in examples_of.values()
    }

    assert {
        example: meant[example]
        for heard, example in examples_of.items()
        if meant[example] != {heard}
    } == {}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("pair", list(combinations(languages(), 2)))
def test_no_text_is_left_untranslated(pair: tuple[str, str], name: str) -> None:
    """A text that is the same in two languages was forgotten in one of them."""
    one, other = (_texts(_locale(language, name)) for language in pair)
    same = {key for key, text in one.items() if text and text == other.get(key)}

    assert {key: one[key] for key in same if one[key] not in SAME} == {}


@pytest.mark.parametrize("name", GAMES)
def test_all_languages_have_the_same_program_texts(name: str) -> None:
    """The texts that are not of the game are there in every language."""
    found = {
        language: sorted(
            message
            for message, entry in _locale(
                language, name
            ).messages.source.entries.items()
            if "table.ftl:" in entry.place
        )
        for language in languages()
    }

    assert [found[languages()[0]]] * len(found) == list(found.values())


def _kinds(table: Understanding, line: str, wanted: str) -> list[str]:
    """Return the kinds that a line means, but those that the moment tells apart."""
    pairs = {(kind(one), kind(two)) for one, others in ALSO.items() for two in others}
    found = [kind(type(one)) for one in table.readings(line)]
    return [
        one
        for one in found
        if (one, wanted) not in pairs and (wanted, one) not in pairs
    ]


def _wordings(table: Understanding, name: str) -> list[str]:
    """Return a few ways to say a kind, with the lists by name."""
    matcher = table.grammar.matcher
    every = (
        text
        for wordings in _of_kind(table, name)
        for template in wordings.templates
        for text in islice(matcher.wordings(template), WORDINGS)
    )
    return list(dict.fromkeys(every))[:WORDINGS]


def _of_kind(table: Understanding, name: str) -> Iterator[Wordings]:
    for wordings in table.grammar.sentences.wordings:
        if wordings.kind == name:
            yield wordings


def _facts(name: str) -> Iterator[Fact]:
    for fact in game_facts(name):
        yield from examples(fact)


def _voiced(name: str) -> Iterator[Fact]:
    """Return the facts that the table hears of."""
    for fact in _facts(name):
        if not isinstance(fact, Request) and not is_silent(type(fact)):
            yield fact


def _form(fact: Fact) -> str:
    return OBJECTION if isinstance(fact, Violation) else ""


def _is_odd(text: str) -> bool:
    """Return whether a spoken line has traces of what is not there."""
    traces = ("  ", " ,", " .", ",,", ",.", "..", "{", "}", "none", "None", "???")
    return any(trace in text for trace in traces) or text != text.strip(" ,")


def _texts(locale: Locale) -> dict[str, str]:
    """Return the letters of every wording, by message and form."""
    found: dict[str, str] = {}
    source = locale.messages.source
    for message in source.entries:
        parsed = source.parsed(message)
        patterns = {one.id.name: one.value for one in parsed.attributes}
        for form, pattern in {"": parsed.value, **patterns}.items():
            if pattern is not None:
                found[f"{message}.{form}"] = _letters(pattern)
    return found


class _Text(Visitor):
    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.parts.append(node.value)


def _letters(pattern: ast.Pattern) -> str:
    """Return the text of a wording; nothing where it holds no letter."""
    visitor = _Text()
    visitor.visit(pattern)
    text = "".join(visitor.parts).strip(" .,:?!")
    return text if any(sign.isalpha() for sign in text) else ""
