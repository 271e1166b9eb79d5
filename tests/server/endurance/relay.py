"""Connections that can be cut."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

CHUNK = 65536


class Relay:
    """A unix socket that leads to another one.

    Args:
        path: of this socket; clients connect to it.
        target: of the socket that it leads to.

    Attributes:
        loses_replies: what clients say arrives, and nothing comes back.
    """

    def __init__(self, path: Path, target: Path) -> None:
        self.path, self.target = path, target
        self.loses_replies = False
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()

    async def open(self) -> None:
        """Take connections."""
        self.loses_replies = False
        self._server = await asyncio.start_unix_server(self._lead, self.path)

    async def cut(self) -> None:
        """End all connections, and refuse others until it is opened again."""
        if self._server is not None:
            self._server.close()
            self._server = None
            self.path.unlink(missing_ok=True)
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends = {writer}
        self._writers |= ends
        passing: list[asyncio.Task[None]] = []
        try:
            there, back = await asyncio.open_unix_connection(self.target)
            ends.add(back)
            self._writers.add(back)
            ways = [self._pass_on(reader, back), self._pass_on(there, writer, are_replies=True)]
            passing += [asyncio.create_task(way) for way in ways]
            await asyncio.wait(passing, return_when=asyncio.FIRST_COMPLETED)
        except OSError:
            pass  # nobody is there: the client's connection ends
        finally:
            self._writers -= ends
            for end in ends:
                end.transport.abort()
            await asyncio.gather(*passing)  # the other way ends with it

    async def _pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, are_replies: bool = False
    ) -> None:
        with suppress(OSError):
            while said := await reader.read(CHUNK):
                if not (are_replies and self.loses_replies):
                    writer.write(said)
                    await writer.drain()
