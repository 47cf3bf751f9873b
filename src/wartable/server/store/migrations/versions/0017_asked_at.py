"""When somebody last asked for what is being worked out, so that what nobody waits for any more is given up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("reviewing", sa.Column("asked_at", sa.BigInteger()))
    op.add_column("experiments", sa.Column("asked_at", sa.BigInteger()))
