"""Tables that differ only in a secret, in real time: are the times that others notice distributed alike?

    make secrets
    .venv/bin/python -m benchmarks.secrecy riverdale --stories 40 --seed 7
    .venv/bin/python -m benchmarks.secrecy --at-once 2 --minutes 10 --level medium

At each story, two tables of one game go on by the same decisions, and differ before each of them in what a watcher may
not know (see tests/server/twins.py). Bots think in worker processes, as long as they need. Measured are the time of
each reply of a bot, by whether it had a choice, and the time of each answer to somebody who watches, by which of both
tables leaves the seat to act more to choose from. The command says what differs, with false alarms in at most one of a
thousand runs, and how small a difference it would have found; it fails where something differs. A story takes some 15
seconds, most of them pauses: 40 of each game take an hour, or less with several games at once on as many cores.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import multiprocessing
import random
import sys
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, NamedTuple
from unittest import mock

import numpy as np

from runabout.games import find_game
from runabout.games import names as game_names
from runabout.server.bots.pool import BotPool
from runabout.server.tables.pace import ThinkingTimes
from tests.server.distributions import FALSE_ALARMS, Samples, detectable, differing
from tests.server.rooms import Room, g
from tests.server.twins import Reply, Twins

PAUSE = 0.3
"""Seconds in which a person decides, and the table for one who has no choice."""

TURNS = 8
WORKERS = 2

tell = partial(print, flush=True)

Times = dict[str, tuple[list[float], list[float]]]


class Timed(Twins):
    """Twins whose answers are timed.

    Attributes:
        answers: seconds by channel: at tables with less to choose from, and with more.
    """

    answers: Times

    async def _ask(self) -> None:
        counts = [len(table.being_played().legal()) for table in self.tables]
        if counts[0] == counts[1]:
            return
        for name, ask in self._channels().items():
            for at in self.dice.sample((0, 1), 2):
                began = time.perf_counter()
                await ask(self.rooms[at])
                self.answers[name][counts[at] > counts[1 - at]].append(time.perf_counter() - began)

    def _channels(self) -> dict[str, Callable[[Room], Awaitable[Any]]]:
        """What is asked, by name."""
        table, eye = self.table, self.eye
        return {
            "table": lambda room: room.info(table, eye),
            "view": lambda room: room.view(table, eye),
            "news": lambda room: room.view(table, eye, since=room.counted(table, self.viewer)),
            "replay": lambda room: room.replay(table, eye, None, 0, 200),
            "list": lambda room: room.queries.tables(g(eye)),
        }


async def story(
    pool: BotPool, game: str, seed: str, level: str, answers: Times, thinking: ThinkingTimes
) -> list[Reply]:
    """The replies of bots in one story; the times of answers are added to `answers`. Both servers know how long bots
    have thought in the stories before, as servers do that have run for a while.
    """
    given: dict[str, Any] = {"bot_pace": 1, "bot_level": level}
    rooms = [Room(**given), Room(**given)]

    async def thinks(at: int, choices: int, *asked: Any) -> None:
        await pool.choose(*asked)

    twins = Timed(rooms, game, -1, seed, thinks, pause=PAUSE)
    twins.answers = answers
    for room in rooms:
        room.automation.thinking_times = thinking
    await asyncio.wait_for(twins.tell(TURNS), 300)
    for room in rooms:
        await room.close()
    return twins.replies


class Wanted(NamedTuple):
    """What is measured of each game.

    Attributes:
        stories: how many.
        minutes: after which none is begun.
        level: of the bots.
    """

    stories: int
    minutes: float
    level: str
    seed: int


async def stories(game: str, wanted: Wanted) -> tuple[int, dict[str, Samples]]:
    """How many stories of a game there were, and what was measured in them, by channel."""
    pool = BotPool(WORKERS)
    answers: Times = defaultdict(lambda: ([], []))
    replies: tuple[list[float], list[float]] = ([], [])
    thinking = ThinkingTimes()
    await pool.start([game])
    try:
        while not pool.ready(game):  # a bot that plays simply does not think
            await asyncio.sleep(0.2)
        until, number = time.monotonic() + 60 * wanted.minutes, 0
        while number < wanted.stories and time.monotonic() < until:
            for reply in await story(pool, game, f"{wanted.seed} {number}", wanted.level, answers, thinking):
                replies[reply.choices > 1].append(reply.seconds)
            number += 1
            tell(f"{find_game(game).title}: {number}/{wanted.stories}", file=sys.stderr)
    finally:
        await pool.close()
    found = {f"{game}, replies of bots": Samples(*replies)}
    return number, found | {f"{game}, {name}": Samples(*times) for name, times in answers.items()}


def measured(game: str, wanted: Wanted) -> tuple[int, dict[str, Samples]]:
    """What `stories` returns, of a game that is played with a short pause for those who are forced to pass."""
    draws = random.Random(wanted.seed)
    pauses = mock.patch("runabout.server.tables.automation.FORCED_PAUSE", (PAUSE, PAUSE))
    with pauses, mock.patch("runabout.server.tables.automation.secrets.randbelow", draws.randrange):
        return asyncio.run(stories(game, wanted))


def show(compared: dict[str, Samples], alarms: dict[str, float]) -> None:
    """Say what was measured, and what differs."""
    tell("| measured | fewer choices: n, median ms | more: n, median ms | a shift that would be found, ms | differs |")
    tell("|---|---|---|---|---|")
    for name, (one, other) in compared.items():
        few = min(len(one), len(other))
        shift = detectable(few, len(compared)) * float(np.std([*one, *other])) if few else float("inf")
        medians = [
            f"{len(times)}, {1000 * float(np.median(times)):.2f}" if len(times) else "0" for times in (one, other)
        ]
        said = f"{alarms[name]:.0e}" if name in alarms else "no"
        tell(f"| {name} | {medians[0]} | {medians[1]} | {1000 * shift:.2f} | {said} |")
    tell(f"false alarms: at most {FALSE_ALARMS} in all")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[*game_names(), []], metavar="GAME", help=", ".join(game_names()))
    parser.add_argument("--stories", type=int, default=40, help="of each game")
    parser.add_argument("--minutes", type=float, default=math.inf, help="after which no story of a game is begun")
    parser.add_argument("--at-once", type=int, default=1, help="games that are played at the same time")
    parser.add_argument("--level", default="hard", help="of the bots")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    games = given.games or game_names()
    wanted = Wanted(given.stories, given.minutes, given.level, given.seed)
    with ProcessPoolExecutor(given.at_once, mp_context=multiprocessing.get_context("spawn")) as processes:
        found = list(processes.map(measured, games, [wanted] * len(games)))
    tell("stories: " + ", ".join(f"{number} of {game}" for game, (number, _) in zip(games, found, strict=True)))
    compared = {name: samples for _, channels in found for name, samples in channels.items()}
    compared = {name: samples for name, samples in compared.items() if all(len(times) > 10 for times in samples)}
    if not compared:
        sys.exit("Too few stories: nothing was measured more than ten times at tables of both kinds.")
    alarms = differing(compared)
    show(compared, alarms)
    if alarms:
        sys.exit(1)


if __name__ == "__main__":
    main()
