"""Who sits where, and who begins, while a table is being set up."""

from dataclasses import dataclass, replace

from companion.core.facts import Seat
from companion.core.words import Phrase


@dataclass(frozen=True, slots=True)
class Roster:
    """Hold the people at a table, clockwise, and who begins if that is told."""

    seats: tuple[Seat, ...] = ()
    first: Seat | None = None

    def seated(self, seats: tuple[Seat, ...]) -> "Roster":
        """Return other people; who begins stays where they are still here."""
        return Roster(seats, self.first if self.first in seats else None)

    def begun_by(self, seat: Seat) -> "Roster":
        """Return the same people, of whom this one begins."""
        return replace(self, first=seat)

    def swapped(self, one: Seat, other: Seat) -> "Roster":
        """Return two people in each other's places."""
        places = {one: other, other: one}
        return self.seated(tuple(places.get(seat, seat) for seat in self.seats))

    def renamed(self, seat: Seat, name: Seat) -> "Roster":
        """Return the same places, one of them under another name."""
        seats = tuple(name if one == seat else one for one in self.seats)
        return Roster(seats, name if self.first == seat else self.first)

    def joined(self, name: Seat, beside: Seat | None, *, is_after: bool) -> "Roster":
        """Return somebody more, beside a player or at the end."""
        place = len(self.seats)
        if beside is not None:
            place = self.seats.index(beside) + is_after
        return replace(self, seats=(*self.seats[:place], name, *self.seats[place:]))

    def without(self, seat: Seat) -> "Roster":
        """Return the people without one of them."""
        return self.seated(tuple(one for one in self.seats if one != seat))


@dataclass(frozen=True, slots=True)
class Changed:
    """Hold a table after a change, or why it stays as it was."""

    roster: Roster
    fault: Phrase | None = None
    is_moved: bool = True
    """Whether other people sit there now, or in another order."""


@dataclass(frozen=True, slots=True)
class Settled:
    """Hold what the people at a table have agreed on."""

    language: str
    game: str
    seats: tuple[Seat, ...]
    first: Seat | None
    """Who begins the first round, if it is told."""
