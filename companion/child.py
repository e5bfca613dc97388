"""Native code lives apart: in a spawned process that may die without harm."""

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, TypeVar

from companion.core.errors import CompanionError

Question = TypeVar("Question")
Answer = TypeVar("Answer")

_START_PATIENCE = 60.0
"""Seconds in which a child must be ready; slow disks load a large model."""
_END_PATIENCE = 1.0
"""Seconds in which a child may end by itself."""


class ChildLost(CompanionError):
    """A child process has crashed, was killed, or hung and was ended."""

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
        self._is_ready = False

    def start(self) -> None:
        """Start the process if there is none, without waiting until it is ready."""
        if self._process is not None:
            return
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(
            target=_serve, args=(theirs, *self._call), name=self._name, daemon=True
        )
        with _interrupts_blocked():
            self._process.start()
        theirs.close()
        self._connection = ours
        self._is_ready = False
        self.generation += 1

    def ask(self, question: Question, patience: float) -> Answer:
        """Return the answer to a question; a child that was ready is started anew.

        Raises:
            ChildLost: where it died, or gave no answer for so many seconds.
        """
        self.start()
        try:
            if not self._is_ready:
                self._receive(_START_PATIENCE)
                self._is_ready = True
            return self._asked(question, patience)
        except ChildLost as lost:
            self.close(patience=0)
            if lost.was_ready:
                self.start()
            raise
        except BaseException:
            # A late answer must never be taken for that to the next question.
            self.close(patience=0)
            raise

    def close(self, patience: float = _END_PATIENCE) -> None:
        """End the process."""
        process, connection = self._process, self._connection
        self._process = self._connection = None
        if connection is not None:
            connection.close()
        if process is not None:
            process.join(patience)
            process.kill()
            process.join(_END_PATIENCE)

    def _asked(self, question: Question, patience: float) -> Answer:
        connection = self._connection
        if connection is None:
            raise self._lost("closed")
        try:
            connection.send(question)
        except OSError as error:
            raise self._lost(self._exit_reason()) from error
        answer: Answer = self._receive(patience)
        return answer

    def _receive(self, patience: float) -> Any:
        connection = self._connection
        if connection is None:
            raise self._lost("closed")
        try:
            if not connection.poll(patience):
                raise self._lost(f"no answer within {patience:g} seconds")
            message = connection.recv()
        except (EOFError, OSError) as error:
            raise self._lost(self._exit_reason()) from error
        if isinstance(message, _Failed):
            raise self._lost(message.reason)
        return message.value if isinstance(message, _Answered) else None

    def _exit_reason(self) -> str:
        process = self._process
        if process is None:
            return "closed"
        process.join(_END_PATIENCE)
        return f"exit code {process.exitcode}"

    def _lost(self, reason: str) -> ChildLost:
        return ChildLost(self._name, reason, was_ready=self._is_ready)


@contextlib.contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Let a new process begin deaf to Ctrl-C, which is for the table to answer."""
    if sys.platform == "win32":
        yield
        return
    # Where it starts its tracker, `multiprocessing` lets interrupts through again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(
    connection: "Connection[Any, Any]",
    prepare: Callable[..., Callable[[Any], object]],
    arguments: tuple[str, ...],
) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _silence()
    threading.Thread(target=_end_with_parent, daemon=True).start()
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


def _silence() -> None:
    """Keep what native code prints away from the table's lines."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    os.close(nowhere)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
