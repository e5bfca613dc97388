"""Understand what is clearly said: a whole line against all sentences there are."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from companion.core.facts import Announcement, Request
from companion.core.words import LONGEST_LINE
from companion.language.understanding.candidates import Names
from companion.language.understanding.folding import fold
from companion.language.understanding.grammar import Grammar
from companion.language.understanding.meanings import Value
from companion.language.understanding.names import SpokenName
from companion.language.understanding.small_words import SmallWords

if TYPE_CHECKING:
    from companion.language.understanding.templates import Catch


class Understanding:
    """Understand the people at one table."""

    def __init__(
        self,
        grammar: Grammar,
        names: Iterable[SpokenName],
        small_words: SmallWords | None = None,
    ) -> None:
        self.grammar = grammar
        self._small_words = small_words or SmallWords()
        self.names = Names(tuple(names))
        spoken = self.names.spoken
        self._own_names = {one.spoken for one in spoken if not one.is_changed}

    def readings(self, text: str) -> tuple[Announcement | Request, ...]:
        """Return every distinct meaning of a line; empty where it means nothing."""
        if len(text) > LONGEST_LINE:
            return ()
        folded = fold(text)
        if not folded or len(folded) > LONGEST_LINE:
            return ()
        found = self._exact(folded)
        for shorter in () if found else self._small_words.stripped(folded):
            found = self._exact(shorter)
            if found:
                break
        return found

    def _exact(self, folded: str) -> tuple[Announcement | Request, ...]:
        found: dict[Announcement | Request, None] = {}
        for match in self.grammar.matcher.matches(folded, self.names):
            slots = self._slots(match.catches)
            if slots is not None:
                found[self.grammar.meaning(match.wordings, slots)] = None
        return tuple(found)

    def parts(self, text: str) -> tuple[str, ...]:
        """Return the announcements in a line that holds several; else nothing."""
        if len(text) > LONGEST_LINE:
            return ()
        return self._small_words.parts(text, self._is_announcement)

    def _is_announcement(self, text: str) -> bool:
        return any(isinstance(one, Announcement) for one in self.readings(text))

    def addressed(self, text: str) -> str | None:
        """Return what follows the address word; `None` where it was not said."""
        return self._small_words.addressed(fold(text[: LONGEST_LINE + 1]))

    def prepare(self) -> None:
        """Do now what the first line would otherwise wait for."""
        for name in self.names.spoken[:1]:
            self.readings(name.spoken)

    def _slots(self, catches: "tuple[Catch, ...]") -> dict[str, Value] | None:
        """Return values by slot; `None` where a slot caught two, or the wrong name.

        Who acts is named as they are: "Jana hraje" is Jana, though "Jana" is also
        what becomes of Jan where something is done to him.
        """
        slots: dict[str, Value] = {}
        for catch in catches:
            name = catch.name
            is_guess = name is not None and name.is_changed and catch.slot == "seat"
            if is_guess and name and name.spoken in self._own_names:
                return None
            if slots.setdefault(catch.slot, catch.value) != catch.value:
                return None
        return slots
