"""Tasks that nobody awaits, and how they end."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from runabout.server.tasks import BackgroundTasks

End = Callable[[BackgroundTasks], Awaitable[None]]


@pytest.mark.parametrize("end", [BackgroundTasks.finish, BackgroundTasks.cancel])
def test_once_they_have_ended_nothing_is_started_any_more(end: End):
    ran = []

    async def work() -> None:
        ran.append("work")

    async def story() -> None:
        tasks = BackgroundTasks()
        await end(tasks)
        assert tasks.start(work()) is None  # a coroutine that is never awaited would be a warning, so an error
        await asyncio.sleep(0)

    asyncio.run(story())
    assert ran == []


def test_a_task_that_starts_another_as_it_is_cancelled_leaves_none_behind():
    async def story() -> None:
        tasks = BackgroundTasks()

        async def work() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                tasks.start(work())

        task = tasks.start(work())
        await asyncio.sleep(0)
        await tasks.cancel()
        assert task is not None
        assert task.cancelled()
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(story())


def test_finishing_waits_for_those_that_were_started_meanwhile():
    ran = []

    async def story() -> None:
        tasks = BackgroundTasks()

        async def last() -> None:
            await asyncio.sleep(0)
            ran.append("last")

        async def first() -> None:
            await asyncio.sleep(0)
            tasks.start(last())

        tasks.start(first())
        await tasks.finish()

    asyncio.run(story())
    assert ran == ["last"]
