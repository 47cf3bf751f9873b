"""Lists of games, players and tournaments are read one by one: nobody waits behind whoever asks for many."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.opened import Watch, opened
from tests.server.waiting import until
from wartable.server.api.players import Me
from wartable.server.api.profiles import Players, Ratings
from wartable.server.api.tables import Tables
from wartable.server.api.tournaments import Tournaments
from wartable.server.people.identity import Visitor
from wartable.server.problems import Problem
from wartable.server.services import Services
from wartable.server.store.players import Player

HERE, ELSEWHERE = "1.1.1.1", "2.2.2.2"
MOST = 50
Ask = Callable[..., Awaitable[Any]]
GAME = {"game": "age-of-war"}
LISTS: list[tuple[Any, Any, dict[str, Any]]] = [
    (Tables, Tables.lobby, {}),
    (Tournaments, Tournaments.all, {}),
    (Ratings, Ratings.board, GAME),
    (Players, Players.show, {"player_id": "p0"}),
    (Players, Players.games, {"player_id": "p0"}),
    (Players, Players.history, {"player_id": "p0", **GAME}),
    (Me, Me.tables, {}),
    (Me, Me.turns, {}),
]


async def _crowd(services: Services, address: str, may_leave: asyncio.Event) -> list[asyncio.Task[None]]:
    """As many from one address as may wait for a list."""

    async def one() -> None:
        async with services.lists.turnstile.entered(address):
            await may_leave.wait()

    crowd = [asyncio.create_task(one()) for _ in range(MOST)]
    await until(lambda: services.lists.turnstile.inside == 1)
    return crowd


@pytest.mark.parametrize(("where", "handler", "asked"), LISTS, ids=lambda given: getattr(given, "handler_name", ""))
async def test_of_one_address_so_many_wait_for_a_list_and_others_have_their_turn(
    tmp_path: Path, where: Any, handler: Any, asked: dict[str, Any]
) -> None:
    async with opened(tmp_path, Watch()) as services:
        ana = Player("p0", "Ana", created_at=1)

        async def ask(address: str) -> Any:
            return await handler.fn(where, services=services, visitor=Visitor(ana, address), **asked)

        may_leave = asyncio.Event()
        crowd = await _crowd(services, HERE, may_leave)
        with pytest.raises(Problem) as refused:
            await ask(HERE)
        assert "busy" == refused.value.code
        other = asyncio.ensure_future(ask(ELSEWHERE))
        may_leave.set()
        assert await other is not None
        await asyncio.gather(*crowd)


async def test_what_is_quick_is_read_while_a_list_is(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        may_end = threading.Event()
        lists = [
            asyncio.ensure_future(services.lists.read(address, lambda _connection: may_end.wait()))
            for address in (HERE, ELSEWHERE)
        ]
        await until(lambda: services.lists.turnstile.inside == 1)
        assert 1 == await services.database.read(lambda _connection: 1)
        may_end.set()
        assert [True, True] == await asyncio.gather(*lists)
