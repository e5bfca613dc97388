"""The companion's voice: one sentence at a time, stopped when asked."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from companion.core.errors import CompanionError
from companion.sound import Sound, amplified, trimmed
from companion.speaking.loudspeaker import Loudspeaker, Output
from companion.speaking.signals import Signals
from companion.speaking.synthesis import InstalledVoice
from companion.speaking.synthesizer import USUAL_PACE, Synthesizer, speakable

USUAL_OUTPUT = Output()
REMEMBERED = 200
"""Sentences of which the sound is kept while the program runs; never in a file."""
_AROUND = 0.03
"""Seconds of silence that are left around a sentence."""


class VoiceMissing(CompanionError):
    """No voice of this machine speaks a language."""

    def __init__(self, wanted: tuple[str, ...]) -> None:
        """Keep the voices that were looked for."""
        super().__init__(
            f"No voice speaks {', '.join(wanted)}; install one in the settings of "
            "your system, or read the text."
        )
        self.wanted = wanted


@dataclass(frozen=True, slots=True)
class Speech:
    """Say how a text is to be spoken."""

    text: str
    voices: Sequence[str]
    """The voices of the language, best first."""
    words_per_minute: int = USUAL_PACE
    is_kept: bool = True
    """Whether its sound is kept, to be played again."""


class Speaker:
    """Turn sentences into sound; those that come again are not made again.

    It may be used from any thread, for several loudspeakers.
    """

    def __init__(self, chosen: Mapping[str, str] | None = None) -> None:
        """Begin to start the speech engine, without waiting for it.

        `chosen` names the voice that somebody wants in place of a language's best one.
        """
        self._chosen = chosen or {}
        self._synthesizer = Synthesizer()
        self._kept: OrderedDict[tuple[str, str, int], Sound] = OrderedDict()
        self._lock = threading.Lock()

    def spoken(self, speech: Speech) -> Sound | None:
        """Return a text as it will sound; nothing where it has no sound.

        Raises:
            VoiceMissing: where no voice speaks the language.
            SynthesizerLost: where the speech engine died; the next text is tried anew.
            SynthesizerUnusable: where it does not start.
        """
        text = speakable(speech.text)
        if not text:
            return None
        voice = self.voice(speech.voices)
        key = text, voice.id, speech.words_per_minute
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        made = self._synthesizer.synthesize(text, voice, speech.words_per_minute)
        sound = trimmed(made, _AROUND)
        if not speech.is_kept:
            return sound
        with self._lock:
            self._kept[key] = sound
            if len(self._kept) > REMEMBERED:
                self._kept.popitem(last=False)
        return sound

    def voice(self, voices: Sequence[str]) -> InstalledVoice:
        """Return who speaks a language: the one that was chosen, or else the best.

        Raises:
            VoiceMissing, SynthesizerLost, SynthesizerUnusable: as `spoken` does.
        """
        wanted = [self._chosen[one] for one in voices if one in self._chosen]
        installed = self._synthesizer.voices()
        voice = chosen_voice(installed, wanted) or chosen_voice(installed, voices)
        if voice is None:
            raise VoiceMissing(tuple(voices))
        return voice

    def close(self) -> None:
        """End the speech engine."""
        self._synthesizer.close()


class Voice:
    """Say sentences; the text of each has been printed before, whatever comes of it."""

    def __init__(
        self,
        speaker: Speaker | None = None,
        output: Output = USUAL_OUTPUT,
        signals: Signals | None = None,
    ) -> None:
        """Take who turns text into sound, where it goes to, and what goes before it."""
        self.speaker = speaker or Speaker()
        self.signals = signals or Signals()
        self.words_per_minute = USUAL_PACE
        """How fast it speaks, from the next sentence on."""
        self.gain = 1.0
        """How loud it speaks, as a factor, from the next sentence on."""
        self._loudspeaker = Loudspeaker(output)
        self._mouth = threading.Lock()
        self._cancelled = threading.Event()

    def say(self, text: str, voices: Sequence[str]) -> bool:
        """Say a text and return, when it is over, whether all of it was played.

        The voices are the language's, best first: `voices` of its `language.yaml`.

        Raises: what `sound_of` and `play` raise.
        """
        with self._mouth:
            cancelled = self._cancelled = threading.Event()
            sound = self.sound_of(text, voices)
            return sound is None or self.play(sound, cancelled)

    def sound_of(
        self,
        text: str,
        voices: Sequence[str],
        signals: Sequence[str] = (),
        *,
        is_kept: bool = True,
    ) -> Sound | None:
        """Return a text as it will sound, after a signal; nothing for no sound.

        What is not kept is made anew when it is said again.

        Raises: what `Speaker.spoken` raises.
        """
        speech = Speech(text, voices, self.words_per_minute, is_kept)
        sound = self.signals.before(self.speaker.spoken(speech), signals)
        return None if sound is None else amplified(sound, self.gain)

    def can_speak(self, voices: Sequence[str]) -> bool:
        """Return whether there is a voice for a language, as far as is known."""
        try:
            self.speaker.voice(voices)
        except CompanionError:
            return False
        return True

    def play(
        self,
        sound: Sound,
        cancelled: threading.Event,
        ends: Callable[[float], None] = lambda _: None,
        begins: Callable[[float], None] = lambda _: None,
    ) -> bool:
        """Play a sound until it is over or cancelled; return whether all was played.

        When the first or the last of it is on its way, `begins` or `ends` is told when
        it will have been heard.

        Raises:
            LoudspeakerMissing: where there is none.
            LoudspeakerLost: where it did not play everything.
            SoundLibraryMissing: where the library for sound is missing.
        """
        if cancelled.is_set():
            return False
        return self._loudspeaker.play(sound, cancelled, ends, begins)

    def cancel(self) -> None:
        """Stop what is being said, from another thread; what comes next is said."""
        self._cancelled.set()

    def close(self) -> None:
        """Stop speaking and end the speech engine."""
        self.cancel()
        with self._mouth:
            self.speaker.close()


def chosen_voice(
    installed: Iterable[InstalledVoice], wanted: Sequence[str]
) -> InstalledVoice | None:
    """Return the best voice: the very one, else of the language, else by name."""
    voices = tuple(installed)
    for is_meant in (_is_exact, _is_language, _is_name):
        for name in wanted:
            for voice in voices:
                if is_meant(voice, _plain(name)):
                    return voice
    return None


def _is_exact(voice: InstalledVoice, wanted: str) -> bool:
    return wanted in {_plain(voice.id), _plain(voice.name), *_tags(voice)}


def _is_language(voice: InstalledVoice, wanted: str) -> bool:
    return _language(wanted) in {_language(tag) for tag in _tags(voice)}


def _is_name(voice: InstalledVoice, wanted: str) -> bool:
    return wanted in _plain(voice.name)


def _tags(voice: InstalledVoice) -> set[str]:
    return {_plain(tag) for tag in voice.languages if tag}


def _language(tag: str) -> str:
    return tag.partition("-")[0]


def _plain(name: str) -> str:
    return name.casefold().replace("_", "-")
