"""Download a file, going on where an earlier attempt was cut short."""

import http.client
import os
import re
import ssl
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from companion import __version__
from companion.hearing.models.faults import (
    AddressUnusable,
    DownloadBroken,
    FileAbsent,
    HostUnreachable,
    HostUntrusted,
    InstallError,
    ServerUnable,
    SizeWrong,
)

Told = Callable[[int], None]
"""Takes how many bytes of a file are there."""
BLOCK = 1 << 16
_PATIENCE = 30.0
"""Seconds without a byte after which a connection counts as broken."""
_ATTEMPTS = 3
"""How often a broken connection is taken up again without a byte more."""
_PAUSE = 1.0
_LATER = {408, 425, 429}
"""What a server says that is asked too often, or is too slow for now."""
_UNSATISFIABLE = 416


class _Broken(Exception):
    """The connection ended before the file did."""


class _Nothing(_Broken):
    """No connection came about."""


class _Changed(Exception):
    """What is there is no beginning of what the server has now."""


@dataclass(frozen=True, slots=True)
class Download:
    """Hold what is downloaded from where to where."""

    address: str
    target: Path
    tag: Path
    """Keeps by which mark the server knows the version that was begun."""
    size: int
    """What the file must have, in bytes."""

    def run(self, told: Told) -> None:
        """Download what is not there yet of the file.

        Raises:
            InstallError: where it cannot be had; what came of it is kept.
            OSError: where the disk is full or cannot be written.
        """
        self._check_address()
        failures, has_come, is_renewed = 0, False, False
        while (begun := self.held()) != self.size:
            try:
                self._attempt(begun, told)
            except _Changed as changed:
                if is_renewed:
                    raise SizeWrong(source=self.address, size=self.size) from changed
                is_renewed = True
                self.target.unlink()
            except _Broken as broken:
                is_further = self.held() > begun
                has_come = has_come or is_further
                failures = 0 if is_further else failures + 1
                if not has_come or failures == _ATTEMPTS:
                    raise self._fault(broken, has_come=has_come) from broken
                if not is_further:
                    time.sleep(_PAUSE)
        told(self.size)

    def held(self) -> int:
        """Return how many bytes are there; none where there are too many."""
        size = self.target.stat().st_size if self.target.is_file() else 0
        return size if size <= self.size else 0

    def _attempt(self, begun: int, told: Told) -> None:
        with self._opened(begun) as response:
            start = self._start(response, begun)
            self._check_length(response, start)
            self.tag.write_text(_tag(response), encoding="utf-8")
            with self.target.open("r+b" if start else "wb") as file:
                file.truncate(start)
                file.seek(start)
                for block in self._blocks(response, start):
                    file.write(block)
                    file.flush()
                    start += len(block)
                    told(start)
                os.fsync(file.fileno())
        if start < self.size:
            raise _Broken

    @contextmanager
    def _opened(self, begun: int) -> Iterator[http.client.HTTPResponse]:
        """Ask for the rest of the file, or for all of it where it has changed."""
        headers = {"User-Agent": f"shamans-companion/{__version__}"}
        if begun:
            headers["Range"] = f"bytes={begun}-"
            if mark := self._kept_tag():
                headers["If-Range"] = mark
        try:
            request = urllib.request.Request(self.address, headers=headers)
            response = _OPENER.open(request, timeout=_PATIENCE)
        except (ValueError, http.client.InvalidURL) as error:
            raise AddressUnusable(address=self.address) from error
        except urllib.error.HTTPError as error:
            error.close()
            if error.code == _UNSATISFIABLE and begun:
                raise _Changed from error
            raise self._refused(error.code) from error
        except (OSError, http.client.HTTPException) as error:
            raise self._unconnected(error) from error
        with response:
            yield response

    def _start(self, response: http.client.HTTPResponse, begun: int) -> int:
        """Return where in the file the answer begins."""
        if response.status == http.client.OK:
            return 0
        span = re.match(r"bytes (\d+)-\d+/", response.headers["Content-Range"] or "")
        if response.status != http.client.PARTIAL_CONTENT or not span or not begun:
            raise self._refused(response.status)
        mark = self._kept_tag()
        if int(span[1]) != begun or (mark and _tag(response) not in ("", mark)):
            raise _Changed
        return begun

    def _check_length(self, response: http.client.HTTPResponse, start: int) -> None:
        length = response.headers["Content-Length"] or ""
        if length.isdecimal() and start + int(length) != self.size:
            raise SizeWrong(source=self.address, size=self.size)

    def _blocks(
        self, response: http.client.HTTPResponse, start: int
    ) -> Iterator[bytes]:
        """Yield what comes, and no more than the file may have."""
        while True:
            try:
                block = response.read1(BLOCK)
            except (OSError, http.client.HTTPException, ValueError) as error:
                raise _Broken from error
            if not block:
                return
            start += len(block)
            if start > self.size:
                raise SizeWrong(source=self.address, size=self.size)
            yield block

    def _kept_tag(self) -> str:
        try:
            return self.tag.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return ""

    def _refused(self, status: int) -> InstallError:
        is_for_now = status >= 500 or status in _LATER
        kind = ServerUnable if is_for_now else FileAbsent
        return kind(address=self.address, status=status)

    def _unconnected(self, error: Exception) -> Exception:
        reason = getattr(error, "reason", error)
        if isinstance(reason, ssl.SSLCertVerificationError):
            return HostUntrusted(host=self._host())
        return _Nothing()

    def _fault(self, broken: _Broken, *, has_come: bool) -> InstallError:
        if isinstance(broken, _Nothing) and not has_come:
            return HostUnreachable(host=self._host())
        percent = 100 * self.held() // self.size
        return DownloadBroken(host=self._host(), percent=percent)

    def _check_address(self) -> None:
        try:
            parts = urlsplit(self.address)
        except ValueError as error:
            raise AddressUnusable(address=self.address) from error
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise AddressUnusable(address=self.address)

    def _host(self) -> str:
        return urlsplit(self.address).hostname or self.address


def _tag(response: http.client.HTTPResponse) -> str:
    """Return the mark of the file's version; a weak one is none."""
    mark = str(response.headers["ETag"] or "")
    return "" if mark.startswith("W/") else mark


def _opener() -> urllib.request.OpenerDirector:
    """Return what opens addresses of the web, and no local files."""
    opener = urllib.request.OpenerDirector()
    for handler in (
        urllib.request.ProxyHandler(),
        urllib.request.HTTPHandler(),
        urllib.request.HTTPSHandler(),
        urllib.request.HTTPRedirectHandler(),
        urllib.request.HTTPDefaultErrorHandler(),
        urllib.request.HTTPErrorProcessor(),
        urllib.request.UnknownHandler(),
    ):
        opener.add_handler(handler)
    return opener


_OPENER = _opener()
