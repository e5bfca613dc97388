"""Keep the companion from hearing itself."""

import threading
import time
from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import Enum

TAIL = 0.2
"""Seconds in which the end of the companion's own voice may still be in the room."""
_REMEMBERED = 100
"""Times of speaking that blocks may belong to that wait for a recognizer."""


class Passage(Enum):
    """What is done with a piece of sound."""

    SHUT = "shut"
    """The companion was speaking: it is dropped."""
    TAIL = "tail"
    """The companion may still be heard in it: nothing begins in it."""
    OPEN = "open"


@dataclass(slots=True)
class _Closing:
    """Hold from when until when the companion spoke, and until when it is heard."""

    since: float
    until: float = float("inf")
    opens: float = float("inf")


class Gate:
    """Know when the companion spoke; it may be used from any thread.

    Sound is judged by the time when it was in the room, not when it is looked at.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin open, on the clock by which blocks of sound are dated."""
        self._clock = clock
        self._lock = threading.Lock()
        self._live: set[Hashable] = set()
        """What the companion is saying."""
        self._closings: deque[_Closing] = deque(maxlen=_REMEMBERED)

    @property
    def is_open(self) -> bool:
        """Return whether what is said now can be heard."""
        return self.passage(self._clock(), 0.0) is Passage.OPEN

    def shut(self, said: Hashable) -> None:
        """Note that the companion begins to say something, known by any name."""
        with self._lock:
            if not self._live:
                self._closings.append(_Closing(self._clock()))
            self._live.add(said)

    def open(
        self, said: Hashable, tail: float = TAIL, ended: float | None = None
    ) -> None:
        """Note that this has ended; after the last the gate opens in so many seconds.

        It ends now, or at a time, which may be to come. What has ended ends once.
        """
        with self._lock:
            if said in self._live:
                self._live.remove(said)
                if not self._live:
                    self._end(tail, ended)

    def reset(self) -> None:
        """Open the gate now, whoever has left it shut."""
        with self._lock:
            if self._live:
                self._live.clear()
                self._end(0.0, None)

    def passage(self, ended: float, seconds: float) -> Passage:
        """Return what is done with a piece of sound that ended at a time."""
        with self._lock:
            for closing in reversed(self._closings):
                if closing.opens <= ended - seconds:
                    return Passage.OPEN
                if closing.since < ended:
                    is_tail = closing.until <= ended - seconds
                    return Passage.TAIL if is_tail else Passage.SHUT
        return Passage.OPEN

    def _end(self, tail: float, ended: float | None) -> None:
        closing, until = self._closings[-1], self._clock() if ended is None else ended
        closing.until, closing.opens = until, until + tail
