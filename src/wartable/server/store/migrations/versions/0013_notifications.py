"""What people are told while they are away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notification_settings",
        sa.Column("player_id", sa.String(length=24), nullable=False),
        sa.Column("push", sa.String(length=80), nullable=False),
        sa.Column("mail", sa.String(length=80), nullable=False),
        sa.Column("quiet_from", sa.SmallInteger(), nullable=True),
        sa.Column("quiet_to", sa.SmallInteger(), nullable=True),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.Column("language", sa.String(length=10), nullable=False),
        sa.Column("unsubscribe", sa.String(length=43), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"]),
        sa.PrimaryKeyConstraint("player_id"),
        sa.UniqueConstraint("unsubscribe"),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("player_id", sa.String(length=24), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("label", sa.String(length=60), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_push_subscriptions_player_id", "push_subscriptions", ["player_id"])
    op.create_table(
        "notifications",
        sa.Column("player_id", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("subject", sa.String(length=16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("looked_at", sa.BigInteger(), nullable=True),
        sa.Column("push_at", sa.BigInteger(), nullable=True),
        sa.Column("push_tries", sa.SmallInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("mail_at", sa.BigInteger(), nullable=True),
        sa.Column("mail_tries", sa.SmallInteger(), server_default=sa.text("0"), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"]),
        sa.PrimaryKeyConstraint("player_id", "kind", "subject"),
    )
    for column in ("push_at", "mail_at"):
        some = sa.text(f"{column} IS NOT NULL")
        name = f"ix_notifications_{column}"
        op.create_index(name, "notifications", [column], sqlite_where=some, postgresql_where=some)
    op.create_index("ix_notifications_subject", "notifications", ["subject"])
