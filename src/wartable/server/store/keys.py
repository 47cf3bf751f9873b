"""What all processes of a server share: the key that signs the cookies, and when the server was last seen alive."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, text

from wartable.server.store.schema import keys

__all__ = ["key_named", "last_alive", "note_alive", "note_health"]

_ALIVE = "alive"
_NOTE = text(
    "INSERT INTO keys (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


def key_named(connection: Connection, name: str, fresh: str) -> str:
    """A key that all processes share: the first to ask writes the fresh one down."""
    found: str | None = connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar()
    if found is None:
        connection.execute(insert(keys).values(name=name, value=fresh))
        return fresh
    return found


def note_alive(connection: Connection, now: int) -> None:
    """A process of the server is alive."""
    connection.execute(_NOTE, {"name": _ALIVE, "value": str(now)})


def note_health(connection: Connection, now: int) -> None:
    """Somebody asked whether the server is well: a write that has to reach the disk, which may be full."""
    connection.execute(_NOTE, {"name": "health", "value": str(now)})


def last_alive(connection: Connection) -> int | None:
    """When a process of the server was last known to be alive."""
    found = connection.execute(select(keys.c.value).where(keys.c.name == _ALIVE)).scalar()
    return int(found) if found is not None else None
