"""People who answer from a script, typed, heard, or spoken for a recognizer."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from companion.company import Awaited, Said
from companion.config import load
from companion.core.facts import Seat
from companion.language.locale import languages
from companion.opening import Ended, Scene, Settled, Setup
from companion.resources import resource
from companion.table import Locales

LOCALES = Locales()


@dataclass(frozen=True)
class Known:
    """Hold what is known before anybody is asked."""

    language: str | None
    game: str = "shamans"
    is_game_asked: bool = False
    people: tuple[str, ...] = ()
    last: tuple[str, ...] = ()

    def scene(self) -> Scene:
        """Return it as the set-up takes it."""
        return Scene(
            load([resource("config.yaml")], languages()),
            LOCALES,
            self.language,
            self.game,
            self.is_game_asked,
            known=lambda: tuple(map(Seat, self.people)),
            last=lambda: tuple(map(Seat, self.last)),
        )


class Script:
    """Answer with one line after the other, and note what is said to it."""

    def __init__(
        self, answers: Iterator[Said], note: Callable[[str], None], *, is_spoken: bool
    ) -> None:
        self.is_spoken_to = is_spoken
        self._answers = answers
        self._note = note
        self._back: list[Said] = []

    def say(self, sentence: str, voices: tuple[str, ...]) -> None:  # noqa: ARG002
        """Note a sentence."""
        self._note(sentence)

    def next(self, awaited: Awaited) -> Said | None:  # noqa: ARG002
        """Return the next answer of the script."""
        if self._back:
            return self._back.pop()
        return next(self._answers, None)

    def miss(self) -> None:
        """Note the signal."""
        self._note("(unclear)")

    def put_back(self, said: Said) -> None:
        """Let the next question have it."""
        self._back.append(said)


def set_up(
    known: Known,
    answers: Iterator[Said],
    note: Callable[[str], None],
    *,
    is_spoken: bool = False,
) -> Settled | None:
    """Return what people agree on who answer like that; `None` where they stop."""
    script = Script(answers, note, is_spoken=is_spoken)
    try:
        return Setup(known.scene(), script).settled()
    except Ended:
        return None


def typed(
    language: str, *lines: str, **known: object
) -> tuple[Settled | None, list[str]]:
    """Return what lines that are typed agree on, and what is said."""
    return answered(language, [Said(line) for line in lines], **known)


def heard(
    language: str, *lines: str, **known: object
) -> tuple[Settled | None, list[str]]:
    """Return the same of words that are heard; `|` parts readings."""
    said = []
    for line in lines:
        text, *others = (one.strip() for one in line.split("|"))
        said.append(Said(text, is_heard=True, readings=tuple(others)))
    return answered(language, said, **known)


def answered(
    language: str, said: list[Said], **known: object
) -> tuple[Settled | None, list[str]]:
    """Return what some answers agree on, and what is said."""
    noted: list[str] = []
    before = Known(language, **known)  # type: ignore[arg-type]
    return set_up(before, iter(said), noted.append), noted
