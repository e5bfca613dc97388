"""What hears and speaks: found and opened, or told in one sentence why not."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from companion.config import General
from companion.core.errors import CompanionError
from companion.core.facts import Seat
from companion.core.words import Phrase
from companion.hearing.microphone import MicrophoneLost, MicrophoneMissing
from companion.hearing.models import (
    ModelIncomplete,
    ModelMissing,
    ModelStatic,
    ModelUnknown,
    find_model,
    given_model,
)
from companion.hearing.recognizer import (
    Recognizer,
    RecognizerLost,
    RecognizerUnusable,
)
from companion.hearing.vosk.recognizer import VoskRecognizer
from companion.language.locale import Locale
from companion.language.understanding.dictionary import spoken_words
from companion.sound import SoundLibraryMissing, portaudio
from companion.speaking.loudspeaker import LoudspeakerLost, LoudspeakerMissing
from companion.speaking.synthesizer import SynthesizerLost, SynthesizerUnusable
from companion.speaking.voice import VoiceMissing
from companion.table import Table


def recognizer_for(
    locale: Locale, seats: tuple[Seat, ...], model: Path | None
) -> Recognizer:
    """Return what hears the people at a table, once it knows their words.

    Raises:
        CompanionError: where the model is missing or does not start.
    """
    recognizer = VoskRecognizer(model_for(locale, model))
    try:
        recognizer.restrict(words(locale, seats))
    except CompanionError:
        recognizer.close()
        raise
    return recognizer


def words(locale: Locale, seats: tuple[Seat, ...]) -> tuple[str, ...]:
    """Return all words that people at a table can say."""
    spoken = (locale.profile.numbers.in_words(seat) for seat in seats)
    names = (*spoken, *locale.profile.address)
    return spoken_words(locale.grammar.sentences, names)


def given(general: General) -> Path | None:
    """Return the folder of the model that the configuration names."""
    return None if general.model is None else Path(general.model).expanduser()


def model_for(locale: Locale, model: Path | None) -> Path:
    """Return the folder of the model for a language, or the one that was given.

    Raises:
        CompanionError: where it is missing or incomplete.
    """
    if model is not None:
        return given_model(model)
    return find_model(locale.profile.recognizer)


def absent(locale: Locale, model: Path | None) -> Iterator[CompanionError]:
    """Yield what this machine lacks to hear and to speak; nothing is opened."""
    try:
        model_for(locale, model)
    except CompanionError as error:
        yield error
    lacking = (absent_for("input"), absent_for("output"))
    # A missing library is one fault, though it silences both.
    yield from {type(error): error for error in lacking if error is not None}.values()


def absent_for(kind: Literal["input", "output"]) -> CompanionError | None:
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
    return (str(error),) if phrase is None else table.sentences(phrase)


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
        case SoundLibraryMissing(library=library, debian_package=package):
            lacking = {"library": library, "package": package}
            return Phrase("table-sound-library-missing", lacking)
    plain = _PLAIN.get(type(error))
    return None if plain is None else Phrase(f"table-{plain}", {})


_PLAIN: dict[type[CompanionError], str] = {
    LoudspeakerLost: "loudspeaker-lost",
    LoudspeakerMissing: "loudspeaker-missing",
    MicrophoneLost: "microphone-lost",
    MicrophoneMissing: "microphone-missing",
    RecognizerLost: "recognizer-lost",
    RecognizerUnusable: "recognizer-unusable",
    SynthesizerLost: "synthesizer-lost",
    SynthesizerUnusable: "synthesizer-unusable",
    VoiceMissing: "voice-missing",
}
