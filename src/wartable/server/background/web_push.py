"""Web push: messages to browsers, locked with the browser's key and signed with the server's."""

from __future__ import annotations

import asyncio
import base64
import time
from email.utils import parseaddr
from enum import Enum
from urllib.parse import urlsplit

import httpx
import structlog
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy.exc import IntegrityError

from wartable.server.background.outgoing import RefusedAddress, Target, post, resolve
from wartable.server.process.settings import Settings
from wartable.server.store.database import Database
from wartable.server.store.keys import key_named
from wartable.server.store.push_subscriptions import PushSubscription

__all__ = ["PushResult", "WebPusher"]

_CALL_SECONDS = 10.0
"""For all of one attempt: finding the name, connecting, sending, waiting for the answer."""
_KEPT_SECONDS = 12 * 60 * 60
"""How long a push service keeps a message for a browser that is switched off."""
_GONE = frozenset({404, 410})
_log = structlog.get_logger("wartable.server")


class PushResult(Enum):
    """What became of a message."""

    TAKEN = "taken"
    GONE = "gone"
    """The browser takes no messages any more."""
    FAILED = "failed"


class WebPusher:
    """Sends messages to browsers."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings
        self._private_key = ""

    async def start(self) -> None:
        """Agree with the other processes on the key that signs: the first start of all makes it."""
        while not self._private_key:
            try:
                self._private_key = await self._database.write(key_named, "vapid", _fresh_key())
            except IntegrityError:
                continue

    @property
    def public_key(self) -> str:
        """What a browser needs to know in order to take messages from this server alone."""
        number = int.from_bytes(base64.urlsafe_b64decode(self._private_key + "="), "big")
        public = ec.derive_private_key(number, ec.SECP256R1()).public_key()
        return _plain64(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def check(self, endpoint: str, asker: str = "") -> None:
        """RefusedAddress if no message is sent there. `asker`: where its player comes from, if that is known."""
        await self._resolved(endpoint, asker)

    async def _resolved(self, endpoint: str, asker: str) -> Target:
        target = await resolve(endpoint, allows_private=self._settings.private_webhooks, asker=asker)
        if urlsplit(endpoint).scheme != "https" and not self._settings.private_webhooks:
            raise RefusedAddress("scheme", "it must be an https address")
        return target

    async def send(self, subscription: PushSubscription, message: bytes, topic: str, asker: str = "") -> PushResult:
        """Send a message; of those with one topic a browser that is switched off gets the last."""
        try:
            async with asyncio.timeout(_CALL_SECONDS):
                target = await self._resolved(subscription.endpoint, asker)
                body, headers = await asyncio.to_thread(self._locked, subscription, message, target)
                status = await post(target, body, {**headers, "Topic": topic})
        except (OSError, httpx.HTTPError, RefusedAddress, ValueError) as error:
            _log.info("a push failed", player=subscription.player_id, error=type(error).__name__)
            return PushResult.FAILED
        if status in _GONE:
            return PushResult.GONE
        return PushResult.TAKEN if 200 <= status < 300 else PushResult.FAILED

    def _locked(self, subscription: PushSubscription, message: bytes, target: Target) -> tuple[bytes, dict[str, str]]:
        # Only a server that pushes needs them, and they take a while to load.
        from py_vapid import Vapid02
        from pywebpush import WebPusher as Locker

        keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
        locked = Locker({"endpoint": subscription.endpoint, "keys": keys}).encode(message)
        claims = {"aud": target.origin, "sub": self._contact(), "exp": int(time.time()) + _KEPT_SECONDS}
        signed = Vapid02.from_raw(self._private_key.encode()).sign(claims)
        headers = {"Content-Encoding": "aes128gcm", "TTL": str(_KEPT_SECONDS), "Urgency": "normal", **signed}
        return bytes(locked["body"]), headers

    def _contact(self) -> str:
        """Whom a push service can ask about the messages of this server."""
        address, site = parseaddr(self._settings.smtp_from)[1], urlsplit(self._settings.origin)
        if address:
            return f"mailto:{address}"
        return f"https://{site.hostname}" if site.scheme == "https" else "mailto:wartable@localhost"


def _fresh_key() -> str:
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _plain64(number.to_bytes(32, "big"))


def _plain64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
