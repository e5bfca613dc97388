"""Spawn processes in which native code may crash without harm."""

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any


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
