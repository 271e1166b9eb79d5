"""Who allows that their finished games are studied."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table: nobody has allowed it yet."""
    op.create_table(
        "consents",
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Nothing goes back: a database of a newer program is refused by an older one."""
    raise NotImplementedError
