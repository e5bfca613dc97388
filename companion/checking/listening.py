"""Whether the microphone hears well: the room, a voice, and a sentence in it."""

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from companion.checking.equipment import Equipment
from companion.checking.findings import Finding, Measure, found, noted
from companion.checking.words import words
from companion.core.errors import CompanionError
from companion.core.facts import kind
from companion.core.words import Phrase
from companion.hearing.levels import NOTHING, Room, Voice, room, voice
from companion.hearing.microphone import Microphone, MicrophoneMissing, Stream
from companion.hearing.recognizer import Recognizer
from companion.hearing.vosk.grammar import GrammarEmpty
from companion.hearing.vosk.recognizer import VoskRecognizer
from companion.session.answers import Meaning
from companion.session.sayable import sayable
from companion.sound import Sound
from companion.table import Table

if TYPE_CHECKING:
    from companion.language.understanding.audible import Audible

SENTENCE = Phrase("check-sentence", {})
QUIET = 2.0
"""Seconds in which nobody is to speak."""
PATIENCE = 8.0
"""Seconds in which somebody must begin to speak."""
LOUD = -45.0
"""Decibels below full scale; a room that is louder makes soft voices hard to hear."""
SOFT = -42.0
"""Decibels below full scale of a voice that is hardly heard."""
ABOVE = 12.0
"""Decibels by which a voice must be above the room."""
CLIPPED = 0.002
"""The part of the samples of a voice that may be cut off."""
_FULL, _BETWEEN = "dBFS", "dB"


@dataclass(frozen=True, slots=True)
class Partner:
    """Hold how the person at the microphone is spoken to."""

    ask: Callable[[Phrase], None]
    """Says what is to be done, and returns when it was said."""
    speak: Callable[[str], None] | None = None
    """Says the sentence in place of the person; `None`: a person says it."""


class Listening:
    """Listen to a room and to a voice in it, and judge both."""

    def __init__(
        self,
        equipment: Equipment,
        table: Table,
        recognizer: Recognizer | None,
        partner: Partner,
    ) -> None:
        """Take what hears words, if anything does; its model is being loaded."""
        self._equipment = equipment
        self._table = table
        self._recognizer = recognizer
        self._partner = partner
        self._microphone = Microphone(equipment.general.microphone)
        self._microphone.start()

    def close(self) -> None:
        """Let go of the microphone."""
        self._microphone.end()

    def words(self) -> Iterator[Finding]:
        """Yield which words the recognizer does not know; it hears the others."""
        recognizer, locale = self._recognizer, self._table.locale
        if recognizer is None:
            return
        try:
            if not isinstance(recognizer, VoskRecognizer):
                recognizer.restrict(self._table.session.seats)
                return
            # Only here: what knows sounds takes long to import.
            from companion.language.listening import listened_for  # noqa: PLC0415

            heard = listened_for(locale, self._table.session.seats, recognizer.known)
            yield words(self._equipment, locale, heard)
            recognizer.restrict(self._phrases(heard))
        except GrammarEmpty:
            self._recognizer = None  # It was told which words are missing: all.
        except CompanionError as error:
            self._recognizer = None
            yield self._equipment.broken("words", error, locale)

    def _phrases(self, heard: "Audible") -> tuple[str, ...]:
        """Return what is listened for: the sentence, and what else can be said."""
        now, meant = sayable(self._table.session), self._meant
        asked = () if meant is None else (kind(type(meant)),)
        return heard.phrases.of((*asked, *now.awaited), now.commands, now.others)

    @property
    def _meant(self) -> Meaning | None:
        """Return what the sentence means that is to be said."""
        return self._table.understood(self._sentence).answer.meaning

    @property
    def _sentence(self) -> str:
        return self._table.locale.messages.sentence(SENTENCE)

    def room_and_voice(self) -> Iterator[Finding]:
        """Yield how loud the room is, how loud a voice, and what was understood."""
        try:
            self._partner.ask(Phrase("check-hush", {}))
            heard = room(self._stream().blocks, QUIET)
            self._microphone.close()
            if heard is None or heard.level <= NOTHING:
                yield found("noise", "fault", "nothing")
                return
            yield _noise(heard)
            yield from self._voice(heard)
        except CompanionError as error:
            broken = self._equipment.broken("microphone", error)
            is_missing = isinstance(error, MicrophoneMissing)
            topic = "devices" if is_missing else "microphone"
            yield replace(broken, remedy=noted(topic))

    def _stream(self) -> Stream:
        return self._microphone.stream()

    def _voice(self, quiet: Room) -> Iterator[Finding]:
        speak = self._partner.speak
        self._partner.ask(Phrase("check-say" if speak is None else "check-echo", {}))
        stream = self._stream()
        if speak is not None:
            speaking = threading.Thread(
                target=partial(speak, self._sentence), daemon=True
            )
            speaking.start()
        heard = voice(stream.blocks, PATIENCE)
        self._microphone.close()
        if heard is None:
            yield found("speech", "warning", "nobody")
            return
        yield _speech(heard, quiet)
        if self._recognizer is not None:
            sound = Sound(stream.rate, iter((heard.samples,)))
            yield self._understood(self._recognizer, sound)

    def _understood(self, recognizer: Recognizer, sound: Sound) -> Finding:
        readings = recognizer.hear(sound).alternatives
        best = self._table.meant_first(readings)[:1]
        if not best:
            return found("heard", "warning", "nothing")
        if self._table.understood(best[0]).answer.meaning == self._meant:
            return found("heard", "ok")
        return found("heard", "warning", "otherwise", heard=best[0])


def _noise(heard: Room) -> Finding:
    level = round(-heard.level)
    if heard.has_voice:
        one = found("noise", "warning", "voice")
    elif heard.level > LOUD:
        one = found("noise", "warning", "loud", level=level)
    else:
        one = found("noise", "ok", level=level)
    return replace(one, measured=(Measure("noise", round(heard.level, 1), _FULL),))


def _speech(heard: Voice, quiet: Room) -> Finding:
    above = heard.level - quiet.level
    said: dict[str, Any] = {"level": round(-heard.level)}
    said["above"] = max(0, round(above))
    if heard.clipped > CLIPPED:
        one = found("speech", "warning", "clipped")
    elif heard.level < SOFT:
        one = found("speech", "warning", "soft", **said)
    elif above < ABOVE:
        one = found("speech", "warning", "noisy", **said)
    else:
        one = found("speech", "ok", **said)
    measured = (
        Measure("speech", round(heard.level, 1), _FULL),
        Measure("above-noise", round(above, 1), _BETWEEN),
        Measure("clipped", round(100 * heard.clipped, 2), "%"),
    )
    return replace(one, measured=measured)
