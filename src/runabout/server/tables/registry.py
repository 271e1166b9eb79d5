"""The tables in this process's memory: each is read from its list of entries, changed by one request at a time, and its
changes are sent to its subscribers.

An entry is sent to nobody before the database has it. The in-memory state can be thrown away at any time and read from
the list again; when another process was first with an entry, that is what happens.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

from runabout.core.errors import RunaboutError
from runabout.core.game import Functions, Game
from runabout.server.entries import AnyEntry, Opening, Summary, Written
from runabout.server.errors import Conflict, ServerFault, stopping
from runabout.server.messages.tables import TableInfo
from runabout.server.storage.store import Store
from runabout.server.tables.live_table import LiveTable
from runabout.server.tables.rights import check_may_watch
from runabout.server.tables.table import Table, read_fault, summary_of, waits_for
from runabout.server.tables.views import BotsNow, Now, table_info
from runabout.server.tasks import BackgroundTasks

MAX_TRIES = 5
"""How often something is tried where other processes are first every time."""

UNREADABLE = ("other-rules", "unknown-game", "closed")
"""The faults of tables that are left as they are: this server cannot read them, because they belong to another version,
or they were closed.
"""

YIELD_EVERY = 50
"""Entries replayed between two yields to the event loop, while a table is read."""

LOGGED_MAX = 1000
"""Tables that are set aside and are named in the log; beyond that, something is wrong with all of them."""

T = TypeVar("T")

log = logging.getLogger(__name__)


class LostRace(ServerFault):
    """Another process was first with an entry; the table has been read again."""

    def __init__(self, number: int) -> None:
        super().__init__("stale", "Somebody else was first; look again, and decide again.", number=number)


class Registry:
    """The tables in memory.

    Args:
        store: where lists of entries are kept.
        notify: tells other processes that a table has a new entry.
        functions: which functions of a game to play with.
        bots_now: how far the bots of a game are, by its name.
        is_shared: whether other processes write to the same database.
        clock: seconds by which people's thinking is counted, from any beginning; it must not be stepped.

    Attributes:
        live: the tables in memory, by name.
        is_stopping: no table is read, and no entry is written any more.
    """

    def __init__(
        self,
        store: Store,
        notify: Callable[[str, int], Awaitable[None]],
        functions: Callable[[Game], Functions],
        bots_now: Callable[[str], BotsNow],
        is_shared: bool,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.clock = clock
        self.live: dict[str, LiveTable] = {}
        self.is_stopping = False
        self.is_shared = is_shared
        self._notify = notify
        self._functions = functions
        self._bots_now = bots_now
        self._listeners: list[Callable[[LiveTable], None]] = []
        self._noticed: Callable[[str], None] = lambda name: None
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._adding: set[LiveTable] = set()  # new tables that are being stored
        self._logged_aside: set[str] = set()
        self._tasks = BackgroundTasks()

    def on_notice(self, listener: Callable[[str], None]) -> None:
        """Call `listener` with the name of each table that a request asks for from now on."""
        self._noticed = listener

    def listen(self, listener: Callable[[LiveTable], None]) -> None:
        """Call `listener` for each table that is read or changed from now on, after its subscribers were sent that."""
        self._listeners.append(listener)

    async def close(self) -> None:
        """Take no new work, finish what is being written, and end all subscriptions."""
        self.is_stopping = True
        for live in list(self.live.values()):
            async with live.lock:  # the request that holds it has ended
                pass
        await self._tasks.finish()
        with contextlib.suppress(ServerFault):  # then what was kept last counts
            await self.keep_thinking()
        for live in list(self.live.values()):
            live.stop_timer()
            live.dismiss_all("The server is stopping; it will be back in a moment.")

    def left_to_bots(self, guest: str) -> int:
        """How many tables of a guest's are being played by bots alone, of those in memory or being stored."""
        tables = (live.table for live in (*self.live.values(), *self._adding))
        return sum(
            one.opening.host == guest and one.status == "playing" and not (one.people or one.is_closed)
            for one in tables
        )

    def now(self) -> Now:
        """The time."""
        return Now(self.clock(), time.time())

    def count(self) -> dict[str, int]:
        """How many tables are in memory, by status."""
        found = {"gathering": 0, "playing": 0, "over": 0}
        for live in self.live.values():
            found[live.table.status] += 1
        return found

    # ------------------------------------------------------------------------------ finding and using

    async def find(self, name: str) -> LiveTable:
        """The table of that name, for a request; ServerFault where there is none."""
        live = self.live.get(name) or await self.read(name)
        live.notice(time.monotonic())  # or it might be forgotten before the request uses it
        self._noticed(name)
        return live

    async def read(self, name: str) -> LiveTable:
        """The table of that name, read into memory without a request for it; ServerFault where there is none."""
        if self.is_stopping:
            raise stopping()
        if name not in self._loading:
            task = asyncio.ensure_future(self._load(name))
            self._loading[name] = task
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def use(
        self,
        name: str,
        work: Callable[[LiveTable], Awaitable[T]],
        is_behind: Callable[[Table], bool] = lambda table: False,
        *,
        fresh: bool = True,
    ) -> T:
        """Do something with a table while no other request does.

        Args:
            name: the table's.
            work: what to do.
            is_behind: whether the client says it knows more than this state; then the table is brought up to date.
            fresh: bring the table up to what other processes have acknowledged, even if no message of it has come. A
                request that says what it knows of, and is refused by the database where it is behind, needs it not.
        """
        live = await self.find(name)
        if is_behind(live.table) or (fresh and self.is_shared):
            await self.catch_up(live)
        return await self.exclusively(live, lambda: work(live))

    async def exclusively(self, live: LiveTable, work: Callable[[], Awaitable[T]]) -> T:
        """Do something while no other request works with the table. Where another process was first with an entry, the
        work is done again on the new state: it may be done already, or still be needed.
        """
        async with live.lock:
            for tries in range(1, MAX_TRIES + 1):
                if live.needs_reload:
                    await self.store.settle()
                    await self._reload(live)
                if live.is_lost:
                    raise no_database()
                if live.table.is_closed:
                    raise ServerFault("closed")
                try:
                    return await work()
                except LostRace:
                    if tries == MAX_TRIES:
                        raise
            raise AssertionError("the loop returns or raises")

    def info(self, live: LiveTable, guest: str, words: str = "") -> TableInfo:
        """A table as a guest sees it; ServerFault "private" where it may not. How it ended is told in a language, ""
        for not at all.
        """
        check_may_watch(live.table, guest)
        bots = self._bots_now(live.table.game.name)
        return table_info(live.table, guest, self.now(), live.presence(), bots, words)

    def forget(self, live: LiveTable) -> None:
        """Take a table out of the memory; it is in the database."""
        live.stop_timer()
        if self.live.get(live.name) is live:
            del self.live[live.name]

    # ------------------------------------------------------------------------------ writing

    async def add(self, opening: Opening, entries: list[AnyEntry], guest: str) -> LiveTable:
        """Set up a new table, and store it; Conflict where there is one of that name."""
        table = Table(opening, self._functions)
        written = [
            Written(number=number, at=opening.created, by=guest, key="", entry=entry)
            for number, entry in enumerate(entries, 1)
        ]
        for one in written:
            table.apply(one)
        table.begin_thinking(self.clock())
        live = LiveTable(table, time.monotonic())
        live.stored = summary_of(table)
        self._adding.add(live)
        try:
            await self.store.create(opening, written, live.stored)
        finally:
            self._adding.remove(live)
        live = self.live.setdefault(opening.table, live)  # another request may have read it meanwhile
        self._changed(live)
        return live

    async def write(self, live: LiveTable, by: str, *entries: AnyEntry, key: str = "") -> int:
        """Apply entries to a table whose lock is held, store them, and send them to the subscribers.

        Returns:
            The number of the last entry.

        Raises:
            ServerFault: they do not fit, or the database does not answer; then the table is as the database has it.
            LostRace: another process was first; `exclusively` then does the work again.
        """
        if self.is_stopping:
            raise stopping()
        written = await self._apply(live, by, key, entries)
        summary = changed_summary(live, live.table.number - len(written))
        try:
            await self.store.append(live.name, written, summary)
        except asyncio.CancelledError:
            # The request is gone; whether the entries are stored will be known once the database has answered.
            live.needs_reload = True
            self._tasks.start(self.publish_everything(live))
            raise
        except Conflict as fault:
            await self._reload(live)
            raise LostRace(live.table.public_number) from fault
        except Exception as fault:
            log.exception("an entry could not be stored")
            await self._reload(live)  # it may be stored after all
            done = live.table.keys.get((by, key)) if key else None
            if done is None:
                raise no_database() from fault
            return done.number
        live.stored = summary or live.stored
        self.publish(live)
        await self._notify(live.name, live.table.number)
        self._changed(live)
        return live.table.number

    async def _apply(self, live: LiveTable, by: str, key: str, entries: tuple[AnyEntry, ...]) -> list[Written]:
        """Apply entries to the state in memory; where one does not fit, ServerFault, and none of them is applied."""
        table = live.table
        at, now = max(time.time(), table.changed), self.clock()
        written: list[Written] = []
        try:
            for entry in entries:
                named = "" if written else key
                thought = table.thinking(now) if table.opening.clock else None
                number = table.number + 1
                written.append(Written(number=number, at=at, by=by, key=named, entry=entry, thought=thought))
                table.apply(written[-1])
        except RunaboutError as fault:
            if len(written) > 1:
                await self._reload(live)
            raise read_fault(fault, live.table.public_number) from fault
        table.begin_thinking(now)
        return written

    # ------------------------------------------------------------------------------ what other processes write

    async def hear(self, name: str, number: int) -> None:
        """Another process wrote an entry: read it, where the table is in memory here."""
        live = self.live.get(name)
        if live is not None and live.table.number < number:
            await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Read what other processes wrote."""

        async def work() -> None:
            entries = await self.store.entries(live.name, live.table.number)
            for written in entries:
                live.table.apply(written)
            if entries:
                live.table.begin_thinking(self.clock())
                live.stored = None
                self.publish(live)
                self._changed(live)

        await self.exclusively(live, work)

    async def read_again(self, name: str) -> None:
        """Another process, or the administration, changed more of a table than its list's end: read all of it anew."""
        live = self.live.get(name)
        if live is not None:
            live.needs_reload = True
            await self.publish_everything(live)

    # ------------------------------------------------------------------------------ clocks

    async def keep_thinking(self, least: float = 0.0) -> None:
        """Keep in the database how long people have thought at tables with a clock, so that their clocks go on from
        there after a restart.

        Args:
            least: seconds since it was last kept; a table where it is less is left out.
        """
        now, thought = self.clock(), {}
        for live in self.live.values():
            if live.table.runs_clock and not live.needs_reload and not live.lock.locked():
                seconds = live.table.thinking(now)
                number, kept = live.kept_thinking
                if seconds - (kept if number == live.table.number else 0.0) > least:
                    live.kept_thinking = thought[live.name] = live.table.number, seconds
        if thought:
            await self.store.keep_thinking(thought)

    # ------------------------------------------------------------------------------ subscribers

    def publish(self, live: LiveTable, everything: bool = False) -> None:
        """Send all subscribers what they have not been sent; `everything`: the table's information in any case."""
        if live.subscribers and live.publish(self.now(), self._bots_now(live.table.game.name), everything):
            self.presence_changed(live)

    def presence_changed(self, live: LiveTable) -> None:
        """Tell those who stay at a table as soon as no request works with it."""
        if not self.is_stopping and not live.is_lost:
            self._tasks.start(self.publish_everything(live))

    async def publish_everything(self, live: LiveTable) -> None:
        """Send all subscribers the table's information."""

        async def work() -> None:
            self.publish(live, everything=True)

        with contextlib.suppress(ServerFault):  # they have been told that the database does not answer
            await self.exclusively(live, work)

    def _changed(self, live: LiveTable) -> None:
        for listener in self._listeners:
            listener(live)

    # ------------------------------------------------------------------------------ reading

    async def _load(self, name: str) -> LiveTable:
        read = LiveTable(await self._read(name), time.monotonic())
        live = self.live.setdefault(name, read)  # another request may have set it up meanwhile (see `add`)
        self._changed(live)
        return live

    async def _read(self, name: str) -> Table:
        """A table from its list.

        Raises:
            ServerFault: there is none, or this server cannot read its list.
        """
        try:
            opening = await self.store.opening(name)
            if opening is None:
                raise ServerFault("unknown-table")
            table = Table(opening, self._functions)
            entries = await self.store.entries(name)
        except msgspec.MsgspecError as fault:
            raise ServerFault("other-rules") from fault
        for at, written in enumerate(entries, 1):
            try:
                table.apply(written)
            except RunaboutError as fault:
                text = f"This server cannot read this table: its entry {written.number} does not fit. {fault}"
                raise ServerFault("other-rules", text) from fault
            except Exception as fault:  # a record may be spoilt in any way, and the rules fail in any way with it
                raise self._set_aside(name, written.number, fault) from fault
            if at % YIELD_EVERY == 0:
                await asyncio.sleep(0)
        number, seconds = await self.store.thinking(name) if table.runs_clock else (0, 0.0)
        table.begin_thinking(self.clock(), seconds if number == table.number else 0.0)
        return table

    def _set_aside(self, name: str, number: int, fault: Exception) -> ServerFault:
        """What is told of a table whose entry `number` brings the rules to a fault. The log tells it once, however
        often the table is asked for.
        """
        if name not in self._logged_aside and len(self._logged_aside) < LOGGED_MAX:
            self._logged_aside.add(name)
            log.error("table %s is set aside: its entry %d cannot be replayed", name, number, exc_info=fault)
        text = f"This table is set aside: its entry {number} cannot be replayed. Nothing of it is deleted."
        return ServerFault("other-rules", text, reason="set-aside")

    async def _reload(self, live: LiveTable) -> None:
        """Replace the in-memory state, which may be stale, by what the database has. If that cannot be read, forget the
        table; ServerFault "not-ready".
        """
        live.needs_reload = True  # until it has been read, even if the request is cancelled
        before = live.table
        try:
            live.table = await self._read(live.name)
        except Exception as fault:
            log.exception("a table could not be read again")
            live.is_lost = True  # for the requests that wait for it
            self.forget(live)
            live.dismiss_all("The database does not answer; come back in a moment.")
            raise no_database() from fault
        if live.table.number == before.number:  # what this process has counted goes on
            live.table.thinking_since = min(live.table.thinking_since, before.thinking_since)
        live.stored, live.needs_reload = None, False
        self.publish(live)
        self._changed(live)


def changed_summary(live: LiveTable, since: int) -> Summary | None:
    """The summary of a table; None where the database has the same one, stored with the entry of number `since`."""
    table, stored = live.table, live.stored
    if stored is not None and table.info_number <= since and stored.waits_for == waits_for(table):
        return None  # decisions change nothing else of it
    summary = summary_of(table)
    return None if summary == stored else summary


def no_database() -> ServerFault:
    """What a request is told while the database does not answer."""
    return ServerFault("not-ready")
