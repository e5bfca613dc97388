"""Which recognizer hears a language, and with which model."""

from pathlib import Path

from companion.config import General, RecognizerName
from companion.hearing.models import (
    Model,
    ModelMissing,
    find_model,
    given_model,
    manifest,
)
from companion.hearing.recognizer import Recognizer
from companion.hearing.vosk.recognizer import VoskRecognizer
from companion.hearing.whisper.recognizer import WhisperRecognizer, check_library
from companion.language.locale import Locale


def started(locale: Locale, general: General) -> Recognizer:
    """Return what hears a language, as it is configured; its model begins to load.

    Raises:
        CompanionError: where the recognizer or its model is missing.
    """
    folder = checked(locale, general)
    if general.recognizer_for(locale.profile.code) == "whisper":
        return WhisperRecognizer(folder, locale.profile.code)
    return VoskRecognizer(folder)


def started_for(
    locales: tuple[Locale, ...], general: General
) -> tuple[Recognizer, ...]:
    """Return what hears some languages: one for each, or one for all with Whisper.

    Raises:
        CompanionError: where a recognizer or its model is missing.
    """
    codes = [locale.profile.code for locale in locales]
    if all(general.recognizer_for(code) == "whisper" for code in codes):
        return (WhisperRecognizer(checked(locales[0], general), *codes),)
    return tuple(started(locale, general) for locale in locales)


def checked(locale: Locale, general: General) -> Path:
    """Return the folder of the model that hears a language; nothing is loaded.

    Raises:
        CompanionError: where the recognizer or its model is missing or incomplete.
    """
    name = general.recognizer_for(locale.profile.code)
    if name == "whisper":
        check_library()
    given = general.model_for(name)
    if given is not None:
        return given_model(Path(given).expanduser(), name)
    if name == "whisper":
        return _installed(name)
    return find_model(locale.profile.recognizer)


def _installed(recognizer: RecognizerName) -> Path:
    """Return the model of a recognizer that hears all languages.

    Where several are installed, it is the largest.
    """
    known = [one for one in manifest().models.values() if one.recognizer == recognizer]
    installed = [model for model in known if model.folder.is_dir()]
    if not installed:
        raise ModelMissing(known[0])
    return find_model(max(installed, key=_size).name)


def _size(model: Model) -> int:
    return model.size
