"""What comes of finished games: reviews and ratings."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, SmallInteger, String, Table, Text

from wartable.server.store.schema.metadata import metadata

__all__ = ["rating_history", "ratings", "reviewing", "reviews"]

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),
)
"""What a judge thinks of a finished game; `version` goes up when the same game would be judged otherwise."""

reviewing = Table(
    "reviewing",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("process", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("asked_from", String(16)),
    Column("asked_at", BigInteger),
)
"""Reviews that a process is working out; `at` is when it last said so, `asked_at` when somebody last asked for it."""

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("players", SmallInteger, primary_key=True),
    Column("subject", String(48), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("played", Integer, nullable=False),
    Column("is_bot", Boolean, nullable=False),
)
"""Ratings per game and number of players; a subject is a player's id or "bot:" and a bot's name."""

rating_history = Table(
    "rating_history",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("subject", String(48), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("ix_rating_history_subject", "subject", "game", "players", "at"),
)
"""How the ratings of people came about: where each stood after each game that counted."""
