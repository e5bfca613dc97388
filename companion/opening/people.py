"""Take the names of the people at a table, one by one or all at once."""

from collections.abc import Iterable, Mapping

from companion.company import Said
from companion.core.facts import Seat
from companion.core.words import Phrase
from companion.language.understanding.folding import fold
from companion.opening.letters import name_of
from companion.opening.spelling import Speller
from companion.opening.talk import Back, Talk
from companion.opening.words import number_of
from companion.seating import Refused, checked

_LONGEST = 3
"""Words that one name is heard as at most."""
_TRIES = 3
"""How often a name is asked that is not understood, before a number takes its place."""


class People:
    """Ask who plays until there are as many as there should be."""

    def __init__(self, talk: Talk) -> None:
        """Take the conversation."""
        self._talk = talk
        self._speller = Speller(talk)
        self._names: list[str] = []
        self._wanted: int | None = None
        self._is_single = False
        """Whether names come one at a time."""

    def forget(self) -> None:
        """Forget all names: they are told anew."""
        self._names, self._wanted, self._is_single = [], None, False

    def told(self) -> tuple[str, ...]:
        """Return the names, in table order, as they are told.

        Raises: what `Talk.answer` raises.
        """
        while True:
            try:
                said = self._talk.answer("players")
            except Back:
                if not self._names:
                    raise
                self._names.pop()
                self._ask_next()
                continue
            if self._takes(said):
                return tuple(self._names)

    def name(self, said: Said, text: str) -> str | None:
        """Return a new name that was told in a change; `None`: it is not understood."""
        if self._speller.is_spelled(said, text):
            spelled = self._talk.words.alphabet.spelled(text)
            return None if spelled is None else name_of(spelled.letters) or None
        known = self._talk.names.nominative(text)
        if known is not None and fold(known) != fold(text):
            return known
        if not said.is_heard:
            return text.strip() or None
        found = self._talk.names.heard((text,))
        return found[0] if len(found) == 1 else self._chosen(found)

    def _takes(self, said: Said) -> bool:
        """Take an answer; return whether all names are told."""
        talk = self._talk
        count = self._count(said)
        if self._talk.scene.last() and talk.is_said("same", said):
            self._names = list(self._talk.scene.last())
            return True
        if talk.is_said("unnamed", said):
            return self._number(count)
        if count is not None and not self._names:
            return self._want(count)
        if self._names and talk.is_said("done", said):
            return self._is_enough()
        if talk.is_said("spell", said) or self._speller.is_spelled(said, said.text):
            self._add(self._speller.name(said))
            return self._goes_on()
        listed = self._listed(said)
        if not listed:
            self._talk.miss(said)
            return False
        return self._add_all(said, listed)

    def _listed(self, said: Said) -> tuple[str, ...]:
        """Return the names in an answer: what is a sentence of the game holds none."""
        if self._talk.requests(said):
            return ()
        if self._talk.is_of_the_game(said, ()):
            return ()
        return self._talk.start.listed(said.text)

    def _add_all(self, said: Said, listed: tuple[str, ...]) -> bool:
        if not said.is_heard and not self._is_single:
            self._names = list(self._unparted(listed))
            return True
        parts = self._parts(listed) if said.is_heard else listed
        if said.is_heard and self._is_chatter(parts):
            self._talk.miss(said)
            return False
        is_whole = not self._names and len(parts) >= self._talk.players[0]
        self._is_single = True
        for part in parts:
            self._add(self._understood(said, part))
        return (is_whole and self._wanted in (None, len(parts))) or self._goes_on()

    def _is_chatter(self, parts: tuple[str, ...]) -> bool:
        """Return whether words are too many for names, of which none is there."""
        words = [word for part in parts for word in part.split()]
        return len(words) > _LONGEST and not any(map(self._talk.names.is_name, parts))

    def _parts(self, listed: tuple[str, ...]) -> tuple[str, ...]:
        """Return the names in what was heard; a whole list is known by its sound."""
        names = self._talk.names
        parts = tuple(part for text in listed for part in names.parts(text.split()))
        known = sum(map(names.is_name, parts))
        if self._names or known == len(parts):
            return parts
        counts: Iterable[int] = (self._wanted,) if self._wanted else ()
        if not self._wanted and 2 * known >= len(parts):
            counts = self._talk.players
        return names.several(" ".join(listed), counts) or parts

    def _unparted(self, listed: tuple[str, ...]) -> tuple[str, ...]:
        """Return names that were typed without commas, where they are as many."""
        words = tuple(listed[0].split()) if len(listed) == 1 else ()
        return words if len(words) in self._talk.players else listed

    def _understood(self, said: Said, part: str) -> str:
        """Return a name that was told; one that is not clear is asked again."""
        for _ in range(_TRIES):
            found = self._found(said, part)
            if len(found) == 1:
                return found[0]
            number = len(self._names) + 1
            asked = Phrase("opening-name-unheard", {"number": number})
            if found:
                asked = Phrase("opening-which-name", {"names": found})
            self._talk.ask(asked)
            said = self._talk.answer("name")
            if self._speller.is_spelled(said, said.text):
                return self._speller.name(said)
            if self._talk.agreement(said) is None:
                part = self._meant(said, found)
        numbered = self._seat(len(self._names) + 1)
        self._talk.say("opening-numbered", name=numbered)
        return numbered

    def _found(self, said: Said, part: str) -> tuple[str, ...]:
        """Return the names that a text may be."""
        if not said.is_heard:
            return (part,)
        is_alone = fold(part) == fold(said.text)
        readings = (part, *said.readings) if is_alone else (part,)
        return self._talk.names.heard(readings)

    def _meant(self, said: Said, found: tuple[str, ...]) -> str:
        """Return the name that an answer means: one of the asked ones, or another."""
        for asked in self._talk.requests(said):
            number = getattr(asked, "number", None)
            if isinstance(number, int) and 1 <= number <= len(found):
                return found[number - 1]
        listed = self._talk.start.listed(said.text)
        return listed[0] if listed else said.text

    def _chosen(self, found: tuple[str, ...]) -> str | None:
        if not found:
            return None
        self._talk.ask(Phrase("opening-which-name", {"names": found}))
        said = self._talk.answer("name")
        names = self._found(said, self._meant(said, found))
        return names[0] if len(names) == 1 else None

    def _add(self, name: str) -> None:
        """Take a name, where it can be one and nobody else has it."""
        seat = checked(name)
        if isinstance(seat, Refused):
            self._talk.tell(seat.phrase)
            return
        for other in self._names:
            if fold(other) == fold(seat):
                self._talk.say("table-name-twice", name=seat, other=other)
                return
        self._names.append(seat)

    def _goes_on(self) -> bool:
        """Return whether all names are told; else ask for the next one."""
        most = self._wanted or self._talk.players[-1]
        if len(self._names) >= most:
            return True
        self._ask_next()
        return False

    def _count(self, said: Said) -> int | None:
        for kind in ("count", "unnamed"):
            for found in self._talk.words.found(kind, said.text):
                if "number" in found:
                    return number_of(self._talk.locale, found["number"])
        if self._names:
            return None
        return self._talk.nearest(said, self._counts())

    def _counts(self) -> Mapping[str, int]:
        """Return the ways to say how many people play."""
        word, counts = self._talk.locale.profile.numbers.word, self._talk.players
        return {
            way: count
            for count in counts
            for way in self._talk.words.ways("count", {"number": (word(count),)})
        }

    def _want(self, count: int) -> bool:
        if self._is_possible(count):
            self._wanted, self._is_single = count, True
            self._talk.ask(Phrase("opening-first-name", {"count": count}))
        return False

    def _number(self, count: int | None) -> bool:
        """Give numbers in place of names; how many, is asked where it is not told."""
        count = count or self._wanted
        while count is None:
            self._talk.ask(Phrase("opening-ask-count", {}))
            count = self._count(self._talk.answer("players"))
        if not self._is_possible(count):
            return False
        self._names = [self._seat(number + 1) for number in range(count)]
        return True

    def _seat(self, number: int) -> Seat:
        phrase = Phrase("opening-seat", {"number": number})
        return Seat(self._talk.locale.messages.sentence(phrase))

    def _is_enough(self) -> bool:
        return self._is_possible(len(self._names))

    def _is_possible(self, count: int) -> bool:
        players = self._talk.players
        if count in players:
            return True
        least, most = players[0], players[-1]
        self._talk.say("table-players-count", count=count, least=least, most=most)
        return False

    def ask(self) -> None:
        """Ask who plays; the same people as last time are offered."""
        self.forget()
        asked = [Phrase("table-ask-players", {})]
        last = self._talk.scene.last()
        if len(last) in self._talk.players:
            asked.append(Phrase("opening-same", {"seats": last}))
        self._talk.ask(*asked)

    def _ask_next(self) -> None:
        if not self._names:
            self.ask()
            return
        message = "opening-next-name" if self._wanted else "opening-next-or-done"
        self._talk.ask(Phrase(message, {"name": self._names[-1]}))
