"""Take the names of the people at a table, one by one or all at once."""

from companion.company import Said
from companion.core.facts import Seat
from companion.core.words import Phrase
from companion.language.understanding.folding import fold
from companion.opening.letters import Spoken, name_of
from companion.opening.talk import Back, Talk
from companion.opening.words import number_of
from companion.seating import Refused, checked

_TRIES = 3
"""How often a name is asked that is not understood, before a number takes its place."""


class People:
    """Ask who plays until there are as many as there should be."""

    def __init__(self, talk: Talk) -> None:
        """Take the conversation."""
        self._talk = talk
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
        alphabet = self._talk.words.alphabet
        spelled = alphabet.spelled(text) if self._is_spelled(said, text) else None
        if spelled is not None:
            return name_of(spelled.letters) or None
        if not said.is_heard:
            return text.strip() or None
        found = self._talk.names.heard((text,))
        return found[0] if len(found) == 1 else self._chosen(found)

    def _takes(self, said: Said) -> bool:
        """Take an answer; return whether all names are told."""
        words = self._talk.words
        count = self._count(said)
        if words.is_said("same", said.text) and self._talk.scene.last():
            self._names = list(self._talk.scene.last())
            return True
        if words.is_said("unnamed", said.text):
            return self._number(count)
        if count is not None and not self._names:
            return self._want(count)
        if words.is_said("done", said.text) and self._names:
            return self._is_enough()
        if words.is_said("spell", said.text) or self._is_spelled(said, said.text):
            self._add(self._spelled(said))
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
        names = self._talk.names
        parts = [
            part
            for text in listed
            for part in (names.parts(text.split()) if said.is_heard else (text,))
        ]
        is_whole = not self._names and len(parts) >= self._talk.players[0]
        self._is_single = True
        for part in parts:
            self._add(self._understood(said, part))
        return (is_whole and self._wanted in (None, len(parts))) or self._goes_on()

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
            if self._is_spelled(said, said.text):
                return self._spelled(said)
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

    def _is_spelled(self, said: Said, text: str) -> bool:
        """Return whether a text is letters; typed ones are announced as such."""
        alphabet = self._talk.words.alphabet
        if self._talk.names.is_name(text) and not alphabet.is_announced(text):
            return False
        spelled = alphabet.spelled(text)
        if spelled is None or not spelled.letters:
            return False
        return alphabet.is_announced(text) or (
            said.is_heard and len(spelled.letters) > 1
        )

    def _spelled(self, said: Said) -> str:
        """Return a name letter by letter, until it is said to be complete."""
        alphabet = self._talk.words.alphabet
        so_far = alphabet.spelled(said.text) or Spoken("", is_done=False)
        if not so_far.letters:
            self._talk.ask(Phrase("opening-spell", {}))
        while not so_far.is_done or not so_far.letters:
            if so_far.letters:
                letters = _apart(so_far.letters)
                self._talk.ask(Phrase("opening-letters", {"letters": letters}))
            said = self._letters_said(so_far)
            more = alphabet.spelled(said.text, so_far.letters)
            if more is not None:
                so_far = more
            elif self._talk.agreement(said) or self._talk.words.is_said(
                "done", said.text
            ):
                break
            else:
                self._talk.miss(said)
        name, letters = name_of(so_far.letters), _apart(so_far.letters)
        self._talk.say("opening-spelled", name=name, letters=letters)
        return name

    def _letters_said(self, so_far: Spoken) -> Said:
        """Return the next letters; "undo" takes back the last one."""
        try:
            return self._talk.answer("letters")
        except Back:
            if not so_far.letters:
                raise
            return Said(self._talk.words.alphabet.backs[0])

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
        return None

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


def _apart(letters: str) -> str:
    return ", ".join(letters.upper())
