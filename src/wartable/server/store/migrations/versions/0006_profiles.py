"""Profiles: who won which seat and how, how ratings came about, and who keeps that to themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("is_private", sa.Boolean(), server_default=sa.text("false"), nullable=False))
    op.add_column("tables", sa.Column("noted_at", sa.BigInteger(), nullable=True))
    op.create_index("ix_tables_unnoted", "tables", ["status", "noted_at"])
    op.add_column("seats", sa.Column("has_won", sa.Boolean(), nullable=True))
    op.add_column("seats", sa.Column("opening", sa.String(length=60), nullable=True))
    op.add_column("seats", sa.Column("accuracy", sa.Float(), nullable=True))
    op.add_column("seats", sa.Column("luck", sa.Float(), nullable=True))
    op.create_table(
        "rating_history",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("subject", sa.String(length=48), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("players", sa.SmallInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "subject"),
    )
    op.create_index("ix_rating_history_subject", "rating_history", ["subject", "game", "players", "at"])
