"""What can be announced in every game."""

from dataclasses import dataclass

from companion.core.facts import Announcement, Request, Seat


@dataclass(frozen=True, slots=True)
class SeatLeft(Announcement):
    """A player leaves the table and is passed over until they are back."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class SeatBack(Announcement):
    """A player who had left takes part again."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class EverybodyBack(Request):
    """All who have left take part again."""


@dataclass(frozen=True, slots=True)
class RoundVoid(Announcement):
    """The round that is not scored yet does not count."""
