"""A wire between a browser and a server that can be cut, frozen and mended."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

__all__ = ["Wire"]


class Wire:
    """Passes on what comes in at its own port; when cut, everything breaks; when frozen, nothing arrives any more."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._door = socket.create_server(("127.0.0.1", 0))
        self._lines: list[socket.socket] = []
        self._flows = threading.Event()
        self._answers = threading.Event()
        self._is_open = True
        self._flows.set()
        self._answers.set()
        threading.Thread(target=self._listen, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def cut(self) -> None:
        """Break every connection, and refuse new ones."""
        self._is_open = False
        self._break()

    def freeze(self) -> None:
        """Keep every connection, but let nothing through: as for a laptop that sleeps."""
        self._flows.clear()

    def silence(self) -> None:
        """Keep every connection and pass on what the browser says, but let no answer through."""
        self._answers.clear()

    def mend(self) -> None:
        """New connections work again; what was frozen is gone for good."""
        self._break()
        self._flows.set()
        self._answers.set()
        self._is_open = True

    def close(self) -> None:
        self._is_open = False
        self._door.close()
        self._break()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                if not self._is_open:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self._target))
                self._lines += [near, far]
                for source, sink, gate in ((near, far, None), (far, near, self._answers)):
                    threading.Thread(target=self._carry, args=(source, sink, gate), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket, gate: threading.Event | None) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                self._flows.wait()
                if gate is not None:
                    gate.wait()
                sink.sendall(data)
        for end in (source, sink):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _break(self) -> None:
        for line in self._lines:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
        self._lines.clear()
