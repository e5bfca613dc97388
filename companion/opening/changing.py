"""What is changed of a table in one sentence: "swap Paul and Léa", "without Paul"."""

from collections.abc import Iterator, Mapping
from itertools import islice, permutations

from companion.company import Said
from companion.core.facts import Seat
from companion.core.words import Phrase
from companion.language.sounds.nearest import Nearest
from companion.language.understanding.folding import fold
from companion.language.understanding.names import in_words, spoken_names
from companion.opening.people import People
from companion.opening.roster import Changed, Roster
from companion.opening.sentences import CHANGES, doubtful
from companion.opening.talk import Talk
from companion.opening.wording import Found
from companion.seating import Refused, checked, seated

_MOST_WAYS = 40
"""Ways to say a change that are listened for by their sound."""


class Changes:
    """Understand sentences that change a table."""

    def __init__(self, talk: Talk, people: People) -> None:
        """Take the conversation, and what understands new names."""
        self._talk = talk
        self._people = people

    def made(self, said: Said, roster: Roster) -> Changed | None:
        """Return the table after a change; `None` where an answer changes nothing."""
        changed = self._whole(said, roster) or self.told(said, roster)
        if changed is not None:
            return self._possible(changed, roster)
        return self._sounding(said, roster) or self._listed(said, roster)

    def told(self, said: Said, roster: Roster) -> Changed | None:
        """Return the people after a change told in a sentence, however many they are.

        What can be done is meant, rather than what cannot.
        """
        refused: Changed | None = None
        for kind in CHANGES:
            for found in self._talk.words.found(kind, said.text):
                changed = self._made(kind, found, said, roster)
                if changed is not None and changed.fault is None:
                    return changed
                refused = refused or changed
        return refused

    def _sounding(self, said: Said, roster: Roster) -> Changed | None:
        """Return the table after a change that was heard, if one sounds like it."""
        if not said.is_heard:
            return None
        sentences: dict[str, tuple[str, Found]] = {}
        for kind in ("swap", "remove", "first"):
            for one, other in permutations(roster.seats, 2):
                found = {"one": one, "other": other}
                filled = {slot: (name,) for slot, name in found.items()}
                for way in islice(self._talk.words.ways(kind, filled), _MOST_WAYS):
                    sentences.setdefault(way, (kind, found))
        meant = self._talk.nearest(said, sentences)
        if meant is None:
            return None
        changed = self._made(*meant, Said(said.text), roster)
        return None if changed is None else self._possible(changed, roster)

    def unknown(self, said: Said, roster: Roster) -> Phrase | None:
        """Return that somebody is not at the table whom a change has named."""
        for kind in (*CHANGES, "bare"):
            for found in self._talk.words.found(kind, said.text):
                name = found.get("one") or found.get("new", "")
                is_here = self.who(said, name, roster) is not None
                if self._talk.names.is_name(name) and not is_here:
                    return Phrase("opening-no-such", {"name": name})
        return None

    def who(self, said: Said, text: str, roster: Roster) -> Seat | None:
        """Return the player of a name, a nickname or another form of it."""
        ways = self._ways(roster)
        found = ways.get(fold(text))
        is_unclear = found is None and said.is_heard and not self._talk.requests(said)
        if is_unclear and not self._is_stranger(text):
            found = Nearest(self._talk.names.ears, ways).heard((text,))
        return found

    def first(self, said: Said, roster: Roster) -> Seat | None:
        """Return who begins, where a name alone answers who does."""
        for found in self._talk.words.found("bare", said.text):
            seat = self.who(said, found["one"], roster)
            if seat is not None:
                return seat
        return None

    def _is_stranger(self, text: str) -> bool:
        """Return whether a text is clearly the name of somebody who is not here."""
        return self._talk.names.is_name(text)

    def _ways(self, roster: Roster) -> Mapping[str, Seat]:
        """Return the players by all they are called; what two share is nobody's."""
        locale = self._talk.locale
        seats = roster.seats
        forms = spoken_names(seats, locale.profile.endings, locale.nicknames)
        found: dict[str, Seat] = {}
        shared: set[str] = set()
        for one in (*forms, *in_words(seats, locale.profile.numbers)):
            if found.setdefault(one.spoken, one.seat) != one.seat and one.is_changed:
                shared.add(one.spoken)
        return {way: seat for way, seat in found.items() if way not in shared}

    def _made(
        self, kind: str, found: Found, said: Said, roster: Roster
    ) -> Changed | None:
        people = {
            slot: self.who(said, text, roster)
            for slot, text in found.items()
            if slot != "new"
        }
        if any(seat is None for seat in people.values()):
            return None
        one, other = people.get("one"), people.get("other")
        if kind == "swap" and one is not None and other is not None:
            return None if one == other else Changed(roster.swapped(one, other))
        if kind == "first" and one is not None:
            return Changed(roster.begun_by(one), is_moved=False)
        if kind == "remove" and one is not None:
            return Changed(roster.without(one))
        return self._renewed(kind, found["new"], said, roster, one)

    def _renewed(
        self, kind: str, text: str, said: Said, roster: Roster, one: Seat | None
    ) -> Changed | None:
        """Return a table with a new name, for somebody or for one more."""
        if kind != "replace" and self.who(said, text, roster) is not None:
            return None
        listed = self._talk.start.listed(text)
        if kind != "replace" and len(listed) > 1:
            return self._joined(kind, listed, said, roster, one)
        name = self._people.name(said, text)
        seat = None if name is None else checked(name)
        if seat is None:
            fault = Phrase("opening-name-unheard", {"number": 0})
            return Changed(roster, fault)
        if isinstance(seat, Refused):
            return Changed(roster, seat.phrase)
        if kind == "replace" and one is not None:
            return Changed(roster.renamed(one, seat))
        return Changed(roster.joined(seat, one, is_after=kind != "add-before"))

    def _joined(
        self,
        kind: str,
        listed: tuple[str, ...],
        said: Said,
        roster: Roster,
        one: Seat | None,
    ) -> Changed | None:
        """Return a table with several more, side by side: "add Zoe and Paul"."""
        # After somebody each takes the place beside them, so that the last comes first.
        is_after = kind == "add-after"
        changed: Changed | None = None
        for text in reversed(listed) if is_after else listed:
            changed = self._renewed(kind, text, Said(text, said.is_heard), roster, one)
            if changed is None or changed.fault is not None:
                return changed
            roster = changed.roster
        return changed

    def _listed(self, said: Said, roster: Roster) -> Changed | None:
        """Return a table where two are named to be swapped, or all are named anew."""
        names = self._names(said)
        known = [self.who(said, name, roster) for name in names]
        two = [seat for seat in known if seat is not None]
        if len(names) == 2 and len(set(two)) == 2:
            return Changed(roster.swapped(*two))
        if len(names) > 2 or (len(names) == len(roster.seats) and not two):
            seats = tuple(map(self._anew, names, known))
            return self._possible(Changed(roster.seated(seats)), roster)
        return None

    def _whole(self, said: Said, roster: Roster) -> Changed | None:
        """Return a table of people who are all named anew, by names that are known."""
        listed = self._talk.start.listed(said.text)
        if len(listed) < max(3, self._talk.players[0]):
            return None
        if said.is_heard:
            listed = tuple(self._talk.names.exact(one) or one for one in listed)
        known = [self.who(Said(one), one, roster) for one in listed]
        unknown = (one for one, seat in zip(listed, known, strict=True) if not seat)
        if not all(map(self._talk.names.is_name, unknown)):
            return None
        return Changed(roster.seated(tuple(map(self._anew, listed, known))))

    def _anew(self, name: str, known: Seat | None) -> Seat:
        """Return who is in a list of all: a name of its own is no nickname there."""
        is_own = self._talk.names.is_name(name) and fold(name) != fold(known or "")
        return Seat(name) if is_own or known is None else known

    def _names(self, said: Said) -> tuple[str, ...]:
        listed = self._talk.start.listed(said.text)
        if not said.is_heard:
            is_list = doubtful(self._talk, listed) is None
            return listed if is_list else ()
        return tuple(filter(None, self._heard(listed)))

    def _heard(self, listed: tuple[str, ...]) -> Iterator[str]:
        names = self._talk.names
        for text in listed:
            for part in names.parts(text.split()):
                found = names.heard((part,))
                yield found[0] if len(found) == 1 else part

    def _possible(self, changed: Changed, before: Roster) -> Changed:
        """Return a change, or the table as it was where these cannot sit down."""
        if changed.fault is not None:
            return Changed(before, changed.fault)
        seats = seated(changed.roster.seats, self._talk.players)
        if isinstance(seats, Refused):
            return Changed(before, seats.phrase)
        return changed
