"""The workshop's experiments."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, String, Table, Text

from wartable.server.store.schema.metadata import metadata

__all__ = ["experiments"]

experiments = Table(
    "experiments",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("player_id", ForeignKey("players.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("plan", Text, nullable=False),
    Column("status", String(10), nullable=False),
    Column("done", Integer, nullable=False),
    Column("process", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("body", Text),
    Column("asked_at", BigInteger),
    Column("asked_from", String(16)),
    Index("ix_experiments_player_id", "player_id", "created_at"),
    Index("ix_experiments_status", "status", "at"),
)
"""Experiments of the workshop: the plan, who plays it and how far it is, and what came of it."""
