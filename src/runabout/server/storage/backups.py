"""Backups: a copy of either database in one SQLite file, taken while servers run, and put back into either database.

See docs/decisions/0081-backups.md.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, func, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from runabout.server.errors import AdminFault, BadSetting
from runabout.server.storage.database import checked_url, open_engine
from runabout.server.storage.migrating import VERSION_TABLE, migrate
from runabout.server.storage.models import guests, metadata, tables
from runabout.server.storage.writer import reason

CHUNK = 1000
"""Rows that are read and written at a time."""


def back_up(url: str, file: Path) -> None:
    """Write a copy of a database into a new file, which only its owner may read; servers may write meanwhile.

    Args:
        url: of the database.
        file: it appears whole or not at all.

    Raises:
        AdminFault: the file is there already or cannot be written, or the database cannot be read.
    """
    source = make_url(checked_url(url))
    if file.exists():
        raise AdminFault(f"{file} is there already; a backup overwrites nothing. Name a new file.")
    with _faults(file), tempfile.TemporaryDirectory(dir=file.absolute().parent, prefix=f".{file.name}-") as folder:
        part = Path(folder) / "backup.db"
        if source.get_backend_name() == "sqlite":
            _copy_file(Path(source.database or ""), part)
        else:
            migrate(_url_of(part))
            _copy_rows(url, _url_of(part))
        with closing(sqlite3.connect(part, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")  # so that the file is all there is
        part.chmod(0o600)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(file)


def restore(file: Path, url: str) -> None:
    """Put a backup, of this or an earlier version, into a database that holds nothing yet: all of it, or nothing.

    Raises:
        AdminFault: the file is no backup, or the database holds something already.
        BadSetting: the file was made by a newer program, or the database cannot be used.
    """
    with _faults(file), tempfile.TemporaryDirectory(prefix="runabout-restore-") as folder:
        copy = Path(folder) / "backup.db"
        shutil.copyfile(file, copy)
        _check_is_ours(file, copy)
        migrate(_url_of(copy))
        migrate(url)
        _copy_rows(_url_of(copy), url)


def _copy_file(source: Path, target: Path) -> None:
    """Copy an SQLite database with what is still in its log."""
    if not source.exists():
        raise AdminFault(f"There is no database at {source}.")
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as connection,
        closing(sqlite3.connect(target)) as copy,
    ):
        connection.backup(copy)


def _copy_rows(source: str, target: str) -> None:
    """Copy every row, as of one moment, into a database without guests and tables."""
    reading, writing = open_engine(source, writes=True), open_engine(target, writes=True)
    try:
        with _snapshot(reading.connect()) as rows, writing.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0"))
            if any(connection.execute(select(func.count()).select_from(one)).scalar() for one in (guests, tables)):
                raise AdminFault(
                    "This database holds guests or tables already, and a restore mixes nothing. Name an empty one."
                )
            for table in metadata.sorted_tables:
                found = rows.execute(select(table).execution_options(stream_results=True))
                while chunk := found.mappings().fetchmany(CHUNK):
                    connection.execute(insert(table), [dict(row) for row in chunk])
    finally:
        reading.dispose()
        writing.dispose()


@contextmanager
def _snapshot(connection: Connection) -> Iterator[Connection]:
    """The connection, in a transaction that sees one moment of the database and writes nothing; it is closed then."""
    with connection:
        if connection.dialect.name == "postgresql":
            connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            connection.execute(text("SET LOCAL statement_timeout = 0"))
        known = newest_schema()
        there = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
        if there != known:
            raise AdminFault(
                f"The database has schema {there}, and this program has {known}. Back it up with the Runabout that "
                "serves it."
            )
        yield connection
        connection.rollback()


def newest_schema() -> str:
    """The newest schema that this program knows."""
    from runabout.server.storage.migrations import versions

    return max(path.name[1:5] for path in Path(versions.__path__[0]).glob("v*.py"))


def _check_is_ours(file: Path, copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as connection:
        found = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = ?", (VERSION_TABLE,)).fetchone()
    if found != (1,):
        raise AdminFault(f"{file} is no backup of Runabout: it holds no {VERSION_TABLE}.")


def _url_of(file: Path) -> str:
    return f"sqlite:///{file.absolute()}"


@contextmanager
def _faults(file: Path) -> Iterator[None]:
    """Say what went wrong with a file or a database in one sentence."""
    try:
        yield
    except OSError as fault:
        raise AdminFault(f"{fault.filename or file}: {fault.strerror or fault}.") from None
    except sqlite3.DatabaseError as fault:
        raise AdminFault(f"{file} is no backup of Runabout, or cannot be written: {fault}.") from None
    except SQLAlchemyError as fault:
        raise BadSetting(f"database_url: the database cannot be used: {reason(fault)}") from fault
