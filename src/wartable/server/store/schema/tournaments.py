"""Tournaments."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from wartable.server.store.schema.metadata import index_of_some, metadata

__all__ = ["entrants", "pairings", "tournaments"]

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("plan", Text, nullable=False),
    Column("opened_by", ForeignKey("players.id"), nullable=False, index=True),
    Column("opened_from", String(16)),
    Column("status", String(10), nullable=False),
    Column("round", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("finished_at", BigInteger),
    Column("listed_at", BigInteger),
    Index("ix_tournaments_status", "status", "created_at"),
    Index("ix_tournaments_opened_from", "opened_from", "status"),
    index_of_some("tournaments", "listed_at", "opened_by"),
)
"""Tournaments; `plan` never changes after it was opened; `opened_from` is a mark of the address.

That is kept until it is over, and for a while after that. Of those that are over `listed_at` says which are listed.
"""

entrants = Table(
    "entrants",
    metadata,
    Column("tournament_id", ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player_id", ForeignKey("players.id")),
    Column("bot", String(40)),
    Column("name", String(40), nullable=False),
    Column("is_away", Boolean, nullable=False),
    UniqueConstraint("tournament_id", "player_id"),
)
"""Who takes part: people, and the bots that fill up. Who has left is away."""

pairings = Table(
    "pairings",
    metadata,
    Column("tournament_id", ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("round", Integer, nullable=False),
    Column("first", Integer, nullable=False),
    Column("second", Integer),
    Column("table_id", String(16)),
    Column("first_points", Float),
    Column("second_points", Float),
)
"""Who met whom, by entrants' numbers, and what it brought; without a second it was a bye."""
