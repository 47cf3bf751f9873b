"""What may be brought back once: recovery codes, challenges, links in e-mails. Only digests are kept."""

from __future__ import annotations

import hashlib
import secrets
from typing import TypeVar

import msgspec

from wartable.server.store.database import Database
from wartable.server.store.ways_in import keep_token, replace_codes, take_code, take_token

__all__ = ["give_codes", "is_code", "issue", "redeem"]

T = TypeVar("T")
_CODES = 8
_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without those that are taken for one another when a code is copied by hand."""
_GROUPS, _GROUP = 3, 4


async def give_codes(database: Database, player_id: str) -> tuple[str, ...]:
    """Fresh recovery codes for an account, to be shown once; those it had end."""
    codes = tuple(_code() for _ in range(_CODES))
    await database.write(replace_codes, player_id, [_digest(_plain(code)) for code in codes])
    return codes


async def is_code(database: Database, player_id: str, code: str) -> bool:
    """Whether a recovery code is good, which it is once."""
    return await database.write(take_code, player_id, _digest(_plain(code)))


async def issue(database: Database, purpose: str, body: object, expires_at: int) -> str:
    """A token that stands for something until it is brought back or expires."""
    token = secrets.token_urlsafe(24)
    await database.write(keep_token, _digest(token), purpose, msgspec.json.encode(body).decode(), expires_at)
    return token


async def redeem(database: Database, purpose: str, token: str, type_: type[T], now: int) -> T | None:
    """What a token stands for; None if it is no longer good."""
    body = await database.write(take_token, _digest(token), purpose, now)
    return msgspec.json.decode(body, type=type_) if body is not None else None


def _code() -> str:
    return "-".join("".join(secrets.choice(_LETTERS) for _ in range(_GROUP)) for _ in range(_GROUPS))


def _plain(code: str) -> str:
    """As somebody may have typed it."""
    return "".join(letter for letter in code.lower() if letter.isalnum())


def _digest(secret: str) -> str:
    # Codes have 59 random bits and tokens 192, and tries are limited: a plain hash will do.
    return hashlib.sha256(secret.encode()).hexdigest()
