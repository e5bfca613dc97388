"""Play by voice and by keyboard at once: answers are printed and spoken."""

import contextlib
import threading
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from queue import Empty, SimpleQueue

from companion.core.book import More, NothingMore
from companion.core.errors import CompanionError
from companion.core.reports import ListeningChanged, Missed, NothingFollows, PlaysSince
from companion.core.requests import Next, Quit, Stop
from companion.core.words import Listening, Phrase, Transcript, phrase
from companion.crowd import Crowd
from companion.ears import Ears, Hearing
from companion.happenings import (
    Fallen,
    Faltered,
    Happening,
    Regained,
    Typed,
    Unclear,
    Unheard,
    Unsaid,
    Untaught,
    Words,
)
from companion.hearing.gate import Gate
from companion.hearing.microphone import Microphone
from companion.keys import typed
from companion.lines import Lines
from companion.mouth import Mouth, Room
from companion.rendering import UNCLEAR
from companion.sensing import Senses
from companion.speaking.loudspeaker import Output
from companion.table import Spoken, Table
from companion.telling import Teller, Telling
from companion.tongues import tongues

_CHECK = 0.5
"""Seconds after which Ctrl-C is noticed on systems that do not interrupt waiting."""
_NOTHING_FOLLOWS, _MISSED = (phrase(NothingFollows()),), (phrase(Missed()),)
_NOTHING_MORE = (phrase(NothingMore()),)


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
        self._crowd = Crowd()
        self._is_aloud = True
        """Whether the last answer was for everybody."""
        table.session = replace(
            table.session,
            has_voice=True,
            has_earphone=senses.outputs.earphone is not None,
            heard_too=senses.hears,
        )
        self._heard = self._languages
        earphone = senses.outputs.earphone
        telling = Telling(
            table,
            say,
            senses.is_printed,
            self._mouth,
            None if earphone is None else partial(self._whispering, earphone),
            senses.manners,
            senses.keep,
        )
        self._teller = Teller(telling, is_voiced=senses.is_voiced)

    @property
    def gain(self) -> float:
        """Return how loud the voice is, as a factor."""
        return self._teller.manners.table.gain

    @property
    def _languages(self) -> tuple[str, ...]:
        """Return the languages that are heard, that of the table first."""
        session = self._table.session
        return tuple(dict.fromkeys((session.language, *session.heard_too)))

    def _mouth(self) -> Mouth:
        """Return what speaks to the table."""
        put, tail = self._happenings.put, self._senses.tail
        room = Room(self._gate, put, self._is_attending, tail, self._collapsed)
        return Mouth(self._senses.outputs.loudspeaker(), room)

    def _whispering(self, earphone: Output) -> Mouth:
        """Return what speaks to one player alone; no ear hears it."""
        room = Room(Gate(), self._tell_private, collapse=self._collapsed)
        return Mouth(self._senses.outputs.whisper(earphone), room)

    def _tell_private(self, happening: Happening) -> None:
        match happening:
            case Unsaid():
                self._happenings.put(replace(happening, is_private=True))
            case Faltered():
                self._happenings.put(happening)

    def _collapsed(self, plays: tuple[str, ...]) -> str:
        """Return the sentence that reads several plays back."""
        return " ".join(self._table.sentences(phrase(PlaysSince(plays))))

    def run(self) -> None:
        """Answer what is typed and heard, until somebody ends the sitting."""
        self._do(self._table.opened())
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
        self._forget_unheard()
        self._teller.show(self._table.farewell())

    def _forget_unheard(self) -> None:
        """Note which explanations the end of the evening has cut short."""
        with contextlib.suppress(Empty):
            while True:
                happening = self._happenings.get_nowait()
                if isinstance(happening, Untaught):
                    self._table.unteach(happening.lesson)

    def _read(self) -> None:
        for line in self._lines:
            was_speaking = self._teller.is_speaking
            # At once, whatever the table is busy with.
            if line.strip():
                self._teller.give_way()
            else:
                self._teller.hush()
            self._happenings.put(Typed(line, was_speaking))
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
                self._ears.press()
            case Typed(str() as line, has_cut) if not line.strip() and has_cut:
                pass
            case Typed(str() as line):
                return self._do(self._table.answer(typed(line)))
            case Words() as words:
                goes_on = self._hear(words)
                if self._ears is not None:
                    self._ears.settle(words.utterance)
                return goes_on
            case Unclear():
                self._teller.show_unclear()
            case Unsaid() as unsaid:
                self._teller.miss(unsaid)
            case Untaught(lesson):
                self._table.unteach(lesson)
            case Faltered(error):
                self._teller.note_fault(error)
            case Unheard(error):
                self._teller.tell_fault(error)
            case Regained():
                self._teller.tell(Phrase("table-microphone-back", {}))
            case Fallen():
                self._teller.fall_silent()
                self._read_on()
        return True

    def _read_on(self) -> None:
        """Read the rulebook on, where a passage of it was heard to its end."""
        reading = self._table.session.reading
        is_read = self._is_aloud and reading is not None and reading.pace == "on"
        if is_read and not self._teller.talked_over and not self._is_attending():
            self._do(self._table.answer(Next()), has_lead=True)

    def _is_attending(self) -> bool:
        return self._ears is not None and self._ears.is_attending

    def _hear(self, words: Words) -> bool:
        """Answer what was heard; what acts in a gap of a text ends the text."""
        is_in_gap = self._teller.is_pausing
        listening: Listening | None = "press" if words.is_purposeful else None
        text, *others = self._table.meant_first(words.alternatives) or ("",)
        heard = Transcript(text, listening, tuple(others), words.pause)
        spoken = self._table.answer(heard)
        is_lost = spoken.answer.outcome == "not-understood" and not spoken.said
        if is_lost and words.is_clipped and words.text:
            self._teller.show_unclear()
        is_open = self._table.session.listening == "open" and bool(words.text)
        if self._crowd.is_too_much(is_talk=is_lost and is_open):
            self._teller.tell(Phrase("table-lively", {}))
        if is_in_gap and spoken.answer.phrases in (_NOTHING_FOLLOWS, _NOTHING_MORE):
            return True
        if is_in_gap and isinstance(spoken.answer.meaning, More):
            self._teller.go_on_with(spoken.sayings)
            return True
        if is_in_gap and not is_lost:
            self._teller.hush()
        return self._do(spoken, is_heard=True)

    def _do(
        self, spoken: Spoken, *, is_heard: bool = False, has_lead: bool = False
    ) -> bool:
        """Say an answer, and do what was asked; return whether the sitting goes on."""
        meaning, is_private = spoken.answer.meaning, spoken.answer.is_private
        self._is_aloud = not is_private
        sayings = self._teller.sayings(spoken, is_heard=is_heard)
        if has_lead:
            sayings = (replace(sayings[0], has_gap=True), *sayings[1:])
        self._teller.obey(meaning, is_private=is_private)
        session = self._table.session
        is_open = self._ears is not None and session.listening != "press"
        match meaning:
            case Stop():
                self._teller.show(*spoken.said)
            case _ if is_private:
                self._teller.whisper(sayings, is_secret=spoken.answer.is_whispered)
            case _ if self._teller.has_signals and spoken.answer.phrases == _MISSED:
                self._teller.show(*spoken.said)
                self._teller.signal(UNCLEAR)
            case _:
                self._teller.say(sayings, has_gaps=is_open)
        if self._languages != self._heard:
            self._heard = self._languages
            self._find_ears()
        if self._ears is not None:
            self._ears.attend(is_always=session.listening != "press")
        return not isinstance(meaning, Quit)

    def _tell_listening(self) -> None:
        """Say at the beginning how to speak."""
        listening = self._table.session.listening
        how = Phrase("table-press-enter", {})
        if listening != "press":
            how = phrase(ListeningChanged(listening))
        self._teller.tell(how)

    def _find_ears(self) -> None:
        """Listen in the language of the table, or say why that cannot be."""
        if self._ears is not None:
            self._ears.close()
            self._ears = None
        senses, put = self._senses, self._happenings.put
        if senses.recognizer is None or not senses.is_listening:
            return
        self._microphone.start()
        try:
            found = tongues(
                self._table, senses, self._languages, lambda error: put(Unheard(error))
            )
        except CompanionError as error:
            self._teller.tell_fault(error)
            return
        if found is None:
            return
        hearing = Hearing(
            found.recognizer,
            self._microphone,
            self._gate,
            found.phrases,
            self._table.is_unfinished,
        )
        self._ears = Ears(hearing, self._happenings.put)
        self._ears.attend(is_always=self._table.session.listening != "press")
