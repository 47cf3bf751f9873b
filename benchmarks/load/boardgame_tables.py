"""Matches on a boardgame.io server, two clients each, over its own protocol (socket.io on a WebSocket)."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec

from load.sockets import Socket, open_socket

__all__ = ["BoardgameTable", "open_matches"]

_GAME = b"/castles,"
_AT_ONCE = 50


class _Turn(msgspec.Struct, rename="camel"):
    current_player: str


class _State(msgspec.Struct):
    ctx: _Turn
    number: int = msgspec.field(name="_stateID")


_decode_update = msgspec.json.Decoder(tuple[str, str, _State, Any]).decode
_decode_sync = msgspec.json.Decoder(tuple[str, str, Any]).decode


class BoardgameTable:
    """One match; whoever is to move loses a die."""

    def __init__(self, number: int) -> None:
        self.id = f"match{number}"
        self.sockets: list[Socket] = []
        self.latencies: list[float] = []
        self.ready = [asyncio.get_running_loop().create_future() for _ in range(2)]
        self._state: tuple[int, int] | None = None
        self._mover = -1
        self._sent = 0.0

    def move(self) -> bool:
        if self._state is None:
            return False
        number, seat = self._state
        self._state, self._mover = None, seat
        message = (
            b'42/castles,["update",{"type":"MAKE_MOVE","payload":{"type":"loseDie","args":[],"playerID":"%d"}},%d,"%b","%d"]'
            % (seat, number, self.id.encode(), seat)
        )
        self._sent = time.perf_counter()
        self.sockets[seat].send(message)
        return True

    def heard(self, seat: int, text: bytes) -> None:
        if text == b"2":
            self.sockets[seat].send(b"3")
        elif text.startswith(b"0"):
            self.ready_socket(seat).send(b"40" + _GAME)
        elif text.startswith(b"40" + _GAME):
            self.ready_socket(seat).send(b'42/castles,["sync","%b","%d",null,2]' % (self.id.encode(), seat))
        elif text.startswith(b"42" + _GAME):
            self._event(seat, text[2 + len(_GAME) :])

    def ready_socket(self, seat: int) -> Socket:
        return self.sockets[seat]

    def _event(self, seat: int, body: bytes) -> None:
        if body.startswith(b'["update"'):
            state = _decode_update(body)[2]
            if seat != self._mover and self._sent:
                self.latencies.append(time.perf_counter() - self._sent)
                self._sent = 0.0
            self._state = (state.number, int(state.ctx.current_player))
        elif body.startswith(b'["sync"'):
            state = _decode_sync(body)[2]["state"]
            self._state = (state["_stateID"], int(state["ctx"]["currentPlayer"]))
            if not self.ready[seat].done():
                self.ready[seat].set_result(None)


async def open_matches(port: int, count: int) -> list[BoardgameTable]:
    """Matches with two clients each, connected and in step."""
    tables = [BoardgameTable(number) for number in range(count)]
    turnstile = asyncio.Semaphore(_AT_ONCE)

    async def connect(table: BoardgameTable) -> None:
        async with turnstile:
            for seat in (0, 1):
                ears = _ears(table, seat)
                table.sockets.append(await open_socket(port, "/socket.io/?EIO=4&transport=websocket", ears))
                await asyncio.wait_for(table.ready[seat], 30)

    await asyncio.gather(*(connect(table) for table in tables))
    return tables


def _ears(table: BoardgameTable, seat: int) -> Any:
    pending: list[bytes] = []

    def heard(text: bytes) -> None:
        # The greeting may come before the connection is known to be open.
        if len(table.sockets) <= seat:
            pending.append(text)
            asyncio.get_running_loop().call_soon(flush)
        else:
            table.heard(seat, text)

    def flush() -> None:
        if len(table.sockets) <= seat:
            asyncio.get_running_loop().call_soon(flush)
            return
        while pending:
            table.heard(seat, pending.pop(0))

    return heard
