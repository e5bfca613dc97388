"""Where people set a table up by voice and by keyboard at once."""

import contextlib
import threading
from collections.abc import Callable, Iterator
from functools import cache, partial
from queue import Empty, SimpleQueue
from typing import Self

from companion import devices, recognizers
from companion.company import Awaited, Said
from companion.config import General
from companion.core.errors import CompanionError
from companion.core.words import Phrase
from companion.ears import Ears, Hearing
from companion.happenings import (
    Faltered,
    Happening,
    Typed,
    Unclear,
    Unheard,
    Unsaid,
    Words,
)
from companion.hearing.gate import Gate
from companion.hearing.lent import Lent
from companion.hearing.microphone import Microphone
from companion.hearing.recognizer import Recognizer
from companion.hearing.vosk.recognizer import VoskRecognizer
from companion.keyboard import Keyboard
from companion.language.locale import Locale
from companion.manners import Manners
from companion.mouth import MENDABLE, Mouth, Room
from companion.outputs import Outputs
from companion.rendering import UNCLEAR
from companion.sayings import Saying
from companion.speaking.voice import VoiceMissing

_CHECK = 0.5
"""Seconds after which Ctrl-C is noticed on systems that do not interrupt waiting."""
_REST_PATIENCE = 30.0
"""Seconds in which all sentences are said that wait."""
_END_PATIENCE = 8.0
"""Seconds in which a last sentence is said."""


class Hall:
    """Speak to people, and take what they type or say."""

    is_spoken_to = True

    def __init__(
        self,
        general: General,
        lines: Keyboard,
        show: Callable[[str], None],
        outputs: Outputs,
        manners: Manners,
    ) -> None:
        """Take how it speaks and hears, where lines come from and where they go."""
        self._general = general
        self.lines = lines
        """They are for the table once the hall is closed."""
        self._show = show
        self._happenings: SimpleQueue[Happening] = SimpleQueue()
        self._gate = Gate()
        self._microphone = Microphone(general.microphone)
        self._recognizers: dict[str, Recognizer] = {}
        self._ears: Ears | None = None
        self._heard_key: object = None
        self._locale: Locale | None = None
        self._waiting: list[Said] = []
        self._faults: set[type[CompanionError]] = set()
        self._outputs, self._manners = outputs, manners
        self._mouth: Mouth | None = None
        self._is_mute = general.voice == "text"

    def say(self, sentence: str, voices: tuple[str, ...]) -> None:
        """Print a sentence, and say it."""
        if self._general.voice != "voice" or self._is_mute:
            self._show(sentence)
        if not self._is_mute:
            self._speaking().add([Saying(sentence, voices=voices)])

    def miss(self) -> None:
        """Let it be heard that words were not understood."""
        if not self._is_mute:
            self._speaking().add([Saying("", signals=(UNCLEAR,))])

    def put_back(self, said: Said) -> None:
        """Let whoever asks next have this answer, here or at the table."""
        self._waiting.append(said)

    def next(self, awaited: Awaited) -> Said | None:
        """Return the next line, or the next words; `None` at the end of the lines."""
        if self._waiting:
            return self._waiting.pop()
        self._listen(awaited)
        self.lines.listen(lambda line: self._happenings.put(Typed(line)))
        while True:
            try:
                happening = self._happenings.get(timeout=_CHECK)
            except Empty:
                self._watch()
                continue
            match happening:
                case Typed(None):
                    self.lines.give_back(None)
                    return None
                case Typed(str() as line) if self._is_key(line):
                    pass
                case Typed(str() as line):
                    self._hush()
                    return Said.typed(line)
                case Words() as words:
                    self._settle(words)
                    if words.text:
                        return Said(
                            words.text, is_heard=True, readings=words.alternatives[1:]
                        )
                case _:
                    self._note(happening)

    def rest(self) -> None:
        """Say all that waits, and let go of the microphone until somebody is asked."""
        if self._mouth is not None:
            waiting = threading.Thread(target=self._mouth.wait, daemon=True)
            waiting.start()
            waiting.join(_REST_PATIENCE)
        if self._ears is not None:
            self._ears.close()
            self._ears = None
        self._heard_key = None
        self._microphone.end()

    def recognizer(self, locale: Locale) -> Recognizer:
        """Return what hears a language; what the hall has used is given away.

        Raises:
            CompanionError: where there is nothing that does.
        """
        kept = self._recognizers.pop(locale.profile.code, None)
        return kept or recognizers.started(locale, self._general)

    def __enter__(self) -> Self:
        """Begin: people can speak as soon as they are asked."""
        return self

    def __exit__(self, *_: object) -> None:
        """End: see `close`."""
        self.close()

    def close(self) -> None:
        """Say what still waits, and let go of devices; lines wait for the table."""
        self.lines.leave()
        if self._ears is not None:
            self._ears.close()
        self._microphone.end()
        if self._mouth is not None:
            waiting = threading.Thread(target=self._mouth.wait, daemon=True)
            waiting.start()
            waiting.join(_END_PATIENCE)
            self._mouth.close()
            self._mouth, self._is_mute = None, True
        for said in reversed(self._waiting):
            self.lines.put_back(said.text)
        with contextlib.suppress(Empty):
            while True:
                happening = self._happenings.get_nowait()
                if isinstance(happening, Typed):
                    self.lines.give_back(happening.line)

    def _speaking(self) -> Mouth:
        """Return what speaks, as loud and as fast as on other evenings."""
        if self._mouth is None:
            room = Room(
                self._gate, self._happenings.put, tail=self._general.tail / 1000
            )
            self._mouth = Mouth(self._outputs.loudspeaker(), room)
            self._mouth.voice.words_per_minute = round(self._manners.table.pace)
            self._mouth.voice.gain = self._manners.table.gain
        return self._mouth

    def _is_key(self, line: str) -> bool:
        """Return whether an empty line is the key, after which somebody speaks."""
        is_key = not line.strip() and self._ears is not None
        if is_key and self._ears is not None:
            self._hush()
            self._ears.press()
        return is_key

    def _hush(self) -> None:
        if self._mouth is not None:
            self._mouth.cancel()
            self._mouth.go_on()

    def _settle(self, words: Words) -> None:
        if self._ears is not None:
            self._ears.settle(words.utterance)

    def _watch(self) -> None:
        if self._mouth is not None:
            self._mouth.watch()
        if self._ears is not None:
            self._ears.watch()

    def _note(self, happening: Happening) -> None:
        """Tell once what goes wrong; the keyboard is left."""
        match happening:
            case Unclear():
                self.miss()
            case Unsaid(error=error) | Faltered(error) | Unheard(error):
                if isinstance(happening, Unsaid) and self._general.voice == "voice":
                    self._show(happening.sentence)
                if not isinstance(happening, Faltered):
                    self._tell(error, is_mute=isinstance(happening, Unsaid))

    def _tell(self, error: CompanionError, *, is_mute: bool) -> None:
        """Say a fault once; where nothing can be spoken, all is printed from now on."""
        self._is_mute |= is_mute and not isinstance(error, MENDABLE)
        if type(error) in self._faults or self._locale is None:
            return
        self._faults.add(type(error))
        phrase, profile = devices.fault(error), self._locale.profile
        if isinstance(error, VoiceMissing):
            told = {"language": profile.code, "name": profile.name}
            phrase = Phrase("table-voice-missing", told)
        told_by = self._locale.messages.sentence
        self.say(str(error) if phrase is None else told_by(phrase), profile.voices)

    def _listen(self, awaited: Awaited) -> None:
        """Listen in the language that is spoken, where something hears it."""
        self._locale = awaited.locale
        if awaited.key == self._heard_key and self._heard_key is not None:
            return
        self._heard_key = awaited.key or awaited.locale.profile.code
        if self._ears is not None:
            self._ears.close()
            self._ears = None
        code = awaited.locale.profile.code
        for other in [one for one in self._recognizers if one != code]:
            self._recognizers.pop(other).close()
        try:
            if code not in self._recognizers:
                found = recognizers.started(awaited.locale, self._general)
                self._recognizers[code] = found
            heard_by = self._recognizers[code]
        except CompanionError as error:
            self._note(Unheard(error))
            return
        phrases = cache(partial(_phrases, awaited, heard_by))
        hearing = Hearing(Lent(heard_by), self._microphone, self._gate, phrases)
        self._ears = Ears(hearing, self._happenings.put)
        threading.Thread(target=awaited.prepare, name="sounds", daemon=True).start()
        self._ears.attend(is_always=self._general.listening != "press")


def _phrases(awaited: Awaited, recognizer: Recognizer) -> tuple[str, ...]:
    """Return what a recognizer listens for; only Vosk must know."""
    if not isinstance(recognizer, VoskRecognizer):
        return ()
    # Only here: what knows sounds takes longer to import than a prompt may wait.
    from companion.language.listening import listened_for  # noqa: PLC0415

    common = listened_for(awaited.locale, (), recognizer.known).phrases
    said = tuple(dict.fromkeys(one.lower() for one in awaited.phrases()))
    answers = (*_ANSWERS, *awaited.kinds)
    return (*common.of(answers, _COMMANDS), *_known(said, recognizer))


def _known(phrases: tuple[str, ...], recognizer: VoskRecognizer) -> Iterator[str]:
    """Yield the phrases of which a recognizer knows every word."""
    known = recognizer.known({word for one in phrases for word in one.split()})
    yield from (one for one in phrases if known.issuperset(one.split()))


_ANSWERS, _COMMANDS = ("yes", "no", "choose"), ("undo", "repeat", "help", "quit")
