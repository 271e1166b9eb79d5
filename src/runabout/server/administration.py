"""What the people who run a server do: look at its tables and guests, close a table, ban, erase or export a guest.

It works on the database directly, also while servers run, which are told by notices (see server.notices): they have
heard after `POLL_SECONDS`, and at once through Redis.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, func, insert, select, update
from sqlalchemy.engine import make_url

from runabout.match.seating import told_apart
from runabout.server.access.guests import DRAWN_NAMES
from runabout.server.entries import Closed, from_json, to_json
from runabout.server.entry_channel import EntryChannel
from runabout.server.errors import AdminFault, ServerFault
from runabout.server.notices import POLL_SECONDS
from runabout.server.settings import Settings
from runabout.server.storage.models import carries, consents, guests, moves, sitters, tables
from runabout.server.storage.store import Store, changed
from runabout.server.storage.writer import set_summary
from runabout.server.tables.commands import Commands
from runabout.server.tables.registry import UNREADABLE, Registry
from runabout.server.tables.table import CLOSED
from runabout.server.tables.views import BotsNow
from runabout.server.telemetry import Measures

ALL = 10**9
"""More tables than a guest sits at."""

HEARD_SECONDS = POLL_SECONDS + 1
"""Seconds after which the servers that run have acted on a notice, and have ended what they were doing before."""


class Administration:
    """The database of a server, for the people who run it.

    Args:
        settings: the server's; its database, its Redis and its level of bots are used.

    Raises:
        AdminFault: there is no such database file.
        BadSetting: the settings ask for something that is not installed.
    """

    def __init__(self, settings: Settings) -> None:
        check_is_there(settings.database_url)
        self._store = Store(settings.database_url, synchronous=settings.sqlite_synchronous)
        self._channel = EntryChannel(settings.redis_url, Measures())
        self._registry = Registry(
            self._store, self._channel.tell, lambda game: game.interpreted, lambda game: BotsNow(False), is_shared=True
        )
        self._commands = Commands(self._registry, settings)

    @contextlib.asynccontextmanager
    async def opened(self) -> AsyncIterator[Administration]:
        """With the database open, until the end of the block; its schema is brought up to date as by a server."""
        await self._store.start()
        try:
            async with self._channel.listening(self._registry.hear):
                yield self
        finally:
            await self._store.close()

    # -------------------------------------------------------------------------------------- looking

    async def tables(self, status: str | None = None, limit: int = 50) -> list[dict[str, Any]]:
        """Tables, the newest change first, perhaps only those of a status."""
        asked = select(*TABLE).order_by(changed.desc(), tables.c.id).limit(limit)
        return await self._rows(asked if status is None else asked.where(tables.c.status == status))

    async def table(self, name: str) -> dict[str, Any]:
        """A table, with the guests who sit there; AdminFault where there is none."""
        found = await self._rows(select(*TABLE).where(tables.c.id == name))
        if not found:
            raise no_table(name)
        sitting = select(*GUEST).join(sitters, sitters.c.guest == guests.c.id).where(sitters.c.table_id == name)
        return {**found[0], "guests": await self._rows(sitting.order_by(guests.c.id))}

    async def guests(self, part: str = "", limit: int = 50) -> list[dict[str, Any]]:
        """Guests whose name or id contains a part, the newest first."""
        is_meant = guests.c.name.icontains(part, autoescape=True) | guests.c.id.contains(part, autoescape=True)
        return await self._rows(select(*GUEST).where(is_meant).order_by(guests.c.at.desc(), guests.c.id).limit(limit))

    async def guest(self, guest: str) -> dict[str, Any]:
        """A guest, with the tables where it sits; AdminFault where there is none."""
        found = await self._rows(select(*GUEST).where(guests.c.id == guest))
        if not found:
            raise no_guest(guest)
        sitting = select(*TABLE).join(sitters, sitters.c.table_id == tables.c.id).where(sitters.c.guest == guest)
        return {**found[0], "tables": await self._rows(sitting.order_by(changed.desc(), tables.c.id))}

    async def export(self, guest: str) -> dict[str, Any]:
        """All that is kept of a guest: what it is, and at each table what it did; nothing of others, and nothing that
        is hidden from it.
        """
        found = await self.guest(guest)
        del found["tables"]
        found["allows_study"] = await self._store.allows_study(guest)
        played = []
        for name in await self._store.read(lambda connection: tables_with(connection, guest)):
            told = select(*TABLE, tables.c.options).where(tables.c.id == name)
            [table] = await self._rows(told)
            table["options"] = msgspec.json.decode(table["options"])
            table["set_up"] = table.pop("host") == guest
            entries = await self._store.entries(name)
            its = [one for one in entries if guest in (one.by, getattr(one.entry, "guest", ""))]
            table["entries"] = [{"number": one.number, "at": one.at, **msgspec.to_builtins(one.entry)} for one in its]
            played.append(table)
        return {"guest": found, "tables": played}

    # -------------------------------------------------------------------------------------- doing

    async def close(self, table: str) -> None:
        """Close a table for good: nobody plays or looks on there any more. Nothing of it is deleted.

        Raises:
            AdminFault: there is none of that name, or it is closed already.
        """

        def do(connection: Connection) -> None:
            status = connection.execute(select(tables.c.status).where(tables.c.id == table)).scalar()
            if status is None:
                raise no_table(table)
            if status == CLOSED.status:
                raise AdminFault(f"Table {table} is closed already.")
            # By the numbers of its list alone, as it may be one that no program can read any more.
            newest = select(func.coalesce(func.max(moves.c.number), 0)).where(moves.c.table_id == table)
            entry = {"table_id": table, "at": time.time(), "by": "", "key": "", "body": to_json(Closed())}
            connection.execute(insert(moves).values(number=newest.scalar_subquery() + 1, **entry))
            connection.execute(set_summary, {"which": table, "status": CLOSED.status, "waits_for": CLOSED.waits_for})
            connection.execute(delete(sitters).where(sitters.c.table_id == table))

        await self._announce("table", table, do)

    async def ban(self, guest: str) -> None:
        """Refuse every request of a guest's. Bots take its seats; it may take them back once the ban is lifted.

        Raises:
            AdminFault: there is no such guest, or it is banned already.
        """
        await self._set_ban(guest, time.time())
        await self._vacate(guest, resign=False)

    async def lift(self, guest: str) -> None:
        """Lift a ban; AdminFault where there is no such guest, or it is not banned."""
        await self._set_ban(guest, None)

    async def erase(self, guest: str) -> int:
        """Erase what is kept of a guest. What remains of its games is anonymous: at each table it is another guest,
        whom nobody knows, under a drawn name. Bots play on for it, and tables that it had set up and that had not begun
        are closed.

        Returns:
            At how many tables it was.

        Raises:
            AdminFault: there is no such guest.
        """
        found = await self.guest(guest)
        if not found["banned"]:
            await self._set_ban(guest, time.time())  # so that it does nothing meanwhile
        await self._vacate(guest, resign=True)
        gathering = select(tables.c.id).where(tables.c.host == guest, tables.c.status == "gathering")
        for row in await self._rows(gathering):
            await self.close(row["id"])
        erased: set[str] = set()
        # A server that had a table in memory may have written more of the guest until it has heard.
        while left := await self._store.read(lambda connection: tables_with(connection, guest)):
            for name in left:
                await self._announce("table", name, lambda connection, name=name: anonymise(connection, name, guest))
            erased.update(left)
            await asyncio.sleep(HEARD_SECONDS)
        await self._announce("guest", guest, lambda connection: forget(connection, guest))
        return len(erased)

    async def _set_ban(self, guest: str, since: float | None) -> None:
        has_changed = (guests.c.banned.is_(None)) if since is not None else guests.c.banned.is_not(None)
        change = update(guests).where(guests.c.id == guest, has_changed).values(banned=since)

        def do(connection: Connection) -> None:
            if not connection.execute(change).rowcount:
                if connection.execute(select(guests.c.id).where(guests.c.id == guest)).scalar() is None:
                    raise no_guest(guest)
                raise AdminFault(f"Guest {guest} is {'banned already' if since is not None else 'not banned'}.")

        await self._announce("guest", guest, do)

    async def _vacate(self, guest: str, resign: bool) -> None:
        """Let a guest leave all tables, as it could itself; those that this program cannot read stay as they are."""
        for name in await self._store.tables_of(guest, ALL):
            try:
                table = (await self._registry.read(name)).table
                for seat in table.seats_of(guest):
                    if table.status == "gathering":
                        await self._commands.stand(name, guest, seat)
                    elif table.status == "playing":
                        await self._commands.leave(name, guest, seat, resign)
            except ServerFault as fault:
                if fault.code not in (*UNREADABLE, "not-yours", "not-playing"):  # or the guest has left meanwhile
                    raise
            # A server that shares its database with nobody else does not ask for others' entries.
            await self._announce("table", name, lambda connection: None)

    async def _announce(self, kind: str, subject: str, do: Any) -> None:
        await self._store.announce(kind, subject, do)
        self._channel.tell_notice()

    async def _rows(self, asked: Select[Any]) -> list[dict[str, Any]]:
        """What a query finds, by the names of its columns."""

        def read(connection: Connection) -> list[dict[str, Any]]:
            return [dict(row) for row in connection.execute(asked).mappings()]

        return await self._store.read(read)


TABLE = (
    tables.c.id.label("table"),
    tables.c.game,
    tables.c.seats,
    tables.c.status,
    tables.c.host,
    tables.c.created,
    changed.label("changed"),
)
"""What is listed of a table."""

GUEST = (guests.c.id.label("guest"), guests.c.name, guests.c.at.label("came"), guests.c.banned)
"""What is listed of a guest."""


def check_is_there(url: str) -> None:
    """Raise AdminFault where a database file is named that there is not: a server would make it."""
    made = make_url(url)
    if made.get_backend_name() == "sqlite" and not Path(made.database or "").exists():
        raise AdminFault(
            f"There is no database at {made.database}; name the server's with --config, --folder or --database-url."
        )


def tables_with(connection: Connection, guest: str) -> list[str]:
    """The tables that have anything of a guest: it set them up, sat there or did something there. All entries are read
    for it, which takes seconds where there are millions.
    """
    named = moves.c.body.contains(f'"guest":"{guest}"', autoescape=True)
    of_entries = select(moves.c.table_id).where((moves.c.by == guest) | named)
    of_tables = select(tables.c.id).where(tables.c.host == guest)
    of_rows = [select(one.c.table_id).where(one.c.guest == guest) for one in (sitters, carries)]
    return sorted(connection.execute(of_entries.union(of_tables, *of_rows)).scalars())


def anonymise(connection: Connection, table: str, guest: str) -> None:
    """Put somebody whom nobody knows in a guest's place at a table."""
    nobody = secrets.token_urlsafe(12)
    found = connection.execute(
        select(moves.c.number, moves.c.by, moves.c.body).where(moves.c.table_id == table).order_by(moves.c.number)
    ).all()
    entries = [from_json(body) for _, _, body in found]
    others = {getattr(entry, "name", "") for entry in entries if getattr(entry, "guest", None) != guest} - {""}
    drawn = told_apart(f"{DRAWN_NAMES['en']} {1000 + secrets.randbelow(9000)}", sorted(others))
    for (number, by, _), entry in zip(found, entries, strict=True):
        here = moves.c.table_id == table, moves.c.number == number
        if by == guest:
            connection.execute(update(moves).where(*here).values(by=nobody))
        if getattr(entry, "guest", "") == guest:
            anonymous = msgspec.structs.replace(entry, guest=nobody, name=drawn)
            connection.execute(update(moves).where(*here).values(body=to_json(anonymous)))
    connection.execute(update(tables).where(tables.c.id == table, tables.c.host == guest).values(host=nobody))
    for one in (sitters, carries):
        connection.execute(delete(one).where(one.c.table_id == table, one.c.guest == guest))


def forget(connection: Connection, guest: str) -> None:
    """Delete what is kept of a guest beside its tables."""
    connection.execute(delete(consents).where(consents.c.guest == guest))
    connection.execute(delete(guests).where(guests.c.id == guest))


def no_table(name: str) -> AdminFault:
    """There is no table of that name."""
    return AdminFault(f"There is no table {name}; `runabout admin tables` lists them.")


def no_guest(guest: str) -> AdminFault:
    """There is no guest of that id."""
    return AdminFault(f"There is no guest {guest}; `runabout admin guests` lists them.")
