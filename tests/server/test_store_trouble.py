import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading

import pytest
from sqlalchemy import event, text

from runabout.server.errors import BadSetting, Conflict, ServerFault
from runabout.server.storage import Store
from tests.patience import PATIENCE
from tests.server.stores import PLAYING, numbers, opened, opening, played, with_store

# ---------------------------------------------------------------------------------------------- nothing is lost

APPENDING = """
import asyncio, sys
from runabout.server.storage import Store
from runabout.server.entries import Began, Written

async def main():
    store = Store(sys.argv[1])
    await store.start()

    async def player(table):
        number = len(await store.entries(table))
        while True:
            number += 1
            await store.append(table, [Written(number=number, at=0.0, by="", key="", entry=Began())], None)
            sys.stdout.write(f"{table} {number}\\n")
            sys.stdout.flush()

    await asyncio.gather(*(player(table) for table in sys.argv[2:]))

asyncio.run(main())
"""


def test_what_was_acknowledged_outlives_a_killed_process(url):
    names = [f"table{number:05}" for number in range(5)]
    with_store(url, lambda store: asyncio.gather(*(store.create(opening(name), (), PLAYING) for name in names)))
    luck = random.Random(7)
    for _ in range(4):
        process = subprocess.Popen(
            [sys.executable, "-c", APPENDING, url, *names], stdout=subprocess.PIPE, text=True, bufsize=1
        )
        acknowledged = {}
        for _ in range(luck.randrange(50, 500)):
            name, number = process.stdout.readline().split()
            acknowledged[name] = int(number)
        os.kill(process.pid, signal.SIGKILL)
        for line in process.stdout.read().splitlines():  # what it had said, but for half a line at its end
            name, _, number = line.partition(" ")
            acknowledged[name] = max(acknowledged.get(name, 0), int(number or 0))
        process.stdout.close()
        process.wait()

        async def story(store, acknowledged=acknowledged):
            for name, number in acknowledged.items():
                found = await numbers(store, name)
                assert found == list(range(1, len(found) + 1))
                assert len(found) >= number

        with_store(url, story)


def test_what_is_under_way_is_written_before_the_store_closes_and_nothing_after(url):
    async def story():
        store = Store(url)
        await store.start()
        await store.create(opening(), (), PLAYING)
        tasks = [asyncio.create_task(store.append("aaaaaaaaaa", [played(number)], None)) for number in range(1, 51)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*tasks) == [None] * 50
        with pytest.raises(ServerFault) as caught:
            await store.append("aaaaaaaaaa", [played(51)], None)
        return caught.value.code

    assert asyncio.run(asyncio.wait_for(story(), PATIENCE)) == "stopping"
    assert with_store(url, numbers) == list(range(1, 51))


def test_the_event_loop_goes_on_while_the_database_works(url):
    async def story(store):
        beats = 0

        async def heart():
            nonlocal beats
            while True:
                beats += 1
                await asyncio.sleep(0)

        beating = asyncio.create_task(heart())
        await store.create(opening(), (), PLAYING)
        beats = 0
        await store.append("aaaaaaaaaa", [played(number) for number in range(1, 3001)], None)
        while_writing, beats = beats, 0
        await store.entries("aaaaaaaaaa")
        beating.cancel()
        return while_writing, beats

    while_writing, while_reading = with_store(url, story)
    assert while_writing > 1
    assert while_reading > 1


# ------------------------------------------------------------------------------------------- trouble with SQLite


def test_another_writer_is_waited_for(tmp_path):
    path = tmp_path / "tables.db"

    async def story(store):
        await store.create(opening(), (), PLAYING)
        other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        other.execute("BEGIN IMMEDIATE")
        task = asyncio.create_task(store.append("aaaaaaaaaa", [played(1)], None))
        await asyncio.sleep(0.3)
        assert not task.done()
        assert await numbers(store) == []  # readers do not wait
        other.execute("COMMIT")
        other.close()
        await task
        return await numbers(store)

    assert with_store(f"sqlite:///{path}", story) == [1]


@pytest.mark.parametrize(("chosen", "stored"), [("normal", 1), ("full", 2)])
def test_a_host_chooses_how_safe_sqlite_is(tmp_path, chosen, stored):
    async def story():
        async with opened(f"sqlite:///{tmp_path}/tables.db", synchronous=chosen) as store:
            with store._writing.connect() as connection:
                return [
                    connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                    for name in ("synchronous", "journal_mode", "foreign_keys", "busy_timeout")
                ]

    assert asyncio.run(story()) == [stored, "wal", 1, 30000]


def test_a_full_disk_is_told_and_passes(tmp_path):
    async def story(store):
        await store.create(opening(), (), PLAYING)

        @event.listens_for(store._writing, "begin")
        def no_room(connection):
            connection.exec_driver_sql("PRAGMA max_page_count=1")

        with pytest.raises(ServerFault) as caught:
            await store.append("aaaaaaaaaa", [played(number) for number in range(1, 3000)], None)
        event.remove(store._writing, "begin", no_room)
        with store._writing.connect() as connection:
            connection.exec_driver_sql("PRAGMA max_page_count=1000000")
        await store.append("aaaaaaaaaa", [played(1)], None)
        return caught.value.code, await numbers(store)

    assert with_store(f"sqlite:///{tmp_path}/tables.db", story) == ("not-ready", [1])


def test_other_databases_are_refused_with_the_settings_name_and_no_password():
    for url in ("mysql://ann:pw@host/x", "sqlite://", "nonsense pw"):
        with pytest.raises(BadSetting, match="database_url: expected sqlite:///PATH or postgresql://") as caught:
            Store(url)
        assert "pw" not in str(caught.value)


# --------------------------------------------------------------------------------------- trouble with PostgreSQL


def test_a_database_that_comes_back_is_used_again(cluster):
    async def story(store):
        await store.create(opening(), [played(1)], PLAYING)
        await store.ping()
        await asyncio.to_thread(cluster.stop)
        try:
            for call in (
                lambda: store.append("aaaaaaaaaa", [played(2)], PLAYING),
                lambda: store.entries("aaaaaaaaaa"),
                store.ping,
            ):
                with pytest.raises(ServerFault) as caught:
                    await call()
                assert caught.value.code == "not-ready"
        finally:
            await asyncio.to_thread(cluster.start)
        await store.ping()
        await store.append("aaaaaaaaaa", [played(2)], PLAYING)
        return await numbers(store)

    assert with_store(cluster.url("restart"), story) == [1, 2]


def test_a_restart_in_between_is_not_noticed(cluster):
    async def story(store):
        await store.create(opening(), [played(1)], PLAYING)
        await asyncio.to_thread(cluster.stop)
        await asyncio.to_thread(cluster.start)
        await store.append("aaaaaaaaaa", [played(2)], PLAYING)
        return await numbers(store)

    assert with_store(cluster.url("restart"), story) == [1, 2]


def cut(cluster, connection):
    """Break the line that a connection of SQLAlchemy's uses."""
    backend = connection.connection.dbapi_connection.info.backend_pid
    with cluster.connect("postgres") as other:
        assert other.execute("SELECT pg_terminate_backend(%s, 5000)", [backend]).fetchone() == (True,)


def cut_at_the_first_insert(cluster, store):
    """Break the store's connection once, as it is about to insert entries; the list is empty until then."""
    cuts = []

    @event.listens_for(store._writing, "before_cursor_execute")
    def break_once(connection, cursor, statement, parameters, context, executemany):
        if statement.startswith("INSERT INTO moves") and not cuts:
            cuts.append(1)
            cut(cluster, connection)

    return cuts


def test_a_line_that_breaks_before_the_commit_is_mended_and_it_is_written_once(cluster):
    async def story(store):
        await store.create(opening(), [played(1)], PLAYING)
        cuts = cut_at_the_first_insert(cluster, store)
        await store.append("aaaaaaaaaa", [played(2)], PLAYING)
        assert cuts
        return await numbers(store)

    assert with_store(cluster.url("cut"), story) == [1, 2]


def test_a_line_that_breaks_behind_the_commit_does_not_make_a_conflict_of_what_was_written(cluster):
    async def story(store):
        await store.create(opening(), [played(1)], PLAYING)
        cuts = []

        @event.listens_for(store._writing, "commit")
        def break_once(connection):
            if not cuts:
                cuts.append(1)
                connection.connection.dbapi_connection.commit()
                cut(cluster, connection)
                connection.exec_driver_sql("SELECT 1")  # what the answer to the commit would have met

        results = await asyncio.gather(
            store.append("aaaaaaaaaa", [played(2, action="mine")], PLAYING),
            return_exceptions=True,
        )
        assert cuts
        return results, await numbers(store)

    assert with_store(cluster.url("cut"), story) == ([None], [1, 2])


def test_a_line_that_breaks_does_not_hide_a_conflict(cluster):
    async def story(store):
        await store.create(opening(), [played(1)], PLAYING)
        cuts = cut_at_the_first_insert(cluster, store)
        with pytest.raises(Conflict):
            await store.append("aaaaaaaaaa", [played(1, action="another")], PLAYING)
        assert cuts

    with_store(cluster.url("cut"), story)


def test_a_write_that_another_process_holds_up_waits_for_it(cluster):
    url = cluster.url("held")
    database = url.split("/")[3].split("?")[0]

    async def story(store):
        await store.create(opening(), (), PLAYING)
        with cluster.connect(database) as other:
            other.execute("BEGIN")
            other.execute(
                "INSERT INTO moves (table_id, number, at, by, key, body) VALUES ('aaaaaaaaaa', 1, 0, '', '', '{}')"
            )
            task = asyncio.create_task(store.append("aaaaaaaaaa", [played(1)], PLAYING))
            await asyncio.sleep(0.3)
            assert not task.done()
            other.execute("ROLLBACK")
            await task
        return await numbers(store)

    assert with_store(url, story) == [1]


def test_nobody_waits_for_ever_for_a_database_that_is_stuck(cluster, monkeypatch):
    from runabout.server.storage import store as module

    monkeypatch.setattr(module, "PING_SECONDS", 0.2)

    async def story(store):
        answered = threading.Event()

        @event.listens_for(store._reading, "before_cursor_execute")
        def hang(*_):
            answered.wait(PATIENCE)

        with pytest.raises(ServerFault) as caught:
            await store.ping()
        answered.set()
        return caught.value.code

    assert with_store(cluster.url("stuck"), story) == "not-ready"


def test_a_statement_that_takes_for_ever_is_ended_by_the_database(cluster):
    async def story(store):
        with store._writing.connect() as connection:
            return connection.execute(text("SHOW statement_timeout")).scalar()

    assert with_store(cluster.url("limits"), story) == "30s"
