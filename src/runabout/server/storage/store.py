"""The store: guests, tables and their entries, in a database that several processes may share.

A write that has been awaited is committed: it outlives the process, however that ends. Reading happens in threads, so
that the event loop never waits.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    RowMapping,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from runabout.server.entries import Opening, Summary, Written, from_json, to_json
from runabout.server.errors import BadSetting, Conflict, ServerFault
from runabout.server.messages.tables import ClockRule
from runabout.server.storage.database import READERS, checked_url, open_engine
from runabout.server.storage.migrating import migrate
from runabout.server.storage.models import (
    carries,
    consents,
    guests,
    moves,
    notices,
    playing,
    sitters,
    tables,
    thinking,
)
from runabout.server.storage.writer import Job, Writer, is_trouble, not_ready, reason

log = logging.getLogger(__name__)

PING_SECONDS = 5
"""Seconds after which a database that has not answered counts as gone."""

NOTICES_KEPT = 10_000
"""Notices that are kept. A process that missed an earlier one is told so by the gap (see server.notices)."""

ANNOUNCE_TRIES = 20
"""How often a notice is tried where other processes write theirs at the same moment."""

T = TypeVar("T")


class KeptGuest(NamedTuple):
    """A guest as the database has it.

    Attributes:
        name: what it is called.
        series: of its cookies and tokens.
        is_banned: whether its requests are refused.
    """

    name: str
    series: int
    is_banned: bool


last_move = (
    select(moves.c.at)
    .where(moves.c.table_id == tables.c.id)
    .order_by(moves.c.number.desc())
    .limit(1)
    .correlate(tables)
    .scalar_subquery()
)
changed = func.coalesce(last_move, tables.c.created)

the_opening = select(tables).where(tables.c.id == bindparam("table"))
the_entries = (
    select(moves.c.number, moves.c.at, moves.c.by, moves.c.key, moves.c.body, moves.c.thought)
    .where(moves.c.table_id == bindparam("table"), moves.c.number > bindparam("after"))
    .order_by(moves.c.number)
)
those_of = (
    select(tables.c.id)
    .join(sitters, sitters.c.table_id == tables.c.id)
    .where(sitters.c.guest == bindparam("guest"))
    .order_by(changed.desc(), tables.c.id)
    .limit(bindparam("limit"))
)
has_people = exists().where(sitters.c.table_id == tables.c.id)
waiting_for_bots = (
    select(tables.c.id)
    .where(
        playing,
        tables.c.waits_for == "bot",
        or_(changed < bindparam("idle_since"), changed > bindparam("latest")),
    )
    .order_by(has_people.desc(), changed.desc(), tables.c.id)
)
waiting_on_clock = (
    select(tables.c.id)
    .where(playing, tables.c.waits_for == "person", tables.c.clock.is_not(None))
    .order_by(tables.c.id)
)


class Store:
    """The database, as the rest of the server sees it.

    Args:
        url: sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME.
        synchronous: SQLite's: "normal" outlives the process, "full" a power cut too.
        observe: takes measurements by name (see Writer).

    Raises:
        BadSetting: the URL is that of another database.

    Any method raises ServerFault "not-ready" while the database does not answer, and works again when it does.
    """

    def __init__(
        self,
        url: str,
        *,
        synchronous: str = "normal",
        observe: Callable[[str, float], None] = lambda name, value: None,
    ) -> None:
        try:
            self._url = checked_url(url)
        except BadSetting as fault:
            raise BadSetting(f"database_url: {fault}") from None
        self._synchronous = synchronous
        self._observe = observe

    async def start(self) -> None:
        """Bring the schema up to date, and open the database; BadSetting where that cannot be done."""
        self._loop = asyncio.get_running_loop()
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="runabout reader")
        try:
            await self._loop.run_in_executor(self._threads, migrate, self._url)
        except BaseException:
            self._threads.shutdown(wait=False)
            raise
        self._reading = open_engine(self._url, writes=False, synchronous=self._synchronous)
        self._writing = open_engine(self._url, writes=True, synchronous=self._synchronous)
        self._writer = Writer(self._writing, self._observe)

    async def close(self) -> None:
        """Finish the writes that have begun, and close the database."""
        await self._loop.run_in_executor(None, self._close)

    def _close(self) -> None:
        self._writer.close()
        self._threads.shutdown()
        for engine in (self._reading, self._writing):
            engine.dispose()

    async def ping(self) -> None:
        """Return if the database answers within `PING_SECONDS`; ServerFault "not-ready" if not."""
        try:
            await asyncio.wait_for(self.read(lambda connection: connection.execute(select(1)).scalar()), PING_SECONDS)
        except TimeoutError:
            raise not_ready() from None

    # -------------------------------------------------------------------------------------- tables

    async def create(self, opening: Opening, entries: Sequence[Written], summary: Summary) -> None:
        """Write a new table; Conflict where there is one of that name."""
        row = msgspec.structs.asdict(opening)
        row["id"] = row.pop("table")
        row["options"] = msgspec.json.encode(opening.options).decode()
        row["clock"] = msgspec.json.encode(opening.clock).decode() if opening.clock else None
        row |= {"status": summary.status, "waits_for": summary.waits_for}
        await self._writer.put(
            Job(
                do=lambda connection: connection.execute(insert(tables), row).rowcount,
                rows=_rows(opening.table, entries),
                summary=(opening.table, summary),
            )
        )

    async def append(self, table: str, entries: Sequence[Written], summary: Summary | None) -> None:
        """Append entries to a table's list: all of them, or none.

        Args:
            table: its name.
            entries: ascending, without a gap, after the newest that the caller knows of.
            summary: derived from the list with them; None where it has not changed.

        Raises:
            Conflict: an entry of such a number, or under such a key of the same guest, is there already.
            ServerFault: "unknown-table".
        """
        await self._writer.put(
            Job(rows=_rows(table, entries), summary=None if summary is None else (table, summary)),
        )

    async def settle(self) -> None:
        """Wait until all writes that were begun before are committed, or have failed."""
        await self._writer.put(Job())

    async def opening(self, table: str) -> Opening | None:
        """The fixed facts of a table; None where there is none of that name."""

        def read(connection: Connection) -> Opening | None:
            row = connection.execute(the_opening, {"table": table}).mappings().first()
            return opening_of(row) if row else None

        return await self.read(read)

    async def entries(self, table: str, after: int = 0) -> list[Written]:
        """A table's list, in order, from the entry behind number `after`."""
        return await self.read(lambda connection: entries_of(connection, table, after))

    async def tables_of(self, guest: str, limit: int = 50) -> list[str]:
        """The tables that a guest sits at, the newest change first."""
        return await self._names(those_of, {"guest": guest, "limit": limit})

    async def waiting_for_bots(self, idle_since: float, latest: float = math.inf) -> list[str]:
        """Tables in play where a bot is to act and nothing has happened since that time: first those with people, who
        may be away for a while, then the others; of each, the newest change first. Among them are tables whose last
        change is dated after `latest`, by a clock that has been put back since.
        """
        return await self._names(waiting_for_bots, {"idle_since": idle_since, "latest": latest})

    async def waiting_on_clock(self) -> list[str]:
        """Tables in play where a person is to act and the clock runs."""
        return await self._names(waiting_on_clock, {})

    # -------------------------------------------------------------------------------------- guests

    async def add_guest(self, guest: str, name: str, at: float) -> None:
        """Write a new guest; one whose id is there already keeps its name."""
        await self._execute(self._insert(guests).on_conflict_do_nothing(), {"id": guest, "name": name, "at": at})

    async def guest(self, guest: str) -> KeptGuest | None:
        """A guest; None where none has that id."""
        statement = select(guests.c.name, guests.c.series, guests.c.banned.is_not(None)).where(guests.c.id == guest)

        def read(connection: Connection) -> KeptGuest | None:
            row = connection.execute(statement).first()
            return KeptGuest(row[0], row[1], bool(row[2])) if row else None

        return await self.read(read)

    async def rename(self, guest: str, name: str) -> None:
        """Give a guest another name; ServerFault "no-guest" where no guest has that id."""
        if not await self._execute(
            update(guests).where(guests.c.id == bindparam("guest")), {"guest": guest, "name": name}
        ):
            raise ServerFault("no-guest")

    async def sign_out(self, guest: str) -> int:
        """Begin a new series of a guest's cookies and tokens, and tell every process; the number of the series.
        ServerFault "no-guest" where no guest has that id.
        """
        next_series = (
            update(guests).where(guests.c.id == guest).values(series=guests.c.series + 1).returning(guests.c.series)
        )
        series: int | None = await self.announce("guest", guest, lambda one: one.execute(next_series).scalar())
        if series is None:
            raise ServerFault("no-guest")
        return series

    # ------------------------------------------------------------------------------------- clocks

    async def thinking(self, table: str) -> tuple[int, float]:
        """How long the seat to act had thought when that was last kept, as the number of the newest entry then and
        seconds since that; (0, 0) where it never was.
        """
        statement = select(thinking.c.number, thinking.c.seconds).where(thinking.c.table_id == table)

        def read(connection: Connection) -> tuple[int, float]:
            row = connection.execute(statement).first()
            return (row[0], row[1]) if row else (0, 0.0)

        return await self.read(read)

    async def keep_thinking(self, thought: Mapping[str, tuple[int, float]]) -> None:
        """Keep for tables how long their seats to act have thought, as `thinking` gives it. What another process has
        counted of a table stays where it is more.
        """
        adding = self._insert(thinking)
        new = adding.excluded
        is_more = (thinking.c.number < new.number) | (
            (thinking.c.number == new.number) & (thinking.c.seconds < new.seconds)
        )
        keeping = adding.on_conflict_do_update(
            index_elements=[thinking.c.table_id], set_={"number": new.number, "seconds": new.seconds}, where=is_more
        )
        # In the same order in every process, so that no two wait for each other's rows.
        rows = [
            {"table_id": table, "number": number, "seconds": seconds}
            for table, (number, seconds) in sorted(thought.items())
        ]
        await self.write(lambda connection: connection.execute(keeping, rows))

    # ------------------------------------------------------------------------------------- notices

    async def announce(self, kind: str, subject: str, do: Callable[[Connection], T]) -> T:
        """Change something of which every process has to hear, with a notice of it in the same transaction.

        Args:
            kind: "guest" or "table".
            subject: its id.
            do: changes it.
        """
        newest = select(func.coalesce(func.max(notices.c.number), 0)).scalar_subquery()

        def write(connection: Connection) -> T:
            done = do(connection)
            # Of two processes that take the same number, the second waits for the first and then tries again.
            number = connection.execute(
                insert(notices).values(number=newest + 1, kind=kind, subject=subject).returning(notices.c.number)
            ).scalar_one()
            connection.execute(delete(notices).where(notices.c.number <= number - NOTICES_KEPT))
            return done

        for _ in range(ANNOUNCE_TRIES):
            try:
                return await self.write(write)
            except Conflict:
                continue
        raise not_ready()

    async def newest_notice(self) -> int:
        """The number of the newest notice; 0 where there is none."""
        statement = select(func.coalesce(func.max(notices.c.number), 0))
        return await self.read(lambda connection: int(connection.execute(statement).scalar_one()))

    async def notices(self, after: int) -> list[tuple[int, str, str]]:
        """The notices behind a number, in order: number, kind and subject."""
        statement = select(notices).where(notices.c.number > after).order_by(notices.c.number)

        def read(connection: Connection) -> list[tuple[int, str, str]]:
            return [(row[0], row[1], row[2]) for row in connection.execute(statement)]

        return await self.read(read)

    # ------------------------------------------------------------------------------------ consents

    async def allows_study(self, guest: str) -> bool:
        """Whether a guest allows that its finished games are studied."""
        statement = select(consents.c.guest).where(consents.c.guest == guest)
        return await self.read(lambda connection: connection.execute(statement).scalar() is not None)

    async def allow_study(self, guest: str, allowed: bool, at: float) -> None:
        """Write that a guest allows it, or no longer does."""
        if allowed:
            await self._execute(self._insert(consents).on_conflict_do_nothing(), {"guest": guest, "at": at})
        else:
            await self._execute(delete(consents).where(consents.c.guest == bindparam("who")), {"who": guest})

    # ------------------------------------------------------------------------------------- carries

    async def add_carry(self, digest: bytes, table: str, seat: int, guest: str, expires: float) -> None:
        """Keep a one-time link: the digest of its token, the seat, its guest, and until when it is valid. It replaces
        those that were made for the seat before.
        """
        row = {"digest": digest, "table_id": table, "seat": seat, "guest": guest, "expires": expires}
        before = delete(carries).where(carries.c.table_id == table, carries.c.seat == seat)

        def replace(connection: Connection) -> None:
            connection.execute(before)
            connection.execute(insert(carries), row)

        await self.write(replace)

    async def take_carry(self, digest: bytes, now: float) -> tuple[str, int, str] | None:
        """Use a one-time link up; return its table, seat and guest. None where it was used before, is too old, or
        never was. Of several requests at once, one succeeds.
        """
        taken = delete(carries).where(carries.c.digest == digest)
        old = delete(carries).where(carries.c.expires < now)

        def take(connection: Connection) -> tuple[str, int, str] | None:
            connection.execute(old)
            row = connection.execute(taken.returning(carries.c.table_id, carries.c.seat, carries.c.guest)).first()
            return (row[0], row[1], row[2]) if row else None

        return await self.write(take)

    # --------------------------------------------------------------------------------------- doing

    def _insert(self, table: Any) -> Any:
        """An insert that can say what is done where there is a row of the same key."""
        dialect: Any = postgresql if self._writing.dialect.name == "postgresql" else sqlite
        return dialect.insert(table)

    async def _names(self, statement: Any, values: dict[str, Any]) -> list[str]:
        return await self.read(lambda connection: list(connection.execute(statement, values).scalars()))

    async def _execute(self, statement: Any, row: dict[str, Any]) -> int:
        """Write by one statement; how many rows it changed."""
        return await self.write(lambda connection: int(connection.execute(statement, row).rowcount))

    async def write(self, do: Callable[[Connection], T]) -> T:
        """What `do` returns, called with a connection inside a transaction that is committed then."""
        done: T = await self._writer.put(Job(do=do))
        return done

    async def read(self, read: Callable[[Connection], T]) -> T:
        """What `read` returns, called with a connection in a thread; it may be called twice, and writes nothing."""
        return await self._loop.run_in_executor(self._threads, self._read_in_thread, read)

    def _read_in_thread(self, read: Callable[[Connection], T]) -> T:
        """Read; once more where the connection turns out to be lost."""
        is_retry = False
        while True:
            try:
                with self._reading.connect() as connection:
                    return read(connection)
            except Exception as fault:
                if not is_trouble(fault):
                    raise
                if is_retry or not getattr(fault, "connection_invalidated", False):
                    log.error("the database does not answer: %s", reason(fault))
                    raise not_ready() from fault
                is_retry = True


def entries_of(connection: Connection, table: str, after: int = 0) -> list[Written]:
    """A table's list, in order, from the entry behind number `after`."""
    rows = connection.execute(the_entries, {"table": table, "after": after})
    return [
        Written(number=number, at=at, by=by, key=key, entry=from_json(body), thought=thought)
        for number, at, by, key, body, thought in rows
    ]


def _rows(table: str, entries: Sequence[Written]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table,
            "number": written.number,
            "at": written.at,
            "by": written.by,
            "key": written.key,
            "body": to_json(written.entry),
            "thought": written.thought,
        }
        for written in entries
    ]


def opening_of(row: RowMapping) -> Opening:
    """The fixed facts of a table, from its row."""
    clock = row["clock"]
    return Opening(
        table=row["id"],
        game=row["game"],
        version=row["version"],
        edition=row["edition"],
        seats=row["seats"],
        options=msgspec.json.decode(row["options"], type=dict[str, str]),
        key=bytes(row["key"]),
        spectators=row["spectators"],
        clock=msgspec.json.decode(clock, type=ClockRule) if clock else None,
        host=row["host"],
        created=row["created"],
        before=row["before"],
    )
