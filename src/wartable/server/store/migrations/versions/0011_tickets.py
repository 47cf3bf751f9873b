"""Tickets of those who look for a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tickets",
        sa.Column("player_id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("pool", sa.String(length=300), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("bot_after", sa.Integer(), nullable=True),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.Column("pledge", sa.String(length=64), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=True),
        sa.Column("seat", sa.SmallInteger(), nullable=True),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"]),
        sa.PrimaryKeyConstraint("player_id"),
    )
    op.create_index("ix_tickets_pool", "tickets", ["pool", "table_id", "since"])
    op.create_index("ix_tickets_table_id", "tickets", ["table_id"])
