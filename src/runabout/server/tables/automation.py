"""Driver: what happens at tables by itself. Bots move, clocks run out, the table decides for whoever has no choice, and
whatever another process left lying is taken up.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine

from runabout.core.chance import derive
from runabout.core.game import INTERPRET, Functions, Game
from runabout.games import game as find_game
from runabout.games import names as game_names
from runabout.match.series import forced_action
from runabout.server.bots.pool import NoThought, Thinkers
from runabout.server.bots.warming import keep_what_is_there, warm_rules
from runabout.server.entries import Left, Played
from runabout.server.errors import ServerFault
from runabout.server.settings import Settings
from runabout.server.tables.live_table import Hot
from runabout.server.tables.registry import NOT_HERE, Tables
from runabout.server.tables.setting_up import bot_on
from runabout.server.tables.table import Table

SWEEP_SECONDS = 2.0
"""Between two looks at what lies about."""

ABANDONED_SECONDS = 5.0
"""A table where a bot has been to move for so long has nobody who lets it: its process died, or a message was lost."""

CLOCK_SWEEP_SECONDS = 30.0

PAUSE = (0.8, 2.4)
"""Seconds that the table takes for a person who has no choice: as long as people take (RRA-26)."""

RETRY_SECONDS = 1.0
"""Before what could not be done by itself is tried again."""

LATELY_SECONDS = 60.0
"""How long a table that somebody asked for is kept up with what other processes write."""

log = logging.getLogger(__name__)


class Driver:
    """Lets bots move, and time pass.

    Args:
        thinkers: where bots think.
        settings: the server's.
        observe: takes measurements; see Hall.
    """

    def __init__(self, thinkers: Thinkers, settings: Settings, observe: Callable[[str, float], None]) -> None:
        self.thinkers = thinkers
        self.settings = settings
        self.observe = observe
        self.tables: Tables
        self._compiled: dict[str, Functions] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    def attach(self, tables: Tables) -> None:
        """Drive these tables."""
        self.tables = tables
        tables.after = self.go_on

    async def start(self) -> None:
        """Go on where this or another process stopped, without keeping anybody waiting."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Let nothing more happen by itself."""
        self._is_closed = True
        tasks = [*self._tasks, *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def functions(self, game: Game) -> Functions:
        """The functions to play a game with: plain Python until those compiled have been loaded. Both play the same."""
        return self._compiled.get(game.name, game.interpreted)

    def replacement(self, table: Table, seat: int, why: str) -> Left:
        """A person's leaving, with the bot that plays on."""
        bot = bot_on(seat, self.settings.bot_level, table.opening.table, [chair.name for chair in table.chairs])
        return Left(seat=seat, why=why, level=bot.level, name=bot.name)

    def go_on(self, hot: Hot) -> None:
        """Let happen what happens next at a table by itself."""
        hot.stop_timer()
        table = hot.table
        if self._is_closed or hot.is_lost or table.status != "playing":
            return
        seat = table.to_act
        if table.is_bot(seat):
            if hot.driver is None:
                hot.driver = self._task(self._move_bots(hot))
            return
        loop, moved = asyncio.get_running_loop(), table.moved
        assert table.match is not None
        if not table.shares_screen(seat) and forced_action(table.match):
            alone = len(table.people) == 1
            pause = 0.0 if alone else PAUSE[0] + (PAUSE[1] - PAUSE[0]) * secrets.randbelow(1000) / 1000
            hot.timer = loop.call_later(pause, lambda: self._task(self._decide_for(hot, moved)))
        elif table.opening.clock is not None:
            left = table.seconds_left(seat, time.time())
            hot.timer = loop.call_later(left + 0.01, lambda: self._task(self._run_out(hot, seat, moved)))

    async def _move_bots(self, hot: Hot) -> None:
        """Let bots move until a person is to act."""
        try:
            while not self._is_closed and not hot.is_lost and hot.table.is_bot(hot.table.to_act):
                try:
                    await self._move_bot(hot)
                except ServerFault as fault:
                    if fault.code != "stale":  # where another process let the bot move, all is well
                        log.warning("a bot could not move: %s", fault)
                        await asyncio.sleep(RETRY_SECONDS)
        except Exception:
            log.exception("a bot could not move")
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            hot.driver = None
        self.go_on(hot)

    async def _move_bot(self, hot: Hot) -> None:
        """Let one bot decide; every process that asks would have it decide the same."""
        table, match = hot.table, hot.table.being_played()
        seat, moved, game = match.seat, table.moved, table.game.name
        was_ready = self.thinkers.ready(game)
        if not was_ready:
            await self.thinkers.hurry(game)
        key = derive(table.opening.key, f"bot {seat} at {len(match.steps)} after {table.taken_back}")
        began = time.perf_counter()
        try:
            chosen = await self.thinkers.choose(game, table.chairs[seat].level, bytes(match.sight(seat)), key)
        except NoThought as fault:  # better a poor move than a table that never goes on
            log.error("a bot at table %s plays at random: %s", table.opening.table, fault)
            legal = match.legal()
            chosen = legal[int.from_bytes(key[:8], "big") % len(legal)].number
        self.observe("think", time.perf_counter() - began)

        async def work() -> None:
            if hot.table.moved == moved and hot.table.is_bot(seat) and not self._is_closed:
                if not was_ready:
                    self.tables.tell(hot, everything=True)
                await self.tables.write(hot, "", Played(seat=seat, action=table.game.words.format(chosen)))

        await self.tables.alone(hot, work)

    async def _decide_for(self, hot: Hot, moved: int) -> None:
        """Take the only decision that a person has (RRA-26)."""

        async def work() -> None:
            match = hot.table.match
            forced = forced_action(match) if match and hot.table.moved == moved else None
            if match and forced and hot.table.chairs[match.seat].person:
                await self.tables.write(hot, "", Played(seat=match.seat, action=forced.text))

        await self._quietly(hot, work)

    async def _run_out(self, hot: Hot, seat: int, moved: int) -> None:
        """Seat a bot where a person's time is over."""

        async def work() -> None:
            table = hot.table
            if table.moved == moved and table.to_act == seat and table.seconds_left(seat, time.time()) == 0:
                await self.tables.write(hot, "", self.replacement(table, seat, "time"))
            else:
                self.go_on(hot)

        await self._quietly(hot, work)

    async def _quietly(self, hot: Hot, work: Callable[[], Awaitable[None]]) -> None:
        """Do what nobody asked for, and try again where it cannot be done."""
        try:
            await self.tables.alone(hot, work)
        except ServerFault as fault:
            log.warning("a table does not go on by itself: %s", fault)
            await asyncio.sleep(RETRY_SECONDS)
            self.go_on(hot)

    async def _sweep(self) -> None:
        """Look after what lies about, over and over."""
        abandoned, next_clocks = time.time(), time.monotonic()  # at first, whatever there is
        while True:
            clocks = time.monotonic() >= next_clocks
            if clocks:
                next_clocks = time.monotonic() + CLOCK_SWEEP_SECONDS
            try:
                await self._take_up(abandoned, clocks)
                await self._load_compiled()
                if self.settings.redis_url:
                    await self._catch_up()
                self._put_away()
            except Exception:
                log.exception("the sweep failed; it goes on")
            await asyncio.sleep(SWEEP_SECONDS)
            abandoned = time.time() - ABANDONED_SECONDS

    async def _take_up(self, idle_since: float, clocks: bool) -> None:
        """Bring tables into memory that wait for a bot or, now and then, for a clock."""
        names = await self.tables.store.waiting_for_bots(idle_since)
        if clocks:
            names += await self.tables.store.waiting_on_clock()
        for name in names:
            hot = self.tables.hot.get(name)
            try:
                if hot is None:
                    await self.tables.find(name)  # which lets it go on
                elif hot.driver is None:
                    await self.tables.catch_up(hot)
                    self.go_on(hot)
            except ServerFault as fault:
                if fault.code not in NOT_HERE:
                    log.warning("table %s does not go on: %s", name, fault)
            except Exception:
                log.exception("table %s does not go on", name)

    async def _catch_up(self) -> None:
        """Where several processes write, a message between them may have been lost."""
        lately = time.monotonic() - LATELY_SECONDS
        for hot in list(self.tables.hot.values()):
            if hot.watches or hot.used > lately:  # watched, or looked at over and over
                await self.tables.catch_up(hot)

    def _put_away(self) -> None:
        """Forget tables that nobody has had to do with for long."""
        limit = time.monotonic() - self.settings.idle_minutes * 60
        for hot in list(self.tables.hot.values()):
            if hot.used < limit and not hot.watches and hot.driver is None and not hot.lock.locked():
                self.tables.put_away(hot)

    async def _load_compiled(self) -> None:
        """Load the compiled functions of games that a worker has compiled."""
        if os.environ.get(INTERPRET):
            return
        for name in game_names():
            if name not in self._compiled and self.thinkers.has_rules(name):
                run = find_game(name).compiled
                await asyncio.to_thread(warm_rules, run)
                self._compiled[name] = run
                keep_what_is_there()

    def _task(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
