"""What an examination finds: a sentence, what was measured, and what helps."""

import sys
from dataclasses import dataclass
from typing import Literal

from companion.core.words import Argument, Phrase

State = Literal["ok", "note", "warning", "fault"]
"""Whether all is well, something may be wanted later, is poor, or does not work."""
System = Literal["linux", "macos", "windows"]
SYSTEMS: tuple[System, ...] = ("linux", "macos", "windows")
_REMEDY = "remedy"
"""The attribute of a message that says what helps."""


@dataclass(frozen=True, slots=True)
class Measure:
    """Hold one value that was measured."""

    name: str
    value: float
    unit: str
    """As programs read it: dBFS, dB, s, MB, words."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Say how it stands with one thing that was examined."""

    subject: str
    state: State
    told: Phrase
    remedy: Phrase | None = None
    """What helps, where the sentence does not say it itself."""
    measured: tuple[Measure, ...] = ()
    language: str | None = None
    """The language that it concerns; `None` where it concerns all."""

    @property
    def is_to_mend(self) -> bool:
        """Return whether it keeps this table from playing as it should."""
        return self.state in ("warning", "fault")


def found(subject: str, state: State, outcome: str = "", **said: Argument) -> Finding:
    """Return what was found, told by the message `check-<subject>-<outcome>`.

    Where it is not well, the same message says what helps.
    """
    parts = ("check", subject, outcome)
    told = Phrase("-".join(filter(None, parts)), {"system": system(), **said})
    remedy = None if state == "ok" else Phrase(told.id, told.arguments, _REMEDY)
    return Finding(subject, state, told, remedy)


def noted(topic: str, of: System | None = None) -> Phrase:
    """Return what is to be known of a topic on a system: that of this machine."""
    return Phrase(f"notes-{topic}", {"system": of or system()})


def system() -> System:
    """Return which kind of system this machine has."""
    match sys.platform:
        case "win32":
            return "windows"
        case "darwin":
            return "macos"
        case _:
            return "linux"
