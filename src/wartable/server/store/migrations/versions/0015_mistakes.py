"""Puzzles are made of mistakes, and of other people's where they agree."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("shares_games", sa.Boolean(), server_default=sa.text("false"), nullable=False))
    op.create_table(
        "mistakes",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.String(length=24), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("table_id", sa.String(length=16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("event", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("players", sa.SmallInteger(), nullable=False),
        sa.Column("theme", sa.String(length=40), nullable=False),
        sa.Column("position", sa.Text(), nullable=False),
        sa.Column("worths", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("table_id", "event"),
    )
    op.create_index("ix_mistakes_player_id", "mistakes", ["player_id", "game"])
    op.create_index("ix_mistakes_game", "mistakes", ["game", "id"])
