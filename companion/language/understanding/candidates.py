"""Find the few templates that can match a line, before any of them is parsed."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property

from companion.language.understanding.names import SpokenName
from companion.language.understanding.sentences import (
    NAMED,
    Sentences,
    Template,
    Wordings,
)
from companion.language.understanding.vocabulary import Unbalanced, Vocabulary


@dataclass(frozen=True)
class Names:
    """Hold the names at a table, in all forms that are heard."""

    spoken: tuple[SpokenName, ...]

    @cached_property
    def words(self) -> frozenset[str]:
        """Return the words that names are made of."""
        return frozenset(word for name in self.spoken for word in name.spoken.split())

    def within(self, text: str) -> "Names":
        """Return the names that a folded text holds: a few of hundreds of forms."""
        framed = f" {text} "
        found = {
            name: None
            for word in text.split()
            for name in self._by_first_word.get(word, ())
            if f" {name.spoken} " in framed
        }
        return Names(tuple(found))

    @cached_property
    def _by_first_word(self) -> dict[str, list[SpokenName]]:
        found: dict[str, list[SpokenName]] = {}
        for name in self.spoken:
            found.setdefault(name.spoken.split()[0], []).append(name)
        return found


class Candidates:
    """Know for each word the templates that may hold it."""

    def __init__(self, sentences: Sentences) -> None:
        self.sentences = sentences
        rules = {name: rule.folded for name, rule in sentences.rules.items()}
        lists = {
            name: [one.folded for value in values for one in value.spoken]
            for name, values in sentences.lists.items()
        }
        vocabulary = Vocabulary(rules, lists)
        self._templates: list[tuple[Wordings, Template]] = []
        self._holders: dict[str, int] = {}
        """Templates as bits, by word."""
        self._name_holders = 0
        for wordings in sentences.wordings:
            for template in wordings.templates:
                self._add(wordings, template, vocabulary)

    @property
    def words(self) -> Collection[str]:
        """Return all folded words that templates may hold, names apart."""
        return self._holders.keys()

    def templates(self, text: str, names: Names) -> list[tuple[Wordings, Template]]:
        """Return the templates that may hold every word of a folded text."""
        called = names.words
        bits = (1 << len(self._templates)) - 1
        for word in text.split():
            holders = self._holders.get(word, 0)
            bits &= holders | (self._name_holders if word in called else 0)
        found = []
        while bits:
            lowest = bits & -bits
            found.append(self._templates[lowest.bit_length() - 1])
            bits ^= lowest
        return found

    def _add(
        self, wordings: Wordings, template: Template, vocabulary: Vocabulary
    ) -> None:
        bit = 1 << len(self._templates)
        self._templates.append((wordings, template))
        try:
            words = vocabulary.words(template.folded)
        except Unbalanced as fault:
            remedy = "close every bracket"
            raise template.error("this is no template", remedy) from fault
        for word in words:
            self._holders[word] = self._holders.get(word, 0) | bit
        if any(name in NAMED for _, name in self.sentences.used_slots(template)):
            self._name_holders |= bit
