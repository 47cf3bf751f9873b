"""What stands before Uvicorn's HTTP: bounds on heads, bodies, silence, unread answers, sockets, and floods.

Uvicorn parses and answers; it does not ask how long a head may be, or how long it may take. So every byte passes here
first. Only the shape of requests is looked at: where a head ends, and how long the body is that it announces.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from http import HTTPStatus
from typing import Any, cast

import msgspec
import uvicorn

from wartable.server.problems import Problem
from wartable.server.process.addresses import counted_address, forwarded_address
from wartable.server.process.floods import Floods
from wartable.server.process.settings import Settings, settings_from
from wartable.server.process.slow_readers import PATIENCE_SECONDS

__all__ = ["BODY_LIMIT", "HttpEdge"]

BODY_LIMIT = 64 * 1024
"""Bytes of a request's body."""

_HEAD_LIMIT = 16 * 1024
_HEADERS_LIMIT = 64
_AHEAD_LIMIT = 16
"""Requests that may be sent in one piece, before the first of them is answered; browsers send one."""
_SOCKETS_PER_ADDRESS = 1000
_DOOR_SECONDS = 1.0
"""How long an address that floods is left standing at the door."""
_FAREWELL_SECONDS = 5.0
_FAREWELL_BYTES = 4 * 1024 * 1024
"""What is still taken of somebody who is refused while they send: proxies read an answer only then."""
_END = b"\r\n\r\n"
_TOO_MANY = "429 Too Many Requests\r\nretry-after: 10"
_TOO_LARGE = "413 Request Entity Too Large"
_open: Counter[str] = Counter()
"""Sockets by address."""


class HttpEdge(asyncio.Protocol):
    """One HTTP connection: what is within bounds goes on to Uvicorn's own protocol."""

    head_seconds = 10.0
    body_seconds = 20.0
    reading_seconds = PATIENCE_SECONDS

    def most_sockets(self) -> float:
        """How many one address may have."""
        return _most_sockets()

    def floods(self) -> Floods:
        """What each address has left of what anybody looks at."""
        return _floods()

    def __init__(self, config: uvicorn.Config, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        self._inner: Any = _gone
        self._begin = partial(
            _stock_protocol(), config=config, server_state=server_state, app_state=app_state, _loop=_loop
        )
        self._loop: asyncio.AbstractEventLoop = _loop or asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None
        self._address = ""
        self._head = bytearray()
        self._body_left = 0
        self._farewell_left: int | None = None
        """Of whoever was refused, so much more is taken and thrown away."""
        self._deadline: asyncio.TimerHandle | None = None
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        peer = transport.get_extra_info("peername")
        self._address = counted_address(str(peer[0])) if isinstance(peer, tuple) else ""
        _open[self._address] += 1
        if _open[self._address] > self.most_sockets():
            self._transport.abort()
            return
        if self.floods().is_flooding(self._address):
            # Whoever is sent away at once comes back at once.
            self._transport.pause_reading()
            self._deadline = self._loop.call_later(_DOOR_SECONDS, self._transport.abort)
            return
        self._inner = self._begin()
        self._inner.connection_made(transport)
        self._expect(self.head_seconds)

    def data_received(self, data: bytes) -> None:
        assert self._transport is not None
        if self._farewell_left is not None:
            self._throw_away(len(data))
            return
        refusal = self._look_at(data)
        if refusal is not None:
            self._refuse(refusal)
            self._throw_away(len(data))
            return
        self._inner.data_received(data)
        if self._transport is not None and self._transport.get_protocol() is not self:
            # It is a WebSocket from here on.
            self._let_go()

    def eof_received(self) -> bool | None:
        received: bool | None = self._inner.eof_received()
        return received

    def pause_writing(self) -> None:
        self._inner.pause_writing()
        if self._patience is None and self._transport is not None:
            self._patience = self._loop.call_later(self.reading_seconds, self._transport.abort)

    def resume_writing(self) -> None:
        self._inner.resume_writing()
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._inner.connection_lost(exc)
        self._let_go()

    def _look_at(self, data: bytes) -> str | None:
        """Follow heads and bodies through what came; the status line of a refusal if they are out of bounds."""
        at = heads = 0
        while at < len(data):
            if self._body_left:
                taken = min(self._body_left, len(data) - at)
                self._body_left -= taken
                at += taken
                if not self._body_left:
                    self._cancel_deadline()
                continue
            if not self._head:
                self._expect(self.head_seconds)
            began = len(self._head)
            self._head += data[at : at + _HEAD_LIMIT + 1 - began]
            end = self._head.find(_END, max(0, began - 3))
            if end < 0:
                if len(self._head) > _HEAD_LIMIT:
                    return "431 Request Header Fields Too Large"
                return None
            at += end + len(_END) - began
            refusal = self._read_head(bytes(self._head[:end]))
            self._head.clear()
            heads += 1
            if refusal is None and heads > _AHEAD_LIMIT:
                refusal = _TOO_MANY
            if refusal is not None:
                return refusal
        return None

    def _read_head(self, head: bytes) -> str | None:
        lines = head.split(b"\r\n")[1:]
        if len(lines) > _HEADERS_LIMIT:
            return "431 Request Header Fields Too Large"
        size, address = 0, self._address
        for line in lines:
            name, _, value = line.partition(b":")
            match name.strip().lower():
                case b"transfer-encoding":
                    # Every client of ours knows how long its body is.
                    return "411 Length Required"
                case b"content-length":
                    digits = value.strip()
                    if not digits.isdigit() or len(digits) > 12:
                        return "400 Bad Request"
                    size = int(digits)
                case b"x-forwarded-for" if _settings().trust_proxy:
                    address = counted_address(forwarded_address([value.decode("latin-1")]))
                case _:
                    pass
        if not self.floods().take(address):
            return _TOO_MANY
        if size > BODY_LIMIT:
            return _TOO_LARGE
        self._body_left = size
        if size:
            self._expect(self.body_seconds)
        else:
            self._cancel_deadline()
        return None

    def _refuse(self, status: str) -> None:
        """Answer here, and end the connection when the other side has had time to read the answer."""
        if self._transport is None or self._transport.is_closing() or self._farewell_left is not None:
            return
        self._cancel_deadline()
        self._inner.connection_lost(ConnectionAbortedError(status))
        self._inner = _gone
        self._transport.write(_refusal(status))
        if self._transport.can_write_eof():
            self._transport.write_eof()
        self._transport.resume_reading()
        self._farewell_left = _FAREWELL_BYTES
        self._deadline = self._loop.call_later(_FAREWELL_SECONDS, self._transport.abort)

    def _throw_away(self, size: int) -> None:
        if self._farewell_left is not None and self._transport is not None:
            self._farewell_left -= size
            if self._farewell_left < 0:
                self._transport.abort()

    def _expect(self, seconds: float) -> None:
        self._cancel_deadline()
        self._deadline = self._loop.call_later(seconds, self._refuse, "408 Request Timeout")

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _let_go(self) -> None:
        self._cancel_deadline()
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        if self._transport is not None:
            self._transport = None
            _open[self._address] -= 1
            if _open[self._address] <= 0:
                del _open[self._address]
        self._inner = _gone


class _Gone:
    """Takes what still comes for a connection that is over."""

    def __getattr__(self, _name: str) -> Callable[..., None]:
        return lambda *_given: None


_gone = _Gone()


def _refusal(status: str) -> bytes:
    """The answer to what is out of bounds; where a page may have asked for it, with a sentence that it can show."""
    kind, body = "", b""
    if status == _TOO_LARGE:
        words = f"a request has at most {BODY_LIMIT} bytes"
        body = msgspec.json.encode(Problem(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-large", words).document())
        kind = "content-type: application/problem+json\r\n"
    return f"HTTP/1.1 {status}\r\nconnection: close\r\n{kind}content-length: {len(body)}\r\n\r\n".encode() + body


@cache
def _stock_protocol() -> Any:
    """Uvicorn's own protocol for HTTP, as it would choose it."""
    config = uvicorn.Config(_nothing, http="httptools", ws="none", lifespan="off", log_config=None)
    config.load()
    return config.http_protocol_class


async def _nothing(_scope: object, _receive: object, _send: object) -> None:
    """The application of a configuration that is never served."""


@cache
def _settings() -> Settings:
    return settings_from()


@cache
def _most_sockets() -> float:
    """Behind a proxy all come from one address, and the proxy counts them."""
    settings = _settings()
    if settings.trust_proxy or not settings.rate_limit:
        return math.inf
    return _SOCKETS_PER_ADDRESS * settings.rate_limit


@cache
def _floods() -> Floods:
    return Floods(_settings().rate_limit)
