"""The one thread of this process that writes: all waiting jobs are written in one transaction, which is committed
before any of them is acknowledged. So many small writes cost little more than one, and a single write does not wait.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, delete, insert, select, tuple_, update
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnectionLeft

from runabout.server.entries import Summary
from runabout.server.errors import Conflict, ServerFault, stopping
from runabout.server.storage.models import moves, sitters, tables

log = logging.getLogger(__name__)

MAX_JOBS = 1000
"""Jobs in one transaction: a bound to how long the first of them waits for the others."""

SERIALIZATION_FAILURES = ("40001", "40P01")
"""PostgreSQL's codes for a transaction that conflicted with another, and may be tried again."""

FOREIGN_KEY = ("23503", "SQLITE_CONSTRAINT_FOREIGNKEY")
"""The two databases' codes for a row of a table that does not exist."""

add_moves = insert(moves)

set_summary = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values(status=bindparam("status"), waits_for=bindparam("waits_for"))
)


@dataclass(slots=True, eq=False)
class Job:
    """Something to be written, whole or not at all.

    Attributes:
        do: called first, inside the transaction; its return value is the job's result.
        rows: of `moves`, all of one table, ascending.
        summary: a table's name and its new summary; None leaves the stored one.
    """

    do: Callable[[Connection], Any] | None = None
    rows: Sequence[dict[str, Any]] = ()
    summary: tuple[str, Summary] | None = None
    result: Any = None
    fault: Exception | None = None
    loop: asyncio.AbstractEventLoop = field(default_factory=asyncio.get_running_loop)
    future: asyncio.Future[Any] = field(init=False)

    def __post_init__(self) -> None:
        self.future = self.loop.create_future()


class Writer:
    """Writes jobs in the order in which they were put, in a thread of its own.

    Args:
        engine: a writer's (see database.open_engine).
        observe: takes measurements by name: "append", seconds that a batch took; "batch", entries in it.
    """

    def __init__(self, engine: Engine, observe: Callable[[str, float], None] = lambda name, value: None) -> None:
        self._engine = engine
        self._observe = observe
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._coming: list[Job] = []
        self._lock = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="runabout writer", daemon=True)
        self._thread.start()

    def put(self, job: Job) -> asyncio.Future[Any]:
        """Take a job. Its future gives the result once it is committed, or Conflict, or a ServerFault."""
        with self._lock:  # so that no job is put behind the end of the queue, where it would wait for ever
            if self._closed:
                job.future.set_exception(stopping())
            else:
                if not self._coming:
                    job.loop.call_soon(self._hand_over)
                self._coming.append(job)
        return job.future

    def _hand_over(self) -> None:
        """Queue the jobs of this iteration of the event loop together: waking the thread costs more than a job."""
        with self._lock:
            jobs, self._coming = self._coming, []
            if jobs:
                self._queue.put(jobs)

    def close(self) -> None:
        """Write what was put, and end; returns when that is done."""
        self._hand_over()
        with self._lock:
            self._closed = True
            self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        goes_on = True
        while goes_on:
            jobs: list[Job] = []
            waiting = self._queue.get()
            while waiting is not None:
                jobs += waiting
                if len(jobs) >= MAX_JOBS:
                    break
                try:
                    waiting = self._queue.get_nowait()
                except Empty:
                    break
            else:
                goes_on = False
            if jobs:
                began = time.perf_counter()
                self._write(jobs)
                self._observe("append", time.perf_counter() - began)
                self._observe("batch", sum(len(job.rows) for job in jobs))
                self._tell(jobs)

    def _write(self, jobs: Sequence[Job], *, is_retry: bool = False) -> None:
        """Write all of them, or find out which one is at fault. `is_retry`: a first try may have been committed,
        unknown to this process.
        """
        try:
            self._commit(jobs)
        except Exception as fault:  # noqa: BLE001  # a fault of one job must not end the thread that all wait for
            if is_trouble(fault):
                if not is_retry and _may_retry(fault):
                    return self._write(jobs, is_retry=True)
                log.error("the database refuses to write: %s", reason(fault))
                for job in jobs:
                    job.fault = not_ready()
            elif len(jobs) == 1:
                jobs[0].fault = self._fault_of(jobs[0], fault, is_retry)
            else:
                self._write_each(jobs, is_retry)

    def _write_each(self, jobs: Sequence[Job], is_retry: bool) -> None:
        for at, job in enumerate(jobs):
            self._write([job], is_retry=is_retry)
            if isinstance(job.fault, ServerFault) and job.fault.code == "not-ready":
                for other in jobs[at:]:  # the database is gone meanwhile; each job would wait for it in turn
                    other.fault = job.fault
                return

    def _fault_of(self, job: Job, fault: Exception, is_retry: bool) -> Exception | None:
        """The fault for the caller; None where a first try has written the job after all."""
        try:
            if is_retry and isinstance(fault, IntegrityError) and self._is_there(job):
                return None
        except DBAPIError as trouble:
            log.error("it is unknown whether the database has written: %s", reason(trouble))
            return not_ready()
        return _for_caller(fault)

    def _commit(self, jobs: Sequence[Job]) -> None:
        with self._engine.begin() as connection:
            for job in jobs:
                if job.do:
                    job.result = job.do(connection)
            # In the same order in every process, so that no two wait for each other's rows.
            rows = [row for job in jobs for row in job.rows]
            if len(jobs) > 1:
                rows.sort(key=lambda row: (row["table_id"], row["number"]))
            if rows:
                connection.execute(add_moves, rows)
            # Summaries come after moves: a writer with an older one fails at its moves first.
            summaries = dict(job.summary for job in jobs if job.summary)
            if summaries:
                _summarise(connection, summaries)

    def _is_there(self, job: Job) -> bool:
        """Whether exactly the entries of this job are in the database: the first try was committed after all."""
        places = [(row["table_id"], row["number"]) for row in job.rows]
        with self._engine.begin() as connection:
            found = connection.execute(
                select(moves).where(tuple_(moves.c.table_id, moves.c.number).in_(places)).order_by(moves.c.number)
            )
            return bool(places) and [dict(row._mapping) for row in found] == list(job.rows)

    def _tell(self, jobs: Sequence[Job]) -> None:
        """Settle the jobs' futures, with one call for each event loop."""
        by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
        for job in jobs:
            by_loop.setdefault(job.loop, []).append(job)
        for loop, its in by_loop.items():
            try:
                loop.call_soon_threadsafe(_settle, its)
            except RuntimeError:  # the loop has ended, and nothing waits
                log.debug("nothing waits any more for %d writes", len(its))


def _summarise(connection: Connection, summaries: dict[str, Summary]) -> None:
    """Store the summaries of several tables. Their guests seldom change: they are read, and written only if so."""
    names = sorted(summaries)
    connection.execute(
        set_summary,
        [{"which": name, "status": summaries[name].status, "waits_for": summaries[name].waits_for} for name in names],
    )
    stored: dict[str, set[str]] = {name: set() for name in names}
    for table, guest in connection.execute(
        select(sitters.c.table_id, sitters.c.guest).where(sitters.c.table_id.in_(names))
    ):
        stored[table].add(guest)
    wanted = {name: {guest for guest in summaries[name].guests if guest} for name in names}
    gone = [(guest, name) for name in names for guest in sorted(stored[name] - wanted[name])]
    come = [{"guest": guest, "table_id": name} for name in names for guest in sorted(wanted[name] - stored[name])]
    if gone:
        connection.execute(delete(sitters).where(tuple_(sitters.c.guest, sitters.c.table_id).in_(gone)))
    if come:
        connection.execute(insert(sitters), come)


def _settle(jobs: Sequence[Job]) -> None:
    for job in jobs:
        if not job.future.done():
            if job.fault:
                job.future.set_exception(job.fault)
            else:
                job.future.set_result(job.result)


def is_trouble(fault: Exception) -> bool:
    """Whether a fault is the database's own rather than that of what was read or written."""
    if isinstance(fault, IntegrityError | DataError | ProgrammingError):
        return False
    return isinstance(fault, DBAPIError | NoConnectionLeft | sqlite3.Error)


def not_ready() -> ServerFault:
    """What a request is told while the database does not answer."""
    return ServerFault("not-ready")


def reason(fault: Exception) -> str:
    """What went wrong in the database's words, without the data."""
    return str(fault.orig if isinstance(fault, DBAPIError) else fault).strip()


def _may_retry(fault: Exception) -> bool:
    """Whether another try may go well at once: the connection was lost, or another transaction went first."""
    if not isinstance(fault, DBAPIError):
        return False
    return fault.connection_invalidated or _code(fault) in SERIALIZATION_FAILURES


def _for_caller(fault: Exception) -> Exception:
    if not isinstance(fault, IntegrityError):
        return fault
    if _code(fault) in FOREIGN_KEY:
        return ServerFault("unknown-table")
    return Conflict("another writer was first")


def _code(fault: DBAPIError) -> str:
    """The database's own code for a fault; "" where it has none."""
    return getattr(fault.orig, "sqlstate", None) or getattr(fault.orig, "sqlite_errorname", None) or ""
