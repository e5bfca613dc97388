"""Take the names of the people at a table, one by one or all at once."""

from collections.abc import Callable, Iterable

from companion.company import Said
from companion.core.facts import Seat
from companion.core.words import Phrase
from companion.language.understanding.folding import fold
from companion.opening.counting import count_told, counted, is_possible
from companion.opening.heard_names import HeardNames
from companion.opening.letters import name_of
from companion.opening.lists import begun, in_nominative, is_anew, is_played
from companion.opening.roster import Changed, Roster
from companion.opening.sentences import doubtful, is_chatter, is_sentence, unparted
from companion.opening.spelling import Speller
from companion.opening.talk import Back, Talk
from companion.seating import Refused, checked, seated


class People:
    """Ask who plays until there are as many as there should be."""

    def __init__(self, talk: Talk) -> None:
        """Take the conversation."""
        self._talk = talk
        self._speller = Speller(talk)
        self._heard = HeardNames(talk, self._speller)
        self._names: list[str] = []
        self._wanted: int | None = None
        self._is_single = False
        """Whether names come one at a time."""
        self._are_all = False
        """Whether all names are told."""
        self.first: Seat | None = None
        """Who begins, where it was told among the names."""
        self.changed: Callable[[Said, Roster], Changed | None] = lambda *_: None
        """Return the people after a change that was told in a sentence."""

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names so far, in table order."""
        return tuple(self._names)

    def forget(self) -> None:
        """Forget all names: they are told anew."""
        self._names, self._wanted, self._is_single = [], None, False
        self._are_all, self.first = False, None

    def go_on_after(self, names: tuple[str, ...]) -> None:
        """Go on after people who cannot sit down; who is only too few stays."""
        if isinstance(seated(names, range(1, self._talk.players[0])), Refused):
            self.forget()
        else:
            self.go_on(names)

    def go_on(self, names: Iterable[str]) -> None:
        """Go on with fewer people than can play: the others are told one by one."""
        self._names = list(names)
        self._are_all, self._is_single = False, True
        self._ask_next()

    def told(self) -> tuple[str, ...]:
        """Return the names, in table order, as they are told.

        Raises: what `Talk.answer` raises.
        """
        while not self._are_all:
            try:
                said = self._talk.answer("players")
            except Back:
                if not self._names:
                    raise
                self._names.pop()
                self._ask_next()
                continue
            self._are_all = self._takes(said)
        return self.names

    def numbered(self, said: Said) -> tuple[str, ...]:
        """Return names of places, where an answer wants them in place of all names."""
        if not self._talk.is_said("unnamed", said):
            return ()
        count = self._count(said) or len(self._talk.named())
        return self.names if self._number(count) else ()

    def name(self, said: Said, text: str) -> str | None:
        """Return a new name that was told in a change; `None`: it is not understood."""
        if self._speller.is_spelled(said, text):
            spelled = self._talk.words.alphabet.spelled(text)
            return None if spelled is None else name_of(spelled.letters) or None
        known = self._talk.names.nominative(text)
        if known is not None and fold(known) != fold(text):
            return known
        if not said.is_heard:
            is_name = doubtful(self._talk, (text,)) is None
            return text.strip() or None if is_name else None
        return self._heard.chosen(said, text)

    def _takes(self, said: Said) -> bool:
        """Take an answer; return whether all names are told."""
        talk = self._talk
        count = self._count(said)
        if self._talk.scene.last() and talk.is_said("same", said):
            self._names = list(self._talk.scene.last())
            return True
        if talk.is_said("unnamed", said):
            return self._number(count)
        if count is not None:
            return self._recount(count) if self._names else self._want(count)
        if self._names and talk.is_said("done", said):
            return is_possible(self._talk, len(self._names))
        if talk.is_said("spell", said) or self._speller.is_spelled(said, said.text):
            self._add(self._speller.name(said))
            self._is_single = True
            return self._goes_on()
        if self._is_change(said):
            return False
        listed = self._listed(said)
        if len(listed) == 1 and self._talk.names.is_name(listed[0]):
            self._is_single = True
        if not listed:
            self._talk.miss(said)
            return False
        return self._add_all(said, listed)

    def _listed(self, said: Said) -> tuple[str, ...]:
        """Return the names in an answer: what is a sentence of the game holds none."""
        if self._talk.requests(said):
            return ()
        listed, first = begun(self._talk, self._talk.start.listed(said.text))
        if first is None and is_played(self._talk, said, listed):
            return ()
        if not said.is_heard:
            listed = self._undoubted(said, listed)
        if first in listed:
            self.first = first
        return listed

    def _undoubted(self, said: Said, listed: tuple[str, ...]) -> tuple[str, ...]:
        """Return the names in what was typed; what looks like none is asked about."""
        while (doubt := doubtful(self._talk, listed)) is not None:
            is_name = self._is_insisted(said, doubt)
            if is_name:
                break
            others = tuple(one for one in listed if one != doubt)
            listed = () if is_name is None else others
        return listed

    def _is_insisted(self, said: Said, doubt: str) -> bool | None:
        """Return whether a name is one that looks like words of a sentence.

        `None` where that is not answered: something else is said then.
        """
        if is_sentence(self._talk, said.text):
            return None
        self._talk.say("opening-doubt", name=doubt)
        answer = self._talk.answer("name")
        is_name = self._talk.agreement(answer)
        if is_name is None and self._talk.is_said("nobody", answer):
            return False
        if is_name is None:
            self._talk.company.put_back(answer)
        return is_name

    def _is_change(self, said: Said) -> bool:
        """Make the change that a sentence tells among the names so far, if it does."""
        seats = tuple(map(Seat, self._names))
        changed = self.changed(said, Roster(seats, self.first)) if seats else None
        if changed is None:
            return False
        if changed.fault is not None:
            self._talk.tell(changed.fault)
        self._names, self.first = list(changed.roster.seats), changed.roster.first
        if self._names and changed.fault is None:
            count = len(self._names)
            self._talk.say("opening-so-far", count=count, seats=self.names)
        self._ask_next()
        return True

    def _add_all(self, said: Said, listed: tuple[str, ...]) -> bool:
        if not said.is_heard and not self._is_single:
            names = unparted(self._talk, listed)
            self._names = list(in_nominative(self._talk, names))
            return True
        parts = self._parts(listed) if said.is_heard else listed
        if said.is_heard and is_chatter(self._talk, parts):
            self._talk.miss(said)
            return False
        if is_anew(self._talk, self._names, parts):
            self._names = []
        elif self._names and len(parts) == 1 and self._talk.start.refuses(said.text):
            self._names.pop()
        is_whole = not self._names and len(parts) >= self._talk.players[0]
        self._is_single = True
        for part in parts:
            number = len(self._names) + 1
            name = self._heard.understood(said, part, number)
            self._add(name or self._unheard(number))
        return (is_whole and self._wanted in (None, len(parts))) or self._goes_on()

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
        return count_told(self._talk, said, is_heard=not self._names)

    def _recount(self, count: int) -> bool:
        """Take another count after some names; too many names are told."""
        if not is_possible(self._talk, count):
            return False
        self._wanted, self._is_single = count, True
        if len(self._names) > count:
            self._talk.ask(counted(self.names))
            return False
        return self._goes_on()

    def _want(self, count: int) -> bool:
        if is_possible(self._talk, count):
            self._wanted, self._is_single = count, True
            self._talk.ask(Phrase("opening-first-name", {"count": count}))
        return False

    def _number(self, count: int | None) -> bool:
        """Give numbers in place of names; how many, is asked where it is not told."""
        count = count or self._wanted
        while count is None:
            self._talk.ask(Phrase("opening-ask-count", {}))
            count = self._count(self._talk.answer("players"))
        if not is_possible(self._talk, count):
            return False
        self._names = [self._seat(number + 1) for number in range(count)]
        return True

    def _unheard(self, number: int) -> Seat:
        """Return the number of a place whose name is not understood, and say so."""
        numbered = self._seat(number)
        self._talk.say("opening-numbered", name=numbered)
        return numbered

    def _seat(self, number: int) -> Seat:
        phrase = Phrase("opening-seat", {"number": number})
        return Seat(self._talk.locale.messages.sentence(phrase))

    def ask_on(self) -> None:
        """Go on where the language or the game was changed among names: they stay."""
        if self._names and not self._are_all:
            self._talk.say("opening-so-far", count=len(self._names), seats=self.names)
        if not self._are_all:
            self._ask_next()

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
