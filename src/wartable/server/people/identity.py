"""Who is asking: guests and accounts by a signed cookie, programs by a token."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from functools import lru_cache
from http import HTTPStatus
from typing import NamedTuple

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy.exc import IntegrityError

from wartable.server.problems import Problem
from wartable.server.store.database import Database
from wartable.server.store.keys import key_named
from wartable.server.store.players import Player, TokenRow, end_session, find_session, find_token

__all__ = ["COOKIE", "Identities", "Visitor", "new_token"]

COOKIE = "wartable"
_TOKEN_PREFIX = "wt"  # noqa: S105
_REMEMBERED_SECONDS = 5.0
"""How long this process trusts what it knows of a player: a ban takes effect within this time."""
_REMEMBERED_PLAYERS = 10_000
_MARK_LETTERS = 16


class Visitor(NamedTuple):
    """Whoever sent a request."""

    player: Player | None
    address: str
    token: str | None = None
    """The id of the API token that they came with."""
    session: str | None = None
    """The id of the session of their cookie."""

    @property
    def client(self) -> str:
        """For rate limits: the player, or the address of whoever has no name."""
        return self.player.id if self.player is not None else self.address

    def known(self) -> Player:
        """The player; refuses whoever has no name yet."""
        if self.player is None:
            raise Problem(HTTPStatus.UNAUTHORIZED, "who-are-you", "say who you are first: as a guest, or log in")
        return self.player

    def require_in_person(self) -> None:
        """Refuse a program with a token: it lies in files and scripts, and must not become a way into the account."""
        if self.token is not None:
            words = "an API token plays; it does not change the ways into an account"
            raise Problem(HTTPStatus.FORBIDDEN, "by-token", words)


class Identities:
    """Finds players by cookie and token."""

    def __init__(self, database: Database, secret: str = "") -> None:
        self._database = database
        self._secret = secret.encode()
        self._addresses: OrderedDict[str, str] = OrderedDict()
        self._known: OrderedDict[tuple[str, str], tuple[float, Player | None]] = OrderedDict()

    async def start(self) -> None:
        """Agree with the other processes on the key that signs the cookies."""
        while not self._secret:
            try:
                self._secret = (await self._database.write(key_named, "cookies", secrets.token_hex(32))).encode()
            except IntegrityError:
                continue

    def cookie_for(self, player: Player) -> str:
        """The value of a player's cookie, which begins a session."""
        return self._signer.dumps([player.id, player.session, secrets.token_hex(12)])

    async def by_cookie(self, value: str) -> tuple[Player, str] | None:
        """The player of a cookie and the id of the session; None if it is not one of ours, or no longer good."""
        try:
            player_id, session, session_id = msgspec.convert(self._signer.loads(value), tuple[str, int, str])
        except (BadSignature, msgspec.ValidationError):
            return None
        player = await self._player(player_id, session_id)
        # The cookie of a guest who took up an account may lie around elsewhere: there is a password now.
        is_good = player is not None and player.merged_into is None and player.session == session
        return (player, session_id) if player is not None and is_good else None

    async def end(self, player_id: str, session_id: str, at: int) -> None:
        """Somebody logged out: the cookie is no longer good, wherever it lies."""
        await self._database.write(end_session, session_id, at)
        self.forget(player_id)

    async def by_token(self, value: str) -> tuple[Player, str] | None:
        """The player of an API token, and the id of the token."""
        prefix, token_id, secret = (*value.split("_"), "", "", "")[:3]
        if prefix != _TOKEN_PREFIX:
            return None
        found = await self._database.read(find_token, token_id)
        if found is None or not hmac.compare_digest(found.digest, _digest(secret)):
            return None
        player = await self._player(found.player_id)
        return (player, found.id) if player is not None else None

    def note_address(self, player_id: str, address: str) -> None:
        """A player was just seen to come from there."""
        self._addresses[player_id] = address
        self._addresses.move_to_end(player_id)
        if len(self._addresses) > _REMEMBERED_PLAYERS:
            self._addresses.popitem(last=False)

    def address_of(self, player_id: str) -> str:
        """Where a player was last seen to come from; their id if that was not here."""
        return self.last_address(player_id) or player_id

    def last_address(self, player_id: str) -> str | None:
        """Where a player was last seen to come from, if that was here."""
        return self._addresses.get(player_id)

    def mark_of(self, address: str) -> str:
        """What is kept of an address where every process has to know it again: nobody without the key can tell it."""
        return hmac.digest(self._secret, f"address {address}".encode(), "sha256").hex()[:_MARK_LETTERS]

    def forget(self, player_id: str) -> None:
        """Something about this player changed."""
        for key in [key for key in self._known if key[0] == player_id]:
            del self._known[key]

    async def _player(self, player_id: str, session_id: str = "") -> Player | None:
        player = await self._look_up(player_id, session_id)
        if player is not None and player.banned_at is not None:
            raise Problem(HTTPStatus.FORBIDDEN, "banned", "this player is banned")
        return player

    async def _look_up(self, player_id: str, session_id: str) -> Player | None:
        key = (player_id, session_id)
        known = self._known.get(key)
        now = time.monotonic()
        if known is not None and now - known[0] < _REMEMBERED_SECONDS:
            return known[1]
        player = await self._database.read(find_session, player_id, session_id)
        self._known[key] = (now, player)
        self._known.move_to_end(key)
        if len(self._known) > _REMEMBERED_PLAYERS:
            self._known.popitem(last=False)
        return player

    @property
    def _signer(self) -> URLSafeSerializer:
        return _signer_of(self._secret)


@lru_cache(maxsize=4)
def _signer_of(secret: bytes) -> URLSafeSerializer:
    return URLSafeSerializer(secret, salt="cookie", signer_kwargs={"digest_method": hashlib.sha256})


def new_token(player_id: str, label: str, at: int) -> tuple[str, TokenRow]:
    """A fresh API token, and what is kept of it."""
    token_id, secret = secrets.token_hex(8), secrets.token_hex(24)
    return f"{_TOKEN_PREFIX}_{token_id}_{secret}", TokenRow(token_id, player_id, label, _digest(secret), at)


def _digest(secret: str) -> str:
    # The secret is 192 random bits: a plain hash cannot be guessed backwards.
    return hashlib.sha256(secret.encode()).hexdigest()
