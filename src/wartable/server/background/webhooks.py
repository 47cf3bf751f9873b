"""Webhooks: a call to a player's own address when it is their turn and they are not looking.

The address is the player's choice, so the server takes care whom it calls: no address inside a network, no redirects,
and the connection goes to exactly the address that was checked.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import secrets
import socket
from collections import Counter
from collections.abc import Callable, Coroutine
from http import HTTPStatus
from typing import Any, NamedTuple
from urllib.parse import urlsplit, urlunsplit

import httpx
import msgspec
import structlog

from wartable.server.problems import Problem
from wartable.server.process.metrics import WEBHOOKS
from wartable.server.store.database import Database
from wartable.server.store.webhooks import Call, claim_call, due_calls

__all__ = ["WebhookCaller", "check_address", "new_secret"]

_QUIET_MS = 10_000
"""How long after the beginning of a turn somebody is called."""
_SEEN_MS = 4_000
"""How long after it a process notes that its page told the player: well before any process calls."""
_TIMEOUT_SECONDS = 5.0
_LOOKED_AT = 500
_AT_ONCE = 20
_TRANSLATED = (
    ipaddress.ip_network("64:ff9b::/96"),
    ipaddress.ip_network("64:ff9b:1::/48"),
    ipaddress.ip_network("::/96"),
)
"""NAT64, and IPv4 written as IPv6: what lies behind is not what the address says."""
_CALL_SECONDS = 10.0
"""For all of one attempt: finding the name, connecting, sending, waiting for the answer."""
_PER_PLAYER = 2
_PAUSES_SECONDS = (1.0, 3.0)
"""Before the second attempt and the third, which is the last."""
_log = structlog.get_logger("wartable.server")


class _Target(NamedTuple):
    url: str
    host: str
    host_header: str


class WebhookCaller:
    """Makes the calls that are due."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], int],
        is_looking: Callable[[str, str], bool],
        spawn: Callable[[Coroutine[Any, Any, None]], None],
        *,
        origin: str,
        allows_private: bool,
    ) -> None:
        self._database = database
        self._now = now
        self._is_looking = is_looking
        self._spawn = spawn
        self._under_way: Counter[str] = Counter()
        """Calls by player: nobody's slow server holds up those of others."""
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
            is_due = call.since < now - _QUIET_MS and self._under_way.total() < _AT_ONCE
            is_due = is_due and self._under_way[call.player_id] < _PER_PLAYER
            if (is_seen or is_due) and await self._database.write(claim_call, call, now) and not is_seen:
                self._under_way[call.player_id] += 1
                self._spawn(self._call(call))

    async def _call(self, call: Call) -> None:
        """Somebody's slow or broken server is nobody else's trouble: each call goes its own way."""
        try:
            for pause in (*_PAUSES_SECONDS, None):
                if await self._is_delivered(call):
                    WEBHOOKS.labels("delivered").inc()
                    return
                if pause is not None:
                    await asyncio.sleep(pause)
            WEBHOOKS.labels("failed").inc()
        finally:
            self._under_way -= Counter((call.player_id,))

    async def _is_delivered(self, call: Call) -> bool:
        link = f"{self._origin}/table/{call.table_id}"
        body = {"type": "turn", "table": call.table_id, "game": call.game, "link": link, "since": call.since}
        try:
            async with asyncio.timeout(_CALL_SECONDS):
                target = await _resolved(call.url, allows_private=self._allows_private)
                await _post(target, msgspec.json.encode(body), call.secret)
        except (OSError, httpx.HTTPError, Problem) as error:
            _log.info("a webhook failed", player=call.player_id, error=type(error).__name__)
            return False
        return True


async def check_address(url: str, *, allows_private: bool) -> None:
    """Refuse an address that the server will not call."""
    await _resolved(url, allows_private=allows_private)


def new_secret() -> str:
    """What a player's webhook signs with."""
    return secrets.token_hex(24)


async def _resolved(url: str, *, allows_private: bool) -> _Target:
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise _bad("address", "it is not an address") from None
    if not url.isascii() or not url.isprintable():
        raise _bad("address", "it has characters that no address has")
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.password:
        raise _bad("scheme", "it must be a plain http or https address")
    try:
        found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise _bad("name", "its name is not known") from None
    addresses = [ipaddress.ip_address(entry[4][0]) for entry in found]
    if not allows_private and not all(_is_outside(address) for address in addresses):
        raise _bad("inside", "it lies inside a network")
    address = addresses[0]
    netloc = f"[{address}]:{port}" if address.version == 6 else f"{address}:{port}"
    pinned = urlunsplit((parts.scheme, netloc, parts.path or "/", parts.query, ""))
    return _Target(pinned, parts.hostname, parts.netloc)


def _is_outside(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether an address lies in the open network, and leads nowhere else by way of another one inside it."""
    if not address.is_global or address.is_multicast:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        is_detour = address.ipv4_mapped or address.sixtofour or address.teredo or address.is_site_local
        return not is_detour and not any(address in network for network in _TRANSLATED)
    return True


async def _post(target: _Target, body: bytes, secret: str) -> None:
    signature = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    headers = {
        "Content-Type": "application/json",
        "Host": target.host_header,
        "User-Agent": "wartable",
        "Wartable-Signature": f"sha256={signature}",
    }
    async with httpx.AsyncClient(timeout=_TIMEOUT_SECONDS, follow_redirects=False, trust_env=False) as client:
        request = client.build_request("POST", target.url, content=body, headers=headers)
        # The certificate is checked against the name, although the connection goes to the address.
        request.extensions["sni_hostname"] = target.host
        response = await client.send(request, stream=True)
        await response.aclose()
        if not response.is_success:
            raise httpx.HTTPError(f"answered {response.status_code}")


def _bad(why: str, words: str) -> Problem:
    return Problem(HTTPStatus.UNPROCESSABLE_ENTITY, "bad-webhook", f"this webhook cannot be used: {words}", why=why)
