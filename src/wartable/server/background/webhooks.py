"""Webhooks: a call to a player's own address when it is their turn and they are not looking."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Callable, Coroutine
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import structlog

from wartable.server.background.deliveries import Deliveries
from wartable.server.background.outgoing import RefusedAddress, domain_of, post, resolve
from wartable.server.problems import Problem
from wartable.server.process.metrics import WEBHOOKS
from wartable.server.store.database import Database
from wartable.server.store.webhooks import Call, claim_call, due_calls

__all__ = ["WebhookCaller", "check_address", "new_secret"]

_QUIET_MS = 10_000
"""How long after the beginning of a turn somebody is called."""
_SEEN_MS = 4_000
"""How long after it a process notes that its page told the player: well before any process calls."""
_LOOKED_AT = 500
_CALL_SECONDS = 10.0
"""For all of one attempt: finding the name, connecting, sending, waiting for the answer."""
_PAUSES_SECONDS = (1.0, 3.0)
"""Before the second attempt and the third, which is the last."""
_log = structlog.get_logger("wartable.server")


class WebhookCaller:
    """Makes the calls that are due."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], int],
        is_looking: Callable[[str, str], bool],
        spawn: Callable[[Coroutine[Any, Any, None]], None],
        *,
        address_of: Callable[[str], str | None],
        origin: str,
        allows_private: bool,
    ) -> None:
        """`address_of`: where a player comes from, if this process has seen them."""
        self._database = database
        self._now = now
        self._is_looking = is_looking
        self._address_of = address_of
        self._calls = Deliveries(spawn)
        self._origin = origin
        self._allows_private = allows_private

    async def look(self) -> None:
        """Call whoever's turn began a while ago; each turn is called once, by one process.

        Only the process that a player's page is connected to knows that they see it: it takes the call upon itself
        before the others would make it.
        """
        now = self._now()
        for call in await self._database.read(due_calls, now - _SEEN_MS, _LOOKED_AT):
            is_seen = self._is_looking(call.player_id, call.table_id)
            # Whoever was not seen here, as after a restart, is bounded by the server that is called.
            address = self._address_of(call.player_id) or domain_of(urlsplit(call.url).hostname or "")
            is_due = call.since < now - _QUIET_MS and self._calls.has_room_for(call.player_id, address)
            if (is_seen or is_due) and await self._database.write(claim_call, call, now) and not is_seen:
                self._calls.start(call.player_id, self._call(call, address), address)

    async def _call(self, call: Call, address: str) -> None:
        """Somebody's slow or broken server is nobody else's trouble: each call goes its own way."""
        for pause in (*_PAUSES_SECONDS, None):
            if await self._is_delivered(call, address):
                WEBHOOKS.labels("delivered").inc()
                return
            if pause is not None:
                await asyncio.sleep(pause)
        WEBHOOKS.labels("failed").inc()

    async def _is_delivered(self, call: Call, address: str) -> bool:
        link = f"{self._origin}/table/{call.table_id}"
        body = {"type": "turn", "table": call.table_id, "game": call.game, "link": link, "since": call.since}
        try:
            async with asyncio.timeout(_CALL_SECONDS):
                target = await resolve(call.url, allows_private=self._allows_private, asker=address)
                encoded = msgspec.json.encode(body)
                status = await post(target, encoded, _headers(encoded, call.secret))
        except (OSError, httpx.HTTPError, RefusedAddress) as error:
            _log.info("a webhook failed", player=call.player_id, error=type(error).__name__)
            return False
        return 200 <= status < 300


async def check_address(url: str, *, allows_private: bool, asker: str = "") -> None:
    """Refuse an address that the server will not call."""
    try:
        await resolve(url, allows_private=allows_private, asker=asker)
    except RefusedAddress as refused:
        words = f"this webhook cannot be used: {refused}"
        raise Problem(HTTPStatus.UNPROCESSABLE_ENTITY, "bad-webhook", words, why=refused.why) from None


def new_secret() -> str:
    """What a player's webhook signs with."""
    return secrets.token_hex(24)


def _headers(body: bytes, secret: str) -> dict[str, str]:
    signature = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    return {"Content-Type": "application/json", "Wartable-Signature": f"sha256={signature}"}
