"""Which finished games and tournaments are listed, and for which address somebody looks for a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

_SOME = sa.text("listed_at IS NOT NULL")


def upgrade() -> None:
    op.add_column("tickets", sa.Column("asked_from", sa.String(length=16)))
    for table in ("tables", "tournaments"):
        op.add_column(table, sa.Column("listed_at", sa.BigInteger()))
        name = f"ix_{table}_opened_by_listed_at"
        op.create_index(name, table, ["opened_by", "listed_at"], sqlite_where=_SOME, postgresql_where=_SOME)
    op.create_index("ix_tables_listed_at", "tables", ["listed_at"], sqlite_where=_SOME, postgresql_where=_SOME)
    op.execute("UPDATE tables SET listed_at = finished_at WHERE status = 'over' AND visibility = 'public'")
    op.execute("UPDATE tournaments SET listed_at = finished_at WHERE status = 'over'")
