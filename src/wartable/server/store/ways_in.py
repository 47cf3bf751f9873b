"""Passkeys, recovery codes and one-time tokens in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from wartable.server.store.schema import one_time_tokens, passkeys, recovery_codes

__all__ = [
    "Passkey",
    "count_use",
    "delete_passkey",
    "drop_expired",
    "find_passkey",
    "insert_passkey",
    "keep_token",
    "list_passkeys",
    "replace_codes",
    "take_code",
    "take_token",
]


class Passkey(NamedTuple):
    """The public half of a passkey; id and key are base64url."""

    id: str
    player_id: str
    public_key: str
    sign_count: int
    label: str
    created_at: int


_PASSKEY = [passkeys.c[name] for name in Passkey._fields]


def insert_passkey(connection: Connection, passkey: Passkey) -> None:
    connection.execute(insert(passkeys).values(**passkey._asdict()))


def find_passkey(connection: Connection, passkey_id: str) -> Passkey | None:
    found = connection.execute(select(*_PASSKEY).where(passkeys.c.id == passkey_id)).one_or_none()
    return Passkey(*found) if found is not None else None


def list_passkeys(connection: Connection, player_id: str) -> list[Passkey]:
    query = select(*_PASSKEY).where(passkeys.c.player_id == player_id).order_by(passkeys.c.created_at)
    return [Passkey(*row) for row in connection.execute(query)]


def count_use(connection: Connection, passkey: Passkey, sign_count: int) -> None:
    """A passkey was used; one that was copied counts on its own, and shows."""
    connection.execute(update(passkeys).where(passkeys.c.id == passkey.id).values(sign_count=sign_count))


def delete_passkey(connection: Connection, player_id: str, passkey_id: str) -> bool:
    """Whether there was such a passkey."""
    mine = (passkeys.c.player_id == player_id, passkeys.c.id == passkey_id)
    return connection.execute(delete(passkeys).where(*mine)).rowcount > 0


def replace_codes(connection: Connection, player_id: str, digests: Sequence[str]) -> None:
    """Give an account other recovery codes; those it had are no longer good."""
    connection.execute(delete(recovery_codes).where(recovery_codes.c.player_id == player_id))
    connection.execute(insert(recovery_codes), [{"player_id": player_id, "digest": digest} for digest in digests])


def take_code(connection: Connection, player_id: str, digest: str) -> bool:
    """Whether the code was good; from now on it is not."""
    mine = (recovery_codes.c.player_id == player_id, recovery_codes.c.digest == digest)
    return connection.execute(delete(recovery_codes).where(*mine)).rowcount == 1


def keep_token(connection: Connection, digest: str, purpose: str, body: str, expires_at: int) -> None:
    values = {"digest": digest, "purpose": purpose, "body": body, "expires_at": expires_at}
    connection.execute(insert(one_time_tokens).values(**values))


def take_token(connection: Connection, digest: str, purpose: str, now: int) -> str | None:
    """What a token stands for, once; None if it is not known, was used, or is too old."""
    mine = (one_time_tokens.c.digest == digest, one_time_tokens.c.purpose == purpose)
    query = select(one_time_tokens.c.body).where(*mine, one_time_tokens.c.expires_at > now)
    body: str | None = connection.execute(query).scalar()
    # Of two who bring it at the same time, the one who deletes it has it.
    is_taken = connection.execute(delete(one_time_tokens).where(*mine)).rowcount == 1
    return body if is_taken else None


def drop_expired(connection: Connection, now: int) -> None:
    """Forget tokens that nobody brought back."""
    connection.execute(delete(one_time_tokens).where(one_time_tokens.c.expires_at <= now))
