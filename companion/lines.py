"""Read what is typed or piped, line by line, whatever the bytes are."""

from collections.abc import Iterator
from typing import BinaryIO

LONGEST = 65536
"""Bytes of a line that are looked at; nobody types more."""
_REST = 1 << 20


class Lines:
    """Give one line after the other; a line that was read too early can go back."""

    def __init__(self, stream: BinaryIO) -> None:
        """Take a stream of bytes; nothing is read yet."""
        self._stream = stream
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
        read = self._stream.readline(LONGEST)
        if not read:
            return None
        self.count += 1
        if len(read) == LONGEST and not read.endswith(b"\n"):
            self._skip_rest()
        return read.decode("utf-8-sig", errors="replace").rstrip("\r\n")

    def put_back(self, line: str) -> None:
        """Let the next reader have this line."""
        self._back.append(line)

    def _skip_rest(self) -> None:
        while rest := self._stream.readline(_REST):
            if rest.endswith(b"\n"):
                return
