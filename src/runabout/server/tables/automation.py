"""What happens at tables without a person's request: bots move, clocks run out, forced decisions are taken, and tables
that another process left unattended are taken up.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from runabout.core.chance import derive
from runabout.match.series import forced_action
from runabout.server.bots.fair_queue import Claim
from runabout.server.bots.pool import BotPool, NoChoice
from runabout.server.errors import ServerFault
from runabout.server.settings import Settings
from runabout.server.tables.commands import Commands
from runabout.server.tables.compiled_rules import CompiledRules
from runabout.server.tables.live_table import LiveTable
from runabout.server.tables.pace import ThinkingTimes, release
from runabout.server.tables.registry import UNREADABLE, Registry
from runabout.server.tasks import BackgroundTasks

SWEEP_SECONDS = 2.0
"""Seconds between sweeps for unattended tables."""

ABANDONED_SECONDS = 5.0
"""A bot that has been to move for so long is unattended: its process died, or a message was lost."""

AHEAD_SECONDS = 60.0
"""A change dated so far ahead was dated before this machine's clock was put back, so that its age is not known. Clocks
of machines that share a database differ by less.
"""

CLOCK_SWEEP_SECONDS = 30.0
"""Seconds between sweeps that look for running clocks, too."""

THINKING_KEPT_SECONDS = 5.0
"""Seconds of thinking at a table with a clock that a process which is killed may lose, in the player's favour."""

FORCED_PAUSE = (0.8, 2.4)
"""Seconds before a forced decision is taken, about as long as people take: its speed reveals no hand. (RRA-26)"""

RETRY_SECONDS = 1.0
"""Seconds before an automatic step that failed is tried again."""

REST_SECONDS = 2.0
"""Seconds between two decisions of bots at a table where nobody sits and which nobody watches. Less than
`ABANDONED_SECONDS`, or another process would take the table up.
"""

TAKEN_UP_MAX = 100
"""Tables that are read in one sweep: after a start, thousands may wait. Those with people go first."""

log = logging.getLogger(__name__)


class Automation:
    """Lets bots move, and time pass.

    Args:
        commands: what it does at the tables, as a person would.
        registry: the tables in memory, of whose changes it is told.
        pool: where bots choose.
        rules: the compiled functions of games, which it has loaded once they are there.
        settings: the server's.
        observe: takes measurements by name: "think", seconds that a bot took.

    Attributes:
        thinking_times: how long bots have lately thought.
    """

    def __init__(
        self,
        commands: Commands,
        registry: Registry,
        pool: BotPool,
        rules: CompiledRules,
        settings: Settings,
        observe: Callable[[str, float], None] = lambda name, value: None,
    ) -> None:
        self._commands = commands
        self._registry = registry
        self._pool = pool
        self._rules = rules
        self._settings = settings
        self._observe = observe
        self.thinking_times = ThinkingTimes()
        self._tasks = BackgroundTasks()
        self._is_closed = False
        registry.listen(self.schedule)
        registry.on_notice(pool.watch)
        pool.on_ready(self._tell_ready)

    async def start(self) -> None:
        """Go on with every table that waits for a bot or a clock, without keeping anybody waiting."""
        self._tasks.start(self._sweep())

    async def close(self) -> None:
        """Take no automatic step any more."""
        self._is_closed = True
        await self._tasks.cancel()

    def schedule(self, live: LiveTable) -> None:
        """Prepare the next automatic step at a table: a bot's move, a forced decision, or the end of a clock."""
        live.stop_timer()
        table = live.table
        if not self._goes_on(live) or table.status != "playing":
            return
        seat = table.to_act
        if table.is_bot(seat):
            if live.bot_task is None:
                live.bot_task = self._tasks.start(self._move_bots(live))
            return
        loop, moved = asyncio.get_running_loop(), table.moved
        assert table.match is not None
        # What was taken back is decided by the person anew, forced or not: the table would decide before the person
        # could take back still more.
        is_anew = table.moved == table.taken_back
        if not is_anew and not table.shares_screen(seat) and forced_action(table.match):
            is_alone = not live.presence().watching and len({chair.guest for chair in table.chairs} - {""}) == 1
            low, high = FORCED_PAUSE
            pause = 0.0 if is_alone else low + (high - low) * secrets.randbelow(1000) / 1000
            live.timer = loop.call_later(pause, lambda: self._tasks.start(self._play_forced(live, moved)))
        elif table.opening.clock is not None:
            left = table.seconds_left(seat, self._registry.clock())
            live.timer = loop.call_later(left + 0.01, lambda: self._tasks.start(self._end_time(live, seat, moved)))

    async def _move_bots(self, live: LiveTable) -> None:
        """Let bots move until a person is to act."""
        try:
            while self._goes_on(live) and live.table.is_bot(live.table.to_act):
                try:
                    await self._rest(live)
                    await self._move_bot(live)
                except ServerFault as fault:
                    if fault.code != "stale":  # where another process let the bot move, nothing is wrong
                        log.warning("a bot could not move: %s", fault)
                        await asyncio.sleep(RETRY_SECONDS)
        except Exception:
            log.exception("a bot could not move")
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            live.bot_task = None
        self.schedule(live)

    def _goes_on(self, live: LiveTable) -> bool:
        """Whether automatic steps are taken at a table."""
        return not (self._is_closed or live.is_lost or live.table.is_closed)

    async def _rest(self, live: LiveTable) -> None:
        """Wait for `REST_SECONDS` at a table where nobody sits and which nobody watches; a request ends the wait."""
        if live.table.people or live.is_watched(time.monotonic()):
            return
        live.attention.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(live.attention.wait(), REST_SECONDS)

    def _claim(self, live: LiveTable) -> Claim:
        """Whom a table's thinking is charged to: its host if connected, else the first connected person at a seat, else
        its host.
        """
        here, table = live.presence().guests, live.table
        people = [table.opening.host, *(chair.person for chair in table.chairs)]
        guest = next((one for one in people if one in here), table.opening.host)
        return Claim("", guest, live.name, live.is_watched(time.monotonic()))

    async def _move_bot(self, live: LiveTable) -> None:
        """Let one bot choose and move; in every process it would choose the same."""
        table, match = live.table, live.table.being_played()
        seat, moved, game = match.seat, table.moved, table.game.name
        loop = asyncio.get_running_loop()
        if live.unchanged[0] != table.public_number:
            live.unchanged = table.public_number, loop.time()
        key = derive(table.opening.key, f"bot {seat} at {len(match.steps)} after {table.taken_back}")
        began = loop.time()
        try:
            sight, claim = bytes(match.sight(seat)), self._claim(live)
            chosen = await self._pool.choose(game, table.chairs[seat].level, sight, key, claim)
        except NoChoice as fault:  # a poor move is better than a table that never goes on
            log.error("a bot at table %s plays at random: %s", table.opening.table, fault)
            legal = match.legal()
            chosen = legal[int.from_bytes(key[:8], "big") % len(legal)].number
        took = loop.time() - began
        self._observe("think", took)
        padded = self.thinking_times.padded(
            game, table.chairs[seat].level, took, len(match.legal()) > 1, derive(key, "as long")
        )
        if (table.people or live.subscribers) and self._settings.bot_pace and table.moved == moved:
            await self._wait_for_release(live, chosen, padded - took)
        await self._commands.play_for_bot(live, seat, moved, table.game.words.format(chosen))

    def _tell_ready(self, game: str) -> None:
        """Tell the subscribers of a game's tables that its bots play at their own level from now on."""
        for live in self._registry.live.values():
            if live.subscribers and live.table.game.name == game:
                self._registry.presence_changed(live)

    async def _wait_for_release(self, live: LiveTable, chosen: int, longer: float) -> None:
        """Wait until what a bot has chosen may be seen, as if it had taken so much longer; what nobody else notices is
        played at once.
        """
        table, now = live.table, asyncio.get_running_loop().time()
        match, (number, since) = table.being_played(), live.unchanged
        if match.noticed_by(chosen) is None:
            level, pace = table.chairs[match.seat].level, self._settings.bot_pace
            took = now - since
            await asyncio.sleep(release(table.opening.key, level, number, took + longer, pace) - took)

    async def _play_forced(self, live: LiveTable, moved: int) -> None:
        """Take the only decision that a person has. (RRA-26)"""
        await self._attempt(live, lambda: self._commands.play_forced(live, moved))

    async def _end_time(self, live: LiveTable, seat: int, moved: int) -> None:
        """Replace a person whose time is over by a bot."""

        async def work() -> None:
            if not await self._commands.end_time(live, seat, moved):
                self.schedule(live)

        await self._attempt(live, work)

    async def _attempt(self, live: LiveTable, work: Callable[[], Awaitable[None]]) -> None:
        """Take an automatic step; where it fails, prepare it again."""
        try:
            await work()
        except ServerFault as fault:
            log.warning("an automatic step failed, and is tried again: %s", fault)
            await asyncio.sleep(RETRY_SECONDS)
            self.schedule(live)

    # ------------------------------------------------------------------------------ sweeping

    async def _sweep(self) -> None:
        """Look for unattended tables, over and over."""
        # The first sweep takes up every table, also those that were changed before the machine's clock was put back.
        idle_since, latest, next_clocks = math.inf, math.inf, time.monotonic()
        while True:
            clocks = time.monotonic() >= next_clocks
            if clocks:
                next_clocks = time.monotonic() + CLOCK_SWEEP_SECONDS
            try:
                await self._take_up(idle_since, latest, clocks)
                await self._rules.load()
                if self._registry.is_shared:
                    await self._catch_up()
                await self._registry.keep_thinking(THINKING_KEPT_SECONDS)
                self._forget_idle()
            except Exception:
                log.exception("a sweep failed; the next one follows")
            await asyncio.sleep(SWEEP_SECONDS)
            now = time.time()
            idle_since, latest = now - ABANDONED_SECONDS, now + AHEAD_SECONDS

    async def _take_up(self, idle_since: float, latest: float, clocks: bool) -> None:
        """Go on with tables where a bot has been to move since that time, or where that is dated after `latest`; with
        `clocks`, where a clock runs, too.
        """
        store = self._registry.store
        names = await store.waiting_on_clock() if clocks else []
        names += await store.waiting_for_bots(idle_since, latest)
        live, read = self._registry.live, 0
        for name in names:
            was_read = name in live
            if was_read or read < TAKEN_UP_MAX:
                await self._attend(name, self._take_up_table(name))
                read += not was_read and name in live

    async def _take_up_table(self, name: str) -> None:
        """Go on with a table that is unattended."""
        live = self._registry.live.get(name)
        if live is None:
            await self._registry.read(name)  # which schedules its next step
        elif live.bot_task is None:
            await self._registry.catch_up(live)
            self.schedule(live)

    async def _catch_up(self) -> None:
        """Read what other processes wrote at tables in use: a message from them may have been lost."""
        for live in list(self._registry.live.values()):
            if live.is_watched(time.monotonic()):
                await self._attend(live.name, self._registry.catch_up(live))

    async def _attend(self, name: str, work: Awaitable[None]) -> None:
        """Do something at one table; where it fails, log that and leave the other tables undisturbed."""
        try:
            await work
        except ServerFault as fault:
            if fault.code not in UNREADABLE:
                log.warning("table %s does not go on: %s", name, fault)
        except Exception:
            log.exception("table %s does not go on", name)

    def _forget_idle(self) -> None:
        """Take tables out of the memory that have not been used for long, and where no clock runs."""
        limit = time.monotonic() - self._settings.idle_minutes * 60
        for live in list(self._registry.live.values()):
            is_busy = live.subscribers or live.bot_task is not None or live.lock.locked()
            if live.last_used < limit and not is_busy and not live.table.runs_clock:
                self._registry.forget(live)
