"""The questions before a game: which language, who plays, in which order."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from companion.core.facts import Announcement, Request, Seat
from companion.core.requests import No, Yes
from companion.core.words import Argument, Phrase
from companion.documents import read
from companion.language.locale import Locale, languages
from companion.language.understanding.folding import fold
from companion.lines import Lines
from companion.resources import resource
from companion.seating import Refused, in_words, seated
from companion.shapes import shaped

_LIST = re.compile(r"\s*[,;/]\s*")
_EDGES = " .!?:\"'«»„“”"


class Ended(Exception):
    """The lines have ended before the questions were answered."""


@dataclass(frozen=True, slots=True)
class Start:
    """Hold how one language is offered, and how its speakers list names."""

    offer: str
    names: tuple[str, ...]
    conjunctions: tuple[str, ...]
    leads: tuple[str, ...]
    refusals: tuple[str, ...]
    voice: tuple[str, ...]
    text: tuple[str, ...]
    both: tuple[str, ...]

    def listed(self, line: str) -> tuple[str, ...]:
        """Return the names in a line, without the words around them."""
        parts = [part.strip(_EDGES) for part in _LIST.split(_unquoted(line))]
        if len(parts) > 1 and fold(parts[0]) in self.refusals:
            parts = parts[1:]
        if len(parts) > 1 and not parts[-1]:
            parts = parts[:-1]
        parts[0] = _without(parts[0], (*self.refusals, *self.leads))
        return tuple(name for part in parts for name in self._joined(part))

    def _joined(self, part: str) -> Iterator[str]:
        names: list[list[str]] = [[]]
        for word in part.split():
            if fold(word) in self.conjunctions:
                names.append([])
            else:
                names[-1].append(word)
        if not part:
            yield ""
        yield from (" ".join(words) for words in names if words)


def starts() -> dict[str, Start]:
    """Return how each language is offered and chosen."""
    home = resource("locales")
    return {
        language: _start(home / language / "common" / "start.yaml")
        for language in languages()
    }


class LanguageWanted(Exception):
    """Somebody asks for another language before the game has begun."""

    def __init__(self, language: str) -> None:
        """Keep the language."""
        super().__init__(language)
        self.language = language


def language_of(line: str) -> str | None:
    """Return the language a line chooses; `None` where it chooses none."""
    for language, start in starts().items():
        if fold(line) in start.names:
            return language
    return None


def choose_language(lines: Lines, say: Callable[[str], None], default: str) -> str:
    """Ask which language is spoken, until one is; names are left for later.

    An empty line takes the default.

    Raises:
        Ended: where there are no more lines.
    """
    offered = starts()
    while True:
        for start in sorted(
            offered.values(), key=lambda one: one is not offered[default]
        ):
            say(start.offer)
        line = lines.next()
        if line is None:
            raise Ended
        language = language_of(line)
        if language is not None:
            return language
        if len(offered[default].listed(line)) > 1:
            lines.put_back(line)
            return default
        if not fold(line):
            return default


class Opening:
    """Ask in one language until there are players."""

    def __init__(
        self, locale: Locale, players: range, lines: Lines, say: Callable[[str], None]
    ) -> None:
        """Take the words, how many can play, and where lines come from and go."""
        self._locale = locale
        self._players = players
        self._lines = lines
        self._say_line = say
        self._start = starts()[locale.profile.code]

    def say(self, message: str, **arguments: Argument) -> None:
        """Say one of the table's own sentences."""
        self.tell(Phrase(f"table-{message}", arguments))

    def agree(self) -> bool | None:
        """Take the answer to a question; `None` where it is no answer.

        Raises:
            Ended: where there are no more lines.
        """
        line = self._next()
        match self._answer(line):
            case Yes():
                return True
            case No():
                return False
        self._lines.put_back(line)
        return None

    def insist_on_yes(self) -> bool:
        """Ask until there is a yes or a no; who names a language or people says no.

        Raises:
            Ended: where there are no more lines.
        """
        while (is_wanted := self.agree()) is None:
            line = self._next()
            if language_of(line) or len(self._start.listed(line)) > 2:
                self._lines.put_back(line)
                return False
            self.say("yes-or-no")
        return is_wanted

    def seats(self) -> tuple[Seat, ...]:
        """Ask who plays, read the names back, and change them until they are right.

        Raises:
            Ended: where there are no more lines.
        """
        self.say("ask-players")
        seats = self._told()
        self.say("players-read-back", seats=seats)
        self.say("players-change")
        while (changed := self._changed(seats)) is not None:
            seats = changed
            self.say("players-read-back", seats=seats)
        return seats

    def _told(self) -> tuple[Seat, ...]:
        while True:
            line = self._named()
            if self._locale.understanding(()).readings(line):
                self.say("ask-players")
                continue
            seats = self._checked(self._start.listed(line))
            if seats is not None:
                return seats

    def _checked(self, names: tuple[str, ...]) -> tuple[Seat, ...] | None:
        if len(names) == 1 and len(names[0].split()) in self._players:
            names = tuple(names[0].split())
        seats = seated(names, self._players, self._locale.is_taken)
        if isinstance(seats, Refused):
            self.tell(seats.phrase)
            return None
        return self._with_words(seats)

    def _with_words(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Offer words for digits; no answer takes them."""
        numbers = self._locale.profile.numbers
        offered = seated((in_words(seat, numbers) for seat in seats), self._players)
        if isinstance(offered, Refused) or offered == seats:
            return seats
        self.say("name-digits", seats=offered)
        return seats if self.agree() is False else offered

    def _changed(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...] | None:
        """Return other seats where the line asks for them; `None` where these stand."""
        line = self._named()
        match self._answer(line):
            case Yes():
                return None
            case No():
                self.say("players-again")
                return self._told()
        names = self._start.listed(line)
        known = {fold(seat): seat for seat in seats}
        swapped = [known[fold(name)] for name in names if fold(name) in known]
        if len(names) == 2 and len(set(swapped)) == 2:
            return _swapped(seats, swapped[0], swapped[1])
        if len(names) > 2 or (len(names) == len(seats) and not swapped):
            return self._checked(names) or seats
        if self._begins_play(line, seats):
            self._lines.put_back(line)
            return None
        self.say("yes-or-no")
        return seats

    def _begins_play(self, line: str, seats: tuple[Seat, ...]) -> bool:
        """Return whether a line is already about the game, so that the seats stand."""
        readings = self._locale.understanding(seats).readings(line)
        return any(isinstance(one, Announcement) for one in readings)

    def _answer(self, line: str) -> Request | None:
        readings = self._locale.understanding(()).readings(line)
        answers = [one for one in readings if isinstance(one, Yes | No)]
        return answers[0] if len(answers) == 1 else None

    def _named(self) -> str:
        """Return the next line, where it does not ask for another language."""
        line = self._next()
        language = language_of(line)
        if language is not None and language != self._locale.profile.code:
            raise LanguageWanted(language)
        return line

    def _next(self) -> str:
        line = self._lines.next()
        if line is None:
            raise Ended
        return line

    def tell(self, phrase: Phrase) -> None:
        """Say a sentence."""
        self._say_line(self._locale.messages.sentence(phrase))


def _start(file: Path) -> Start:
    written: Start = shaped(read(file), Start)
    folded: dict[str, Any] = {
        one.name: tuple(map(fold, getattr(written, one.name)))
        for one in fields(Start)
        if one.name != "offer"
    }
    return replace(written, **folded)


def _unquoted(line: str) -> str:
    """Return what follows a colon: "Joueurs : Alice, Bruno, Chloé"."""
    return line.split(":", 1)[1] if ":" in line else line


def _without(part: str, leads: tuple[str, ...]) -> str:
    for lead in sorted(leads, key=len, reverse=True):
        if fold(part).startswith(f"{lead} "):
            return " ".join(part.split()[len(lead.split()) :])
    return part


def _swapped(seats: tuple[Seat, ...], one: Seat, other: Seat) -> tuple[Seat, ...]:
    places = {one: other, other: one}
    return tuple(places.get(seat, seat) for seat in seats)
