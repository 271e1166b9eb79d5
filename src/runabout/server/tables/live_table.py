"""A table in this process's memory, and the live connections that watch it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, assert_never

import msgspec

from runabout.server.entries import Summary
from runabout.server.errors import ServerFault
from runabout.server.messages import (
    AnswerUndo,
    AskUndo,
    AskWhy,
    Because,
    Bye,
    Done,
    Fault,
    FromClient,
    Look,
    Move,
    Ping,
    Play,
    Pong,
    Refusal,
    TableNews,
    ToClient,
)
from runabout.server.tables.rights import check_viewer, may_watch
from runabout.server.tables.table import WATCHER, Table
from runabout.server.tables.views import open_sight, table_info, view_news

if TYPE_CHECKING:
    from runabout.server.tables.commands import Hall

_encode = msgspec.json.Encoder().encode

PONG = _encode(Pong())


class Hot:
    """A table in memory. All that changes it or reads it holds `lock`.

    Attributes:
        table: what its list comes to, as far as it is known here.
        watches: who looks.
        stored: the summary that the database has.
        driver: the task in which bots move; None where none does.
        timer: what happens by itself next: a clock that runs out, a decision that the table takes.
        used: when somebody last asked for it.
        is_doubtful: what is believed here may be wrong, and is to be read again before anything else.
        is_lost: it could not be read again: nobody works with it any more.
    """

    def __init__(self, table: Table, used: float) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watches: set[Watch] = set()
        self.stored: Summary | None = None
        self.driver: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.used = used
        self.is_doubtful = False
        self.is_lost = False

    def here(self) -> frozenset[str]:
        """The guests who look at the table now."""
        return frozenset(watch.guest for watch in self.watches if watch.guest)

    def watching(self) -> int:
        """How many look on without a seat."""
        return len({watch.guest for watch in self.watches} - self.table.people)

    def company(self) -> tuple[frozenset[str], int]:
        """Who is here, in all."""
        return self.here(), self.watching()

    def tell(self, now: float, bots_ready: bool, everything: bool = False) -> None:
        """Send every watcher what it has not been told; `everything`: the table's news, too, whoever knows it."""
        table = self.table
        infos: dict[str, bytes] = {}
        views: dict[tuple[int, int, bool], bytes] = {}
        # Made once for all, and not for one alone.
        watches = list(self.watches)
        shared = open_sight(table, watches[0].viewer) if table.match is not None and len(watches) > 1 else None
        for watch in watches:
            if everything or watch.informed < table.news:
                if not watch.settle():
                    continue
                if watch.guest not in infos:
                    info = table_info(table, watch.guest, now, self.here(), self.watching(), bots_ready)
                    infos[watch.guest] = _encode(TableNews(table=info))
                watch.informed = table.number
                watch.send(infos[watch.guest])
            if table.match is not None and (watch.is_new or watch.seen < table.number):
                group = (watch.viewer, watch.seen, watch.panels)
                if group not in views:
                    views[group] = _encode(view_news(table, watch.viewer, watch.seen, now, watch.panels, shared))
                watch.seen, watch.is_new = table.number, False
                watch.send(views[group])

    def stop_timer(self) -> None:
        """Let nothing happen by itself."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class Watch:
    """One live connection to a table, looking from one seat or from none.

    Attributes:
        viewer: the seat it looks from; -1 watches.
        seen: the newest entry whose view it has been sent; 0 for none.
        is_new: nothing of the game has been sent to it yet.
        informed: the newest entry at which it was sent the table's news; -1 before the first.
        send: takes an encoded message; never waits.
        panels: whether its views are to have panels.
    """

    def __init__(
        self,
        hall: Hall,
        hot: Hot,
        guest: str,
        seat: int | None,
        since: int,
        send: Callable[[bytes], None],
        panels: bool = True,
    ) -> None:
        self.hall = hall
        self.hot = hot
        self.guest = guest
        self.wants = seat
        self.viewer = WATCHER
        self.seen = since
        self.is_new = True
        self.informed = -1
        self.send = send
        self.panels = panels
        self.is_open = True
        self.viewer = self._seat_for(hot.table)

    async def handle(self, message: FromClient) -> None:
        """Do what a client asks, and answer; a fault is an answer, too."""
        if isinstance(message, Ping):
            self.send(PONG)
            return
        key = "" if isinstance(message, Look) else message.key
        try:
            answer = await self._answer(message)
        except ServerFault as fault:
            answer = Refusal(key=key, fault=fault_message(fault))
        if answer is not None:
            self.send(_encode(answer))

    async def _answer(self, message: Play | AskWhy | AskUndo | AnswerUndo | Look) -> ToClient | None:
        hall, table = self.hall, self.hot.table.opening.table
        match message:
            case Play(key=key, number=number, action=action):
                moved = await hall.play(table, self.guest, Move(key=key, number=number, action=action))
                return Done(key=key, number=moved.number)
            case AskWhy(key=key, action=action):
                return Because(key=key, why=await hall.why(table, self.guest, action))
            case AskUndo(key=key):
                return Done(key=key, number=(await hall.ask_undo(table, self.guest, key)).number)
            case AnswerUndo(key=key, agree=agree):
                return Done(key=key, number=(await hall.answer_undo(table, self.guest, agree, key)).number)
            case Look(seat=seat):
                await hall.look(self, seat)
                return None
            case _:
                assert_never(message)

    def look(self, seat: int) -> None:
        """Look from another seat of one's own; what is there is told from the beginning.

        Raises:
            ServerFault: the seat is another's, or the table is not to be watched.
        """
        check_viewer(self.hot.table, self.guest, seat)
        self.wants, self.viewer, self.seen = seat, seat, 0

    def settle(self) -> bool:
        """Look from where the guest now sits; False where there is nothing for it to see any more."""
        table = self.hot.table
        viewer = self._seat_for(table)
        if viewer != self.viewer:
            self.viewer, self.seen = viewer, 0
        if viewer == WATCHER and not may_watch(table, self.guest):
            self.bye("You no longer sit at this table, and it takes no spectators.", again=False)
            return False
        return True

    def bye(self, text: str, again: bool) -> None:
        """Say that the line is closed, and listen no more; whoever holds the connection then closes it."""
        if self.is_open:
            self.send(_encode(Bye(text=text, again=again)))
            self.close()

    def close(self) -> None:
        """Watch no more."""
        if self.is_open:
            self.is_open = False
            self.hall.gone(self)

    def _seat_for(self, table: Table) -> int:
        """The seat wanted, as long as the guest sits there; else its first; else none."""
        mine = table.seats_of(self.guest)
        if self.wants is not None and (self.wants == WATCHER or self.wants in mine):
            return self.wants
        if self.viewer in mine:
            return self.viewer
        return mine[0] if mine else WATCHER


def fault_message(fault: ServerFault) -> Fault:
    """A fault as it is sent."""
    return Fault(code=fault.code, text=str(fault), rule=fault.rule, number=fault.number)
