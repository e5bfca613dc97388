"""A real server of model files, with the faults that servers and networks have."""

import re
import socket
import ssl
import struct
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

_BLOCK = 1 << 14


@dataclass
class Offer:
    """Hold a file as it is served; what is changed holds from the next request on."""

    content: bytes
    has_ranges: bool = True
    tag: str = '"first"'
    """How the server marks the version; empty where it does not."""
    is_heeding: bool = True
    """Whether the server heeds `If-Range`."""
    cuts: list[int] = field(default_factory=list)
    """Bytes of the file after which a connection ends; each works once."""
    is_reset: bool = False
    """Whether connections end without a word."""
    status: int = 200
    length: int | None = None
    """What the server claims; otherwise the truth."""
    is_measured: bool = True
    """Whether the length is told at all."""
    location: str = ""
    """Where the server sends those who ask."""
    held_at: int | None = None
    """Bytes of the file after which the server says no more and waits."""


class ModelServer:
    """Serve offers on this machine until it is closed."""

    def __init__(self, offers: Mapping[str, Offer], certificate: Path | None = None):
        self.offers = offers
        """By the path of each."""
        self.asked: list[tuple[str, int]] = []
        """The requests: path, and the byte from which on."""
        self.sent = 0
        """Bytes of files."""
        self.is_waiting = threading.Event()
        """Set while a request is held."""
        self.goes_on = threading.Event()
        """Lets held requests go on."""
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(self))
        self._scheme = "http"
        if certificate is not None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
            self._server.socket = context.wrap_socket(
                self._server.socket, server_side=True
            )
            self._scheme = "https"
        serve = partial(self._server.serve_forever, poll_interval=0.01)
        threading.Thread(target=serve, daemon=True).start()

    @property
    def address(self) -> str:
        """Return the address of its folder."""
        return f"{self._scheme}://127.0.0.1:{self._server.server_port}/models"

    def close(self) -> None:
        """Serve no more; the port is free."""
        self.goes_on.set()
        self._server.shutdown()
        self._server.server_close()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    model_server: ModelServer

    def do_GET(self) -> None:
        """Answer as the offer says."""
        self.close_connection = True
        offer = self.model_server.offers.get(self.path)
        if offer is None:
            self.send_error(404)
            return
        start = self._start(offer)
        self.model_server.asked.append((self.path, start))
        if offer.location:
            self.send_response(302)
            self.send_header("Location", offer.location)
            self.send_header("Content-Length", "0")
            self.end_headers()
        elif offer.status != 200:
            self.send_error(offer.status)
        elif start >= len(offer.content):
            self.send_error(416)
        else:
            self._send(offer, start)

    def _start(self, offer: Offer) -> int:
        span = re.fullmatch(r"bytes=(\d+)-", self.headers["Range"] or "")
        condition = self.headers["If-Range"] if offer.is_heeding else None
        if span is None or not offer.has_ranges or condition not in (None, offer.tag):
            return 0
        return int(span[1])

    def _send(self, offer: Offer, start: int) -> None:
        size = len(offer.content)
        self.send_response(206 if start else 200)
        if start:
            self.send_header("Content-Range", f"bytes {start}-{size - 1}/{size}")
        if offer.is_measured:
            self.send_header("Content-Length", str(offer.length or size - start))
        if offer.tag:
            self.send_header("ETag", offer.tag)
        self.end_headers()
        self._send_content(offer, start)

    def _send_content(self, offer: Offer, start: int) -> None:
        end = len(offer.content)
        if offer.cuts:
            end = offer.cuts.pop(0)
        held_at, offer.held_at = offer.held_at, None
        for place in range(start, end, _BLOCK):
            if held_at is not None and place >= held_at:
                self.wfile.flush()
                self.model_server.is_waiting.set()
                self.model_server.goes_on.wait()
            block = offer.content[place : min(place + _BLOCK, end)]
            self.wfile.write(block)
            self.model_server.sent += len(block)
        if end < len(offer.content) and offer.is_reset:
            linger = struct.pack("ii", 1, 0)
            self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)

    def handle(self) -> None:
        """Serve one connection; the other side may leave at any time."""
        try:
            super().handle()
        except OSError:
            self.close_connection = True

    def finish(self) -> None:
        """End a connection."""
        try:
            super().finish()
        except OSError:
            self.close_connection = True

    def log_message(self, *arguments: object) -> None:
        """Say nothing."""


def _handler(server: ModelServer) -> type[_Handler]:
    return type("Handler", (_Handler,), {"model_server": server})
