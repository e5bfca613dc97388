"""Play by voice: Enter opens the ears, answers are printed and spoken."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue

from companion import devices
from companion.core.errors import CompanionError
from companion.core.requests import (
    AskState,
    AskTurn,
    Faster,
    Louder,
    Quieter,
    Quit,
    Slower,
    Stop,
)
from companion.core.words import Listening, Phrase, Transcript
from companion.ears import Ears
from companion.hearing.recognizer import Heard, Recognizer
from companion.language.locale import Locale
from companion.lines import Lines
from companion.mouth import Mouth
from companion.session.answers import Meaning
from companion.speaking.synthesizer import SynthesizerLost
from companion.speaking.voice import Voice
from companion.table import Spoken, Table

USUAL_PACE = 165
"""Words a minute before anybody asks for another pace."""
STEP = 1.2
LOUDNESS_STEP, MOST_GAIN = 1.5, 8.0
"""How much louder or softer the voice gets at once, and at most."""
_CHECK = 0.5
"""Seconds after which Ctrl-C is noticed on systems that do not interrupt waiting."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A line was typed; `None` at the end of the lines."""

    line: str | None


@dataclass(frozen=True, slots=True)
class Fallen:
    """The companion has said everything."""


@dataclass(frozen=True, slots=True)
class Unsaid:
    """A sentence could not be spoken."""

    sentence: str
    error: CompanionError


@dataclass(frozen=True, slots=True)
class Unheard:
    """Nothing can be heard, now or any more."""

    error: CompanionError


Happening = Typed | Heard | Fallen | Unsaid | Unheard


@dataclass(frozen=True, slots=True)
class Senses:
    """Hold which senses are wanted, and how."""

    is_voiced: bool
    """Whether the companion speaks."""
    is_printed: bool = True
    """Whether what it speaks is printed too; it is where it cannot speak."""
    is_listening: bool = True
    """Whether the companion hears."""
    listening: Listening = "press"
    recognizer: Callable[[Locale], Recognizer] | None = None
    """Returns what hears a language, or raises why there is nothing that does."""


class Aloud:
    """Let people play by voice and by keyboard at once."""

    def __init__(
        self, table: Table, lines: Lines, say: Callable[[str], None], senses: Senses
    ) -> None:
        """Take the table, where lines come from and go to, and the senses."""
        self._table = table
        self._lines = lines
        self._print = say
        self._senses = senses
        self._happenings: SimpleQueue[Happening] = SimpleQueue()
        self._ears: Ears | None = None
        self._mouth: Mouth | None = None
        self._pace = float(USUAL_PACE)
        self.gain = 1.0
        """How loud the voice is, as a factor."""
        self._language = table.session.language
        if senses.is_voiced:
            put = self._happenings.put
            self._mouth = Mouth(
                Voice(),
                lambda: put(Fallen()),
                lambda sentence, error: put(Unsaid(sentence, error)),
            )

    def run(self) -> None:
        """Answer what is typed and heard, until somebody ends the sitting."""
        begins = not self._table.session.journal.entries
        self._answer(AskTurn() if begins else AskState())
        self._find_ears()
        if self._ears is not None and self._senses.listening == "press":
            self._tell(Phrase("table-press-enter", {}))
        threading.Thread(target=self._read, name="lines", daemon=True).start()
        while self._take(self._next()):
            pass
        if self._mouth is not None:
            self._mouth.wait()

    def end(self) -> None:
        """Say where the game stands, let go of devices and of the file."""
        if self._ears is not None:
            self._ears.close()
        if self._mouth is not None:
            self._mouth.close()
        self._print(self._table.farewell())

    def _read(self) -> None:
        for line in self._lines:
            self._happenings.put(Typed(line))
        self._happenings.put(Typed(None))

    def _next(self) -> Happening:
        while True:
            try:
                return self._happenings.get(timeout=_CHECK)
            except Empty:
                continue

    def _take(self, happening: Happening) -> bool:
        """Do what a happening asks for; return whether the sitting goes on."""
        match happening:
            case Typed(None):
                return False
            case Typed(str() as line) if not line.strip() and self._ears is not None:
                self._press(self._ears)
            case Typed(str() as line):
                self._hush()
                heard = Transcript(line) if line.strip() else AskTurn()
                return self._answer(heard)
            case Heard() as heard:
                words = Transcript(heard.text, self._senses.listening)
                goes_on = self._answer(words)
                self._listen_again()
                return goes_on
            case Fallen():
                self._listen_again()
            case Unsaid(sentence, error):
                self._miss_voice(sentence, error)
            case Unheard(error):
                self._tell_fault(error)
        return True

    def _press(self, ears: Ears) -> None:
        """End the utterance if somebody speaks; else be silent and listen."""
        if ears.are_open:
            ears.shut()
        else:
            self._hush()
            ears.open()

    def _listen_again(self) -> None:
        is_speaking = self._mouth is not None and self._mouth.is_speaking
        is_open = self._senses.listening != "press"
        if self._ears is not None and is_open and not is_speaking:
            self._ears.open()

    def _hush(self) -> None:
        if self._mouth is not None:
            self._mouth.cancel()

    def _answer(self, heard: Transcript | Meaning) -> bool:
        spoken = self._table.answer(heard)
        self._obey(spoken)
        self._say(*spoken.said)
        if self._table.session.language != self._language:
            self._language = self._table.session.language
            self._find_ears()
        return not isinstance(spoken.answer.meaning, Quit)

    def _obey(self, spoken: Spoken) -> None:
        """Do what was asked of the voice itself."""
        match spoken.answer.meaning:
            case Stop():
                self._hush()
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

    def _tell(self, phrase: Phrase) -> None:
        self._say(*self._table.sentences(phrase))

    def _say(self, *sentences: str) -> None:
        if self._senses.is_printed or self._mouth is None:
            for sentence in sentences:
                self._print(sentence)
        if self._mouth is not None:
            self._mouth.say(sentences, self._table.locale.profile.voices)

    def _miss_voice(self, sentence: str, error: CompanionError) -> None:
        """Print what was not spoken; a voice that cannot be mended is given up."""
        is_news = self._mouth is not None
        if not isinstance(error, SynthesizerLost):
            self._mouth = None
        if is_news:
            self._tell_fault(error)
        if not self._senses.is_printed:
            self._print(sentence)

    def _tell_fault(self, error: CompanionError) -> None:
        for sentence in devices.told(self._table, error):
            self._print(sentence)

    def _find_ears(self) -> None:
        """Listen in the language of the table, or say why that cannot be."""
        if self._ears is not None:
            self._ears.close()
            self._ears = None
        find = self._senses.recognizer
        if find is None or not self._senses.is_listening:
            return
        locale, seats = self._table.locale, self._table.session.seats
        try:
            recognizer = find(locale)
        except CompanionError as error:
            self._tell_fault(error)
            return
        put = self._happenings.put
        self._ears = Ears(
            recognizer,
            lambda: devices.words(locale, seats),
            put,
            lambda error: put(Unheard(error)),
        )
        self._listen_again()
