"""Turn `config.yaml` into settings, or into one line that says what to mend."""

import importlib
import pkgutil
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Literal, Protocol, get_args

import companion.games
from companion.core.errors import CompanionError, SettingError
from companion.core.facts import Event
from companion.core.game import Game
from companion.core.requests import Level
from companion.core.words import Listening
from companion.documents import DocumentError, Entry, from_plain, merged, read
from companion.notes import LONGEST, Notes
from companion.shapes import check_keys, one_of, plain, shaped

Voice = Literal["ask", "voice", "text", "both"]
"""Who speaks: the companion, the screen reader, or both; asked once if not settled."""
RecognizerName = Literal["vosk", "whisper"]
USUAL_LANGUAGE = "fr"
"""The language where neither a configuration nor anything else tells one."""
RECOGNIZERS: tuple[RecognizerName, ...] = get_args(RecognizerName)


class ConfigError(CompanionError):
    """A setting is unknown, or cannot be what it is."""


class Configuration(Protocol):
    """Hold the section of one game; each game has its own in `configuration.py`."""

    def game(self) -> Game[Any]:
        """Return the game with these settings, or raise `SettingError`."""

    def learned(self, events: Iterable[Event]) -> "Configuration":
        """Return what is known of the box after these events."""


@dataclass(frozen=True, slots=True)
class SignalSounds:
    """Hold the notes of each signal: pairs of hertz and milliseconds."""

    heard: Notes = ()
    unclear: Notes = ()
    undone: Notes = ()
    attention: Notes = ()
    rising: Notes = ()
    falling: Notes = ()


SIGNAL_SOUNDS = SignalSounds()


@dataclass(frozen=True, slots=True)
class General:
    """Hold what concerns every game."""

    language: str
    level: Level
    voice: Voice
    listening: Listening | None
    """What acts of all that is heard; `None`: what is usual in the game."""
    recognizer: RecognizerName | Mapping[str, RecognizerName]
    """For all languages, or for each."""
    model: str | Mapping[RecognizerName, str | None] | None
    """The folder for all recognizers, or for each."""
    microphone: str | None
    """A part of its name, with the host API after a comma, if not the usual one."""
    sittings: str | None
    recap: bool = True
    """Whether the end of an evening tells what it was like."""
    tail: int = 200
    """Milliseconds in which the companion's own voice may still be in the room."""
    loudspeaker: str | None = None
    """A part of its name, as with the microphone."""
    earphone: str | None = None
    """A part of the name of what one player alone hears."""
    lead_in: int | None = None
    """Milliseconds of silence that wake up a loudspeaker; `None`: as it needs them."""
    voices: Mapping[str, str] = field(default_factory=dict)
    """For each language the voice that is wanted, if not the best one."""
    hears: tuple[str, ...] = ()
    """Languages that are heard beside the one that is spoken."""
    box: str | None = None
    """The box that is played with, if not the one in use."""
    signals: bool = True
    """Whether short sounds go before what is said."""
    signal_sounds: SignalSounds = SIGNAL_SOUNDS

    def recognizer_for(self, language: str) -> RecognizerName:
        """Return what hears a language."""
        if isinstance(self.recognizer, Mapping):
            return self.recognizer.get(language, RECOGNIZERS[0])
        return self.recognizer

    def model_for(self, recognizer: RecognizerName) -> str | None:
        """Return the folder of a recognizer's model, if one was named."""
        if isinstance(self.model, Mapping):
            return self.model.get(recognizer)
        return self.model


@dataclass(frozen=True, slots=True)
class Settings:
    """Hold the whole configuration."""

    general: General
    games: Mapping[str, Configuration]
    """The section of each game, by its name."""
    is_language_chosen: bool = True
    """Whether the configuration names the language; else it is the usual one."""


def game_names() -> tuple[str, ...]:
    """Return the games there are: the folders of `companion.games`."""
    modules = pkgutil.iter_modules(companion.games.__path__)
    return tuple(sorted(module.name for module in modules if module.ispkg))


def load(files: Iterable[Path], languages: Iterable[str]) -> Settings:
    """Read the default configuration and those that go before it, in this order.

    Raises:
        ConfigError: in one line with file, line, key and remedy.
    """
    try:
        document: Mapping[Hashable, Entry] = {}
        for file in files:
            document = _merged(document, read(file))
        return _settings(document, tuple(languages))
    except DocumentError as error:
        raise ConfigError(str(error)) from error


def kept(configuration: Configuration) -> object:
    """Return a game's configuration as plain values, for a sitting or a box."""
    return _known(plain(configuration))


def restored(game: str, section: object, name: str) -> Configuration:
    """Return a game's configuration from plain values, as `kept` gave them.

    Raises:
        ConfigError: in one line with name, key and remedy.
    """
    try:
        return _configuration(game, from_plain(section, name, game))
    except DocumentError as error:
        raise ConfigError(str(error)) from error


def completed(game: str, section: object, above: Configuration) -> Configuration:
    """Return a game's configuration with what a box has told where it is silent.

    Raises:
        ConfigError: where what was told of the box cannot be.
    """
    try:
        box = from_plain(section, "box", game)
        settled = from_plain(kept(above), "box", game)
        return _configuration(game, merged(box, settled))
    except DocumentError as error:
        raise ConfigError(str(error)) from error


def learned(game: str, section: object, events: Iterable[Event]) -> object:
    """Return what is known of a box after these events, as plain values.

    Raises:
        ConfigError: where what was known before cannot be.
    """
    nothing = kept(restored(game, {}, "box"))
    everything = kept(restored(game, section, "box").learned(events))
    if not isinstance(everything, Mapping) or not isinstance(nothing, Mapping):
        return everything
    return {key: one for key, one in everything.items() if one != nothing.get(key)}


def _known(value: object) -> object:
    if isinstance(value, Mapping):
        told = ((key, one) for key, one in value.items() if one not in (None, []))
        return {key: _known(one) for key, one in told}
    return value


def _merged(
    below: Mapping[Hashable, Entry], document: Entry
) -> Mapping[Hashable, Entry]:
    if not isinstance(document.value, Mapping):
        raise document.fault("the file holds no keys", "write `key: value` lines")
    both = merged(Entry(below), document).value
    return both if isinstance(both, Mapping) else {}


def _settings(
    document: Mapping[Hashable, Entry], languages: tuple[str, ...]
) -> Settings:
    games = game_names()
    check_keys(document, (*General.__dataclass_fields__, *games))
    is_chosen = document["language"].value is not None
    if not is_chosen:
        document = {**document, "language": Entry(USUAL_LANGUAGE)}
    general: General = shaped(
        Entry({key: one for key, one in document.items() if key not in games}), General
    )
    _check_language(document["language"], general.language, languages)
    _check_recognizers(document, general, languages)
    _check_speaking(document, general, languages)
    return Settings(
        general,
        {name: _configuration(name, document.get(name, Entry({}))) for name in games},
        is_chosen,
    )


def _check_recognizers(
    document: Mapping[Hashable, Entry], general: General, languages: tuple[str, ...]
) -> None:
    """Refuse unknown languages, and one folder for the models of two recognizers."""
    below = document["recognizer"].value
    if not isinstance(below, Mapping):
        return
    for language, entry in below.items():
        _check_language(entry, str(language), languages)
    used = {general.recognizer_for(language) for language in languages}
    if isinstance(general.model, str) and len(used) > 1:
        raise document["model"].fault(
            "one folder cannot serve two recognizers",
            f"name the folder of each: `{{{': ..., '.join(RECOGNIZERS)}: ...}}`",
        )


def _check_speaking(
    document: Mapping[Hashable, Entry], general: General, languages: tuple[str, ...]
) -> None:
    """Refuse unknown languages, and notes that are none or too long."""
    for language in general.voices:
        _check_language(document["voices"], language, languages)
    for language in general.hears:
        _check_language(document["hears"], language, languages)
    for signal in fields(SignalSounds):
        notes: Notes = getattr(general.signal_sounds, signal.name)
        is_short = sum(note[-1] for note in notes if note) <= LONGEST
        if not is_short or any(len(note) != 2 for note in notes):
            fault = f"the notes of `{signal.name}` are no pairs, or too long"
            remedy = f"write `[[hertz, milliseconds], ...]`, up to {LONGEST} in all"
            raise document["signal_sounds"].fault(fault, remedy)


def _check_language(entry: Entry, language: str, languages: tuple[str, ...]) -> None:
    if language not in languages:
        raise entry.fault(f"there is no language `{language}`", one_of(languages))


def _configuration(game: str, section: Entry) -> Configuration:
    module = importlib.import_module(f"companion.games.{game}.configuration")
    configuration: Configuration = shaped(section, module.Configuration)
    try:
        configuration.game()
    except SettingError as error:
        raise _inner(section, error.key).fault(error.fault, error.remedy) from error
    return configuration


def _inner(section: Entry, path: str) -> Entry:
    """Return the entry at a path of keys below a section."""
    entry = section
    for key in path.split("."):
        if isinstance(entry.value, Mapping):
            found = {str(name): inner for name, inner in entry.value.items()}
            entry = found.get(key, entry)
    return entry
