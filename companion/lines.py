"""Read what is typed or piped, line by line, whatever the bytes are."""

import time
from collections.abc import Iterator
from typing import Protocol

LONGEST = 65536
"""Bytes of a line that are looked at; nobody types more."""
_BLOCK = 65536
_PAUSE = 0.02
"""Seconds until a terminal that has nothing yet is asked again."""


class Stream(Protocol):
    """Give bytes as soon as there are any; buffered streams wait for more.

    Nor can a buffered stream be left while a thread waits at it: Python would die.
    """

    def read(self, size: int, /) -> bytes | None:
        """Return some bytes, none at the end; `None` where there are none yet."""


class Lines:
    """Give one line after the other; a line that was read too early can go back."""

    def __init__(self, stream: Stream) -> None:
        """Take a stream of bytes; nothing is read yet."""
        self._stream = stream
        self._rest = b""
        self._back: list[str] = []
        self.count = 0
        """Lines that were read from the stream."""

    def __iter__(self) -> Iterator[str]:
        """Give lines up to the end of the stream."""
        while (line := self.next()) is not None:
            yield line

    def next(self) -> str | None:
        """Return the next line without its end; `None` at the end of the stream."""
        if self._back:
            return self._back.pop()
        read = self._line()
        if read is None:
            return None
        self.count += 1
        return read.decode("utf-8-sig", errors="replace").rstrip("\r\n")

    def put_back(self, line: str) -> None:
        """Let the next reader have this line."""
        self._back.append(line)

    def _line(self) -> bytes | None:
        """Return the bytes of a line, cut where it is longer than anybody types."""
        line = bytearray()
        while block := self._rest or self._block():
            part, end, self._rest = block.partition(b"\n")
            line += part[: LONGEST - len(line)]
            if end:
                return bytes(line)
        return bytes(line) or None

    def _block(self) -> bytes:
        while (block := self._stream.read(_BLOCK)) is None:
            time.sleep(_PAUSE)
        return block
