"""Answers about the box that a game comes in."""

from dataclasses import dataclass

from companion.core.facts import Report


@dataclass(frozen=True, slots=True)
class NothingToLearn(Report):
    """Nothing of this game's box differs from others."""


@dataclass(frozen=True, slots=True)
class LessonBegun(Report):
    """The table is asked for its box; how to go on and how to stop."""


@dataclass(frozen=True, slots=True)
class LessonLeft(Report):
    """The table is not asked for its box any more; it can be taken up again."""


@dataclass(frozen=True, slots=True)
class LessonOver(Report):
    """The table has been asked for all that its box can tell."""


@dataclass(frozen=True, slots=True)
class NoLesson(Report):
    """Nobody has asked for anything about the box."""


@dataclass(frozen=True, slots=True)
class SortingLeft(Report):
    """Nothing is sorted any more."""


@dataclass(frozen=True, slots=True)
class BoxesReport(Report):
    """Which boxes are kept, and which one is in use."""

    boxes: tuple[str, ...]
    box: str


@dataclass(frozen=True, slots=True)
class BoxOverruled(Report):
    """The configuration says otherwise on something, and goes before the box."""


@dataclass(frozen=True, slots=True)
class BoxInUse(Report):
    """Another box is in use from now on."""

    box: str
    is_new: bool
    is_later: bool
    """Whether it counts from the next game on only."""


@dataclass(frozen=True, slots=True)
class BoxRenamed(Report):
    """A box has another name."""

    box: str


@dataclass(frozen=True, slots=True)
class BoxForgotten(Report):
    """Nothing is known of a box any more."""

    box: str


@dataclass(frozen=True, slots=True)
class NoSuchBox(Report):
    """No box has this name; those that are kept."""

    box: str
    boxes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BoxNameTaken(Report):
    """Another box has this name already, or it cannot be one."""

    box: str


@dataclass(frozen=True, slots=True)
class BoxesUnkept(Report):
    """Nothing of a box is kept here: what is told lasts for this game."""
