"""Tell the table what it is to know: printed, spoken, or both."""

from collections.abc import Callable
from dataclasses import dataclass

from companion import devices
from companion.core.errors import CompanionError
from companion.core.requests import Faster, Louder, Quieter, Slower, Stop
from companion.mouth import Mouth
from companion.session.answers import Meaning
from companion.speaking.loudspeaker import LoudspeakerLost, LoudspeakerMissing
from companion.speaking.synthesizer import SynthesizerLost
from companion.table import Table

USUAL_PACE = 165
"""Words a minute before anybody asks for another pace."""
STEP = 1.2
MENDABLE = SynthesizerLost | LoudspeakerLost | LoudspeakerMissing
"""Faults after which the voice may work again: it is started or plugged in anew."""
LOUDNESS_STEP, MOST_GAIN = 1.5, 8.0
"""How much louder or softer the voice gets at once, and at most."""


@dataclass(frozen=True, slots=True)
class Telling:
    """Hold where lines are printed, and whether spoken ones are printed too."""

    table: Table
    show: Callable[[str], None]
    is_printed: bool = True
    """They are where they cannot be spoken."""


class Teller:
    """Print and speak to the table."""

    def __init__(self, telling: Telling, mouth: Mouth | None) -> None:
        """Take where lines go, and what speaks, if anything does."""
        self._telling = telling
        self._mouth = mouth
        self._pace = float(USUAL_PACE)
        self.gain = 1.0
        """How loud the voice is, as a factor."""
        self._missed: set[type[CompanionError]] = set()
        """Faults of the voice that the table knows of."""
        self._has_missed = False
        """Whether something could not be said since the voice fell silent."""

    @property
    def is_pausing(self) -> bool:
        """Return whether a text is being spoken, and waits with the ears open."""
        return self._mouth is not None and self._mouth.is_pausing

    def say(self, *sentences: str, has_gaps: bool = False) -> None:
        """Say sentences; long texts may have gaps in which the ears are open."""
        if self._telling.is_printed or self._mouth is None:
            self.show(*sentences)
        self._speak(sentences, has_gaps=has_gaps)

    def show(self, *sentences: str) -> None:
        """Print sentences, and do not speak them."""
        for sentence in sentences:
            self._telling.show(sentence)

    def tell_fault(self, error: CompanionError) -> None:
        """Print a fault and speak it: who does not look must know as well."""
        sentences = devices.told(self._telling.table, error)
        self.show(*sentences)
        self._speak(sentences)

    def miss_voice(self, sentence: str, error: CompanionError) -> None:
        """Print what was not spoken; a voice that cannot be mended is given up."""
        is_news = self._mouth is not None and type(error) not in self._missed
        self._missed.add(type(error))
        self._has_missed = True
        if not isinstance(error, MENDABLE):
            self._mouth = None
        if is_news:
            self.show(*devices.told(self._telling.table, error))
        if not self._telling.is_printed:
            self.show(sentence)

    def fall_silent(self) -> None:
        """Note that all was said; a voice that failed and works again may fail anew."""
        if not self._has_missed:
            self._missed.clear()
        self._has_missed = False

    def obey(self, meaning: Meaning | None) -> None:
        """Do what was asked of the voice itself."""
        match meaning:
            case Stop():
                self.hush()
            case Faster():
                self._pace *= STEP
            case Slower():
                self._pace /= STEP
            case Louder():
                self.gain = min(self.gain * LOUDNESS_STEP, MOST_GAIN)
            case Quieter():
                self.gain = max(self.gain / LOUDNESS_STEP, 1 / MOST_GAIN)
            case _:
                return
        if self._mouth is not None:
            self._mouth.voice.words_per_minute = round(self._pace)
            self._mouth.voice.gain = self.gain

    def hush(self) -> None:
        """Be silent at once."""
        if self._mouth is not None:
            self._mouth.cancel()

    def watch(self) -> None:
        """Put right what has gone wrong with the voice."""
        if self._mouth is not None:
            self._mouth.watch()

    def wait(self) -> None:
        """Return when everything is said."""
        if self._mouth is not None:
            self._mouth.wait()

    def close(self) -> None:
        """Speak no more."""
        if self._mouth is not None:
            self._mouth.close()

    def _speak(self, sentences: tuple[str, ...], *, has_gaps: bool = False) -> None:
        if self._mouth is not None:
            voices = self._telling.table.locale.profile.voices
            self._mouth.say(sentences, voices, has_gaps=has_gaps)
