"""How soon and how well bots play on a server that has compiled nothing.

    .venv/bin/python -m benchmarks.cold_start                 # each game alone
    .venv/bin/python -m benchmarks.cold_start --beside road-wolf   # while that one is being compiled for another table
    .venv/bin/python -m benchmarks.cold_start riverdale

For each game a server is started whose cache folder is empty, and a table of `medium` bots is set up as soon as it is
ready. Reported are the seconds from the beginning of the game to its first move, the longest wait for a move while
bots played simply, when they first played at their level, and the longest time that `/health` took meanwhile, which
tells how long the event loop was busy. A move takes at least what `bot_pace` lets bots wait, 0.2 to 0.5 s.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from unittest.mock import patch

import httpx
from websockets.asyncio.client import connect

from runabout.games import find_game
from runabout.games import names as game_names
from runabout.server.messages.common import PROTOCOL
from tests.browser.servers import Server

PATIENCE = 600
"""Seconds after which a game counts as never ready."""


@dataclass
class Findings:
    """What was seen of one game, in seconds."""

    first: float = 0.0
    longest: float = 0.0
    ready: float = 0.0
    moves: int = 0
    lags: list[float] = field(default_factory=list)


@contextmanager
def cold_server(folder: Path) -> Iterator[str]:
    """The address of a server that has compiled nothing yet."""
    with patch.dict(os.environ, RUNABOUT_CACHE=str(folder / "cache")):
        server = Server(folder, "--log-level", "error", "--bot-pace", "1", compiled=True)
        server.start()
    try:
        yield server.url
    finally:
        server.stop()


async def table_of_bots(client: httpx.AsyncClient, game: str) -> str:
    """A table at which bots play alone; its name."""
    seats = [{"kind": "bot", "level": "medium"}] * find_game(game).seats[0]
    answer = await client.post("/api/tables", json={"game": game, "seats": seats, "start": True})
    return str(answer.raise_for_status().json()["id"])


async def watch(url: str, token: str, table: str, found: Findings) -> None:
    """Watch a table until its bots play at their level."""
    place = f"{url.replace('http', 'ws')}/api/tables/{table}/live?protocol={PROTOCOL}&seat=-1"
    began = last = time.perf_counter()
    async with connect(place, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as line:
        async for text in line:
            now, news = time.perf_counter(), json.loads(text)
            if news["type"] == "table" and news["table"]["bots_ready"]:
                found.ready = now - began
                return
            if news["type"] == "view" and news["events"] and not news["again"]:
                found.first = found.first or now - began
                found.longest = max(found.longest, now - last)
                found.moves += 1
                last = now


async def feel(client: httpx.AsyncClient, found: Findings) -> None:
    """Ask for something small over and over, until cancelled."""
    while True:
        asked = time.perf_counter()
        await client.get("/health")
        found.lags.append(time.perf_counter() - asked)
        await asyncio.sleep(0.02)


async def measure(game: str, beside: str) -> Findings:
    """What is seen of a game on a machine that has compiled nothing."""
    found = Findings()
    with tempfile.TemporaryDirectory() as folder, cold_server(Path(folder)) as url:
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client:
            answer = (await client.post("/api/guests", json={"name": "Stopwatch"})).raise_for_status().json()
            client.headers["Authorization"] = f"Bearer {answer['token']}"
            feeling = asyncio.create_task(feel(client, found))
            tasks = []
            if beside:
                other = await table_of_bots(client, beside)
                tasks.append(asyncio.create_task(watch(url, answer["token"], other, Findings())))
                await asyncio.sleep(3)
            table = await table_of_bots(client, game)
            with suppress(TimeoutError):
                await asyncio.wait_for(watch(url, answer["token"], table, found), PATIENCE)
            for task in (feeling, *tasks):
                task.cancel()
            await asyncio.gather(feeling, *tasks, return_exceptions=True)
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(game_names()))
    parser.add_argument("--beside", default="", help="a game that is being compiled meanwhile")
    given = parser.parse_args()
    print("| game | first move, s | longest wait, s | played simply | at their level after, s | longest /health, s |")
    print("|---|---|---|---|---|---|")
    for game in given.games:
        if game == given.beside:
            continue
        found = asyncio.run(measure(game, given.beside))
        cells = (
            f"{found.first:.2f}",
            f"{found.longest:.2f}",
            found.moves,
            f"{found.ready:.1f}",
            f"{max(found.lags):.2f}",
        )
        print(f"| {find_game(game).title} | {' | '.join(map(str, cells))} |", flush=True)


if __name__ == "__main__":
    main()
