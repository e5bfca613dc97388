"""Play by voice and by keyboard at once: answers are printed and spoken."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue

from companion.core.errors import CompanionError
from companion.core.reports import ListeningChanged, NothingFollows
from companion.core.requests import AskState, AskTurn, Quit
from companion.core.words import Listening, Phrase, Transcript, phrase
from companion.ears import Ears, Hearing
from companion.happenings import (
    Fallen,
    Happening,
    Regained,
    Typed,
    Unclear,
    Unheard,
    Unsaid,
    Words,
)
from companion.hearing.gate import TAIL, Gate
from companion.hearing.microphone import Microphone
from companion.hearing.recognizer import Recognizer
from companion.language.locale import Locale
from companion.lines import Lines
from companion.mouth import Mouth
from companion.phrasing import Phrasing
from companion.session.answers import Meaning
from companion.speaking.voice import Voice
from companion.table import Spoken, Table
from companion.telling import Teller, Telling

_CHECK = 0.5
"""Seconds after which Ctrl-C is noticed on systems that do not interrupt waiting."""
_NOTHING_FOLLOWS = (phrase(NothingFollows()),)


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
    microphone: str | None = None
    """The name of the microphone; `None`: the usual one."""
    tail: float = TAIL
    """Seconds in which the companion's own voice may still be in the room."""


class Aloud:
    """Let people play by voice and by keyboard at once."""

    def __init__(
        self, table: Table, lines: Lines, say: Callable[[str], None], senses: Senses
    ) -> None:
        """Take the table, where lines come from and go to, and the senses."""
        self._table = table
        self._lines = lines
        self._senses = senses
        self._happenings: SimpleQueue[Happening] = SimpleQueue()
        self._gate = Gate()
        self._microphone = Microphone(senses.microphone)
        self._ears: Ears | None = None
        self._language = table.session.language
        mouth: Mouth | None = None
        if senses.is_voiced:
            put = self._happenings.put
            mouth = Mouth(Voice(), self._gate, put, self._is_attending, senses.tail)
        self._teller = Teller(Telling(table, say, senses.is_printed), mouth)

    @property
    def gain(self) -> float:
        """Return how loud the voice is, as a factor."""
        return self._teller.gain

    def run(self) -> None:
        """Answer what is typed and heard, until somebody ends the sitting."""
        begins = not self._table.session.journal.entries
        self._answer(AskTurn() if begins else AskState())
        self._find_ears()
        if self._ears is not None:
            self._tell_listening()
        threading.Thread(target=self._read, name="lines", daemon=True).start()
        prepare = self._table.prepare_guesses
        threading.Thread(target=prepare, name="guesses", daemon=True).start()
        while self._take(self._next()):
            pass
        self._teller.wait()

    def end(self) -> None:
        """Say where the game stands, let go of devices and of the file."""
        if self._ears is not None:
            self._ears.close()
        self._microphone.end()
        self._teller.close()
        self._teller.show(self._table.farewell())

    def _read(self) -> None:
        for line in self._lines:
            self._happenings.put(Typed(line))
        self._happenings.put(Typed(None))

    def _next(self) -> Happening:
        while True:
            try:
                return self._happenings.get(timeout=_CHECK)
            except Empty:
                self._watch()

    def _watch(self) -> None:
        """Put right what has gone wrong beside the table."""
        self._teller.watch()
        if self._ears is not None:
            self._ears.watch()

    def _take(self, happening: Happening) -> bool:
        """Do what a happening asks for; return whether the sitting goes on."""
        match happening:
            case Typed(None):
                return False
            case Typed(str() as line) if not line.strip() and self._ears is not None:
                self._press(self._ears)
            case Typed(str() as line):
                self._teller.hush()
                return self._answer(Transcript(line) if line.strip() else AskTurn())
            case Words() as words:
                goes_on = self._hear(words)
                if self._ears is not None:
                    self._ears.settle(words.utterance)
                return goes_on
            case Unclear():
                self._show_unclear()
            case Unsaid(sentence, error):
                self._teller.miss_voice(sentence, error)
            case Unheard(error):
                self._teller.tell_fault(error)
            case Regained():
                back = Phrase("table-microphone-back", {})
                self._teller.say(*self._table.sentences(back))
            case Fallen():
                self._teller.fall_silent()
        return True

    def _press(self, ears: Ears) -> None:
        """Be silent and listen; a second press ends what is being said."""
        self._teller.hush()
        ears.press()

    def _is_attending(self) -> bool:
        return self._ears is not None and self._ears.is_attending

    def _hear(self, words: Words) -> bool:
        """Answer what was heard; what acts in a gap of a text ends the text."""
        is_in_gap = self._teller.is_pausing
        listening: Listening | None = "press" if words.is_purposeful else None
        heard = Transcript(words.text, listening, words.alternatives[1:], words.pause)
        spoken = self._table.answer(heard)
        is_lost = spoken.answer.outcome == "not-understood" and not spoken.said
        if is_lost and words.is_clipped and words.text:
            self._show_unclear()
        if is_in_gap and spoken.answer.phrases == _NOTHING_FOLLOWS:
            return True
        if is_in_gap and not is_lost:
            self._teller.hush()
        return self._do(spoken)

    def _show_unclear(self) -> None:
        """Show that something was said and lost; no voice makes more noise of it."""
        self._teller.show(*self._table.sentences(Phrase("table-unclear", {})))

    def _answer(self, heard: Transcript | Meaning) -> bool:
        return self._do(self._table.answer(heard))

    def _do(self, spoken: Spoken) -> bool:
        """Say an answer, and do what was asked; return whether the sitting goes on."""
        self._teller.obey(spoken.answer.meaning)
        session = self._table.session
        is_open = self._ears is not None and session.listening != "press"
        self._teller.say(*spoken.said, has_gaps=is_open)
        if session.language != self._language:
            self._language = session.language
            self._find_ears()
        if self._ears is not None:
            self._ears.attend(is_always=session.listening != "press")
        return not isinstance(spoken.answer.meaning, Quit)

    def _tell_listening(self) -> None:
        """Say at the beginning how to speak."""
        listening = self._table.session.listening
        how = Phrase("table-press-enter", {})
        if listening != "press":
            how = phrase(ListeningChanged(listening))
        self._teller.say(*self._table.sentences(how))

    def _find_ears(self) -> None:
        """Listen in the language of the table, or say why that cannot be."""
        if self._ears is not None:
            self._ears.close()
            self._ears = None
        find = self._senses.recognizer
        if find is None or not self._senses.is_listening:
            return
        self._microphone.start()
        try:
            recognizer = find(self._table.locale)
        except CompanionError as error:
            self._teller.tell_fault(error)
            return
        put = self._happenings.put
        hearing = Hearing(
            recognizer,
            self._microphone,
            self._gate,
            Phrasing(self._table, recognizer, lambda error: put(Unheard(error))),
            self._table.is_unfinished,
        )
        self._ears = Ears(hearing, self._happenings.put)
        self._ears.attend(is_always=self._table.session.listening != "press")
