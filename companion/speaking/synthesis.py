"""What turns text into files of speech, in a process of its own."""

import contextlib
import ctypes
import gc
import importlib
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_CHECK = 0.002


@dataclass(frozen=True, slots=True)
class InstalledVoice:
    """Describe a voice of this machine."""

    id: str
    name: str
    languages: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ListVoices:
    """Say which voices there are."""


@dataclass(frozen=True, slots=True)
class Write:
    """Write a text as spoken by a voice into a file."""

    text: str
    voice: str
    words_per_minute: int
    path: str


Question = ListVoices | Write
Answer = tuple[InstalledVoice, ...]


def prepare() -> Callable[[Question], Answer]:
    """Load the speech engine of the system and return what answers with it."""
    if sys.platform == "linux":
        with contextlib.suppress(ImportError, OSError, RuntimeError):
            _load_espeak()
    pyttsx3 = importlib.import_module("pyttsx3")
    _engine(pyttsx3)

    def answer(question: Question) -> Answer:
        if isinstance(question, ListVoices):
            return _voices(_engine(pyttsx3))
        _write(_engine(pyttsx3), question)
        return ()

    return answer


def _load_espeak() -> None:
    """Load espeak-ng from its wheel: pyttsx3 then finds it there by its name."""
    loader = importlib.import_module("espeakng_loader")
    ctypes.CDLL(loader.get_library_path(), mode=ctypes.RTLD_GLOBAL)
    # espeak-ng cuts a long path, so it is given a short one.
    data = Path(loader.get_data_path())
    os.chdir(data.parent)
    os.environ["ESPEAK_DATA_PATH"] = data.name


def _engine(pyttsx3: Any) -> Any:
    """Return a fresh engine: one that has spoken ignores a new voice or speed."""
    gc.collect()
    return pyttsx3.init()


def _voices(engine: Any) -> Answer:
    return tuple(
        InstalledVoice(
            id=str(voice.id),
            name=str(voice.name or ""),
            languages=tuple(map(_tag, voice.languages or ())),
        )
        for voice in engine.getProperty("voices")
    )


def _tag(language: object) -> str:
    if isinstance(language, bytes):  # Older drivers put a priority byte before it.
        return language.decode("utf-8", "ignore").strip("\x00\x01\x02\x03\x04\x05")
    return str(language or "")


def _write(engine: Any, wanted: Write) -> None:
    errors: list[object] = []

    def note(**event: object) -> None:
        errors.append(event.get("exception"))

    engine.connect("error", note)
    engine.setProperty("voice", wanted.voice)
    # Never left out: the pace of the last text may hold or not.
    engine.setProperty("rate", wanted.words_per_minute)
    engine.save_to_file(wanted.text, wanted.path)
    engine.runAndWait()
    _wait_for_espeak()
    if errors:
        raise RuntimeError(str(errors[0]))


def _wait_for_espeak() -> None:
    """Wait for its own thread, which writes the file: pyttsx3 does not.

    An engine that is let go earlier takes away what that thread still calls.
    """
    espeak: Any = sys.modules.get("pyttsx3.drivers._espeak")
    while espeak is not None and espeak.IsPlaying():
        time.sleep(_CHECK)
