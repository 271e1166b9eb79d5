"""Hall: what can be asked of the tables. Each request is checked against who asks and how the table stands, becomes an
entry in the table's list, and is told to all who watch; what is wrong with it is raised as ServerFault.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from msgspec.structs import replace

from runabout.core.errors import RunaboutError
from runabout.match.record import dumps
from runabout.match.seating import Sitter
from runabout.server.bots.pool import Thinkers
from runabout.server.entries import (
    AnyEntry,
    Began,
    CarriedOver,
    LooksChosen,
    Played,
    Relieved,
    Rematched,
    Sat,
    UndoAnswered,
    UndoAsked,
)
from runabout.server.errors import Conflict, ServerFault
from runabout.server.messages import (
    Carried,
    CarryLink,
    Move,
    Moved,
    NewTable,
    Replay,
    SeatChange,
    TableInfo,
    TableList,
    ViewNews,
    WhyInfo,
)
from runabout.server.settings import Settings
from runabout.server.storage.store import Store
from runabout.server.tables.automation import Driver
from runabout.server.tables.live_table import Hot, Watch
from runabout.server.tables.registry import NOT_HERE, Tables
from runabout.server.tables.rights import (
    acting_seat,
    chair_at,
    check_host,
    check_own,
    check_viewer,
    may_relieve,
    may_watch,
    own_seats,
    viewer_for,
)
from runabout.server.tables.setting_up import bot_on, lay_out, lay_rematch, new_name
from runabout.server.tables.table import Table, read_fault
from runabout.server.tables.views import replay, table_info, view_news

FRAMES_MAX = 200
"""Moments of a replay that are sent at once."""

CARRY_SECONDS = 15 * 60
"""How long a link that carries a seat is good for."""

T = TypeVar("T")


class Hall:
    """What can be asked of the tables.

    Args:
        store: where lists of entries are kept.
        thinkers: where bots think.
        notify: tells other processes that a table has a new entry.
        settings: the server's.
        observe: takes measurements by name: "move", seconds from a decision's receipt to its being sent to all who
            watch; "think", seconds that a bot took.
    """

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        notify: Callable[[str, int], Awaitable[None]],
        settings: Settings,
        observe: Callable[[str, float], None] = lambda name, value: None,
    ) -> None:
        self.store = store
        self.settings = settings
        self.observe = observe
        self.driver = Driver(thinkers, settings, observe)
        self.tables_here = Tables(store, notify, self.driver.functions, thinkers.ready)
        self.driver.attach(self.tables_here)

    async def start(self) -> None:
        """Go on with every table that waits for a bot or a clock."""
        await self.driver.start()

    async def close(self) -> None:
        """Stop: nothing new is taken on, what is being written is written, and all who watch are told."""
        await self.driver.close()
        await self.tables_here.close()

    async def heard(self, table: str, number: int) -> None:
        """Another process wrote an entry: catch up, where the table is in memory here."""
        hot = self.tables_here.hot.get(table)
        if hot is not None and hot.table.number < number:
            await self.tables_here.catch_up(hot)

    def count(self) -> dict[str, int]:
        """How many tables are in memory, by status."""
        found = {"gathering": 0, "playing": 0, "over": 0}
        for hot in self.tables_here.hot.values():
            found[hot.table.status] += 1
        return found

    # ------------------------------------------------------------------------------ gathering

    async def create(self, guest: str, name: str, wish: NewTable) -> TableInfo:
        """Set up a table."""
        if not self.settings.spectators:
            wish = replace(wish, spectators=False)
        hot = await self.tables_here.add(*lay_out(wish, guest, name, self.settings.bot_level), guest)
        return self._info(hot, guest)

    async def tables(self, guest: str) -> TableList:
        """The guest's tables."""
        found: list[TableInfo] = []
        for table in await self.store.tables_of(guest):
            try:
                found.append(await self.info(table, guest))
            except ServerFault as fault:
                if fault.code not in NOT_HERE:
                    raise
        return TableList(tables=tuple(found))

    async def info(self, table: str, guest: str) -> TableInfo:
        """A table, as a guest sees it."""

        async def work(hot: Hot) -> TableInfo:
            return self._info(hot, guest)

        return await self._at(table, work)

    async def sit(self, table: str, guest: str, name: str, seat: int) -> TableInfo:
        """Sit down on an open seat."""

        async def work(hot: Hot) -> TableInfo:
            chair, mine = chair_at(hot.table, seat), hot.table.seats_of(guest)
            if mine == [seat]:
                return self._info(hot, guest)
            if mine:
                raise ServerFault("taken", f"You sit on seat {mine[0] + 1} already; stand up first.")
            if chair.kind != "open":
                raise ServerFault("taken", f"{chair.name} sits there; choose an open seat.")
            return await self._write(hot, guest, Sat(seat=seat, sitter="person", guest=guest, name=name))

        return await self._at(table, work)

    async def stand(self, table: str, guest: str, seat: int) -> TableInfo:
        """Stand up from one's seat, while the table gathers."""

        async def work(hot: Hot) -> TableInfo:
            check_own(hot.table, guest, seat)
            return await self._write(hot, guest, Sat(seat=seat, sitter="open"))

        return await self._at(table, work)

    async def change_seat(self, table: str, guest: str, seat: int, change: SeatChange) -> TableInfo:
        """Open a seat, or put a bot on it: for the host, while the table gathers."""

        async def work(hot: Hot) -> TableInfo:
            chair_at(hot.table, seat)
            check_host(hot.table, guest, "change a seat")
            entry = Sat(seat=seat, sitter="open")
            if change.kind == "bot":
                taken = [chair.name for at, chair in enumerate(hot.table.chairs) if at != seat]
                entry = bot_on(seat, change.level or self.settings.bot_level, table, taken)
            return await self._write(hot, guest, entry)

        return await self._at(table, work)

    async def choose_looks(self, table: str, guest: str, seat: int, looks: tuple[str, ...]) -> TableInfo:
        """Choose what one's seat looks like, or with no names let it be drawn; while the table gathers."""

        async def work(hot: Hot) -> TableInfo:
            check_own(hot.table, guest, seat)
            return await self._write(hot, guest, LooksChosen(seat=seat, looks=looks))

        return await self._at(table, work)

    async def begin(self, table: str, guest: str) -> TableInfo:
        """Begin the game: for the host, once every seat is taken."""

        async def work(hot: Hot) -> TableInfo:
            check_host(hot.table, guest, "begin the game")
            free = [seat + 1 for seat, chair in enumerate(hot.table.chairs) if chair.kind == "open"]
            if free and hot.table.status == "gathering":
                seats = ", ".join(map(str, free))
                raise ServerFault("not-full", f"Nobody sits on seat {seats} yet; wait for somebody, or seat a bot.")
            return await self._write(hot, guest, Began())

        return await self._at(table, work)

    # ------------------------------------------------------------------------------ playing

    async def play(self, table: str, guest: str, move: Move, seat: int | None = None) -> Moved:
        """Play a decision. The same key again is answered as the first time, and nothing more is done."""
        received = time.perf_counter()

        def entry(hot: Hot) -> list[AnyEntry]:
            own_seats(hot.table, guest)
            match = hot.table.being_played()
            if not hot.table.moved <= move.number <= hot.table.number:
                raise ServerFault(
                    "stale",
                    f"The table has moved on: this was decided at entry {move.number}, and the game has changed at "
                    f"entry {hot.table.moved}. Look again, and decide again.",
                    number=hot.table.number,
                )
            acting = acting_seat(hot.table, guest, seat)
            try:
                action = match.read(move.action)
            except RunaboutError as fault:
                raise read_fault(fault, hot.table.number) from fault
            return [Played(seat=acting, action=action.text)]

        moved = await self._once(table, guest, move.key, entry, move.number)
        self.observe("move", time.perf_counter() - received)
        return moved

    async def why(self, table: str, guest: str, action: str) -> WhyInfo:
        """Whether an action is allowed now, and which rule forbids it; for whoever is to act."""

        async def work(hot: Hot) -> WhyInfo:
            acting_seat(hot.table, guest)
            match = hot.table.being_played()
            try:
                chosen, refused = match.read(action), match.why(action)
            except RunaboutError as fault:
                raise read_fault(fault, hot.table.number) from fault
            if refused is None:
                return WhyInfo(action=chosen.text, allowed=True)
            return WhyInfo(action=chosen.text, allowed=False, rule=refused.rule, text=refused.reason)

        return await self._at(table, work)

    async def ask_undo(self, table: str, guest: str, key: str) -> Moved:
        """Ask to take back one's last decision; where no other person plays, it is taken back at once."""

        def entry(hot: Hot) -> list[AnyEntry]:
            own_seats(hot.table, guest)
            reason = hot.table.why_not_undo(guest)
            if reason:
                raise ServerFault("cannot-undo", reason, number=hot.table.number)
            step = hot.table.undo_step(guest)
            assert step is not None
            assert hot.table.match is not None
            return [UndoAsked(seat=hot.table.match.steps[step].seat, step=step)]

        return await self._once(table, guest, key, entry)

    async def answer_undo(self, table: str, guest: str, agree: bool, key: str) -> Moved:
        """Answer for every seat of one's own that is asked."""

        def entries(hot: Hot) -> list[AnyEntry]:
            mine = own_seats(hot.table, guest)
            asked = [seat for seat in mine if hot.table.undo and seat in hot.table.undo.waiting]
            if not asked:
                raise ServerFault("cannot-undo", "Nobody waits for your answer to that.", number=hot.table.number)
            return [UndoAnswered(seat=seat, agree=agree) for seat in (asked if agree else asked[:1])]

        return await self._once(table, guest, key, entries)

    async def leave(self, table: str, guest: str, seat: int, resign: bool) -> TableInfo:
        """Leave a game that is being played: a bot takes the seat. Who resigns gives it up to anybody at the table."""

        async def work(hot: Hot) -> TableInfo:
            check_own(hot.table, guest, seat)
            hot.table.being_played()
            why = "resigned" if resign else "left"
            return await self._write(hot, guest, self.driver.replacement(hot.table, seat, why))

        return await self._at(table, work)

    async def relieve(self, table: str, guest: str, name: str, seat: int) -> TableInfo:
        """Take a vacated seat from its bot."""

        async def work(hot: Hot) -> TableInfo:
            chair = chair_at(hot.table, seat)
            hot.table.being_played()
            if chair.person == guest:
                return self._info(hot, guest)
            if not may_watch(hot.table, guest):
                raise private()
            if not may_relieve(hot.table, guest, seat):
                raise ServerFault(
                    "not-yours", "Only a seat that a person left can be taken from its bot, and only by that person."
                )
            return await self._write(hot, guest, Relieved(seat=seat, guest=guest, name=name))

        return await self._at(table, work)

    async def rematch(self, table: str, guest: str) -> TableInfo:
        """The next table of the same people; everybody who asks comes to the same one."""

        async def work(hot: Hot) -> tuple[Table, frozenset[str]]:
            own_seats(hot.table, guest)
            if hot.table.status != "over":
                raise ServerFault("not-over", "A rematch is for when the game is over.", number=hot.table.number)
            if not hot.table.rematch:
                await self.tables_here.write(hot, guest, Rematched(table=new_name()))
            return hot.table, hot.here() | {guest}

        last, here = await self._at(table, work)
        if await self.store.opening(last.rematch) is None:
            with suppress(Conflict):  # somebody else asked at the same moment, and has laid it
                await self.tables_here.add(*lay_rematch(last, last.rematch, guest, here), guest)
        return await self.info(last.rematch, guest)

    # ------------------------------------------------------------------------------ carrying a seat

    async def carry(self, table: str, guest: str, seat: int) -> CarryLink:
        """A link that brings a seat to the device it is opened on, once."""

        async def work(hot: Hot) -> None:
            check_own(hot.table, guest, seat)

        await self._at(table, work)
        token, expires = secrets.token_urlsafe(24), time.time() + CARRY_SECONDS
        await self.store.add_carry(digest_of(token), table, seat, guest, expires)
        return CarryLink(path=f"/carry/{token}", expires=expires)

    async def take_carried(self, token: str, guest: str) -> Carried:
        """Take the seat that a link carries."""
        found = await self.store.take_carry(digest_of(token), time.time())
        if found is None:
            raise ServerFault("used", "This link has been used, or is too old. Ask for a new one on the other device.")
        table, seat, giver = found

        async def work(hot: Hot) -> Carried:
            if hot.table.chairs[seat].person != giver:
                raise ServerFault("used", "Whoever made this link no longer sits on that seat.")
            if guest != giver:
                entry = CarriedOver(seat=seat, guest=guest, name=hot.table.chairs[seat].name)
                await self.tables_here.write(hot, guest, entry)
            return Carried(table=table, seat=seat)

        return await self._at(table, work)

    # ------------------------------------------------------------------------------ looking

    async def view(self, table: str, guest: str, seat: int | None, since: int, panels: bool = True) -> ViewNews:
        """The game, as one of the guest's seats may know it; `panels`: laid out for the eye, too."""

        async def work(hot: Hot) -> ViewNews:
            viewer = viewer_for(hot.table, guest, seat)
            check_begun(hot.table)
            return view_news(hot.table, viewer, since, time.time(), panels)

        return await self._at(table, work, since, fresh=True)

    async def replay(
        self, table: str, guest: str, seat: int | None, first: int, count: int, panels: bool = True
    ) -> Replay:
        """A stretch of the game so far, as one seat may know it; once it is over, from any seat."""

        async def work(hot: Hot) -> Replay:
            check_begun(hot.table)
            if hot.table.status == "over" and seat is not None and seat >= 0 and may_watch(hot.table, guest):
                chair_at(hot.table, seat)
                viewer = seat
            else:
                viewer = viewer_for(hot.table, guest, seat)
            return replay(hot.table, viewer, first, min(count, FRAMES_MAX), time.time(), panels)

        return await self._at(table, work)

    async def record(self, table: str, guest: str) -> str:
        """The match as a file, once it is over: it holds the chance key, and so every secret."""

        async def work(hot: Hot) -> str:
            viewer_for(hot.table, guest, None)
            match = hot.table.match
            if match is None or not match.over:
                raise ServerFault("not-over", "A game can be downloaded once it is over.", number=hot.table.number)
            match.tags = {
                f"Seat{seat}": Sitter(chair.name, chair.level or None).tag
                for seat, chair in enumerate(hot.table.chairs, 1)
            }
            return dumps(match)

        return await self._at(table, work)

    async def watch(
        self,
        table: str,
        guest: str,
        seat: int | None,
        since: int,
        send: Callable[[bytes], None],
        panels: bool = True,
    ) -> Watch:
        """Begin to watch a table live: `send` is given the table and the game at once, and then whatever changes."""

        async def work(hot: Hot) -> Watch:
            if seat is not None:
                check_viewer(hot.table, guest, seat)
            elif not may_watch(hot.table, guest):
                raise private()
            watch = Watch(self, hot, guest, seat, since if since <= hot.table.number else 0, send, panels)
            before = hot.company()
            hot.watches.add(watch)
            self.tables_here.tell(hot, everything=hot.company() != before)
            return watch

        return await self._at(table, work, since, fresh=True)

    async def look(self, watch: Watch, seat: int) -> None:
        """Turn a connection to another seat of the same guest."""

        async def work() -> None:
            watch.look(seat)
            self.tables_here.tell(watch.hot)

        await self.tables_here.alone(watch.hot, work)

    def gone(self, watch: Watch) -> None:
        """A connection has ended."""
        self.tables_here.gone(watch)

    # ------------------------------------------------------------------------------ at work

    async def _at(self, table: str, work: Callable[[Hot], Awaitable[T]], known: int = 0, *, fresh: bool = False) -> T:
        """Do something with a table while nobody else does; `known`: an entry that the asker knows of, it says;
        `fresh`: with all that other processes have acknowledged, of which they may not have told us yet.
        """
        hot = await self.tables_here.find(table)
        if known > hot.table.number or (fresh and self.settings.redis_url):
            await self.tables_here.catch_up(hot)
        return await self.tables_here.alone(hot, lambda: work(hot))

    async def _once(
        self, table: str, guest: str, key: str, entries: Callable[[Hot], list[AnyEntry]], known: int = 0
    ) -> Moved:
        """Write what a client sent under a key, unless it has been written before."""

        async def work(hot: Hot) -> Moved:
            done = hot.table.keys.get((guest, key))
            if done is None:
                done = await self.tables_here.write(hot, guest, *entries(hot), key=key)
            return Moved(number=done)

        return await self._at(table, work, known)

    async def _write(self, hot: Hot, guest: str, entry: AnyEntry) -> TableInfo:
        await self.tables_here.write(hot, guest, entry)
        return self._info(hot, guest)

    def _info(self, hot: Hot, guest: str) -> TableInfo:
        if not may_watch(hot.table, guest):
            raise private()
        ready = self.tables_here.bots_ready(hot.table.game.name)
        return table_info(hot.table, guest, time.time(), hot.here(), hot.watching(), ready)


def check_begun(table: Table) -> None:
    """The game must have begun."""
    if table.match is None:
        raise ServerFault("not-playing", "The game has not begun yet.", number=table.number)


def private() -> ServerFault:
    """What is said to who may not watch."""
    return ServerFault("private", "This table takes no spectators.")


def digest_of(token: str) -> bytes:
    """What is stored of a one-time link, from which it cannot be made."""
    return hashlib.sha256(token.encode()).digest()
