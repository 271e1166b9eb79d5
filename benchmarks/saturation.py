"""A server asked for more than it can do: latency and errors at half of, all of and twice the load that it bears.

    make saturation
    .venv/bin/python -m benchmarks.saturation --seconds 10 --requests-at-once 1000000

First, what it bears: requests a second with 32 clients, each of which asks again as soon as it is answered. Then
requests at a fixed rate, whatever comes back, each on a connection that is free, or on a new one: views of tables with
all that was told. Meanwhile four players at tables of their own play on over HTTP, each as soon as the move before is
acknowledged; where they are refused, they come again when they were told to. At the end the load is half again: a
server that has collapsed does not come back.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import numpy as np

from runabout.server.messages.common import PROTOCOL
from tests.ports import held_port, number_of

GUESTS = 32
PLAYERS = 4
PATIENCE = 20.0
"""Seconds after which a client has given up."""

WARM_SECONDS = 2.0

tell = partial(print, flush=True)


@dataclass
class Tally:
    """What came back.

    Attributes:
        answered, refused: seconds of each answer, and of each refusal that says when to come again.
        others: everything else, by what it was: other statuses, timeouts, connections that ended.
    """

    answered: list[float] = field(default_factory=list)
    refused: list[float] = field(default_factory=list)
    others: Counter[str] = field(default_factory=Counter)

    def row(self, seconds: float) -> str:
        """Cells of a table: a second answered and refused, their times, and the rest."""
        rest = ", ".join(f"{count} {what}" for what, count in sorted(self.others.items())) or "none"
        cells = [f"{len(self.answered) / seconds:.0f}", times(self.answered), f"{len(self.refused) / seconds:.0f}",
                 times(self.refused), rest]  # fmt: skip
        return " | ".join(cells)


def view_of(table: str) -> str:
    """The address at which a guest looks at a table."""
    return f"/api/tables/{table}/view?words=en&protocol={PROTOCOL}"


def times(seconds: list[float]) -> str:
    """The median and the 99th percentile, in milliseconds."""
    return "-" if not seconds else " / ".join(f"{1000 * float(np.percentile(seconds, at)):.0f}" for at in (50, 99))


class Line:
    """Connections to the server, of which free ones are used again."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._free: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def ask(self, request: bytes, tally: Tally, since: float) -> None:
        """Send a request, and count what comes back; its time counts from when it was due."""
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = (
                    self._free.pop() if self._free else await asyncio.open_connection("127.0.0.1", self._port)
                )
                writer.write(request)
                head = (await reader.readuntil(b"\r\n\r\n")).lower()
                await reader.readexactly(int(head.partition(b"content-length:")[2].split(b"\r\n", 1)[0]))
        except (OSError, asyncio.IncompleteReadError, TimeoutError) as fault:
            tally.others[type(fault).__name__] += 1
            return
        if b"connection: close" in head:
            writer.close()
        else:
            self._free.append((reader, writer))
        took, status = time.perf_counter() - since, head.split(b" ", 2)[1]
        if status == b"200":
            tally.answered.append(took)
        elif status == b"503" and b"\r\nretry-after:" in head:
            tally.refused.append(took)
        else:
            tally.others[status.decode()] += 1

    def close(self) -> None:
        """Close all."""
        for _, writer in self._free:
            writer.close()


class Load:
    """Guests with a table each, and what they ask for."""

    def __init__(self, port: int) -> None:
        self.line = Line(port)
        self._port = port
        self._requests: list[bytes] = []
        self._players: list[tuple[httpx.AsyncClient, str]] = []

    async def prepare(self) -> None:
        """Let guests set up their tables, and play some moves there."""
        for number in range(GUESTS + PLAYERS):
            headers = {"X-Forwarded-For": f"10.1.{number // 250}.{number % 250 + 1}"}
            http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self._port}", headers=headers, timeout=PATIENCE)
            token = (
                (await http.post("/api/guests", json={"name": f"Guest {number}"})).raise_for_status().json()["token"]
            )
            http.headers["Authorization"] = f"Bearer {token}"
            seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
            wish = {"game": "riverdale", "seats": seats, "start": True}
            table = (await http.post("/api/tables", json=wish)).raise_for_status().json()["id"]
            if number < PLAYERS:
                self._players.append((http, table))
                continue
            for _ in range(8):
                await self._play(http, table, Tally())
            sent = {"Host": f"127.0.0.1:{self._port}", "Authorization": f"Bearer {token}", **headers}
            lines = [f"GET {view_of(table)} HTTP/1.1", *(f"{name}: {sent[name]}" for name in sent)]
            self._requests.append("\r\n".join([*lines, "", ""]).encode())
            await http.aclose()
        self._next = cycle(self._requests)

    async def _play(self, http: httpx.AsyncClient, table: str, tally: Tally) -> None:
        """Play one move, if it is one's turn; coming again when one was told to."""
        began = time.perf_counter()
        view = (await self._patiently(http, tally, "GET", view_of(table)))["view"]
        if view.get("actions"):
            move = {"key": f"key-{time.monotonic_ns()}", "number": view["number"], "action": view["actions"][0]["text"]}
            await self._patiently(http, tally, "POST", f"/api/tables/{table}/moves", move)
            tally.answered.append(time.perf_counter() - began)
        else:
            await asyncio.sleep(0.05)

    async def _patiently(self, http: httpx.AsyncClient, tally: Tally, method: str, path: str, body: Any = None) -> Any:
        while True:
            began = time.perf_counter()
            answer = await http.request(method, path, json=body)
            if answer.status_code != 503:
                return answer.json()
            tally.refused.append(time.perf_counter() - began)
            await asyncio.sleep(int(answer.headers["Retry-After"]))

    async def _play_on(self, http: httpx.AsyncClient, table: str, tally: Tally) -> None:
        while True:
            try:
                await self._play(http, table, tally)
            except (httpx.HTTPError, KeyError) as fault:
                tally.others[type(fault).__name__] += 1
            await asyncio.sleep(0.2)

    async def _during(self, asking: Callable[[Tally], Awaitable[None]]) -> tuple[Tally, Tally]:
        """What came back to those who ask, and to players meanwhile."""
        tally, played = Tally(), Tally()
        players = [asyncio.create_task(self._play_on(http, table, played)) for http, table in self._players]
        await asking(tally)
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        return tally, played

    async def closed(self, seconds: float) -> tuple[Tally, Tally]:
        """Each client asks again as soon as it is answered."""

        async def asking(tally: Tally) -> None:
            until = time.perf_counter() + seconds

            async def client(request: bytes) -> None:
                while (now := time.perf_counter()) < until:
                    await self.line.ask(request, tally, now)

            await asyncio.gather(*map(client, self._requests))

        return await self._during(asking)

    async def open(self, rate: float, seconds: float) -> tuple[Tally, Tally]:
        """Requests at a fixed rate, whatever comes back."""

        async def asking(tally: Tally) -> None:
            asked: set[asyncio.Task[None]] = set()
            began = time.perf_counter()
            for number in range(int(rate * seconds)):
                due = began + number / rate
                if (early := due - time.perf_counter()) > 0:
                    await asyncio.sleep(early)
                task = asyncio.create_task(self.line.ask(next(self._next), tally, due))
                asked.add(task)
                task.add_done_callback(asked.discard)
                if number % 20 == 0:
                    await asyncio.sleep(0)
            await asyncio.gather(*asked)

        return await self._during(asking)

    async def close(self) -> None:
        """Close all connections."""
        self.line.close()
        for http, _ in self._players:
            await http.aclose()


async def measured(port: int, seconds: float) -> None:
    """Measure, and say what was measured."""
    load = Load(port)
    await load.prepare()
    await load.closed(WARM_SECONDS)
    tally, played = await load.closed(seconds)
    borne = len(tally.answered) / seconds
    columns = ["load", "answered a second", "p50 / p99 ms", "refused a second", "p50 / p99 ms", "else",
               "players' moves", "p50 / p99 ms", "refused", "else"]  # fmt: skip
    tell(f"| {' | '.join(columns)} |\n{'|---' * len(columns)}|")

    def row(name: str, tally: Tally, played: Tally) -> None:
        rest = ", ".join(f"{count} {what}" for what, count in sorted(played.others.items())) or "none"
        tell(f"| {name} | {tally.row(seconds)} | {len(played.answered)} | {times(played.answered)} | "
             f"{len(played.refused)} | {rest} |")  # fmt: skip

    row(f"{GUESTS} clients, closed", tally, played)
    for share in (0.5, 1.0, 2.0, 0.5):
        row(f"{share:g} times: {share * borne:.0f} a second", *await load.open(share * borne, seconds))
    await load.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement")
    parser.add_argument("--requests-at-once", type=int, help="the server's setting; 1000000 for no shedding")
    given = parser.parse_args()
    with held_port() as held, tempfile.TemporaryDirectory() as folder:
        port = number_of(held)
        command = [
            sys.executable,
            "-m",
            "runabout",
            "serve",
            "--port",
            str(port),
            "--folder",
            folder,
            "--bot-pace",
            "0",
        ]
        for limit in ("messages-per-second", "messages-burst", "tables-per-hour", "connections-per-address"):
            command += [f"--{limit}", "1000000"]
        command += ["--trusted-proxies", "127.0.0.1", "--log-level", "error", "--workers", "1"]
        command += ["--requests-at-once", str(given.requests_at_once)] if given.requests_at_once else []
        with Path(folder, "log").open("w") as log:
            server = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ})
            try:
                until = time.monotonic() + 120
                while time.monotonic() < until:
                    with suppress(httpx.HTTPError):
                        if httpx.get(f"http://127.0.0.1:{port}/ready").is_success:
                            break
                    time.sleep(0.2)
                asyncio.run(measured(port, given.seconds))
            finally:
                server.terminate()
                server.wait(30)


if __name__ == "__main__":
    main()
