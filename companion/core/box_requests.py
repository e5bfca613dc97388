"""Questions and commands about the box that a game comes in."""

from dataclasses import dataclass

from companion.core.facts import Request


@dataclass(frozen=True, slots=True)
class LearnBox(Request):
    """Ask the table for what is printed and stuck on its box, one thing at a time."""


@dataclass(frozen=True, slots=True)
class AskBox(Request):
    """What is known of this box?"""


@dataclass(frozen=True, slots=True)
class AskBoxLacks(Request):
    """What is not known of this box yet?"""


@dataclass(frozen=True, slots=True)
class PassOver(Request):
    """Ask for the next thing: nobody knows this one."""


@dataclass(frozen=True, slots=True)
class LeaveLesson(Request):
    """Ask no more for now; what was told stays known."""


@dataclass(frozen=True, slots=True)
class ListBoxes(Request):
    """Which boxes are kept, and which of them is in use?"""


@dataclass(frozen=True, slots=True)
class UseBox(Request):
    """Play with another box; one that nobody has named before is new."""

    box: str | None = None


@dataclass(frozen=True, slots=True)
class RenameBox(Request):
    """Give the box in use another name."""

    box: str | None = None


@dataclass(frozen=True, slots=True)
class ForgetBox(Request):
    """Forget all that a box has told, after a yes."""

    box: str | None = None
