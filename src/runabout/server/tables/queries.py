"""What may be asked of the tables: each answer holds only what the guest who asks may know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from runabout.core.errors import RunaboutError
from runabout.core.plan import Plan
from runabout.match import Match
from runabout.match.record import dumps
from runabout.match.seating import Sitter
from runabout.server.errors import ServerFault
from runabout.server.live_messages import ViewNews
from runabout.server.messages.tables import TableInfo, TableList, WhyInfo
from runabout.server.messages.views import AboutInfo, ForecastInfo, Frame, Replay
from runabout.server.tables.foretelling import AboutTeller, Foreteller, about_teller, foreteller
from runabout.server.tables.live_table import LiveTable, Subscriber, Viewpoint
from runabout.server.tables.registry import UNREADABLE, Registry
from runabout.server.tables.replays import FrameKey, Frames, frame_keys
from runabout.server.tables.rights import (
    acting_seat,
    chair_at,
    check_may_watch,
    check_own,
    check_viewer,
    may_watch,
    viewer_for,
)
from runabout.server.tables.table import Table, read_fault
from runabout.server.tables.views import Recipient, recipient, view_news

FORECAST_COST = 4
"""What a forecast costs of what its guest may send, in messages, beside the one that asks for it: it takes the time of
about so many decisions.
"""

ABOUT_COST = 2
"""The same of telling what actions are about."""

FRAMES_FOR_A_MESSAGE = 10
"""Moments of a replay that have to be built and are charged as one message, beside the one that asks for them."""

KEPT_FRAMES_FOR_A_MESSAGE = 100
"""The same of moments that have been built for an earlier request."""

FRAMES_MAX = 200
"""Moments of a replay that are sent at once."""


class Queries:
    """What may be asked of the tables.

    Args:
        registry: the tables in memory.
        charge: counts what a guest asks that costs so many messages; raises TooFast where that is too much.
    """

    def __init__(self, registry: Registry, charge: Callable[[str, int], None]) -> None:
        self._registry = registry
        self._charge = charge
        self._frames = Frames()
        self._slice = asyncio.Lock()

    async def tables(self, guest: str) -> TableList:
        """The guest's tables; those that this server cannot read are left out."""
        found: list[TableInfo] = []
        for table in await self._registry.store.tables_of(guest):
            try:
                found.append(await self.info(table, guest))
            except ServerFault as fault:
                if fault.code not in UNREADABLE:
                    raise
        return TableList(tables=tuple(found))

    async def info(self, table: str, guest: str, words: str = "") -> TableInfo:
        """A table, as a guest sees it; how it ended is told in a language, "" for not at all."""

        async def work(live: LiveTable) -> TableInfo:
            return self._registry.info(live, guest, words)

        return await self._registry.use(table, work)

    async def why(self, table: str, guest: str, action: str) -> WhyInfo:
        """Whether an action is allowed now, and which rule forbids it; for the guest who is to act."""

        async def work(live: LiveTable) -> WhyInfo:
            acting_seat(live.table, guest)
            match = live.table.being_played()
            try:
                chosen, refused = match.read(action), match.why(action)
            except RunaboutError as fault:
                raise read_fault(fault, live.table.public_number) from fault
            if refused is None:
                return WhyInfo(action=chosen.text, allowed=True)
            return WhyInfo(action=chosen.text, allowed=False, rule=refused.rule, text=refused.reason)

        return await self._registry.use(table, work)

    async def about(self, table: str, guest: str) -> AboutInfo:
        """What each open action of the guest who is to act is about, and its tone, worked out in another thread.

        Raises:
            ServerFault: what `why` raises; "too-fast" where this guest has asked for too many.
        """

        async def work(live: LiveTable) -> AboutTeller:
            acting_seat(live.table, guest)
            self._charge(guest, ABOUT_COST)
            return about_teller(live.table)

        found = await self._registry.use(table, work)
        return await asyncio.to_thread(found)

    async def forecast(self, place: Viewpoint, action: str) -> ForecastInfo:
        """What an open action would do, for the guest who is to act. It is played on imagined tables in another thread,
        while the table goes on.

        Args:
            place: the table, who asks, and from which seat, where that is said.
            action: its text.

        Raises:
            ServerFault: "not-ready" while the rules of the game are still being compiled, as well as what `why` raises;
                "not-yours" for the seat of another, "refused" for an action that is not open, "too-fast" where this
                guest has asked for too many.
        """

        async def work(live: LiveTable) -> Foreteller:
            if place.seat is not None:
                check_own(live.table, place.guest, place.seat)
            acting_seat(live.table, place.guest, place.seat)
            found = foreteller(live.table, action, place.words)
            self._charge(place.guest, FORECAST_COST)
            return found

        found = await self._registry.use(place.table, work)
        return await asyncio.to_thread(found)

    async def view(self, place: Viewpoint) -> ViewNews:
        """The game, as one of the guest's seats may know it, with what has happened since the entry it knows of."""

        async def work(live: LiveTable) -> ViewNews:
            viewer = viewer_for(live.table, place.guest, place.seat)
            begun(live.table)
            return view_news(live.table, viewer, place.known(live.table, viewer), self._registry.clock(), place.words)

        return await self._registry.use(place.table, work, place.is_ahead)

    async def plan(self, place: Viewpoint) -> Plan:
        """How a table is laid out for the eye: the same for everybody who may see its game."""

        async def work(live: LiveTable) -> Plan:
            viewer_for(live.table, place.guest, place.seat)
            return begun(live.table).plan(place.words)

        return await self._registry.use(place.table, work)

    async def replay(self, place: Viewpoint, first: int, count: int) -> Replay:
        """Moments of the game so far, as one seat may know them; once it is over, from any seat.

        Args:
            place: the table, and who looks from where.
            first: decisions before the first moment.
            count: how many moments; at most `FRAMES_MAX` are sent.

        Raises:
            ServerFault: the table may not be looked at so; "too-fast" where this guest has asked for too many moments.
        """
        to = await self._registry.use(place.table, partial(self._begin_replay, place, first, count))
        live = await self._registry.find(place.table)
        found: dict[FrameKey, Frame] = {}

        async def build() -> Replay | None:
            keys = frame_keys(live.table, to, first, min(count, FRAMES_MAX))
            frames = self._frames.collect(live.table, keys, found)
            if frames is None:
                return None
            steps = live.table.decisions.noticed_count(to.seat)
            return Replay(table=place.table, seat=to.seat, steps=steps, first=first, frames=frames)

        while True:
            # In each iteration of the event loop, one slice of one replay, however many are asked for.
            async with self._slice:
                replay = await self._registry.exclusively(live, build)
                if replay is not None:
                    return replay
                await asyncio.sleep(0)

    async def _begin_replay(self, place: Viewpoint, first: int, count: int, live: LiveTable) -> Recipient:
        """For whom a replay is made; it is charged."""
        table, seat, guest = live.table, place.seat, place.guest
        begun(table)
        if table.status == "over" and seat is not None and seat >= 0 and may_watch(table, guest):
            chair_at(table, seat)
            viewer = seat
        else:
            viewer = viewer_for(table, guest, seat)
        to = recipient(table, viewer, place.words)
        keys = frame_keys(table, to, first, min(count, FRAMES_MAX))
        missing = self._frames.missing(keys)
        kept = len(keys) - missing
        self._charge(guest, missing // FRAMES_FOR_A_MESSAGE + kept // KEPT_FRAMES_FOR_A_MESSAGE)
        return to

    async def record(self, table: str, guest: str) -> str:
        """The match as a file, once it is over: it holds the chance key, and so everything that was hidden."""

        async def work(live: LiveTable) -> str:
            viewer_for(live.table, guest, None)
            match = live.table.match
            if match is None or not match.over:
                raise ServerFault("not-over", number=live.table.public_number)
            match.tags = {
                f"Seat{seat}": Sitter(chair.name, chair.level or None).tag
                for seat, chair in enumerate(live.table.chairs, 1)
            }
            return dumps(match)

        return await self._registry.use(table, work)

    # ------------------------------------------------------------------------------ subscriptions

    async def subscribe(self, place: Viewpoint, send: Callable[[bytes], None]) -> Subscriber:
        """Subscribe to a table: `send` is given the table and the game at once, and every change from then on."""

        async def work(live: LiveTable) -> Subscriber:
            if place.seat is not None:
                check_viewer(live.table, place.guest, place.seat)
            else:
                check_may_watch(live.table, place.guest)
            subscriber = Subscriber(live, place, send)
            before = live.presence()
            live.subscribers.add(subscriber)
            self._registry.publish(live, everything=live.presence() != before)
            return subscriber

        return await self._registry.use(place.table, work, place.is_ahead)

    async def look_from(self, subscriber: Subscriber, seat: int) -> None:
        """Let a subscriber look from another seat of the same guest."""

        async def work() -> None:
            subscriber.look_from(seat)
            self._registry.publish(subscriber.live)

        await self._registry.exclusively(subscriber.live, work)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """End a subscription, whose connection has ended; the others are told who is still there."""
        live = subscriber.live
        before = live.presence()
        live.subscribers.discard(subscriber)
        if live.presence() != before:
            self._registry.presence_changed(live)


def begun(table: Table) -> Match:
    """The match of a table; ServerFault unless the game has begun."""
    if table.match is None:
        raise ServerFault("not-playing", number=table.public_number, reason="not-begun")
    return table.match
