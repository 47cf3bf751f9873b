"""Reports to the host, and who may not write in the chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("muted_at", sa.BigInteger(), nullable=True))
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("reporter_id", sa.String(length=24), nullable=False),
        sa.Column("player_id", sa.String(length=24), nullable=False),
        sa.Column("about", sa.String(length=60), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("closed_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["reporter_id"], ["players.id"]),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("reporter_id", "player_id", "about"),
    )
    op.create_index("ix_reports_player_id", "reports", ["player_id"])
    op.create_index("ix_reports_closed_at", "reports", ["closed_at", "created_at"])
