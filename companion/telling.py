"""Tell the table what it is to know: printed, spoken, or both."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from companion import devices
from companion.core import requests
from companion.core.errors import CompanionError
from companion.core.facts import Request
from companion.core.words import Phrase
from companion.happenings import Unsaid
from companion.manners import Manners
from companion.mouth import MENDABLE, Mouth
from companion.rendering import ATTENTION, HEARD, UNCLEAR, signals
from companion.sayings import Saying
from companion.session.answers import Meaning
from companion.speaking.voice import VoiceMissing
from companion.table import Spoken, Table


@dataclass(frozen=True, slots=True)
class Telling:
    """Hold where lines are printed, what speaks, and how."""

    table: Table
    show: Callable[[str], None]
    is_printed: bool = True
    """Whether spoken lines are printed too; they are where they cannot be spoken."""
    mouth: Callable[[], Mouth] | None = None
    """Returns what speaks to the table; `None` where nothing can."""
    earphone: Callable[[], Mouth] | None = None
    """Returns what speaks to one player alone."""
    manners: Manners = field(default_factory=Manners)
    keep: Callable[[requests.Speaking], None] = lambda _: None
    """Remembers who speaks."""


class Teller:
    """Print and speak to the table."""

    def __init__(self, telling: Telling, *, is_voiced: bool) -> None:
        """Take where lines go, and whether they are spoken."""
        self._telling = telling
        self._is_printed = telling.is_printed
        self._mouth: Mouth | None = None
        self._ear: Mouth | None = None
        self.manners = telling.manners
        self._missed: set[type[CompanionError]] = set()
        """Faults of the voice that the table knows of."""
        self._has_missed = False
        """Whether something could not be said since the voice fell silent."""
        if is_voiced and telling.mouth is not None:
            self._mouth = telling.mouth()
        if telling.earphone is not None:
            self._ear = telling.earphone()
        self._adjust()

    @property
    def is_pausing(self) -> bool:
        """Return whether a text is being spoken, and waits with the ears open."""
        return any(mouth.is_pausing for mouth in self._mouths)

    @property
    def is_speaking(self) -> bool:
        """Return whether something is being spoken, or waits to be."""
        return any(mouth.is_speaking for mouth in self._mouths)

    @property
    def talked_over(self) -> tuple[str, ...]:
        """Return what was not heard to its end when silence was wanted last."""
        return () if self._mouth is None else self._mouth.talked_over

    @property
    def has_signals(self) -> bool:
        """Return whether short sounds can be heard before sentences."""
        return self._mouth is not None and self.manners.has_signals

    def sayings(self, spoken: Spoken, *, is_heard: bool) -> tuple[Saying, ...]:
        """Return what is said of an answer; what was talked over is repeated first."""
        is_repeat = spoken.answer.meaning == requests.Repeat()
        if is_repeat and not self.talked_over:
            self.hush()
        talked_over = self.talked_over
        if is_repeat and talked_over:
            voices = self._telling.table.locale.profile.voices
            return tuple(Saying(one, voices=voices) for one in talked_over)
        wanted = (one for one in signals(spoken.answer) if is_heard or one != HEARD)
        first, rest = spoken.sayings[:1], spoken.sayings[1:]
        return (*(replace(one, signals=tuple(wanted)) for one in first), *rest)

    def say(self, sayings: Sequence[Saying], *, has_gaps: bool = False) -> None:
        """Say sentences; long texts may have gaps in which the ears are open."""
        if self._is_printed or self._mouth is None:
            self.show(*(one.text for one in sayings))
        if self._mouth is not None:
            self._mouth.say(sayings, has_gaps=has_gaps)

    def go_on_with(self, sayings: Sequence[Saying]) -> None:
        """Say sentences after those that are being said, which nothing cuts short."""
        if self._is_printed or self._mouth is None:
            self.show(*(one.text for one in sayings))
        if self._mouth is not None:
            self._mouth.add(sayings)

    def whisper(self, sayings: Sequence[Saying], *, is_secret: bool = False) -> None:
        """Say sentences to one player alone; what waits at the table goes on.

        A secret is not shown either: the others see the screen.
        """
        if not is_secret and (self._is_printed or self._ear is None):
            self.show(*(one.text for one in sayings))
        if self._ear is not None:
            quiet = [replace(one, signals=(), is_secret=is_secret) for one in sayings]
            self._ear.say(quiet)
        self.go_on()

    def tell(self, *phrases: Phrase) -> None:
        """Say phrases of the table itself."""
        table = self._telling.table
        voices = table.locale.profile.voices
        self.go_on_with(
            [Saying(one, voices=voices) for one in table.sentences(*phrases)]
        )

    def show(self, *sentences: str) -> None:
        """Print sentences, and do not speak them."""
        for sentence in sentences:
            self._telling.show(sentence)

    def show_unclear(self) -> None:
        """Show that something was said and lost; a signal is enough noise about it."""
        self.show(*self._telling.table.sentences(Phrase("table-unclear", {})))
        self.signal(UNCLEAR)

    def signal(self, name: str) -> None:
        """Let a signal be heard, if there are any."""
        if self._mouth is not None and self.has_signals:
            self._mouth.add([Saying("", signals=(name,))])

    def tell_fault(self, error: CompanionError) -> None:
        """Print a fault and speak it: who does not look must know as well."""
        sentences = devices.told(self._telling.table, error)
        self.show(*sentences)
        voices = self._telling.table.locale.profile.voices
        if self._mouth is not None:
            said = [Saying(one, "error", voices=voices) for one in sentences]
            first = [replace(one, signals=(ATTENTION,)) for one in said[:1]]
            self._mouth.add([*first, *said[1:]])

    def note_fault(self, error: CompanionError) -> None:
        """Print, once, what has broken in the voice, which goes on."""
        if type(error) not in self._missed:
            self._missed.add(type(error))
            self._has_missed = True
            self.show(*devices.told(self._telling.table, error))

    def miss(self, unsaid: Unsaid) -> None:
        """Print what was not spoken; a voice that cannot be mended is given up."""
        error = unsaid.error
        is_news = type(error) not in self._missed
        self._missed.add(type(error))
        self._has_missed = True
        if unsaid.is_private:
            self._miss_earphone(unsaid, is_news=is_news)
            return
        had_mouth = self._mouth is not None
        if not isinstance(error, (*MENDABLE, VoiceMissing)):
            self._mouth = None
        if is_news and had_mouth:
            self.show(*devices.told(self._telling.table, error))
        if is_news and isinstance(error, VoiceMissing):
            self._tell_elsewhere()
        if not self._is_printed and unsaid.sentence:
            self.show(unsaid.sentence)

    def fall_silent(self) -> None:
        """Note that all was said; a voice that failed and works again may fail anew."""
        if not self._has_missed:
            self._missed.clear()
        self._has_missed = False

    def obey(self, meaning: Meaning | None, *, is_private: bool = False) -> None:
        """Do what was asked of the voice itself."""
        manners = self.manners
        before = replace(manners)
        match meaning:
            case requests.Stop():
                self.hush()
                return
            case requests.Speak(mouth=("voice" | "text" | "both") as mouth):
                self._let_speak(mouth)
                return
            case requests.SignalsOn() | requests.SignalsOff():
                manners.has_signals = isinstance(meaning, requests.SignalsOn)
            case Request() if is_private:
                manners.earphone = manners.earphone.after(meaning)
            case Request():
                manners.table = manners.table.after(meaning)
            case _:
                return
        if manners != before:
            self._adjust()
            manners.keep()

    def hush(self) -> None:
        """Be silent at once."""
        for mouth in self._mouths:
            mouth.cancel()

    def give_way(self) -> None:
        """Be silent for an answer that comes."""
        for mouth in self._mouths:
            mouth.give_way()

    def go_on(self) -> None:
        """Say what still waits: no answer comes."""
        for mouth in self._mouths:
            mouth.go_on()

    def watch(self) -> None:
        """Put right what has gone wrong with the voice."""
        for mouth in self._mouths:
            mouth.watch()

    def wait(self) -> None:
        """Return when everything is said."""
        for mouth in self._mouths:
            mouth.wait()

    def close(self) -> None:
        """Speak no more."""
        for mouth in self._mouths:
            mouth.close()

    @property
    def _mouths(self) -> tuple[Mouth, ...]:
        return tuple(one for one in (self._mouth, self._ear) if one is not None)

    def _adjust(self) -> None:
        """Let the outputs sound as they were asked to."""
        manners = self.manners
        for mouth, manner in (
            (self._mouth, manners.table),
            (self._ear, manners.earphone),
        ):
            if mouth is not None:
                mouth.voice.words_per_minute = round(manner.pace)
                mouth.voice.gain = manner.gain
                mouth.voice.signals.are_on = manners.has_signals

    def _let_speak(self, mouth: requests.Speaking) -> None:
        self._is_printed = mouth != "voice"
        if mouth == "text" and self._mouth is not None:
            self._mouth.cancel()
            self._mouth = None
        elif mouth != "text" and self._mouth is None and self._telling.mouth:
            self._mouth = self._telling.mouth()
            self._adjust()
        self._telling.keep(mouth)

    def _miss_earphone(self, unsaid: Unsaid, *, is_news: bool) -> None:
        """Say that the earphone is silent; what was for it is only printed."""
        if is_news:
            self.tell(Phrase("table-earphone-silent", {}))
        if not self._is_printed and unsaid.sentence:
            self.show(unsaid.sentence)

    def _tell_elsewhere(self) -> None:
        """Say that a language has no voice in a language that has one."""
        table = self._telling.table
        phrase = devices.voice_missing(table.locale)
        for language in table.session.languages:
            try:
                profile = table.locale_of(language).profile
                if self._mouth is None or not self._mouth.voice.can_speak(
                    profile.voices
                ):
                    continue
                sentences = table.sentences_in(language, phrase)
            except CompanionError:
                continue
            said = [Saying(one, "error", voices=profile.voices) for one in sentences]
            self._mouth.add(said)
            return
