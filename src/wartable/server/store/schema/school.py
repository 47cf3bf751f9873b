"""Puzzles, and those who solve them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from wartable.server.store.schema.metadata import metadata

__all__ = ["mistakes", "puzzle_answers", "puzzle_ratings", "puzzle_solvers"]

mistakes = Table(
    "mistakes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("player_id", ForeignKey("players.id"), nullable=False),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("event", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("theme", String(40), nullable=False),
    Column("position", Text, nullable=False),
    Column("worths", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "event"),
    Index("ix_mistakes_player_id", "player_id", "game"),
    Index("ix_mistakes_game", "game", "id"),
)
"""Mistakes that make puzzles, found when a game is reviewed: `worths` as the file of a game's puzzles has them."""

puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("is_right", Boolean, nullable=False),
)
"""First answers to puzzles: what is answered again does not count."""

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)
"""How hard puzzles have proved to be, from what they were rated when they were made."""

puzzle_solvers = Table(
    "puzzle_solvers",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
    Column("days", Integer, nullable=False),
    Column("best_days", Integer, nullable=False),
    Column("last_day", Integer, nullable=False),
)
"""How good people are at the puzzles of a game, and how long they have kept at them."""
