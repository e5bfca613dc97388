"""What the companion hears and speaks with: models, voices, microphone, outputs."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Literal

from babel import Locale as Culture

from companion import devices, recognizers
from companion.checking.findings import Finding, State, found, noted
from companion.config import General
from companion.core.errors import CompanionError
from companion.core.words import Argument, Phrase
from companion.hearing.models import ModelMissing
from companion.language.locale import Locale
from companion.named import End, NoSuchDevice, chosen_device
from companion.sound import SoundLibraryMissing, portaudio
from companion.speaking.voice import Speaker, VoiceMissing


@dataclass(frozen=True, slots=True)
class Equipment:
    """Hold what the table wants of this machine."""

    general: General
    locales: tuple[Locale, ...]
    """All languages, that of the table first."""
    used: tuple[str, ...]
    """The languages that are spoken at the table."""

    def models(self) -> Iterator[Finding]:
        """Yield whether a model hears each language."""
        for locale in self.locales:
            told = partial(self.of_language, locale, "model")
            try:
                folder = recognizers.checked(locale, self.general)
            except ModelMissing as error:
                if self.is_used(locale):
                    yield self.broken("model", error, locale)
                else:
                    yield told("note", "absent", name=error.model.name)
            except CompanionError as error:
                yield self.broken("model", error, locale)
            else:
                yield told("ok", name=folder.name)

    def voices(self, speaker: Speaker) -> Iterator[Finding]:
        """Yield which voice speaks each language; an engine that fails fails once."""
        for locale in self.locales:
            try:
                voice = speaker.voice(locale.profile.voices)
            except VoiceMissing as error:
                missing = self.broken("voice", error, locale)
                yield replace(missing, remedy=noted("voices"))
            except CompanionError as error:
                yield replace(self.broken("voice", error), remedy=noted("voices"))
                return
            else:
                name = voice.name or voice.id
                yield self.of_language(locale, "voice", "ok", voice=name)

    def devices(self, *, is_voiced: bool) -> Iterator[Finding]:
        """Yield which microphone there is, and which outputs where one is wanted."""
        general = self.general
        try:
            sounddevice = portaudio()
        except SoundLibraryMissing as error:
            yield self.broken("sound", error)
            return
        absent = devices.absent_microphone(general.microphone)
        yield self._device(sounddevice, "microphone", absent)
        if is_voiced:
            absent = devices.absent_loudspeaker(general.loudspeaker)
            yield self._device(sounddevice, "loudspeaker", absent)
            known = outputs()
            if known:
                yield found("outputs", "ok", known=known)
        if general.earphone is not None:
            there = found("earphone", "ok", name=general.earphone)
            yield earphone(general.earphone) or there

    def _device(
        self,
        sounddevice: Any,
        subject: Literal["microphone", "loudspeaker"],
        absent: CompanionError | None,
    ) -> Finding:
        is_microphone = subject == "microphone"
        if absent is not None:
            # A microphone that is not allowed may seem to be none.
            remedy = noted("microphone") if is_microphone else None
            return replace(self.broken(subject, absent), remedy=remedy)
        name = self.general.microphone if is_microphone else self.general.loudspeaker
        end: End = "input" if is_microphone else "output"
        device = chosen_device(sounddevice, name, end)
        return found(subject, "ok", name=str(device["name"]))

    def is_used(self, locale: Locale) -> bool:
        """Return whether a language is spoken at the table."""
        return locale.profile.code in self.used

    def of_language(
        self,
        locale: Locale,
        subject: str,
        state: State,
        outcome: str = "",
        **said: Argument,
    ) -> Finding:
        """Return what was found of a language, called as the table calls it."""
        own, code = self.locales[0].profile.code, locale.profile.code
        name = Culture.parse(code).get_language_name(own) or locale.profile.name
        one = found(subject, state, outcome, language=name, **said)
        return replace(one, language=code)

    def broken(
        self, subject: str, error: CompanionError, locale: Locale | None = None
    ) -> Finding:
        """Return a fault as the table tells it, with its remedy.

        What is wrong with a language that nobody speaks is only to be known.
        """
        told = devices.fault(error)
        if isinstance(error, VoiceMissing) and locale is not None:
            told = devices.voice_missing(locale)
        if told is None:
            told = Phrase("check-other", {"line": str(error)})
        code = None if locale is None else locale.profile.code
        state: State = "note" if code not in (None, *self.used) else "fault"
        return Finding(subject, state, told, language=code)


def outputs() -> tuple[str, ...]:
    """Return the names of all outputs."""
    every = portaudio().query_devices()
    names = (str(one["name"]) for one in every if one["max_output_channels"] > 0)
    return tuple(dict.fromkeys(names))


def earphone(name: str) -> Finding | None:
    """Return that no output has the name of the earphone; `None` where one has."""
    try:
        chosen_device(portaudio(), name, "output")
    except NoSuchDevice as error:
        return found("earphone", "fault", "unknown", name=name, known=error.known)
    except SoundLibraryMissing:
        return None
    return None
