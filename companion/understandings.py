"""Understand the people at one table, in one language or in several."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from companion.core.facts import Seat
from companion.core.guesses import Guess
from companion.language.locale import Locale
from companion.language.understanding.exact import Understanding
from companion.session.answers import Meaning

if TYPE_CHECKING:
    from companion.language.understanding.learned import Meant


class Late:
    """Understand words; read the sentences of a language only when some are heard."""

    def __init__(
        self, locale: Locale, seats: tuple[Seat, ...], meant: "Meant | None"
    ) -> None:
        """Take the language, the people at the table, and what was learned."""
        self._locale = locale
        self._seats = seats
        self._meant = meant

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return the kinds of announcements and requests that can be said."""
        return self._understanding.kinds

    def readings(self, text: str) -> tuple[Meaning, ...]:
        """Return every meaning of a whole line; empty where it has none."""
        return self._understanding.readings(text)

    def guesses(
        self, text: str, unlikely: Mapping[str, float] | None = None
    ) -> tuple[Guess, ...]:
        """Return what a line may mean by its sound, the best guess first."""
        return self._understanding.guesses(text, unlikely)

    def parts(self, text: str) -> tuple[str, ...]:
        """Return the announcements in a line that holds several; else nothing."""
        return self._understanding.parts(text)

    def addressed(self, text: str) -> str | None:
        """Return what follows the address word; `None` where it was not said."""
        return self._understanding.addressed(text)

    def private(self, text: str) -> str | None:
        """Return what follows "in private"; `None` where it is not said."""
        return self._understanding.private(text)

    def is_courtesy(self, text: str) -> bool:
        """Return whether a line only thanks, agrees or asks to wait."""
        return self._understanding.is_courtesy(text)

    def is_beginning(self, text: str) -> bool:
        """Return whether sentences begin with these words and go on after them."""
        return self._understanding.is_beginning(text)

    def layers(self, message: str) -> tuple[str, ...]:
        """Return the layers that a text of the rulebook has behind its first one."""
        return self._locale.messages.layers(message)

    def prepare(self) -> None:
        """Read the sentences now."""
        self._understanding.prepare()

    @cached_property
    def _understanding(self) -> Understanding:
        return self._locale.understanding(self._seats, self._meant)


class Several:
    """Understand people who speak several languages, that of the table first."""

    def __init__(self, own: Late, others: tuple[Late, ...]) -> None:
        """Take the language of the table, and those that are heard as well."""
        self._own = own
        self._all = (own, *others)

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return the kinds of announcements and requests that can be said."""
        return self._own.kinds

    def readings(self, text: str) -> tuple[Meaning, ...]:
        """Return every meaning of a line in the first language in which it has one."""
        found = (one.readings(text) for one in self._all)
        return next(filter(None, found), ())

    def guesses(
        self, text: str, unlikely: Mapping[str, float] | None = None
    ) -> tuple[Guess, ...]:
        """Return what a line may mean by its sound, in the language of the table."""
        return self._own.guesses(text, unlikely)

    def parts(self, text: str) -> tuple[str, ...]:
        """Return the announcements in a line that holds several; else nothing."""
        return next(filter(None, (one.parts(text) for one in self._all)), ())

    def addressed(self, text: str) -> str | None:
        """Return what follows the address word; `None` where it was not said."""
        return _first(one.addressed(text) for one in self._all)

    def private(self, text: str) -> str | None:
        """Return what follows "in private"; `None` where it is not said."""
        return _first(one.private(text) for one in self._all)

    def is_courtesy(self, text: str) -> bool:
        """Return whether a line only thanks, agrees or asks to wait."""
        return any(one.is_courtesy(text) for one in self._all)

    def is_beginning(self, text: str) -> bool:
        """Return whether sentences begin with these words and go on after them."""
        return any(one.is_beginning(text) for one in self._all)

    def layers(self, message: str) -> tuple[str, ...]:
        """Return the layers that a text of the rulebook has behind its first one."""
        return self._own.layers(message)


def _first(found: Iterable[str | None]) -> str | None:
    return next((one for one in found if one is not None), None)
