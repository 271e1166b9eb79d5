"""Notices: what every process has to hear of beside new entries. A guest was signed out, banned or erased; a table was
closed or rewritten.

The process that does it, a server or `runabout admin`, writes a numbered notice in the same transaction. Each
process asks for those that it has not seen, every `POLL_SECONDS`, and at once where it is told through the channel.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from runabout.server.access.guests import Guests, signed_out
from runabout.server.errors import ServerFault
from runabout.server.live import Connections
from runabout.server.storage.store import Store
from runabout.server.tables.registry import Registry
from runabout.server.tasks import BackgroundTasks
from runabout.server.telemetry import log

POLL_SECONDS = 2.0
"""Seconds after which every process that runs has heard of a notice, also without a channel."""


class Notices:
    """Acts on notices in one process.

    Args:
        store: where they are.
        guests: those who are remembered here.
        connections: the live ones of this process.
        registry: the tables in memory here.
    """

    def __init__(self, store: Store, guests: Guests, connections: Connections, registry: Registry) -> None:
        self._store = store
        self._guests = guests
        self._connections = connections
        self._registry = registry
        self._seen = 0
        self._lock = asyncio.Lock()
        self._tasks = BackgroundTasks()

    @contextlib.asynccontextmanager
    async def watched(self) -> AsyncIterator[None]:
        """Act on the notices that are written from now on, until the end of the block."""
        self._seen = await self._store.newest_notice()
        self._tasks = BackgroundTasks()
        self._tasks.start(self._poll())
        try:
            yield
        finally:
            await self._tasks.cancel()

    async def read(self) -> None:
        """Act on all notices that are written already."""
        async with self._lock:
            for number, kind, subject in await self._store.notices(self._seen):
                if number != self._seen + 1:  # this process was away for so long that some are no longer kept
                    self._guests.forget_all()
                    self._connections.restart_all()
                    for name in list(self._registry.live):
                        await self._registry.read_again(name)
                if kind == "guest":
                    await self._act_on_guest(subject)
                else:
                    await self._registry.read_again(subject)
                self._seen = number  # where the database was away meanwhile, the notice is acted on again

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            try:
                await self.read()
            except ServerFault:  # the database does not answer, which the store has logged
                continue
            except Exception:  # noqa: BLE001  # the next time will do
                log().exception("notices could not be read")

    async def _act_on_guest(self, guest: str) -> None:
        """A guest has been changed: ask the database about it, and close its live connections with the reason."""
        self._guests.forget(guest)
        found = await self._store.guest(guest)
        is_banned = found is not None and found.is_banned
        self._connections.end_all(guest, ServerFault("banned") if is_banned else signed_out())
