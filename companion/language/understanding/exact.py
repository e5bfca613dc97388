"""Understand what is clearly said: a whole line against all sentences there are."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from companion.core.facts import Announcement, Request
from companion.core.guesses import Guess
from companion.core.words import LONGEST_LINE
from companion.language.understanding.calling import Calling
from companion.language.understanding.candidates import Names
from companion.language.understanding.folding import MINUS, fold, spell_minus
from companion.language.understanding.grammar import Grammar
from companion.language.understanding.names import SpokenName
from companion.language.understanding.slots import slots
from companion.language.understanding.small_words import SmallWords
from companion.language.understanding.strangers import Strangers
from companion.language.understanding.unfinished import Beginnings

if TYPE_CHECKING:
    from companion.language.sounds.ears import Ears
    from companion.language.understanding.guessing import Guessing
    from companion.language.understanding.learned import Meant


class Understanding:
    """Understand the people at one table."""

    def __init__(
        self,
        grammar: Grammar,
        names: Iterable[SpokenName],
        small_words: SmallWords | None = None,
        ears: "Callable[[], Ears] | None" = None,
        meant: "Meant | None" = None,
    ) -> None:
        """Take what is said, and who at the table; `ears` are opened when needed.

        `meant` tells what was learned of values that are heard wrongly.
        """
        self.grammar = grammar
        self.strangers: Strangers | None = None
        """Tells who is not at the table; `None` where no names are known."""
        self.layers: Callable[[str], tuple[str, ...]] = lambda _: ()
        """Returns the layers that a text of the rulebook has behind its first one."""
        self._ears = ears
        self._meant = meant
        self._small_words = small_words or SmallWords()
        self.names = Names(tuple(names))
        spoken = self.names.spoken
        self._own_names = {one.spoken for one in spoken if not one.is_changed}
        self._beginnings = Beginnings(grammar, spoken)

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return the kinds of announcements and requests that can be said."""
        return tuple(self.grammar.glossary.heard)

    def readings(self, text: str) -> tuple[Announcement | Request, ...]:
        """Return every distinct meaning of a line; empty where it means nothing."""
        if len(text) > LONGEST_LINE:
            return ()
        folded = fold(self._signed(text))
        if not folded or len(folded) > LONGEST_LINE:
            return ()
        found = self._exact(folded)
        for shorter in () if found else self._small_words.stripped(folded):
            found = self._exact(shorter)
            if found:
                break
        return found

    def _signed(self, text: str) -> str:
        """Return text with its minus signs as words, in games that know such numbers.

        Where a name holds a number, a hyphen may belong to it.
        """
        spelt = spell_minus(text)
        if spelt == text or MINUS not in self.grammar.candidates.words:
            return text
        is_named = any(word.isdecimal() for word in self.names.words)
        return text if is_named else spelt

    def _exact(self, folded: str) -> tuple[Announcement | Request, ...]:
        found: dict[Announcement | Request, None] = {}
        for match in self.grammar.matcher.matches(folded, self.names):
            caught = slots(match.catches, self._own_names)
            if caught is not None:
                found[self.grammar.meaning(match.wordings, caught)] = None
        return tuple(found)

    def guesses(
        self, text: str, unlikely: Mapping[str, float] | None = None
    ) -> tuple[Guess, ...]:
        """Return what a line that has no clear meaning may mean by its sound.

        The best guess comes first; `unlikely` says which kinds of sentences cost more
        now, in sounds.
        """
        if len(text) > LONGEST_LINE or self._guessing is None:
            return ()
        found = self._guessing.guesses(self._signed(text), unlikely)
        return found if self.strangers is None else self.strangers.kept(text, found)

    @cached_property
    def _guessing(self) -> "Guessing | None":
        # Only here: numpy takes longer to import than the first prompt may wait.
        from companion.language.understanding.guessing import Guessing  # noqa: PLC0415

        if self._ears is None:
            return None
        names = self.names.spoken
        return Guessing(
            self.grammar, names, self._ears(), self._meant, self._small_words.fillers
        )

    @cached_property
    def _calling(self) -> Calling | None:
        return None if self._ears is None else Calling(self._ears())

    def parts(self, text: str) -> tuple[str, ...]:
        """Return the announcements in a line that holds several; else nothing."""
        if len(text) > LONGEST_LINE:
            return ()
        names = {name.spoken for name in self.names.spoken if not name.is_owner}
        return self._small_words.parts(text, self._is_announcement, names)

    def _is_announcement(self, text: str) -> bool:
        return any(isinstance(one, Announcement) for one in self.readings(text))

    def addressed(self, text: str) -> str | None:
        """Return what follows the address word; `None` where it was not said.

        What sounds like it counts: recognizers seldom know the word.
        """
        short = text[: LONGEST_LINE + 1]
        told = self._small_words.addressed(fold(short))
        if told is not None or self._calling is None:
            return told
        return self._calling.addressed(short, self._small_words.address)

    def private(self, text: str) -> str | None:
        """Return what follows "in private"; `None` where it is not said."""
        return self._small_words.private(fold(text[: LONGEST_LINE + 1]))

    def is_courtesy(self, text: str) -> bool:
        """Return whether a line only thanks, agrees or asks to wait."""
        return self._small_words.is_courtesy(fold(text[: LONGEST_LINE + 1]))

    def is_beginning(self, text: str) -> bool:
        """Return whether sentences begin with these words and go on after them.

        Fillers around them count for nothing.
        """
        folded = fold(text[: LONGEST_LINE + 1])
        if not folded or len(folded) > LONGEST_LINE:
            return False
        shorter = self._small_words.stripped(folded)
        return any(map(self._beginnings.begins, (folded, *shorter)))

    def prepare(self) -> None:
        """Do now what the first line would otherwise wait for."""
        for name in self.names.spoken[:1]:
            self.readings(name.spoken)
