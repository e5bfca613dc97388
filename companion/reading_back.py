"""The command `companion replay`: read an evening back, and rule it again."""

import argparse
import importlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion import record
from companion.core.words import Argument, Phrase
from companion.evening import Wish, language_for
from companion.language.locale import Locale
from companion.record import Resumed
from companion.retelling import Told, retold
from companion.session.replaying import JournalError
from companion.sitting.mending import reader
from companion.titles import title

if TYPE_CHECKING:
    from companion.speech import Speaker

Say = Callable[[str], None]
MARK = "> "
"""Stands before what people said."""


@dataclass
class Verdict:
    """Count what was ruled again, and note where it came out otherwise."""

    steps: int = 0
    first_other: int | None = None
    """The first step that is ruled otherwise now."""
    is_whole: bool = True
    """Whether every step could be ruled again."""


def run(given: argparse.Namespace, wish: Wish, say: Say, note: Say) -> int:
    """Read an evening back; return 1 where these rules rule it otherwise.

    Raises:
        CompanionError: where the file cannot be read.
    """
    kept = reader(given.file, wish.clock)
    status = 0
    for number, _ in kept.headers():
        waiting = record.resumed(kept, number)
        verdict = Verdict()
        speaker = _speaker(waiting, wish) if given.voice else None
        for line in lines(waiting, wish, verdict):
            say(line)
            if speaker is not None and not line.startswith(MARK):
                speaker.speak(line)
        if speaker is not None:
            speaker.close()
        told = judged(waiting, wish, verdict)
        (say if verdict.first_other is None else note)(told)
        status = max(status, int(verdict.first_other is not None))
    return status


def lines(waiting: Resumed, wish: Wish, verdict: Verdict) -> Iterator[str]:
    """Yield the lines of a game in its language, and fill in the verdict."""
    locale = locale_of(waiting, wish)
    yield _sentence(
        locale,
        "begins",
        game=title(
            wish.locales, wish.settings, locale.profile.code, waiting.header.game
        ),
        seats=waiting.header.seats,
    )
    try:
        for told in retold(waiting, locale.messages):
            verdict.steps += 1
            if not told.is_same and verdict.first_other is None:
                verdict.first_other = told.number
            yield from _step(told, locale)
    except JournalError as error:
        verdict.first_other = verdict.first_other or error.number
        verdict.is_whole = False


def locale_of(waiting: Resumed, wish: Wish) -> Locale:
    """Return the words of a game in its language, or in the one that was asked for."""
    return wish.locales.locale(language_for(wish, waiting), waiting.game)


def judged(waiting: Resumed, wish: Wish, verdict: Verdict) -> str:
    """Return the sentence that says whether everything came out the same."""
    locale = locale_of(waiting, wish)
    if verdict.first_other is None:
        return _sentence(locale, "same", count=verdict.steps)
    state = "otherwise" if verdict.is_whole else "refused"
    return _sentence(locale, "otherwise", number=verdict.first_other, state=state)


def _step(told: Told, locale: Locale) -> Iterator[str]:
    time = told.at.strftime("%H:%M")
    heard = told.step.heard or _sentence(locale, "unheard")
    yield f"{MARK}{told.number}, {time}, {heard}"
    yield from told.said
    if told.is_left:
        yield _sentence(locale, "taken-back")


def _sentence(locale: Locale, message: str, **arguments: Argument) -> str:
    return locale.messages.sentence(Phrase(f"evening-{message}", arguments))


def _speaker(waiting: Resumed, wish: Wish) -> "Speaker":
    # Only here: sound takes long to load, and is wanted with --voice only.
    speech = importlib.import_module("companion.speech")
    speaker: Speaker = speech.Speaker(locale_of(waiting, wish).profile.voices)
    return speaker
