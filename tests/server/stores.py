"""What tests of the store share."""

import asyncio
from contextlib import asynccontextmanager

from runabout.server.entries import Opening, Played, Summary, Written
from runabout.server.storage import Store
from tests.patience import PATIENCE

AS_DICT = {"status": "playing", "waits_for": "person", "guests": ("ann", "ben")}
PLAYING = Summary(**AS_DICT)


@asynccontextmanager
async def opened(url, **more):
    store = Store(url, **more)
    await store.start()
    try:
        yield store
    finally:
        await store.close()


def with_store(url, story):
    """Run a story, a coroutine function of a store."""

    async def tell():
        async with opened(url) as store:
            return await asyncio.wait_for(story(store), PATIENCE)

    return asyncio.run(tell())


def opening(table="aaaaaaaaaa", **changed):
    usual = {
        "table": table,
        "game": "road-runner",
        "version": 3,
        "edition": "0123abcd",
        "seats": 4,
        "options": {"open_hands": "no", "cards": "7"},
        "key": bytes(range(32)),
        "spectators": True,
        "clock": None,
        "host": "ann",
        "created": 1700000000.25,
    }
    return Opening(**{**usual, **changed})


def played(number, key="", by="ann", at=None, action="lay Anvil"):
    at = 1700000000.0 + number if at is None else at
    return Written(number=number, at=at, by=by, key=key, entry=Played(seat=1, action=action))


async def numbers(store, table="aaaaaaaaaa"):
    return [written.number for written in await store.entries(table)]
