"""The two databases that tables are kept in, and how each is opened: SQLite and PostgreSQL."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from runabout.server.errors import BadSetting

EXPECTED = "sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME"

BUSY_SECONDS = 30
"""How long a writer waits for another process's transaction before it gives up."""

READERS = 4
"""Connections, and threads, that read."""

POSTGRES = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
    "options": f"-c statement_timeout={BUSY_SECONDS * 1000} -c lock_timeout={BUSY_SECONDS * 1000}",
    "application_name": "runabout",
}
"""So that a database that is gone is noticed in seconds (libpq's names). What the URL says goes before."""


def checked_url(text: str) -> str:
    """A database's URL in the form that SQLAlchemy takes; BadSetting where it names neither of the two databases.

    No message repeats what came, for it may hold a password.
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadSetting(f"expected {EXPECTED}; what came is no URL.") from None
    kind, _, driver = url.drivername.partition("+")
    if kind == "sqlite" and driver in ("", "pysqlite"):
        if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
            raise BadSetting(f"expected {EXPECTED}; tables are kept in a file, and what came names none.")
        return url.set(drivername="sqlite").render_as_string(hide_password=False)
    if kind in ("postgresql", "postgres") and driver in ("", "psycopg"):
        if not find_spec("psycopg"):
            raise BadSetting('PostgreSQL needs more to be installed: pip install "runabout[postgres]".')
        return url.set(drivername="postgresql+psycopg").render_as_string(hide_password=False)
    raise BadSetting(f"expected {EXPECTED}; tables cannot be kept in {url.drivername}.")


def open_engine(text: str, *, writes: bool, synchronous: str = "normal") -> Engine:
    """An engine for the one writer of this process, or for its readers.

    A writer's transactions begin by taking SQLite's write lock, so that two processes wait for each other instead of
    failing in the middle. Readers see what is committed at each statement.
    """
    url = make_url(checked_url(text))
    # Connections are not tested before use: a caller that finds its connection lost tries again (see Writer, Store).
    size: dict[str, Any] = {"pool_size": 1 if writes else READERS, "max_overflow": 0}
    if url.get_backend_name() == "postgresql":
        chosen = {name: value for name, value in POSTGRES.items() if name not in url.query}
        isolation: dict[str, Any] = {} if writes else {"isolation_level": "AUTOCOMMIT"}
        return create_engine(url, connect_args=chosen, hide_parameters=True, **size, **isolation)
    Path(url.database or "").absolute().parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True, **size)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
        connection.execute(f"PRAGMA synchronous={synchronous}")
        connection.execute("PRAGMA foreign_keys=ON")
        # A page that many moves change is copied into the database once for all of them: 16 MB of log at most.
        connection.execute("PRAGMA wal_autocheckpoint=4000")

    if writes:

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
