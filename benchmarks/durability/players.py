"""Players who note every decision that they sent and every one that was acknowledged, and look for them afterwards."""

from __future__ import annotations

import asyncio
import random
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from wartable.server.live.tables import setup_of
from wartable.server.process.settings import settings_from
from wartable.server.store.database import open_database
from wartable.server.store.journal import read_rows
from wartable.server.store.tables import load_table
from wartable.server.table.records import Moved, decoder_for

__all__ = ["Count", "Player"]

PLAN = {"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "here"}], "start": True}
PAUSE_SECONDS = 0.02
PATIENCE_SECONDS = 15.0
TROUBLE = (OSError, httpx.HTTPError, WebSocketException, TimeoutError, KeyError, msgspec.DecodeError)
"""What a player meets while something is broken; then it tries again."""
Question = tuple[int, int]
"""A seat, and the number of what it was asked."""


class Count(NamedTuple):
    """What became of decisions."""

    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    """Decisions in the journal that nobody made: the same one twice, or one that was refused."""

    def plus(self, other: Count) -> Count:
        return Count(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


class Notes:
    """What somebody knows of one table."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.sent: dict[Question, list[Any]] = {}
        self.acknowledged: dict[Question, Any] = {}


class Player:
    """Plays both seats of one table after the other for as long as it is let."""

    def __init__(self, url: str, number: int) -> None:
        self._url = url
        self._rng = random.Random(number)
        self._http = httpx.AsyncClient(base_url=url, timeout=PATIENCE_SECONDS)
        self._notes: Notes | None = None
        self._finished: list[Notes] = []
        self.acknowledged = 0

    async def run(self) -> None:
        """Play until cancelled, whatever happens."""
        try:
            while True:
                try:
                    await self._play(await self._table())
                except TROUBLE:
                    await asyncio.sleep(PAUSE_SECONDS)
        finally:
            await self._http.aclose()

    async def audit(self, database_url: str) -> Count:
        """Compare all that was acknowledged since the last finished table with the journal."""
        finished, self._finished = self._finished, []
        count = Count()
        for notes in finished:
            count = count.plus(await _audit(database_url, notes, is_final=True))
        if self._notes is not None:
            count = count.plus(await _audit(database_url, self._notes, is_final=False))
        return count

    def finish(self) -> None:
        """Count the table at hand as finished."""
        if self._notes is not None:
            self._finished.append(self._notes)
            self._notes = None

    async def _table(self) -> Notes:
        if self._notes is None:
            if "wartable" not in self._http.cookies:
                (await self._http.post("/api/guests", json={"name": "Ana"})).raise_for_status()
            opened = (await self._http.post("/api/tables", json=PLAN)).json()
            self._notes = Notes(opened["table"]["id"])
        return self._notes

    async def _play(self, notes: Notes) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        address = f"{self._url.replace('http', 'ws', 1)}/api/tables/{notes.table}/live"
        options: dict[str, Any] = {"open_timeout": PATIENCE_SECONDS, "close_timeout": 0.1, "compression": None}
        async with connect(address, additional_headers={"Cookie": cookies}, **options) as socket:
            first = await self._heard(socket)
            asked = {view["viewer"]: view["ask"] for view in first["views"] if view["ask"]}
            while asked:
                ((seat, ask),) = asked.items()
                asked = await self._decide(socket, notes, seat, ask)
        # Nobody is asked: the game is over.
        self.finish()

    async def _decide(self, socket: ClientConnection, notes: Notes, seat: int, ask: dict[str, Any]) -> dict[int, Any]:
        """Answer a question, and note the acknowledgement; who is asked then."""
        action = self._rng.choice(ask["choices"])["action"]
        question = (seat, ask["number"])
        notes.sent.setdefault(question, []).append(action)
        sent = {"type": "act", "seat": seat, "ask": ask["number"], "action": action, "id": "x"}
        await socket.send(msgspec.json.encode(sent).decode())
        asked: dict[int, Any] = {}
        while True:
            message = await self._heard(socket)
            if message["type"] == "event" and message.get("ask"):
                asked = {message["viewer"]: message["ask"]}
            elif message["type"] == "ack":
                notes.acknowledged[question] = action
                self.acknowledged += 1
                return asked
            elif message["type"] == "problem":
                raise TimeoutError("refused; what is asked now is said at the next connection")

    async def _heard(self, socket: ClientConnection) -> dict[str, Any]:
        # Not `wait_for`: before Python 3.12 it swallows a cancellation that comes together with a message.
        async with asyncio.timeout(PATIENCE_SECONDS):
            message: dict[str, Any] = msgspec.json.decode(await socket.recv())
        return message


async def _audit(database_url: str, notes: Notes, *, is_final: bool) -> Count:
    acknowledged, sent = dict(notes.acknowledged), {question: list(made) for question, made in notes.sent.items()}
    made = await _decisions(database_url, notes.table)
    lost = sum(made.get(question) != action for question, action in acknowledged.items())
    # What was sent while the journal was read is not known here yet.
    known = notes.sent if not is_final else sent
    doubled = sum(action not in known.get(question, ()) for question, action in made.items())
    return Count(len(acknowledged) if is_final else 0, lost, doubled)


async def _decisions(database_url: str, table: str) -> dict[Question, Any]:
    """The decisions in the journal of a table: the first of a seat answers its first question, and so on."""
    database = open_database(settings_from({}, database=database_url))
    try:
        loaded = await database.read(load_table, table)
        assert loaded is not None, f"table {table} is lost"
        decoder = decoder_for(setup_of(loaded[0]).game)
        journal = [decoder.decode(row.body) for row in await database.read(read_rows, table, 0)]
    finally:
        await database.close()
    found: dict[Question, Any] = {}
    for record in journal:
        if isinstance(record, Moved):
            number = 1 + sum(seat == record.seat for seat, _ in found)
            found[record.seat, number] = msgspec.to_builtins(record.action)
    return found
