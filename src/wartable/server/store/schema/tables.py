"""Tables: what they are, who sits there, and what has happened."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, SmallInteger, String, Table, Text

from wartable.server.store.schema.metadata import index_of_some, metadata

__all__ = ["admissions", "games_tables", "journal", "seats", "snapshots", "tickets", "turns"]

games_tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("plan", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("invite", String(32), nullable=False),
    Column("opened_by", ForeignKey("players.id"), nullable=False, index=True),
    Column("opened_from", String(16)),
    Column("visibility", String(10), nullable=False),
    Column("status", String(10), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("finished_at", BigInteger),
    Column("result", Text),
    Column("is_rated", Boolean, nullable=False),
    Column("rated_at", BigInteger),
    Column("noted_at", BigInteger),
    Column("listed_at", BigInteger),
    Index("ix_tables_lobby", "visibility", "status", "created_at"),
    Index("ix_tables_opened_from", "opened_from", "status"),
    Index("ix_tables_unrated", "status", "rated_at"),
    Index("ix_tables_unnoted", "status", "noted_at"),
    index_of_some("tables", "listed_at"),
    index_of_some("tables", "listed_at", "opened_by"),
)
"""What a table is; `plan` never changes after it was opened. The secret leaves the database when the game is over.

`opened_from` is a mark of the address that it was opened from, from which the address cannot be told. It is kept until
the game is over, and while the table stands in the list of finished games: since `listed_at`.
"""

turns = Table(
    "turns",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("to_act", SmallInteger),
    Column("since", BigInteger, nullable=False),
    Column("bot_since", BigInteger),
    Column("deadline", BigInteger),
    index_of_some("turns", "bot_since"),
    index_of_some("turns", "deadline"),
)
"""Whose turn it is at each table, rewritten when it changes: for the lists, the clocks and the forsaken bots."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("player_id", ForeignKey("players.id"), index=True),
    Column("bot", String(40)),
    Column("name", String(40), nullable=False),
    Column("notified_at", BigInteger),
    # What is noted of the seat when the game is over, and when it is reviewed: for the player's profile.
    Column("has_won", Boolean),
    Column("opening", String(60)),
    Column("accuracy", Float),
    Column("luck", Float),
)
"""Who sits where: for lobby, history and "your turn"; the journal is what counts."""

admissions = Table(
    "admissions",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("player_id", ForeignKey("players.id"), primary_key=True),
)
"""Who came with the invite of a private table."""

journal = Table(
    "journal",
    metadata,
    # The primary key is the promise: one writer per sequence number, whoever it is.
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("seen", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""Everything that happened at a table, in order: its state is the fold over this."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False),
)
"""The fold up to a record now and then, so that a long game is picked up as quickly as a short one."""

tickets = Table(
    "tickets",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("pool", String(300), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("bot_after", Integer),
    Column("bot", String(40), nullable=False),
    Column("pledge", String(64), nullable=False),
    Column("table_id", String(16), index=True),
    Column("seat", SmallInteger),
    Column("asked_from", String(16)),
    Index("ix_tickets_pool", "pool", "table_id", "since"),
)
"""Those who look for a game: one ticket each. With a table they have found one.

`asked_from` is a mark of the address.
"""
