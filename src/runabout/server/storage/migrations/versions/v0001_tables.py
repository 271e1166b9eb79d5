"""Guests, tables and the lists of what happened at them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    _make_guests()
    _make_tables()
    _make_sitters()
    _make_moves()
    _make_carries()


def _make_guests() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )


def _make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("before", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("waits_for", sa.Text, nullable=False),
    )
    playing = sa.text("status = 'playing'")
    op.create_index("tables_playing", "tables", ["waits_for"], sqlite_where=playing, postgresql_where=playing)


def _make_sitters() -> None:
    op.create_table(
        "sitters",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_sitters_table_id", "sitters", ["table_id"])


def _make_moves() -> None:
    op.create_table(
        "moves",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    keyed = sa.text("key != ''")
    op.create_index(
        "moves_keyed", "moves", ["table_id", "by", "key"], unique=True, sqlite_where=keyed, postgresql_where=keyed
    )


def _make_carries() -> None:
    op.create_table(
        "carries",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_index("ix_carries_expires", "carries", ["expires"])


def downgrade() -> None:
    """Nothing goes back: a database of a newer program is refused by an older one."""
    raise NotImplementedError
