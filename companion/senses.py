"""Choose between keyboard and voice: what there is, and what is wanted."""

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Literal

from companion import devices, recognizers
from companion.aloud import Aloud, Senses
from companion.config import General
from companion.core.words import Phrase
from companion.folders import data_folder, made
from companion.hearing.microphone import MicrophoneMissing
from companion.language.understanding.folding import fold
from companion.lines import Lines
from companion.opening import Ended, Start, starts
from companion.sound import SoundLibraryMissing
from companion.speaking.loudspeaker import LoudspeakerMissing
from companion.table import Table
from companion.typed import Play

Mouths = Literal["voice", "text", "both"]
"""Who speaks: the companion, the screen reader, or both."""
CHOICE = "voice"
"""The file in which the answer is kept."""


@dataclass(frozen=True, slots=True)
class Shell:
    """Hold a table and where its lines come from and go to."""

    table: Table
    lines: Lines
    say: Callable[[str], None]

    def aloud(self, general: General) -> Aloud:
        """Return play by voice, as somebody has asked for it."""
        senses = Senses(
            is_voiced=general.voice != "text",
            is_printed=general.voice != "voice",
            recognizer=partial(recognizers.started, general=general),
            microphone=general.microphone,
            tail=general.tail / 1000,
        )
        return Aloud(self.table, self.lines, self.say, senses)

    def fitting(self, general: General, *, is_terminal: bool) -> Aloud | Play:
        """Return play by all that this machine has; what it lacks is said.

        Raises:
            Ended: where there are no more lines.
        """
        by_keyboard = Play(self.table, self.lines, self.say)
        if general.voice == "text":
            return by_keyboard
        lacking = tuple(devices.absent(self.table.locale, general))
        can_speak = not any(isinstance(error, OF_SPEAKING) for error in lacking)
        # A microphone may be plugged in later.
        can_hear = all(isinstance(error, OF_PLUGS) for error in lacking)
        is_deaf = any(isinstance(error, MicrophoneMissing) for error in lacking)
        is_aloud = is_terminal and (can_speak or (can_hear and not is_deaf))
        for error in lacking:
            # Ears tell themselves of a microphone that they look for.
            is_told = is_aloud and can_hear and isinstance(error, MicrophoneMissing)
            for sentence in () if is_told else devices.told(self.table, error):
                self.say(sentence)
        if not is_aloud:
            return by_keyboard
        mouths = self._mouths(general) if can_speak else "text"
        senses = Senses(
            is_voiced=mouths != "text",
            is_printed=mouths != "voice",
            is_listening=can_hear,
            recognizer=partial(recognizers.started, general=general),
            microphone=general.microphone,
            tail=general.tail / 1000,
        )
        return Aloud(self.table, self.lines, self.say, senses)

    def _mouths(self, general: General) -> Mouths:
        """Return who speaks; it is asked at the first start and remembered."""
        if general.voice != "ask":
            return general.voice
        start = starts()[self.table.locale.profile.code]
        kept = data_folder() / CHOICE
        remembered = _answer(start, _written(kept))
        if remembered is not None:
            return remembered
        while True:
            for sentence in self._said(Phrase("table-ask-voice", {})):
                self.say(sentence)
            line = self.lines.next()
            if line is None:
                raise Ended
            answer = _answer(start, line)
            if answer is not None:
                # Where it cannot be kept, it is asked again the next time.
                with contextlib.suppress(OSError):
                    made(kept.parent)
                    kept.write_text(answer, "utf-8")
                return answer

    def _said(self, phrase: Phrase) -> tuple[str, ...]:
        return self.table.sentences(phrase)


OF_SPEAKING = SoundLibraryMissing | LoudspeakerMissing
OF_PLUGS = MicrophoneMissing | LoudspeakerMissing


def _written(kept: Path) -> str:
    """Return what a file holds; nothing where there is none, or none to be read."""
    try:
        return kept.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


def _answer(start: Start, line: str) -> Mouths | None:
    folded = fold(line)
    if folded == "voice" or folded in start.voice:
        return "voice"
    if folded == "text" or folded in start.text:
        return "text"
    if folded == "both" or folded in start.both:
        return "both"
    return None
