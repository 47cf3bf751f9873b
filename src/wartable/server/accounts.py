"""Accounts: passwords, and how a guest's games go over to an account."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from wartable.server.host import Decide, Host
from wartable.server.records import Adopted
from wartable.server.store.database import Database
from wartable.server.store.players import Player, merge_players, update_player
from wartable.server.store.tables import all_tables_of

__all__ = ["adopt", "hash_password", "is_password", "set_password"]

_hasher = PasswordHasher()


async def hash_password(password: str) -> str:
    """The argon2id hash of a password; takes its time, in a thread."""
    return await asyncio.to_thread(_hasher.hash, password)


async def is_password(stored: str | None, password: str) -> bool:
    """Whether the password is right; takes as long for a login that does not exist."""
    return await asyncio.to_thread(_verify, stored, password)


async def set_password(database: Database, player: Player, password: str) -> Player:
    """Give an account another password, and end its sessions."""
    values: dict[str, Any] = {"password": await hash_password(password), "session": player.session + 1}
    await database.write(update_player, player.id, values)
    return player._replace(**values)


async def adopt(database: Database, host: Host, guest: Player, account: Player) -> None:
    """Hand a guest's seats, tables and ratings over to an account."""
    record = Adopted(guest.id, account.id, account.name)
    for table_id in await database.read(all_tables_of, guest.id):
        await host.submit(await host.find(table_id), _always(record))
    # Last, so that whatever is interrupted can be done again with the guest's cookie.
    await database.write(merge_players, guest.id, account.id)


def _always(record: Adopted) -> Decide:
    return lambda _setup, _position: record


@cache
def _nobodys_hash() -> str:
    return _hasher.hash(secrets.token_hex(16))


def _verify(stored: str | None, password: str) -> bool:
    try:
        return _hasher.verify(stored or _nobodys_hash(), password)
    except (VerificationError, InvalidHashError):
        return False
