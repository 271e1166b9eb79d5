"""Time that is moved by a test: stories whose times are exact, however busy the machine is, and who hears them."""

from __future__ import annotations

import asyncio
import re
import selectors
from collections.abc import Callable, Coroutine
from typing import Any
from unittest import mock

import msgspec

from runabout.server.errors import ServerFault
from tests.server.rooms import Room, g

BEGAN = 1_000_000.0


class MovedLoop(asyncio.SelectorEventLoop):
    """An event loop in which time goes by only where all tasks wait, and then at once up to the next that is due."""

    def __init__(self) -> None:
        self.now = BEGAN
        loop = self

        class Selector(selectors.SelectSelector):
            def select(self, timeout: float | None = None) -> Any:
                if timeout is not None and timeout > 0:
                    loop.now += timeout
                return super().select(0)

        super().__init__(Selector())

    def time(self) -> float:
        return self.now


async def at_once(function: Callable[..., Any], *args: Any) -> Any:
    """What `asyncio.to_thread` does, without a thread: while one worked, time would go by as far as a timer allows."""
    return function(*args)


def timed(told: Callable[[Room], Coroutine[Any, Any, Any]], **given: Any) -> Any:
    """What a story in a room of its own returns, at a time that moves by itself."""

    async def run() -> Any:
        moved = asyncio.get_running_loop().time
        with (
            mock.patch("time.time", moved),
            mock.patch("tests.server.rooms.steady", moved),
            mock.patch("asyncio.to_thread", at_once),
        ):
            room = Room(**given)
            found = await told(room)
            await room.close()
            return found

    with asyncio.Runner(loop_factory=MovedLoop) as runner:
        return runner.run(run())


class Witness:
    """All that somebody who watches a table is sent, and when."""

    def __init__(self, room: Room, table: str, name: str) -> None:
        self.room, self.table, self.name = room, table, name
        self.heard: list[tuple[float, bytes]] = []

    async def watch(self) -> Witness:
        """Begin."""
        self.inbox = await self.room.look(self.table, self.name)
        self.inbox.raw = self  # type: ignore[assignment]  # what is sent is appended, with its time
        return self

    def append(self, message: bytes) -> None:
        self.heard.append((round(asyncio.get_running_loop().time() - BEGAN, 6), self.plain(message)))

    async def ask(self, takes_back: bool = True) -> None:
        """Ask for all that is told over HTTP; `takes_back`: ask to take back, too."""
        for since in (0, self.room.now(self.table).numbering.told(-1, self.room.now(self.table).number)):
            self.append(msgspec.json.encode(await self.room.view(self.table, self.name, since=since)))
        for answer in (
            await self.room.info(self.table, self.name),
            await self.room.queries.tables(g(self.name)),
            await self.room.replay(self.table, self.name, None, 0, 200),
        ):
            self.append(msgspec.json.encode(answer))
        if not takes_back:
            return
        try:
            await self.room.commands.ask_undo(self.table, g(self.name), "never used")
        except ServerFault as fault:
            self.append(msgspec.json.encode([str(fault), fault.number]))

    def plain(self, message: bytes) -> bytes:
        """A message without the table's name, which is drawn, and with times to the microsecond."""
        rounded = re.sub(rb"\d+\.\d{6,}", lambda found: b"%.6f" % float(found[0]), message)
        return rounded.replace(self.table.encode(), b"a table")
