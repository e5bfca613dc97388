"""All that can be said in one game and one language."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from typing import TYPE_CHECKING

from companion.core.facts import Announcement, Request, kind
from companion.language.glossary import Glossary
from companion.language.understanding.candidates import Candidates
from companion.language.understanding.meanings import Meanings, UnusableSlot, Value
from companion.language.understanding.references import References
from companion.language.understanding.sentences import NAMED, OWNER, Sentences, Wordings

if TYPE_CHECKING:
    from companion.language.sounds.ears import Ears
    from companion.language.understanding.names import SpokenName
    from companion.language.understanding.network import Network
    from companion.language.understanding.pronounced import Pronounced
    from companion.language.understanding.templates import Matcher


_TABLES = 4
"""Tables of which all that is said stays pronounced: who goes on need not wait."""


@dataclass(frozen=True)
class Grammar:
    """Hold the sentences of a game and a language, ready to be matched when needed."""

    sentences: Sentences
    glossary: Glossary

    @cached_property
    def candidates(self) -> Candidates:
        """Return what finds the templates that may match a line."""
        return Candidates(self.sentences)

    @cached_property
    def matcher(self) -> "Matcher":
        """Return what matches a line with templates."""
        # Only here: hassil takes longer to import than the first prompt may wait.
        from companion.language.understanding.templates import Matcher  # noqa: PLC0415

        return Matcher(self.candidates)

    @cached_property
    def network(self) -> "Network":
        """Return all sentences as one network of words; that takes a second."""
        # Only here, for the same reason.
        from companion.language.understanding.network import network  # noqa: PLC0415

        return network(self.sentences)

    @cached_property
    def pronounced(self) -> "Callable[[tuple[SpokenName, ...], Ears], Pronounced]":
        """Return what pronounces all that a table can say; the last ones are kept."""
        # Only here, for the same reason.
        from companion.language.understanding.pronounced import (  # noqa: PLC0415
            pronounced,
        )

        return lru_cache(_TABLES)(partial(pronounced, self.sentences, self.network))

    @cached_property
    def references(self) -> References:
        """Return what the sentences name."""
        return References(self.sentences, self.glossary)

    def meaning(
        self, wordings: Wordings, slots: dict[str, Value]
    ) -> Announcement | Request:
        """Return what a sentence means with these slots.

        Raises:
            LocaleError: where its kind has no such field.
        """
        heard = self.glossary.heard[wordings.kind]
        try:
            return self._meanings.meaning(heard, {**slots, **wordings.fixed})
        except UnusableSlot as fault:
            place = wordings.templates[0]
            raise place.error(str(fault), "see the fields of the kind") from fault

    def is_value(self, text: str) -> bool:
        """Return whether a folded text is a value that announcements can hold."""
        return self.matcher.is_value(text, self._announced_lists)

    @cached_property
    def _announced_lists(self) -> frozenset[str]:
        kinds = {kind(one) for one in self.glossary.announcements}
        templates = (
            template
            for wordings in self.sentences.wordings
            if wordings.kind in kinds
            for template in wordings.templates
        )
        slots = map(self.sentences.used_slots, templates)
        return frozenset(name for some in slots for _, name in some).difference(NAMED)

    @cached_property
    def has_owners(self) -> bool:
        """Return whether some sentence says what is somebody's own."""
        sentences = self.sentences
        templates = (one for some in sentences.wordings for one in some.templates)
        slots = map(sentences.used_slots, templates)
        return any(name == OWNER for some in slots for _, name in some)

    def check(self) -> None:
        """Follow all names and parse all templates.

        Raises:
            LocaleError: where something is broken.
        """
        self.references.check()
        self.matcher.check()

    @cached_property
    def _meanings(self) -> Meanings:
        return Meanings(self.glossary)
