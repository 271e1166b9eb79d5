"""Finished games of a server, as records without names: those whose people all allow that they are studied.

It reads a database beside a server that may run. A record has the game, its options, the key of its chance and what
was played; no name, no table, no time. The files are numbered in the order of their keys, which are drawn.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, make_url, select
from sqlalchemy.exc import SQLAlchemyError

from runabout.core.errors import RunaboutError
from runabout.match import Match
from runabout.server.errors import BadSetting, ServerFault
from runabout.server.storage.database import checked_url, open_engine
from runabout.server.storage.models import consents, tables
from runabout.server.storage.store import entries_of, opening_of
from runabout.server.storage.writer import reason
from runabout.server.tables.table import Table


class BadExport(RunaboutError):
    """A database that cannot be read, or a folder that cannot be written."""


@dataclass
class Exported:
    """What was exported.

    Attributes:
        written: games whose records were written.
        kept_back: finished games of people of whom at least one does not allow it.
        unreadable: finished games of rules that are not here any more.
    """

    written: int = 0
    kept_back: int = 0
    unreadable: int = 0


def export(url: str, folder: Path, game: str = "") -> Exported:
    """Write the record of every finished game that may be studied to a folder. Games without people are left out.

    Args:
        url: of the database, as the server is given it.
        folder: an empty one, or where one is to be made: no record may stay there whose people allow it no longer.
        game: only of this game; "" for all.

    Raises:
        BadExport: the database cannot be read; the folder is not empty, or cannot be written.
    """
    found = Exported()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise BadExport(
                f"{folder} is not empty: name a new folder, so that no record stays whose people no longer allow it."
            )
        _check_file(url)
        engine = open_engine(url, writes=False)
        try:
            with engine.connect() as connection:
                _write(connection, folder, game, found)
        finally:
            engine.dispose()
    except BadSetting as fault:
        raise BadExport(f"The database: {fault}") from fault
    except SQLAlchemyError as fault:
        raise BadExport(
            f"The database cannot be read ({reason(fault)}): name that of a server, and start the server of this "
            "version once, which brings it up to date."
        ) from fault
    except OSError as fault:
        raise BadExport(f"{folder} cannot be written ({fault.strerror}): name another folder, or make room.") from fault
    return found


def _check_file(url: str) -> None:
    """Raise BadExport where the database is a file that there is not: to read it would make an empty one."""
    place = make_url(checked_url(url))
    if place.get_backend_name() == "sqlite" and not Path(place.database or "").is_file():
        raise BadExport(f"The database: there is no file {place.database}. Name it as the server's database_url does.")


def _write(connection: Connection, folder: Path, game: str, found: Exported) -> None:
    """Write the records, and count."""
    allowing = set(connection.execute(select(consents.c.guest)).scalars())
    over = select(tables.c.id).where(tables.c.status == "over").order_by(tables.c.key)
    names = connection.execute(over.where(tables.c.game == game) if game else over).scalars().all()
    for name in names:
        if match := _match(connection, name, allowing, found):
            found.written += 1
            match.save(folder / f"{match.game.name}-{found.written:06}.run")


def _match(connection: Connection, name: str, allowing: set[str], found: Exported) -> Match | None:
    """The game of a table, if it may be studied; None if not, which is counted."""
    row = connection.execute(select(tables).where(tables.c.id == name)).mappings().one()
    try:
        table = Table(opening_of(row), lambda game: game.interpreted)
        for written in entries_of(connection, name):
            table.apply(written)
    except ServerFault:
        found.unreadable += 1
        return None
    people = set[str]().union(*(chair.held for chair in table.chairs))
    if not people:
        return None
    if table.match is None or not people <= allowing:
        found.kept_back += 1
        return None
    return table.match
