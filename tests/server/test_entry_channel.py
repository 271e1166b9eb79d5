"""How processes hear of each other's entries, and that none is hurt when what carries the news goes away."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from runabout.server.entry_channel import CHANNEL, EntryChannel
from runabout.server.errors import BadSetting
from runabout.server.telemetry import Measures
from tests.patience import PATIENCE
from tests.server.services import redis_server

NOWHERE = "redis://127.0.0.1:1/0"


class Listener:
    """Keeps the newest number that it was told of each table."""

    def __init__(self) -> None:
        self.heard: dict[str, int] = {}
        self.some = asyncio.Event()

    async def __call__(self, table: str, number: int) -> None:
        if table == "broken":
            raise ZeroDivisionError("this table cannot be followed")
        self.heard[table] = number
        self.some.set()

    async def hears(self, table: str, number: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.heard.get(table) != number:
                self.some.clear()
                await self.some.wait()


@asynccontextmanager
async def process(url: str | None, listener: Listener, measures: Measures | None = None) -> AsyncIterator[EntryChannel]:
    channel = EntryChannel(url, measures or Measures())
    async with channel.listening(listener):
        yield channel


async def until_told(teller: EntryChannel, listener: Listener, table: str) -> None:
    """Publish until a subscriber receives it: a message published without a subscriber is lost, as it may be."""
    async with asyncio.timeout(PATIENCE):
        number = 0
        while not listener.heard.get(table):
            number += 1
            await teller.tell(table, number)
            await asyncio.sleep(0.05)


def test_one_process_alone_tells_nobody_and_hears_nothing_of_itself() -> None:
    async def story() -> None:
        listener = Listener()
        async with process(None, listener) as channel:
            for number in range(100):
                await channel.tell("abcdefghij", number)
            await asyncio.sleep(0.05)
        assert listener.heard == {}

    asyncio.run(story())


def test_what_one_process_tells_another_hears_and_a_table_that_breaks_holds_up_no_other() -> None:
    async def story(url: str) -> None:
        here, there = Listener(), Listener()
        async with process(url, here) as mine, process(url, there):
            await until_told(mine, there, "warm-up")
            await mine.tell("broken", 1)
            await mine.tell("abcdefghij", 17)
            await there.hears("abcdefghij", 17)
        assert here.heard == {}

    with redis_server() as url:
        asyncio.run(story(url))


def test_news_of_one_table_that_wait_are_told_as_the_newest() -> None:
    async def story() -> None:
        told: list[bytes] = []
        channel = EntryChannel(None, Measures())
        publish = channel.channels.wait_published

        async def note(data: bytes, channels: str) -> None:
            told.append(data)
            await publish(data, channels)

        channel.channels.wait_published = note  # type: ignore[method-assign, assignment]
        async with channel.listening(Listener()):
            for number in range(1, 1001):
                await channel.tell("abcdefghij", number)
            await channel.tell("klmnopqrst", 5)
        assert len(told) == 1
        assert b'"abcdefghij":1000' in told[0]
        assert b'"klmnopqrst":5' in told[0]

    asyncio.run(story())


def test_a_process_goes_on_without_redis_and_counts_what_it_could_not_tell() -> None:
    async def story() -> None:
        measures = Measures()
        async with process(NOWHERE, Listener(), measures) as channel:
            async with asyncio.timeout(PATIENCE):
                while b"runabout_news_lost_total 0.0" in measures.text():
                    await channel.tell("abcdefghij", 1)  # does not wait, does not fail
                    await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_when_redis_comes_back_news_are_heard_again() -> None:
    async def story(url: str, stop: Callable[[], None], start: Callable[[], Awaitable[None]]) -> None:
        listener = Listener()
        async with process(url, Listener()) as mine, process(url, listener):
            await until_told(mine, listener, "before")
            stop()
            for number in range(20):
                await mine.tell("meanwhile", number)
                await asyncio.sleep(0.05)
            await start()
            await until_told(mine, listener, "afterwards")

    with redis_server() as url:
        path = url.removeprefix("unix://")
        folder = path.rpartition("/")[0]
        second: list[subprocess.Popen[bytes]] = []

        def stop() -> None:
            subprocess.run([_redis("cli"), "-s", path, "shutdown", "nosave"], check=False, capture_output=True)

        async def start() -> None:
            command = [_redis("server"), "--port", "0", "--unixsocket", path, "--dir", folder, "--save", ""]
            second.append(subprocess.Popen(command, stdout=subprocess.DEVNULL))

        try:
            asyncio.run(asyncio.wait_for(story(url, stop, start), PATIENCE))
        finally:
            for each in second:
                each.kill()
                each.wait()


def test_what_somebody_else_says_on_the_channel_is_passed_over() -> None:
    async def story(url: str) -> None:
        from redis.asyncio import Redis

        listener = Listener()
        async with process(url, listener), process(url, Listener()) as mine:
            await until_told(mine, listener, "warm-up")
            async with Redis.from_url(url) as client:
                for odd in (b"", b"hello", b"[1,2]", b'{"sender":1}', b"\xff"):
                    await client.publish(CHANNEL, odd)
            await until_told(mine, listener, "abcdefghij")

    with redis_server() as url:
        asyncio.run(story(url))


def test_a_client_for_redis_that_is_not_installed_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "redis", None)
    with pytest.raises(BadSetting, match=r"runabout\[redis\]"):
        EntryChannel(NOWHERE, Measures())


def test_a_url_that_the_client_does_not_take_is_a_bad_setting() -> None:
    with pytest.raises(BadSetting, match="redis_url"):
        EntryChannel("redis://localhost:0/notanumber?db=x", Measures())


def _redis(what: str) -> str:
    return f"redis-{what}"
