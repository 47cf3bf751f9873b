"""Where tournaments are from, so that one address cannot fill the list: marks that lead to no address."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("opened_from", sa.String(length=16)))
    op.create_index("ix_tournaments_opened_from", "tournaments", ["opened_from", "status"])
