"""How long an honest guest waits while other clients take all that the limits allow.

    make attack
    .venv/bin/python -m benchmarks.attack flood thinking --seconds 10

**flood**: a server that may open 1,024 files is asked for 3,000 connections that send nothing. A guest at a table
sends pings over a live connection, and connects again when the server is full.

**thinking**: eight guests, made at the rate that is allowed, set up tables of eight `hard` bots, as many as they may,
and watch them over all the connections that they may have. Another guest sets up a table with bots. Measured is the
time from that guest's move to the first bot's answer, over several moves, with a `bot_pace` of 0.

**replays**: one guest asks for a thousand moments of games that have been played, over 16 connections at once, from all
seats and in all languages, so that little of it has been built before. Another guest plays over HTTP.

Before each attack the same is measured without it, on the same server. The memory is the resident set of the server's
own process.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import multiprocessing
import re
import resource
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from runabout.server.messages.common import PROTOCOL
from tests.browser.servers import Server

FILES = 1024
"""Files that the server may open."""

FLOOD = 3000
"""Connections that are opened to it."""

ATTACKERS = 8

LINES_OF_ONE = 16
"""Live connections that a guest may have."""

EVERY = 0.1
"""Seconds between two pings: fewer than a guest may send."""

PATIENCE = 60
"""Seconds to wait for an answer, at most."""

tell = partial(print, flush=True)


@contextmanager
def served(*flags: str, files: int | None = None) -> Iterator[Server]:
    """A server with these flags, which may open so many files."""
    limit = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({files}, {files}))" if files else ""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), "--log-level", "error", *flags, compiled=True, preface=limit)
        server.start()
        try:
            yield server
        finally:
            server.stop()


def memory(server: Server) -> str:
    """The resident memory of the server's own process."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    [kib] = re.findall(r"VmRSS:\s+(\d+)", status)
    return f"{int(kib) / 1024:.0f} MiB"


class Guest:
    """A guest, known by a token."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)
        self.token = ""

    async def come(self, name: str) -> Guest:
        """Become a guest of that name."""
        answer = (await self.http.post("/api/guests", json={"name": name})).raise_for_status().json()
        self.token = answer["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"
        return self

    async def table(self, *seats: dict[str, str], **wish: Any) -> str:
        """Set up a table and begin; its name, or "" where it is refused."""
        wanted = {"game": "road-runner", "seats": seats, "start": True, **wish}
        answer = await self.http.post("/api/tables", json=wanted)
        if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
            return ""
        return str(answer.raise_for_status().json()["id"])

    async def line(self, table: str) -> ClientConnection:
        """A live connection to a table."""
        place = f"{self.url.replace('http', 'ws')}/api/tables/{table}/live?protocol={PROTOCOL}&words=en"
        headers = {"Authorization": f"Bearer {self.token}"}
        return await connect(place, additional_headers=headers, max_size=None, compression=None, ping_interval=None)


async def pings(line: ClientConnection, seconds: float) -> list[float]:
    """How long a ping of the table's protocol takes, again and again, in milliseconds."""
    found, until = [], time.perf_counter() + seconds
    while time.perf_counter() < until:
        began = time.perf_counter()
        await line.send('{"type": "ping"}')
        while await line.recv() != '{"type":"pong"}':
            pass
        found.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(EVERY)
    return found


def in_words(values: list[float], unit: str) -> str:
    """The median, and the 99th percentile."""
    ordered = sorted(values)
    return f"{statistics.median(ordered):.1f} {unit}, p99 {ordered[int(len(ordered) * 0.99)]:.1f}"


async def flood(seconds: float) -> None:
    """Measure pings while connections are opened that send nothing."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (FLOOD + 500, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    async with AsyncExitStack() as stack:
        server = stack.enter_context(served("--connections-per-address", "1000000", files=FILES))
        ann, late = await Guest(server.url).come("Ann"), await Guest(server.url).come("Late")
        table = await ann.table({"kind": "person"}, {"kind": "bot"}, {"kind": "bot"})
        line = await ann.line(table)
        tell(f"flood, before: {in_words(await pings(line, seconds), 'ms')}; {memory(server)}")
        place = server.url.removeprefix("http://").split(":")
        lines = [await asyncio.open_connection(place[0], int(place[1])) for _ in range(FLOOD)]
        for _, writer in lines:
            stack.callback(writer.close)
        during = await pings(line, seconds)
        tell(f"flood, {FLOOD} connections: {in_words(during, 'ms')}; {memory(server)}")
        told: dict[str, int] = {}
        for reader, _ in lines[-200:]:
            with suppress(TimeoutError, ConnectionError):
                said = (await asyncio.wait_for(reader.read(400), 2)).decode()
                reason = re.findall(r'"reason":"([\w-]+)"|$', said)[0] or "closed"
                told[reason] = told.get(reason, 0) + 1
        tell(f"flood, the last 200 of them were told: {told}")
        with suppress(httpx.HTTPError):
            answer = await late.http.get("/api/tables")
            tell(f"flood, a guest who was never at a table: {answer.status_code} {answer.json().get('reason', '')}")
        await line.close()
        began = time.perf_counter()
        back = None
        while back is None:
            with suppress(Exception):
                back = await ann.line(table)
        tell(f"flood, the guest at the table is back after {time.perf_counter() - began:.2f} s")


async def replies(guest: Guest, seats: list[dict[str, str]], moves: int) -> list[float]:
    """How long the first bot takes after each of one's moves, in milliseconds; over as many games as it takes."""
    found: list[float] = []
    while len(found) < moves:
        line = await guest.line(await guest.table(*seats))
        async with line:
            await replies_at(line, moves, found)
    return found


async def replies_at(line: ClientConnection, moves: int, found: list[float]) -> None:
    """The same at one table, until its game is over or so many have been found."""
    decided, views = 0.0, 0
    while len(found) < moves:
        news: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
        if news["type"] == "table" and news["table"]["status"] == "over":
            return
        if news["type"] != "view":
            continue
        view, is_mine = news["view"], news["view"]["to_act"] == news["view"]["seat"]
        if decided:
            views += 1  # the first tells of one's own move
            if views == 2:
                found.append((time.perf_counter() - decided) * 1000)
            if views == 2 or is_mine:
                decided = 0.0
        if is_mine and view["actions"] and not decided:
            decided, views = time.perf_counter(), 0
            texts = [action["text"] for action in view["actions"]]
            action = next((text for text in texts if text.startswith("pass")), texts[0])
            key = f"attack-{view['number']:08}"
            await line.send(json.dumps({"type": "play", "key": key, "number": view["number"], "action": action}))


async def thinking(seconds: float) -> None:
    """Measure the first bot's answer while other guests' bots think."""
    person, bot = {"kind": "person"}, {"kind": "bot", "level": "medium"}
    async with AsyncExitStack() as stack:
        server = stack.enter_context(served())
        ann = await Guest(server.url).come("Ann")
        seats = [person, bot, bot]
        table = await ann.table(*seats)
        while not (await ann.http.get(f"/api/tables/{table}")).json()["bots_ready"]:
            await asyncio.sleep(0.5)
        moves = max(5, int(seconds))
        tell(f"thinking, before: {in_words(await replies(ann, seats, moves), 'ms')}; {memory(server)}")
        tables = 0
        hard = {"kind": "bot", "level": "hard"}
        for at in range(ATTACKERS):
            guest = await Guest(server.url).come(f"Crowd {at}")
            mine = [name for _ in range(60) if (name := await guest.table(*[hard] * 8))]
            tables += len(mine)
            for line in range(LINES_OF_ONE):
                opened = None
                while opened is None:
                    try:
                        opened = await guest.line(mine[line % len(mine)])
                    except InvalidStatus:  # it has asked for as much as it may
                        await asyncio.sleep(0.5)
                stack.callback(asyncio.create_task(drained(opened)).cancel)
        await asyncio.sleep(3)
        tell(f"thinking, {ATTACKERS} guests have {tables} of the {ATTACKERS * 60} tables that they asked for")
        tell(f"thinking, attacked: {in_words(await replies(ann, seats, moves), 'ms')}; {memory(server)}")


async def moves(guest: Guest, seconds: float) -> list[float]:
    """How long a move takes that a guest plays over HTTP, again and again, in milliseconds."""
    seats = [{"kind": "person"}, *({"kind": "person", "name": name} for name in ("Bea", "Cid"))]
    place = f"/api/tables/{await guest.table(*seats)}"
    found, until = [], time.perf_counter() + seconds
    while time.perf_counter() < until:
        view = (await guest.http.get(f"{place}/view?words=en&protocol={PROTOCOL}")).raise_for_status().json()["view"]
        texts = [action["text"] for action in view["actions"]]
        action = next((text for text in texts if text.startswith("pass")), texts[0])
        move = {"key": f"move-{len(found):08}", "number": view["number"], "action": action}
        began = time.perf_counter()
        (await guest.http.post(f"{place}/moves", json=move)).raise_for_status()
        found.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(2 * EVERY)
    return found


async def replays(seconds: float) -> None:
    """Measure moves while one guest asks for replays over all its connections."""
    async with AsyncExitStack() as stack:
        server = stack.enter_context(served("--bot-pace", "0"))
        ann, crowd = await Guest(server.url).come("Ann"), await Guest(server.url).come("Crowd")
        bot = {"kind": "bot", "level": "greedy"}
        tables = [await crowd.table(bot, bot, bot, options={"turn_limit": "200"}) for _ in range(4)]
        lines = [await crowd.line(table) for table in tables]
        for line in lines:
            stack.callback(asyncio.create_task(drained(line)).cancel)
        for table in tables:
            while (await ann.http.get(f"/api/tables/{table}")).json()["status"] != "over":
                await asyncio.sleep(1)
        tell(f"replays, before: {in_words(await moves(ann, seconds), 'ms')}; {memory(server)}")
        with multiprocessing.get_context("spawn").Pool(1) as crowd_process:
            asking = crowd_process.apply_async(ask_for_replays, (server.url, crowd.token, tables, 1.5 * seconds))
            await asyncio.sleep(seconds / 4)
            during = await moves(ann, seconds)
            told = await asyncio.to_thread(asking.get)
        tell(f"replays, attacked: {in_words(during, 'ms')}; {memory(server)}; answers: {told}")


def ask_for_replays(url: str, token: str, tables: list[str], seconds: float) -> dict[str, int]:
    """Ask for replays over all the connections of one guest, in a process of their own: what was answered, and how many
    moments it had.
    """
    told: Counter[str] = Counter()

    async def ask(guest: httpx.AsyncClient, connection: int) -> None:
        for number in itertools.count(connection):
            words = ("", "&words=en", "&words=de")[number // 12 % 3]
            asked = f"protocol={PROTOCOL}&seat={number // 4 % 3}&first={number % 50}&count=1000{words}"
            answer = await guest.get(f"/api/tables/{tables[number % 4]}/replay?{asked}")
            told[str(answer.status_code)] += 1
            if answer.is_success:
                told["moments"] += len(answer.json()["frames"])
            else:
                await asyncio.sleep(EVERY)

    async def all_of_them() -> None:
        headers = {"Authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(base_url=url, headers=headers, timeout=PATIENCE) as guest:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await asyncio.gather(*(ask(guest, connection) for connection in range(LINES_OF_ONE)))

    asyncio.run(all_of_them())
    return dict(told)


async def drained(line: ClientConnection) -> None:
    """Read what comes, and forget it."""
    with suppress(Exception):
        async for _ in line:
            pass


ATTACKS = {"flood": flood, "thinking": thinking, "replays": replays}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", choices=[*ATTACKS, []], metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=10, help="how long each measurement takes, about")
    given = parser.parse_args()
    for name in given.attacks or list(ATTACKS):
        asyncio.run(ATTACKS[name](given.seconds))


if __name__ == "__main__":
    main()
