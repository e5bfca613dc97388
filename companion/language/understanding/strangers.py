"""People who are not at a table: nobody who is here is taken for them."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields
from functools import cached_property
from typing import TYPE_CHECKING

from companion.core.facts import Announcement, Fact
from companion.core.guesses import Guess
from companion.language.understanding.candidates import Names
from companion.language.understanding.folding import fold

if TYPE_CHECKING:
    from companion.language.sounds.ears import Ears

_SLIP = 0.3
"""The share of its sounds by which a name may differ that was only misheard."""
_SHORTEST = 3
"""Letters; shorter names are small words as well."""


class Strangers:
    """Know common first names, and who of these is not at the table."""

    def __init__(
        self,
        listed: Callable[[], frozenset[str]],
        names: Names,
        words: Callable[[], Iterable[str]],
        ears: "Callable[[], Ears]",
    ) -> None:
        """Take what returns all names, words that are no names, and the sounds.

        They are asked for when words are heard that are not clear.
        """
        self._listed = listed
        self._names = names
        self._words = words
        self._read = ears

    def kept(self, text: str, guesses: tuple[Guess, ...]) -> tuple[Guess, ...]:
        """Return the guesses that take nobody here for somebody who is clearly named.

        A name that sounds nearly like that of a player was only misheard. What somebody
        else does is announced by nobody.
        """
        folded = fold(text)
        named = [word for word in folded.split() if word in self._away]
        if not named:
            return guesses
        said = {name.seat for name in self._names.within(folded).spoken}
        seats = {name.seat for name in self._names.spoken}
        near = {
            seat
            for seat in seats - said
            for name in named
            if self._unlikeness(name, fold(seat)) <= _SLIP
        }
        wrong = seats - said - near
        is_actor = folded.split()[0] in self._away and not near
        return tuple(
            one
            for one in guesses
            if wrong.isdisjoint(_texts(one.meaning))
            and not (is_actor and isinstance(one.meaning, Announcement))
        )

    @cached_property
    def _away(self) -> frozenset[str]:
        """Return the names of people who are not here."""
        here = self._names.words | frozenset(self._words())
        return frozenset(n for n in self._listed() - here if len(n) >= _SHORTEST)

    def _unlikeness(self, one: str, other: str) -> float:
        # Only here: numpy takes longer to import than the first prompt may wait.
        from companion.language.sounds.nearest import unlikeness  # noqa: PLC0415

        return unlikeness(self._ears, one, other)

    @cached_property
    def _ears(self) -> "Ears":
        return self._read()


def _texts(meaning: Fact) -> Iterator[str]:
    """Yield the texts in the fields of an announcement or a request."""
    for field in fields(meaning):
        value = getattr(meaning, field.name)
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, str):
                yield one
