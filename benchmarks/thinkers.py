"""Moves of hard bots a second, by a server's own workers and with thinkers beside them; what a thinker costs a choice.

    python -m benchmarks.thinkers --seconds 20

It starts a Redis and processes of `runabout think` on this machine, so all share its cores. Questions are asked as
tables ask them: sixteen at a time, each answered before its next one, from positions of one game between hard bots.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence

from runabout.core.chance import key_from
from runabout.core.cores import available_cores
from runabout.games import find_game
from runabout.match import Match
from runabout.server.bots.pool import BotPool
from runabout.server.bots.protocol import Ask
from runabout.server.bots.thinker import Thinker
from runabout.server.bots.thinkers import Thinkers
from runabout.server.telemetry import Measures, set_up_logs
from tests.server.services import redis_server

TABLES = 16
POSITIONS = 40


def sights(game: str) -> list[bytes]:
    """What the seat to act knows at the first decisions of a match."""
    match = Match(find_game(game), 4, seed="thinkers")
    found = []
    while len(found) < POSITIONS and not match.over:
        found.append(bytes(match.sight(match.seat)))
        legal = match.legal()
        match.play(legal[len(found) % len(legal)])
    return found


@contextlib.contextmanager
def thinking(url: str, game: str, count: int) -> Iterator[None]:
    """So many thinkers of one worker each, until the end of the block."""
    command = [sys.executable, "-m", "benchmarks.thinkers", "--game", game, "--think-at", url]
    started = [subprocess.Popen(command, stdout=subprocess.DEVNULL) for _ in range(count)]
    try:
        yield
    finally:
        for each in started:
            each.terminate()
        for each in started:
            each.wait()


@contextlib.asynccontextmanager
async def asking(url: str, game: str, thinkers: int) -> AsyncIterator[tuple[BotPool, Thinkers]]:
    """A server's pool of one worker that has loaded its game, and knows so many thinkers."""
    found = Thinkers(url, 30, [game], Measures())
    pool = BotPool(1, thinkers=found)
    await pool.start([game])
    try:
        while not pool.is_settled or found.slots != thinkers:
            await asyncio.sleep(0.1)
        yield pool, found
    finally:
        await pool.close()


async def moves_a_second(pool: BotPool, game: str, positions: Sequence[bytes], seconds: float) -> float:
    """Choices of hard bots a second, sixteen tables asking."""
    done, until = 0, time.monotonic() + seconds

    async def table(number: int) -> None:
        nonlocal done
        at = number
        while time.monotonic() < until:
            await pool.choose(game, "hard", positions[at % len(positions)], key_from(at))
            at += TABLES
            done += 1

    began = time.monotonic()
    await asyncio.gather(*map(table, range(TABLES)))
    return done / (time.monotonic() - began)


async def overhead(pool: BotPool, thinkers: Thinkers, game: str, positions: Sequence[bytes]) -> None:
    """Say what a greedy choice costs by a worker and by a thinker, asked by turns, alone."""
    took: list[list[float]] = [[], []]
    used = [0.0, 0.0]
    for number in range(400):
        ask = Ask(game, "greedy", positions[number % len(positions)], key_from(number))
        for which, asked in enumerate((pool.choose(ask.game, ask.level, ask.sight, ask.key), thinkers.choose(ask))):
            began, before = time.perf_counter(), time.process_time()
            await asked
            took[which].append(1000 * (time.perf_counter() - began))
            used[which] += 1000 * (time.process_time() - before)
    for name, each, busy in zip(("worker", "thinker"), took, used, strict=True):
        each.sort()
        print(
            f"a greedy choice by a {name}: least {each[0]:.2f}, a quarter below {each[len(each) // 4]:.2f}, "
            f"median {statistics.median(each):.2f}, p95 {each[int(0.95 * len(each))]:.1f} ms; "
            f"{busy / len(each):.2f} ms of the server's processor"
        )


async def measure(url: str, game: str, seconds: float, counts: Sequence[int]) -> None:
    positions = sights(game)
    print(f"{game}; {available_cores()} cores, load {os.getloadavg()[0]:.1f} before; one worker of the server's own")
    for count in counts:
        with thinking(url, game, count):
            async with asking(url, game, count) as (pool, thinkers):
                rate = await moves_a_second(pool, game, positions, seconds)
                print(f"{count} thinkers beside it: {rate:.1f} hard moves a second (load {os.getloadavg()[0]:.1f})")
                if count == 1:
                    await overhead(pool, thinkers, game, positions)
        await asyncio.sleep(4)  # they are gone


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="road-runner")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--thinkers", type=int, nargs="+", default=[0, 1, 2], help="how many, one after the other")
    parser.add_argument("--think-at", metavar="URL", help="be a thinker of that game, at this Redis")
    given = parser.parse_args()
    if given.think_at:
        set_up_logs("text", "error")
        asyncio.run(Thinker(given.think_at, 1, [given.game]).run(lambda: None))
        return
    with redis_server() as url:
        asyncio.run(measure(url, given.game, given.seconds, given.thinkers))


if __name__ == "__main__":
    main()
