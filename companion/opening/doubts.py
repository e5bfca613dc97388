"""Names that sound like another one, or like a word of the game."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path

from companion.company import Said
from companion.core.facts import Seat
from companion.core.words import Phrase
from companion.language.firstnames import short_forms
from companion.language.locale import Locale
from companion.language.understanding.folding import fold
from companion.opening.people import People
from companion.opening.roster import Roster
from companion.opening.sentences import doubtful
from companion.opening.talk import Again, Talk
from companion.seating import Refused, checked, seated

_ALIKE, _APART = 0.2, 0.3
"""The share of their sounds by which two names differ that are taken for each other,
and by which a nickname that is proposed differs from every name."""
_SHORTEST_WORD, _SHORTEST_NAME = 4, 3
"""Letters; shorter words of the game are small ones that never stand for a name."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """Hold a name that will be misheard, and what it is taken for."""

    name: Seat
    other: str
    """Another name, or a word of the game."""
    kind: str
    """`alike`, `like-word`, or `taken`, which cannot be kept."""


class Doubts:
    """Propose nicknames, once for each doubt; who wants to keep a name keeps it."""

    def __init__(self, talk: Talk, people: People) -> None:
        """Take the conversation, and what understands new names."""
        self._talk = talk
        self._people = people
        self._settled: set[tuple[str, str]] = set()
        self._sounds: dict[tuple[str, str], Mapping[tuple[str, ...], str]] = {}

    def settled(self, roster: Roster, least: int) -> Iterator[Roster]:
        """Yield the people with each nickname on which they agree.

        A word that is nobody's name is left out where at least so many people stay. A
        doubt in which the language is changed is put again.

        Raises: what `Talk.answer` raises.
        """
        while (doubt := next(self._doubts(roster), None)) is not None:
            pair = doubt.name, doubt.other
            self._settled.add(pair)
            try:
                changed = self._asked(doubt, roster, least)
            except Again:
                self._settled.discard(pair)
                raise
            if changed is not None:
                roster = changed
                yield roster

    def _doubts(self, roster: Roster) -> Iterator[Doubt]:
        for doubt in self._all(roster):
            if (doubt.name, doubt.other) not in self._settled or doubt.kind == "taken":
                yield doubt

    def _all(self, roster: Roster) -> Iterator[Doubt]:
        names = self._talk.names
        for seat in roster.seats:
            if self._talk.locale.is_taken(seat):
                yield Doubt(seat, "", "taken")
        for one, other in combinations(roster.seats, 2):
            if names.unlikeness(*_parted(one, other)) <= _ALIKE:
                yield Doubt(other, one, "alike")
        for seat in roster.seats:
            word = self._word_like(seat)
            if word is not None:
                yield Doubt(seat, word, "like-word")

    def _asked(self, doubt: Doubt, roster: Roster, least: int) -> Roster | None:
        """Return the people with another name, or told anew; `None`: they stay.

        "No" to what cannot be kept means that it is nobody's name.
        """
        name, nickname = self._proposed(doubt, roster)
        other = doubt.other if name == doubt.name else doubt.name
        told = {"name": name, "other": other, "nickname": nickname}
        self._talk.ask(Phrase(f"opening-{doubt.kind}", told))
        while True:
            said = self._talk.answer("nickname")
            is_wanted = self._talk.agreement(said)
            if is_wanted and nickname is not None:
                return roster.renamed(name, nickname)
            anew = self._anew(said)
            if anew is not None:
                return anew
            is_kept = is_wanted is False or self._talk.is_said("keep", said)
            if is_kept and doubt.kind != "taken":
                return None
            is_spare = doubt.kind == "taken" and len(roster.seats) > least
            if is_spare and (is_wanted is False or self._is_nobody(said, roster)):
                return roster.without(name)
            if is_wanted or is_kept:
                self._talk.ask(
                    Phrase("opening-which-other", {**told, "kind": doubt.kind})
                )
                nickname = None
                continue
            taken = self._named(said, roster) if is_wanted is None else None
            if taken is not None:
                return roster.renamed(name, taken)
            self._talk.miss(said)

    def _is_nobody(self, said: Said, roster: Roster) -> bool:
        """Return whether a word is said to be no name, or who is here is named."""
        others = set(map(fold, roster.seats))
        listed = self._talk.start.listed(said.text)
        is_removed = self._talk.words.is_said("remove", said.text)
        is_known = others.issuperset(map(fold, listed))
        return is_removed or is_known or self._talk.is_said("nobody", said)

    def _anew(self, said: Said) -> Roster | None:
        """Return the people, where an answer names them all anew."""
        listed = self._talk.start.listed(said.text)
        if len(listed) < self._talk.players[0] or doubtful(self._talk, listed):
            return None
        names = [self._people.name(said, text) for text in listed]
        # A name that is not understood is refused like one that is empty.
        seats = seated([name or "" for name in names], self._talk.players)
        return None if isinstance(seats, Refused) else Roster(seats)

    def _named(self, said: Said, roster: Roster) -> Seat | None:
        """Return the name that somebody would rather have."""
        listed = self._talk.start.listed(said.text)
        if len(listed) != 1 or self._talk.requests(said):
            return None
        if not said.is_heard and doubtful(self._talk, listed) is not None:
            return None
        name = self._people.name(said, listed[0])
        seat = checked(name) if name is not None else None
        if seat is None or isinstance(seat, Refused):
            return None
        return None if fold(seat) in map(fold, roster.seats) else seat

    def _proposed(self, doubt: Doubt, roster: Roster) -> tuple[Seat, Seat | None]:
        """Return whose nickname is proposed, and which; `None` where none fits."""
        whose = [doubt.name]
        if doubt.kind == "alike":
            whose.append(Seat(doubt.other))
        for seat in whose:
            others = [one for one in roster.seats if one != seat]
            for form in nicknames(self._talk.locale, seat):
                if self._fits(form, others):
                    return seat, Seat(form)
        return doubt.name, None

    def _fits(self, form: str, others: list[Seat]) -> bool:
        names = self._talk.names
        is_apart = all(names.unlikeness(form, other) > _APART for other in others)
        is_free = not self._talk.locale.is_taken(form)
        return is_apart and is_free and self._word_like(form) is None

    def _word_like(self, name: str) -> str | None:
        """Return a word of the game that sounds like a name; `None` for none."""
        if len(fold(name)) < _SHORTEST_NAME:
            return None
        locale = self._talk.locale
        key = self._talk.language, self._talk.game
        if key not in self._sounds:
            self._sounds[key] = _sounds(locale)
        return self._sounds[key].get(locale.ears().pronunciation.phones(name.lower()))


def nicknames(locale: Locale, name: str) -> tuple[str, ...]:
    """Return what else somebody of a name is called, at home or elsewhere."""
    homes = sorted(file.parent for file in locale.folder.parent.glob("*/language.yaml"))
    homes.sort(key=lambda home: home != locale.folder)
    found = (form for home in homes for form in _forms(home).get(fold(name), ()))
    return tuple(dict.fromkeys(found))


@cache
def _forms(home: Path) -> Mapping[str, tuple[str, ...]]:
    return short_forms(home)


def _parted(one: str, other: str) -> tuple[str, str]:
    """Return two names without the words that they share: "Jean Paul", "Jean Luc"."""
    shared = set(fold(one).split()) & set(fold(other).split())
    rests = [
        " ".join(word for word in name.split() if fold(word) not in shared)
        for name in (one, other)
    ]
    return (rests[0], rests[1]) if all(rests) else (one, other)


def _sounds(locale: Locale) -> Mapping[tuple[str, ...], str]:
    """Return the words of a game by their sounds; it takes half a second."""
    ears = locale.ears()
    long_ones = (w for w in locale.grammar.candidates.words if len(w) >= _SHORTEST_WORD)
    return {ears.pronunciation.phones(word): word for word in sorted(long_ones)}
