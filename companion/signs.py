"""Notice whether a process lives: it gives a sign of life again and again."""

import contextlib
import multiprocessing
import threading
import time
from multiprocessing.connection import Connection
from typing import Any

BEAT = 0.25
"""Seconds between two signs of life."""
_FIRST, _WHILE_STARTING, _LATER = 20.0, 5.0, 2.0
"""Seconds without a sign after which a process hangs.

A busy machine takes its time to start one; libraries that load hold all threads.
"""


class Signs:
    """Look for the signs of life of one process."""

    def __init__(self) -> None:
        """Begin to wait for the first one."""
        pipe = multiprocessing.get_context("spawn").Pipe(duplex=False)
        self._receiving, self.giving = pipe
        self._last = time.monotonic()
        self._is_first = True

    def are_fresh(self, *, is_ready: bool) -> bool:
        """Return whether there was one not long ago."""
        with contextlib.suppress(EOFError, OSError):
            while self._receiving.poll():
                self._receiving.recv_bytes()
                self._last, self._is_first = time.monotonic(), False
        patience = _LATER if is_ready else _WHILE_STARTING
        patience = _FIRST if self._is_first else patience
        return time.monotonic() - self._last < patience

    def close(self) -> None:
        """Look no more."""
        self._receiving.close()
        self.giving.close()


def live(giving: "Connection[Any, Any]") -> None:
    """Give signs of life from now on, until nobody looks any more."""
    threading.Thread(target=_live, args=(giving,), daemon=True).start()


def _live(giving: "Connection[Any, Any]") -> None:
    with contextlib.suppress(OSError):
        while True:
            giving.send_bytes(b"")
            time.sleep(BEAT)
