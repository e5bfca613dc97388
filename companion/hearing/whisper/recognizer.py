"""Sound to words, by Whisper in a process of its own."""

import importlib.util
import threading
from collections.abc import Iterable
from pathlib import Path

from companion.child import Child, ChildLost
from companion.hearing.models import given_model
from companion.hearing.recognizer import (
    Heard,
    RecognizerLost,
    RecognizerMissing,
    RecognizerUnusable,
)
from companion.hearing.whisper.recognition import (
    Answer,
    Begin,
    Block,
    Finish,
    Question,
    Wake,
    prepare,
)
from companion.sound import Sound

NAME = "whisper"
"""What the configuration and the models call it."""

_LIBRARY, _PACKAGE = "faster_whisper", "faster-whisper"
_PATIENCE = 2.0
"""Seconds in which a block is taken, which is done at once."""
_LONG_PATIENCE = 15.0
"""Seconds in which an utterance is heard: a slow machine needs half of that."""
_END_PATIENCE = 0.5
"""Seconds in which an utterance may end by itself when the table ends."""
_LARGEST = 1 << 15
"""Bytes that are sent at a time: more would take longer than patience lasts."""


def check_library() -> None:
    """Look for the library; nothing is loaded.

    Raises:
        RecognizerMissing: where it is not installed.
    """
    if importlib.util.find_spec(_LIBRARY) is None:
        raise RecognizerMissing(NAME, _PACKAGE)


class WhisperRecognizer:
    """Hear utterances in one language; it may be used from any thread.

    Whatever can be said, any words can be heard: every result must be understood.
    """

    def __init__(self, folder: Path, language: str) -> None:
        """Begin to load the model of a folder, without waiting for it.

        Raises:
            RecognizerMissing: where the library is not installed.
            ModelIncomplete: where files of the model are missing.
        """
        check_library()
        self._folder = given_model(folder, NAME)
        self._child: Child[Question, Answer] = Child(
            NAME, prepare, str(folder), language
        )
        self._lock = threading.RLock()
        self._awake = 0
        """The generation of the child that is known to be ready."""
        self._child.start()

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

    def hear(self, sound: Sound) -> Heard:
        """Return the words of one utterance, once its last block was taken.

        The sound is closed, whatever comes of it.

        Raises:
            RecognizerLost: where it died; the same utterance can be said again.
            RecognizerUnusable: where it does not start.
        """
        try:
            with self._lock:
                self._ask(Begin(sound.rate))
                for block in sound.blocks:
                    for start in range(0, len(block), _LARGEST):
                        self._ask(Block(block[start : start + _LARGEST]))
                return Heard(self._ask(Finish()))
        finally:
            sound.close()

    def check(self) -> None:
        """Start the process anew if it has died while nobody spoke; return at once.

        Raises:
            RecognizerLost: where it had died.
        """
        # Where the lock is held, somebody is being heard, and who hears will notice.
        if self._lock.acquire(blocking=False):
            try:
                self._child.check()
            except ChildLost as lost:
                raise RecognizerLost(lost.reason) from lost
            finally:
                self._lock.release()

    def close(self) -> None:
        """End the process, whatever it does."""
        is_free = self._lock.acquire(timeout=_END_PATIENCE)
        if not is_free:
            self._child.kill()
            self._lock.acquire()
        try:
            self._child.end()
        finally:
            self._lock.release()

    def _ask(self, question: Question) -> Answer:
        try:
            is_work = isinstance(question, Finish)
            patience = _LONG_PATIENCE if is_work else _PATIENCE
            return self._child.ask(question, patience)
        except ChildLost as lost:
            if lost.is_restarted:
                raise RecognizerLost(lost.reason) from lost
            raise RecognizerUnusable(self._folder, lost.reason) from lost
