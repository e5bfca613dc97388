"""What hears and speaks: found and opened, or told in one sentence why not."""

from collections.abc import Iterator

from companion import recognizers
from companion.config import General
from companion.core.errors import CompanionError
from companion.core.words import Phrase
from companion.hearing.microphone import (
    MicrophoneLost,
    MicrophoneMissing,
    MicrophoneUnknown,
)
from companion.hearing.models import (
    ModelIncomplete,
    ModelMissing,
    ModelStatic,
    ModelUnknown,
)
from companion.hearing.recognizer import (
    RecognizerLost,
    RecognizerMissing,
    RecognizerUnusable,
    WordsUnheard,
)
from companion.language.locale import Locale
from companion.named import End, NoSuchDevice, chosen_device
from companion.sound import SoundLibraryMissing, portaudio
from companion.speaking.loudspeaker import (
    LoudspeakerLost,
    LoudspeakerMissing,
    LoudspeakerUnknown,
)
from companion.speaking.synthesizer import SynthesizerLost, SynthesizerUnusable
from companion.speaking.voice import VoiceMissing
from companion.table import Table


def absent(locale: Locale, general: General) -> Iterator[CompanionError]:
    """Yield what this machine lacks to hear and to speak; nothing is opened."""
    try:
        recognizers.checked(locale, general)
    except CompanionError as error:
        yield error
    lacking = (
        absent_microphone(general.microphone),
        absent_loudspeaker(general.loudspeaker),
    )
    # A missing library is one fault, though it silences both.
    yield from {type(error): error for error in lacking if error is not None}.values()


def absent_microphone(name: str | None) -> CompanionError | None:
    """Return why there is no microphone, or none of a name; `None` where there is."""
    missing = absent_for("input")
    if name is not None and missing is None:
        try:
            chosen_device(portaudio(), name, "input")
        except NoSuchDevice as error:
            return MicrophoneUnknown(name, error.known)
    return missing


def absent_loudspeaker(name: str | None) -> CompanionError | None:
    """Return why there is no loudspeaker, or none of a name; `None` where there is."""
    missing = absent_for("output")
    if name is not None and missing is None:
        try:
            chosen_device(portaudio(), name, "output")
        except NoSuchDevice as error:
            return LoudspeakerUnknown(name, error.known)
    return missing


def absent_for(kind: End) -> CompanionError | None:
    """Return why there is no microphone or no loudspeaker; `None` where there is."""
    try:
        sounddevice = portaudio()
    except SoundLibraryMissing as error:
        return error
    try:
        sounddevice.query_devices(None, kind)
    except (sounddevice.PortAudioError, ValueError) as error:
        missing = MicrophoneMissing if kind == "input" else LoudspeakerMissing
        return missing(None, str(error))
    return None


def told(table: Table, error: CompanionError) -> tuple[str, ...]:
    """Return the sentences that tell of a fault in the language of the table."""
    phrase = fault(error)
    if isinstance(error, VoiceMissing):
        phrase = voice_missing(table.locale)
    return (str(error),) if phrase is None else table.sentences(phrase)


def voice_missing(locale: Locale) -> Phrase:
    """Return what is said where no voice speaks a language."""
    profile = locale.profile
    return Phrase(
        "table-voice-missing", {"language": profile.code, "name": profile.name}
    )


def fault(error: CompanionError) -> Phrase | None:
    """Return what is said of a fault of a device; `None` where it is another fault."""
    match error:
        case ModelMissing(model=model):
            return Phrase("table-model-missing", {"name": model.name})
        case ModelStatic(folder=folder):
            return Phrase("table-model-static", {"folder": str(folder)})
        case ModelIncomplete(folder=folder):
            return Phrase("table-model-incomplete", {"folder": str(folder)})
        case ModelUnknown(name=name):
            return Phrase("table-model-unknown", {"name": str(name)})
        case MicrophoneUnknown(device=device, known=known):
            return Phrase("table-microphone-unknown", {"name": device, "known": known})
        case LoudspeakerUnknown(device=device, known=known):
            return Phrase("table-loudspeaker-unknown", {"name": device, "known": known})
        case RecognizerMissing(name=name, package=package):
            lacking = {"name": name, "package": package}
            return Phrase("table-recognizer-missing", lacking)
        case WordsUnheard(words=words):
            return Phrase("table-words-unheard", {"words": words[:_NAMED]})
        case SoundLibraryMissing(library=library, debian_package=package):
            lacking = {"library": library, "package": package}
            return Phrase("table-sound-library-missing", lacking)
    plain = _PLAIN.get(type(error))
    return None if plain is None else Phrase(f"table-{plain}", {})


_NAMED = 5
"""How many words are named that cannot be heard."""
_PLAIN: dict[type[CompanionError], str] = {
    LoudspeakerLost: "loudspeaker-lost",
    LoudspeakerMissing: "loudspeaker-missing",
    MicrophoneLost: "microphone-lost",
    MicrophoneMissing: "microphone-missing",
    RecognizerLost: "recognizer-lost",
    RecognizerUnusable: "recognizer-unusable",
    SynthesizerLost: "synthesizer-lost",
    SynthesizerUnusable: "synthesizer-unusable",
}
