"""Native code lives apart: in a spawned process that may die without harm."""

import contextlib
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.reduction import ForkingPickler
from typing import Any, Generic, TypeVar

from companion.core.errors import CompanionError
from companion.signs import BEAT, Signs, live
from companion.spawning import live_apart, spawned

Question = TypeVar("Question")
Answer = TypeVar("Answer")

_START_PATIENCE = 60.0
"""Seconds in which a child must be ready; slow disks load a large model."""
_END_PATIENCE = 1.0
"""Seconds in which a child may end by itself."""
_LARGE = 1 << 14
"""Bytes that a child may not take at once: where it hangs, who sends them waits."""
_MOST_FAILED_STARTS = 2
"""How often in a row a child is started that dies before it is ready."""


class ChildLost(CompanionError):
    """A child process has crashed, was killed, or hung and was ended."""

    is_told = False
    """Whether the child itself has said why."""
    is_restarted = False
    """Whether it is being started anew; it is not where it would only fail again."""

    def __init__(self, name: str, reason: str, *, was_ready: bool) -> None:
        """Keep which one, why, and whether it had ever been ready to answer."""
        super().__init__(f"{name}: its process has ended ({reason}).")
        self.reason = reason
        self.was_ready = was_ready


@dataclass(frozen=True, slots=True)
class _Ready:
    """The child answers from now on."""


@dataclass(frozen=True, slots=True)
class _Answered:
    value: object


@dataclass(frozen=True, slots=True)
class _Failed:
    """The child ends, since nothing is known of the native code any more."""

    reason: str


class Child(Generic[Question, Answer]):
    """Answer questions one at a time in a process of its own, started anew if it dies.

    The function that prepares it runs in the child and returns what answers there.
    Questions and answers must be picklable. Callers take care that only one thread
    asks at a time.
    """

    def __init__(
        self,
        name: str,
        prepare: Callable[..., Callable[[Question], Answer]],
        *arguments: str,
    ) -> None:
        self.generation = 0
        """How often it was started: what an earlier child was told is gone."""
        self._name = name
        self._call = (prepare, arguments)
        self._process: BaseProcess | None = None
        self._connection: Connection[Any, Any] | None = None
        self._signs: Signs | None = None
        self._is_ready = False
        self._failed_starts = 0
        self._is_ended = False

    def start(self) -> None:
        """Start the process if there is none, without waiting until it is ready."""
        if self._process is not None or self._is_ended:
            return
        self._signs = Signs()
        self._process, self._connection = spawned(
            self._name, _serve, self._signs.giving, *self._call
        )
        self._signs.giving.close()
        self._is_ready = False
        self.generation += 1

    def ask(self, question: Question, patience: float) -> Answer:
        """Return the answer to a question; a child that dies is started anew.

        Raises:
            ChildLost: where it died, or gave no answer for so many seconds.
        """
        self.start()
        try:
            if not self._is_ready:
                self._receive(_START_PATIENCE)
                self._is_ready = True
                self._failed_starts = 0
            return self._asked(question, patience)
        except ChildLost as lost:
            self._start_anew(lost)
            raise
        except BaseException:
            # A late answer must never be taken for that to the next question.
            self.close(patience=0)
            raise

    def check(self) -> None:
        """Start the process anew if it has died or hangs; return at once.

        Raises:
            ChildLost: where it had died, and is being started.
        """
        process, signs = self._process, self._signs
        if process is None or signs is None:
            return
        is_alive = process.is_alive()
        if is_alive and signs.are_fresh(is_ready=self._is_ready):
            return
        lost = self._lost("no sign of life") if is_alive else self._last_word()
        self._start_anew(lost)
        if lost.is_restarted:
            raise lost

    def kill(self) -> None:
        """End the process at once, whoever waits for an answer; any thread may."""
        process = self._process
        if process is not None:
            process.kill()

    def close(self, patience: float = _END_PATIENCE) -> None:
        """End the process."""
        process, connection, signs = self._process, self._connection, self._signs
        self._process = self._connection = self._signs = None
        if connection is not None:
            connection.close()
        if signs is not None:
            signs.close()
        if process is not None:
            process.join(patience)
            process.kill()
            process.join(_END_PATIENCE)

    def end(self) -> None:
        """End the process for good: nothing starts it again."""
        self._is_ended = True
        self.close()

    def _last_word(self) -> ChildLost:
        """Return why a child has died: it may have told."""
        try:
            self._receive(0)
        except ChildLost as lost:
            return lost
        return self._lost(self._exit_reason())

    def _start_anew(self, lost: ChildLost) -> None:
        """Start the process again, unless it has told why it cannot start."""
        self.close(patience=0)
        if self._is_ended:
            return
        self._failed_starts += not lost.was_ready
        is_hopeless = self._failed_starts >= _MOST_FAILED_STARTS
        if lost.was_ready or not (lost.is_told or is_hopeless):
            self.start()
            lost.is_restarted = True

    def _asked(self, question: Question, patience: float) -> Answer:
        connection = self._connection
        if connection is None:
            raise self._lost("closed")
        message = ForkingPickler.dumps(question)
        is_large = len(message) > _LARGE
        watchdog = threading.Timer(patience, self.kill) if is_large else None
        try:
            if watchdog is not None:
                watchdog.start()
            connection.send_bytes(message)
        except OSError as error:
            raise self._lost(self._exit_reason()) from error
        finally:
            if watchdog is not None:
                watchdog.cancel()
        answer: Answer = self._receive(patience)
        return answer

    def _receive(self, patience: float) -> Any:
        connection = self._connection
        if connection is None:
            raise self._lost("closed")
        try:
            self._wait(connection, patience)
            message = connection.recv()
        except (EOFError, OSError) as error:
            raise self._lost(self._exit_reason()) from error
        if isinstance(message, _Failed):
            lost = self._lost(message.reason)
            lost.is_told = True
            raise lost
        return message.value if isinstance(message, _Answered) else None

    def _wait(self, connection: "Connection[Any, Any]", patience: float) -> None:
        """Wait for a message; a child that starts may take long, with signs of life."""
        latest = time.monotonic() + patience
        while not connection.poll(min(BEAT, patience)):
            signs = self._signs
            if signs is None or not signs.are_fresh(is_ready=self._is_ready):
                raise self._lost("no sign of life")
            if time.monotonic() > latest:
                raise self._lost(f"no answer within {patience:g} seconds")

    def _exit_reason(self) -> str:
        process = self._process
        if process is None:
            return "closed"
        process.join(_END_PATIENCE)
        return f"exit code {process.exitcode}"

    def _lost(self, reason: str) -> ChildLost:
        return ChildLost(self._name, reason, was_ready=self._is_ready)


def _serve(
    connection: "Connection[Any, Any]",
    signs: "Connection[Any, Any]",
    prepare: Callable[..., Callable[[Any], object]],
    arguments: tuple[str, ...],
) -> None:
    live_apart()
    live(signs)
    prepared = _attempt(prepare, *arguments)
    with contextlib.suppress(EOFError, OSError):  # The parent has gone.
        if isinstance(prepared, _Failed):
            connection.send(prepared)
            return
        connection.send(_Ready())
        answer: Any = prepared.value
        while True:
            reply = _attempt(answer, connection.recv())
            connection.send(reply)
            if isinstance(reply, _Failed):
                return


def _attempt(call: Callable[..., object], *arguments: object) -> _Answered | _Failed:
    try:
        return _Answered(call(*arguments))
    # Native libraries raise bare `Exception`; whatever it was, this process ends.
    except Exception as error:  # noqa: BLE001
        return _Failed(f"{type(error).__name__}: {error}")
