"""Tasks of the event loop that nobody awaits."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class BackgroundTasks:
    """Tasks that run until they end; each is kept here meanwhile, since the event loop holds only a weak reference.

    Once they have been finished or cancelled, none is started any more: a timer may still go off while the event loop
    closes, which would destroy its task.
    """

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
        """Run a coroutine in a task of its own; None, and nothing is run, where these tasks are closed."""
        if self._is_closed:
            work.close()
            return None
        task = asyncio.get_running_loop().create_task(work)
        self.keep(task)
        return task

    def keep(self, task: asyncio.Task[None]) -> None:
        """Keep a task that runs already."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self) -> None:
        """Wait until all of them, and those started meanwhile, have ended."""
        while self._tasks:
            await asyncio.wait(list(self._tasks))
        self._is_closed = True

    async def cancel(self) -> None:
        """Cancel all of them, and wait until they have ended."""
        self._is_closed = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
