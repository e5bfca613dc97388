"""Questions and commands that every game takes."""

from dataclasses import dataclass, field
from typing import Literal

from companion.core.facts import Request, Seat

Change = tuple[tuple[str, object], ...]
"""Changed fields by name, with values of the types of the changed fields."""


@dataclass(frozen=True, slots=True)
class AskTurn(Request):
    """Whose turn is it, and what is awaited?"""

    seat: Seat | None = None
    """Whose turn the table thinks it is; the answer is the same."""


@dataclass(frozen=True, slots=True)
class AskState(Request):
    """How do things stand?"""


@dataclass(frozen=True, slots=True)
class AskGist(Request):
    """How do things stand, in one sentence?"""


@dataclass(frozen=True, slots=True)
class AskScore(Request):
    """How many points?"""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class AskWinners(Request):
    """Who won on another evening? On the last one where no day is told."""

    day: str | None = None


@dataclass(frozen=True, slots=True)
class AskWins(Request):
    """How many games has somebody won, over all evenings, perhaps against another?"""

    seat: Seat | None = None
    other: Seat | None = None


@dataclass(frozen=True, slots=True)
class AskHistory(Request):
    """What were the last announcements?"""

    count: int | None = None


@dataclass(frozen=True, slots=True)
class AskPlayed(Request):
    """What has a player played in this round? The last play where no count is told."""

    seat: Seat | None = None
    count: int | None = None


@dataclass(frozen=True, slots=True)
class AskMeaning(Request):
    """What is this, and what does it do?"""

    subject: str | None = None


PLACES = ("tile", "board", "card", "objective")
"""Where stickers may be."""


@dataclass(frozen=True, slots=True)
class AskSticker(Request):
    """What does this sticker stand for?"""

    sticker: str | None = None
    place: str | None = None


@dataclass(frozen=True, slots=True)
class AskRule(Request):
    """What does the rulebook say on a topic? Without one: on what happens now."""

    topic: str | None = None


@dataclass(frozen=True, slots=True)
class AskWhy(Request):
    """Which rule is behind the last objection or event?"""


@dataclass(frozen=True, slots=True)
class AskOptions(Request):
    """What can be said now?"""


@dataclass(frozen=True, slots=True)
class AskSetup(Request):
    """How is the game set up for this many players? The first step."""


@dataclass(frozen=True, slots=True)
class Undo(Request):
    """Take back the last announcements."""

    count: int | None = None


@dataclass(frozen=True, slots=True)
class Redo(Request):
    """Bring back what was last taken back."""


@dataclass(frozen=True, slots=True)
class Insist(Request):
    """Record what was objected to: the physical table wins."""


@dataclass(frozen=True, slots=True)
class Yes(Request):
    """Agree to what was asked."""


@dataclass(frozen=True, slots=True)
class No(Request):
    """Refuse what was asked."""


@dataclass(frozen=True, slots=True)
class Choose(Request):
    """Take one of the numbered choices."""

    number: int | None = None


@dataclass(frozen=True, slots=True)
class Correct(Request):
    """Rule the last announcement again with some fields changed."""

    changes: Change = ()
    was: Change = field(default=(), compare=False)
    """What was wrong, if it was said: the last announcement that holds it is meant."""


@dataclass(frozen=True, slots=True)
class Repeat(Request):
    """Say the last answers again."""

    count: int | None = None


@dataclass(frozen=True, slots=True)
class Earlier(Request):
    """Say the message before the one that was said last."""


@dataclass(frozen=True, slots=True)
class Later(Request):
    """Say the message after the one that was said again."""


@dataclass(frozen=True, slots=True)
class Next(Request):
    """Go on to the next step of what is being told."""


@dataclass(frozen=True, slots=True)
class Stop(Request):
    """Be silent at once."""


@dataclass(frozen=True, slots=True)
class Help(Request):
    """Say how to speak to the companion."""


@dataclass(frozen=True, slots=True)
class Pause(Request):
    """Close the ears until `Resume`."""


@dataclass(frozen=True, slots=True)
class Resume(Request):
    """Open the ears again."""


@dataclass(frozen=True, slots=True)
class Listen(Request):
    """Take what is heard in another way: `press`, `open` or `called`."""

    listening: str | None = None


@dataclass(frozen=True, slots=True)
class Slower(Request):
    """Speak slower."""


@dataclass(frozen=True, slots=True)
class Faster(Request):
    """Speak faster."""


@dataclass(frozen=True, slots=True)
class Louder(Request):
    """Speak louder."""


@dataclass(frozen=True, slots=True)
class Quieter(Request):
    """Speak more softly."""


@dataclass(frozen=True, slots=True)
class SignalsOn(Request):
    """Let short sounds go before what is said."""


@dataclass(frozen=True, slots=True)
class SignalsOff(Request):
    """Make no sounds but the voice."""


@dataclass(frozen=True, slots=True)
class Speak(Request):
    """Let the companion speak, write, or both: `voice`, `text` or `both`."""

    mouth: str | None = None


@dataclass(frozen=True, slots=True)
class Privately(Request):
    """Answer what is asked next in the earphone alone."""


@dataclass(frozen=True, slots=True)
class Brief(Request):
    """Say as little as possible."""


@dataclass(frozen=True, slots=True)
class Normal(Request):
    """Say what is usual."""


@dataclass(frozen=True, slots=True)
class Coach(Request):
    """Explain what happens as well."""


@dataclass(frozen=True, slots=True)
class LevelFor(Request):
    """Say more or less of what concerns one player."""

    level: str | None = None
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Hears(Request):
    """Hear another language as well: some player speaks it."""

    language: str | None = None


@dataclass(frozen=True, slots=True)
class Language(Request):
    """Speak and hear another language."""

    language: str | None = None


@dataclass(frozen=True, slots=True)
class Quit(Request):
    """End the sitting."""


@dataclass(frozen=True, slots=True)
class Rematch(Request):
    """Play another game with the same players, once this one is over."""


@dataclass(frozen=True, slots=True)
class Fragment(Request):
    """Name a bare thing ("Chloé", "trois"): what it answers depends on the state."""

    values: Change = ()


Level = Literal["brief", "normal", "coach"]
"""How much is said unasked."""
Speaking = Literal["voice", "text", "both"]
"""Who speaks: the companion, the screen reader, or both."""
