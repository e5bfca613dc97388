"""What is said of plays that wait for a fact: several of them, or a wrong one."""

from dataclasses import dataclass

from companion.core.facts import Announcement, Fact, Report


@dataclass(frozen=True, slots=True)
class PlaysHeld(Report):
    """Several plays wait until the due fact is told, in this order."""

    plays: tuple[Announcement, ...]


@dataclass(frozen=True, slots=True)
class HeldRefused(Report):
    """A play that waited breaks a rule now; the objection follows."""

    play: Announcement


@dataclass(frozen=True, slots=True)
class HeldDropped(Report):
    """Plays that waited behind a refused one are to be said again."""

    plays: tuple[Fact, ...]
