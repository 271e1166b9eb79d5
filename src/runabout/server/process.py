"""Everything a running server is made of, in the order in which it starts and stops."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from runabout import games as shelf
from runabout.server.access.control import Door
from runabout.server.access.guests import Guests
from runabout.server.bots.pool import Thinkers
from runabout.server.entry_channel import News
from runabout.server.errors import ServerFault
from runabout.server.live import Lines
from runabout.server.settings import Settings
from runabout.server.static import Page
from runabout.server.storage.store import Store
from runabout.server.tables.commands import Hall
from runabout.server.telemetry import Measures, log


class Server:
    """One process of the server.

    Args:
        settings: checked ones (see settings.read_settings).
        thinkers: where bots think; None for worker processes, as many as the settings say.

    Raises:
        BadSetting: they ask for something that is not installed.
    """

    def __init__(self, settings: Settings, thinkers: Thinkers | None = None) -> None:
        self.settings = settings
        self.measures = Measures(self._count)
        self.store = Store(
            settings.database_url, synchronous=settings.sqlite_synchronous, observe=self.measures.observe
        )
        self.thinkers = thinkers or Thinkers(settings.workers)
        self.news = News(settings.redis_url, self._heard, self.measures)
        self.hall = Hall(self.store, self.thinkers, self.news.tell, settings, self.measures.observe)
        self.guests = Guests(self.store, settings.secret)
        self.door = Door(settings, self.guests)
        self.lines = Lines(settings.connections_per_guest, settings.message_bytes, self.measures)
        self.page = Page()
        self.is_open = False

    async def _heard(self, table: str, number: int) -> None:
        await self.hall.heard(table, number)

    def _count(self) -> dict[str, int]:
        return self.hall.count()

    def check_open(self) -> None:
        """Raise ServerFault "stopping" unless the server takes requests."""
        if not self.is_open:
            raise ServerFault("stopping", "The server is stopping, or has only begun to start; come back in a moment.")

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Server]:
        """Start, and in the end stop: what is being written is written before anything is let go of.

        Raises:
            BadSetting: the database cannot be used; nothing is left running.
        """
        await self.store.start()
        try:
            await self.thinkers.start(shelf.names())
            try:
                async with self.news:
                    await self.hall.start()
                    self.is_open = True
                    try:
                        yield self
                    finally:
                        await self.stop()
                        await self.hall.close()
            finally:
                await self.thinkers.close()
        finally:
            await self.store.close()

    async def stop(self) -> None:
        """Take no more requests, and close the live lines."""
        if self.is_open:
            self.is_open = False
            log().info("stopping", lines=len(self.lines))
            await self.lines.stop(self.settings.stop_seconds)
