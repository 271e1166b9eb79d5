"""Brings a database to the schema of this program, at every start, safely beside other processes that start."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from runabout.server.errors import BadSetting
from runabout.server.storage.database import BUSY_SECONDS, checked_url, open_engine
from runabout.server.storage.writer import reason

if TYPE_CHECKING:
    from alembic.config import Config

VERSION_TABLE = "runabout_version"
"""Where the database says which schema it has."""

LOCK = 0x72756E61626F7574
"""The number of PostgreSQL's advisory lock under which one process migrates at a time ("runabout" in ASCII)."""


def migrate(url: str) -> None:
    """Make the database's schema the newest that this program knows; where it is that already, nothing is done.

    All of it happens in one transaction under a lock, so that any number of processes may start at once, and one that
    dies in between leaves things as they were.

    Raises:
        BadSetting: the database cannot be reached or written, is not of this program, or was made by a newer one.
    """
    shown = make_url(checked_url(url)).set(query={}).render_as_string()
    try:
        engine = open_engine(url, writes=True)
    except OSError as fault:
        raise BadSetting(f"database_url: no file can be made at {shown}: {fault.strerror}.") from None
    try:
        if engine.dialect.name == "sqlite":
            _use_write_ahead_log(engine)
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0"))
                connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            _upgrade(connection)
    except (SQLAlchemyError, sqlite3.Error) as fault:
        raise BadSetting(f"database_url: {shown} cannot be used: {reason(fault)}") from fault
    finally:
        engine.dispose()


def config(connection: Connection) -> Config:
    """Alembic's configuration. (Its own command line is not used: there is no alembic.ini.)"""
    from alembic.config import Config

    made = Config(attributes={"connection": connection})
    made.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    made.set_main_option("path_separator", "os")
    return made


def _upgrade(connection: Connection) -> None:
    from alembic import command  # it takes a fifth of a second to import
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    chosen = config(connection)
    known = [script.revision for script in ScriptDirectory.from_config(chosen).walk_revisions()]
    there = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_heads()
    if strange := [revision for revision in there if revision not in known]:
        raise BadSetting(
            f"database_url: the database was made by a newer Runabout: its schema is {', '.join(strange)}, and this "
            f"program knows up to {known[0]}. Run a newer program, or name another database."
        )
    if list(there) != known[:1]:
        command.upgrade(chosen, "head")


def _use_write_ahead_log(engine: Engine) -> None:
    """Let readers and the writer not wait for each other. It is kept in the file, and set outside of transactions;
    SQLite does not wait by itself for other processes that set it too.
    """
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            with closing(engine.raw_connection()) as connection:
                connection.cursor().execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as fault:
            if "locked" not in str(fault) or time.monotonic() > until:
                raise
        time.sleep(0.02)
