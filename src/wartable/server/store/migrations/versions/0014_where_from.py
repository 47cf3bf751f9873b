"""Where tables, reviews and accounts are from, so that every process counts them: marks that lead to no address."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("opened_from", sa.String(length=16)))
    op.create_index("ix_tables_opened_from", "tables", ["opened_from", "status"])
    op.add_column("reviewing", sa.Column("asked_from", sa.String(length=16)))
    op.add_column("players", sa.Column("home", sa.String(length=16)))
