"""Which senses the companion has this evening."""

from collections.abc import Callable
from dataclasses import dataclass, field

from companion.core.requests import Speaking
from companion.hearing.gate import TAIL
from companion.hearing.recognizer import Recognizer
from companion.language.locale import Locale
from companion.manners import Manners
from companion.outputs import Outputs


@dataclass(frozen=True, slots=True)
class Senses:
    """Hold which senses are wanted, and how."""

    is_voiced: bool
    """Whether the companion speaks."""
    is_printed: bool = True
    """Whether what it speaks is printed too; it is where it cannot speak."""
    is_listening: bool = True
    """Whether the companion hears."""
    recognizer: Callable[[Locale], Recognizer] | None = None
    """Returns what hears a language, or raises why there is nothing that does."""
    several: Callable[[tuple[Locale, ...]], tuple[Recognizer, ...]] | None = None
    """Returns what hears several languages, the first of them spoken at the table."""
    microphone: str | None = None
    """The name of the microphone; `None`: the usual one."""
    tail: float = TAIL
    """Seconds in which the companion's own voice may still be in the room."""
    outputs: Outputs = field(default_factory=Outputs)
    """Where the voice goes to."""
    manners: Manners = field(default_factory=Manners)
    """How fast and how loud it is."""
    keep: Callable[[Speaking], None] = lambda _: None
    """Remembers who speaks, where somebody changes it."""
    hears: tuple[str, ...] = ()
    """Languages that are heard beside the one that is spoken."""
