"""Guests can be signed out and banned, processes are told of it, and clocks are kept as durations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add columns and tables; no row is rewritten, so that a large database takes no longer than a small one."""
    op.add_column("guests", sa.Column("series", sa.Integer, nullable=False, server_default=sa.text("0")))
    op.add_column("guests", sa.Column("banned", sa.Double))
    op.add_column("moves", sa.Column("thought", sa.Double))
    op.create_table(
        "thinking",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Double, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Nothing goes back: a database of a newer program is refused by an older one."""
    raise NotImplementedError
