"""The companion's voice: one sentence at a time, stopped when asked."""

import threading
from collections.abc import Callable, Iterable, Sequence

from companion.core.errors import CompanionError
from companion.sound import Sound, amplified
from companion.speaking.loudspeaker import Loudspeaker
from companion.speaking.synthesis import InstalledVoice
from companion.speaking.synthesizer import USUAL_PACE, Synthesizer, speakable


class VoiceMissing(CompanionError):
    """No voice of this machine speaks a language."""

    def __init__(self, wanted: tuple[str, ...]) -> None:
        """Keep the voices that were looked for."""
        super().__init__(
            f"No voice speaks {', '.join(wanted)}; install one in the settings of "
            "your system, or read the text."
        )
        self.wanted = wanted


class Voice:
    """Say sentences; the text of each has been printed before, whatever comes of it."""

    def __init__(
        self, device: str | None = None, words_per_minute: int = USUAL_PACE
    ) -> None:
        """Begin to start the speech engine, without waiting for it."""
        self.words_per_minute = words_per_minute
        """How fast it speaks, from the next sentence on."""
        self.gain = 1.0
        """How loud it speaks, as a factor, from the next sentence on."""
        self._synthesizer = Synthesizer()
        self._loudspeaker = Loudspeaker(device)
        self._mouth = threading.Lock()
        self._cancelled = threading.Event()

    def say(self, text: str, voices: Sequence[str]) -> bool:
        """Say a text and return, when it is over, whether all of it was played.

        The voices are the language's, best first: `voices` of its `language.yaml`.

        Raises: what `synthesized` and `play` raise.
        """
        with self._mouth:
            cancelled = self._cancelled = threading.Event()
            sound = self.synthesized(text, voices)
            return sound is None or self.play(sound, cancelled)

    def synthesized(self, text: str, voices: Sequence[str]) -> Sound | None:
        """Return a text as it will sound; nothing where it has no sound.

        Raises:
            VoiceMissing: where no voice speaks the language.
            SynthesizerLost: where the speech engine died; the next text is tried anew.
            SynthesizerUnusable: where it does not start.
        """
        if not speakable(text):
            return None
        voice = self._voice(voices)
        sound = self._synthesizer.synthesize(text, voice, self.words_per_minute)
        return amplified(sound, self.gain)

    def play(
        self,
        sound: Sound,
        cancelled: threading.Event,
        ends: Callable[[float], None] = lambda _: None,
    ) -> bool:
        """Play a sound until it is over or cancelled; return whether all was played.

        When the last of it is on its way, `ends` is told when it will have been heard.

        Raises:
            LoudspeakerMissing: where there is none.
            LoudspeakerLost: where it did not play everything.
            SoundLibraryMissing: where the library for sound is missing.
        """
        return not cancelled.is_set() and self._loudspeaker.play(sound, cancelled, ends)

    def cancel(self) -> None:
        """Stop what is being said, from another thread; what comes next is said."""
        self._cancelled.set()

    def close(self) -> None:
        """Stop speaking and end the speech engine."""
        self.cancel()
        with self._mouth:
            self._synthesizer.close()

    def _voice(self, wanted: Sequence[str]) -> InstalledVoice:
        voice = chosen_voice(self._synthesizer.voices(), wanted)
        if voice is None:
            raise VoiceMissing(tuple(wanted))
        return voice


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
