"""What recognizers share that live in a process of their own."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, TypeAlias

from companion.child import Child, ChildLost
from companion.hearing.recognizer import Heard, RecognizerLost, RecognizerUnusable
from companion.sound import Sound

_PATIENCE = 2.0
"""Seconds for an answer that is given at once: a slow machine needs a tenth of that."""
_END_PATIENCE = 0.5
"""Seconds in which an utterance may end by itself when the table ends."""
_LARGEST = 1 << 15
"""Bytes that are sent at a time: more would take longer than patience lasts."""


@dataclass(frozen=True, slots=True)
class Begin:
    """An utterance begins, at so many samples a second."""

    rate: int


@dataclass(frozen=True, slots=True)
class Block:
    """The utterance goes on."""

    samples: bytes


@dataclass(frozen=True, slots=True)
class Finish:
    """The utterance is over; the answer is its readings, best first."""


Answer: TypeAlias = tuple[str, ...]
Prepare: TypeAlias = Callable[..., Callable[[Any], Answer]]


class SpawnedRecognizer:
    """Hear utterances in a child process; it may be used from any thread.

    What a recognizer must tell its child before an utterance, it tells in `_tell`.
    """

    finish_patience: ClassVar[float] = _PATIENCE
    """Seconds in which an utterance is heard once it is over."""

    def __init__(
        self, name: str, folder: Path, prepare: Prepare, *arguments: str
    ) -> None:
        """Begin to load the model of a folder, without waiting for it."""
        self._folder = folder
        self._child: Child[Any, Answer] = Child(
            name, prepare, str(folder.absolute()), *arguments
        )
        self._lock = threading.RLock()
        self._child.start()

    def hear(self, sound: Sound) -> Heard:
        """Return the words of one utterance, once its last block was taken.

        The sound is closed, whatever comes of it.

        Raises:
            GrammarEmpty: where phrases are needed, and none were given.
            RecognizerLost: where it died; the same utterance can be said again.
            RecognizerUnusable: where it does not start.
        """
        try:
            with self._lock:
                self._tell()
                self._ask(Begin(sound.rate))
                for block in sound.blocks:
                    for start in range(0, len(block), _LARGEST):
                        self._ask(Block(block[start : start + _LARGEST]))
                return Heard(self._ask(Finish(), self.finish_patience))
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

    def _tell(self) -> None:
        """Tell the child what it must know before it hears an utterance."""

    def _ask(self, question: object, patience: float = _PATIENCE) -> Answer:
        try:
            return self._child.ask(question, patience)
        except ChildLost as lost:
            if lost.is_restarted:
                raise RecognizerLost(lost.reason) from lost
            raise RecognizerUnusable(self._folder, lost.reason) from lost
