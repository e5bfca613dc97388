"""The command `companion check`: what is as it should be, and what helps where not."""

import argparse
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from companion import recognizers
from companion.checking.equipment import Equipment
from companion.checking.files import files
from companion.checking.findings import SYSTEMS, Finding, State, found, noted, system
from companion.checking.listening import Listening, Partner
from companion.config import ConfigError
from companion.core.errors import CompanionError
from companion.core.words import Phrase
from companion.evening import Wish, table_for
from companion.language.locale import Locale, languages
from companion.outputs import Outputs, outputs
from companion.speech import Speaker
from companion.voiced import is_voiced

Say = Callable[[str], None]
TOPICS = ("microphone", "level", "voices", "devices", "start")
"""What is to be known of each system, in this order."""
_PLAYERS = ("Alice", "Bruno", "Eva")
_ECHO = 0.5
"""Seconds in which the companion's own voice may still be in the room."""
_WORST: tuple[State, ...] = ("fault", "warning", "note", "ok")


@dataclass(frozen=True, slots=True)
class Asked:
    """Hold what is asked for on the command line."""

    is_short: bool
    """Whether only what takes no time is examined, and only what is wrong is told."""
    is_echo: bool
    """Whether the companion says the sentence itself."""
    is_json: bool
    notes: str | None
    """The system of which is told what is to be known, instead of examining."""


def asked(given: argparse.Namespace) -> Asked:
    """Return what the arguments ask for."""
    return Asked(given.short, given.echo, given.json, given.notes)


def run(
    wanted: Asked, wish: Wish, say: Say, note: Say, broken: ConfigError | None = None
) -> int:
    """Examine, tell it in the language of the table, and return the status.

    A configuration that cannot be used is a finding too. The status is 0 where all is
    well, 1 where something is to be mended.
    """
    locale = wish.locales.locale(wish.spoken, wish.configuration.game())
    sentence = locale.messages.sentence
    if wanted.notes is not None:
        told = (one for one in SYSTEMS if wanted.notes in (one, "all"))
        systems = tuple(told) or (system(),)
        for one in systems:
            for topic in TOPICS:
                say(sentence(noted(topic, one)))
        return 0
    examination = _Examination(wanted, wish, locale, note if wanted.is_json else say)
    try:
        findings = tuple(examination.told(examination.findings(broken)))
        to_mend = sum(finding.is_to_mend for finding in findings)
        if wanted.is_json:
            say(as_json(findings, sentence))
        elif not wanted.is_short:
            examination.end(to_mend)
    finally:
        examination.close()
    return 1 if to_mend else 0


def as_json(findings: tuple[Finding, ...], sentence: Callable[[Phrase], str]) -> str:
    """Return findings as one line for programs."""
    states = {finding.state for finding in findings}
    plain = [
        {
            "subject": one.subject,
            "language": one.language,
            "state": one.state,
            "measured": {
                value.name: {"value": value.value, "unit": value.unit}
                for value in one.measured
            },
            "said": sentence(one.told),
            "remedy": None if one.remedy is None else sentence(one.remedy),
        }
        for one in findings
    ]
    worst = next((state for state in _WORST if state in states), "ok")
    return json.dumps({"state": worst, "findings": plain}, ensure_ascii=False)


class _Examination:
    """Examine one machine, and tell of it."""

    def __init__(self, wanted: Asked, wish: Wish, locale: Locale, say: Say) -> None:
        self._wanted = wanted
        self._wish = wish
        self._locale = locale
        self._say = say
        general = wish.settings.general
        game = wish.configuration.game()
        others = (one for one in languages() if one != wish.spoken)
        every = (wish.locales.locale(one, game) for one in others)
        spoken = (wish.spoken, *general.hears)
        self._equipment = Equipment(general, (locale, *every), spoken)
        self._outputs: Outputs | None = None
        self._speaker: Speaker | None = None
        if is_voiced(general) and not wanted.is_short:
            self._outputs = outputs(general)
            voices = locale.profile.voices
            self._speaker = Speaker(voices, self._outputs.loudspeaker())

    def findings(self, broken: ConfigError | None) -> Iterator[Finding]:
        """Yield all that is found, in the order in which it is told."""
        equipment, general = self._equipment, self._wish.settings.general
        if not self._wanted.is_short:
            self._tell(Phrase("check-begins", {}))
        if broken is None:
            yield found("configuration", "ok")
        else:
            yield found("configuration", "fault", "broken", line=str(broken))
        yield from files(general)
        if self._wanted.is_short and not is_voiced(general):
            return  # Such a table needs nothing else.
        if self._outputs is not None:
            yield from equipment.voices(self._outputs.loudspeaker().speaker)
        yield from equipment.models()
        devices = tuple(equipment.devices(is_voiced=is_voiced(general)))
        yield from devices
        if not self._wanted.is_short:
            yield from self._earphone(devices)
            yield from self._listening(devices)

    def told(self, findings: Iterator[Finding]) -> Iterator[Finding]:
        """Tell each finding with its remedy before the next one is looked for."""
        for finding in findings:
            is_news = finding.is_to_mend or not self._wanted.is_short
            if is_news and not self._wanted.is_json:
                self._tell(*filter(None, (finding.told, finding.remedy)))
            yield finding

    def end(self, to_mend: int) -> None:
        """Say how much is to be mended."""
        ended = Phrase("check-to-mend", {"count": to_mend})
        self._tell(ended if to_mend else Phrase("check-well", {}))

    def close(self) -> None:
        """Let go of the voice."""
        if self._speaker is not None:
            self._speaker.close()

    def _tell(self, *phrases: Phrase) -> None:
        sentence = " ".join(map(self._locale.messages.sentence, phrases))
        self._say(sentence)
        self._speak(sentence)

    def _speak(self, sentence: str) -> None:
        if self._speaker is not None:
            self._speaker.speak(sentence)

    def _ask(self, phrase: Phrase) -> None:
        """Say what somebody is to do, and wait until the room is silent."""
        self._tell(phrase)
        if self._speaker is not None:
            time.sleep(_ECHO)

    def _earphone(self, devices: tuple[Finding, ...]) -> Iterator[Finding]:
        """Speak in the earphone alone; yield what keeps it from speaking."""
        is_there = any(
            one.subject == "earphone" and one.state == "ok" for one in devices
        )
        if self._outputs is None or self._outputs.earphone is None or not is_there:
            return
        said = self._locale.messages.sentence(Phrase("check-earphone-speaks", {}))
        voice = self._outputs.whisper(self._outputs.earphone)
        try:
            voice.say(said, self._locale.profile.voices)
        except CompanionError as error:
            yield self._equipment.broken("earphone", error)

    def _listening(self, devices: tuple[Finding, ...]) -> Iterator[Finding]:
        """Yield what the microphone hears, and which words cannot be heard."""
        general = self._wish.settings.general
        try:
            recognizer = recognizers.started(self._locale, general)
        except CompanionError:
            recognizer = None  # It was told with the models.
        table = table_for(replace(self._wish, players=_PLAYERS, sitting=None))
        partner = Partner(self._ask, self._speak if self._wanted.is_echo else None)
        listening = Listening(self._equipment, table, recognizer, partner)
        try:
            yield from listening.words()
            if any(
                one.subject == "microphone" and one.state == "ok" for one in devices
            ):
                yield from listening.room_and_voice()
        finally:
            listening.close()
            if recognizer is not None:
                recognizer.close()
