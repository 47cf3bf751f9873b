"""A push service for the tests: takes messages over HTTP and unlocks them as the browser would."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

__all__ = ["PushService", "run_push_service"]


class PushService:
    """What browsers subscribed with it, and what they were sent."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.status = 201
        """What it answers; 410 is that the browser is gone."""
        self.messages: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def subscription(self, browser: str = "one") -> dict[str, Any]:
        """What a browser's push manager gives its page."""
        public = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _plain(public), "auth": _plain(self._auth)}
        return {"endpoint": f"http://127.0.0.1:{self.port}/push/{browser}", "keys": keys}

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        lines = [line.partition(": ") for line in head.split("\r\n")[1:] if line]
        headers = {name.lower(): value for name, _, value in lines} | {"path": head.split(" ")[1]}
        body = await reader.readexactly(int(headers["content-length"]))
        assert Vapid02.verify(headers["authorization"]), "the server signs what it sends"
        assert "aes128gcm" == headers["content-encoding"]
        opened = http_ece.decrypt(body, private_key=self._private, auth_secret=self._auth, version="aes128gcm")
        self.headers.append(headers)
        self.messages.append(json.loads(opened))
        writer.write(f"HTTP/1.1 {self.status} Answer\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def run_push_service() -> AsyncIterator[PushService]:
    """A push service for as long as the block lasts."""
    found = PushService(0)
    server = await asyncio.start_server(found.take, "127.0.0.1", 0, family=socket.AF_INET)
    found.port = server.sockets[0].getsockname()[1]
    async with server:
        yield found


def _plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
