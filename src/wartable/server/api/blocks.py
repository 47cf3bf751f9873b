"""Whom one wants nothing to do with, over HTTP."""

from __future__ import annotations

from http import HTTPStatus

import msgspec
from litestar import Controller, delete, get, put
from litestar.params import FromPath

from wartable.server.api.params import TheServices, TheVisitor
from wartable.server.api.profiles import find_named
from wartable.server.problems import Problem
from wartable.server.services import Services
from wartable.server.store.blocks import Blocked, blocked_by, count_blocked, hidden_from, save_block, unblock

__all__ = ["Blocks"]

_MOST = 200


class BlocksView(msgspec.Struct, frozen=True):
    """Whom one has blocked."""

    blocked: list[Blocked]
    """The latest first."""
    hidden: list[str]
    """Ids of those whose lines in a chat are not for you: whom you blocked, and who blocked you."""


class Blocks(Controller):
    """Blocking."""

    path = "/api/me/blocks"
    tags = ("players",)

    @get("/", summary="Whom I have blocked")
    async def show(self, services: TheServices, visitor: TheVisitor) -> BlocksView:
        """And whose lines in a chat a client should not show."""
        return await _view(services, visitor.known().id)

    @put("/{player_id:str}", summary="Block a player")
    async def block(self, services: TheServices, visitor: TheVisitor, player_id: FromPath[str]) -> BlocksView:
        """From now on neither sits down at a table of the other, and neither reads what the other writes."""
        me, player = visitor.known(), await find_named(services, player_id)
        if player.id == me.id:
            raise Problem(HTTPStatus.CONFLICT, "own-block", "nobody blocks themselves")
        if await services.database.read(count_blocked, me.id) >= _MOST:
            words = f"you have blocked {_MOST} players: unblock one first"
            raise Problem(HTTPStatus.CONFLICT, "many-blocks", words)
        await services.database.write(save_block, me.id, player.id, services.now())
        services.turn_notices.tell_of_blocks(me.id, player.id)
        return await _view(services, me.id)

    @delete("/{player_id:str}", summary="Unblock a player", status_code=HTTPStatus.OK)
    async def unblock(self, services: TheServices, visitor: TheVisitor, player_id: FromPath[str]) -> BlocksView:
        """Where the other has blocked you, that stays."""
        me = visitor.known()
        if not await services.database.write(unblock, me.id, player_id):
            raise Problem(HTTPStatus.NOT_FOUND, "not-blocked", f"you have not blocked {player_id!r}")
        services.turn_notices.tell_of_blocks(me.id, player_id)
        return await _view(services, me.id)


async def _view(services: Services, player: str) -> BlocksView:
    blocked = await services.database.read(blocked_by, player)
    return BlocksView(blocked, await services.database.read(hidden_from, player))
