"""What the rules answer to an announcement."""

from dataclasses import dataclass

from companion.core.facts import Announcement, Event, Violation


@dataclass(frozen=True, slots=True)
class Accepted:
    """The announcement stands."""

    announcement: Announcement
    """What was announced, with every field the state settled filled in."""
    events: tuple[Event, ...]
    """What changed, in order; never empty."""


CORRECTION = "correction"
"""What is missing of a correction that says nothing: any of its fields."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Something is missing or ambiguous."""

    announcement: Announcement
    """What was announced, with what is known filled in."""
    missing: str
    """The name of the field that is missing, or `CORRECTION`."""
    choices: tuple[Announcement, ...] = ()
    """The possible meanings, where there are few."""
    faces: tuple[tuple[object, ...], ...] = ()
    """What chance gives where it settles the field: the shell throws one of each."""


@dataclass(frozen=True, slots=True)
class Objected:
    """A rule is broken."""

    violations: tuple[Violation, ...]
    """Never empty, gravest first."""
    if_insisted: Accepted | Asked | None = None
    """What is recorded, or still asked, where the table insists; `None`: nothing."""


Ruling = Accepted | Objected | Asked
