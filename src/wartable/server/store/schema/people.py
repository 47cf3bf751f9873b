"""People: who they are, how they come in, and what they keep from each other."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from wartable.server.store.schema.metadata import metadata

__all__ = [
    "blocks",
    "ended_sessions",
    "keys",
    "one_time_tokens",
    "passkeys",
    "players",
    "recovery_codes",
    "reports",
    "tokens",
]

players = Table(
    "players",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("session", Integer, nullable=False, server_default=text("0")),
    Column("webhook", Text),
    Column("webhook_secret", String(64)),
    Column("created_at", BigInteger, nullable=False),
    Column("banned_at", BigInteger),
    Column("muted_at", BigInteger),
    Column("merged_into", String(24)),
    Column("is_private", Boolean, nullable=False, server_default=text("false")),
    Column("email", String(254)),
    Column("home", String(16)),
    Column("shares_games", Boolean, nullable=False, server_default=text("false")),
)
"""People. Without a login they are guests; a guest who took up an account points to it.

`home` is a mark of the address from which an account was last shown to be theirs.
"""

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("player_id", ForeignKey("players.id"), nullable=False, index=True),
    Column("label", String(60), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""Personal API tokens; only their digest is kept."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("player_id", ForeignKey("players.id"), nullable=False, index=True),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", String(60), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""Passkeys of accounts: public keys, which are no secret."""

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("digest", String(64), primary_key=True),
)
"""Codes that let somebody back in, each of them once; only their digests are kept."""

one_time_tokens = Table(
    "one_time_tokens",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("purpose", String(20), nullable=False),
    Column("body", Text, nullable=False),
    Column("expires_at", BigInteger, nullable=False, index=True),
)
"""What somebody was asked or sent and may bring back once: challenges of passkeys, links in e-mails."""

ended_sessions = Table(
    "ended_sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Sessions that somebody logged out of: a cookie of one that lies around elsewhere is not good any more."""

blocks = Table(
    "blocks",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("blocked_id", ForeignKey("players.id"), primary_key=True, index=True),
    Column("created_at", BigInteger, nullable=False),
)
"""Who has blocked whom: neither sits down with the other."""

reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("reporter_id", ForeignKey("players.id"), nullable=False),
    Column("player_id", ForeignKey("players.id"), nullable=False, index=True),
    Column("about", String(60), nullable=False),
    Column("table_id", String(16)),
    Column("reason", Text, nullable=False),
    Column("lines", Text, nullable=False),
    Column("times", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("closed_at", BigInteger),
    UniqueConstraint("reporter_id", "player_id", "about"),
    Index("ix_reports_closed_at", "closed_at", "created_at"),
)
"""Complaints to the host: one of each reporter about each player or line of a chat, with what was said before."""

keys = Table("keys", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))
"""What all processes of a server share, such as the key that signs the cookies."""
