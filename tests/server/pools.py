"""What tests of the thinkers share."""

import asyncio
from contextlib import asynccontextmanager

from runabout.server.bots.pool import Thinkers

PATIENCE = 120
"""Seconds that a story may take."""

KEY = bytes(range(32))


@asynccontextmanager
async def thinking(workers=1, games=("road-runner",)):
    thinkers = Thinkers(workers)
    await thinkers.start(games)
    try:
        yield thinkers
    finally:
        await thinkers.close()


def with_thinkers(story, workers=1, games=("road-runner",), loop=asyncio.new_event_loop):
    async def tell():
        async with thinking(workers, games) as thinkers:
            return await asyncio.wait_for(story(thinkers), PATIENCE)

    with asyncio.Runner(loop_factory=loop) as runner:
        return runner.run(tell())


async def until(condition):
    while not condition():
        await asyncio.sleep(0.01)
