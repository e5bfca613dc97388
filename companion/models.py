"""The command `companion models`: list, install, verify and remove them."""

import importlib
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal

from babel import Locale as Culture

from companion.core.errors import CompanionError
from companion.core.words import Argument, Phrase
from companion.evening import Wish
from companion.hearing.models.faults import InstallError
from companion.hearing.models.finding import (
    ModelIncomplete,
    ModelMissing,
    ModelUnknown,
    known_model,
)
from companion.hearing.models.installing import install, remove, state, verify
from companion.hearing.models.manifest import Model, manifest
from companion.language.locale import Locale
from companion.voiced import is_voiced

Action = Literal["list", "install", "verify", "remove"]
Say = Callable[[str], None]

_TOLD = (10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90, 100)
"""The percents that are told."""
_SPOKEN = (25, 50, 75, 100)
_MEGA = 1_000_000
_INTERRUPTED = 130
"""The status of a process that was interrupted."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Hold what is asked for on the command line."""

    action: Action
    names: tuple[str, ...] = ()
    source: str | None = None
    """An address, a file or a folder, to take the place of the publisher's."""


def run(asked: Asked, wish: Wish, say: Say, note: Say) -> int:
    """Do what is asked, tell it in the language of the table, and return the status.

    Raises:
        CompanionError: where a manifest or the configuration is broken.
    """
    locale = wish.locales.locale(wish.spoken, wish.configuration.game())
    voices: tuple[str, ...] = ()
    if asked.action == "install" and is_voiced(wish.settings.general):
        voices = locale.profile.voices
    teller = _Teller(locale, say, voices)
    try:
        _do(asked, teller)
    except KeyboardInterrupt:
        note(teller.sentence("interrupted"))
        return _INTERRUPTED
    except CompanionError as error:
        told = _fault(error)
        if told is None:
            raise
        sentence = teller.sentence(told.id, **told.arguments)
        note(sentence)
        teller.speak(sentence)
        return 2
    finally:
        teller.close()
    return 0


class _Teller:
    """Print sentences of one language, and speak some of them."""

    def __init__(self, locale: Locale, say: Say, voices: tuple[str, ...]) -> None:
        self._locale = locale
        self._say = say
        self._speaker = None
        if voices:
            # Only here: sound takes long to load, and is wanted for long tasks only.
            speech = importlib.import_module("companion.speech")
            self._speaker = speech.Speaker(voices)

    def sentence(self, message: str, **arguments: Argument) -> str:
        """Return what a message says."""
        return self._locale.messages.sentence(Phrase(f"models-{message}", arguments))

    def tell(self, message: str, **arguments: Argument) -> str:
        """Print what a message says, and return it."""
        sentence = self.sentence(message, **arguments)
        self._say(sentence)
        return sentence

    def speak(self, sentence: str) -> None:
        """Say a sentence that was printed, where there is a voice."""
        if self._speaker is not None:
            self._speaker.speak(sentence)

    def languages(self, codes: Iterable[str]) -> tuple[str, ...]:
        """Return what languages are called."""
        own = self._locale.profile.code
        return tuple(
            Culture.parse(code).get_language_name(own) or code for code in codes
        )

    def close(self) -> None:
        """Speak no more."""
        if self._speaker is not None:
            self._speaker.close()


class _Progress:
    """Tell how much has come, in lines that are read once."""

    def __init__(self, teller: _Teller) -> None:
        self._teller = teller
        self._last = 0

    def __call__(self, percent: int) -> None:
        """Tell the highest step that was reached since the last line."""
        reached = max((step for step in _TOLD if step <= percent), default=0)
        if reached > self._last:
            line = self._teller.tell("progress", percent=reached)
            if any(self._last < quarter <= reached for quarter in _SPOKEN):
                self._teller.speak(line)
            self._last = reached


def _do(asked: Asked, teller: _Teller) -> None:
    models = tuple(map(known_model, asked.names))
    match asked.action:
        case "list":
            for model in manifest().models.values():
                _list(model, teller)
        case "install":
            for model in models:
                _install(model, asked.source, teller)
        case "verify":
            _verify(models or _installed(), teller)
        case "remove":
            for model in models:
                remove(model)
                teller.tell("removed", name=model.name)


def _list(model: Model, teller: _Teller) -> None:
    teller.tell(
        "listed",
        state=state(model),
        name=model.name,
        languages=teller.languages(model.languages),
        megabytes=_megabytes(model),
        licence=model.licence,
    )


def _install(model: Model, source: str | None, teller: _Teller) -> None:
    told = _Progress(teller)
    size = _megabytes(model)
    if state(model) != "installed":
        begins = teller.tell("begins", name=model.name, megabytes=size)
        teller.speak(begins)
    is_new = install(model, source, told)
    ended = "installed" if is_new else "already-installed"
    teller.speak(teller.tell(ended, name=model.name))


def _verify(models: tuple[Model, ...], teller: _Teller) -> None:
    if not models:
        teller.tell("none-installed")
    for model in models:
        known = "verified" if verify(model) else "verified-unsummed"
        teller.tell(known, name=model.name)


def _installed() -> tuple[Model, ...]:
    models = manifest().models.values()
    return tuple(one for one in models if state(one) in ("installed", "incomplete"))


def _megabytes(model: Model) -> int:
    return max(1, round(model.size / _MEGA))


def _fault(error: CompanionError) -> Phrase | None:
    """Return what is said of a fault; `None` where it is not one of models."""
    kind = re.sub(r"(?<!^)(?=[A-Z])", "-", type(error).__name__).lower()
    match error:
        case InstallError(said=said):
            return Phrase(kind, said)
        case ModelMissing(model=model):
            return Phrase(kind, {"name": model.name})
        case ModelUnknown(name=name):
            return Phrase(kind, {"name": name})
        case ModelIncomplete(folder=folder):
            return Phrase("model-incomplete", {"name": folder.name})
    return None
