"""What a browser is told: every message of a table, kept, so that a test can look for secrets in it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Response, WebSocket

from tests.e2e.person import Person

__all__ = ["Ear"]


class Ear:
    """Everything that a browser is told over the wire, as JSON."""

    def __init__(self, person: Person) -> None:
        self.heard: list[Any] = []
        person.page.on("websocket", self._listen)
        person.page.on("response", self._read)

    def all(self, key: str) -> Iterator[Any]:
        """The values of a key, wherever it stands."""
        for message in self.heard:
            yield from _values(message, key)

    def lines(self, key: str) -> list[Any]:
        """The log lines of a kind, each once."""
        found = [line for lines in self.all("lines") for line in lines if line["key"] == key]
        return [line for at, line in enumerate(found) if line not in found[:at]]

    def keys_of_lines(self) -> set[str]:
        return {line["key"] for lines in self.all("lines") for line in lines if isinstance(line, dict)}

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def _read(self, response: Response) -> None:
        if re.search(r"/api/tables/\w+", response.url) and response.ok and "json" in response.headers["content-type"]:
            self.heard.append(response.json())


def _values(message: Any, key: str) -> Iterator[Any]:
    if isinstance(message, dict):
        if key in message:
            yield message[key]
        message = list(message.values())
    if isinstance(message, list):
        for part in message:
            yield from _values(part, key)
