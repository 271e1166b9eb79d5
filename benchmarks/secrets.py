"""Tables that differ only in a secret, in real time: are the times that others notice distributed alike?

    make secrets
    .venv/bin/python -m benchmarks.secrets riverdale --stories 40 --seed 7

At each story, two tables of one game go on by the same decisions, and differ before each of them in what a watcher may
not know (see tests/server/twins.py). Bots think in worker processes, as long as they need. Measured are the time of
each reply of a bot, by whether it had a choice, and the time of each answer to somebody who watches, by which of both
tables leaves the seat to act more to choose from. The command says what differs, with false alarms in at most one of a
thousand runs, and how small a difference it would have found; it fails where something differs.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any
from unittest import mock

import numpy as np

from runabout.games import find_game
from runabout.games import names as game_names
from runabout.server.bots.pool import BotPool
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


async def story(pool: BotPool, game: str, seed: str, level: str, answers: Times) -> list[Reply]:
    """The replies of bots in one story; the times of answers are added to `answers`."""
    given: dict[str, Any] = {"bot_pace": 1, "bot_level": level}
    rooms = [Room(**given), Room(**given)]

    async def thinks(at: int, choices: int, *asked: Any) -> None:
        await pool.choose(*asked)

    twins = Timed(rooms, game, -1, seed, thinks, pause=PAUSE)
    twins.answers = answers
    await asyncio.wait_for(twins.tell(TURNS), 300)
    for room in rooms:
        await room.close()
    return twins.replies


async def measured(games: list[str], stories: int, seed: int, level: str) -> dict[str, Samples]:
    """All that was measured, by game and channel."""
    pool, found = BotPool(WORKERS), {}
    await pool.start(games)
    try:
        for game in games:
            while not pool.ready(game):  # a bot that plays simply does not think
                await asyncio.sleep(0.2)
            answers: Times = defaultdict(lambda: ([], []))
            replies: tuple[list[float], list[float]] = ([], [])
            for number in range(stories):
                for reply in await story(pool, game, f"{seed} {number}", level, answers):
                    replies[reply.choices > 1].append(reply.seconds)
                tell(f"{find_game(game).title}: {number + 1}/{stories}", end="\r")
            found[f"{game}, replies of bots"] = Samples(*replies)
            found |= {f"{game}, {name}": Samples(*times) for name, times in answers.items()}
    finally:
        await pool.close()
    return found


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
    parser.add_argument("--level", default="hard", help="of the bots")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    draws = random.Random(given.seed)
    pauses = mock.patch("runabout.server.tables.automation.FORCED_PAUSE", (PAUSE, PAUSE))
    with pauses, mock.patch("runabout.server.tables.automation.secrets.randbelow", draws.randrange):
        compared = asyncio.run(measured(given.games or game_names(), given.stories, given.seed, given.level))
    compared = {name: samples for name, samples in compared.items() if all(len(times) > 10 for times in samples)}
    alarms = differing(compared)
    show(compared, alarms)
    if alarms:
        sys.exit(1)


if __name__ == "__main__":
    main()
