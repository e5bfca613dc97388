"""What happens beside the table while people play by voice."""

from dataclasses import dataclass

from companion.core.errors import CompanionError


@dataclass(frozen=True, slots=True)
class Typed:
    """A line was typed; `None` at the end of the lines."""

    line: str | None
    has_cut: bool = False
    """Whether something was being said."""


@dataclass(frozen=True, slots=True)
class Words:
    """Somebody has spoken."""

    utterance: int
    """The number of the utterance, which is to be settled."""
    alternatives: tuple[str, ...]
    """What may have been said, best first; nothing where no words were heard."""
    is_purposeful: bool
    """Whether somebody has pressed the key for it."""
    is_clipped: bool = False
    """Whether its beginning may be missing."""
    pause: float | None = None
    """Seconds since the words before; `None` where there were none."""

    @property
    def text(self) -> str:
        """Return the best reading, or nothing."""
        return self.alternatives[0] if self.alternatives else ""


@dataclass(frozen=True, slots=True)
class Unclear:
    """Somebody has spoken, and it was lost."""


@dataclass(frozen=True, slots=True)
class Fallen:
    """The companion has said everything."""


@dataclass(frozen=True, slots=True)
class Unsaid:
    """A sentence could not be spoken."""

    sentence: str
    error: CompanionError
    is_private: bool = False
    """Whether it was for the earphone."""


@dataclass(frozen=True, slots=True)
class Untaught:
    """An explanation was cut short or left out: it is to come when it fits again."""

    lesson: str
    """The text of the rulebook, without the name of the game."""


@dataclass(frozen=True, slots=True)
class Faltered:
    """Something broke while a sentence was spoken; it is being said once more."""

    error: CompanionError


@dataclass(frozen=True, slots=True)
class Unheard:
    """Nothing can be heard, now or any more."""

    error: CompanionError


@dataclass(frozen=True, slots=True)
class Regained:
    """The microphone that was missing is open again."""


Happening = (
    Typed | Words | Unclear | Fallen | Unsaid | Untaught | Faltered | Unheard | Regained
)
