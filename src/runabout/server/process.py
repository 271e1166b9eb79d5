"""Everything that one process of the server is made of, in the order in which it starts and stops."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from runabout.core.broken import listening
from runabout.core.speech import sayings as speech
from runabout.games import names as game_names
from runabout.server.access.control import AccessControl
from runabout.server.access.guests import Guests
from runabout.server.bots.pool import BotPool
from runabout.server.bots.thinkers import Thinkers
from runabout.server.doors import Doors, connections_possible
from runabout.server.entry_channel import EntryChannel
from runabout.server.errors import BadSetting, ServerFault
from runabout.server.live import Connections
from runabout.server.notices import Notices
from runabout.server.settings import Settings
from runabout.server.shedding import Shedding
from runabout.server.static import Page
from runabout.server.storage.store import Store
from runabout.server.tables.automation import Automation
from runabout.server.tables.commands import Commands
from runabout.server.tables.compiled_rules import CompiledRules
from runabout.server.tables.queries import Queries
from runabout.server.tables.registry import Registry
from runabout.server.tables.views import BotsNow
from runabout.server.telemetry import BY_SERVER, Measures, log


class Server:
    """One process of the server.

    Args:
        settings: checked ones (see settings.read_settings).
        pool: where bots choose; None for worker processes, as many as the settings say.

    Raises:
        BadSetting: they ask for something that is not installed.
    """

    def __init__(self, settings: Settings, pool: BotPool | None = None) -> None:
        self.settings = settings
        self.measures = Measures()
        observe = self.measures.observe
        self.store = Store(settings.database_url, synchronous=settings.sqlite_synchronous, observe=observe)
        self.guests = Guests(self.store, settings.secret)
        self.access = AccessControl(settings, self.guests)
        possible = connections_possible(settings.connections, settings.workers)
        if possible < settings.connections:
            log().warning("open files are few", connections=possible, wanted=settings.connections)
        self.doors = Doors(possible, settings.connections_per_address, settings.trusted_proxies)
        self.shedding = Shedding(settings.requests_at_once)
        self.pool = pool or BotPool(settings.workers, self.access.address_of, thinkers=self._thinkers())
        self.entry_channel = EntryChannel(settings.redis_url, self.measures)
        rules = CompiledRules(self.pool.has_rules)
        self.registry = Registry(
            self.store, self.entry_channel.tell, rules.functions, self._bots_now, is_shared=bool(settings.redis_url)
        )
        self.measures.count_tables(self.registry.count)
        self.commands = Commands(self.registry, settings, observe)
        self.automation = Automation(self.commands, self.registry, self.pool, rules, settings, observe)
        self.queries = Queries(self.registry, self.access.charge)
        self.connections = Connections(
            settings.connections_per_guest, settings.message_bytes, self.measures, self.doors.remember
        )
        self.notices = Notices(self.store, self.guests, self.connections, self.registry)
        self.page = Page()
        self.unsaid_logged: set[tuple[str, str, str]] = set()  # game, language and message
        self.is_open = False

    def _thinkers(self) -> Thinkers | None:
        """Who is asked where no worker is free; None where the settings do not want that."""
        if not self.settings.thinkers:
            return None
        if self.settings.redis_url is None:
            raise BadSetting("thinkers: they are asked through Redis, and redis_url is not set.")
        return Thinkers(self.settings.redis_url, self.settings.thinker_seconds, game_names(), self.measures)

    def _bots_now(self, game: str) -> BotsNow:
        """How far the bots of a game are."""
        return BotsNow(self.pool.ready(game), self.pool.compiling(game))

    def check_open(self) -> None:
        """Raise ServerFault "stopping" unless the server takes requests."""
        if not self.is_open:
            raise ServerFault("stopping")

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Server]:
        """Start, and in the end stop: entries that are being written are stored before anything is closed.

        Raises:
            BadSetting: the database cannot be used; nothing is left running.
        """
        with (
            listening(lambda game, part, _fault: self.measures.broken.labels(game, part).inc()),
            speech.listening(lambda fault: self.measures.unsaid.labels(BY_SERVER, fault.language, fault.message).inc()),
        ):
            async with self._running():
                yield self

    @asynccontextmanager
    async def _running(self) -> AsyncIterator[None]:
        await self.store.start()
        try:
            await self.pool.start(game_names())
            try:
                async with (
                    self.notices.watched(),
                    self.entry_channel.listening(self.registry.hear, self.notices.read),
                ):
                    await self.automation.start()
                    self.is_open = True
                    try:
                        yield
                    finally:
                        await self.stop()
                        await self.automation.close()
                        await self.registry.close()
            finally:
                await self.pool.close()
        finally:
            await self.store.close()

    async def stop(self) -> None:
        """Take no more requests, and close the live connections."""
        if self.is_open:
            self.is_open = False
            log().info("stopping", connections=len(self.connections))
            await self.connections.stop(self.settings.stop_seconds)
