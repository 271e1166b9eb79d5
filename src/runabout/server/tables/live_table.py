"""A table in this process's memory: its state, its lock, and the live connections that subscribe to it."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable

import msgspec
from msgspec import Struct

from runabout.core.speech.declared import LANGUAGES
from runabout.server.entries import Summary
from runabout.server.errors import in_english
from runabout.server.live_messages import Bye, TableNews
from runabout.server.tables.chairs import WATCHER
from runabout.server.tables.rights import check_viewer, may_watch
from runabout.server.tables.table import Table
from runabout.server.tables.views import BotsNow, Now, Presence, table_info, view_news

_encode = msgspec.json.Encoder().encode

NO_SEAT_LEFT = "bye-no-seat"
"""The reason why somebody is dismissed who may no longer see the table."""

CLOSED = "bye-closed"
"""The reason why everybody is dismissed from a table that the people who run the server have closed."""


RECENT_SECONDS = 60.0
"""Seconds after the last request for a table during which it counts as watched, and is kept up to date with what other
processes write.
"""


class Viewpoint(Struct, frozen=True):
    """Which table is looked at, by whom and from where.

    Attributes:
        table: its name.
        guest: who looks.
        seat: the seat to look from; -1 watches; None for the guest's own.
        since: the newest entry that the client knows of, as it counts; 0 for none.
        seen_by: the viewer who counted so; None for the one who looks now.
        words: the language of what is said; "" for a client that says the facts itself.
    """

    table: str
    guest: str
    seat: int | None = None
    since: int = 0
    words: str = LANGUAGES[0]
    seen_by: int | None = None

    def known(self, table: Table, viewer: int) -> int:
        """The entry of a table's list up to which a client knows it; 0, nothing, where that is from another viewer's
        seat, or the list does not go so far.
        """
        if self.seen_by not in (None, viewer):
            return 0
        number = table.numbering.read(viewer, self.since)
        return number if number <= table.number else 0

    def is_ahead(self, table: Table) -> bool:
        """Whether the client may know more of a table than is in this process's memory."""
        return self.since > table.public_number


class LiveTable:
    """A table in memory. Reading or changing it requires holding `lock`.

    Attributes:
        table: the state after all entries known here.
        subscribers: the live connections that are sent its changes.
        stored: the summary that the database has; None where that is not known.
        bot_task: the task in which bots move; None where none runs.
        timer: the next automatic step: a clock that runs out, or a forced decision.
        unchanged: the newest entry that everybody noticed, as a watcher counts, and when a bot began to think about
            it, by the event loop's clock: from then on its reply is timed (see `pace`).
        read: when it was read into memory, by the monotonic clock.
        asked: when a request last asked for it, by the same clock; minus infinity where none has.
        attention: set when a request asks for it.
        kept_thinking: what the database was last told of the thinking about an entry: its number, and seconds.
        needs_reload: the in-memory state may be stale; it is read from the database before anything else.
        is_lost: it could not be read again; requests that wait for it are refused.
    """

    def __init__(self, table: Table, read: float) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.stored: Summary | None = None
        self.bot_task: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.unchanged = (-1, 0.0)
        self.read = read
        self.asked = -math.inf
        self.attention = asyncio.Event()
        self.kept_thinking = (0, 0.0)
        self.needs_reload = False
        self.is_lost = False

    @property
    def name(self) -> str:
        """The table's name."""
        return self.table.opening.table

    @property
    def last_used(self) -> float:
        """When it was read, or a request last asked for it, by the monotonic clock."""
        return max(self.read, self.asked)

    def notice(self, now: float) -> None:
        """A request asks for the table, at that time by the monotonic clock."""
        self.asked = now
        self.attention.set()

    def is_watched(self, now: float) -> bool:
        """Whether somebody looks at the table: has a live connection to it, or has asked for it lately."""
        return bool(self.subscribers) or now - self.asked < RECENT_SECONDS

    def presence(self) -> Presence:
        """Who is connected to the table now."""
        guests = {subscriber.guest for subscriber in self.subscribers}
        return Presence(frozenset(guest for guest in guests if guest), len(guests - self.table.people))

    def publish(self, now: Now, bots: BotsNow, everything: bool = False) -> bool:
        """Send every subscriber what it has not been sent.

        Args:
            now: the time.
            bots: how far the bots of this game are.
            everything: send the table's information to those, too, who have been sent its newest version.

        Returns:
            Whether a subscriber was dismissed, because it may no longer see the table.
        """
        table = self.table
        if table.is_closed:
            for subscriber in list(self.subscribers):
                self.dismiss(subscriber, in_english(CLOSED, {}), again=False, reason=CLOSED)
            return False
        infos: dict[tuple[str, str], bytes] = {}
        views: dict[tuple[int, int, str], bytes] = {}
        subscribers = list(self.subscribers)
        for subscriber in subscribers:
            if everything or subscriber.informed < table.info_number:
                if not subscriber.update_viewer():
                    self.dismiss(subscriber, in_english(NO_SEAT_LEFT, {}), again=False, reason=NO_SEAT_LEFT)
                    continue
                told = (subscriber.guest, subscriber.words)
                if told not in infos:
                    info = table_info(table, subscriber.guest, now, self.presence(), bots, subscriber.words)
                    infos[told] = _encode(TableNews(table=info))
                subscriber.informed = table.number
                subscriber.send(infos[told])
            if table.match is not None and (subscriber.is_new or subscriber.has_missed(table)):
                group = (subscriber.viewer, subscriber.seen, subscriber.words)
                if group not in views:
                    views[group] = _encode(
                        view_news(table, subscriber.viewer, subscriber.seen, now.clock, subscriber.words)
                    )
                subscriber.is_new = False
                subscriber.send(views[group])
            subscriber.seen = max(subscriber.seen, table.number if table.match is not None else 0)
        return len(self.subscribers) < len(subscribers)

    def dismiss(self, subscriber: Subscriber, text: str, again: bool, reason: str = "bye") -> None:
        """End a subscription, and tell its client why; `again`: it may come back in a moment."""
        if subscriber in self.subscribers:
            self.subscribers.discard(subscriber)
            subscriber.send(_encode(Bye(text=text, reason=reason, again=again)))

    def dismiss_all(self, text: str) -> None:
        """End all subscriptions; their clients may come back in a moment."""
        for subscriber in list(self.subscribers):
            self.dismiss(subscriber, text, again=True)

    def stop_timer(self) -> None:
        """Cancel the next automatic step."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class Subscriber:
    """One live connection's subscription to a table.

    Args:
        live: the table.
        viewpoint: who looks, and from where.
        send: takes an encoded message; never waits.

    Attributes:
        viewer: the seat it looks from now; -1 watches.
        seen: the newest entry of the list of which it knows all that its viewer noticed; 0 for none.
        is_new: it has not been sent a view yet.
        informed: the newest entry at which it was sent the table's information; -1 before the first.
        words: the language in which it is told; "" for none.
    """

    def __init__(self, live: LiveTable, viewpoint: Viewpoint, send: Callable[[bytes], None]) -> None:
        self.live = live
        self.guest = viewpoint.guest
        self.send = send
        self.words = viewpoint.words
        self.is_new = True
        self.informed = -1
        self._wanted = viewpoint.seat
        self.viewer = WATCHER
        self.viewer = self._seat_in(live.table)
        self.seen = viewpoint.known(live.table, self.viewer)

    def has_missed(self, table: Table) -> bool:
        """Whether its viewer noticed an entry that it has not been sent."""
        told = table.numbering.told
        return self.seen < table.number and (
            self.seen == 0 or told(self.viewer, self.seen) < told(self.viewer, table.number)
        )

    def look_from(self, seat: int) -> None:
        """Look from another seat of the same guest; its view is then told from the beginning.

        Raises:
            ServerFault: the seat is another guest's, or the table takes no spectators.
        """
        check_viewer(self.live.table, self.guest, seat)
        self._wanted, self.viewer, self.seen = seat, seat, 0

    def update_viewer(self) -> bool:
        """Look from where the guest sits now; return whether it may still see the table."""
        table = self.live.table
        viewer = self._seat_in(table)
        if viewer != self.viewer:
            self.viewer, self.seen = viewer, 0
        return viewer != WATCHER or may_watch(table, self.guest)

    def _seat_in(self, table: Table) -> int:
        """The seat asked for, while the guest sits there; else the one looked from; else its first; else -1."""
        mine = table.seats_of(self.guest)
        if self._wanted is not None and (self._wanted == WATCHER or self._wanted in mine):
            return self._wanted
        if self.viewer in mine:
            return self.viewer
        return mine[0] if mine else WATCHER
