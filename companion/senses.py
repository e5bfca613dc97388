"""Choose between keyboard and voice: what there is, and what is wanted."""

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from companion import devices, recognizers
from companion.aloud import Aloud
from companion.checking.start import at_start
from companion.config import General, Voice
from companion.core.errors import CompanionError
from companion.core.requests import Speaking
from companion.core.words import Phrase
from companion.folders import data_folder, made
from companion.hall import Hall
from companion.hearing.microphone import MicrophoneMissing
from companion.keyboard import Keyboard
from companion.language.understanding.folding import fold
from companion.lines import Lines
from companion.manners import remembered
from companion.opening import Ended, Start, starts
from companion.outputs import outputs
from companion.sensing import Senses
from companion.sound import SoundLibraryMissing
from companion.speaking.loudspeaker import LoudspeakerMissing, LoudspeakerUnknown
from companion.table import Table
from companion.typed import Play

CHOICE = "voice"
"""The file in which the answer is kept."""
MANNERS = "manners.json"
"""The file in which it is kept how fast and how loud the voice is."""


@dataclass(frozen=True, slots=True)
class Shell:
    """Hold a table and where its lines come from and go to."""

    table: Table
    lines: Lines
    say: Callable[[str], None]
    hall: Hall | None = None
    """Where the table was set up; what hears there goes on hearing."""

    def aloud(self, general: General) -> Aloud:
        """Return play by voice, as somebody has asked for it; what is amiss is said."""
        self._tell_amiss(general)
        return self._aloud(general, general.voice, is_listening=True)

    def _aloud(self, general: General, speaking: Voice, *, is_listening: bool) -> Aloud:
        kept = data_folder() / MANNERS
        started = partial(recognizers.started, general=general)
        senses = Senses(
            is_voiced=speaking != "text",
            is_printed=speaking != "voice",
            is_listening=is_listening,
            recognizer=started if self.hall is None else self.hall.recognizer,
            several=partial(recognizers.started_for, general=general),
            microphone=general.microphone,
            tail=general.tail / 1000,
            outputs=outputs(general),
            manners=remembered(kept, has_signals=general.signals),
            keep=keep,
            hears=general.hears,
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
        can_speak = not any(map(_is_mute, lacking))
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
        self._tell_amiss(general)
        mouths = self._mouths(general) if can_speak else "text"
        return self._aloud(general, mouths, is_listening=can_hear)

    def _tell_amiss(self, general: General) -> None:
        for finding in at_start(general):
            told = filter(None, (finding.told, finding.remedy))
            self.say(" ".join(self._said(*told)))

    def _mouths(self, general: General) -> Speaking:
        """Return who speaks; it is asked at the first start and remembered."""
        if general.voice != "ask":
            return general.voice
        start = starts()[self.table.locale.profile.code]
        kept = data_folder() / CHOICE
        remembered = answered(start, _written(kept))
        if remembered is not None:
            return remembered
        while True:
            for sentence in self._said(Phrase("table-ask-voice", {})):
                self.say(sentence)
            line = self.lines.next()
            if line is None:
                raise Ended
            answer = answered(start, line)
            if answer is not None:
                keep(answer)
                return answer

    def _said(self, *phrases: Phrase) -> tuple[str, ...]:
        return self.table.sentences(*phrases)


def hall(general: General, lines: Keyboard, say: Callable[[str], None]) -> Hall:
    """Return where people set a table up by voice; close it before they play."""
    manners = remembered(data_folder() / MANNERS, has_signals=general.signals)
    return Hall(general, lines, say, outputs(general), manners)


def is_spoken(general: General) -> bool:
    """Return whether the companion speaks, as far as somebody has chosen already."""
    return (_written(data_folder() / CHOICE) or general.voice) in ("voice", "both")


def has_chosen(general: General) -> bool:
    """Return whether it is settled who speaks."""
    kept = _written(data_folder() / CHOICE)
    is_kept = any(answered(start, kept) for start in starts().values())
    return general.voice != "ask" or is_kept


OF_PLUGS = MicrophoneMissing | LoudspeakerMissing


def _is_mute(error: CompanionError) -> bool:
    """Return whether nothing can be spoken; for an unknown name another one serves."""
    if isinstance(error, LoudspeakerUnknown):
        return False
    return isinstance(error, SoundLibraryMissing | LoudspeakerMissing)


def keep(answer: Speaking) -> None:
    """Remember who speaks; where that cannot be, it is asked again the next time."""
    kept = data_folder() / CHOICE
    with contextlib.suppress(OSError):
        made(kept.parent)
        kept.write_text(answer, "utf-8")


def _written(kept: Path) -> str:
    """Return what a file holds; nothing where there is none, or none to be read."""
    try:
        return kept.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


def answered(start: Start, line: str) -> Speaking | None:
    """Return who is to speak; `None` where a line does not say it."""
    folded = fold(line)
    if folded == "voice" or folded in start.voice:
        return "voice"
    if folded == "text" or folded in start.text:
        return "text"
    if folded == "both" or folded in start.both:
        return "both"
    return None
