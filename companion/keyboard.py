"""What is typed: for whoever asks first, and then for the table."""

import threading
from collections.abc import Callable
from queue import SimpleQueue

from companion.lines import Lines, Stream


class Keyboard(Lines):
    """Give lines to whoever asks, the hall first and then the table."""

    def __init__(self, stream: Stream) -> None:
        """Take a stream of bytes; it is read from when somebody listens."""
        super().__init__(stream)
        self._typed: SimpleQueue[str | None] = SimpleQueue()
        self._listener: Callable[[str | None], None] | None = None
        self._returned: list[str] = []
        self._lock = threading.Lock()
        self._is_read = False

    def listen(self, listener: Callable[[str | None], None]) -> None:
        """Tell every line at once to a listener."""
        with self._lock:
            self._listener = listener
            if not self._is_read:
                self._is_read = True
                reading = threading.Thread(target=self._read, name="keyboard")
                reading.daemon = True
                reading.start()

    def leave(self) -> None:
        """Let lines wait for whoever asks for the next one."""
        with self._lock:
            self._listener = None

    def next(self) -> str | None:
        """Return the next line; `None` at the end of the stream."""
        if self._returned:
            return self._returned.pop()
        if not self._is_read:
            return super().next()
        line = self._typed.get()
        if line is None:
            self._typed.put(None)
        return line

    def put_back(self, line: str) -> None:
        """Let the next reader have this line."""
        self._returned.append(line)

    def give_back(self, line: str | None) -> None:
        """Let a line that its listener has not taken wait like the others."""
        self._typed.put(line)

    def _read(self) -> None:
        while True:
            line = super().next()
            with self._lock:
                take = self._listener or self._typed.put
                take(line)
            if line is None:
                return
