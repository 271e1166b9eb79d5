"""What tests of the pool share."""

import asyncio
from contextlib import asynccontextmanager
from typing import Any, ClassVar

from runabout.server.bots.pool import BotPool
from runabout.server.bots.protocol import Ready
from tests.patience import PATIENCE

KEY = bytes(range(32))


class ScriptedWorker:
    """A worker's handle that does nothing until the test says so.

    Attributes:
        made: those of this class, in the order in which they were started; each test replaces it.
    """

    made: ClassVar[list[Any]] = []

    def __init__(self, nice, heard, gone):
        self.games = set()
        self.question = None
        self.job = None
        self.has_started = False
        self.is_killed = False
        self.nice = nice
        self.heard = heard
        self.gone = gone
        self.task = asyncio.create_task(asyncio.sleep(0))
        type(self).made.append(self)

    def ask(self, question):
        self.question = question
        question.attempts += 1

    def give(self, job):
        assert self.job is None
        self.job = job

    def kill(self):
        self.is_killed = True

    def say(self, message):
        self.heard(self, message)

    def come(self):
        self.has_started = True
        self.say(Ready())


@asynccontextmanager
async def running_pool(workers=1, games=("road-runner",)):
    pool = BotPool(workers)
    await pool.start(games)
    try:
        yield pool
    finally:
        await pool.close()


def with_pool(story, workers=1, games=("road-runner",), loop=asyncio.new_event_loop):
    async def tell():
        async with running_pool(workers, games) as pool:
            return await asyncio.wait_for(story(pool), PATIENCE)

    with asyncio.Runner(loop_factory=loop) as runner:
        return runner.run(tell())


async def until(condition):
    while not condition():
        await asyncio.sleep(0.01)
