"""Tables: those in this process's memory, each read from its list, changed by one at a time, and told of when it is.

An entry is told to nobody before the database has it. Whatever this process believes of a table can be thrown away at
any time and read from the list again; when another process was first with an entry, that is what happens.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import TypeVar

import msgspec

from runabout.core.errors import RunaboutError
from runabout.core.game import Functions, Game
from runabout.server.entries import AnyEntry, Opening, Summary, Written
from runabout.server.errors import Conflict, ServerFault
from runabout.server.storage.store import Store
from runabout.server.tables.live_table import Hot, Watch
from runabout.server.tables.setting_up import summary_of, waits_for
from runabout.server.tables.table import Table, read_fault

TRIES = 5
"""How often something is tried where other processes are first every time."""

NOT_HERE = ("other-rules", "unknown-game")
"""What is said of tables that this server cannot read: they are for another one, and stay as they are."""

BREATH = 50
"""Entries laid between two breaths for whatever else waits, while a table is read."""

T = TypeVar("T")

log = logging.getLogger(__name__)


class WasSecond(ServerFault):
    """Another process was first with an entry; the table has been read again."""

    def __init__(self, number: int) -> None:
        super().__init__("stale", "Somebody else was first; look again, and decide again.", number=number)


class Tables:
    """The tables in memory.

    Args:
        store: where lists of entries are kept.
        notify: tells other processes that a table has a new entry.
        functions: which functions of a game to play with.
        bots_ready: whether bots can think yet, by game.

    Attributes:
        hot: by name.
        after: called for a table that was read or changed, to let bots and clocks go on.
    """

    def __init__(
        self,
        store: Store,
        notify: Callable[[str, int], Awaitable[None]],
        functions: Callable[[Game], Functions],
        bots_ready: Callable[[str], bool],
    ) -> None:
        self.store = store
        self.hot: dict[str, Hot] = {}
        self.functions = functions
        self.bots_ready = bots_ready
        self.after: Callable[[Hot], None] = lambda hot: None
        self.is_stopping = False
        self._notify = notify
        self._loading: dict[str, asyncio.Task[Hot]] = {}
        self._working: set[asyncio.Task[object]] = set()

    async def close(self) -> None:
        """Take nothing new on, end what is being written, and tell all who watch."""
        self.is_stopping = True
        for hot in list(self.hot.values()):
            async with hot.lock:  # whoever works with it has come to the end
                pass
        while self._working:
            await asyncio.wait(list(self._working))
        for hot in list(self.hot.values()):
            hot.stop_timer()
            for watch in list(hot.watches):
                watch.bye("The server is stopping; it will be back in a moment.", again=True)

    async def find(self, name: str) -> Hot:
        """The table of that name; ServerFault where there is none."""
        hot = self.hot.get(name)
        if hot is not None:
            hot.used = time.monotonic()  # or it might be put away before the asker comes to it
            return hot
        if self.is_stopping:
            raise stopping()
        if name not in self._loading:
            task = asyncio.ensure_future(self._load(name))
            self._loading[name] = task
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def alone(self, hot: Hot, work: Callable[[], Awaitable[T]]) -> T:
        """Do something while nobody else does anything with the table. Where another process was first, it is looked at
        again: it may be done already, or still be what is to be done.
        """
        async with hot.lock:
            for tries in range(1, TRIES + 1):
                if hot.is_doubtful:
                    await self.store.settle()
                    await self._read_again(hot)
                if hot.is_lost:
                    raise not_ready()
                try:
                    return await work()
                except WasSecond:
                    if tries == TRIES:
                        raise
            raise AssertionError("the loop returns or raises")

    async def add(self, opening: Opening, entries: list[AnyEntry], guest: str) -> Hot:
        """Lay a new table, and keep it; Conflict where one of that name is there."""
        table = Table(opening, self.functions)
        written = [
            Written(number=number, at=opening.created, by=guest, key="", entry=entry)
            for number, entry in enumerate(entries, 1)
        ]
        for one in written:
            table.lay(one)
        hot = Hot(table, time.monotonic())
        hot.stored = summary_of(table)
        await self.store.create(opening, written, hot.stored)
        hot = self.hot.setdefault(opening.table, hot)  # somebody may have read it meanwhile
        self.after(hot)
        return hot

    async def write(self, hot: Hot, by: str, *entries: AnyEntry, key: str = "") -> int:
        """Lay entries on a table that nobody else works with, store them, and tell; the number of the last.

        Raises:
            ServerFault: they do not fit, or the database does not answer; then the table is as the database has it.
            WasSecond: another process was first; `alone` then looks at the table again.
        """
        if self.is_stopping:
            raise stopping()
        table = hot.table
        now = max(time.time(), table.changed)
        written: list[Written] = []
        try:
            for entry in entries:
                named = "" if written else key
                written.append(Written(number=table.number + 1, at=now, by=by, key=named, entry=entry))
                table.lay(written[-1])
        except RunaboutError as fault:
            if len(written) > 1:
                await self._read_again(hot)
            raise read_fault(fault, hot.table.number) from fault
        summary = news_of(hot, table.number - len(written))
        try:
            await self.store.append(table.opening.table, written, summary)
        except asyncio.CancelledError:
            # Who asked has gone; whether the entries are stored will be known once the database has done.
            hot.is_doubtful = True
            self._begin(self._tell_company(hot))
            raise
        except Conflict as fault:
            await self._read_again(hot)
            raise WasSecond(hot.table.number) from fault
        except Exception as fault:
            log.exception("an entry could not be stored")
            await self._read_again(hot)  # it may be stored after all
            done = hot.table.keys.get((by, key)) if key else None
            if done is None:
                raise not_ready() from fault
            return done
        hot.stored = summary or hot.stored
        self.tell(hot)
        await self._notify(table.opening.table, table.number)
        self.after(hot)
        return table.number

    async def catch_up(self, hot: Hot) -> None:
        """Read what other processes wrote."""

        async def work() -> None:
            news = await self.store.entries(hot.table.opening.table, hot.table.number)
            for written in news:
                hot.table.lay(written)
            if news:
                hot.stored = None
                self.tell(hot)
                self.after(hot)

        await self.alone(hot, work)

    def tell(self, hot: Hot, everything: bool = False) -> None:
        """Send all who watch what they have not been told; `everything`: the table's news, too."""
        if hot.watches:
            hot.tell(time.time(), self.bots_ready(hot.table.game.name), everything)

    def gone(self, watch: Watch) -> None:
        """A connection has ended; those who stay are told as soon as nobody works with the table."""
        hot = watch.hot
        before = hot.company()
        hot.watches.discard(watch)
        if not self.is_stopping and not hot.is_lost and hot.company() != before:
            self._begin(self._tell_company(hot))

    async def _tell_company(self, hot: Hot) -> None:
        """Tell all who watch how the table stands, and who is here."""

        async def work() -> None:
            self.tell(hot, everything=True)

        with contextlib.suppress(ServerFault):  # then they have been told that it cannot be known
            await self.alone(hot, work)

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    def put_away(self, hot: Hot) -> None:
        """Forget a table that nobody has to do with; it is in the database."""
        hot.stop_timer()
        if self.hot.get(hot.table.opening.table) is hot:
            del self.hot[hot.table.opening.table]

    async def _load(self, name: str) -> Hot:
        hot = Hot(await self._read(name), time.monotonic())
        self.hot[name] = hot
        self.after(hot)
        return hot

    async def _read(self, name: str) -> Table:
        """A table from its list.

        Raises:
            ServerFault: there is none, or this server cannot make out what its list says.
        """
        opening = await self.store.opening(name)
        if opening is None:
            raise ServerFault("unknown-table", f'There is no table "{name}".')
        table = Table(opening, self.functions)
        try:
            entries = await self.store.entries(name)
        except msgspec.MsgspecError as fault:
            raise ServerFault("other-rules", "This table was written by another version of the server.") from fault
        for at, written in enumerate(entries, 1):
            try:
                table.lay(written)
            except RunaboutError as fault:
                said = f"This server cannot read this table: its entry {written.number} does not fit. {fault}"
                raise ServerFault("other-rules", said) from fault
            if at % BREATH == 0:
                await asyncio.sleep(0)
        return table

    async def _read_again(self, hot: Hot) -> None:
        """What is believed of a table may be wrong: take it from its list. If that cannot be read, forget the table;
        ServerFault "not-ready".
        """
        hot.is_doubtful = True  # until it has been read, even if who asked goes away
        try:
            hot.table = await self._read(hot.table.opening.table)
        except Exception as fault:
            log.exception("a table could not be read again")
            hot.is_lost = True  # for those who wait to work with it
            self.put_away(hot)
            for watch in list(hot.watches):
                watch.bye("The database does not answer; come back in a moment.", again=True)
            raise not_ready() from fault
        hot.stored, hot.is_doubtful = None, False
        self.tell(hot)
        self.after(hot)


def news_of(hot: Hot, since: int) -> Summary | None:
    """The summary of a table, where it is not the one that the database has with the entry of number `since`."""
    table, stored = hot.table, hot.stored
    if stored is not None and table.news <= since and stored.waits_for == waits_for(table):
        return None  # decisions alone change nothing else of it
    summary = summary_of(table)
    return None if summary == stored else summary


def not_ready() -> ServerFault:
    """What is said where the database does not answer."""
    return ServerFault("not-ready", "The database does not answer; nothing was done, as far as we know. Try again.")


def stopping() -> ServerFault:
    """What is said while the server stops."""
    return ServerFault("stopping", "The server is stopping; try again in a moment.")
