"""Browsers that take messages, in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, select, text, update

from wartable.server.store.schema import push_subscriptions

__all__ = [
    "MOST_SUBSCRIPTIONS",
    "PushSubscription",
    "delete_subscription",
    "drop_gone",
    "forget_subscriptions",
    "list_subscriptions",
    "move_subscriptions",
    "save_subscription",
]


MOST_SUBSCRIPTIONS = 10
"""Browsers of one player that take messages."""


class PushSubscription(NamedTuple):
    """Where to send messages for one browser, and the keys that they are locked with."""

    id: str
    player_id: str
    endpoint: str
    p256dh: str
    auth: str
    label: str
    created_at: int


_COLUMNS = [push_subscriptions.c[name] for name in PushSubscription._fields]
_SAVE = text(
    "INSERT INTO push_subscriptions (id, player_id, endpoint, p256dh, auth, label, created_at)"
    " VALUES (:id, :player_id, :endpoint, :p256dh, :auth, :label, :created_at)"
    " ON CONFLICT (id) DO UPDATE SET player_id = excluded.player_id, endpoint = excluded.endpoint,"
    " p256dh = excluded.p256dh, auth = excluded.auth, label = excluded.label, created_at = excluded.created_at"
)


def save_subscription(connection: Connection, subscription: PushSubscription) -> None:
    """Keep a browser, whoever used it before; the oldest go when a player has too many."""
    connection.execute(_SAVE, subscription._asdict())
    _keep_newest(connection, subscription.player_id)


def list_subscriptions(connection: Connection, player_id: str) -> list[PushSubscription]:
    """The newest first."""
    query = select(*_COLUMNS).where(push_subscriptions.c.player_id == player_id)
    query = query.order_by(push_subscriptions.c.created_at.desc(), push_subscriptions.c.id)
    return [PushSubscription(*row) for row in connection.execute(query)]


def delete_subscription(connection: Connection, player_id: str, subscription_id: str) -> bool:
    """Whether there was such a browser."""
    mine = (push_subscriptions.c.player_id == player_id, push_subscriptions.c.id == subscription_id)
    return connection.execute(delete(push_subscriptions).where(*mine)).rowcount > 0


def drop_gone(connection: Connection, subscription: PushSubscription) -> None:
    """The push service does not know this browser any more; one that came back meanwhile has other keys."""
    mine = (push_subscriptions.c.id == subscription.id, push_subscriptions.c.auth == subscription.auth)
    connection.execute(delete(push_subscriptions).where(*mine))


def move_subscriptions(connection: Connection, guest: str, account: str) -> None:
    """A guest became an account: their browsers go over."""
    mine = push_subscriptions.c.player_id == guest
    connection.execute(update(push_subscriptions).where(mine).values(player_id=account))
    _keep_newest(connection, account)


def forget_subscriptions(connection: Connection, selves: Sequence[str]) -> None:
    """Somebody is forgotten."""
    connection.execute(delete(push_subscriptions).where(push_subscriptions.c.player_id.in_(selves)))


def _keep_newest(connection: Connection, player_id: str) -> None:
    for old in list_subscriptions(connection, player_id)[MOST_SUBSCRIPTIONS:]:
        connection.execute(delete(push_subscriptions).where(push_subscriptions.c.id == old.id))
