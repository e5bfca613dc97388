"""Sound to words, by Whisper in a process of its own."""

import importlib.util
from collections.abc import Iterable
from pathlib import Path

from companion.hearing.models import given_model
from companion.hearing.recognizer import RecognizerMissing
from companion.hearing.spawned import SpawnedRecognizer
from companion.hearing.whisper.recognition import Wake, prepare

NAME = "whisper"
"""What the configuration and the models call it."""

_LIBRARY, _PACKAGE = "faster_whisper", "faster-whisper"


def check_library() -> None:
    """Look for the library; nothing is loaded.

    Raises:
        RecognizerMissing: where it is not installed.
    """
    if importlib.util.find_spec(_LIBRARY) is None:
        raise RecognizerMissing(NAME, _PACKAGE)


class WhisperRecognizer(SpawnedRecognizer):
    """Hear utterances in one language or several; it may be used from any thread.

    Whatever can be said, any words can be heard: every result must be understood.
    """

    finish_patience = 15.0

    def __init__(self, folder: Path, *languages: str) -> None:
        """Begin to load the model of a folder, without waiting for it.

        Raises:
            RecognizerMissing: where the library is not installed.
            ModelIncomplete: where files of the model are missing.
        """
        check_library()
        super().__init__(NAME, given_model(folder, NAME), prepare, *languages)
        self._awake = 0
        """The generation of the child that is known to be ready."""

    def restrict(self, phrases: Iterable[str]) -> tuple[str, ...]:  # noqa: ARG002
        """Wait until the model is loaded; it hears what it hears, whatever is expected.

        Why the phrases do not help is told in `recognition`.

        Raises:
            RecognizerLost: where it died.
            RecognizerUnusable: where it does not start.
        """
        with self._lock:
            if self._awake != self._child.generation:
                self._ask(Wake())
                self._awake = self._child.generation
        return ()
