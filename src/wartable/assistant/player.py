"""One player, and the tables where it sits: what an assistant sees and does there, in plain data and words."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any

import msgspec

from wartable.analysis.coach import advice_in_words
from wartable.client import Client, RemoteTable, parse_link
from wartable.client.view import RemoteView
from wartable.core.errors import WartableError
from wartable.core.judge import Judgment, ranked
from wartable.core.line import Line
from wartable.server.table.messages import Welcome
from wartable.server.visible_text import visible
from wartable.text.words import Words

__all__ = ["AssistantPlayer", "CannotDo", "SeatedTable"]

_TABLES = 8
"""Tables that one assistant holds at once."""
_NEWS = 200
"""Lines of a table that are kept until they are read."""
LONGEST_WAIT = 60


class CannotDo(WartableError):
    """What the assistant asked for makes no sense here; the sentence says what would."""

    def __init__(self, reason: str, **args: str | int) -> None:
        super().__init__(reason, **args)
        self.key = f"error-assistant-{reason}"


class AssistantPlayer:
    """A client of one server; every table that it opens or joins stays connected until the end."""

    def __init__(self, server: str, language: str, *, token: str | None, name: str | None) -> None:
        self.client = Client(server, token=token, name=name)
        self.server = server.rstrip("/")
        self.language = language
        self._tables: dict[str, SeatedTable] = {}
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> AssistantPlayer:
        await self._stack.enter_async_context(self.client)
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self._stack.aclose()

    async def open_table(self, plan: dict[str, Any], *, start: bool) -> SeatedTable:
        """Open a table and sit down there."""
        self._check_room()
        opened: Welcome = await self.client.open_table(plan, start=start)
        return await self._connected(opened.table.id, opened.table.id, None)

    async def join(self, link: str, seat: int | None) -> SeatedTable:
        """Sit down at the table of a link, on the seat that was asked for or the first open one."""
        try:
            found = parse_link(link)
        except ValueError:
            raise CannotDo("link", link=link, server=self.server) from None
        if found.server != self.server:
            raise CannotDo("elsewhere", there=found.server, server=self.server)
        if found.table in self._tables:
            return self._tables[found.table]
        self._check_room()
        return await self._connected(found.table, link, seat)

    @property
    def words(self) -> Words:
        """The words of the game that was joined last, if any."""
        return next(reversed(self._tables.values())).view.words if self._tables else Words(self.language)

    def table(self, table_id: str | None) -> SeatedTable:
        """A table by its id; without one, the only table or the one that was joined last."""
        if not self._tables:
            raise CannotDo("no-table")
        if table_id is None:
            return next(reversed(self._tables.values()))
        if table_id not in self._tables:
            raise CannotDo("not-yours", table=table_id, tables=", ".join(self._tables))
        return self._tables[table_id]

    async def _connected(self, table_id: str, address: str, seat: int | None) -> SeatedTable:
        remote = await self._stack.enter_async_context(self.client.join(address))
        if not remote.you.seats:
            free = [place.seat for place in remote.table.seats if place.player is None and place.bot is None]
            wanted = seat - 1 if seat is not None else next(iter(free), None)
            if wanted is not None:
                await remote.sit(wanted)
        seated = self._tables[table_id] = SeatedTable(self.client, remote, self.language, self.server)
        self._stack.push_async_callback(seated.close)
        return seated

    def _check_room(self) -> None:
        for table_id in [each for each, seated in self._tables.items() if seated.is_over]:
            if len(self._tables) >= _TABLES:
                del self._tables[table_id]
        if len(self._tables) >= _TABLES:
            raise CannotDo("tables", most=_TABLES)


class SeatedTable:
    """A table as the assistant sees it. A task of its own keeps what happened until it is read."""

    def __init__(self, client: Client, remote: RemoteTable, language: str, server: str) -> None:
        self._client, self._remote, self._server = client, remote, server
        self.view = RemoteView(remote, language)
        self._news: deque[str] = deque(maxlen=_NEWS)
        self._changed = asyncio.Condition()
        self._following = asyncio.create_task(self._follow())

    @property
    def is_over(self) -> bool:
        return self._remote.table.result is not None

    async def close(self) -> None:
        """Stop following; the seat stays."""
        self._following.cancel()
        await asyncio.gather(self._following, return_exceptions=True)

    def look(self) -> dict[str, Any]:
        """All that this player may know now, and what happened since it last looked."""
        table, you = self._remote.table, self._remote.you
        viewer = self.view.asked_seat()
        if viewer is None:
            viewer = next(iter(you.seats), None)
        news = list(self._news)
        self._news.clear()
        shown: dict[str, Any] = {
            "table": table.id,
            "game": table.game,
            "status": str(table.status),
            "you": [seat + 1 for seat in you.seats],
            "players": self._players(),
            "news": news,
            "board": self.view.board(viewer),
            "prompt": self.view.prompt(viewer),
            "question": self._question(),
            "can_undo": any(self._remote.views[seat].can_undo for seat in you.seats),
        }
        if you.invite and table.status == "open":
            shown["invite"] = f"{self._server}/table/{table.id}/{you.invite}"
        if table.result is not None:
            shown["result"] = self._result()
        return shown

    async def play(self, question: int, choice: int) -> dict[str, Any]:
        """Answer a question by the number of a choice; returns when it is committed."""
        seat = self._deciding()
        ask = self.view.question(seat)
        assert ask is not None
        if ask.number != question:
            raise CannotDo("question", question=question, now=ask.number)
        if not 1 <= choice <= len(ask.choices):
            raise CannotDo("choice", choice=choice, count=len(ask.choices))
        await self._remote.act(seat, ask.choices[choice - 1].action)
        return self.look()

    async def wait(self, seconds: float) -> dict[str, Any]:
        """Wait until an own seat is asked, the game is over, or the time is up."""
        try:
            async with asyncio.timeout(min(max(seconds, 0), LONGEST_WAIT)), self._changed:
                await self._changed.wait_for(lambda: self.view.asked_seat() is not None or self.is_over)
        except TimeoutError:
            pass
        return self.look()

    async def odds(self) -> dict[str, Any]:
        """The chances on the board, by the ids of its things; choices name the one they are about."""
        seat = next(iter(self._remote.you.seats), None)
        query = "" if seat is None else f"?seat={self._deciding_or(seat)}"
        found: dict[str, Any] = await self._client.request("GET", f"/api/tables/{self._remote.id}/odds{query}")
        return found

    async def advice(self) -> dict[str, Any]:
        """What the coach thinks of the choices, the best first."""
        seat, words = self._deciding(), self.view.words
        ask = self.view.question(seat)
        assert ask is not None
        advice = await self._remote.advice(seat)
        if advice["ask"] != ask.number:
            raise CannotDo("question", question=advice["ask"], now=ask.number)
        actions = self.view.actions(ask)
        found = tuple(
            Judgment(action, tuple(each["values"]), each["error"], msgspec.convert(each["reasons"], tuple[Line, ...]))
            for action, each in zip(actions, advice["opinions"], strict=True)
        )
        said = advice_in_words(ranked(found, seat), seat, self.view.presenter, self.view.observation(seat), words)
        return {
            "question": ask.number,
            "is_exact": advice["is_exact"],
            "choices": [
                {"choice": actions.index(each.action) + 1, "label": each.choice, "worth": each.worth, "why": each.why}
                for each in said
            ],
        }

    async def say(self, text: str) -> dict[str, Any]:
        """Say something to the table."""
        await self._remote.chat(text)
        return self.look()

    async def undo(self) -> dict[str, Any]:
        """Take back the last decision."""
        await self._remote.undo(self.view.seat_to_undo() if self._remote.you.seats else 0)
        return self.look()

    async def resign(self) -> dict[str, Any]:
        """Give up the own seats."""
        for seat in self._remote.you.seats:
            await self._remote.resign(seat)
        return self.look()

    async def start(self) -> None:
        """Start the game."""
        await self._remote.start()

    async def _follow(self) -> None:
        async for event in self._remote.events():
            words = self.view.words
            self._news.extend(words.line(line) for line in event.lines)
            if event.chat is not None:
                self._news.append(f"{visible(event.chat.name)}: {visible(event.chat.text)}")
            async with self._changed:
                self._changed.notify_all()

    def _players(self) -> list[dict[str, Any]]:
        names: Sequence[str] = self.view.words.names
        return [
            {"seat": place.seat + 1, "name": names[place.seat], "is_bot": place.bot is not None, "is_out": place.is_out}
            for place in self._remote.table.seats
        ]

    def _question(self) -> dict[str, Any] | None:
        seat = self.view.asked_seat()
        ask = self.view.question(seat)
        if seat is None or ask is None:
            return None
        return {
            "question": ask.number,
            "seat": seat + 1,
            "choices": [
                {"choice": number, "label": label}
                | ({"odds": choice.chance} if choice.chance else {})
                | ({"is_suggested": True} if choice.is_suggested else {})
                for number, (label, choice) in enumerate(
                    zip(self.view.labels(seat, ask), ask.choices, strict=True), start=1
                )
            ],
        }

    def _result(self) -> dict[str, Any]:
        result = self._remote.table.result
        assert result is not None
        return {
            "winners": [seat + 1 for seat in result.winners],
            "scores": list(result.scores),
            "how": result.how,
            "you_won": any(seat in result.winners for seat in self._remote.you.seats),
        }

    def _deciding(self) -> int:
        seat = self.view.asked_seat()
        if seat is None:
            raise CannotDo("not-asked")
        return seat

    def _deciding_or(self, seat: int) -> int:
        asked = self.view.asked_seat()
        return seat if asked is None else asked
