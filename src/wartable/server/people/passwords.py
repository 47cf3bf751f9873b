"""Passwords of accounts."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from wartable.server.store.database import Database
from wartable.server.store.players import Player, update_player
from wartable.server.store.push_subscriptions import forget_subscriptions

__all__ = ["hash_password", "is_password", "set_password"]

_hasher = PasswordHasher()


async def hash_password(password: str) -> str:
    """The argon2id hash of a password; takes its time, in a thread."""
    return await asyncio.to_thread(_hasher.hash, password)


async def is_password(stored: str | None, password: str) -> bool:
    """Whether the password is right; takes as long for a login that does not exist."""
    return await asyncio.to_thread(_verify, stored, password)


async def set_password(database: Database, player: Player, password: str) -> Player:
    """Give an account another password, and end its sessions and the messages to its browsers."""
    values: dict[str, Any] = {"password": await hash_password(password), "session": player.session + 1}
    await database.write(update_player, player.id, values)
    await database.write(forget_subscriptions, [player.id])
    return player._replace(**values)


@cache
def _nobodys_hash() -> str:
    return _hasher.hash(secrets.token_hex(16))


def _verify(stored: str | None, password: str) -> bool:
    try:
        return _hasher.verify(stored or _nobodys_hash(), password)
    except (VerificationError, InvalidHashError):
        return False
