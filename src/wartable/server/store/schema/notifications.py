"""What people are told while they are away."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, SmallInteger, String, Table, Text, text

from wartable.server.store.schema.metadata import index_of_some, metadata

__all__ = ["notification_settings", "notifications", "push_subscriptions"]

notification_settings = Table(
    "notification_settings",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("push", String(80), nullable=False),
    Column("mail", String(80), nullable=False),
    Column("quiet_from", SmallInteger),
    Column("quiet_to", SmallInteger),
    Column("zone", String(64), nullable=False),
    Column("language", String(10), nullable=False),
    Column("unsubscribe", String(43), nullable=False, unique=True),
)
"""What somebody wants to be told while they are away: kinds by channel, minutes of their day in which to be quiet."""

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("player_id", ForeignKey("players.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("label", String(60), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""Browsers that take messages; the id is the digest of the endpoint."""

notifications = Table(
    "notifications",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("kind", String(12), primary_key=True),
    Column("subject", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("looked_at", BigInteger),
    Column("push_at", BigInteger),
    Column("push_tries", SmallInteger, nullable=False, server_default=text("0")),
    Column("mail_at", BigInteger),
    Column("mail_tries", SmallInteger, nullable=False, server_default=text("0")),
    index_of_some("notifications", "push_at"),
    index_of_some("notifications", "mail_at"),
    Index("ix_notifications_subject", "subject"),
)
"""What somebody is to be told of, or was: one row for each kind and table until they look. `push_at` and `mail_at` say
when it is to be sent, if it is still to be."""
