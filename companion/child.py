"""Native code lives apart: in a spawned process that may die without harm."""

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
import time
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
_BEAT = 0.25
"""Seconds between two signs of life."""
_FIRST_SIGN, _SIGN_WHILE_STARTING, _SIGN = 20.0, 5.0, 2.0
"""Seconds without a sign of life after which a child hangs.

A busy machine takes its time to start a process; libraries that load hold all threads.
"""
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


class _Signs:
    """Notice whether a child lives: it gives a sign again and again."""

    def __init__(self, receiving: "Connection[Any, Any]") -> None:
        self._receiving = receiving
        self._last = time.monotonic()
        self._is_first = True

    def are_fresh(self, is_ready: bool) -> bool:  # noqa: FBT001
        """Return whether there was one not long ago."""
        with contextlib.suppress(EOFError, OSError):
            while self._receiving.poll():
                self._receiving.recv_bytes()
                self._last, self._is_first = time.monotonic(), False
        patience = _SIGN if is_ready else _SIGN_WHILE_STARTING
        patience = _FIRST_SIGN if self._is_first else patience
        return time.monotonic() - self._last < patience

    def close(self) -> None:
        """Look no more."""
        self._receiving.close()


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
        self._signs: _Signs | None = None
        self._is_ready = False
        self._failed_starts = 0

    def start(self) -> None:
        """Start the process if there is none, without waiting until it is ready."""
        if self._process is not None:
            return
        signs, theirs = _signs()
        self._process, self._connection = spawned(
            self._name, _serve, theirs, *self._call
        )
        theirs.close()
        self._signs = signs
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
        process, connection, signs = self._process, self._connection, self._signs
        if process is None or connection is None or signs is None:
            return
        is_ending = connection.poll() and not self._is_ready
        if is_ending or (process.is_alive() and signs.are_fresh(self._is_ready)):
            return  # What it sends before it is ready is for who asks first.
        lost = self._lost(
            "no sign of life" if process.is_alive() else self._exit_reason()
        )
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

    def _start_anew(self, lost: ChildLost) -> None:
        """Start the process again, unless it has told why it cannot start."""
        self.close(patience=0)
        self._failed_starts += not lost.was_ready
        is_hopeless = self._failed_starts >= _MOST_FAILED_STARTS
        if lost.was_ready or not (lost.is_told or is_hopeless):
            self.start()
            lost.is_restarted = True

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
        while not connection.poll(min(_BEAT, patience)):
            signs = self._signs
            if signs is None or not signs.are_fresh(self._is_ready):
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


def spawned(
    name: str, serve: Callable[..., None], *arguments: object
) -> "tuple[BaseProcess, Connection[Any, Any]]":
    """Start a process and return it with our end of the pipe to it.

    The function is called there with the other end and these arguments; it calls
    `live_apart` first.
    """
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(
        target=serve, args=(theirs, *arguments), name=name, daemon=True
    )
    with _interrupts_blocked():
        process.start()
    theirs.close()
    return process, ours


def live_apart() -> None:
    """Fit this process for native code: deaf to Ctrl-C, mute, gone with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _silence()
    threading.Thread(target=_end_with_parent, daemon=True).start()


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


def _signs() -> "tuple[_Signs, Connection[Any, Any]]":
    """Return where signs of life arrive, and where they are given."""
    receiving, giving = multiprocessing.get_context("spawn").Pipe(duplex=False)
    return _Signs(receiving), giving


def _serve(
    connection: "Connection[Any, Any]",
    signs: "Connection[Any, Any]",
    prepare: Callable[..., Callable[[Any], object]],
    arguments: tuple[str, ...],
) -> None:
    live_apart()
    threading.Thread(target=_live, args=(signs,), daemon=True).start()
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


def _live(signs: "Connection[Any, Any]") -> None:
    """Give signs of life, until nobody looks any more."""
    with contextlib.suppress(OSError):
        while True:
            signs.send_bytes(b"")
            time.sleep(_BEAT)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
