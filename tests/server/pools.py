"""What tests of the pool share."""

import asyncio
from contextlib import asynccontextmanager

from runabout.server.bots.pool import BotPool

PATIENCE = 120
"""Seconds that a story may take."""

KEY = bytes(range(32))


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
