"""People answer puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_answers",
        sa.Column("player_id", sa.String(length=24), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("is_right", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("player_id", "game", "number"),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("asked", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "number"),
    )
    counts = ("asked", "solved", "streak", "best_streak", "days", "best_days", "last_day")
    op.create_table(
        "puzzle_solvers",
        sa.Column("player_id", sa.String(length=24), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in counts),
        sa.PrimaryKeyConstraint("player_id", "game"),
    )
