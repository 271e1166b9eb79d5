"""The tables of the database, the same in SQLite and PostgreSQL; `migrations` makes them.

Times are seconds since 1970 (UTC). Structured values are JSON text: no query looks inside them.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    literal_column,
    text,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("at", Double, nullable=False),
    # Cookies and tokens carry it; those of an earlier series are nobody's.
    Column("series", Integer, nullable=False, server_default=text("0")),
    Column("banned", Double),  # since when; NULL for most
)

# The guests who allow that their finished games are studied, without names; a guest without a row here does not.
consents = Table(
    "consents",
    metadata,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("at", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    # What a table is from its beginning on (entries.Opening).
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("edition", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("clock", Text),
    Column("host", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("before", Text, nullable=False),
    # What follows from its list (entries.Summary).
    Column("status", Text, nullable=False),
    Column("waits_for", Text, nullable=False),
)

# What a server that starts looks for.
playing = tables.c.status == literal_column("'playing'")  # as it is: a bound value would hide it from the index
Index("tables_playing", tables.c.waits_for, sqlite_where=playing, postgresql_where=playing)

sitters = Table(
    "sitters",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True, index=True),
    sqlite_with_rowid=False,
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("by", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("thought", Double),
    sqlite_with_rowid=False,  # a table's list is stored together, in order
)

# What is sent twice under one key is played once.
keyed = moves.c.key != literal_column("''")
Index("moves_keyed", moves.c.table_id, moves.c.by, moves.c.key, unique=True, sqlite_where=keyed, postgresql_where=keyed)

carries = Table(
    "carries",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", Text, nullable=False),
    Column("expires", Double, nullable=False, index=True),
)

# How long the seat to act has thought, at tables with a clock.
thinking = Table(
    "thinking",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),  # of the newest entry then: thinking before it is in the entries
    Column("seconds", Double, nullable=False),
)

# What every process has to hear of beside new entries: numbered without a gap, so that none is overlooked.
notices = Table(
    "notices",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),  # "guest" or "table"
    Column("subject", Text, nullable=False),  # its id
)
